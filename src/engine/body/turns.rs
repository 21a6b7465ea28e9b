//! Verbs that change the course of the game: whose turn, which way, who wins.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{Frame, Group, Kept, Pending, Player, Question, Work};
use crate::program::{ActionId, EventKind, LifetimeId, Op, Pc, PhaseId, Who};

impl<J: Journal> Match<'_, J> {
    pub(super) fn offer_any_action(&mut self, who: Who) {
        let actions: Vec<ActionId> = self.table.actions.iter().map(|(id, _)| *id).collect();
        self.offer_actions(who, &actions);
    }

    pub(super) fn offer_named_actions(&mut self, who: Who, count: u8) {
        let at = self.frame().pc.index();
        let code = &self.look().text.code;
        let named = code[at..at + usize::from(count)].iter();
        let named = named.filter_map(|op| if let Op::Action(action) = op { Some(*action) } else { None });
        let named: Vec<ActionId> = named.collect();
        self.offer_actions(who, &named);
    }

    pub(super) fn skip_phase(&mut self, of: Who, phase: PhaseId) {
        self.for_players(EventKind::SkipPhase, of);
        self.with_amount(1, u16::from(phase.0));
    }

    pub(super) fn reverse(&mut self, lasts: LifetimeId) {
        if lasts != LifetimeId(0) {
            self.hold(Kept::Direction, lasts);
        }
        let you = self.frame().you;
        self.set_out(self.caused(EventKind::Reverse, Some(you)));
    }

    fn offer_actions(&mut self, who: Who, actions: &[ActionId]) {
        let player = self.look().person(who).unwrap_or(self.frame().you);
        let mut pending = Pending::new(player, Question::Offer);
        for action in actions.iter().filter(|action| self.can_act(**action, player)) {
            pending.groups.push(Group::Action(*action));
        }
        self.add_offers(player, &mut pending);
        self.game.chain = 0;
        if pending.groups.is_empty() {
            return self.skip_actions();
        }
        self.ask(pending);
    }

    fn can_act(&self, action: ActionId, player: Player) -> bool {
        let definition = self.table.program.flow.actions.iter().find(|known| known.id == action);
        let text = self.table.actions.iter().find(|(id, _)| *id == action);
        let (Some(definition), Some((_, text))) = (definition, text) else { return false };
        let event = crate::game::Event::of(EventKind::TakeAction, player);
        let look =
            crate::engine::evaluate::Look::from_text(self.table, &self.game, *text, player, None, &event);
        definition.requires.is_none_or(|test| look.holds(test))
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
        self.push_frame(Frame::new(text, Pc(0), player, event), None);
        self.happen(event, &acted);
    }

    /// The rest of the turn does not happen; what is being done is finished.
    pub(super) fn end_turn_now(&mut self) {
        for work in self.game.stack.iter_mut() {
            if let Work::Flow(step) = work {
                *step = crate::game::Step::TurnEnds;
            }
            if let Work::Body(frame) = work
                && frame.is_flow
            {
                frame.pc = Pc(u16::MAX);
            }
        }
    }
}
