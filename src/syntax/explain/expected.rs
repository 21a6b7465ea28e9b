//! No repair found: what was understood, where reading stopped, and what could follow.

use std::collections::BTreeSet;

use super::names::{Expected, GOODS, expected_name};
use super::of_cards::stands_for_a_value;
use super::repair::can_say;
use super::words::{is_part_of_one, unknown_from, word_at, words};
use super::{no_clause, own_name};
use crate::diagnostic::{Code, Diagnostic, quoted_all};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::vocabulary::catalogue::{examples_for_rule, nearest_examples};
use crate::vocabulary::{Lexicon, WordKind, with_apostrophe};
use cardwright_grammar::sentence::Rule;

/// How many things that could follow are told.
const TOLD: usize = 6;

pub fn diagnostic(
    reading: &Reading<'_>,
    rule: Rule,
    stuck: usize,
    error: &pest::error::Error<Rule>,
) -> Diagnostic {
    let word = word_at(reading.text, stuck);
    let span = Span::new(word.start, word.end).shifted(reading.base);
    let written = &reading.text[word.clone()];
    let place = Place::new(reading.file, span);
    let understood = reading.text[..stuck].split_whitespace().collect::<Vec<_>>().join(" ");

    let mut diagnostic = if written.is_empty() || matches!(written, "." | ",") {
        let message = match understood.as_str() {
            "" => "There is no sentence here.".to_string(),
            understood => format!("This sentence stops too early, after \"{}\".", tail(understood)),
        };
        Diagnostic::new(Code::SentenceStops, place, message).label("something is missing before this")
    } else if is_part_of_one(reading, written) {
        let message = format!("\"{written}\" does not fit here.");
        Diagnostic::new(Code::MisplacedWord, place, message).label("not expected here")
    } else if let Some(where_else) = stands_elsewhere(written) {
        let message = format!("\"{written}\" does not fit here.");
        Diagnostic::new(Code::MisplacedWord, place, message).label("not expected here").help(where_else)
    } else if !written.chars().any(char::is_alphanumeric) {
        let message = format!("The sign \"{written}\" is not used in sentences.");
        Diagnostic::new(Code::MisplacedWord, place, message)
            .label("not expected here")
            .help("Sentences have commas and periods, a colon after \"choose one\" and \"repeat until\", and semicolons between choices.")
    } else {
        let message = format!("The language has no word \"{written}\".");
        Diagnostic::new(Code::UnknownWord, place, message).label("not a word of the language or of this game")
    };
    if let Some(denied) = with_apostrophe(written) {
        diagnostic = diagnostic.help(format!("With its apostrophe it is \"{denied}\"; of these short forms the language has \"can't\" and \"don't\"."));
    }
    // A sentence that stops has said it already.
    if !understood.is_empty() && diagnostic.code != Code::SentenceStops {
        diagnostic = diagnostic.help(format!("Understood so far: \"{}\".", tail(&understood)));
    }
    if stuck > 0 && written.chars().next().is_some_and(char::is_uppercase) {
        diagnostic = diagnostic.help(own_name::WHY);
    }
    diagnostic = also_unknown(diagnostic, reading, reading.text, word.end);
    let (mut told, mut kinds) = told(error);
    let are_values_told = kinds.iter().any(|(_, kind)| matches!(kind, WordKind::Value { .. }));
    if diagnostic.code == Code::UnknownWord
        && !are_values_told
        && stands_for_a_value(reading, rule, &word)
        && let Expected::Declared(name, kind) = expected_name(Rule::mark_value)
    {
        (told, kinds) = (vec![name.to_string()], vec![(name, kind)]);
    }
    if let Some(no_clause) = no_clause::after_comparison(reading.text, stuck) {
        diagnostic = diagnostic.help(no_clause);
    } else if !told.is_empty() {
        diagnostic = diagnostic.help(format!("Here could stand {}.", joined(&told)));
    }
    for (name, kind) in kinds {
        if let Some(list) = declared(name, kind, &reading.dialect.lexicon) {
            diagnostic = diagnostic.help(list);
        }
    }
    // A line that says what a card requires is no sentence.
    if rule == Rule::requires_field {
        return diagnostic.help(format!("Right lines look like this: {}.", REQUIRED.join("; ")));
    }
    let can_say = |example: &str| can_say(reading, rule, example);
    let mut examples = nearest_examples(reading.text, around(reading.text, stuck), can_say);
    if examples.is_empty() {
        examples = self::examples(rule, error);
        examples.retain(|example| can_say(example));
    }
    if !examples.is_empty() {
        diagnostic = diagnostic.help(format!("Right sentences look like this: {}", examples.join(" ")));
    }
    diagnostic.help("\"cardwright phrases WORD\" shows the sentences there are for a word.")
}

