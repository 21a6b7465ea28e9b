//! What people expect of a card game and the language does not have yet: said honestly, with what comes
//! nearest.

use super::words::{plain, words};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::vocabulary::absent;

/// The first such word of the sentence.
pub fn find(reading: &Reading<'_>) -> Option<Diagnostic> {
    for word in words(reading.text) {
        let written = &reading.text[word.clone()];
        let Some(absent) = absent().iter().find(|absent| absent.said.contains(&plain(written))) else {
            continue;
        };
        let place = Place::new(reading.file, Span::new(word.start, word.end).shifted(reading.base));
        let message = format!("The language can't say \"{written}\" yet.");
        return Some(
            Diagnostic::new(Code::UnknownWord, place, message)
                .label("not a word of the language")
                .help(absent.why.clone())
                .help(format!("What comes nearest: {}", absent.nearest)),
        );
    }
    None
}
