//! Signs and letters that keep a line from being read: quotes that an editor has bent, a comment behind the line, a
//! capital letter or a colon at its beginning, a period at its end.

use crate::vocabulary::scenario_forms;

/// A line without them, and why each of them went.
pub(super) struct Tidied<'l> {
    pub line: String,
    pub comment: Option<&'l str>,
    pub reasons: Vec<&'static str>,
}

pub(super) fn tidied(line: &str) -> Tidied<'_> {
    let mut reasons = Vec::new();
    let (rest, comment) = match line.split_once(" #") {
        Some((rest, comment)) => (rest.trim_end(), Some(comment.trim())),
        None => (line, None),
    };
    if comment.is_some() {
        reasons.push("A comment stands in a line of its own, which begins with #");
    }
    let straight = rest.replace(['“', '”', '„', '‟', '«', '»'], "\"");
    if straight != rest {
        reasons.push("Quotes are straight ones, \"like these\"");
    }
    let small = with_small_beginning(&straight);
    let end = small.trim_end_matches(['.', ':']);
    if small != straight || small.ends_with(':') {
        reasons.push("Lines begin with a small letter and have no colon");
    }
    if small.ends_with('.') {
        reasons.push("A line ends without a period");
    }
    Tidied { line: end.to_string(), comment, reasons }
}

/// The line with its first word as lines begin: small, and without a colon.
fn with_small_beginning(line: &str) -> String {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let small = first.trim_end_matches(':').to_lowercase();
    let begins = scenario_forms().iter().any(|form| form.form.split(' ').next() == Some(small.as_str()));
    let first = if begins { small.as_str() } else { first };
    format!("{first} {rest}").trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_that_goes_is_told() {
        for (line, right, reasons) in [
            ("Ana wins the game.", "Ana wins the game", 1),
            ("Scenario: “Gone”", "scenario \"Gone\"", 2),
            ("Then:", "then", 1),
            ("Ana passes # at last", "Ana passes", 1),
            ("Ana passes", "Ana passes", 0),
        ] {
            let found = tidied(line);
            assert_eq!((found.line.as_str(), found.reasons.len()), (right, reasons), "{line}");
        }
    }
}
