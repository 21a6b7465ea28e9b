//! Chains of abilities have an end: they are counted between two offers of a turn, and a game that comes
//! back to what it looked like, or a chain without an end, is cut off. The turn then goes on.

use super::Match;
use super::journal::Journal;
use super::table::counts_itself;
use crate::game::{Step, TextNo, Touched, Work, fingerprint};
use crate::program::Pc;

/// Abilities started before the game is looked at, and before the chain is over.
const WATCHED_FROM: u32 = 100;
const LONGEST_CHAIN: u32 = 1_000;

/// Chains may be broken so often before somebody is asked again; then no rule about a state begins another. They are
/// counted above the abilities of the last one.
const MOST_BROKEN: u32 = 3;
const BROKEN: u32 = 1 << 16;

/// How often the game may look the same.
const SAME: usize = 3;

/// Rounds of one "repeat".
const MOST_ROUNDS: u16 = 1_000;

/// How many of the last abilities are named where nothing repeats exactly.
const NAMED: usize = 50;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// A player is asked what to do: whatever went on before came to an end.
    pub(super) fn chain_is_over(&mut self) {
        self.game.chain = 0;
        self.game.started.clear();
    }

    /// Whether so many abilities have started that the game is looked at before the next one.
    #[inline]
    pub(super) fn is_chain_watched(&self) -> bool {
        self.game.chain >= WATCHED_FROM - 1
    }

    /// An ability is about to start; false where that would go on for ever.
    #[inline]
    pub(super) fn may_start(&mut self, text: TextNo) -> bool {
        self.game.chain = self.game.chain.wrapping_add(1);
        self.game.chain < WATCHED_FROM || self.may_start_after_so_many(text)
    }

    #[cold]
    #[inline(never)]
    fn may_start_after_so_many(&mut self, text: TextNo) -> bool {
        let started = self.game.chain % BROKEN;
        if started < WATCHED_FROM {
            return true;
        }
        let looks = fingerprint(&self.game);
        self.game.started.push((looks, text));
        let same = self.game.started.iter().filter(|(known, _)| *known == looks).count();
        if same < SAME && started < LONGEST_CHAIN {
            return true;
        }
        self.break_chain();
        false
    }

    /// Whether chains were broken so often that a state which holds has to wait until somebody was asked.
    pub(super) fn is_broken_too_often(&self) -> bool {
        self.game.chain >= MOST_BROKEN * BROKEN
    }

    /// The text on top goes back to an earlier instruction; false where it has done so too often.
    pub(super) fn may_repeat(&mut self, to: Pc) -> bool {
        let frame = self.frame_mut();
        if to.index() >= frame.pc.index() {
            return true;
        }
        let text = frame.text;
        if self.table.text(text).code.get(to.index()).is_some_and(counts_itself) {
            return true;
        }
        // Where cards lie elsewhere than before, the round was not in vain.
        let trace = self.game.zones.trace();
        let frame = self.frame_mut();
        if std::mem::replace(&mut frame.round_began, trace) != trace {
            frame.last_round = None;
            frame.repeats += 1;
            return frame.repeats < MOST_ROUNDS || self.is_last_round(text);
        }
        // A round that changed nothing, not even chance, is the last: the text goes on after it.
        let looks = (fingerprint(&self.game), self.game.chance.get_word_pos() as u64);
        let frame = self.frame_mut();
        if frame.last_round.replace(looks) == Some(looks) {
            frame.last_round = None;
            return false;
        }
        frame.repeats += 1;
        frame.repeats < MOST_ROUNDS || self.is_last_round(text)
    }

    /// The same where cards lie elsewhere than before: the round was not in vain.
    #[inline]
    pub(super) fn begins_round(&mut self) -> bool {
        let trace = self.game.zones.trace();
        let frame = self.frame_mut();
        let is_another = frame.round_began != trace && frame.repeats + 1 < MOST_ROUNDS;
        if is_another {
            (frame.round_began, frame.last_round) = (trace, None);
            frame.repeats += 1;
        }
        is_another
    }

    /// It was one round too many.
    fn is_last_round(&mut self, text: TextNo) -> bool {
        self.game.started.push((0, text));
        self.break_chain();
        false
    }

    /// A chain of abilities without an end is over: what is being done and what waits is dropped, and the
    /// turn goes on.
    pub(super) fn break_chain(&mut self) {
        let cycle = self.cycle();
        self.journal.chain_broken(self.table, &self.game, &cycle);
        let broken = self.game.chain / BROKEN + 1;
        self.chain_is_over();
        self.game.chain = broken.min(MOST_BROKEN) * BROKEN;
        // Whoever had won by then has won.
        if self.game.ending.is_some() {
            return self.end_game();
        }
        self.game.waiting.clear();
        self.game.secret.clear();
        self.game.formerly.clear();
        self.game.touched = Touched::EVERYTHING;
        let is_step = |work: &Work<W>| match work {
            Work::Body(frame) => frame.is_flow,
            Work::Road(_) | Work::Settle(..) => false,
        };
        let kept = self.game.stack.rposition(is_step).map_or(0, |step| step + 1);
        let dropped = self.game.stack.cut(kept);
        // A step of the turn that goes round by itself is part of the chain.
        if let (true, Some(frame)) = (dropped.is_empty(), self.game.stack.text_mut()) {
            frame.pc = Pc(u16::MAX);
        }
        let innermost = self.game.stack.innermost_text();
        let sets = innermost.map(|frame| usize::from(frame.sets) + self.table.kept_sets(frame.text));
        self.game.sets.truncate(sets.unwrap_or(0));
        self.game.together = self.game.stack.iter().map(own_together).sum();
        // A card that was being played still goes where the game says.
        self.game.stack.extend(dropped.into_iter().filter(|work| matches!(work, Work::Settle(..))));
        if self.game.stack.is_empty() && self.game.steps.is_empty() && self.game.outcome.is_none() {
            self.then(Step::TurnEnds);
        }
    }

    /// The texts that follow each other in the chain, each once.
    fn cycle(&self) -> Vec<TextNo> {
        let mut texts = Vec::new();
        let started = &self.game.started;
        let Some((last, _)) = started.last() else {
            // Texts inside each other without an end.
            let inner = self.game.stack.iter().rev().filter_map(text_of);
            inner.for_each(|text| add(&mut texts, text));
            return texts;
        };
        let before = started[..started.len() - 1].iter().rposition(|(looks, _)| looks == last);
        let from = before.map_or(started.len().saturating_sub(NAMED), |before| before + 1);
        started[from..].iter().for_each(|(_, text)| add(&mut texts, *text));
        texts
    }
}

fn add(texts: &mut Vec<TextNo>, text: TextNo) {
    if !texts.contains(&text) {
        texts.push(text);
    }
}

/// The text of an effect that is being done.
fn text_of<const W: usize>(work: &Work<W>) -> Option<TextNo> {
    match work {
        Work::Body(frame) => (!frame.is_flow).then_some(frame.text),
        Work::Road(_) | Work::Settle(..) => None,
    }
}

fn own_together<const W: usize>(work: &Work<W>) -> u16 {
    match work {
        Work::Body(frame) => frame.together,
        Work::Road(_) | Work::Settle(..) => 0,
    }
}
