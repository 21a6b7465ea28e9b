//! Moments in which nothing out of the ordinary is going on. What would have to be asked before each change is asked
//! once, and again after anything that is not known to leave it so.

use super::Match;
use super::journal::Journal;
use super::table::QuietTurns;
use crate::game::{Card, Group, KindSet, Question};
use crate::program::EventKind;

/// What is known of this moment. It is not part of the game: nothing has to be known.
#[derive(Clone, Copy, Default)]
#[repr(C)] // in this order: two bytes beside each other would be written as one number, and that is decoded slowly
pub struct Calm {
    /// What was just chosen among what nothing forbids to the text on top, and what for.
    pub allowed: Option<(EventKind, Card)>,
    pub how_far: HowFar,
}

/// How far it is known to be calm.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum HowFar {
    #[default]
    Unknown,
    /// A step of a turn is the only text; no effect waits for an event, nothing waits to take effect or is held back;
    /// nobody has left; nobody takes notes.
    Now,
    /// Besides, nothing looks at the steps of turns, and no turn or phase is added or skipped.
    Turns,
}

impl Calm {
    /// Something happens: it may be calm no longer. What was just chosen is known to the instruction that does it.
    #[inline]
    pub fn stops(&mut self) {
        self.how_far = HowFar::Unknown;
    }

    #[inline]
    pub fn is_calm(&self) -> bool {
        self.how_far != HowFar::Unknown
    }

    #[inline]
    pub fn are_turns_calm(&self) -> bool {
        self.how_far == HowFar::Turns
    }
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether it is calm: somebody wants to know.
    #[inline]
    pub(super) fn is_calm(&mut self) -> bool {
        if !J::LOOKS_ON && !self.calm.is_calm() && self.game.stack.is_at_most_one() {
            self.look_around();
        }
        self.calm.is_calm()
    }

    /// Takes what the text on top offers; false, and nothing is done, where the option is something else.
    #[inline(always)]
    pub(super) fn takes(&mut self, option: usize) -> bool {
        let game = &mut self.game;
        let Some(frame) = game.stack.text_mut() else { return false };
        let Some((group, nth)) = game.question.groups.find(option) else { return false };
        if let Group::TakeCards { then, into, cards } = *group {
            let card = nth.card(&cards);
            frame.keep_card(into, Some(card));
            frame.pc = then;
            let text = frame.text;
            game.decided();
            self.note_taken(text, then, card);
            true
        } else if let Group::Take(then) | Group::Leave(then) = *group {
            frame.pc = then;
            game.decided();
            true
        } else {
            false
        }
    }

    /// Whether what is offered can be taken without more ado: nobody takes notes, nor chooses in secret or with others.
    #[inline]
    pub(super) fn offers_plainly(&self) -> bool {
        !J::LOOKS_ON
            && self.game.is_asked
            && self.game.question.question == Question::Offer
            && (self.table.are_choices_plain() || self.calm.is_calm())
    }

    /// Whether nothing forbids the text on top to do this with the card: it was just chosen for that.
    #[inline]
    pub(super) fn is_known_allowed(&self, kind: EventKind, card: Card) -> bool {
        self.calm.allowed == Some((kind, card))
    }

    /// The text on top goes on with a card that nothing forbids it to do this with.
    #[inline]
    pub(super) fn note_allowed(&mut self, kind: EventKind, card: Card) {
        self.calm = Calm { allowed: Some((kind, card)), ..Calm::default() };
    }

    /// A step of a turn begins, and turns are even.
    #[inline]
    pub(super) fn note_even_turns(&mut self) {
        let how_far = if self.does_nothing_wait() { HowFar::Turns } else { HowFar::Unknown };
        self.calm = Calm { how_far, allowed: None };
    }

    /// Whether no effect waits for an event, nothing waits to take effect, and nothing is held back.
    #[inline]
    fn does_nothing_wait(&self) -> bool {
        let game = &self.game;
        game.awaited == KindSet::NONE && game.held_back.is_empty() && game.waiting.is_empty()
    }

    #[inline(never)]
    fn look_around(&mut self) {
        let game = &self.game;
        let Some(frame) = game.stack.text() else { return };
        let is_calm = frame.is_flow
            && !frame.in_secret
            && self.does_nothing_wait()
            && game.together == 0
            && game.ending.is_none()
            && game.players() == self.table.everyone();
        let is_unseen = |turns: &QuietTurns<W>| self.is_nothing_added(turns) && self.is_even();
        let how_far = match is_calm {
            true if self.table.quiet_turns().is_some_and(is_unseen) => HowFar::Turns,
            true => HowFar::Now,
            false => HowFar::Unknown,
        };
        self.calm = Calm { how_far, allowed: None };
    }
}
