//! A card that was picked out of a pile has no controller until it has been put somewhere.

use crate::analysis::resolve::Nobodys;
use crate::diagnostic::Code;
use crate::program::{Cards, Op};
use crate::syntax::tree::{At, ThingNoun, ThingPlace};

use super::Lowering;
use super::zone::zone_word;

impl Lowering<'_> {
    /// Notes that these cards lie where they are nobody's.
    pub fn note_nobodys(&mut self, noun: &ThingNoun, cards: Cards) {
        let zones = match &noun.place {
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => zones.as_slice(),
            Some(ThingPlace::Of(zone)) => std::slice::from_ref(zone),
            Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) | None => &[],
        };
        let mut kinds = zones.iter().map(|zone| self.world.zone_kind(zone_word(zone)));
        let is_nobodys = |kind: crate::program::ZoneKindId| {
            let zone = &self.world.zones[kind.index()];
            !zone.of_each_player && !zone.in_play
        };
        if !zones.is_empty() && kinds.all(is_nobodys) {
            let since = self.here();
            self.scope.nobodys.push(Nobodys { cards, since });
        }
    }

    /// Refuses the controller of cards that have none.
    pub fn is_controlled(&mut self, cards: Cards, at: At) -> Option<()> {
        let noted = self.scope.nobodys.iter().rev().find(|noted| noted.cards == cards);
        let Some(noted) = noted else { return Some(()) };
        let mut later = self.text.code.iter().skip(noted.since.index());
        if later.any(|op| takes_somewhere(op, cards)) {
            return Some(());
        }
        let message = format!("\"{}\" is nobody: the card is not in play", self.quote(at));
        let help = "say who it is: you; a player of your choice; that player, for somebody named before";
        self.refuse(Code::NotInPlay, at, message, "nobody controls it", help)
    }
}

/// Whether the cards may be somebody's once this is done.
fn takes_somewhere(op: &Op, cards: Cards) -> bool {
    match *op {
        Op::DrawCards { cards: these, .. }
        | Op::Play { cards: these, .. }
        | Op::Put { cards: these, .. }
        | Op::Return { cards: these, .. }
        | Op::Give { cards: these, .. }
        | Op::Do { cards: Some(these), .. } => these == cards,
        Op::Exchange(one, other) => one == cards || other == cards,
        _stays => false,
    }
}
