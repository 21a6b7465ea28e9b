//! What holds for every text, however wrong: shared by the fuzz targets and their short version.

use cardwright::diagnostic::Diagnostics;
use cardwright::format;
use cardwright::source::FileId;
use cardwright::syntax::{self, ReadParagraph, tree::Document};
use cardwright::vocabulary::Dialect;
use cardwright::vocabulary::catalogue::catalogue;

const FILE: FileId = FileId(0);

/// The words all texts are read with: those of the catalogue's own small game.
fn dialect() -> &'static Dialect {
    catalogue().example_dialect()
}

/// The laws of a file: it has a tree whose places are inside it, and one canonical form.
pub fn structure(text: &str) {
    let (document, problems) = read_file(text);
    let once = formatted(text);
    assert_eq!(formatted(&once), once, "formatting twice is not formatting once");
    if problems.is_empty() {
        let (again, new_problems) = read_file(&once);
        assert!(new_problems.is_empty(), "formatting made a problem: {:?}", new_problems.iter().next());
        assert_eq!(again, document, "formatting changed the meaning");
    }
}

fn read_file(text: &str) -> (Document, Diagnostics) {
    let mut problems = Diagnostics::default();
    let outline = syntax::outline(text, FILE, &mut problems);
    places_are_inside(text, &format!("{outline:?}"));
    let document = syntax::document(&outline, text, dialect(), FILE, &mut problems);
    places_are_inside(text, &format!("{document:?}"));
    problems_are_inside(text, &problems);
    (document, problems)
}

fn formatted(text: &str) -> String {
    let outline = syntax::outline(text, FILE, &mut Diagnostics::default());
    format::document(text, &outline, dialect())
}

/// The laws of a paragraph: its places are inside it, a sentence that is missing is told, and what was
/// read without a problem prints as a text with the same tree.
pub fn sentence(text: &str) {
    let Some(text) = as_paragraph(text) else { return };
    let mut problems = Diagnostics::default();
    let read = read_below(&text, &mut problems);
    assert_eq!(read.broken, !problems.is_empty(), "a sentence is missing without a word, or told and there");
    prints_and_reads_back(&read);
}

/// The same without the explanations, which take most of the time.
pub fn unexplained_sentence(text: &str) {
    let Some(text) = as_paragraph(text) else { return };
    prints_and_reads_back(&read_below(&text, &mut Diagnostics::at_most(0)));
}

/// Reads a paragraph that does not stand at the beginning of its file, as they seldom do.
fn read_below(text: &str, problems: &mut Diagnostics) -> ReadParagraph {
    let before = "ü";
    let file = format!("{before}{text}");
    let read = syntax::read_paragraph(dialect(), text, before.len(), FILE, problems);
    places_are_inside(&file, &format!("{read:?}"));
    problems_are_inside(&file, problems);
    read
}

fn prints_and_reads_back(read: &ReadParagraph) {
    if read.broken {
        return;
    }
    let printed = format::paragraph(dialect(), &read.paragraph).join(" ");
    let mut problems = Diagnostics::default();
    let again = syntax::read_paragraph(dialect(), &printed, 0, FILE, &mut problems);
    assert!(problems.is_empty(), "printed as {printed:?}: {:?}", problems.iter().next());
    assert_eq!(again.paragraph, read.paragraph, "read differently when printed as {printed:?}");
    let twice = format::paragraph(dialect(), &again.paragraph).join(" ");
    assert_eq!(twice, printed, "printing twice is not printing once");
}

/// A text as a file hands it on: all white space within a line is a space, and control characters were
/// refused with the whole file.
fn as_paragraph(text: &str) -> Option<String> {
    let plain = |letter: char| if letter.is_whitespace() && letter != '\n' { ' ' } else { letter };
    let text: String = text.trim().chars().map(plain).collect();
    let refused = text.chars().any(|letter| letter.is_control() && letter != '\n');
    (!refused).then_some(text)
}

fn problems_are_inside(text: &str, problems: &Diagnostics) {
    for problem in problems {
        let fix = problem.fix.iter().map(|fix| fix.place);
        let notes = problem.notes.iter().map(|note| note.place);
        for place in fix.chain(notes).chain([problem.place]) {
            assert!(text.get(place.span.range()).is_some(), "{:?} of {problem:?}", place.span);
        }
    }
}

/// Every place in what was read, found in its debug form, so that no node of any tree is forgotten.
fn places_are_inside(text: &str, debug: &str) {
    for (start, end) in places(debug) {
        assert!(text.get(start..end).is_some(), "{start}..{end} is no part of the text, in {debug}");
    }
}

/// The pairs of numbers in `12..34` and `start: 12, end: 34`, without those in quoted texts.
fn places(debug: &str) -> Vec<(usize, usize)> {
    let mut places = Vec::new();
    let mut numbers: Option<usize> = None;
    let mut rest = debug;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => quoted_length(rest),
            '0'..='9' => rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (piece, after) = rest.split_at(length);
        if let Ok(number) = piece.parse::<usize>() {
            match numbers.take() {
                Some(start) => places.push((start, number)),
                None if after.starts_with("..") || after.starts_with(", end: ") => numbers = Some(number),
                None => {}
            }
        }
        rest = after;
    }
    places
}

/// The length of the quoted text that a debug form begins with.
fn quoted_length(debug: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in debug.char_indices().skip(1) {
        match letter {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    debug.len()
}
