//! Repairs: a changed sentence that reads.

use std::ops::Range;

use pest::Parser;

use super::expected::{also_unknown, around};
use super::own_name;
use super::words::{capitalized, plain, snap_to_word, word_at, words};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::dispatch::entry_rule;
use crate::syntax::mask::mask;
use crate::syntax::reading::Reading;
use crate::syntax::split;
use crate::vocabulary::catalogue::nearest_examples;
use crate::vocabulary::{english, number_from_word};
use cardwright_grammar::sentence::{Rule, SentenceGrammar};

/// A change that makes a refused sentence right, or brings it further.
pub struct Repair {
    pub code: Code,
    /// What is marked, in the sentence.
    pub marked: Range<usize>,
    pub message: String,
    pub label: String,
    pub why: String,
    /// What is replaced by what, in the sentence.
    pub replaced: Range<usize>,
    pub replacement: String,
    /// Whether the whole sentence reads once repaired.
    pub whole: bool,
    /// Shown only: applying it would change the meaning.
    pub shown_only: bool,
    /// Never applied unasked: something else may have been meant.
    pub is_guess: bool,
}

impl Repair {
    pub fn into_diagnostic(self, reading: &Reading<'_>, rule: Rule) -> Diagnostic {
        let span = |range: &Range<usize>| Span::new(range.start, range.end).shifted(reading.base);
        let place = Place::new(reading.file, span(&self.marked));
        let after = apply(reading.text, &self.replaced, &self.replacement);
        let mut diagnostic = Diagnostic::new(self.code, place, self.message).label(self.label);
        for why in self.why.lines() {
            diagnostic = diagnostic.help(why);
        }
        if self.whole {
            let after = after.split_whitespace().collect::<Vec<_>>().join(" ");
            let lead = match self.shown_only {
                true => "The sentence, its condition not turned round yet",
                false => "The sentence would read",
            };
            diagnostic = diagnostic.help(format!("{lead}: {after}"));
        } else {
            diagnostic = still_stuck(diagnostic, reading, rule, &after);
        }
        // A repair that leaves the sentence unreadable, or turns it round, is a hint and no fix.
        if self.shown_only || !self.whole {
            return diagnostic;
        }
        let title = match (self.replacement.trim(), self.replaced.is_empty()) {
            ("", _) => format!("leave out \"{}\"", reading.text[self.replaced.clone()].trim()),
            (new, true) => format!("add \"{new}\""),
            (new, false) => format!("write \"{}\"", new.trim()),
        };
        if self.is_guess {
            diagnostic.guess(title, span(&self.replaced), self.replacement)
        } else {
            diagnostic.fix(title, span(&self.replaced), self.replacement)
        }
    }
}

/// Where a changed sentence still can't be read. A name that stands in it hides nothing else.
fn still_stuck(mut diagnostic: Diagnostic, reading: &Reading<'_>, rule: Rule, after: &str) -> Diagnostic {
    let (after, names) = own_name::replaced(reading, after);
    for name in &names {
        diagnostic = diagnostic.help(format!("For \"{name}\" the language says \"this card\"."));
    }
    let Reach::Stuck(at) = reach(reading, rule, &after) else {
        // A line that is no sentence is not shown.
        return if names.is_empty() {
            diagnostic
        } else {
            diagnostic.help(format!("The sentence would read: {after}"))
        };
    };
    let rest = match &after[word_at(&after, at)] {
        "" | "." => "Even so, the sentence stops too early.".to_string(),
        word => format!("Even so, the sentence can't be read from \"{word}\" on."),
    };
    let diagnostic = also_unknown(diagnostic.help(rest), reading, &after, at);
    let examples = nearest_examples(&after, around(&after, at), |example| can_say(reading, rule, example));
    if examples.is_empty() {
        return diagnostic;
    }
    diagnostic.help(format!("Right sentences look like this: {}", examples.join(" ")))
}

/// The text with one part replaced; a sentence that lost its first word gets its capital back.
pub fn apply(text: &str, range: &Range<usize>, replacement: &str) -> String {
    let after = format!("{}{replacement}{}", &text[..range.start], &text[range.end..]);
    if range.start == 0 { capitalized(after.trim_start()) } else { after }
}

/// How far a changed sentence reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Up to this byte.
    Stuck(usize),
    Whole,
}

/// Tries a changed text. `rule` is kept for fields; sentences are dispatched anew.
pub fn reach(reading: &Reading<'_>, rule: Rule, text: &str) -> Reach {
    let is_field = matches!(rule, Rule::requires_field | Rule::enters_field);
    let whole = || std::iter::once(0..text.len()).collect();
    let parts: Vec<Range<usize>> = if is_field { whole() } else { split::sentences(text) };
    for range in parts {
        let sentence = &text[range.clone()];
        let masked = mask(sentence, &reading.dialect.lexicon, reading.binders);
        let rule = if is_field { rule } else { entry_rule(&masked.text) };
        if let Err(error) = SentenceGrammar::parse(rule, &masked.text) {
            return Reach::Stuck(range.start + snap_to_word(sentence, super::offset_of(&error)));
        }
    }
    Reach::Whole
}

