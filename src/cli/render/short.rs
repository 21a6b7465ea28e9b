//! One line for each problem: `path:line:column: CODE error: message`.

use std::fmt::Write as _;

use super::location::{Location, path, severity};
use crate::diagnostic::Diagnostics;
use crate::source::Sources;

pub(super) fn render(sources: &Sources, diagnostics: &Diagnostics) -> String {
    let mut text = String::new();
    for item in diagnostics {
        let at = Location::of(sources, item.place);
        let written = writeln!(
            text,
            "{}:{}:{}: {} {}: {}",
            path(sources, item.place),
            at.line,
            at.column,
            item.code.id(),
            severity(item.severity()),
            item.message.replace('\n', " ")
        );
        written.expect("a string takes all text");
    }
    text
}
