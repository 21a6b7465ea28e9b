//! Counters, numbers, names, dice, points, and what players say.

use crate::engine::Match;
use crate::engine::journal::{Actor, Deed, How, Journal};
use crate::engine::table::{Held, Paid};
use crate::game::{Card, CardSet, Counting, Event, Group, Kept, Player, Question, Work};
use crate::program::{AttributeId, Cards, CellId, CounterId, EventKind, LifetimeId, Num, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Points, or something said.
    pub(super) fn tell_number(&mut self, kind: EventKind, who: Who, num: Num, about: u16) {
        let amount = self.look().short(num);
        self.for_players(Event { amount, about, ..Event::new(kind) }, who);
    }

    /// Sets a number for a while.
    pub(super) fn keep_number(&mut self, cell: CellId, value: Num, lasts: LifetimeId) {
        let number = self.look().short(value);
        let at = self.table.cell(cell, self.frame().you);
        let before = self.game.cells[at];
        self.game.cells[at] = number;
        self.hold(Kept::Cell(cell, before), lasts);
    }

    /// Somebody puts so many counters on cards, or takes them off.
    pub(super) fn count_counters(
        &mut self,
        kind: EventKind,
        who: Who,
        (counter, count): (CounterId, Num),
        cards: Cards,
    ) {
        let (event, lying) = self.counted(kind, who, (counter, count), cards);
        let acted = self.frame().acted.clone();
        self.happen_to_now(event, lying, &acted);
    }

    /// Somebody takes off all counters of the kind that are on cards: each loses its own.
    pub(super) fn remove_all_counters(&mut self, who: Who, (counter, count): (CounterId, Num), cards: Cards) {
        let (event, lying) = self.counted(EventKind::RemoveCounters, who, (counter, count), cards);
        let acted = self.frame().acted.clone();
        match lying.has_several() && event.amount > 0 {
            true => self.happen_to_each_with(event, self.with_all_counters(counter, lying), &acted),
            false => self.happen_to_now(event, lying, &acted),
        }
    }

    /// The event, and those of the cards that are in play and still the same.
    fn counted(
        &mut self,
        kind: EventKind,
        who: Who,
        (counter, count): (CounterId, Num),
        cards: Cards,
    ) -> (Event, CardSet<W>) {
        self.new_batch();
        let look = self.look();
        let player = look.person(who).unwrap_or(look.you);
        let event = Event {
            amount: look.short(count),
            about: u16::from(counter.0),
            ..self.caused(kind, Some(player))
        };
        (event, self.still_there(&look, cards).and(self.game.zones.in_play()))
    }

    /// Those of the cards that have such counters, each with their number.
    fn with_all_counters(&self, counter: CounterId, cards: CardSet<W>) -> Vec<(Card, i16)> {
        let has = |card| (card, self.game.counters_on(card, counter));
        cards.iter().map(has).filter(|(_, number)| *number > 0).collect()
    }

    pub(super) fn name(&mut self, who: Who, attribute: AttributeId) {
        let Some(player) = self.asked(who) else { return };
        let event = Event { about: attribute.0.into(), ..self.caused(EventKind::Name, Some(player)) };
        if self.is_forbidden(&event) {
            return self.comes_to_nothing(EventKind::Name);
        }
        let (first, count) = self.table.values_of(attribute);
        let group = Group::Values { attribute, first, count };
        self.ask(player, Question::Value).with(group);
    }

    /// Somebody changes a number of the game, or of a player.
    pub(super) fn change_cell(&mut self, cell: CellId, (by, of): (Who, Who), num: Num, counting: Counting) {
        self.new_batch();
        let (you, amount, look) = (self.frame().you, self.number(num), self.look());
        let (player, receiver) = (self.person(by).unwrap_or(you), look.owner_of(cell, of));
        // As a draw of no cards is none.
        let is_nothing = amount == 0 && counting != Counting::Becomes;
        if is_nothing || receiver.is_none() && look.is_of_each(cell) {
            return self.comes_to_nothing(EventKind::ChangeValue);
        }
        if self.is_unseen(EventKind::ChangeValue) {
            let changed = self.change_number(cell, receiver.unwrap_or(player), amount, counting);
            if changed == 0 && counting != Counting::Becomes {
                return self.comes_to_nothing(EventKind::ChangeValue);
            }
            return self.touch(self.table.kind(EventKind::ChangeValue).touches);
        }
        let event = self.caused(EventKind::ChangeValue, Some(player));
        let mut event = Event { about: u16::from(cell.0), amount, counting, receiver, ..event };
        let acted = self.frame().acted.clone();
        self.happen_now(&mut event, None, &acted);
    }

    /// All of it or nothing.
    pub(super) fn pay(&mut self, cell: CellId, who: Who, num: Num) {
        let paid = Paid { of: Held::Goods(cell), who, number: num, counting: Counting::Paid };
        if self.has_enough(&self.look(), paid) {
            self.change_cell(cell, (who, who), num, Counting::Paid);
        } else {
            self.new_batch();
            self.comes_to_nothing(EventKind::ChangeValue);
        }
    }

    /// Something of theirs becomes another's, unless there is nobody who could give it or get it.
    pub(super) fn give_goods(&mut self, cell: CellId, who: Who, to: Who, num: Num) {
        self.new_batch();
        let (amount, receiver) = (self.number(num), self.person(to));
        let event = self.caused(EventKind::ChangeValue, self.person(who));
        let event = Event { about: u16::from(cell.0), amount, counting: Counting::Given, receiver, ..event };
        let is_there = |player: Option<Player>| player.is_some_and(|one| self.game.players().contains(one));
        let is_for_nobody = !is_there(event.player) || !is_there(receiver) || event.player == receiver;
        if amount <= 0 || is_for_nobody {
            return self.comes_to_nothing(EventKind::ChangeValue);
        }
        let acted = self.frame().acted.clone();
        self.happen_now(&mut { event }, None, &acted);
    }

    /// The event that is being changed gets another number.
    pub(super) fn set_event_amount(&mut self, num: Num) {
        let amount = self.look().short(num);
        let road = self.game.stack.iter_mut().rev().find_map(|work| match work {
            Work::Road(road) => Some(road),
            Work::Body(_) | Work::Settle(..) => None,
        });
        let Some(road) = road else { return };
        let event = road.event;
        road.event.amount = amount;
        let frame = self.frame();
        let actor = Actor { text: frame.text, source: frame.source };
        let changed = Event { amount, ..event };
        let deed =
            Deed { actor, you: frame.you, how: How::Amount(event.amount), event: changed, ability: None };
        self.journal.acted(self.table, &self.game, &deed);
    }
}
