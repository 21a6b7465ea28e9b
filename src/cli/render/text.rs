//! Problems for people, drawn by miette: the line, marked, with help.

use std::io::IsTerminal as _;

use miette::{GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteDiagnostic, Report};

use super::clip::{Clipped, Excerpt};
use super::location::path;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity};
use crate::source::{Place, Sources};

/// Lines are folded at this width where the terminal does not tell its own.
const WIDTH: usize = 100;

/// Lines that are shown before and after those that are marked.
const AROUND: usize = 1;

pub(super) fn render(sources: &Sources, diagnostics: &Diagnostics) -> String {
    let handler = handler();
    let mut text = String::new();
    for item in diagnostics {
        let report = report(sources, item);
        // The handler writes into a string; a failure would be one of its own drawing.
        if handler.render_report(&mut text, report.as_ref()).is_err() {
            text.push_str(&format!("{}: {}\n", item.code.id(), item.message));
        }
        text.push('\n');
    }
    text
}

/// Color only on a terminal that wants it.
fn handler() -> GraphicalReportHandler {
    let wants_color = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let colored = wants_color && std::io::stdout().is_terminal();
    let theme = if colored { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    GraphicalReportHandler::new_themed(theme).with_links(false).with_width(WIDTH).with_context_lines(AROUND)
}

fn report(sources: &Sources, item: &Diagnostic) -> Report {
    let file = sources.get(item.place.file);
    let here = item.notes.iter().filter(|note| note.place.file == item.place.file);
    let marked: Vec<_> =
        here.map(|note| note.place).chain([item.place]).map(|place| place.span.range()).collect();
    let clipped = Clipped::around(file, &marked, AROUND);
    let mut labels = vec![label(&clipped, item.place, item.label.clone(), true)];
    let mut elsewhere = Vec::new();
    for note in &item.notes {
        if note.place.file == item.place.file {
            labels.push(label(&clipped, note.place, note.text.clone(), false));
        } else {
            // miette shows one file; other places are named.
            let file = sources.get(note.place.file);
            let at = file.position(note.place.span.start as usize);
            elsewhere.push(format!("{}: {}:{}:{}", note.text, path(sources, note.place), at.line, at.column));
        }
    }
    let help: Vec<String> = item.help.iter().cloned().chain(elsewhere).collect();
    let severity = match item.severity() {
        Severity::Error => miette::Severity::Error,
        Severity::Warning => miette::Severity::Warning,
    };
    let mut diagnostic = MietteDiagnostic::new(item.message.clone())
        .with_code(item.code.id())
        .with_severity(severity)
        .with_labels(labels);
    if !help.is_empty() {
        diagnostic = diagnostic.with_help(help.join("\n"));
    }
    let source = Excerpt { path: path(sources, item.place), lines: clipped };
    Report::new(diagnostic).with_source_code(source)
}

fn label(clipped: &Clipped, place: Place, text: String, primary: bool) -> LabeledSpan {
    // An empty file has no character to mark.
    let length = clipped.text.len();
    let range = clipped.range(&place.span.range());
    let range = range.start.min(length)..range.end.min(length);
    if primary {
        LabeledSpan::new_primary_with_span(Some(text), range)
    } else {
        LabeledSpan::new_with_span(Some(text), range)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Code;
    use crate::source::Span;

    /// Two cards with one name and so many lines between them.
    fn shown(between: usize) -> String {
        let mut sources = Sources::default();
        let file = sources.add("two.cards", format!("one\n{}two\n", "between\n".repeat(between)));
        let place = |start: usize| Place::new(file, Span::new(start, start + 3));
        let second = place(sources.text(file).len() - 4);
        let problem = Diagnostic::new(Code::CardTwice, second, "Twice.").note(place(0), "the first");
        let mut all = Diagnostics::default();
        all.push(problem);
        render(&sources, &all)
    }

    #[test]
    fn places_far_apart_are_shown_without_what_is_between() {
        let near = shown(3);
        assert_eq!((near.matches("[two.cards:").count(), near.matches("between").count()), (1, 3), "{near}");
        let far = shown(30);
        assert_eq!((far.matches("[two.cards:").count(), far.matches("between").count()), (2, 2), "{far}");
        assert!(far.contains("[two.cards:32:1]"), "{far}");
    }
}
