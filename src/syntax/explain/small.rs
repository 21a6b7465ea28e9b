//! Repairs of what is small: a period, a comma or a little word too few or too many.

use std::ops::Range;

use super::repair::{Reach, Repair, apply, reach};
use super::words::{plain, word_at, words};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::english::{capitalized, decapitalized};
use crate::vocabulary::{Verb, VerbForm, english, number_from_word};
use cardwright_grammar::sentence::Rule;

/// The period at the end.
pub fn missing_end(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let is_field = matches!(rule, Rule::requires_field | Rule::enters_field);
    let end = reading.text.len();
    if is_field && reading.text.ends_with('.') {
        let dot = end - 1..end;
        return (reach(reading, rule, &reading.text[..end - 1]) == Reach::Whole).then(|| Repair {
            code: Code::StrayPeriod,
            marked: dot.clone(),
            message: "The lines under the name have no period at their end.".into(),
            label: "one sign too many".into(),
            why: "Leave the period out: only the sentences of the text end with one.".into(),
            replaced: dot,
            replacement: String::new(),
            // The line is no sentence that could be shown.
            whole: false,
            shown_only: false,
            is_guess: false,
        });
    }
    if is_field || reading.text.ends_with('.') {
        return None;
    }
    let replaced = match reading.text.char_indices().next_back() {
        Some((at, '!' | ';' | ',' | ':')) => at..end,
        Some(_) | None => end..end,
    };
    let last = words(reading.text).pop().unwrap_or(0..end);
    let whole = reach(reading, rule, &apply(reading.text, &replaced, ".")) == Reach::Whole;
    whole.then(|| Repair {
        code: Code::MissingPeriod,
        marked: last.start..end,
        message: "This sentence has no period at its end.".into(),
        label: "the period is missing after this".into(),
        why: "Every sentence ends with a period; that is how the next one is found.".into(),
        replaced,
        replacement: ".".into(),
        whole,
        shown_only: false,
        is_guess: false,
    })
}

/// One small word or sign too few: right where reading stopped, or before the word ahead of it.
pub fn missing_word(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    const SMALL: [&str; 13] =
        ["a", "the", ",", "card", "cards", "of", "turn", "to", "from", "is", "are", "be", "and"];
    // A comma may have been missed some words before reading stopped; other words are missing near it.
    let all = words(reading.text);
    let before = all.iter().rev().filter(|word| word.end <= stuck).map(|word| word.start).take(4);
    let before = std::iter::once(stuck).chain(before).enumerate().find_map(|(back, at)| {
        let near = SMALL.iter().filter(|small| back < 2 || **small == ",");
        near.into_iter().find_map(|small| missing_before(reading, rule, small, at))
    });
    before.or_else(|| cards_missing_at_end(reading, rule))
}

/// "Draw two.": what is counted is not said.
fn cards_missing_at_end(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let last = words(reading.text).pop()?;
    number_from_word(&plain(&reading.text[last.clone()]))?;
    let end = last.end..last.end;
    let is_missing = |small: &&str| {
        can_be_missing(small, &reading.text[..last.end], "")
            && reach(reading, rule, &apply(reading.text, &end, &format!(" {small}"))) == Reach::Whole
    };
    let small = ["card", "cards"].into_iter().find(is_missing)?;
    Some(Repair {
        code: Code::MissingWord,
        message: format!("\"{small}\" is missing after \"{}\".", &reading.text[last.clone()]),
        label: format!("\"{small}\" is missing after this"),
        marked: last,
        why: String::new(),
        replaced: end,
        replacement: format!(" {small}"),
        whole: true,
        shown_only: false,
        is_guess: false,
    })
}

/// The small word or comma before the word there, where the sentence reads with it.
fn missing_before(reading: &Reading<'_>, rule: Rule, small: &'static str, at: usize) -> Option<Repair> {
    let word = word_at(reading.text, at);
    let next = plain(&reading.text[word.clone()]);
    let small = if small == "a" { english::article(&next) } else { small };
    // A number needs no article: "a one" would be a card.
    let is_number = matches!(small, "a" | "an" | "the") && number_from_word(&next).is_some();
    if is_number || !can_be_missing(small, &reading.text[..at], &next) {
        return None;
    }
    let (replaced, replacement) = with_word(reading.text, small, at);
    let after = apply(reading.text, &replaced, &replacement);
    if reach(reading, rule, &after) != Reach::Whole {
        return None;
    }
    let (code, what) = match small {
        "," => (Code::MissingComma, "a comma".to_string()),
        "a" | "an" | "the" => (Code::MissingArticle, format!("\"{small}\"")),
        _ => (Code::MissingWord, format!("\"{small}\"")),
    };
    let message = format!("{} is missing before \"{}\".", capitalized(&what), &reading.text[word.clone()]);
    Some(Repair {
        code,
        message,
        label: format!("{what} is missing before this"),
        marked: word,
        why: String::new(),
        replaced,
        replacement,
        whole: true,
        shown_only: false,
        // Between two steps it may part what belongs together: who does the second.
        is_guess: small == "and" || small == "," && !is_led(rule, reading.text),
    })
}

