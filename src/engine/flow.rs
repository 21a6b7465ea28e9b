//! The course of a game: setup, then turns, phase by phase.

use super::Match;
use super::evaluate::Look;
use crate::game::{Event, Frame, Kept, OnRoad, Outcome, Player, Stage, Step, TextId, Work};
use crate::program::{self, EventKind, Lifetime};

impl Match<'_> {
    pub(super) fn flow(&mut self, step: Step) {
        let next = match step {
            Step::Setup(number) => match self.table.setup.get(usize::from(number)) {
                Some(text) => {
                    self.then(Step::Setup(number + 1));
                    self.push_text(TextId::Setup(*text));
                    return;
                }
                None => Step::TurnBegins,
            },
            Step::TurnBegins => {
                self.game.turn += 1;
                let last = self.table.program.flow.last_turn;
                if last.is_some_and(|last| self.game.turn > u32::from(last)) {
                    self.game.outcome = Some(Outcome::OutOfTurns);
                    return;
                }
                self.game.taken.fill([0, 0]);
                self.game.changed = true;
                self.then(Step::PhaseBegins(0));
                self.push_event(EventKind::TurnBegins);
                return;
            }
            Step::PhaseBegins(number) => match self.table.phases.get(usize::from(number)) {
                Some(text) => {
                    let id = self.table.program.flow.phases[usize::from(*text)].id;
                    self.then(Step::Phase(number));
                    self.push_event(EventKind::PhaseBegins(id));
                    return;
                }
                None => Step::TurnEnds,
            },
            Step::Phase(number) => {
                self.then(Step::PhaseEnds(number));
                self.push_text(TextId::Phase(self.table.phases[usize::from(number)]));
                return;
            }
            Step::PhaseEnds(number) => {
                let text = self.table.phases[usize::from(number)];
                let id = self.table.program.flow.phases[usize::from(text)].id;
                self.then(Step::PhaseBegins(number + 1));
                self.push_event(EventKind::PhaseEnds(id));
                return;
            }
            Step::TurnEnds => {
                self.then(Step::NextTurn);
                self.push_event(EventKind::TurnEnds);
                return;
            }
            Step::NextTurn => {
                self.game.active = self.after(self.game.active);
                self.game.changed = true;
                self.end_turn();
                Step::TurnBegins
            }
            Step::Pause => Step::Pause,
        };
        self.then(next);
    }

    fn then(&mut self, step: Step) {
        self.game.stack.push(Work::Flow(step));
    }

    fn after(&self, player: Player) -> Player {
        let frame = Frame::new(TextId::Setup(0), Default::default(), player, Event::new(EventKind::Nothing));
        Look::new(self.table, &self.game, &frame).next_player(player)
    }

    /// What holds for this turn is over.
    fn end_turn(&mut self) {
        let mut over = Vec::new();
        let table = self.table;
        self.game.floating.retain(|floating| {
            let lasts = table.text(floating.frame.text).lifetimes[floating.lasts.index()];
            let stays = lasts != Lifetime::ThisTurn;
            if !stays {
                over.push(floating.kept);
            }
            stays
        });
        for kept in over {
            if let Kept::Cell(cell) = kept {
                self.game.cells[cell.index()] = 0;
            }
        }
    }

    /// The text of a step of the turn, where it says something.
    pub(super) fn push_text(&mut self, text: TextId) {
        let effect = self.table.text(text).abilities.iter().find(|one| one.stage == program::Stage::Effect);
        let Some(pc) = effect.and_then(|ability| ability.code) else { return };
        let mut event = Event::new(EventKind::Nothing);
        event.player = Some(self.game.active);
        let mut frame = Frame::new(text, pc, self.game.active, event);
        frame.is_flow = true;
        self.game.stack.push(Work::Body(Box::new(frame)));
    }

    /// An event of the turn itself.
    pub(super) fn push_event(&mut self, kind: EventKind) {
        self.game.batch += 1;
        let mut event = Event::new(kind);
        event.player = Some(self.game.active);
        event.cause = Some(self.game.active);
        self.game.stack.push(Work::Road(Box::new(on_road(event))));
    }
}

/// An event that sets out.
pub(super) fn on_road(event: Event) -> OnRoad {
    OnRoad { event, stage: Stage::Intent, acted: Vec::new(), heard: Default::default(), left: 0, into: None }
}
