//! Holds the phrase catalogue against the grammar, the formatter and the reference page.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use cardwright::diagnostic::Diagnostics;
use cardwright::format;
use cardwright::source::FileId;
use cardwright::syntax::{RuleText, read_paragraph, rules_used};
use cardwright::vocabulary::catalogue::{Phrase, catalogue, examples_for_rule, reference_page};

/// Rules that shape other rules and carry no phrase that could be shown.
const PLUMBING: &[&str] = &[
    // white space, word ends and the letters of words
    "WHITESPACE",
    "eow",
    "apostrophe",
    "gap",
    "number_word",
    "article",
    "possessive_s",
    // choices between phrases that stand in the catalogue themselves
    "did",
    "chosen",
    "past_verb",
    "plain_past",
    "person_predicate",
    "thing_predicate",
    "person_tail",
    "person_narrow",
    "thing_middle",
    // the game and the series, inside longer phrases
    "the_game",
    "the_series",
    // declared words, which the catalogue shows in the phrases that use them
    "mark_counter",
    "mark_phase",
    "mark_number",
    "mark_predicate",
    "mark_verb",
    "mark_participle",
    "mark_keyword",
    "mark_zone_plural",
    "mark_thing_binder",
    "mark_person_binder",
];

fn grammar_file(name: &str) -> String {
    let path = format!("{}/grammar/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("the grammar is there")
}

/// The names of the rules of a grammar: what stands before `= {` at the beginning of a line.
fn rule_names(grammar: &str) -> BTreeSet<&str> {
    let name = |line: &'_ str| line.split_once('=').map(|(name, _)| name.trim().len());
    let is_rule = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
    grammar.lines().filter(is_rule).filter_map(|line| Some(&line[..name(line)?])).collect()
}

fn sentences() -> impl Iterator<Item = &'static Phrase> {
    catalogue().phrases().iter().filter(|phrase| !phrase.is_block())
}

/// What the reader has against a text.
fn problems(text: &str) -> Vec<String> {
    let mut diagnostics = Diagnostics::default();
    read_paragraph(catalogue().example_dialect(), text, 0, FileId(0), &mut diagnostics);
    diagnostics.iter().map(|problem| problem.message.clone()).collect()
}

/// A text in its canonical wording.
fn formatted(text: &str) -> String {
    let dialect = catalogue().example_dialect();
    let read = read_paragraph(dialect, text, 0, FileId(0), &mut Diagnostics::default());
    format::paragraph(dialect, &read.paragraph).join(" ")
}

/// Fails with all complaints at once.
fn assert_none(complaints: Vec<String>) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_example_is_read_without_a_problem() {
    assert_none(
        sentences()
            .flat_map(|phrase| problems(&phrase.example).into_iter().map(move |text| (phrase, text)))
            .map(|(phrase, text)| format!("{}: {}\n  {text}", phrase.name, phrase.example))
            .collect(),
    );
}

#[test]
fn every_example_is_printed_back_unchanged() {
    assert_none(
        sentences()
            .map(|phrase| (phrase, formatted(&phrase.example)))
            .filter(|(phrase, printed)| phrase.example != *printed)
            .map(|(phrase, printed)| format!("{}: {}\n  {printed}", phrase.name, phrase.example))
            .collect(),
    );
}

#[test]
fn every_variant_is_rewritten_into_its_example() {
    let variants = sentences().flat_map(|phrase| phrase.variants.iter().map(move |text| (phrase, text)));
    assert_none(
        variants
            .filter(|(phrase, variant)| **variant == phrase.example || formatted(variant) != phrase.example)
            .map(|(phrase, text)| {
                format!("{}: {text}\n  {}\n  {:?}", phrase.name, formatted(text), problems(text))
            })
            .collect(),
    );
}

#[test]
fn every_example_uses_the_rules_it_is_shown_for() {
    let dialect = catalogue().example_dialect();
    let mut complaints = Vec::new();
    for phrase in sentences() {
        let used = rules_used(dialect, RuleText::Paragraph(&phrase.example));
        let unused: Vec<_> = phrase.rule.iter().filter(|rule| !used.contains(*rule)).collect();
        if !unused.is_empty() {
            complaints.push(format!("{} does not use {unused:?}", phrase.name));
        }
        if !phrase.words.is_empty() && !phrase.words.iter().any(|word| used.contains(word)) {
            complaints.push(format!("{} uses none of {:?}", phrase.name, phrase.words));
        }
    }
    assert_none(complaints);
}