/// Whether the sentence begins with something that a comma ends, and not with a colon.
fn is_led(rule: Rule, text: &str) -> bool {
    !matches!(rule, Rule::plain_sentence | Rule::repeat_sentence) && !text.contains(':')
}

/// What is replaced by what, so that the word or comma stands there. A new first word has the capital, and the one after
/// it a small letter.
fn with_word(text: &str, small: &str, at: usize) -> (Range<usize>, String) {
    let place = if small == "," { text[..at].trim_end().len() } else { at };
    let insert = if small == "," { small.to_string() } else { format!("{small} ") };
    if place > 0 {
        return (place..place, insert);
    }
    let first = word_at(text, 0);
    let lower = decapitalized(&text[first.clone()]);
    (first, format!("{}{lower}", capitalized(&insert)))
}

/// Whether a word can have been forgotten between these: "two of assets", "except cards" and "share a color with each
/// other card" read, and nobody means them.
pub fn can_be_missing(small: &str, before: &str, next: &str) -> bool {
    const POINTING: [&str; 8] = ["the", "them", "those", "that", "this", "your", "their", "its"];
    let last = before.split_whitespace().next_back().unwrap_or("");
    // Behind "…, and you" it is not a small word that is missing.
    if before.trim_end().ends_with(" and you") {
        return false;
    }
    match small {
        "of" => number_from_word(&plain(last)).is_none() || POINTING.contains(&next),
        "card" | "cards" => {
            let is_several = number_from_word(&plain(last)).is_some_and(|number| number != 1);
            let is_mutual = before.trim_end().ends_with("with each other");
            // "Is cards set aside" and "are blue cards from your hand" read, and are no English.
            let ahead: Vec<String> = before.split_whitespace().rev().take(3).map(plain).collect();
            let is = |word: &String| ["is", "are", "was", "were", "be"].contains(&word.as_str());
            let is_unfit = plain(last) == "except"
                || ahead.iter().take_while(|word| !matches!(word.as_str(), "a" | "an" | "the")).any(is);
            let can_follow = !is_unfit && !is_mutual;
            can_follow && next != "of" && (small == "cards" || !is_several)
        }
        // Behind a comma stands somebody, or what you do: "…, and the next player, gains control" is nobody's English.
        "," => !(is_third_person(next) || next == "for" && before.starts_with("To ")),
        _ => true,
    }
}

/// draws, gains
fn is_third_person(word: &str) -> bool {
    Verb::ALL.iter().any(|verb| verb.form(VerbForm::Third) == word)
}

/// A small word where reading stopped, or just before it, left out. Other words are never taken away:
/// a sentence without them reads, and says something else.
pub fn word_too_many(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let all = words(reading.text);
    let here = all.iter().find(|word| word.start >= stuck);
    let before = all.iter().rfind(|word| word.end <= stuck);
    const SMALL: [&str; 8] = ["a", "an", "the", "of", "just", "also", "then", "any"];
    for word in [here, before].into_iter().flatten() {
        let said = plain(&reading.text[word.clone()]);
        // "A king of a queen" is not the king of queens: something else was meant.
        let names_another =
            matches!(said.as_str(), "a" | "an") && reading.text[..word.start].trim_end().ends_with(" of");
        if !SMALL.contains(&said.as_str()) || names_another {
            continue;
        }
        let gap = reading.text[word.end..].len() - reading.text[word.end..].trim_start().len();
        let range = word.start..word.end + gap;
        if reach(reading, rule, &apply(reading.text, &range, "")) == Reach::Whole {
            let written = &reading.text[word.clone()];
            return Some(Repair {
                code: Code::WordTooMany,
                marked: word.clone(),
                message: format!("\"{written}\" is one word too many here."),
                label: "does not belong here".into(),
                why: String::new(),
                replaced: range,
                replacement: String::new(),
                whole: true,
                shown_only: false,
                is_guess: false,
            });
        }
    }
    None
}
