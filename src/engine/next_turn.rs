//! From one turn to the next where nobody looks on.

use super::Match;
use super::evaluate::next_after;
use super::journal::Journal;
use super::table::{QuietTurns, Stop, Stops};
use crate::game::{CardSet, Event, Player, Players, SKIPPED};
use crate::program::EventKind;

/// What comes after a turn.
pub enum Next<'t> {
    /// The next one has begun, and stops there.
    Turn(Stops),
    /// A step that has to be done before.
    Stop(&'t Stop),
    /// Somebody heard that the next one is missed, before this step.
    Told(&'t Stop),
}

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// Nothing is left of the turn: the next one has begun, unless a step has to be seen to before.
    #[inline(always)]
    pub(super) fn pass_to_next_turn(&mut self, turns: &'t QuietTurns<W>, from: usize) -> Next<'t> {
        let next = self.takes_next_turn(turns);
        // Calm turns stop at the same step first.
        if let (Some(player), Some(first), true) = (next, turns.first, self.calm.are_turns_calm()) {
            self.begin_turn_of(player, turns, from);
            return Next::Stop(self.pass_to(turns, QuietTurns::<W>::BEGIN, first));
        }
        let Some(player) = next else {
            let over = self.pass_to(turns, from, turns.over());
            return if self.tells_of_missed_turn(turns) { Next::Told(over) } else { Next::Stop(over) };
        };
        let stops = self.stops_of(turns, player);
        if stops.has_to_be_done(QuietTurns::<W>::BEGIN) {
            self.pass_to(turns, from, turns.over());
            self.game.seats.active = player;
            return Next::Stop(turns.stop(QuietTurns::<W>::BEGIN));
        }
        self.begin_turn_of(player, turns, from);
        Next::Turn(stops)
    }

    /// The turn begins after what was left of the one before. Which phase it is depends on where it stops.
    #[inline(always)]
    fn begin_turn_of(&mut self, player: Player, turns: &QuietTurns<W>, from: usize) {
        self.game.batch = self.game.batch.wrapping_add((turns.told - turns.stop(from).told).into());
        self.game.seats.active = player;
        self.game.seats.taking_turn = Players::one(player);
        self.count_turn();
    }

    /// Who takes the next turn, unless something has to be seen to before.
    #[inline]
    fn takes_next_turn(&mut self, turns: &QuietTurns<W>) -> Option<Player> {
        let (game, seats) = (&self.game, &self.game.seats);
        let is_added = || !seats.again.is_empty() || seats.interrupted.is_some();
        if game.turn >= turns.last_turn || !self.calm.are_turns_calm() && is_added() {
            return None;
        }
        let player = next_after(game, self.table, game.active());
        if self.misses(player) == 0 { Some(player) } else { self.takes_turn_instead(turns, player) }
    }

    /// The same where a player misses the turn, and nobody looks at that.
    #[inline(never)]
    fn takes_turn_instead(&mut self, turns: &QuietTurns<W>, missing: Player) -> Option<Player> {
        let player = next_after(&self.game, self.table, missing);
        let is_awaited = self.game.awaited.may_contain_any(turns.kinds);
        let is_seen = is_awaited || turns.are_misses_counted || self.is_listened_to(EventKind::SkipTurn);
        if is_seen || player == missing || self.misses(player) > 0 {
            return None;
        }
        self.game.seats.seat_mut(missing).misses -= 1;
        self.game.batch = self.game.batch.wrapping_add(1);
        self.touch(self.table.kind(EventKind::SkipTurn).touches);
        Some(player)
    }

    /// Where the next player misses the turn and somebody may look at that: it is over, and told. Whether somebody heard it.
    #[inline(never)]
    fn tells_of_missed_turn(&mut self, turns: &QuietTurns<W>) -> bool {
        let missing = next_after(&self.game, self.table, self.game.active());
        let (game, facts) = (&self.game, self.table.kind(EventKind::SkipTurn));
        let is_added = !game.seats.again.is_empty() || game.seats.interrupted.is_some();
        let is_more = game.turn >= turns.last_turn || is_added || game.awaited.may_contain_any(turns.kinds);
        if is_more || facts.is_counted || facts.is_unlistened || self.misses(missing) == 0 {
            return false;
        }
        (self.game.seats.active, self.game.seats.taking_turn) = (missing, Players::NOBODY);
        self.game.seats.seat_mut(missing).misses -= 1;
        self.game.batch = self.game.batch.wrapping_add(1);
        self.touch(facts.touches);
        let event = Event { about: SKIPPED, ..Event::of(EventKind::SkipTurn, missing) };
        self.wait_for_their_turn(self.table.listeners.after(facts), &event, &CardSet::EMPTY);
        !self.game.waiting.is_empty()
    }

    /// Turns that the player has to miss.
    #[inline]
    fn misses(&self, player: Player) -> u8 {
        self.game.seats.seat(player).misses
    }
}
