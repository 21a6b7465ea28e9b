//! The course of a game: setup, turns and their phases.

use super::Match;
use super::evaluate::next_after;
use super::journal::Journal;
use crate::game::{Acted, Event, Player, Players, SKIPPED, Seats, Stage, Step, TextNo, Touched};
use crate::program::{EventKind, PhaseId};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// A step of the course of the game, and those after it as long as nothing comes in between.
    #[inline(never)]
    pub(super) fn flow(&mut self, first: Step) {
        if let Some(first) = self.pass_unseen(first) {
            self.flow_from(first);
        }
    }

    /// The same where nothing can be passed.
    pub(super) fn flow_from(&mut self, first: Step) {
        let mut step = first;
        loop {
            // A step that says what comes next has only told that it is over.
            let next = match self.flow_step(step) {
                Some(next) if self.has_to_look() => return self.then(next),
                Some(next) => next,
                None => {
                    if !self.goes_straight_on() || !self.game.stack.is_empty() || self.is_paused() {
                        return;
                    }
                    let Some(next) = self.game.steps.pop() else { return };
                    next
                }
            };
            let Some(next) = self.pass_unseen(next) else { return };
            step = next;
        }
    }

    /// Does the step. What comes next is among the steps, or what is said here.
    fn flow_step(&mut self, step: Step) -> Option<Step> {
        match step {
            Step::SeriesBegins => return self.tell(EventKind::SeriesBegins, Step::Setup(0)),
            Step::Setup(number) => match self.table.setup.get(usize::from(number)).copied() {
                Some(text) => {
                    self.then(Step::Setup(number + 1));
                    self.push_text(text, self.game.seats.dealer);
                }
                None => return Some(Step::GameBegins),
            },
            Step::GameBegins => return self.tell(EventKind::GameBegins, Step::TurnBegins),
            Step::TurnBegins => return self.begin_turn_step(),
            Step::PhaseBegins(number) => return self.begin_phase(number),
            Step::PhaseOffers(number) => self.offer_in_phase(number),
            Step::Phase(number) => {
                let (_, text) = self.table.phases[usize::from(number)];
                // The first on top.
                let mut members = self.in_phase();
                while let Some(last) = members.highest() {
                    members = members.without(last);
                    self.push_text(text, last);
                }
            }
            Step::PhaseEnds(number) => {
                let (id, _) = self.table.phases[usize::from(number)];
                let next = Step::PhaseBegins(number + 1);
                return self.tell_each(EventKind::PhaseEnds(id), self.in_phase(), next);
            }
            Step::TurnEnds => {
                // One that something ends does so in the middle of a phase.
                self.game.phase = None;
                return self.tell_each(EventKind::TurnEnds, self.taking_turn(), Step::NextTurn);
            }
            Step::PhaseIsOver(phase) => self.end_with_time(EventKind::PhaseEnds(phase)),
            Step::TurnIsOver => self.end_with_time(EventKind::TurnEnds),
            Step::NextTurn => return self.next_turn(),
            Step::RanOut => self.end_game(),
            Step::GameOver => {
                self.game.games = self.game.games.saturating_add(1);
                self.everybody_has_played();
                return self.tell(EventKind::GameEnds, Step::NextGame);
            }
            Step::NextGame => self.next_game(),
            Step::SeriesOver => return self.tell(EventKind::SeriesEnds, Step::Finished),
            Step::Finished => self.finish(),
            Step::Dropped => {}
            Step::Pause => self.then(Step::Pause),
        }
        None
    }

    /// Whether whoever arranged the game goes on by hand.
    pub(super) fn is_paused(&self) -> bool {
        self.game.steps.next() == Some(&Step::Pause)
    }

    pub(super) fn then(&mut self, step: Step) {
        self.game.steps.push(step);
    }

    /// Those who take the turn and are still in the game.
    pub(super) fn taking_turn(&self) -> Players {
        self.game.seats.taking_turn.and(self.game.players())
    }

    /// Those of them who don't skip the phase.
    pub(super) fn in_phase(&self) -> Players {
        self.taking_turn().and_not(self.game.seats.sits_out)
    }

    fn begin_turn_step(&mut self) -> Option<Step> {
        if let Some(first) = self.agreed_first() {
            self.game.seats.active = first;
        }
        if self.game.turn >= self.table.last_turn() {
            self.run_out_of_turns();
            return None;
        }
        let seats = &mut self.game.seats;
        let side = self.table.side(seats.active).and(seats.in_game);
        seats.active = side.lowest().unwrap_or(seats.active);
        seats.taking_turn = side;
        let skipping = miss_turns(seats);
        if seats.taking_turn.is_empty() {
            self.then(Step::NextTurn);
            self.skip_now(skipping);
            return None;
        }
        self.count_turn();
        self.touch(Touched::TURN_AND_REST);
        let (players, next) = (self.taking_turn(), Step::PhaseBegins(0));
        let next = self.tell_each(EventKind::TurnBegins, players, next);
        if skipping.is_empty() {
            return next;
        }
        next.into_iter().for_each(|next| self.then(next));
        self.skip_now(skipping);
        None
    }

    /// Another turn begins: nothing has been done in it.
    #[inline(always)]
    pub(super) fn count_turn(&mut self) {
        let game = &mut self.game;
        game.turn += 1;
        game.decisions = 0;
        game.deeds.clear();
        game.used.clear();
        game.begin_offers();
        game.seats.sits_out = Players::NOBODY;
        game.seats.forget_taken();
    }

    /// Who begins because that was agreed on; nobody after the first turn of the first game has begun.
    pub(super) fn agreed_first(&self) -> Option<Player> {
        self.table.options.first.filter(|_| (self.game.turn, self.game.games) == (0, 0))
    }

    /// The turn that these would have had has come, and does not take place.
    fn skip_now(&mut self, players: Players) {
        for player in players.iter() {
            let event = Event { about: SKIPPED, ..Event::of(EventKind::SkipTurn, player) };
            self.game.batch = self.game.batch.wrapping_add(1);
            let mut road = self.game.stack.set_out(event, &Acted::default());
            road.stage = Stage::Done;
            self.game.stack.push_road(road);
        }
    }

    fn begin_phase(&mut self, number: u16) -> Option<Step> {
        let Some((id, _)) = self.table.phases.get(usize::from(number)).copied() else {
            self.game.phase = None;
            return Some(Step::TurnEnds);
        };
        self.game.begin_offers();
        let has_skips = !self.game.seats.skips.is_empty();
        self.game.seats.sits_out = if has_skips { self.skip(id) } else { Players::NOBODY };
        if self.in_phase().is_empty() {
            self.game.seats.sits_out = Players::NOBODY;
            return Some(Step::PhaseBegins(number + 1));
        }
        self.game.phase = Some(id);
        self.then(Step::PhaseEnds(number));
        let mut next = Step::Phase(number);
        if !self.table.asks(number) {
            self.then(next);
            next = Step::PhaseOffers(number);
        }
        self.tell_each(EventKind::PhaseBegins(id), self.in_phase(), next)
    }

    /// Whether it is the player's turn, and the phase of it is still to come.
    pub(super) fn has_to_come(&self, phase: PhaseId, player: Player) -> bool {
        let is_ahead = |step: &Step| {
            let first = if let Step::PhaseBegins(number) = step {
                *number
            } else if let Step::PhaseEnds(number) = step {
                number + 1
            } else {
                return false;
            };
            let mut ahead = self.table.phases.iter().skip(usize::from(first));
            ahead.any(|(id, _)| *id == phase)
        };
        self.taking_turn().contains(player) && self.game.steps.iter().any(is_ahead)
    }

    /// Who skips the phase that would begin; each skip is for one.
    #[inline(never)]
    fn skip(&mut self, phase: PhaseId) -> Players {
        let (turn, taking) = (self.game.turn, self.taking_turn());
        let mut skipping = Players::NOBODY;
        self.game.seats.skips.retain(|skip| {
            let is_now = skip.phase == phase
                && taking.contains(skip.player)
                && !skipping.contains(skip.player)
                && skip.only_in.is_none_or(|only| only == turn);
            if is_now {
                skipping = skipping.with(skip.player);
            }
            !is_now && skip.only_in.is_none_or(|only| only >= turn)
        });
        skipping
    }

    fn next_turn(&mut self) -> Option<Step> {
        self.game.phase = None;
        self.touch(Touched::TURN);
        let players = self.game.players();
        if players.is_empty() {
            self.end_game();
            return None;
        }
        // A turn that its player did not see to the end is over all the same.
        if self.taking_turn().is_empty() {
            let event = Event::of(EventKind::TurnEnds, self.game.active());
            self.end_what_waited_for(EventKind::TurnEnds, &event);
        }
        while let Some(again) = self.game.seats.again.pop() {
            if players.contains(again) {
                let before = self.game.seats.active;
                self.game.seats.interrupted.get_or_insert(before);
                self.game.seats.active = again;
                return Some(Step::TurnBegins);
            }
        }
        let last = self.game.seats.interrupted.take().unwrap_or(self.game.active());
        self.game.seats.active = next_after(&self.game, self.table, last);
        Some(Step::TurnBegins)
    }

    /// The text of a step of the turn, where it says something.
    pub(super) fn push_text(&mut self, text: TextNo, player: Player) {
        if self.table.text(text).code.is_empty() {
            return;
        }
        let event = Event::of(EventKind::Nothing, player);
        self.begin_text(text, self.table.linked(text).first, player, &event).is_flow = true;
    }
}

/// Those of the turn who have a turn to miss: they don't take it.
#[inline]
fn miss_turns(seats: &mut Seats) -> Players {
    let mut skipping = Players::NOBODY;
    for player in seats.taking_turn.iter() {
        let seat = seats.seat_mut(player);
        if seat.misses > 0 {
            seat.misses -= 1;
            skipping = skipping.with(player);
        }
    }
    seats.taking_turn = seats.taking_turn.and_not(skipping);
    skipping
}
