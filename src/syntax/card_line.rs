//! The line of a card that carries its attributes, read as its game writes it: `6 of eye, asset`.
//! Knows the shape and the values only from the [`Dialect`].

mod report;
#[cfg(test)]
mod tests;
mod tokens;

use self::tokens::{Token, match_value, tokens};
use super::outline::Problems;
use super::tree::{At, Word};
use crate::source::Span;
use crate::vocabulary::{Dialect, LinePart, WordId};

/// The values of each attribute, in the order of the game's card line.
pub type LineValues = Vec<(Word, Vec<Word>)>;

/// Reads a card line. What does not fit is reported, each strange word once.
pub(crate) fn read_card_line(
    dialect: &Dialect,
    text: &str,
    base: usize,
    problems: &mut Problems,
) -> Option<LineValues> {
    let whole = Span::new(base, base + text.len());
    if dialect.card_line.parts.is_empty() {
        report::not_declared(text, whole, problems);
        return None;
    }
    let tokens = tokens(text, base);
    let mut reading = Reading { dialect, tokens: &tokens, at: 0, values: Vec::new(), whole };
    if reading.parts() && reading.at == tokens.len() {
        return Some(reading.values);
    }
    report::mistake(dialect, &tokens, reading.at, whole, problems);
    None
}

struct Reading<'a> {
    dialect: &'a Dialect,
    tokens: &'a [Token<'a>],
    /// The next token.
    at: usize,
    values: LineValues,
    whole: Span,
}

impl Reading<'_> {
    /// Goes through the parts of the line. False when a part does not fit.
    fn parts(&mut self) -> bool {
        let parts = &self.dialect.card_line.parts;
        let mut number = 0;
        while let Some(part) = parts.get(number) {
            number += 1;
            match part {
                LinePart::Literal(literal) => {
                    let leads_to_optional =
                        matches!(parts.get(number), Some(LinePart::Attribute { optional: true, .. }));
                    let before = self.at;
                    let stands_here = self.literal(literal);
                    if leads_to_optional && (!stands_here || !self.next_is_value_of(&parts[number])) {
                        self.at = before;
                        number += 1;
                    } else if !stands_here {
                        return false;
                    }
                }
                LinePart::Attribute { attribute, several, optional } => {
                    if self.attribute(*attribute, *several) {
                        continue;
                    }
                    if !optional {
                        return false;
                    }
                    // An optional part at the beginning takes the word after it along.
                    if self.values.is_empty() && matches!(parts.get(number), Some(LinePart::Literal(_))) {
                        number += 1;
                    }
                }
            }
        }
        true
    }

    fn next_is_value_of(&self, part: &LinePart) -> bool {
        match part {
            LinePart::Attribute { attribute, .. } => {
                match_value(self.dialect, &self.tokens[self.at..], Some(*attribute)).is_some()
            }
            LinePart::Literal(_) => false,
        }
    }

    fn literal(&mut self, literal: &str) -> bool {
        let wanted: Vec<&str> = tokens(literal, 0).iter().map(|token| token.text).collect();
        let rest = &self.tokens[self.at..];
        let fits = rest.len() >= wanted.len()
            && wanted.iter().zip(rest).all(|(wanted, token)| wanted.eq_ignore_ascii_case(token.text));
        if fits {
            self.at += wanted.len();
        }
        fits
    }

    fn attribute(&mut self, attribute: WordId, several: bool) -> bool {
        let Some(first) = self.value(attribute) else { return false };
        let mut values = vec![first];
        while several && self.literal("and") {
            match self.value(attribute) {
                Some(value) => values.push(value),
                None => return false,
            }
        }
        let span = values.iter().fold(values[0].at.0, |span, value| span.to(value.at.0));
        debug_assert!(span.end <= self.whole.end, "a value stands inside its line");
        self.values.push((Word { id: attribute, at: At(span) }, values));
        true
    }

    fn value(&mut self, attribute: WordId) -> Option<Word> {
        let rest = &self.tokens[self.at..];
        let (_, id, length) = match_value(self.dialect, rest, Some(attribute))?;
        let span = rest[0].span.to(rest[length - 1].span);
        self.at += length;
        Some(Word { id, at: At(span) })
    }
}
