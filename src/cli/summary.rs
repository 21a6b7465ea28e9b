//! The closing line: what was found, in numbers.

use crate::diagnostic::{Diagnostics, Severity};

/// "3 errors and 1 warning in 2 files".
pub(super) fn of_problems(diagnostics: &Diagnostics) -> String {
    let count = |severity| diagnostics.iter().filter(|item| item.severity() == severity).count();
    let mut files: Vec<_> = diagnostics.iter().map(|item| item.place.file).collect();
    files.sort();
    files.dedup();
    let parts: Vec<String> = [(Severity::Error, "error"), (Severity::Warning, "warning")]
        .into_iter()
        .filter(|(severity, _)| count(*severity) > 0)
        .map(|(severity, word)| counted(count(severity), word))
        .collect();
    format!("{} in {}", parts.join(" and "), counted(files.len(), "file"))
}

/// "1 card", "2 cards".
pub(super) fn counted(count: usize, word: &str) -> String {
    if count == 1 { format!("1 {word}") } else { format!("{count} {word}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_has_no_s() {
        assert_eq!(counted(1, "card"), "1 card");
        assert_eq!(counted(0, "card"), "0 cards");
    }
}
