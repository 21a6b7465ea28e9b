//! Names and amounts in lines of scenarios.

use crate::syntax::scenario::{Listing, Name, ZoneName};

/// What ends a name in some line, so that a name with it needs quotes.
const UNCLEAR: [&str; 9] =
    [",", " and ", " is ", " first", " has ", " in this order", " other card", " more card", " at "];

pub fn name(name: &Name) -> String {
    quoted(&name.text)
}

/// In quotes where it could be read as something else.
pub fn quoted(text: &str) -> String {
    let begins = ["an unseen card", "no ", "nothing", "and ", "then "];
    let counts = text.starts_with(|letter: char| letter.is_ascii_digit()) && text.contains(' ');
    let unclear = UNCLEAR.iter().any(|part| text.contains(part))
        || begins.iter().any(|begin| text.starts_with(begin))
        || (text.starts_with("the ") && text.ends_with(" one"))
        || text.ends_with(" card")
        || text.ends_with(" cards")
        || counts;
    if unclear { format!("\"{text}\"") } else { text.to_string() }
}

pub(super) fn list(names: &[Name]) -> String {
    joined(names.iter().map(name).collect())
}

/// a, b and c
pub(super) fn joined(items: Vec<String>) -> String {
    match items.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// 1 card, 2 cards, no cards
pub(super) fn counted(count: usize, noun: &str) -> String {
    match count {
        0 => format!("no {noun}s"),
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}

/// Cards that lie in no order.
pub(super) fn listing(listing: &Listing) -> String {
    match (listing.cards.as_slice(), listing.others) {
        (cards, None) => list(cards),
        ([], Some(count)) => counted(count, "card"),
        (cards, Some(count)) => {
            let others = counted(count, "other card");
            joined(cards.iter().map(name).chain([others]).collect())
        }
    }
}

/// Cards of a pile, the top card first.
pub(super) fn pile(listing: &Listing) -> String {
    match (listing.cards.as_slice(), listing.others) {
        ([], Some(0)) => "empty".to_string(),
        ([], Some(count)) => counted(count, "card"),
        (cards, None) => cards.iter().map(name).collect::<Vec<_>>().join(", "),
        (cards, Some(count)) => {
            let cards = cards.iter().map(name).collect::<Vec<_>>().join(", ");
            format!("{cards} and {}", counted(count, "other card"))
        }
    }
}

pub(super) fn zone(zone: &ZoneName) -> String {
    let ZoneName { owner, name, number } = zone;
    let number = number.map_or(String::new(), |number| format!(" {number}"));
    match owner {
        Some(owner) => format!("{}'s {}{number}", owner.text, name.text),
        None if number.is_empty() => format!("the {}", name.text),
        None => format!("{}{number}", name.text),
    }
}
