//! "Shares a color with …": with one card, with each of several, with so many of them. A card is held against others,
//! never against itself.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::diagnostic::Code;
use crate::program::{Ask, Cards, Expr, How, Leaf, ZoneKindId};
use crate::syntax::tree::{Amount, At, Determiner, Thing, ThingKind, ThingNoun, Word};

use super::described::{Position, Where};
use super::select::takes_several;

impl Lowering<'_> {
    /// The cards that have a value in common with as many of those as the text says.
    pub fn sharing(&mut self, attributes: &[Word], with: &Thing, lie: Option<ZoneKindId>) -> Option<Leaf> {
        if let ThingKind::Some(noun) = &with.kind {
            self.with_how_many(noun, with.at);
        }
        let cards = match &with.kind {
            ThingKind::Some(noun) if !self.is_asked_of_all_at_once(noun, lie) => {
                return self.sharing_one_by_one(attributes, noun, with.at);
            }
            ThingKind::Some(noun) => {
                let leaves = self.noun_leaves(noun, Position::Counted, compared_where(noun), with.at)?;
                Cards::set(self.set(&leaves))
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => self.cards(with)?,
        };
        Some(self.sharing_with(attributes, cards))
    }

    fn sharing_with(&mut self, attributes: &[Word], cards: Cards) -> Leaf {
        let sharing =
            attributes.iter().map(|word| (How::Or, Leaf::Sharing(self.world.attribute(*word), cards)));
        let leaves: Vec<_> = sharing.collect();
        self.folded(&leaves)
    }

    /// Whether one card that it is true of is enough, and no card can be held against itself.
    fn is_asked_of_all_at_once(&self, noun: &ThingNoun, lie: Option<ZoneKindId>) -> bool {
        let with = self.lie_in(noun, Where::Anywhere);
        let lies_apart = with.is_some() && lie.is_some() && with != lie;
        match &noun.determiner {
            Determiner::A | Determiner::Any | Determiner::Bare | Determiner::Count(Amount::OrMore(1)) => {
                lies_apart
            }
            Determiner::The => !noun.other && !takes_several(noun),
            Determiner::Ordinal(_) => true,
            Determiner::Each
            | Determiner::All
            | Determiner::TheMany
            | Determiner::No
            | Determiner::Count(_) => false,
        }
    }

    /// Each card is held against the others on its own.
    fn sharing_one_by_one(&mut self, attributes: &[Word], noun: &ThingNoun, at: At) -> Option<Leaf> {
        let plain = ThingNoun { other: false, ..noun.clone() };
        let mut leaves = self.without_it(at, |lowering| {
            lowering.noun_leaves(&plain, Position::Counted, compared_where(noun), at)
        })?;
        leaves.push((How::AndNot, Leaf::These(Cards::CANDIDATE)));
        let all = self.set(&leaves);
        let alike = self.sharing_with(attributes, Cards::CANDIDATE);
        let with = |how: How| [&leaves[..], &[(how, alike)]].concat();
        let boolean = match &noun.determiner {
            Determiner::Each | Determiner::All | Determiner::TheMany | Determiner::The => {
                let unlike = self.set(&with(How::AndNot));
                Boolean::Ask(Ask::Any(all)).and(Boolean::Ask(Ask::Any(unlike)).negated(true))
            }
            Determiner::A | Determiner::Any | Determiner::Bare => {
                Boolean::Ask(Ask::Any(self.set(&with(How::And))))
            }
            Determiner::No | Determiner::Count(_) | Determiner::Ordinal(_) => {
                let shared = self.set(&with(How::And));
                let count = self.expr(Expr::Count(Cards::set(shared)));
                self.counted(count, noun, at)?
            }
        };
        Some(Leaf::Each(self.some_test(&boolean, at)))
    }

    /// Lowers what is asked of each of several cards: the one a definition is about can't be spoken of there.
    pub fn without_it<T>(&mut self, at: At, inside: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.scope.said_it;
        let found = inside(self)?;
        if self.scope.defined.is_none() || self.scope.said_it == before {
            return Some(found);
        }
        let message = format!("\"{}\" is asked of each of several cards, and not of \"it\"", self.quote(at));
        let help = "hold \"it\" against one card that is known: if the rank of it is more than the rank of the top card of the ‹discards›";
        self.refuse(Code::PointsAtNothing, at, message, "about which one?", help)
    }
}

/// A card has its name wherever it is; of others the text says where they are.
fn compared_where(noun: &ThingNoun) -> Where {
    if noun.named.is_some() { Where::Anywhere } else { Where::Stated }
}
