//! Every sentence of the language has one reading. pest would hide a second one.

mod twin;

use std::path::Path;

use cardwright::vocabulary::Dialect;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use twin::corpus::{Verdict, complaints, judge, refusals, texts};
use twin::files::{examples, judge_file, judge_games};
use twin::grammar::Grammar;
use twin::search::differences;
use twin::speak::Speaker;
use twin::words::lexicon;

const CORPUS: &str = include_str!("twin/corpus.txt");

fn grammar() -> Grammar {
    let text = include_str!("../grammar/sentence.pest");
    Grammar::read(text).unwrap_or_else(|error| panic!("the grammar has a context-free twin: {error}"))
}

#[test]
fn every_sentence_of_the_corpus_is_read() {
    let dialect = Dialect { lexicon: lexicon(), ..Dialect::default() };
    let refused: Vec<String> = texts(CORPUS).flat_map(|text| refusals(&dialect, &text)).collect();
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn every_sentence_of_the_corpus_has_one_reading() {
    let (grammar, lexicon) = (grammar(), lexicon());
    let verdicts: Vec<Verdict> = texts(CORPUS).flat_map(|text| judge(&grammar, &lexicon, &text)).collect();
    let complaints = complaints(&verdicts);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_sentence_of_the_games_has_one_reading() {
    let verdicts = judge_games(&grammar(), &Path::new(env!("CARGO_MANIFEST_DIR")).join("cards"));
    assert!(
        verdicts.iter().any(|verdict| verdict.sentence.contains("of your choice")),
        "cards are looked at"
    );
    let complaints = complaints(&verdicts);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_example_of_the_documents_has_one_reading() {
    let (grammar, lexicon) = (grammar(), lexicon());
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let examples = [examples(&root.join("README.md")), examples(&root.join("docs"))].concat();
    assert!(!examples.is_empty(), "the documents have examples marked as cards");
    let verdicts: Vec<Verdict> =
        examples.iter().flat_map(|example| judge_file(&grammar, &lexicon, example)).collect();
    let complaints = complaints(&verdicts);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
#[ignore = "takes a minute: to be run after a change of the grammar, ONE_READING_SEED makes up others"]
fn made_up_sentences_have_one_reading() {
    let grammar = grammar();
    let seed = std::env::var("ONE_READING_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let mut speaker = Speaker::new(&grammar, ChaCha8Rng::seed_from_u64(seed));
    let found = differences(&grammar, &mut speaker, 10_000);
    let shown: Vec<String> =
        found.iter().map(|(difference, example)| format!("{difference}\n{example}")).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n"));
}
