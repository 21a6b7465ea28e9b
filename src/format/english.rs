//! How words become phrases: articles, lists, capitals. Knows no node of the tree.

use crate::vocabulary::english::article;

/// a card, an eight
pub fn with_article(phrase: &str) -> String {
    format!("{} {phrase}", article(phrase))
}

/// one, one and two, one, two, and three
pub fn list(items: &[String], conjunction: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => format!("{first} {conjunction} {second}"),
        [before @ .., last] => format!("{}, {conjunction} {last}", before.join(", ")),
    }
}

/// As [`list`], but a pair has its comma too: where an item is a whole clause.
pub fn list_of_clauses(items: &[String], conjunction: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{}, {conjunction} {last}", before.join(", ")),
    }
}

/// The phrase, and after a blank what else there is.
pub fn followed_by(phrase: String, rest: Option<String>) -> String {
    match rest {
        Some(rest) => format!("{phrase} {rest}"),
        None => phrase,
    }
}