#[test]
fn every_rule_of_the_grammar_is_shown_by_a_phrase_or_a_slot() {
    let grammar = grammar_file("sentence.pest");
    let catalogue = catalogue();
    let phrases = catalogue.phrases().iter().flat_map(|phrase| &phrase.rule);
    let slots = catalogue.slots().iter().flat_map(|slot| &slot.rule);
    let shown: BTreeSet<&str> = phrases.chain(slots).map(String::as_str).collect();
    let missing = rule_names(&grammar)
        .into_iter()
        .filter(|rule| !rule.starts_with("kw_") && !rule.starts_with("oops_"))
        .filter(|rule| !shown.contains(rule) && !PLUMBING.contains(rule));
    assert_none(missing.map(|rule| format!("no phrase shows the rule {rule}")).collect());
}

#[test]
fn plumbing_is_neither_shown_nor_gone() {
    let grammar = grammar_file("sentence.pest");
    let rules = rule_names(&grammar);
    let shown = |rule: &&&str| !rules.contains(**rule) || examples_for_rule(rule).next().is_some();
    assert_eq!(PLUMBING.iter().filter(shown).collect::<Vec<_>>(), [&""; 0]);
}

#[test]
fn every_named_rule_is_in_the_grammar() {
    let grammar = grammar_file("sentence.pest");
    let rules = rule_names(&grammar);
    let named = sentences().flat_map(|phrase| phrase.rule.iter().chain(&phrase.words));
    let named = named.chain(catalogue().slots().iter().flat_map(|slot| &slot.rule));
    let unknown = named.filter(|rule| !rules.contains(rule.as_str()));
    assert_none(unknown.map(|rule| format!("the grammar has no rule {rule}")).collect());
}

#[test]
fn two_phrases_of_one_rule_differ_in_their_words() {
    let mut seen: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    let mut complaints = Vec::new();
    for phrase in catalogue().phrases() {
        for rule in &phrase.rule {
            let words = if phrase.words.is_empty() { vec![""] } else { phrase.words.iter().map(|word| word.as_str()).collect() };
            for word in words {
                if let Some(other) = seen.insert((rule, word), &phrase.name) {
                    complaints.push(format!("{} and {other} both stand for {rule} {word}", phrase.name));
                }
            }
        }
    }
    assert_none(complaints);
}

#[test]
fn names_are_given_once_and_references_lead_somewhere() {
    let catalogue = catalogue();
    let mut names = BTreeSet::new();
    let mut complaints = Vec::new();
    for phrase in catalogue.phrases() {
        if !names.insert(phrase.name.as_str()) {
            complaints.push(format!("two phrases are named {}", phrase.name));
        }
        if !catalogue.groups().iter().any(|group| group.name == phrase.group) {
            complaints.push(format!("{} is in the unknown group {}", phrase.name, phrase.group));
        }
        let unknown = |name: &&String| catalogue.phrase(name).is_none() || **name == phrase.name;
        complaints.extend(phrase.see.iter().filter(unknown).map(|name| format!("{} sees {name}", phrase.name)));
    }
    for slot in catalogue.slots() {
        let unknown = slot.show.iter().filter(|name| catalogue.phrase(name).is_none());
        complaints.extend(unknown.map(|name| format!("{} shows {name}", slot.name)));
        if !catalogue.groups().iter().any(|group| group.name == slot.group) {
            complaints.push(format!("{} is in the unknown group {}", slot.name, slot.group));
        }
    }
    assert_none(complaints);
}

#[test]
fn what_a_gap_is_like_stands_in_an_example() {
    let examples: Vec<String> =
        catalogue().phrases().iter().map(|phrase| phrase.example.to_lowercase()).collect();
    let likes = catalogue().slots().iter().flat_map(|slot| &slot.like);
    let invented = likes.filter(|like| !examples.iter().any(|example| example.contains(&like.to_lowercase())));
    assert_eq!(invented.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_gap_in_a_wording_is_explained() {
    let known: BTreeSet<&str> = catalogue().slots().iter().map(|slot| slot.name.trim_matches('"')).collect();
    let mut complaints = Vec::new();
    for phrase in catalogue().phrases() {
        let words = phrase.wording.split(|letter: char| !letter.is_ascii_alphabetic());
        let gaps = words.filter(|word| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_uppercase()));
        let unknown = gaps.filter(|gap| !known.contains(gap));
        complaints.extend(unknown.map(|gap| format!("{}: {gap}", phrase.name)));
    }
    assert_none(complaints);
}

#[test]
fn a_rule_has_at_most_three_examples() {
    assert_eq!(examples_for_rule("time").count(), 3);
    assert_eq!(examples_for_rule("one_action").collect::<Vec<_>>(), ["Take one action."]);
    assert_eq!(examples_for_rule("no such rule").count(), 0);
}

#[test]
fn the_reference_page_is_up_to_date() {
    let path = format!("{}/docs/phrases.md", env!("CARGO_MANIFEST_DIR"));
    let page = reference_page(catalogue());
    if std::env::var_os("UPDATE_PHRASES").is_some() {
        fs::write(&path, &page).expect("the page can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == page,
        "docs/phrases.md is stale. Write it anew: UPDATE_PHRASES=1 cargo test --test catalogue"
    );
}
