//! Games that begin in the middle: for scenarios.

use super::calm::Calm;
use super::journal::Journal;
use super::{Match, Table};
use crate::game::{Acted, Card, Event, Game, Player, Step};
use crate::program::{EventKind, Op, Pc, PhaseId};

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// A game with these cards in each zone, the top card last, in the turn of a player.
    pub fn arranged(
        table: &'t Table<'t, W>,
        held: &[Vec<Card>],
        active: Player,
        seed: u64,
        journal: J,
    ) -> Match<'t, J, W> {
        let mut found = Match::resumed(table, super::start::beginning(table, held, seed), journal);
        found.game.turn = 1;
        found.game.seats.active = active;
        found.game.seats.taking_turn = table.side(active);
        found.then(Step::Pause);
        found
    }

    /// For arranging what is no card: numbers, counters, points.
    pub fn arrange(&mut self, change: impl FnOnce(&mut Game<W>)) {
        self.calm = Calm::default();
        change(&mut self.game);
        self.in_play.renew(self.table, &self.game);
    }

    /// The turn of a player begins and goes on by itself.
    pub fn begin_turn(&mut self, player: Player) {
        self.take_over(player);
        self.game.turn = self.game.turn.saturating_sub(1);
        self.go_on_from(&[Step::TurnBegins]);
        self.run();
    }

    /// The steps of a player's turn in which something is offered, up to the first decision.
    pub fn offer_turn(&mut self, player: Player) {
        self.take_over(player);
        let offering = self.table.phases.iter().position(|(_, text)| {
            let code = &self.table.text(*text).code;
            code.iter().any(|op| matches!(op, Op::Ask(_) | Op::TakeOneAction(_) | Op::TakeAction { .. }))
        });
        if let Some(number) = offering {
            self.game.phase = Some(self.table.phases[number].0);
            self.go_on_from(&[Step::PhaseEnds(number as u16), Step::Phase(number as u16)]);
        }
        self.run();
    }

    /// A phase of a player's turn begins, and the turn goes on from there. What stood before it is over.
    pub fn begin_phase_of(&mut self, player: Player, phase: PhaseId) {
        self.take_over(player);
        if let Some(number) = self.table.phases.iter().position(|(id, _)| *id == phase) {
            self.go_on_from(&[Step::PhaseBegins(number as u16)]);
        }
        self.run();
    }

    /// The setup of a game, and what follows. Points and the dealer stay as they were arranged.
    pub fn begin_game(&mut self) {
        self.take_over(self.game.active());
        self.game.turn = 0;
        self.go_on_from(&[Step::SeriesBegins]);
        self.run();
    }

    /// A player loses the game, and what that meets takes effect.
    pub fn lose(&mut self, player: Player) {
        self.game.batch = self.game.batch.wrapping_add(1);
        self.happen(Event::of(EventKind::LoseGame, player), &Acted::default());
        self.run();
    }

    fn take_over(&mut self, player: Player) {
        self.game.seats.active = player;
        self.game.seats.taking_turn = self.table.side(player);
        self.game.seats.forget_taken();
        self.game.stop_asking();
        self.game.stack.clear();
        self.game.sets.clear();
        self.go_on_from(&[Step::Pause]);
    }

    /// The course of the game from here, what comes first last.
    fn go_on_from(&mut self, steps: &[Step]) {
        self.game.steps.clear();
        steps.iter().for_each(|step| self.then(*step));
    }

    /// What the card that is being chosen is chosen for.
    pub fn chosen_for(&self) -> Option<EventKind> {
        let frame = self.game.stack.text()?;
        let text = self.table.text(frame.text);
        match text.code.get(frame.pc.index()) {
            Some(Op::Choose(choice)) => Some(text.choices[choice.index()].purpose),
            Some(_) | None => None,
        }
    }

    /// Which verb an offered option does with its card.
    pub fn verb_of(&self, then: Pc) -> Option<EventKind> {
        let frame = self.game.stack.text()?;
        super::table::offered_verb(self.table.text(frame.text).code.get(then.index()))
    }
}
