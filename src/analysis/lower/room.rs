//! How much an ability can keep apart.

use crate::diagnostic::Code;
use crate::program::{Local, Scratch};
use crate::syntax::tree::At;

use super::Lowering;

/// How many cards, players and numbers a text can remember.
const LOCALS: u8 = 24;
const SCRATCHES: u8 = 12;

/// What an ability keeps apart so far.
#[derive(Default)]
pub struct Room {
    locals: u8,
    scratches: u8,
    /// Those in which cards are kept only to be counted later, as bits.
    copies: u16,
    /// That the ability speaks of too much was reported.
    told_too_much: bool,
}

impl Lowering<'_> {
    pub fn local(&mut self, at: At) -> Option<Local> {
        if self.room.locals == LOCALS {
            return self.too_much(at);
        }
        self.room.locals += 1;
        Some(Local(self.room.locals - 1))
    }

    /// One more, if there is room: where it is only needed if somebody points at it.
    pub fn spare_local(&mut self) -> Option<Local> {
        (self.room.locals < LOCALS).then(|| {
            self.room.locals += 1;
            Local(self.room.locals - 1)
        })
    }

    pub fn scratch(&mut self, at: At) -> Option<Scratch> {
        match self.spare_scratch() {
            Some(scratch) => Some(scratch),
            None => self.too_much(at),
        }
    }

    /// One for cards that are kept only to be counted later, if there is room.
    pub fn spare_copy(&mut self) -> Option<Scratch> {
        let kept = self.spare_scratch()?;
        self.room.copies |= 1 << kept.0;
        Some(kept)
    }

    pub fn is_copy(&self, scratch: Scratch) -> bool {
        self.room.copies >> scratch.0 & 1 == 1
    }

    fn spare_scratch(&mut self) -> Option<Scratch> {
        (self.room.scratches < SCRATCHES).then(|| {
            self.room.scratches += 1;
            Scratch(self.room.scratches - 1)
        })
    }

    /// Told at the first that is too many: with the others it is one mistake.
    fn too_much<T>(&mut self, at: At) -> Option<T> {
        if std::mem::replace(&mut self.room.told_too_much, true) {
            return None;
        }
        let message = "this text speaks of more cards and players than one text can keep apart";
        self.refuse(Code::TooMuch, at, message, "one too many", "split the text into two paragraphs")
    }
}
