//! Names of cards in the middle of a sentence: a card that speaks of itself, or of another card of the game.

use std::ops::Range;

use super::words::{is_known_word, words};
use crate::diagnostic::nearest;
use crate::syntax::reading::Reading;

pub const WHY: &str =
    "A card speaks of itself as \"this card\", and of others by name in quotes: a card named \"…\".";

const THIS_CARD: &str = "this card";

/// Each name in a text: a card of the game, or capitals that neither the language nor the game knows. A sentence begins
/// with a capital, whatever it begins with: there stands no name.
pub fn all(reading: &Reading<'_>, text: &str) -> Vec<Range<usize>> {
    let mut names: Vec<Range<usize>> = Vec::new();
    for word in words(text) {
        if names.last().is_some_and(|last| word.start < last.end) || word.start == 0 {
            continue;
        }
        if let Some(known) = card_at(reading, text, word.start) {
            names.push(known);
            continue;
        }
        let written = &text[word.clone()];
        let is_name = written.len() > 1
            && written.chars().next().is_some_and(char::is_uppercase)
            && !is_known_word(reading, written);
        match names.last_mut() {
            _ if !is_name => {}
            Some(last) if text[last.end..word.start].trim().is_empty() => last.end = word.end,
            Some(_) | None => names.push(word),
        }
    }
    names
}

/// The same, and a name of a card that the sentence begins with.
pub fn all_and_first(reading: &Reading<'_>, text: &str) -> Vec<Range<usize>> {
    card_at(reading, text, 0).into_iter().chain(all(reading, text)).collect()
}

/// The longest name of a card that stands there.
fn card_at(reading: &Reading<'_>, text: &str, from: usize) -> Option<Range<usize>> {
    let rest = &text[from..];
    let goes_on = |name: &str| rest[name.len()..].starts_with(|next: char| next.is_alphanumeric());
    let cards = reading.dialect.cards.iter().map(String::as_str).chain(reading.card);
    let found = cards.filter(|name| !name.is_empty() && rest.starts_with(name) && !goes_on(name));
    found.map(str::len).max().map(|length| from..from + length)
}

/// A name with the article that some put before it: "the Castle" is one card.
pub fn with_article(text: &str, name: Range<usize>) -> Range<usize> {
    let before =
        text[..name.start].strip_suffix(' ').filter(|before| before.to_ascii_lowercase().ends_with("the"));
    let start = before.map(|before| before.len() - "the".len());
    let is_word = |start: &usize| !text[..*start].ends_with(char::is_alphanumeric);
    start.filter(is_word).unwrap_or(name.start)..name.end
}

/// What the language says for a name, the likeliest first.
pub fn says(reading: &Reading<'_>, written: &str) -> Vec<String> {
    let other = |name: &str| vec![format!("a card named \"{name}\""), format!("cards named \"{name}\"")];
    let Some(own) = reading.card else {
        let is_card = reading.dialect.cards.contains(written);
        return if is_card { other(written) } else { vec![THIS_CARD.into()] };
    };
    if written == own {
        return vec![THIS_CARD.into()];
    }
    if reading.dialect.cards.contains(written) {
        return other(written);
    }
    // Cards are spoken of by a part of their name, too.
    let is_part = own.split_whitespace().any(|part| part == written) || own.starts_with(written);
    if is_part || nearest(written, [own]).is_some() {
        return vec![THIS_CARD.into()];
    }
    other(nearest(written, reading.dialect.cards.iter().map(String::as_str)).unwrap_or(written))
}

/// Why a name can't stand there: whose it is comes first.
pub fn why(reading: &Reading<'_>, written: &str) -> String {
    let is_own = says(reading, written).iter().any(|say| say == THIS_CARD);
    match (is_own, reading.dialect.cards.contains(written)) {
        (true, _) => WHY.into(),
        (false, true) => format!("\"{written}\" is another card of the game. {WHY}"),
        (false, false) => format!("No card of this game is called \"{written}\". {WHY}"),
    }
}

/// What the language says for a name, as a message quotes it.
pub fn told(reading: &Reading<'_>, written: &str) -> String {
    match says(reading, written).into_iter().next() {
        Some(say) if say.contains('"') => format!("For \"{written}\" the language says: {say}."),
        say => format!("For \"{written}\" the language says \"{}\".", say.unwrap_or_default()),
    }
}

/// The text with what the language says for its names, and these.
pub fn replaced(reading: &Reading<'_>, text: &str) -> (String, Vec<String>) {
    let mut after = text.to_string();
    let mut names = Vec::new();
    for range in all(reading, text).into_iter().rev() {
        let name = text[range.clone()].to_string();
        let say = says(reading, &name).into_iter().next().unwrap_or_default();
        after.replace_range(range, &say);
        names.push(name);
    }
    names.sort();
    names.dedup();
    (after, names)
}
