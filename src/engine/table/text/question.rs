//! A question about one number, small enough to stand in an instruction.

use super::numbers::KeptIn;
use crate::engine::table::set::foreseen::Moment;
use crate::game::{Game, Player, Zone};
use crate::program::{Jump, MOST_CARDS, Pc};

/// The first question of a plain test, small enough to stand in an instruction: most need no other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question {
    pub(in crate::engine::table) kept: KeptIn,
    pub(in crate::engine::table) each: u8,
    pub(in crate::engine::table) at: u16,
    /// The numbers for which it is yes: the least, and how many more.
    pub(in crate::engine::table) least: i16,
    pub(in crate::engine::table) more: u16,
    pub(in crate::engine::table) yes: Jump,
    pub(in crate::engine::table) no: Jump,
}

/// A question about what is found at one place, and where its answers lead.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    each: u8,
    at: u16,
    least: i16,
    more: u16,
    yes: Pc,
    no: Pc,
}

/// Keeps the answer a branch: a processor foretells it, and goes on before the number is there.
#[cold]
#[inline]
fn foretold() {}

impl Asked {
    /// The place; those of the players follow each other.
    #[inline(always)]
    pub fn at(&self, you: Player) -> usize {
        usize::from(self.at) + usize::from(you.0 & self.each)
    }

    /// Where the text goes on for such a number.
    #[inline(always)]
    pub fn leads(&self, number: i16) -> usize {
        if number.wrapping_sub(self.least) as u16 <= self.more {
            foretold();
            return self.yes.index();
        }
        self.no.index()
    }
}

impl Question {
    pub(in crate::engine::table) fn asked(&self, yes: Pc, no: Pc) -> Asked {
        let Question { each, at, least, more, .. } = *self;
        Asked { each, at, least, more, yes, no }
    }

    /// One about several numbers, or about something else.
    pub(in crate::engine::table) fn elsewhere(yes: Jump, no: Jump) -> Question {
        Question { kept: KeptIn::Nowhere, each: 0, at: 0, least: 0, more: 0, yes, no }
    }

    /// Whether both are about one number, the same, and are answered in the same way.
    pub(in crate::engine::table) fn is_the_same(&self, other: &Question) -> bool {
        let what = |one: &Question| (one.kept, one.each, one.at, one.least, one.more);
        self.is_about_one_number() && what(self) == what(other)
    }

    /// Whether nothing but one number of the game decides it.
    pub fn is_about_one_number(&self) -> bool {
        self.kept != KeptIn::Nowhere
    }

    /// Whether the answer to a question about one number is yes.
    #[inline]
    pub fn is_yes<const W: usize>(&self, game: &Game<W>, you: Player) -> bool {
        self.answer(game, you) == Some(Jump::HOLDS)
    }

    /// Whether the answer is yes at such a moment, where nothing else decides it.
    pub(in crate::engine::table) fn is_yes_then(&self, moment: &Moment) -> Option<bool> {
        let is_yes = |number| (if self.is_for(number) { self.yes } else { self.no }) == Jump::HOLDS;
        if self.each != 0 {
            return None;
        }
        match self.kept {
            KeptIn::Cell => (moment.cell == Some(self.at as u8)).then(|| is_yes(moment.kept)),
            // A card on top tells that there are some, and not how many.
            KeptIn::Zone => {
                let most = self.least.wrapping_add(self.more as i16);
                let edges = [self.least.saturating_sub(1), self.least, most, most.saturating_add(1)];
                let around = edges.into_iter().chain([MOST_CARDS as i16]);
                let is_told = around.into_iter().all(|count| is_yes(count.max(1)) == is_yes(1));
                (is_told && moment.zone == Zone(self.at as u8)).then(|| is_yes(moment.top.is_some().into()))
            }
            KeptIn::Constant
            | KeptIn::Local
            | KeptIn::TheirZone
            | KeptIn::TheirPoints
            | KeptIn::KeptPlayersZone
            | KeptIn::Deeds
            | KeptIn::Players
            | KeptIn::Nowhere => None,
        }
    }

    /// Where its answer leads; nothing for one about several numbers.
    #[inline(always)]
    pub(in crate::engine::table) fn answer<const W: usize>(
        &self,
        game: &Game<W>,
        you: Player,
    ) -> Option<Jump> {
        let number = self.number(game, you)?;
        Some(if self.is_for(number) { self.yes } else { self.no })
    }

    /// Whether it is yes for such a number.
    #[inline(always)]
    fn is_for(&self, number: i16) -> bool {
        number.wrapping_sub(self.least) as u16 <= self.more
    }

    /// The number it is about; nothing for one about several.
    #[inline(always)]
    fn number<const W: usize>(&self, game: &Game<W>, you: Player) -> Option<i16> {
        let at = self.at + u16::from(you.0 & self.each);
        Some(match self.kept {
            KeptIn::Cell => game.cells[usize::from(at)],
            KeptIn::Zone => game.zones.len(Zone(at as u8)) as i16,
            KeptIn::Deeds => game.deeds.count(at, you),
            KeptIn::Constant
            | KeptIn::Local
            | KeptIn::TheirZone
            | KeptIn::TheirPoints
            | KeptIn::KeptPlayersZone
            | KeptIn::Players
            | KeptIn::Nowhere => return None,
        })
    }
}
