//! The problems of one file, as many as anyone will read.

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Span};

/// Beyond this many problems a file only says how many more there are.
pub(crate) const MOST: usize = 100;

/// Collects the problems of one file up to [`MOST`].
pub(crate) struct Problems {
    file: FileId,
    found: Diagnostics,
    /// Where the first one stood that was left out, and how many were.
    left_out: Option<(Span, usize)>,
}

impl Problems {
    pub fn new(file: FileId) -> Problems {
        Problems { file, found: Diagnostics::default(), left_out: None }
    }

    /// A problem at `span`. `finish` adds help and fix, and is not asked once there are too many.
    pub fn report(
        &mut self,
        code: Code,
        span: Span,
        message: impl FnOnce() -> String,
        finish: impl FnOnce(Diagnostic) -> Diagnostic,
    ) {
        if self.found.len() < MOST {
            self.found.push(finish(Diagnostic::new(code, Place::new(self.file, span), message())));
        } else {
            self.leave_out(span);
        }
    }

    /// A problem that a second place explains.
    pub fn report_with_note(
        &mut self,
        code: Code,
        span: Span,
        message: impl FnOnce() -> String,
        other: (Span, &str),
        finish: impl FnOnce(Diagnostic) -> Diagnostic,
    ) {
        let file = self.file;
        self.report(code, span, message, |problem| finish(problem).note(Place::new(file, other.0), other.1));
    }

    /// An empty list for one line of the same file.
    pub fn fork(&self) -> Problems {
        Problems::new(self.file)
    }

    /// Takes over what a line has found. Says whether there was anything.
    pub fn join(&mut self, line: Problems) -> bool {
        let any = !line.found.is_empty();
        for problem in line.found {
            let span = problem.place.span;
            if self.found.len() < MOST {
                self.found.push(problem);
            } else {
                self.leave_out(span);
            }
        }
        any
    }

    fn leave_out(&mut self, span: Span) {
        let (first, count) = self.left_out.unwrap_or((span, 0));
        self.left_out = Some((first, count + 1));
    }

    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Hands everything over, with a last word on what was left out.
    pub fn hand_over(self, diagnostics: &mut Diagnostics) {
        diagnostics.append(self.found);
        if let Some((span, count)) = self.left_out {
            let message = format!("{count} more problems in the lines of this file are not shown.");
            diagnostics.push(
                Diagnostic::new(Code::TooManyProblems, Place::new(self.file, span), message)
                    .label("the first of them")
                    .help(
                        "Repair those that are shown and check again. If nearly every line is marked, the \
                         file may not be a cards file at all.",
                    ),
            );
        }
    }
}

/// The beginning of what was written, short enough for a message.
pub(crate) fn excerpt(written: &str) -> String {
    const LONGEST: usize = 48;
    let line = written.lines().next().unwrap_or("").trim();
    match line.char_indices().nth(LONGEST) {
        Some((cut, _)) => format!("{}…", line[..cut].trim_end()),
        None => line.to_string(),
    }
}
