//! Problems for programs. The shape is stable: keys may be added, none is renamed or taken away.

use serde::Serialize;

use super::location::{Location, path, severity};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{Place, Sources};

#[derive(Serialize)]
struct Problem<'a> {
    code: &'a str,
    severity: &'a str,
    message: &'a str,
    label: &'a str,
    help: &'a [String],
    file: String,
    span: Location,
    notes: Vec<Note<'a>>,
    fix: Option<Fix<'a>>,
}

#[derive(Serialize)]
struct Note<'a> {
    text: &'a str,
    file: String,
    span: Location,
}

#[derive(Serialize)]
struct Fix<'a> {
    title: &'a str,
    file: String,
    span: Location,
    replacement: &'a str,
    /// It can be applied without asking: the text will say what it was meant to say.
    safe: bool,
}

pub(super) fn render(sources: &Sources, diagnostics: &Diagnostics) -> String {
    let problems: Vec<Problem<'_>> = diagnostics.iter().map(|item| problem(sources, item)).collect();
    let mut text = serde_json::to_string_pretty(&problems).expect("plain data can be written as JSON");
    text.push('\n');
    text
}

fn problem<'a>(sources: &Sources, item: &'a Diagnostic) -> Problem<'a> {
    let place = |place: Place| (path(sources, place), Location::of(sources, place));
    let (file, span) = place(item.place);
    let notes = item.notes.iter().map(|note| {
        let (file, span) = place(note.place);
        Note { text: &note.text, file, span }
    });
    let fix = item.fix.as_ref().map(|fix| {
        let (file, span) = place(fix.place);
        Fix { title: &fix.title, file, span, replacement: &fix.replacement, safe: !fix.is_guess }
    });
    Problem {
        code: item.code.id(),
        severity: severity(item.severity()),
        message: &item.message,
        label: &item.label,
        help: &item.help,
        file,
        span,
        notes: notes.collect(),
        fix,
    }
}
