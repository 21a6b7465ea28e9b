//! The course of a game: setup, turns and their phases, the end; and of a series of games.

use super::Match;
use super::evaluate::next_seat;
use super::journal::{Journal, Limit};
use crate::game::{Acted, Card, CardSet, Event, Frame, Outcome, Player, Players, Step, TextNo, Work};
use crate::program::{EventKind, Pc, PlayThen};

/// Decisions in one turn after which it ends.
const LONGEST_TURN: u16 = 500;

/// Turns after which a game ends that says nothing about it.
const LAST_TURN: u16 = 1_000;

impl<J: Journal> Match<'_, J> {
    pub(super) fn flow(&mut self, step: Step) {
        match step {
            Step::SeriesBegins => {
                self.then(Step::Setup(0));
                self.tell(EventKind::SeriesBegins, None);
            }
            Step::Setup(number) => match self.table.setup.get(usize::from(number)).copied() {
                Some(text) => {
                    self.then(Step::Setup(number + 1));
                    self.push_text(text, self.game.active());
                }
                None => {
                    self.then(Step::GameBegins);
                }
            },
            Step::GameBegins => {
                self.then(Step::TurnBegins);
                self.tell(EventKind::GameBegins, None);
            }
            Step::TurnBegins => self.begin_turn_step(),
            Step::PhaseBegins(number) => self.begin_phase(number),
            Step::PhaseOffers(number) => self.offer_in_phase(number),
            Step::Phase(number) => {
                let (_, text) = self.table.phases[usize::from(number)];
                let players = self.game.seats.taking_turn.and(self.game.players());
                let mut members: Vec<Player> = players.iter().collect();
                members.reverse();
                for player in members {
                    self.push_text(text, player);
                }
            }
            Step::PhaseEnds(number) => {
                let (id, _) = self.table.phases[usize::from(number)];
                self.then(Step::PhaseBegins(number + 1));
                self.tell_players(EventKind::PhaseEnds(id));
            }
            Step::TurnEnds => {
                self.then(Step::NextTurn);
                self.tell_players(EventKind::TurnEnds);
            }
            Step::NextTurn => self.next_turn(),
            Step::GameOver => {
                self.then(Step::NextGame);
                self.tell(EventKind::GameEnds, None);
            }
            Step::NextGame => self.next_game(),
            Step::SeriesOver => {
                self.then(Step::Finished);
                self.tell(EventKind::SeriesEnds, None);
            }
            Step::Finished => {
                let winners =
                    if self.table.options.series { self.game.series_winners } else { self.game.winners };
                self.game.outcome = Some(match self.game.out_of_turns {
                    true => Outcome::OutOfTurns(winners),
                    false => Outcome::Won(winners),
                });
            }
            Step::Pause => self.then(Step::Pause),
        }
    }

    fn then(&mut self, step: Step) {
        self.game.stack.push(Work::Flow(step));
    }

    fn begin_turn_step(&mut self) {
        if let (0, Some(first)) = (self.game.turn, self.table.options.first) {
            self.game.seats.active = first;
        }
        let last = self.table.program.flow.last_turn.unwrap_or(LAST_TURN);
        if self.game.turn >= last {
            return self.run_out_of_turns();
        }
        self.game.turn += 1;
        let active = self.game.active();
        self.game.seats.taking_turn = self.side(active);
        for player in self.game.seats.taking_turn.iter() {
            let seat = self.game.seats.seat_mut(player);
            if seat.misses > 0 {
                seat.misses -= 1;
                self.game.seats.taking_turn = self.game.seats.taking_turn.without(player);
            }
        }
        self.game.decisions = 0;
        self.game.deeds.clear();
        self.game.used = Acted::default();
        self.game.done = Players::NOBODY;
        for player in self.table.everyone().iter() {
            let seat = self.game.seats.seat_mut(player);
            (seat.discards, seat.plays) = (0, 0);
        }
        if self.game.seats.taking_turn.is_empty() {
            return self.then(Step::NextTurn);
        }
        self.game.changed = true;
        self.then(Step::PhaseBegins(0));
        self.tell_players(EventKind::TurnBegins);
    }

    /// Everybody who takes the turn.
    fn side(&self, player: Player) -> Players {
        let side = if self.table.shares_turns() { self.table.team(player) } else { Players::one(player) };
        side.and(self.game.players())
    }

    fn begin_phase(&mut self, number: u16) {
        let Some((id, _)) = self.table.phases.get(usize::from(number)).copied() else {
            self.game.phase = None;
            return self.then(Step::TurnEnds);
        };
        if self.game.decisions >= LONGEST_TURN {
            self.journal.cut_short(self.table, &self.game, Limit::Turn, &[]);
            self.game.phase = None;
            return self.then(Step::TurnEnds);
        }
        let skips = |player: &Player| self.game.seats.seat(*player).skips == Some(id);
        let skipping: Players = self.game.seats.taking_turn.iter().filter(skips).collect();
        if !skipping.is_empty() {
            for player in skipping.iter() {
                self.game.seats.seat_mut(player).skips = None;
            }
            if skipping == self.game.seats.taking_turn {
                return self.then(Step::PhaseBegins(number + 1));
            }
        }
        self.game.phase = Some(id);
        self.then(Step::PhaseEnds(number));
        self.then(Step::Phase(number));
        self.then(Step::PhaseOffers(number));
        self.tell_players(EventKind::PhaseBegins(id));
    }

    fn next_turn(&mut self) {
        self.game.phase = None;
        self.game.changed = true;
        let players = self.game.players();
        if players.is_empty() {
            return self.end_game();
        }
        while !self.game.seats.again.is_empty() {
            let again = self.game.seats.again.remove(0);
            if players.contains(again) {
                self.game.seats.active = self.leader_of(again);
                return self.then(Step::TurnBegins);
            }
        }
        let side = self.game.seats.taking_turn.or(self.side(self.game.active()));
        let next = next_seat(&self.game, self.table.players(), self.game.active(), side);
        self.game.seats.active = self.leader_of(next);
        self.then(Step::TurnBegins);
    }

    /// The first seat of the side that takes the turn.
    fn leader_of(&self, player: Player) -> Player {
        if self.table.shares_turns() { self.leader(player) } else { player }
    }

    /// The last turn that the game allows is over: whoever is best by its own measure has won.
    fn run_out_of_turns(&mut self) {
        self.game.out_of_turns = true;
        self.journal.cut_short(self.table, &self.game, Limit::Game, &[]);
        self.game.winners = self.fewest_in_hand();
        self.end_game();
    }

    fn fewest_in_hand(&self) -> Players {
        let Some(hand) = self.table.zones.hand() else { return Players::NOBODY };
        let held = |player: Player| self.game.zones.set(self.table.zones.of(hand, player)).len();
        let players = self.game.players();
        let fewest = players.iter().map(held).min();
        players.iter().filter(|player| Some(held(*player)) == fewest).collect()
    }

    /// The game is decided. What waits is dropped, but for what looks at who won or lost.
    pub(super) fn end_game(&mut self) {
        self.game.ending = None;
        self.game.stack.clear();
        self.game.sets.clear();
        self.game.together = 0;
        self.game.is_over = true;
        self.game.waiting.retain(|waiting| {
            waiting.source.is_none() && matches!(waiting.event.kind, EventKind::WinGame | EventKind::LoseGame)
        });
        self.then(Step::GameOver);
    }

    /// After a game: the next of the series, or the end.
    fn next_game(&mut self) {
        self.game.games += 1;
        if !self.table.options.series || self.game.series_ends || self.game.out_of_turns {
            let over = if self.table.options.series { Step::SeriesOver } else { Step::Finished };
            return self.then(over);
        }
        let held = super::all_in_deck(self.table);
        let mut fresh = super::beginning(self.table, &held, 0);
        fresh.chance = self.game.chance.clone();
        fresh.games = self.game.games;
        fresh.seats.dealer = self.game.seats.dealer;
        fresh.seats.active = self.game.seats.active;
        for player in self.table.everyone().iter() {
            fresh.seats.seat_mut(player).points = self.game.seats.seat(player).points;
        }
        self.game = fresh;
        self.then(Step::Setup(0));
    }

    /// An event of the flow.
    fn tell(&mut self, kind: EventKind, player: Option<Player>) {
        let event = Event { player, cause: player, ..Event::new(kind) };
        self.game.batch = self.game.batch.wrapping_add(1);
        self.happen(event, &Acted::default());
    }

    /// An event of the flow for each whose turn it is, at once.
    pub(super) fn tell_players(&mut self, kind: EventKind) {
        self.game.batch = self.game.batch.wrapping_add(1);
        let mut players: Vec<Player> = self.game.seats.taking_turn.iter().collect();
        players.reverse();
        for player in players {
            self.happen(Event::of(kind, player), &Acted::default());
        }
    }

    /// The text of a step of the turn, where it says something.
    pub(super) fn push_text(&mut self, text: TextNo, player: Player) {
        if self.table.text(text).code.is_empty() {
            return;
        }
        let mut frame = Frame::new(text, Pc(0), player, Event::of(EventKind::Nothing, player));
        frame.is_flow = true;
        self.push_frame(frame, None);
    }

    /// A played card whose effect is over goes where the rules say, before anything that waits; where no
    /// rule speaks of it, where the game's settings say.
    pub(super) fn settle(&mut self, card: Card) {
        if self.game.zones.place(card) != crate::game::Zone::PLAYED {
            return;
        }
        let rule = self.game.waiting.iter().position(|waiting| {
            waiting.source.is_none()
                && waiting.event.kind == EventKind::Play
                && waiting.event.card == Some(card)
        });
        if let Some(rule) = rule {
            self.game.stack.push(Work::Settle(card));
            return self.start(rule);
        }
        let kinds = &self.table.program.flow.play;
        let Some(kind) = kinds.iter().find(|kind| self.table.printed(kind.value).contains(card)) else {
            return;
        };
        let player = self.table.owner(self.game.zones.came_from(card)).unwrap_or(self.game.active());
        let to = self.table.zones.of(kind.zone, player);
        let end = match kind.then {
            PlayThen::After | PlayThen::Enters => kind.end,
        };
        let event = Event { to: Some(to), end, receiver: Some(player), ..Event::of(EventKind::Put, player) };
        self.game.batch = self.game.batch.wrapping_add(1);
        self.happen_to(event, CardSet::one(card), &Acted::default());
    }
}
