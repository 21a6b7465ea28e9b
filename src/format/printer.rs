//! What every part of the printer needs: the declared words in their forms, and one or several.

use crate::syntax::tree::Word;
use crate::vocabulary::{Dialect, Lexicon, VerbForm};

/// Prints nodes of the tree with the words of one game. Each file of this room teaches it a kind of node.
#[derive(Clone, Copy)]
pub(super) struct Printer<'a> {
    lexicon: &'a Lexicon,
    /// Several kinds stand behind their noun: a card that is a king or a queen.
    at_length: bool,
}

/// Whether a noun speaks of one or of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    One,
    Many,
}

impl Number {
    /// One of it draws, several draw.
    pub fn verb_form(self) -> VerbForm {
        match self {
            Number::One => VerbForm::Third,
            Number::Many => VerbForm::Plain,
        }
    }

    pub fn of(count: u32) -> Number {
        if count == 1 { Number::One } else { Number::Many }
    }
}

impl<'a> Printer<'a> {
    pub fn new(dialect: &'a Dialect) -> Printer<'a> {
        Printer { lexicon: &dialect.lexicon, at_length: false }
    }

    /// The same with several kinds short, or at length.
    pub fn kinds_at_length(self, at_length: bool) -> Printer<'a> {
        Printer { at_length, ..self }
    }

    pub fn has_kinds_at_length(self) -> bool {
        self.at_length
    }

    pub fn word(&self, word: Word) -> &'a str {
        &self.lexicon.get(word.id).singular
    }

    /// The plural of a noun; the word itself where the game declares none.
    pub fn plural(&self, word: Word) -> &'a str {
        let word = self.lexicon.get(word.id);
        word.plural.as_deref().unwrap_or(&word.singular)
    }

    /// Whether one speaks of several: eights, and not blues.
    pub fn is_noun(&self, word: Word) -> bool {
        self.lexicon.get(word.id).plural.is_some()
    }

    pub fn noun(&self, word: Word, number: Number) -> &'a str {
        match number {
            Number::One => self.word(word),
            Number::Many => self.plural(word),
        }
    }

    /// A predicate of the game's own: it matches, they match.
    pub fn own_predicate(&self, word: Word, form: VerbForm) -> &'a str {
        match form {
            VerbForm::Third => self.word(word),
            VerbForm::Plain | VerbForm::Past | VerbForm::Participle => self.plural(word),
        }
    }

    /// A verb of the game's own: banish, banishes, banished.
    pub fn own_verb(&self, word: Word, form: VerbForm) -> &'a str {
        match form {
            VerbForm::Plain => self.word(word),
            VerbForm::Third => self.plural(word),
            VerbForm::Past | VerbForm::Participle => {
                let word = self.lexicon.get(word.id);
                word.participle.as_deref().unwrap_or(&word.singular)
            }
        }
    }
}