/// What a card can require, in any game.
const REQUIRED: [&str; 2] =
    ["requires you to control a card", "requires an opponent who controls two or more cards"];

/// Where a sign stands that is used in some sentences alone.
fn stands_elsewhere(sign: &str) -> Option<&'static str> {
    match sign {
        ";" => Some("Semicolons stand between choices, with \"or\" before the last: Choose one: …; …; or …."),
        ":" => Some("A colon stands after \"choose one\", and after what is repeated: Choose one: …, or …."),
        _another => None,
    }
}

/// The words where reading stopped: two before, and three from there on.
pub fn around(text: &str, stuck: usize) -> &str {
    let all = words(text);
    let here = all.iter().position(|word| word.end > stuck).unwrap_or(all.len());
    match (all.get(here.saturating_sub(2)), all.get(here + 2).or(all.last())) {
        (Some(first), Some(last)) if first.start < last.end => &text[first.start..last.end],
        (_, _) => "",
    }
}

/// Every further word that is none, so that all of them can be put right at once.
pub fn also_unknown(diagnostic: Diagnostic, reading: &Reading<'_>, text: &str, from: usize) -> Diagnostic {
    let names = own_name::all(reading, text);
    let named = names.iter().filter(|name| name.start >= from).map(|name| &text[name.clone()]);
    let named: BTreeSet<&str> = named.collect();
    let unknown = unknown_from(reading, text, from, &names);
    let either = if diagnostic.code == Code::UnknownWord { " either" } else { "" };
    let list = quoted_all(unknown.iter().map(String::as_str));
    let mut diagnostic = match unknown.len() {
        0 => diagnostic,
        1 => diagnostic.help(format!("{list} is no word of the language or of this game{either}.")),
        _ => diagnostic.help(format!("{list} are no words of the language or of this game{either}.")),
    };
    for name in named {
        diagnostic = diagnostic.help(own_name::told(reading, name));
    }
    diagnostic
}

/// Up to two right sentences: of the kind of the sentence, else of what was expected.
fn examples(rule: Rule, error: &pest::error::Error<Rule>) -> Vec<&'static str> {
    let expected = match &error.variant {
        pest::error::ErrorVariant::ParsingError { positives, .. } => positives.as_slice(),
        pest::error::ErrorVariant::CustomError { .. } => &[],
    };
    // A plain sentence can be anything: what was expected says more.
    let entry = std::iter::once(&rule).filter(|rule| **rule != Rule::plain_sentence);
    let rules = entry.chain(expected);
    let rows = rules.map(|rule| examples_for_rule(&format!("{rule:?}")).take(2).collect::<Vec<_>>());
    rows.into_iter().find(|row| !row.is_empty()).unwrap_or_default()
}

/// The end of a long beginning.
fn tail(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.len() {
        0..=10 => text.to_string(),
        many => format!("… {}", words[many - 10..].join(" ")),
    }
}

