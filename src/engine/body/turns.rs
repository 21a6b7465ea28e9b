//! Verbs that change the course of the game: whose turn, which way, who wins.

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::possible::is_prohibited;
use crate::game::{Event, FOR_A_WHILE, Group, Kept, Player, Step};
use crate::program::{ActionId, EventKind, LifetimeId, Op, Pc, PhaseId, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    pub(super) fn offer_any_action(&mut self, who: Who) {
        let actions: SmallVec<[ActionId; 8]> = self.table.actions.iter().map(|(id, _)| *id).collect();
        self.offer_actions(who, &actions);
    }

    pub(super) fn offer_named_actions(&mut self, who: Who, count: u8) {
        let at = self.frame().pc.index();
        let code = &self.look().text().code;
        let named = code[at..at + usize::from(count)].iter();
        let named = named.filter_map(|op| if let Op::Action(action) = op { Some(*action) } else { None });
        let named: SmallVec<[ActionId; 8]> = named.collect();
        self.offer_actions(who, &named);
    }

    /// Whoever was agreed on takes the first turn, whatever the setup says: so it is told of them.
    pub(super) fn take_first_turn(&mut self, who: Who) {
        match self.agreed_first() {
            Some(player) => {
                let event = self.caused(EventKind::TakeFirstTurn, Some(player));
                self.set_out(event);
            }
            None => self.for_players_alone(EventKind::TakeFirstTurn, who),
        }
    }

    /// The number of the event tells the next such phase from the one of this turn.
    pub(super) fn skip_phase(&mut self, of: Who, phase: PhaseId, next: bool) {
        let (amount, about) = (next.into(), u16::from(phase.0));
        self.for_players(Event { amount, about, ..Event::new(EventKind::SkipPhase) }, of);
    }

    pub(super) fn reverse(&mut self, who: Who, lasts: LifetimeId) {
        let player = self.person(who).unwrap_or(self.frame().you);
        let is_for_a_while = lasts != LifetimeId(0);
        let about = if is_for_a_while { FOR_A_WHILE } else { 0 };
        let event = Event { about, ..self.caused(EventKind::Reverse, Some(player)) };
        if is_for_a_while && !is_prohibited(self.table, &self.game, &event) {
            self.hold(Kept::Direction, lasts);
        }
        self.set_out(event);
    }

    fn offer_actions(&mut self, who: Who, actions: &[ActionId]) {
        if self.is_turn_too_long() {
            self.skip_actions();
            return self.end_long_turn();
        }
        if !self.is_next_to_be_asked() {
            return;
        }
        let player = self.person(who).unwrap_or(self.frame().you);
        self.game.question.groups.clear();
        for action in actions {
            if self.can_act(*action, player) {
                self.game.question.groups.push(Group::Action(*action));
            }
        }
        self.add_offers(player);
        self.chain_is_over();
        if self.game.question.groups.is_empty() {
            return self.skip_actions();
        }
        if self.has_allies_to_wait_for() {
            self.game.question.groups.push(Group::Wait);
        }
        self.game.ask_offered(player);
        self.frame_mut().pc.0 -= 1;
    }

    pub(super) fn can_act(&self, action: ActionId, player: Player) -> bool {
        let definition = self.table.program.flow.actions.iter().find(|known| known.id == action);
        let text = self.table.actions.iter().find(|(id, _)| *id == action);
        let (Some(definition), Some((_, text))) = (definition, text) else { return false };
        let event = crate::game::Event::of(EventKind::TakeAction, player);
        let look =
            crate::engine::evaluate::Look::from_text(self.table, &self.game, *text, player, None, &event);
        definition.requires.is_none_or(|test| look.holds(test))
            && self.can_carry_through(*text, player, event)
    }

    /// Steps over the actions that follow their instruction.
    pub(in crate::engine) fn skip_actions(&mut self) {
        let frame = self.frame();
        let code = &self.table.text(frame.text).code;
        let mut pc = frame.pc;
        while let Some(Op::Action(_)) = code.get(pc.index()) {
            pc.0 += 1;
        }
        self.frame_mut().pc = pc;
    }

    /// Does an action that was chosen.
    pub(in crate::engine) fn take_action(&mut self, action: ActionId, player: Player) {
        let Some((_, text)) = self.table.actions.iter().find(|(id, _)| *id == action).copied() else {
            return;
        };
        self.frame_mut().pc.0 += 1;
        self.skip_actions();
        let mut event = crate::game::Event::of(EventKind::TakeAction, player);
        event.about = u16::from(action.0);
        let acted = self.frame().acted.clone();
        self.begin_text(text, Pc(0), player, &event);
        self.happen(event, &acted);
    }

    /// Their turn is over, if it is theirs: the rest of the text and of the turn does not happen.
    pub(super) fn end_turn_of(&mut self, who: Who) {
        if self.game.turn > 0 && self.look().people(who).and(self.game.seats.taking_turn).is_empty() {
            return;
        }
        self.frame_mut().pc = Pc(u16::MAX);
        if self.game.turn > 0 && !self.game.is_over {
            self.cut_turn(Step::TurnEnds);
        }
    }
}
