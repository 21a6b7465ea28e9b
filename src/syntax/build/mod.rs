//! From what pest found to the tree: one function per grammar rule, one file per kind of node.
//! Checks nothing but what the grammar cannot say (a number too large, a rank the game does not have).

mod act;
mod amount;
mod choice;
mod clause;
mod condition;
mod event;
mod kinds;
mod noun;
mod parts;
mod person;
mod sentence;
mod thing;
mod time;
mod zone;

use std::cell::{Cell, RefCell};

pub use self::parts::Pair;
use super::mask::Masked;
use super::tree::{At, Binder, Quoted, Word};
use crate::source::Span;
use crate::vocabulary::{LARGEST, Lexicon, WordId, number_from_word};

/// Builds the tree of one sentence.
pub struct Builder<'a> {
    /// The sentence as it was written.
    text: &'a str,
    masked: &'a Masked,
    lexicon: &'a Lexicon,
    /// Where the sentence starts in its file.
    base: usize,
    /// How many nouns stand around the one being built.
    depth: Cell<usize>,
    misfits: RefCell<Vec<Misfit>>,
}

/// How deep nouns may stand inside nouns.
const DEEPEST: usize = 8;

/// Something the grammar takes and the language does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    pub kind: MisfitKind,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MisfitKind {
    /// "a seventeen" in a game without such a rank
    NotAValue(String),
    NumberTooLarge(String),
    /// `would` after whenever, or none after an if that opens a substitution
    StrayWould,
    /// `while` or `until` before something that happens once
    NotStanding,
    /// A text that is led by how long it holds, and says so once more at its end.
    DurationTwice {
        each_turn: bool,
    },
    /// half without saying how to round, or rounding without half
    Rounding,
    /// something joined to `choose one: …`
    AfterModes,
    /// two numbers for one noun: two cards equal to the penalty
    AmountTwice,
    /// a value that one does not count, without what has it: "a blue", and without its article "an eight or blue"
    NoNoun {
        article: bool,
    },
    /// an adjective before one of several kinds: each black king or queen
    WhoseAdjective,
    /// words behind the last of several kinds that describe it: a king or a queen of spades
    WhoseTail,
    /// a king or a card
    EveryKind,
    /// two kings or a queen
    OtherNumber,
    /// a card that is blue cards
    OneIsSeveral,
    /// nouns inside nouns, deeper than anybody reads
    TooDeep,
}

impl<'a> Builder<'a> {
    pub fn new(text: &'a str, masked: &'a Masked, lexicon: &'a Lexicon, base: usize) -> Builder<'a> {
        Builder { text, masked, lexicon, base, depth: Cell::new(0), misfits: RefCell::default() }
    }

    /// What did not fit, once the tree is built.
    pub fn into_misfits(self) -> Vec<Misfit> {
        self.misfits.into_inner()
    }
}

impl Builder<'_> {
    fn at(&self, pair: &Pair<'_>) -> At {
        // Optional parts that are missing leave white space at the end of a rule.
        let start = pair.range().start;
        let length = self.written(pair).trim_end().len();
        At(Span::new(start, start + length).shifted(self.base))
    }

    fn misfit(&self, kind: MisfitKind, pair: &Pair<'_>) {
        self.misfit_at(kind, self.at(pair));
    }

    fn misfit_at(&self, kind: MisfitKind, at: At) {
        self.misfits.borrow_mut().push(Misfit { kind, span: at.0 });
    }

    /// The declared word under a mark.
    fn word(&self, pair: &Pair<'_>) -> Word {
        let id = self.masked.word_at(pair.range().start);
        Word { id: id.expect("every mark was made for a declared word"), at: self.at(pair) }
    }

    /// The text as it was written, before masking.
    fn written(&self, pair: &Pair<'_>) -> &str {
        &self.text[pair.range()]
    }

    fn quoted(&self, pair: &Pair<'_>) -> Quoted {
        let inner = self.written(pair).trim_matches(['"', '\u{201C}', '\u{201D}']);
        Quoted { text: inner.trim().to_string(), at: self.at(pair) }
    }

    fn binder(&self, pair: &Pair<'_>) -> Binder {
        let quoted = self.quoted(pair);
        let text = quoted.text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        Binder { text, at: quoted.at }
    }

    fn number(&self, pair: &Pair<'_>) -> u32 {
        let text = self.written(pair).trim();
        match number_from_word(text).filter(|number| *number <= LARGEST) {
            Some(number) => number,
            None => {
                self.misfit(MisfitKind::NumberTooLarge(text.to_string()), pair);
                0
            }
        }
    }

    /// The rank that is spoken as a number: "two" in "a two".
    fn number_as_value(&self, pair: &Pair<'_>) -> Word {
        let text = self.written(pair).trim();
        let spoken = number_from_word(text).map(crate::vocabulary::number_in_words).unwrap_or_default();
        let id = self.lexicon.value_spoken(&spoken).unwrap_or_else(|| {
            self.misfit(MisfitKind::NotAValue(text.to_string()), pair);
            WordId(0)
        });
        Word { id, at: self.at(pair) }
    }
}
