//! The loop: takes the innermost work and goes on with it until somebody has to decide.

use super::Match;
use super::calm::Calm;
use super::journal::Journal;
use crate::game::{CardSet, Event, Frame, Game, Keeps, Missing, Outcome, Player, Stage, TextNo, Work};
use crate::program::{EventKind, Op, Pc};

/// More steps than this between two decisions end the chain.
const STEPS: usize = 200_000;

/// Works that can be inside each other.
const DEEPEST: usize = 250;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Goes on to the next decision, or to the end: mostly the text on top asks again.
    #[inline(always)]
    pub(super) fn run(&mut self) {
        if self.may_go_on() && !self.sees_to_states() {
            self.body();
        }
        self.run_further();
    }

    /// The same from a text that it is calm around.
    #[inline(always)]
    pub(super) fn run_calmly(&mut self) {
        self.body();
        self.run_further();
    }

    #[inline(always)]
    fn run_further(&mut self) {
        if !self.game.is_asked() || self.table.has_copies() {
            self.go_on();
        }
    }

    #[inline(never)]
    fn go_on(&mut self) {
        let mut steps = 0;
        while !self.game.is_asked() && self.game.outcome.is_none() {
            steps += 1;
            if steps > STEPS || self.game.stack.is_deeper_than(DEEPEST) {
                steps = 0;
                self.break_chain();
            }
            if !self.sees_to_states() && !self.body() {
                break;
            }
        }
        if self.table.has_copies() {
            self.order_options();
        }
    }

    /// Whether nobody decides, it is not over, and no chain has to be broken.
    #[inline(always)]
    fn may_go_on(&self) -> bool {
        !self.game.is_asked() && self.game.outcome.is_none() && !self.game.stack.is_deeper_than(DEEPEST)
    }

    /// Nobody can go on.
    pub(super) fn stop(&mut self, missing: Missing) {
        self.game.stop_asking();
        self.comes_out_as(Outcome::Stopped(missing));
    }

    /// It is all over: nothing more is done.
    pub(super) fn comes_out_as(&mut self, outcome: Outcome) {
        self.game.outcome = Some(outcome);
        self.left = 1;
    }

    /// Goes on with what is no text, or comes before the one on top. False where nothing is left to do by itself.
    #[inline(never)]
    pub(super) fn does_other_work(&mut self) -> bool {
        self.calm = Calm::default();
        match self.game.stack.last() {
            Some(Work::Body(_)) => self.start_waiting(),
            None if self.may_start_waiting() => self.start_waiting(),
            None if self.is_paused() => return false,
            None => match self.game.steps.pop() {
                Some(step) => self.flow(step),
                None => return false,
            },
            Some(Work::Settle(card, player)) => {
                let (card, player) = (*card, *player);
                self.settle(card, player);
            }
            Some(Work::Road(_)) => self.road_on_top(),
        }
        true
    }

    /// Whether something waits that may take effect between two works.
    #[inline]
    pub(super) fn may_start_waiting(&self) -> bool {
        !self.game.waiting.is_empty() && self.game.together == 0
    }

    /// The work on top is over.
    #[inline(always)]
    pub(super) fn drop_top(&mut self) {
        self.game.stack.drop_top();
    }

    #[inline(never)]
    fn road_on_top(&mut self) {
        if let Some(road) = self.game.stack.pop_road() {
            self.road(road);
        }
    }

    /// What follows belongs to one batch.
    pub(super) fn together(&mut self) {
        self.game.together += 1;
        self.frame_mut().together += 1;
    }

    pub(super) fn apart(&mut self) {
        let frame = self.frame_mut();
        if frame.together > 0 {
            frame.together -= 1;
            self.game.together = self.game.together.saturating_sub(1);
        }
    }

    /// No event is on its way: what one sentence changes at once has all happened.
    pub(super) fn is_between_batches(&self) -> bool {
        !self.game.stack.has_event()
    }

    /// The same for states: between two sentences of what a verb comes to, too, where the verb itself is over only after the
    /// last; and while an event waits for what is done first.
    #[inline]
    pub(super) fn is_between_sentences(&self) -> bool {
        self.is_between_batches() || self.has_only_begun()
    }

    /// Whether nothing has come yet of all events on their way but what verbs of the game's own did in the middle of their
    /// text.
    #[inline(never)]
    fn has_only_begun(&self) -> bool {
        let stack = &self.game.stack;
        let is_in_the_middle = |frame: &Frame<W>| {
            let next = self.table.text(frame.text).code.get(frame.pc.index());
            !matches!(next, None | Some(Op::End))
        };
        let mut above: [Option<&Work<W>>; 2] = [None; 2];
        for work in stack.iter().rev() {
            let is_let = match (work, above) {
                (Work::Road(road), [None | Some(Work::Body(_)), _]) if road.follows_first => true,
                // No card of the draw has come.
                (Work::Road(draw), [Some(Work::Road(card)), _]) => {
                    draw.stage == Stage::Change && draw.came == 0 && card.event.kind == EventKind::DrawCard
                }
                (Work::Road(road), [Some(Work::Body(frame)), over]) => {
                    let is_open = is_in_the_middle(frame) || matches!(over, Some(Work::Road(_)));
                    road.stage == Stage::Done && road.going.is_empty() && is_open
                }
                (Work::Road(_), [None | Some(Work::Settle(..)), _]) => false,
                (Work::Body(_) | Work::Settle(..), _) => true,
            };
            if !is_let {
                return false;
            }
            above = [Some(work), above[0]];
        }
        true
    }

    /// A text begins; the sets it keeps are its own.
    #[inline(never)]
    pub(super) fn begin_text(&mut self, text: TextNo, pc: Pc, you: Player, event: &Event) -> &mut Frame<W> {
        // What is called in turn comes last: nothing has to be kept for afterwards.
        if !self.game.stack.has_room() {
            return self.begin_text_in_more_room(text, pc, you, event);
        }
        let game = &mut self.game;
        let (sets, trace) = (game.sets.len() as u16, game.zones.trace());
        if let Some(frame) = game.stack.push_text() {
            frame.begin(text, pc, you, event, sets, trace);
        }
        let count = self.table.kept_sets(text);
        if count > 0 { self.make_sets(count) } else { self.frame_mut() }
    }

    #[cold]
    #[inline(never)]
    fn begin_text_in_more_room(&mut self, text: TextNo, pc: Pc, you: Player, event: &Event) -> &mut Frame<W> {
        self.game.stack.make_room();
        self.begin_text(text, pc, you, event)
    }

    #[inline(never)]
    fn make_sets(&mut self, count: usize) -> &mut Frame<W> {
        let sets = self.game.sets.len();
        self.game.sets.resize(sets + count, CardSet::EMPTY);
        self.frame_mut()
    }

    /// The text on top goes on with what an effect that holds for a while kept.
    pub(super) fn go_on_with_kept(&mut self, keeps: &Keeps<W>) {
        let frame = self.frame_mut();
        frame.locals = keeps.locals;
        let first = usize::from(frame.sets);
        self.game.sets[first..first + keeps.sets.len()].copy_from_slice(&keeps.sets);
    }

    /// The text on top is over. If it ended the game, that is what comes next.
    #[inline(always)]
    pub(super) fn pop_frame(&mut self) {
        let Game { stack, sets, together, .. } = &mut self.game;
        if let Some(frame) = stack.text() {
            sets.truncate(usize::from(frame.sets));
            if frame.together > 0 {
                *together = together.saturating_sub(frame.together);
            }
            stack.drop_top();
        }
        if self.game.ending.is_some_and(|depth| self.game.stack.len() <= usize::from(depth)) {
            self.end_game();
        }
    }
}
