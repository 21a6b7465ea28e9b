//! A condition turned round, as "unless" asks for it. Knows how conditions are worded and nothing of the
//! grammar: whoever asks tries which of the answers reads.

use crate::vocabulary::{english, number_from_word, number_in_words};

/// What could be said for "not (condition)", the likeliest first. Nothing where a turned sentence could say
/// something else: for two conditions in one, for "each", and for a pronoun that now stands before its noun.
pub fn opposites(condition: &str) -> Vec<String> {
    let words: Vec<&str> = condition.split_whitespace().collect();
    let is_joined = |at: usize| match words[at] {
        "and" => true,
        "or" => !matches!(words.get(at + 1), Some(&("more" | "fewer" | "less"))),
        _ => false,
    };
    let first = words.first().map(|word| word.to_lowercase()).unwrap_or_default();
    if (0..words.len()).any(is_joined) {
        return Vec::new();
    }
    match first.as_str() {
        // Of somebody nobody has in mind it is denied that there is one.
        "a" | "an" | "any" => return vec![with(&words, 0..1, "no")],
        "another" => return vec![with(&words, 0..1, "no other")],
        "you" | "your" | "that" | "this" | "the" | "its" | "there" => {}
        verb if is_verb(verb) => {}
        _several => return Vec::new(),
    }
    let Some(verb) = words.iter().position(|word| is_verb(word)) else { return Vec::new() };
    // What is said of a noun in a clause of its own is not what the sentence says.
    if words[verb + 1..].iter().any(|word| matches!(*word, "that" | "who" | "whose")) {
        return Vec::new();
    }
    let next = words.get(verb + 1).copied().unwrap_or("");
    let number = verb + 1..verb + 4;
    match (words[verb], next, words.get(verb + 2..verb + 4)) {
        (_, count, Some(["or", limit])) => {
            other_side(count, limit).map(|other| with(&words, number, &other)).into_iter().collect()
        }
        ("can", ..) => vec![with(&words, verb..verb + 1, "can't")],
        ("can't", ..) => vec![with(&words, verb..verb + 1, "can")],
        ("is" | "are", "not", _) => vec![with(&words, verb + 1..verb + 2, "")],
        ("is" | "are", ..) => vec![with(&words, verb..verb + 1, &format!("{} not", words[verb]))],
        (_, "no", _) => vec![with(&words, verb + 1..verb + 2, "one or more")],
        (_, "a" | "an", _) => without(&words, verb + 1, "no"),
        (_, "another", _) => without(&words, verb + 1, "no other"),
        _ => Vec::new(),
    }
}

fn is_verb(word: &str) -> bool {
    matches!(word, "control" | "controls" | "have" | "has" | "is" | "are" | "can" | "can't")
}

/// The numbers a limit leaves out: three or more → two or fewer.
fn other_side(count: &str, limit: &str) -> Option<String> {
    match (number_from_word(count)?, limit) {
        (0, "more") => None,
        (1, "more") => Some("no".into()),
        (count, "more") => Some(format!("{} or fewer", number_in_words(count - 1))),
        (count, _) => Some(format!("{} or more", number_in_words(count.checked_add(1)?))),
    }
}

/// "an asset" → "no assets". Which of the words is the noun is not known here, so each is tried.
fn without(words: &[&str], article: usize, no: &str) -> Vec<String> {
    let nouns = article + 1..words.len();
    let tried = nouns.map(|noun| {
        let mut words = words.to_vec();
        let plural = english::plural(words[noun]);
        words[article] = no;
        words[noun] = &plural;
        words.join(" ")
    });
    tried.collect()
}

/// The words with some of them replaced.
fn with(words: &[&str], range: std::ops::Range<usize>, new: &str) -> String {
    let parts = words[..range.start].iter().copied().chain([new]).chain(words[range.end..].iter().copied());
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::opposites;

    #[test]
    fn a_condition_is_turned_round() {
        let pairs = [
            ("you control an asset", "you control no assets"),
            ("you control another asset", "you control no other assets"),
            ("that player has no cards in hand", "that player has one or more cards in hand"),
            ("you have three or more cards in hand", "you have two or fewer cards in hand"),
            ("you control one or more assets", "you control no assets"),
            ("you control two or fewer assets", "you control three or more assets"),
            ("that card is blue", "that card is not blue"),
            ("that card is not blue", "that card is blue"),
            ("you can draw a card", "you can't draw a card"),
            ("an opponent controls an asset", "no opponent controls an asset"),
            ("another player controls an asset", "no other player controls an asset"),
        ];
        for (condition, opposite) in pairs {
            assert_eq!(opposites(condition).first().map(String::as_str), Some(opposite), "{condition}");
        }
    }

    #[test]
    fn what_could_be_turned_round_wrongly_is_left_alone() {
        for condition in [
            "you control an asset and you have no cards in hand",
            "each opponent controls an asset",
            "two players control an asset",
            "it is blue",
            "you control an asset that is blue",
            "you draw a card",
        ] {
            assert_eq!(opposites(condition), Vec::<String>::new(), "{condition}");
        }
    }
}
