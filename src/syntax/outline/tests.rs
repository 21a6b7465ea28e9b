//! One test for each way to get a line wrong, and the laws of stage one.

mod laws;
mod mistakes;
mod shapes;

use super::{Outline, outline};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::FileId;

fn read(text: &str) -> (Outline, Diagnostics) {
    let mut diagnostics = Diagnostics::default();
    let outline = outline(text, FileId(0), &mut diagnostics);
    (outline, diagnostics.sorted())
}

/// The only problem of a text.
fn mistake(text: &str) -> Diagnostic {
    let (_, diagnostics) = read(text);
    assert_eq!(diagnostics.len(), 1, "{diagnostics:#?}");
    diagnostics.into_iter().next().expect("there is one")
}

/// Checks the only problem of a text: its code, what it marks, and its message.
fn assert_mistake(text: &str, code: Code, marked: &str, message: &str) {
    let problem = mistake(text);
    assert_eq!((problem.code, &text[problem.place.span.range()]), (code, marked));
    assert_eq!(problem.message, message);
}

/// The text after its only fix, which must leave no problem.
fn repaired(text: &str) -> String {
    let fix = mistake(text).fix.expect("the problem can be fixed");
    let mut repaired = text.to_string();
    repaired.replace_range(fix.place.span.range(), &fix.replacement);
    assert_eq!(read(&repaired).1.len(), 0, "{repaired}");
    repaired
}