/// What could follow, in words, and the kinds of declared names among it.
fn told(error: &pest::error::Error<Rule>) -> (Vec<String>, Vec<(&'static str, WordKind)>) {
    let pest::error::ErrorVariant::ParsingError { positives, .. } = &error.variant else {
        return (Vec::new(), Vec::new());
    };
    let mut phrases = Vec::new();
    let mut words = Vec::new();
    let mut kinds = Vec::new();
    for rule in positives {
        match expected_name(*rule) {
            Expected::Phrase(name) if !phrases.iter().any(|told| told == name) => {
                phrases.push(name.to_string())
            }
            Expected::Declared(name, kind) => {
                if !phrases.iter().any(|told| told == name) {
                    phrases.push(name.to_string());
                }
                let is_told =
                    |other: &(&str, WordKind)| other.1 == kind && (other.0 == GOODS) == (name == GOODS);
                if !kinds.iter().any(is_told) {
                    kinds.push((name, kind));
                }
            }
            Expected::Word(word) => words.push(format!("\"{word}\"")),
            Expected::Phrase(_) | Expected::Nothing => {}
        }
    }
    // Phrases say more than single words; many words say nothing.
    if phrases.is_empty() || words.len() <= 3 {
        phrases.append(&mut words);
    }
    // A person may stand here as well: the values of all cards would only hide that.
    if positives.iter().any(|rule| matches!(rule, Rule::role | Rule::roles | Rule::person)) {
        kinds.retain(|kind| !matches!(kind, (_, WordKind::Value { .. })));
    }
    phrases.truncate(TOLD);
    // The names of a kind that is not told would answer nothing.
    kinds.retain(|(name, _)| phrases.iter().any(|told| told == name));
    (phrases, kinds)
}

fn joined(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{}, or {last}", most.join(", ")),
    }
}

/// The declared words of a kind, as a sentence.
fn declared(name: &str, kind: WordKind, lexicon: &Lexicon) -> Option<String> {
    let list = |wanted: &dyn Fn(WordKind) -> bool| {
        let names: Vec<&str> = lexicon.of_kind(wanted).map(|(_, word)| word.singular.as_str()).collect();
        (!names.is_empty()).then(|| quoted_all(names))
    };
    match kind {
        WordKind::Value { .. } => {
            let attributes = lexicon.of_kind(|kind| kind == WordKind::Attribute);
            let lines = attributes.filter_map(|(id, attribute)| {
                let values = list(&|kind| kind == WordKind::Value { attribute: id })?;
                Some(format!("{}: {values}", attribute.singular))
            });
            let lines: Vec<String> = lines.collect();
            (!lines.is_empty()).then(|| format!("The values of this game are {}.", lines.join("; ")))
        }
        WordKind::Zone => {
            list(&|kind| kind == WordKind::Zone).map(|zones| format!("The zones of this game are {zones}."))
        }
        WordKind::Counter => {
            list(&|kind| kind == WordKind::Counter).map(|names| format!("The counters are {names}."))
        }
        WordKind::Phase => {
            list(&|kind| kind == WordKind::Phase).map(|names| format!("The phases are {names}."))
        }
        WordKind::Attribute => {
            list(&|kind| kind == WordKind::Attribute).map(|names| format!("The attributes are {names}."))
        }
        WordKind::Number => {
            let all = lexicon.of_kind(|kind| kind == WordKind::Number).map(|(_, word)| word);
            let (goods, numbers): (Vec<_>, Vec<_>) = all.partition(|word| word.is_goods());
            let (names, what): (Vec<&str>, _) = match name == GOODS {
                true => {
                    (goods.iter().filter_map(|word| word.plural.as_deref()).collect(), "goods of this game")
                }
                false => (numbers.iter().map(|word| word.singular.as_str()).collect(), "named numbers"),
            };
            (!names.is_empty()).then(|| format!("The {what} are {}.", quoted_all(names)))
        }
        WordKind::Predicate | WordKind::Verb | WordKind::Keyword => None,
    }
}
