//! Whether nothing forbids what an instruction would make happen, before anybody is asked whether to do it.

use super::choose::number_of;
use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::{choosable, is_prohibited};
use crate::engine::table::{Makes, Needed};
use crate::game::{Card, Counting, Event, Zone};
use crate::program::{Cards, Facing, Op};

impl<J: Journal> Match<'_, J> {
    /// Whether one of those who do it may, and with one of its cards, or with as many as are chosen for it.
    #[inline(never)]
    pub(super) fn is_allowed(
        &self,
        look: &Look<'_>,
        op: Op,
        cards: Option<Cards>,
        among: Option<Needed>,
    ) -> bool {
        let Some(deed) = Makes::of(op) else { return true };
        let event = self.event_of(look, op, &deed);
        let Some(cards) = cards else {
            let may = |player| !self.is_prohibited(&Event { player: Some(player), ..event });
            return look.people(deed.who).iter().any(may);
        };
        let player = look.person(deed.who);
        let may = |card: &Card| {
            let (from, stay) = (Some(self.game.zones.place(*card)), self.game.zones.stay(*card));
            !self.is_prohibited(&Event { player, card: Some(*card), from, stay, ..event })
        };
        let (cards, least) = match among {
            Some(needed) => {
                let least = number_of(look, needed.count).0.max(1);
                (choosable(look, needed.purpose, needed.set), least)
            }
            // Whether there are any is asked elsewhere.
            None => (look.cards(cards), 1),
        };
        cards.is_empty() || cards.iter().filter(may).take(least).count() == least
    }

    fn is_prohibited(&self, event: &Event) -> bool {
        is_prohibited(self.table, &self.game, event)
    }

    /// What the instruction would make happen, as far as it is the same for all who do it.
    fn event_of(&self, look: &Look<'_>, op: Op, deed: &Makes) -> Event {
        let event = Event { cause: Some(look.you), ..Event::new(deed.kind) };
        let amount = |number| look.short(number).max(1);
        let owner = |zone: Option<Zone>| zone.and_then(|zone| self.table.owner(zone));
        match op {
            Op::Draw { count, from, .. } => {
                Event { amount: amount(count), from: look.one_zone(from), ..event }
            }
            Op::Put { to, .. } => {
                let destination = look.text.destinations[to.index()];
                let (to, end) = (look.one_zone(destination.to), destination.end);
                let face_down = destination.facing == Facing::Down;
                Event { to, end, face_down, receiver: owner(to), ..event }
            }
            Op::Return { to, .. } => {
                let to = look.one_zone(to);
                Event { to, receiver: owner(to), ..event }
            }
            Op::SetAside { face_down, .. } => Event { to: Some(Zone::ASIDE), face_down, ..event },
            Op::Give { to, .. } => {
                let receiver = look.person(to);
                let hand = self.table.zones.hand();
                let to = receiver.and_then(|player| Some(self.table.zones.of(hand?, player)));
                Event { to, receiver, ..event }
            }
            Op::PutCounters { counter, count, .. } | Op::RemoveCounters { counter, count, .. } => {
                Event { amount: amount(count), about: u16::from(counter.0), ..event }
            }
            Op::Score { points, .. } => Event { amount: amount(points), ..event },
            Op::SkipPhase { phase, next, .. } => {
                Event { amount: next.into(), about: u16::from(phase.0), ..event }
            }
            Op::Search { zone, .. } => Event { from: look.one_zone(zone), ..event },
            Op::Shuffle { zone, into, .. } => {
                Event { from: look.one_zone(zone), to: look.one_zone(into), ..event }
            }
            Op::Name { attribute, .. } => Event { about: attribute.0.into(), ..event },
            Op::AnnounceWord(_, word) => Event { amount: 0, about: word.0, ..event },
            Op::AddToCell(cell, number) => {
                Event { amount: amount(number), about: u16::from(cell.0), counting: Counting::Plus, ..event }
            }
            Op::SubtractFromCell(cell, number) => {
                Event { amount: amount(number), about: u16::from(cell.0), counting: Counting::Minus, ..event }
            }
            _another => event,
        }
    }
}
