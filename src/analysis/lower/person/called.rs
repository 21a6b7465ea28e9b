//! How somebody who was spoken of is spoken of again: by "that" and their noun, by the same words, or by a name that they
//! get where nobody else can be meant.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::one_before::Change;
use crate::analysis::resolve::{Noun, Offered, Slot};
use crate::program::Who;
use crate::source::Span;
use crate::syntax::tree::Role;
use crate::vocabulary::english::{capitalized, decapitalized};

/// How they are called, and what has to be said before.
pub struct Called {
    pub words: String,
    pub naming: Option<Change>,
}

impl Lowering<'_> {
    /// Whoever was asked.
    pub fn called_again(&self, who: Who, offered: Offered) -> Called {
        let (role, span) = match offered {
            Offered::Named(span) => {
                return Called { words: decapitalized(&self.quote_span(span)), naming: None };
            }
            Offered::Somebody(role, span) => (role, span),
        };
        let found = self.scope.that(&Noun::Person(role)).map(|named| named.slot);
        let is_that = matches!(found, Ok(Slot::Person(found)) if self.are_the_same(found, who));
        let naming = self.naming_person(span, role).filter(|_| !is_that);
        let words = match naming {
            Some(_) => "the guest".to_string(),
            None => format!("that {}", role.word()),
        };
        Called { words, naming }
    }

    /// Gives a name to somebody of whom a sentence speaks before it says what is done, or whom it chooses, or who does it.
    pub fn naming_person(&self, span: Span, role: Role) -> Option<Change> {
        let told = self.sentences.iter().find(|told| told.holds(span))?;
        let does = told.does.filter(|_| !told.of_each)?;
        let name = |who: &str| format!("all {who} the \"guest\".");
        let that = format!("that {}", role.word());
        if span.end <= does {
            let is_other = |other: Span| other != span && told.at.start <= other.start && other.end <= does;
            let noun = Noun::Person(role);
            let mut named = self.scope.bindings.iter().filter(|named| named.noun.fit(&noun).is_some());
            if named.any(|named| is_other(named.span)) {
                return None;
            }
            let first = self.text_of(Span { start: does, end: told.at.end }).chars().next()?;
            let first_letter = Span { start: does, end: does + first.len_utf8() as u32 };
            return Some((first_letter, format!("c{} {}", name(&that), capitalized(&first.to_string()))));
        }
        let words = decapitalized(&self.quote_span(span));
        if span.start == does && !words.starts_with("each ") && !words.starts_with("all ") {
            let lead = if does == told.at.start { 'C' } else { 'c' };
            return Some((span, format!("{lead}{} The guest", name(&words))));
        }
        let ends_there = self.text_of(Span { start: span.end, end: told.at.end }).trim() == ".";
        ends_there.then(|| (Span { start: told.at.end, end: told.at.end }, format!(" C{}", name(&that))))
    }

    /// The same words from there to the end of the paragraph, said as `one`.
    pub fn said_again(&self, said: &str, from: u32, one: &str) -> Vec<Change> {
        let said = said.trim_end_matches("'s").to_lowercase();
        let rest = self.text_of(Span { start: from, end: self.reach.paragraph }).to_ascii_lowercase();
        let found = rest.match_indices(&said).filter(|(at, _)| {
            let letter = |next: Option<char>| next.is_some_and(char::is_alphanumeric);
            !letter(rest[at + said.len()..].chars().next()) && !letter(rest[..*at].chars().next_back())
        });
        let changed = found.map(|(at, _)| {
            let start = from + at as u32;
            let span = Span { start, end: start + said.len() as u32 };
            let begins = self.text_of(span).starts_with(char::is_uppercase);
            (span, if begins { capitalized(one) } else { one.to_string() })
        });
        changed.collect()
    }
}
