//! Why a sentence was refused, in a designer's words.

use super::build::{Misfit, MisfitKind};
use super::grammar::Rule;
use super::mask::Masked;
use super::read::Reading;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};

/// A sentence that goes on and on.
pub fn too_long(reading: &Reading<'_>, longest: usize) -> Diagnostic {
    let start = Span::new(
        reading.base,
        reading.base + reading.text.chars().take(40).map(char::len_utf8).sum::<usize>(),
    );
    Diagnostic::new(
        Code::SentenceTooLong,
        Place::new(reading.file, start),
        "This sentence is too long to read.",
    )
    .label("starts here")
    .help(format!(
        "A sentence ends with a period and has at most {longest} characters: split it into several."
    ))
}

/// A sentence the grammar does not take.
pub fn refused(
    reading: &Reading<'_>,
    masked: &Masked,
    rule: Rule,
    error: &pest::error::Error<Rule>,
) -> Diagnostic {
    let offset = match error.location {
        pest::error::InputLocation::Pos(at) => at,
        pest::error::InputLocation::Span((at, _)) => at,
    };
    let rest = &reading.text[offset.min(reading.text.len())..];
    let word = rest.split_whitespace().next().unwrap_or("");
    let span = Span::new(offset, offset + word.len()).shifted(reading.base);
    let _ = (masked, rule);
    Diagnostic::new(
        Code::UnknownWord,
        Place::new(reading.file, span),
        format!("\"{word}\" does not fit here. {error}"),
    )
}

/// A sentence the grammar takes and the language does not.
pub fn misfit(reading: &Reading<'_>, misfit: Misfit) -> Diagnostic {
    let message = match &misfit.kind {
        MisfitKind::NotAValue(text) => format!("No card of this game is \"a {text}\"."),
        other => format!("{other:?}"),
    };
    Diagnostic::new(Code::UnknownWord, Place::new(reading.file, misfit.span), message)
}
