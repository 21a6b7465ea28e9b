//! Places as programs and people count them.

use serde::Serialize;

use crate::diagnostic::Severity;
use crate::source::{Place, Sources};

/// A span in bytes from zero, and in lines and columns from one; columns count characters.
#[derive(Debug, Serialize)]
pub(super) struct Location {
    pub start: usize,
    pub end: usize,
    pub line: usize,
    pub column: usize,
    pub end_line: usize,
    pub end_column: usize,
}

impl Location {
    pub fn of(sources: &Sources, place: Place) -> Location {
        let file = sources.get(place.file);
        let range = place.span.range();
        let start = file.position(range.start);
        let end = file.position(range.end);
        Location {
            start: range.start,
            end: range.end,
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
        }
    }
}

/// The path as it is shown: with slashes, on every system.
pub(super) fn path(sources: &Sources, place: Place) -> String {
    sources.path(place.file).to_string_lossy().replace('\\', "/")
}

pub(super) fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}
