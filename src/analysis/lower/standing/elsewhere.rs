//! Texts that work where their card is not in play, and those that speak of such a place in vain.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::diagnostic::Code;
use crate::program::{Ask, Cards, Leaf, WorksIn, ZoneRef};
use crate::syntax::tree::At;

impl Lowering<'_> {
    /// "While this card is in your hand", "… on top of the discard pile": it works there, and not in play.
    pub fn elsewhere(&self, condition: &Boolean) -> Option<WorksIn> {
        match condition {
            Boolean::Ask(Ask::In(cards, set)) if *cards == Cards::THIS => {
                let step = self.text.sets.get(set.index())?;
                let (Leaf::Zone(zone) | Leaf::Top { of: zone, .. } | Leaf::Bottom { of: zone, .. }) =
                    step.leaf
                else {
                    return None;
                };
                let (ZoneRef::Of(kind, _) | ZoneRef::Shared(kind) | ZoneRef::Every(kind)) = zone else {
                    return None;
                };
                let is_elsewhere = step.last && !self.world.zones[kind.index()].in_play;
                is_elsewhere.then_some(WorksIn::Zone(kind))
            }
            Boolean::All(parts) => parts.iter().find_map(|part| self.elsewhere(part)),
            Boolean::Always | Boolean::Never | Boolean::Ask(_) | Boolean::Not(_) | Boolean::Any(_) => None,
        }
    }

    /// A text that works in play never sees its card in a hand or in a pile.
    pub fn is_there_by_then(&mut self, condition: &Boolean, at: At) -> Option<()> {
        if self.works_in() != WorksIn::Play || self.elsewhere(condition).is_none() {
            return Some(());
        }
        let message =
            format!("\"{}\" is never true: this text works only while its card is in play", self.quote(at));
        let help = "say first where the text works: While this card is in your ‹held›, whenever …; or wait for what happens to it in play: Whenever this card leaves play, …";
        self.refuse(Code::NeverHappens, at, message, "not in play", help)
    }
}
