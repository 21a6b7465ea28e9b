//! Writing to standard output and standard error. A closed pipe ends the output quietly.

use std::io::{self, Write as _};

/// Writes a text as it is.
pub(super) fn print(text: &str) {
    // Whoever closed the pipe has seen enough; there is nobody to tell.
    let _ = io::stdout().lock().write_all(text.as_bytes());
}

/// Tells the user what can't be done.
pub(super) fn complain(text: &str) {
    let _ = writeln!(io::stderr().lock(), "cardwright: {text}");
}

/// Writes a text beside the output.
pub(super) fn warn(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
