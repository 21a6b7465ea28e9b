//! Texts that work where their card is not in play, and those that speak of such a place in vain.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::diagnostic::Code;
use crate::program::{Ask, Cards, Leaf, SetStep, WorksIn, ZoneRef};
use crate::syntax::tree::At;

impl Lowering<'_> {
    /// "While this card is in your hand": it works there, and not in play.
    pub fn elsewhere(&self, condition: &Boolean) -> Option<WorksIn> {
        match condition {
            Boolean::Ask(Ask::In(cards, set)) if *cards == Cards::THIS => {
                let step = self.text.sets.get(set.index())?;
                match step.leaf {
                    Leaf::Zone(ZoneRef::Of(kind, _) | ZoneRef::Shared(kind) | ZoneRef::Every(kind))
                        if step.last && !self.world.zones[kind.index()].in_play =>
                    {
                        Some(WorksIn::Zone(kind))
                    }
                    _in_play => None,
                }
            }
            Boolean::All(parts) => parts.iter().find_map(|part| self.elsewhere(part)),
            Boolean::Always | Boolean::Never | Boolean::Ask(_) | Boolean::Not(_) | Boolean::Any(_) => None,
        }
    }

    /// Whether it asks for this card in a hand or in a pile.
    fn is_never_in_play(&self, condition: &Boolean) -> bool {
        match condition {
            Boolean::Ask(Ask::In(cards, set)) if *cards == Cards::THIS => {
                let step = self.text.sets.get(set.index());
                let is_end = |step: &SetStep| matches!(step.leaf, Leaf::Top { .. } | Leaf::Bottom { .. });
                self.elsewhere(condition).is_some() || step.is_some_and(|step| step.last && is_end(step))
            }
            Boolean::All(parts) => parts.iter().any(|part| self.is_never_in_play(part)),
            Boolean::Always | Boolean::Never | Boolean::Ask(_) | Boolean::Not(_) | Boolean::Any(_) => false,
        }
    }

    /// A text that works in play never sees its card in a hand or in a pile.
    pub fn is_there_by_then(&mut self, condition: &Boolean, at: At) -> Option<()> {
        if self.works_in() != WorksIn::Play || !self.is_never_in_play(condition) {
            return Some(());
        }
        let message =
            format!("\"{}\" is never true: this text works only while its card is in play", self.quote(at));
        let help = "say first where the text works: While this card is in your ‹held›, whenever …; or wait for what happens to it in play: Whenever this card leaves play, …";
        self.refuse(Code::NeverHappens, at, message, "not in play", help)
    }
}
