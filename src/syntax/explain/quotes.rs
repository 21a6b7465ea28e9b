//! Words in quotes: what they say is nobody's business here.

use std::borrow::Cow;

/// The text with a placeholder for each byte between quotes: nothing is found in there, and every place stays where it is.
/// A quote that is not closed ends with its line.
pub fn without_quoted(text: &str) -> Cow<'_, str> {
    if !text.contains(['"', '\u{201C}']) {
        return Cow::Borrowed(text);
    }
    let mut closing = None;
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match (closing, letter) {
            (Some(_), '\n') => closing = None,
            (Some(quote), letter) if letter == quote => closing = None,
            (Some(_), letter) => {
                plain.extend(std::iter::repeat_n('_', letter.len_utf8()));
                continue;
            }
            (None, '"') => closing = Some('"'),
            (None, '\u{201C}') => closing = Some('\u{201D}'),
            (None, _) => {}
        }
        plain.push(letter);
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_stays_where_it_is() {
        let text = "Announce \u{201C}\u{130}: a) b\u{201D} or \"c) d";
        assert_eq!(without_quoted(text), "Announce \u{201C}________\u{201D} or \"____");
        assert_eq!(without_quoted(text).len(), text.len());
        assert_eq!(without_quoted("\"a.\nb."), "\"__\nb.");
    }
}
