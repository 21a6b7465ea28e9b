//! From one stop of a turn to the next: what [`super::flow`] does step by step where somebody looks on is done at once
//! where nobody does. Comes to the same game.

use super::Match;
use super::calm::Calm;
use super::evaluate::next_after;
use super::journal::Journal;
use super::table::{QuietTurns, Stops};
use crate::game::{CardSet, Event, Player, Players, Step, TextNo, Touched, Work};
use crate::program::EventKind;

/// What comes after a text that is over.
pub enum Onward {
    /// The next one has begun in its place.
    Text,
    /// Something was told, or something else comes next.
    Else,
    /// It is not known yet, and nothing is done.
    Unknown,
}

impl<J: Journal> Match<'_, J> {
    /// The text of a step is over, and perhaps the turn.
    #[inline(never)]
    pub(super) fn goes_on_quietly(&mut self, ends_turn: bool) -> Onward {
        let Some(turns) = self.table.quiet_turns() else { return Onward::Unknown };
        if !self.calm.are_turns_calm {
            if self.game.stack.len() != 1 || !self.are_turns_even() {
                return Onward::Unknown;
            }
            if self.is_nothing_added(turns) {
                self.note_even_turns();
            }
        }
        let step = match self.game.steps.last() {
            Some(Step::PhaseEnds(_) | Step::TurnEnds) if ends_turn => Step::TurnEnds,
            Some(step @ (Step::PhaseEnds(_) | Step::TurnEnds)) => *step,
            Some(_) | None => return Onward::Unknown,
        };
        let step = self.pass(turns, step);
        if let Step::Phase(number) = step {
            if let Some(step) = self.game.steps.last_mut() {
                *step = Step::PhaseEnds(number);
            }
            let (_, text) = self.table.phases[usize::from(number)];
            self.begin_text_of_phase(text, self.game.active());
            return Onward::Text;
        }
        self.calm = Calm::default();
        self.pop_frame();
        self.game.steps.pop();
        self.arrive(step);
        self.flow_from(step);
        Onward::Else
    }

    /// Whether nothing is skipped, held back, about to end or depends on whose turn it is, and everybody is there.
    #[inline]
    pub(super) fn is_even(&self) -> bool {
        self.calm.are_turns_calm || self.are_turns_even()
    }

    #[inline(never)]
    fn are_turns_even(&self) -> bool {
        let game = &self.game;
        !J::LOOKS_ON
            && game.looked
            && game.met.is_empty()
            && game.held_back.is_empty()
            && game.together == 0
            && game.ending.is_none()
            && game.seats.skips.is_empty()
            && game.seats.sits_out.is_empty()
            && game.players() == self.table.everyone()
            && !game.heeded.meets(&Touched::TURN_AND_REST)
    }

    /// The step that comes next, where nothing is being done.
    pub(super) fn pass_unseen(&mut self, step: Step) -> Step {
        match self.table.quiet_turns() {
            Some(turns) if self.is_even() => {
                let next = self.pass(turns, step);
                if next != step {
                    self.arrive(next);
                }
                next
            }
            Some(_) | None => step,
        }
    }

    /// A phase has begun and has to end.
    fn arrive(&mut self, step: Step) {
        if let Step::Phase(number) = step {
            self.then(Step::PhaseEnds(number));
        } else if let Step::PhaseOffers(number) = step {
            self.then(Step::PhaseEnds(number));
            self.then(Step::Phase(number));
        }
    }

    /// Whether nobody may look at a step, and no turn is added, for as long as it is calm.
    #[inline]
    pub(super) fn is_nothing_added(&self, turns: &QuietTurns) -> bool {
        let seats = &self.game.seats;
        !turns.may_be_looked_at(&self.game) && seats.again.is_empty() && seats.interrupted.is_none()
    }

    /// Passes what nobody looks at from a step of a turn on: the step that comes then.
    #[inline(always)]
    fn pass(&mut self, turns: &QuietTurns, step: Step) -> Step {
        let Some(from) = turns.number(step) else { return step };
        let stops = self.stops_of(turns, self.game.active());
        match stops.next(from) {
            Some(to) if to == from => step,
            Some(to) => self.pass_to(turns, from, to),
            None => self.pass_to_next_turn(turns, from),
        }
    }

    /// Where turns of the player stop now.
    #[inline(always)]
    pub(super) fn stops_of(&mut self, turns: &QuietTurns, player: Player) -> Stops {
        match self.calm.are_turns_calm {
            true => turns.always(),
            false => self.in_play.stops(self.table, turns, &self.game, player),
        }
    }

    /// The steps in between count, and that is all.
    #[inline(always)]
    fn pass_to(&mut self, turns: &QuietTurns, from: usize, to: usize) -> Step {
        let game = &mut self.game;
        let (before, after) = (turns.stop(from), turns.stop(to));
        game.batch = game.batch.wrapping_add(after.told - before.told);
        if after.begun != before.begun {
            game.done = Players::NOBODY;
        }
        game.phase = after.phase;
        after.step
    }

    #[inline(always)]
    fn pass_to_next_turn(&mut self, turns: &QuietTurns, from: usize) -> Step {
        let Some(player) = self.takes_next_turn(turns) else {
            return self.pass_to(turns, from, turns.over());
        };
        // Nothing has to be worked out where turns always stop at the same step.
        if let (true, Some(first)) = (self.calm.are_turns_calm, turns.first) {
            self.game.batch = self.game.batch.wrapping_add(turns.told - turns.stop(from).told);
            self.game.seats.active = player;
            self.begin_turn_of(player);
            return self.pass_to(turns, QuietTurns::BEGIN, first);
        }
        self.pass_to(turns, from, turns.over());
        self.game.seats.active = player;
        let stops = self.stops_of(turns, player);
        if stops.contains(QuietTurns::BEGIN) {
            return Step::TurnBegins;
        }
        self.begin_turn_of(player);
        let to = stops.next(QuietTurns::BEGIN).unwrap_or(turns.over() - 1);
        self.pass_to(turns, QuietTurns::BEGIN, to)
    }

    #[inline]
    fn begin_turn_of(&mut self, player: Player) {
        self.game.seats.taking_turn = Players::one(player);
        self.count_turn();
    }

    /// Who takes the next turn, unless something has to be seen to before.
    #[inline]
    fn takes_next_turn(&mut self, turns: &QuietTurns) -> Option<Player> {
        let (game, seats) = (&self.game, &self.game.seats);
        let is_added = || !seats.again.is_empty() || seats.interrupted.is_some();
        if game.turn >= turns.last_turn || !self.calm.are_turns_calm && is_added() {
            return None;
        }
        let player = next_after(game, self.table, game.active());
        if self.misses(player) == 0 { Some(player) } else { self.takes_turn_instead(turns, player) }
    }

    /// The same where a player misses the turn, and nobody looks at that.
    #[inline(never)]
    fn takes_turn_instead(&mut self, turns: &QuietTurns, missing: Player) -> Option<Player> {
        let player = next_after(&self.game, self.table, missing);
        let is_awaited = self.game.awaited.may_contain_any(turns.kinds);
        if !turns.may_be_missed || is_awaited || player == missing || self.misses(player) > 0 {
            return None;
        }
        self.game.seats.seat_mut(missing).misses -= 1;
        self.game.batch = self.game.batch.wrapping_add(1);
        self.touch(self.table.kind(EventKind::SkipTurn).touches);
        Some(player)
    }

    /// Turns that the player has to miss.
    #[inline]
    fn misses(&self, player: Player) -> u8 {
        self.game.seats.seat(player).misses
    }

    /// The text of a phase takes the place of the one that is over.
    #[inline]
    fn begin_text_of_phase(&mut self, text: TextNo, player: Player) {
        let game = &mut self.game;
        let [.., Work::Body(frame)] = game.stack.as_mut_slice() else { return };
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
