//! From the end of one step of a turn to the next text, where nothing looks at the steps in between: what
//! [`super::flow`] does step by step is done at once. Comes to the same game.

use super::Match;
use super::evaluate::next_after;
use super::journal::Journal;
use super::table::{Next, QuietTurns};
use crate::game::{CardSet, Event, Floating, Player, Players, Step, TextNo, Touched, Work};
use crate::program::EventKind;

impl<J: Journal> Match<'_, J> {
    /// The text of a step is over, and perhaps the turn. False, and nothing is done, where something may look at what
    /// comes next.
    #[inline(never)]
    pub(super) fn goes_on_quietly(&mut self, ends_turn: bool) -> bool {
        let Some(turns) = self.table.quiet_turns() else { return false };
        if !self.calm.are_turns_calm && !self.is_even(turns) {
            return false;
        }
        let over = turns.from.len() - 1;
        let (from, mut told) = match self.game.steps.last() {
            Some(Step::PhaseEnds(number)) if !ends_turn => (usize::from(*number) + 1, 1),
            Some(Step::PhaseEnds(_) | Step::TurnEnds) => (over, 0),
            Some(_) | None => return false,
        };
        let mut way = turns.from[from];
        let mut player = self.game.active();
        let mut missing = None;
        let is_next_turn = way.to.is_none();
        if is_next_turn {
            told += way.told + 2;
            way = turns.from[0];
            player = next_after(&self.game, self.table, player);
            if turns.may_be_missed && self.misses(player) > 0 {
                missing = Some(player);
                player = next_after(&self.game, self.table, player);
            }
            if missing == Some(player) || self.misses(player) > 0 || self.game.turn >= turns.last_turn {
                return false;
            }
        }
        let Some(Next { number, phase, text }) = way.to else { return false };
        if let Some(missing) = missing {
            self.miss_turn(missing);
        }
        if is_next_turn {
            self.begin_turn_at_once(player);
        }
        let game = &mut self.game;
        game.batch = game.batch.wrapping_add(told + way.told);
        game.done = Players::NOBODY;
        game.phase = Some(phase);
        if let Some(step) = game.steps.last_mut() {
            *step = Step::PhaseEnds(number);
        }
        self.begin_text_of_phase(text, player);
        if !self.calm.are_turns_calm {
            self.note_even_turns();
        }
        true
    }

    /// Whether nothing holds for a while, is skipped, missing, or about to end.
    #[inline(never)]
    pub(super) fn is_even(&self, turns: &QuietTurns) -> bool {
        let game = &self.game;
        !J::LOOKS_ON
            && game.stack.len() == 1
            && !turns.unless.meets(game.zones.in_play_ref())
            && game.looked
            && (game.floating.is_empty() || self.do_effects_ignore(turns))
            && game.met.is_empty()
            && game.together == 0
            && game.ending.is_none()
            && game.seats.skips.is_empty()
            && game.players() == self.table.everyone()
            && game.seats.sits_out.is_empty()
            && game.seats.again.is_empty()
            && game.seats.interrupted.is_none()
    }

    /// Whether no effect that holds for a while depends on whose turn it is, or waits for something.
    #[inline(never)]
    fn do_effects_ignore(&self, turns: &QuietTurns) -> bool {
        let reads_turns =
            |one: &Floating| self.table.watched_while(one.text, one.lasts).meets(&Touched::TURN_AND_REST);
        !self.game.awaited.may_contain_any(turns.kinds) && !self.game.floating.iter().any(reads_turns)
    }

    /// Turns that the player has to miss.
    #[inline]
    fn misses(&self, player: Player) -> u8 {
        self.game.seats.seat(player).misses
    }

    /// The turn that the player would have had has come, and nobody sees that it does not take place.
    #[inline(never)]
    fn miss_turn(&mut self, player: Player) {
        self.game.seats.seat_mut(player).misses -= 1;
        self.game.batch = self.game.batch.wrapping_add(1);
        self.touch(self.table.kind(EventKind::SkipTurn).touches);
    }

    /// As the first step of a turn does it.
    #[inline]
    fn begin_turn_at_once(&mut self, player: Player) {
        self.game.seats.active = player;
        self.game.seats.taking_turn = Players::one(player);
        self.count_turn();
    }

    /// The text of a phase takes the place of the one that is over.
    #[inline]
    fn begin_text_of_phase(&mut self, text: TextNo, player: Player) {
        let game = &mut self.game;
        let Some(Work::Body(frame)) = game.stack.last_mut() else { return };
        let first = usize::from(frame.sets);
        frame.begin_step(text, player, Event::of(EventKind::Nothing, player), game.zones.trace());
        let last = first + self.table.kept_sets(text);
        if game.sets.len() == last {
            game.sets[first..].fill(CardSet::EMPTY);
        } else {
            game.sets.truncate(first);
            game.sets.resize(last, CardSet::EMPTY);
        }
    }
}
