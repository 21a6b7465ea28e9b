//! From one stop of a turn to the next: what [`super::flow`] does step by step where somebody looks on is done at once
//! where nobody does. Comes to the same game.

use super::Match;
use super::calm::Calm;
use super::journal::Journal;
use super::listen::is_all;
use super::next_turn::Next;
use super::table::{Begins, Heard, QuietTurns, Stop, Stops};
use crate::game::{CardSet, Event, Player, Step, Touched};
use crate::program::{EventKind, Pc};

/// What comes after a text that is over.
pub enum Onward {
    /// The next one has begun in its place.
    Text,
    /// Something was told, or something else comes next.
    Else,
    /// It is not known yet, and nothing is done.
    Unknown,
}

/// How far a turn has passed.
enum Passed<'t> {
    /// Up to a step that has to be done.
    To(&'t Stop),
    /// Somebody heard of the step before this one.
    Told(&'t Stop),
    /// What the text of this one says is done, and something comes before it is over. So cards lay when it began.
    Done(&'t Stop, u64),
}

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// The text of a step, or of somebody who heard of one, is over, and perhaps the turn. It is the only one.
    #[inline(never)]
    pub(super) fn goes_on_quietly(&mut self, ends_turn: bool) -> Onward {
        let Some(turns) = self.table.quiet_turns() else { return Onward::Unknown };
        if !self.calm.are_turns_calm() {
            if !self.does_a_step_come_next() {
                return Onward::Unknown;
            }
            if self.is_nothing_added(turns) {
                self.note_even_turns();
            }
        }
        let step = match self.game.steps.next() {
            // What holds until the end of the phase is over with it.
            Some(Step::PhaseEnds(_)) if ends_turn && self.is_phase_awaited() => return Onward::Unknown,
            Some(Step::PhaseEnds(_) | Step::TurnEnds) if ends_turn => Step::TurnEnds,
            Some(step) if !ends_turn => *step,
            Some(_) | None => return Onward::Unknown,
        };
        let Some(from) = turns.number(step) else { return Onward::Unknown };
        let passed = self.pass(turns, from);
        if let Passed::To(Stop { step: Step::Phase(number), begins: Some(begins), .. }) = passed {
            if let Some(step) = self.game.steps.next_mut() {
                *step = Step::PhaseEnds(*number);
            }
            self.begin_text_of_phase(begins, self.game.active());
            return Onward::Text;
        }
        self.calm = Calm::default();
        self.pop_frame();
        self.game.steps.pop();
        match passed {
            Passed::To(stop) => {
                self.arrive(stop.step);
                self.flow_from(stop.step);
            }
            Passed::Told(stop) => self.begin_what_heard(stop.step),
            Passed::Done(stop, trace) => self.end_what_is_done(stop, trace),
        }
        Onward::Else
    }

    fn is_phase_awaited(&self) -> bool {
        let game = &self.game;
        game.phase.is_some_and(|phase| game.awaited.may_contain(EventKind::PhaseEnds(phase)))
    }

    /// Whether nothing comes before the next step, and turns are even.
    #[inline]
    fn does_a_step_come_next(&self) -> bool {
        self.does_nothing_come_before() && self.are_turns_even()
    }

    #[inline(always)]
    fn does_nothing_come_before(&self) -> bool {
        self.game.waiting.is_empty() && self.game.touched.is_nothing()
    }

    /// Whether nothing is held back, about to end, skipped in this turn alone or depends on whose turn it is, and everybody
    /// is there.
    #[inline]
    pub(super) fn is_even(&self) -> bool {
        self.calm.are_turns_calm() || self.are_turns_even()
    }

    #[inline(always)]
    fn are_turns_even(&self) -> bool {
        let (game, seats) = (&self.game, &self.game.seats);
        // All at once: hardly ever is one of them not so.
        let is_even = game.looked
            & game.met.is_empty()
            & game.held_back.is_empty()
            & (game.together == 0)
            & game.ending.is_none()
            & seats.sits_out.is_empty()
            & (seats.in_game == self.table.everyone())
            & !game.heeded.meets(&Touched::TURN_AND_REST);
        !J::LOOKS_ON
            && is_even
            && (seats.skips.is_empty() || seats.skips.iter().all(|skip| skip.only_in.is_none()))
    }

    /// The step that comes next, where nothing is being done; nothing where somebody heard of one before it.
    pub(super) fn pass_unseen(&mut self, step: Step) -> Option<Step> {
        let Some(turns) = self.table.quiet_turns().filter(|_| self.is_even()) else { return Some(step) };
        let Some(from) = turns.number(step) else { return Some(step) };
        match self.pass(turns, from) {
            Passed::To(stop) => {
                self.arrive(stop.step);
                Some(stop.step)
            }
            Passed::Told(stop) => {
                self.begin_what_heard(stop.step);
                None
            }
            Passed::Done(stop, trace) => {
                self.end_what_is_done(stop, trace);
                None
            }
        }
    }

    /// Somebody heard of a step: that takes effect before the next one.
    fn begin_what_heard(&mut self, next: Step) {
        self.arrive(next);
        self.then(next);
        self.start_waiting();
    }

    /// The text of a phase has done what it says, and is over after what comes before.
    #[cold]
    fn end_what_is_done(&mut self, stop: &Stop, trace: u64) {
        self.arrive(stop.step);
        let Some(Begins { text, first, .. }) = stop.begins else { return };
        let player = self.game.active();
        let frame = self.begin_text(text, Pc(first.0 + 1), player, &Event::of(EventKind::Nothing, player));
        (frame.is_flow, frame.round_began) = (true, trace);
    }

    /// A phase has begun and has to end.
    #[inline(always)]
    fn arrive(&mut self, step: Step) {
        if let Step::Phase(number) = step {
            self.then(Step::PhaseEnds(number));
        } else if let Step::PhaseOffers(number) = step {
            self.then(Step::PhaseEnds(number));
            self.then(Step::Phase(number));
        }
    }

    /// Whether nobody may look at a step, no turn is added and no phase is skipped, for as long as it is calm.
    #[inline]
    pub(super) fn is_nothing_added(&self, turns: &QuietTurns<W>) -> bool {
        let seats = &self.game.seats;
        !turns.may_be_looked_at(&self.game)
            && seats.again.is_empty()
            && seats.interrupted.is_none()
            && seats.skips.is_empty()
    }

    /// Passes what nobody looks at from a step of a turn on, and tells of steps that somebody looks at, up to one that is
    /// heard.
    #[inline(always)]
    fn pass(&mut self, turns: &'t QuietTurns<W>, mut from: usize) -> Passed<'t> {
        let mut left = self.stops_of(turns, self.game.active()).from(from);
        loop {
            let Some(to) = left.first() else {
                match self.pass_to_next_turn(turns, from) {
                    Next::Turn(theirs) => left = theirs,
                    Next::Stop(stop) => return Passed::To(stop),
                    Next::Told(stop) => return Passed::Told(stop),
                }
                from = QuietTurns::<W>::BEGIN;
                continue;
            };
            let stop = turns.stop(to);
            if !left.has_to_be_done(to) {
                let looking = turns.looking_at(to, &self.game, self.game.active());
                if looking.is_empty() && !turns.is_always_looked_at(to) {
                    left = left.without_first();
                    continue;
                }
                if let Some(kind) = stop.kind {
                    let next = self.pass_to(turns, from, stop.next.into());
                    if self.is_heard(kind, self.table.listeners.at(stop.after), looking) {
                        return Passed::Told(next);
                    }
                    from = stop.next.into();
                    left = left.from(from);
                    continue;
                }
            }
            // One that only draws is passed as well.
            let trace = self.game.zones.trace();
            let draws = stop.begins.as_ref().and_then(|begins| begins.draws.as_ref());
            let has_drawn = draws.is_some_and(|draws| self.draw_as_linked(draws, self.game.active()));
            if !has_drawn || !self.does_nothing_come_before() {
                // A phase before it may have been skipped: that was never the one it is.
                if to != from {
                    self.pass_to(turns, from, to);
                }
                return if has_drawn { Passed::Done(stop, trace) } else { Passed::To(stop) };
            }
            left = left.from(stop.next.into());
        }
    }

    /// A step of the turn is told to the cards in play that look at it, or to everybody: whether somebody heard it whom it
    /// concerns. Nothing depends on whose turn it is.
    #[inline(never)]
    fn is_heard(&mut self, kind: EventKind, listening: &Heard<W>, looking: CardSet<W>) -> bool {
        let event = Event::of(kind, self.game.active());
        debug_assert!(
            looking.is_empty()
                || is_all(self.table, &self.game, listening, &event, &CardSet::EMPTY, looking)
                    && listening.rules.is_empty(),
            "somebody who listens is left out"
        );
        match looking.is_empty() {
            false => self.others_wait_for_their_turn(listening, &event, looking),
            true => self.wait_for_their_turn(listening, &event, &CardSet::EMPTY),
        }
        !self.game.waiting.is_empty()
    }

    /// Where turns of the player stop now.
    #[inline(always)]
    pub(super) fn stops_of(&mut self, turns: &QuietTurns<W>, player: Player) -> Stops {
        if self.calm.are_turns_calm() {
            return turns.always;
        }
        let mut stops = turns.often;
        if turns.may_effects_stop(&self.game) {
            stops = stops.or(self.in_play.stops(self.table, turns, &self.game, player));
        }
        let skips = &self.game.seats.skips;
        if skips.is_empty() { stops } else { stops.or(turns.skipped(skips, player)) }
    }

    /// The steps in between count, and that is all.
    #[inline(always)]
    pub(super) fn pass_to(&mut self, turns: &'t QuietTurns<W>, from: usize, to: usize) -> &'t Stop {
        let game = &mut self.game;
        let (before, after) = (turns.stop(from), turns.stop(to));
        game.batch = game.batch.wrapping_add((after.told - before.told).into());
        if after.begun != before.begun {
            game.begin_offers();
        }
        game.phase = after.phase;
        after
    }

    /// The text of a phase takes the place of the one that is over.
    #[inline(always)]
    fn begin_text_of_phase(&mut self, begins: &Begins, player: Player) {
        let game = &mut self.game;
        let Some(frame) = game.stack.text_mut() else { return };
        let first = usize::from(frame.sets);
        let event = Event::of(EventKind::Nothing, player);
        frame.begin(begins.text, begins.first, player, &event, frame.sets, game.zones.trace());
        frame.is_flow = true;
        let last = first + usize::from(begins.sets);
        if game.sets.len() == last {
            game.sets[first..].fill(CardSet::EMPTY);
        } else {
            game.sets.truncate(first);
            game.sets.resize(last, CardSet::EMPTY);
        }
    }
}
