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

/// "1 card", "1,200 cards".
pub(super) fn counted<N: TryInto<u64>>(count: N, word: &str) -> String {
    let count = count.try_into().unwrap_or(u64::MAX);
    if count == 1 { format!("1 {word}") } else { format!("{} {word}s", grouped(count)) }
}

/// 1234567 as 1,234,567.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_has_no_s() {
        assert_eq!(counted(1, "card"), "1 card");
        assert_eq!(counted(0, "card"), "0 cards");
    }

    #[test]
    fn long_numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(counted(10_000, "card"), "10,000 cards");
    }
}
