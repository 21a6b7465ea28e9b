//! Conditions that were met and wait: in which order they take effect, and who decides it.

use super::Match;
use super::evaluate::first_in_turn_order;
use super::journal::{Actor, Deed, How, Journal, Limit};
use super::listen::code;
use crate::game::{Frame, Group, Pending, Player, Players, Question};

/// Abilities started between two offers before the chain is ended.
const LONGEST_CHAIN: u16 = 1_000;

impl<J: Journal> Match<'_, J> {
    /// Starts the next one, or asks which is next.
    pub(super) fn start_waiting(&mut self) {
        let Some(batch) = self.game.waiting.first().map(|one| one.batch) else { return };
        let waiting = self.game.waiting.iter().enumerate().filter(|(_, one)| one.batch == batch);
        if let Some((number, _)) = waiting.clone().find(|(_, one)| one.source.is_none()) {
            return self.start(number);
        }
        let controllers: Players = waiting.clone().map(|(_, one)| one.you).collect();
        let Some(first) = first_in_turn_order(&self.game, self.table.players(), controllers) else {
            // Everybody who waited has left the game.
            self.game.waiting.retain(|one| one.batch != batch);
            return;
        };
        let theirs: Vec<usize> =
            waiting.filter(|(_, one)| one.you == first).map(|(number, _)| number).collect();
        let is_same = |number: &usize| {
            let (one, other) = (&self.game.waiting[theirs[0]], &self.game.waiting[*number]);
            let (one_slot, other_slot) = (one.slot, other.slot);
            one_slot.text == other_slot.text
                && one_slot.ability == other_slot.ability
                && one.event == other.event
                && !self.table.speaks_of_itself(one_slot.text)
        };
        if theirs.iter().all(is_same) {
            return self.start(theirs[0]);
        }
        let mut pending = Pending::new(self.who_orders(first), Question::Order);
        for number in theirs {
            let source = self.game.waiting[number].source;
            pending.groups.push(Group::Next { number: number as u16, source });
        }
        self.game.pending = Some(pending);
    }

    /// The player whose turn it is; in a team that shares its turn, a member orders their own.
    fn who_orders(&self, controller: Player) -> Player {
        if self.game.seats.taking_turn.contains(controller) {
            return controller;
        }
        let active = self.game.active();
        if self.game.players().contains(active) { active } else { controller }
    }

    pub(super) fn start(&mut self, number: usize) {
        let waiting = self.game.waiting.remove(number);
        self.game.chain = self.game.chain.saturating_add(1);
        if self.game.chain > LONGEST_CHAIN {
            return self.break_chain();
        }
        let Some(pc) = code(self.table, waiting.text(), waiting.ability()) else { return };
        self.game.handling = crate::game::Handling::default();
        let actor = Actor { text: waiting.text(), source: waiting.source };
        let deed = Deed { actor, you: waiting.you, how: How::Effect, event: waiting.event };
        self.journal.acted(self.table, &self.game, &deed);
        let mut frame = Frame::new(waiting.text(), pc, waiting.you, waiting.event);
        frame.source = waiting.source;
        frame.stay = waiting.stay;
        self.push_frame(frame, waiting.kept.as_deref());
    }

    /// A chain of abilities without an end is over: what is being done and what waits is dropped, and the
    /// turn goes on.
    pub(super) fn break_chain(&mut self) {
        let waiting = self.game.waiting.iter().map(|one| Actor { text: one.text(), source: one.source });
        let doing = self.game.stack.iter().filter_map(|work| match work {
            crate::game::Work::Body(frame) if !frame.is_flow => {
                Some(Actor { text: frame.text, source: frame.source })
            }
            crate::game::Work::Body(_)
            | crate::game::Work::Flow(_)
            | crate::game::Work::Road(_)
            | crate::game::Work::Settle(_) => None,
        });
        let actors: Vec<Actor> = doing.chain(waiting).collect();
        self.journal.cut_short(self.table, &self.game, Limit::Chain, &actors);
        self.game.waiting.clear();
        self.game.together = 0;
        self.game.chain = 0;
        let flow = self.game.stack.iter().rposition(|work| match work {
            crate::game::Work::Flow(_) => true,
            crate::game::Work::Body(frame) => frame.is_flow,
            crate::game::Work::Road(_) | crate::game::Work::Settle(_) => false,
        });
        let kept = flow.map_or(0, |flow| flow + 1);
        let dropped: Vec<crate::game::Work> = self.game.stack.drain(kept..).collect();
        let sets = self.game.stack.iter().rev().find_map(|work| match work {
            crate::game::Work::Body(frame) => {
                Some(usize::from(frame.sets) + self.table.kept_sets(frame.text))
            }
            crate::game::Work::Flow(_) | crate::game::Work::Road(_) | crate::game::Work::Settle(_) => None,
        });
        self.game.sets.truncate(sets.unwrap_or(0));
        // A card that was being played still goes where the game says.
        let played = |work: &crate::game::Work| matches!(work, crate::game::Work::Settle(_));
        self.game.stack.extend(dropped.into_iter().filter(played));
    }
}