/// Whether the game has the words of an example. What a field takes is no sentence.
pub fn can_say(reading: &Reading<'_>, rule: Rule, example: &str) -> bool {
    matches!(rule, Rule::requires_field | Rule::enters_field) || reach(reading, rule, example) == Reach::Whole
}

/// Whether a change is worth offering: the sentence reads, or reads on past what was changed.
pub fn helps(
    reading: &Reading<'_>,
    rule: Rule,
    range: &Range<usize>,
    replacement: &str,
    stuck: usize,
) -> Option<bool> {
    let after = apply(reading.text, range, replacement);
    match reach(reading, rule, &after) {
        Reach::Whole => Some(true),
        Reach::Stuck(at) => {
            // Measured from the end, so that longer and shorter texts compare.
            let left_before = reading.text.len() - stuck;
            let left_after = after.len().saturating_sub(at);
            (at >= range.start + replacement.len() && left_after < left_before && range.end >= stuck)
                .then_some(false)
        }
    }
}

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
    for (back, at) in std::iter::once(stuck).chain(before).enumerate() {
        for small in SMALL {
            let next = plain(&reading.text[word_at(reading.text, at)]);
            let small = if small == "a" { english::article(&next) } else { small };
            // A number needs no article: "a one" would be a card.
            let is_number = matches!(small, "a" | "an" | "the") && number_from_word(&next).is_some();
            if is_number || back > 1 && small != "," || !can_be_missing(small, &reading.text[..at], &next) {
                continue;
            }
            let (place, insert) = match small {
                "," => (reading.text[..at].trim_end().len(), ",".to_string()),
                word => (at, format!("{word} ")),
            };
            let insert = if place == 0 { capitalized(&insert) } else { insert };
            let mut text = format!("{}{insert}{}", &reading.text[..place], &reading.text[place..]);
            if place == 0 {
                text = format!("{insert}{}", super::words::decapitalized(reading.text));
            }
            if reach(reading, rule, &text) != Reach::Whole {
                continue;
            }
            let word = word_at(reading.text, at);
            let (code, what) = match small {
                "," => (Code::MissingComma, "a comma".to_string()),
                "a" | "an" | "the" => (Code::MissingArticle, format!("\"{small}\"")),
                _ => (Code::MissingWord, format!("\"{small}\"")),
            };
            // A small letter after the new first word belongs to the repair.
            let (replaced, replacement) = if place == 0 {
                let first = word_at(reading.text, 0);
                let lower = super::words::decapitalized(&reading.text[first.clone()]);
                (first, format!("{insert}{lower}"))
            } else {
                (place..place, insert)
            };
            return Some(Repair {
                code,
                message: format!(
                    "{} is missing before \"{}\".",
                    capitalized(&what),
                    &reading.text[word.clone()]
                ),
                label: format!("{what} is missing before this"),
                marked: word,
                why: String::new(),
                replaced,
                replacement,
                whole: true,
                shown_only: false,
                is_guess: false,
            });
        }
    }
    None
}

/// Whether a word can have been forgotten between these: "two of assets", "except cards" and "share a color with each
/// other card" read, and nobody means them.
fn can_be_missing(small: &str, before: &str, next: &str) -> bool {
    const POINTING: [&str; 8] = ["the", "them", "those", "that", "this", "your", "their", "its"];
    let last = before.split_whitespace().next_back().unwrap_or("");
    match small {
        "of" => number_from_word(&plain(last)).is_none() || POINTING.contains(&next),
        "card" | "cards" => {
            let is_several = number_from_word(&plain(last)).is_some_and(|number| number != 1);
            let is_mutual = before.trim_end().ends_with("with each other");
            let can_follow = !last.eq_ignore_ascii_case("except") && !is_mutual;
            can_follow && next != "of" && (small == "cards" || !is_several)
        }
        _ => true,
    }
}

/// A small word where reading stopped, or just before it, left out. Other words are never taken away:
/// a sentence without them reads, and says something else.
pub fn word_too_many(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let all = words(reading.text);
    let here = all.iter().find(|word| word.start >= stuck);
    let before = all.iter().rfind(|word| word.end <= stuck);
    const SMALL: [&str; 8] = ["a", "an", "the", "of", "just", "also", "then", "any"];
    for word in [here, before].into_iter().flatten() {
        if !SMALL.contains(&plain(&reading.text[word.clone()]).as_str()) {
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
