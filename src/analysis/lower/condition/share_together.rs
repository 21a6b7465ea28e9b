//! "Those cards share a color": one value that all of them have.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::program::Ask;
use crate::syntax::tree::{Determiner, Thing, ThingKind, Word};

use super::boolean::Boolean;

impl Lowering<'_> {
    /// Asks it of several cards that are all there are of them: one alone shares nothing, and of some nobody knows which.
    pub fn share_together(&mut self, what: &Thing, not: bool, attributes: &[Word]) -> Option<Boolean> {
        let is_all = match &what.kind {
            ThingKind::Some(noun) => matches!(noun.determiner, Determiner::All | Determiner::TheMany),
            ThingKind::Those(_) | ThingKind::Rest => true,
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Bound(_) => false,
        };
        if !is_all {
            let said = self.quote(what.at);
            let name = attributes.first().map_or("", |word| self.world.name(word.id)).to_string();
            let message = format!("\"{said}\" does not say which cards are held against each other");
            let help = format!(
                "several cards are: if those cards share a {name}, if all cards in your ‹held› share a {name}; or one against another: if that card shares a {name} with this card"
            );
            return self.refuse(Code::NoGroup, what.at, message, "with which?", help);
        }
        let cards = self.counted_cards(what)?;
        let world = self.world;
        let mut any: Vec<_> = (attributes.iter())
            .map(|word| Boolean::Ask(Ask::AllShare(world.attribute(*word), cards)))
            .collect();
        let boolean = if any.len() == 1 { any.remove(0) } else { Boolean::Any(any) };
        Some(boolean.negated(not))
    }
}
