//! Conditions that were met and wait: in which order they take effect, and who decides it.

use smallvec::SmallVec;

use super::Match;
use super::evaluate::first_in_turn_order;
use super::journal::{Actor, Deed, How, Journal};
use super::listen::code;
use crate::game::{Event, Group, Handling, Player, Players, Question, Waiting};

impl<J: Journal> Match<'_, J> {
    /// Starts the next one, or asks which is next.
    #[inline(never)]
    pub(super) fn start_waiting(&mut self) {
        if self.game.waiting.len() == 1 {
            return self.start(0);
        }
        let Some(batch) = self.game.waiting.first().map(|one| one.batch) else { return };
        let waiting = self.game.waiting.iter().enumerate().filter(|(_, one)| one.batch == batch);
        if let Some((number, _)) = waiting.clone().find(|(_, one)| one.source.is_none()) {
            return self.start(number);
        }
        let controllers: Players = waiting.clone().map(|(_, one)| one.you).collect();
        let Some(first) = first_in_turn_order(&self.game, self.table, controllers) else { return };
        let theirs: SmallVec<[usize; 8]> =
            waiting.filter(|(_, one)| one.you == first).map(|(number, _)| number).collect();
        let first_of_theirs = &self.game.waiting[theirs[0]];
        let is_same = |number: &usize| self.are_the_same(first_of_theirs, &self.game.waiting[*number]);
        if theirs.len() == 1 || theirs.iter().all(is_same) {
            return self.start(theirs[0]);
        }
        self.game.ask(self.who_orders(first), Question::Order);
        for number in theirs {
            let source = self.game.waiting[number].source;
            if let Some(pending) = self.game.decision_mut() {
                pending.with(Group::Next { number: number as u16, source });
            }
        }
    }

    /// Whether it makes no difference which of the two comes first: the same text about the same things.
    fn are_the_same(&self, one: &Waiting, other: &Waiting) -> bool {
        let reads = self.table.reads(one.text(), one.ability());
        let (event, others) = (&one.event, &other.event);
        (one.text(), one.ability()) == (other.text(), other.ability())
            && one.kept == other.kept
            && (!reads.this || (one.source, one.stay) == (other.source, other.stay))
            && (!reads.card || (event.card, event.stay) == (others.card, others.stay))
            && (!reads.player || event.player == others.player)
            && (!reads.cause || event.cause == others.cause)
            && (!reads.number || event.amount == others.amount)
            && (!reads.place
                || Event { card: None, stay: 0, ..*event } == Event { card: None, stay: 0, ..*others })
    }

    /// The player whose turn it is; in a team that shares its turn, a member orders their own.
    fn who_orders(&self, controller: Player) -> Player {
        if self.taking_turn().contains(controller) {
            return controller;
        }
        self.or_next(self.game.active())
    }

    pub(super) fn start(&mut self, number: usize) {
        let text = self.game.waiting[number].text();
        if !self.may_start(text) {
            return;
        }
        let waiting = &mut self.game.waiting[number];
        let Waiting { slot, you, source, stay, event, .. } = *waiting;
        let kept = if waiting.kept.is_some() { waiting.kept.take() } else { None };
        match number + 1 == self.game.waiting.len() {
            true => self.game.waiting.truncate(number),
            false => drop(self.game.waiting.remove(number)),
        }
        let Some(pc) = code(self.table, slot.text, slot.ability) else { return };
        if !self.game.handling.is_idle() {
            self.game.handling = Handling::default();
        }
        let actor = Actor { text: slot.text, source };
        self.journal.acted(self.table, &self.game, &Deed { actor, you, how: How::Effect, event });
        let frame = self.begin_text(slot.text, pc, you, event);
        (frame.source, frame.stay) = (source, stay);
        if let Some(keeps) = &kept {
            self.go_on_with_kept(keeps);
        }
    }
}
