//! Holds the phrase catalogue against the grammar, the formatter and the reference page.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use cardwright::diagnostic::Diagnostics;
use cardwright::format;
use cardwright::source::FileId;
use cardwright::syntax::{RuleText, document, outline, read_paragraph, rules_used};
use cardwright::vocabulary::catalogue::{Phrase, catalogue, examples_for_rule, reference_page};

/// Rules that shape other rules and carry no phrase that could be shown.
const PLUMBING: &[&str] = &[
    // white space, word ends, punctuation and the letters of words
    "WHITESPACE",
    "eow",
    "apostrophe",
    "gap",
    "comma",
    "period",
    "colon",
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
    "any_thing",
    "value_like",
    "kind_or_value",
    "one_determiner",
    "or_noun",
    "or_nouns",
    "noun_kind",
    "noun_kinds",
    "or_number",
    "number_kind",
    "either_many",
    "either_value",
    "holder",
    "holder_noun",
    "holder_front",
    "number_determiner",
    "picked_front",
    "picked_determiner",
    "every_front",
    "every_determiner",
    // what the catalogue shows by itself: here as one of several choices, or inside a noun
    "mode_thing",
    "closed_phrase",
    "more_than_closed",
    "fewer_than_closed",
    "closed_number_of",
    "closed_counters_on",
    "closed_person_many",
    "closed_thing_many",
    "closed_worth_of",
    "closed_difference",
    "closed_changed",
    "closed_half",
    "closed_twice",
    // what is waited for and what happens then, alone or where the card is somewhere else
    "at_moment",
    "whenever",
    "as_soon_as",
    "if_would",
    "while_at",
    "while_whenever",
    "while_as_soon_as",
    "while_would",
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

/// The same for the structure of a file, where mistakes are read in order to be refused by name.
const PLUMBING_OF_STRUCTURE: &[&str] = &[
    "gap",
    "edge",
    "header",
    "change",
    "kind",
    "unknown_kind",
    "name",
    "bare_name",
    "only_intro",
    "only",
    "bare_option",
    "only_faulty",
    "number",
    "to",
    "field",
    "bare_text",
    "words",
    "quoted",
    "straight",
    "mixed",
    "curly",
    "straight_text",
    "curly_text",
    "unclosed",
    "colon",
    "extra",
];

/// Keywords of the structure that begin no block: they stand inside the phrases of others.
const SMALL_WORDS_OF_STRUCTURE: &[&str] = &[
    "kw_with",
    "kw_without",
    "kw_and",
    "kw_to",
    "kw_players",
    "kw_before",
    "kw_after",
    "kw_illustrator",
    "kw_flavor",
    "kw_requires",
    "kw_enters",
    "kw_copies",
];

/// How the catalogue tells the rules of a file's structure from those of sentences.
const STRUCTURE: &str = "structure/";

/// The card line is read by the shape its game declares, not by a rule.
const WITHOUT_A_RULE: &[&str] = &["card-line"];

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

/// What the reader has against a text, and its canonical wording.
fn read(text: &str) -> (Vec<String>, String) {
    let dialect = catalogue().example_dialect();
    let mut diagnostics = Diagnostics::default();
    let printed = if text.contains('\n') {
        let outline = outline(text, FileId(0), &mut diagnostics);
        document(&outline, text, dialect, FileId(0), &mut diagnostics);
        format::document(text, &outline, dialect)
    } else {
        let read = read_paragraph(dialect, text, 0, FileId(0), &mut diagnostics);
        format::paragraph(dialect, &read.paragraph).join(" ")
    };
    (diagnostics.iter().map(|problem| problem.message.clone()).collect(), printed)
}

/// The names of all rules that read a text, those of its structure marked as such.
fn used(text: &str) -> BTreeSet<String> {
    let dialect = catalogue().example_dialect();
    if !text.contains('\n') {
        return rules_used(dialect, RuleText::Paragraph(text));
    }
    let (lines, paragraphs) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut all = rules_used(dialect, RuleText::Paragraph(paragraphs));
    for line in lines.lines() {
        let structure = rules_used(dialect, RuleText::Line(line));
        all.extend(structure.into_iter().map(|rule| format!("{STRUCTURE}{rule}")));
        if let Some(field) = line.trim().strip_prefix("requires ") {
            all.extend(rules_used(dialect, RuleText::Requires(field)));
        }
        if let Some(field) = line.trim().strip_prefix("enters with ") {
            all.extend(rules_used(dialect, RuleText::EntersWith(field)));
        }
    }
    all
}

/// Fails with all complaints at once.
fn assert_none(complaints: Vec<String>) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_example_is_read_without_a_problem() {
    let problems =
        |phrase: &'static Phrase| read(&phrase.example).0.into_iter().map(move |text| (phrase, text));
    assert_none(
        (catalogue().phrases().iter().flat_map(problems))
            .map(|(phrase, text)| format!("{}: {}\n  {text}", phrase.name, phrase.example))
            .collect(),
    );
}

#[test]
fn every_example_is_printed_back_unchanged() {
    assert_none(
        (catalogue().phrases().iter())
            .map(|phrase| (phrase, read(&phrase.example).1))
            .filter(|(phrase, printed)| phrase.example != *printed)
            .map(|(phrase, printed)| format!("{}: {}\n  {printed}", phrase.name, phrase.example))
            .collect(),
    );
}

#[test]
fn every_variant_is_rewritten_into_its_example() {
    let phrases = catalogue().phrases().iter();
    let variants = phrases.flat_map(|phrase| phrase.variants.iter().map(move |text| (phrase, text)));
    assert_none(
        variants
            .filter(|(phrase, variant)| **variant == phrase.example || read(variant).1 != phrase.example)
            .map(|(phrase, text)| format!("{}: {text}\n  {:?}", phrase.name, read(text)))
            .collect(),
    );
}

#[test]
fn every_example_uses_the_rules_it_is_shown_for() {
    let mut complaints = Vec::new();
    for phrase in catalogue().phrases() {
        let texts = std::iter::once(&phrase.example).chain(&phrase.variants);
        let used: BTreeSet<String> = texts.flat_map(|text| used(text)).collect();
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
fn every_phrase_names_a_rule() {
    let without = catalogue().phrases().iter().filter(|phrase| phrase.rule.is_empty());
    assert_eq!(without.map(|phrase| phrase.name.as_str()).collect::<Vec<_>>(), WITHOUT_A_RULE);
}

#[test]
fn every_rule_of_the_grammar_is_shown_by_a_phrase_or_a_slot() {
    let (sentence, structure) = (grammar_file("sentence.pest"), grammar_file("structure.pest"));
    let catalogue = catalogue();
    let phrases = catalogue.phrases().iter().flat_map(|phrase| &phrase.rule);
    let slots = catalogue.slots().iter().flat_map(|slot| &slot.rule);
    let shown: BTreeSet<String> = phrases.chain(slots).cloned().collect();
    let of_sentences = rule_names(&sentence)
        .into_iter()
        .filter(|rule| !rule.starts_with("kw_") && !rule.starts_with("oops_") && !PLUMBING.contains(rule))
        .map(str::to_string);
    let of_structure = rule_names(&structure)
        .into_iter()
        .filter(|rule| !PLUMBING_OF_STRUCTURE.contains(rule) && !SMALL_WORDS_OF_STRUCTURE.contains(rule))
        .map(|rule| format!("{STRUCTURE}{rule}"));
    let missing = of_sentences.chain(of_structure).filter(|rule| !shown.contains(rule));
    assert_none(missing.map(|rule| format!("no phrase shows the rule {rule}")).collect());
}

#[test]
fn plumbing_is_neither_shown_nor_gone() {
    let (sentence, structure) = (grammar_file("sentence.pest"), grammar_file("structure.pest"));
    let (of_sentences, of_structure) = (rule_names(&sentence), rule_names(&structure));
    let gone = PLUMBING.iter().filter(|rule| !of_sentences.contains(*rule));
    let listed = PLUMBING_OF_STRUCTURE.iter().chain(SMALL_WORDS_OF_STRUCTURE);
    let gone = gone.chain(listed.filter(|rule| !of_structure.contains(*rule)));
    let shown = PLUMBING.iter().filter(|rule| examples_for_rule(rule).next().is_some());
    assert_eq!(gone.chain(shown).collect::<Vec<_>>(), [&""; 0]);
}

#[test]
fn every_named_rule_is_in_the_grammar() {
    let (sentence, structure) = (grammar_file("sentence.pest"), grammar_file("structure.pest"));
    let (of_sentences, of_structure) = (rule_names(&sentence), rule_names(&structure));
    let named = catalogue().phrases().iter().flat_map(|phrase| phrase.rule.iter().chain(&phrase.words));
    let named = named.chain(catalogue().slots().iter().flat_map(|slot| &slot.rule));
    let unknown = named.filter(|rule| match rule.strip_prefix(STRUCTURE) {
        Some(rule) => !of_structure.contains(rule),
        None => !of_sentences.contains(rule.as_str()),
    });
    assert_none(unknown.map(|rule| format!("the grammar has no rule {rule}")).collect());
}

#[test]
fn two_phrases_of_one_rule_differ_in_their_words() {
    let mut seen: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    let mut complaints = Vec::new();
    for phrase in catalogue().phrases() {
        for rule in &phrase.rule {
            let words = if phrase.words.is_empty() {
                vec![""]
            } else {
                phrase.words.iter().map(|word| word.as_str()).collect()
            };
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
        complaints
            .extend(phrase.see.iter().filter(unknown).map(|name| format!("{} sees {name}", phrase.name)));
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
    let invented =
        likes.filter(|like| !examples.iter().any(|example| example.contains(&like.to_lowercase())));
    assert_eq!(invented.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_gap_in_a_wording_is_explained() {
    let known: BTreeSet<&str> = catalogue().slots().iter().map(|slot| slot.name.trim_matches('"')).collect();
    let mut complaints = Vec::new();
    for phrase in catalogue().phrases() {
        let words = phrase.wording.split(|letter: char| !letter.is_ascii_alphabetic());
        let gaps =
            words.filter(|word| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_uppercase()));
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

/// A text that only reads can still be one that `check` refuses; whole cards are checked as a set would be.
#[test]
fn every_card_among_the_examples_can_be_pasted_into_a_set() {
    let cards: Vec<&Phrase> =
        catalogue().phrases().iter().filter(|phrase| phrase.example.starts_with("card \"")).collect();
    assert!(cards.len() >= 7, "only {} cards", cards.len());
    let complaints = cards.iter().filter_map(|phrase| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for name in ["game.toml", "rules.cards"] {
            let from = format!("{}/cards/crazier-eights/{name}", env!("CARGO_MANIFEST_DIR"));
            fs::copy(from, folder.path().join(name)).expect("the game is copied");
        }
        let text = format!("counter \"wish\"\n\n{}\n", phrase.example);
        fs::write(folder.path().join("example.cards"), text).expect("the example is written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardwright"));
        let command = command.args(["check", "--format", "short", "."]);
        let output = command.current_dir(folder.path()).output().expect("the command runs");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        (!output.status.success()).then(|| format!("{}: {told}", phrase.name))
    });
    assert_none(complaints.collect());
}

/// Runs `cardwright phrases` and gives its exit code, output and complaint.
fn phrases_command(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardwright"));
    let output = command.arg("phrases").args(arguments).output().expect("the command runs");
    let text = |bytes| String::from_utf8(bytes).expect("the output is text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_command_shows_the_phrase_first_that_has_the_name() {
    let (code, output, _) = phrases_command(&["draw"]);
    assert_eq!(code, Some(0));
    assert!(output.starts_with("draw NUMBER cards [from ZONE]\n  Take cards from the top"), "{output}");
}

#[test]
fn the_command_lists_every_wording() {
    let (code, output, _) = phrases_command(&[]);
    assert_eq!(code, Some(0));
    let output = output.split_whitespace().collect::<Vec<_>>().join(" ");
    let missing = catalogue().phrases().iter().filter(|phrase| !output.contains(&phrase.wording));
    assert_eq!(missing.map(|phrase| &phrase.name).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn the_command_answers_an_unknown_word_with_the_nearest_and_code_two() {
    let (code, output, complaint) = phrases_command(&["destory"]);
    assert_eq!((code, output.as_str()), (Some(2), ""));
    assert!(complaint.contains("did you mean \"destroy\"?"), "{complaint}");
}

#[test]
fn the_command_shows_the_lines_of_scenarios() {
    let (code, output, _) = phrases_command(&["scenario"]);
    assert_eq!(code, Some(0));
    for line in
        ["  Tina holds no cards\n      an empty hand\n", "  when Tina passes\n", "  Tina wins the game\n"]
    {
        assert!(output.contains(line), "{line}");
    }
}

#[test]
fn the_command_writes_json_for_programs() {
    let (_, output, _) = phrases_command(&["gain", "control", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&output).expect("the output is JSON");
    assert_eq!(json[0]["name"], "gain-control");
    assert_eq!(json[0]["example"], "Gain control of an asset of your choice.");
}
