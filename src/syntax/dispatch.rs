//! The leading words of a sentence choose the rule that reads it, so that an error is about that phrase.

use super::mask::mark;
use crate::vocabulary::number_from_word;
use cardwright_grammar::sentence::Rule;

/// So many words are looked at to choose.
const LEADING: usize = 4;

/// The entry rule for a masked sentence.
pub fn entry_rule(masked: &str) -> Rule {
    let leading: Vec<String> = masked.split_whitespace().take(LEADING).map(str::to_lowercase).collect();
    let leading: Vec<&str> = leading.iter().map(String::as_str).collect();
    match leading.as_slice() {
        ["at", "the", "same", "time" | "time,", ..] => Rule::same_time_sentence,
        ["at", ..] => Rule::at_sentence,
        ["whenever", ..] => Rule::whenever_sentence,
        ["as", "soon", ..] => Rule::as_soon_as_sentence,
        ["if", ..] => if_rule(&masked.to_lowercase().replace('\u{2019}', "'")),
        ["otherwise" | "otherwise,", ..] => Rule::otherwise_sentence,
        ["while", ..] => Rule::while_sentence,
        ["until", ..] => Rule::until_sentence,
        ["once", ..] => Rule::once_sentence,
        ["for", "each", ..] => Rule::for_each_sentence,
        ["repeat", "that", ..] | ["repeat", "twice", "that", ..] => Rule::for_each_sentence,
        ["repeat", often, ..] if number_from_word(often).is_some() => Rule::for_each_sentence,
        ["repeat", ..] => Rule::repeat_sentence,
        ["in", "any", "order" | "order,", ..] => Rule::any_order_sentence,
        ["to", ..] => Rule::to_verb_sentence,
        [word] if word.bytes().all(|byte| byte == mark::KEYWORD || byte == b'.') => Rule::keyword_sentence,
        _ if defines(masked) => Rule::defines_sentence,
        _ => Rule::plain_sentence,
    }
}

/// An `If` is a substitution when it says `would`, which no other one does, and speaks of what was offered
/// when it asks who did.
fn if_rule(lower: &str) -> Rule {
    let head: Vec<&str> = lower.split(',').next().unwrap_or("").split_whitespace().collect();
    let last = head.last().copied().unwrap_or("");
    if lower.split_whitespace().any(|word| word == "would") {
        Rule::would_sentence
    } else if matches!(last, "do" | "does" | "don't" | "doesn't")
        || head.ends_with(&["do", "not"])
        || head.ends_with(&["does", "not"])
    {
        Rule::if_done_sentence
    } else {
        Rule::if_sentence
    }
}

/// `A card matches if …`: an own predicate right before the first `if`.
fn defines(masked: &str) -> bool {
    if !masked.as_bytes().contains(&mark::PREDICATE) {
        return false;
    }
    let mut before = "";
    for word in masked.split_whitespace() {
        if word.eq_ignore_ascii_case("if") {
            return !before.is_empty() && before.bytes().all(|byte| byte == mark::PREDICATE);
        }
        before = word;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leading_words_choose_the_rule() {
        for (sentence, rule) in [
            ("At the beginning of your turn, draw a card.", Rule::at_sentence),
            ("At the same time, each player draws a card.", Rule::same_time_sentence),
            ("If you would draw a card, first draw a card.", Rule::would_sentence),
            ("If you don\u{2019}t, draw a card.", Rule::if_done_sentence),
            ("If it is your turn, draw a card.", Rule::if_sentence),
            ("A card \u{0e}\u{0e} if it is your turn.", Rule::defines_sentence),
            ("\u{11}\u{11}.", Rule::keyword_sentence),
            ("Draw a card.", Rule::plain_sentence),
        ] {
            assert_eq!(entry_rule(sentence), rule, "{sentence}");
        }
    }
}
