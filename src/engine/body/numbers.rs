//! Counters, numbers, names, dice, points, and what players say.

use crate::engine::Match;
use crate::engine::journal::{Actor, Deed, How, Journal};
use crate::game::{Counting, Event, Group, Pending, Question, Work};
use crate::program::{AttributeId, CellId, EventKind, Num, Op, ValueId, Who};

impl<J: Journal> Match<'_, J> {
    pub(super) fn count_and_tell(&mut self, op: Op) {
        match op {
            Op::PutCounters { counter, count, on } => {
                self.count_counters(EventKind::PutCounters, counter, count, on);
            }
            Op::RemoveCounters { counter, count, from } => {
                self.count_counters(EventKind::RemoveCounters, counter, count, from);
            }
            Op::Name { who, attribute, .. } => self.name(who, attribute),
            Op::RollDie(who) => self.for_players(EventKind::RollDie, who),
            Op::SetCell(cell, num) => self.change_cell(cell, num, Counting::Becomes),
            Op::AddToCell(cell, num) => self.change_cell(cell, num, Counting::Plus),
            Op::SubtractFromCell(cell, num) => self.change_cell(cell, num, Counting::Minus),
            Op::Score { who, points } => {
                let amount = self.look().short(points);
                self.for_players(EventKind::Score, who);
                self.with_amount(amount, 0);
            }
            Op::AnnounceWord(who, word) => {
                self.for_players(EventKind::Announce, who);
                self.with_amount(0, word.0);
            }
            Op::AnnounceNumber(who, num) => {
                let amount = self.look().short(num);
                self.for_players(EventKind::Announce, who);
                self.with_amount(amount, u16::MAX);
            }
            Op::AnnounceCards(who, cards) => {
                let amount = self.look().cards(cards).len() as i16;
                self.for_players(EventKind::Announce, who);
                self.with_amount(amount, u16::MAX);
            }
            _other => unreachable!("the caller sends only verbs that count and tell"),
        }
    }

    /// Gives the events that were just made their number, and what they are about.
    pub(super) fn with_amount(&mut self, amount: i16, about: u16) {
        for work in self.game.stack.iter_mut().rev() {
            let Work::Road(road) = work else { break };
            road.event.amount = amount;
            road.event.about = about;
        }
    }

    fn count_counters(
        &mut self,
        kind: EventKind,
        counter: crate::program::CounterId,
        count: Num,
        cards: crate::program::Cards,
    ) {
        self.new_batch();
        let look = self.look();
        let event = Event {
            amount: look.short(count),
            about: u16::from(counter.0),
            ..self.caused(kind, Some(look.you))
        };
        let cards = look.cards(cards).and(self.game.zones.in_play());
        let acted = self.frame().acted.clone();
        self.happen_to(event, cards, &acted);
    }

    fn name(&mut self, who: Who, attribute: AttributeId) {
        let Some(player) = self.look().person(who) else { return };
        let values = &self.table.program.values;
        let first = values.iter().position(|value| value.attribute == attribute).unwrap_or(0);
        let count = values.iter().filter(|value| value.attribute == attribute).count();
        let group = Group::Values { attribute, first: ValueId(first as u16), count: count as u16 };
        self.ask(Pending::new(player, Question::Value).with(group));
    }

    fn change_cell(&mut self, cell: CellId, num: Num, counting: Counting) {
        self.new_batch();
        let look = self.look();
        let event = Event {
            about: u16::from(cell.0),
            amount: look.short(num),
            counting,
            ..self.caused(EventKind::ChangeValue, Some(look.you))
        };
        let acted = self.frame().acted.clone();
        self.happen(event, &acted);
    }

    /// The event that is being changed gets another number.
    pub(super) fn set_event_amount(&mut self, num: Num) {
        let amount = self.look().short(num);
        let road = self.game.stack.iter_mut().rev().find_map(|work| match work {
            Work::Road(road) => Some(road),
            Work::Flow(_) | Work::Body(_) | Work::Settle(_) => None,
        });
        let Some(road) = road else { return };
        let event = road.event;
        road.event.amount = amount;
        let frame = self.frame();
        let actor = Actor { text: frame.text, source: frame.source };
        let changed = Event { amount, ..event };
        let deed = Deed { actor, you: frame.you, how: How::Amount(event.amount), event: changed };
        self.journal.acted(self.table, &self.game, &deed);
    }
}
