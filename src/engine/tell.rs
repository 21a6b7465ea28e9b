//! Steps of the course of a game are told to whoever looks at them.

use smallvec::SmallVec;

use super::Match;
use super::journal::Journal;
use super::lifetime::awaited_in_turn_of;
use super::table::Lookers;
use crate::game::{Acted, Event, KindSet, MOST_PLAYERS, Player, Players, Step, Touched};
use crate::program::EventKind;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// An event of the flow, and the step after it.
    pub(super) fn tell(&mut self, kind: EventKind, next: Step) -> Option<Step> {
        self.then(next);
        self.game.batch = self.game.batch.wrapping_add(1);
        self.happen_now(&mut Event::new(kind), None, &Acted::default());
        None
    }

    /// The event that a step of a turn is, for each of the players, at once, and the step after it.
    #[inline]
    pub(super) fn tell_each(&mut self, kind: EventKind, players: Players, next: Step) -> Option<Step> {
        self.game.batch = self.game.batch.wrapping_add(1);
        if self.is_silent(kind, players) {
            self.touch(Touched::TURN);
            if J::LOOKS_ON {
                for player in players.iter() {
                    self.journal.happened(self.table, &self.game, &Event::of(kind, player));
                }
            }
            return Some(next);
        }
        self.tell_listeners(kind, players, next);
        None
    }

    /// Whether nothing looks at a step of the kind that is told now: states that were held back wait for a step.
    #[inline(never)]
    fn is_silent(&self, kind: EventKind, players: Players) -> bool {
        let facts = self.table.kind(kind);
        let is_unheard =
            |lookers: &Lookers<W>| !lookers.may_look(self.table, &self.game, players.only(), i16::MAX);
        let is_silent = facts.is_silent
            || self.game.held_back.is_empty()
                && !facts.is_counted
                && facts.lookers.as_ref().is_some_and(is_unheard);
        is_silent && !(self.game.awaited.may_contain_any(facts.alone) && self.is_awaited(facts.alone))
    }

    /// Whether such a step may matter to an effect that lasts: most wait for a turn of somebody else.
    fn is_awaited(&self, step: KindSet) -> bool {
        let (table, game) = (self.table, &self.game);
        let player = game.seats.taking_turn.only();
        player.is_none_or(|player| awaited_in_turn_of(table, game, player).may_contain_any(step))
    }

    #[inline(never)]
    fn tell_listeners(&mut self, kind: EventKind, players: Players, next: Step) {
        let of = |player| Event::of(kind, player);
        self.then(next);
        let facts = self.table.kind(kind);
        if let (Some(player), true, true) = (players.only(), facts.is_unforbidden, facts.is_unchanged) {
            let heard = self.game.zones.in_play();
            return self.seen(&of(player), &heard);
        }
        let players: SmallVec<[Player; MOST_PLAYERS]> = players.iter().collect();
        self.happen_to_each(&players, None, &Acted::default(), of);
    }
}
