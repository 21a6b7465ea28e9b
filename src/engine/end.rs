//! How a game ends, and what comes after it in a series.

use super::Match;
use super::journal::{Journal, Limit};
use super::listen::listeners;
use super::table::Listens;
use crate::game::{Acted, CardSet, Event, Outcome, Player, Players, Step, Work};
use crate::program::{EventKind, Op, Pc};

/// Games after which a series ends that says nothing about it.
const LAST_GAME: u16 = 100;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// The last turn that the game allows is over. It goes on as it would if nothing were left to draw: what
    /// the game says about that decides who did best.
    pub(super) fn run_out_of_turns(&mut self) {
        self.game.out_of_turns = true;
        self.journal.cut_short(self.table, &self.game, Limit::Game);
        self.then(Step::RanOut);
        let from = self.table.zones.deck().map(|deck| self.table.zones.of(deck, Player(0)));
        let event = Event { from, ..Event::of(EventKind::DrawCard, self.game.active()) };
        let found =
            listeners(self.table, &self.game, event.kind, Listens::Impossible, &event, &CardSet::EMPTY);
        for one in found.into_iter().rev() {
            self.begin(&one, event, Acted::default());
        }
    }

    /// The game is over when the text that ends it has said everything.
    pub(super) fn end_with_this_text(&mut self) {
        if self.game.is_over {
            return;
        }
        let depth = self.game.stack.rposition(|work| matches!(work, Work::Body(_)));
        self.game.ending = self.game.ending.or(Some(depth.unwrap_or(0) as u16));
    }

    /// Somebody wins: what the text says behind that is dropped, but what is done at the same time, and others of whom it
    /// is said as well. Where it has ended the game before, it goes on to say who wins.
    pub(super) fn end_at_once(&mut self) {
        if self.game.ending.is_none() {
            self.end_with_this_text();
            self.game.is_won = true;
        } else if !self.is_over_by_win() {
            return;
        }
        let table = self.table;
        if let Some(frame) = self.game.stack.innermost_text_mut() {
            let mut before = table.text(frame.text).code.iter().take(frame.pc.index());
            let goes_round = |op: &Op| matches!(op, Op::NextPlayer { done, .. } if *done > frame.pc);
            if frame.together == 0 {
                frame.pc = before.rposition(goes_round).map_or(Pc(u16::MAX), |at| Pc(at as u16));
            }
        }
    }

    /// Whether the text on top is over since somebody has won by it.
    pub(super) fn is_over_by_win(&self) -> bool {
        let depth = || self.game.stack.rposition(|work| matches!(work, Work::Body(_)));
        self.game.is_won && depth() == self.game.ending.map(usize::from)
    }

    /// The game is decided. What is being done and what waits is dropped.
    pub(super) fn end_game(&mut self) {
        (self.game.ending, self.game.is_won) = (None, false);
        self.game.steps.clear();
        self.game.stack.clear();
        self.game.sets.clear();
        self.game.waiting.clear();
        self.game.secret.clear();
        self.game.formerly.clear();
        self.game.question.groups.clear();
        self.game.together = 0;
        self.game.is_over = true;
        self.then(Step::GameOver);
    }

    /// Who lost the game has played it all the same: what is done at its end, and after it, is about everybody.
    pub(super) fn everybody_has_played(&mut self) {
        let (everyone, seats) = (self.table.everyone(), &mut self.game.seats);
        (seats.lost, seats.in_game) = (everyone.and_not(seats.in_game), everyone);
    }

    /// After a game: the next of the series, or the end.
    pub(super) fn next_game(&mut self) {
        if !self.table.options.series {
            return self.then(Step::Finished);
        }
        if self.game.series_ends || self.game.games >= self.table.options.games.unwrap_or(LAST_GAME) {
            return self.then(Step::SeriesOver);
        }
        let mut fresh = self.table.beginning(0);
        fresh.chance = self.game.chance.clone();
        fresh.games = self.game.games;
        fresh.earlier_turns = self.game.turns();
        fresh.seats.dealer = self.game.seats.dealer;
        fresh.seats.active = self.game.seats.active;
        fresh.seats.taking_turn = Players::one(self.game.seats.active);
        for player in self.table.everyone().iter() {
            fresh.seats.seat_mut(player).points = self.game.seats.seat(player).points;
        }
        self.game = fresh;
        self.in_play.renew(self.table, &self.game);
        self.then(Step::Setup(0));
    }

    pub(super) fn finish(&mut self) {
        let is_series = self.table.options.series;
        let winners = if is_series { self.game.series_winners } else { self.game.winners };
        self.comes_out_as(match self.game.out_of_turns && !is_series {
            true => Outcome::OutOfTurns(winners),
            false => Outcome::Won(winners),
        });
    }
}
