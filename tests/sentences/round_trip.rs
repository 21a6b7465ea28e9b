//! What is printed reads back as the tree it was printed from, and what is read prints as it was written.

use crate::support::dialect;
use crate::support::random_tree::{Random, sentence};
use cardwright::diagnostic::Diagnostics;
use cardwright::format;
use cardwright::source::FileId;
use cardwright::syntax::tree::{Paragraph, Sentence};
use cardwright::syntax::{read_enters_with, read_paragraph, read_requires};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};

/// Names given before, so that any sentence may use them.
const NAMES: &str = "Call it the \"guest\". Call the dealer the \"low player\". ";

/// So many cases that the suite stays short, and the same ones each time. `PROPTEST_CASES` and
/// `ROUND_TRIP_SEED` ask for more and for others.
fn runner() -> TestRunner {
    let asked = |name: &str| std::env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    let cases = asked("PROPTEST_CASES").map_or(256, |cases| cases as u32);
    let rng_seed = RngSeed::Fixed(asked("ROUND_TRIP_SEED").unwrap_or(1));
    TestRunner::new(Config {
        cases,
        rng_seed,
        failure_persistence: None,
        max_shrink_iters: 200,
        ..Config::default()
    })
}

fn read(text: &str) -> Result<Paragraph, String> {
    let mut diagnostics = Diagnostics::default();
    let read = read_paragraph(dialect(), &format!("{NAMES}{text}"), 0, FileId(0), &mut diagnostics);
    if diagnostics.is_empty() {
        let sentences = read.paragraph.sentences.into_iter().skip(2).collect();
        Ok(Paragraph { sentences, at: read.paragraph.at })
    } else {
        Err(diagnostics.iter().map(|diagnostic| diagnostic.message.clone()).collect::<Vec<_>>().join("\n"))
    }
}

/// The longest sentence that is read.
const LONGEST: usize = 2_000;

/// Both laws for one tree: the tree comes back, and so does its text.
fn comes_back(sentences: Vec<Sentence>) -> Result<(), TestCaseError> {
    let tree = Paragraph { sentences, at: Default::default() };
    let printed = format::paragraph(dialect(), &tree).join(" ");
    if printed.len() > LONGEST {
        return Err(TestCaseError::reject("nobody writes such a sentence, and it is refused (CW202)"));
    }
    let read = read(&printed)
        .map_err(|problem| TestCaseError::fail(format!("not read: {printed}\n{problem}\n{tree:#?}")))?;
    let again = format::paragraph(dialect(), &read).join(" ");
    if again != printed {
        return Err(TestCaseError::fail(format!("printed: {printed}\nagain:   {again}\n{tree:#?}")));
    }
    if read.sentences != tree.sentences {
        let message = format!("read differently: {printed}\nmeant: {tree:#?}\nread: {read:#?}");
        return Err(TestCaseError::fail(message));
    }
    Ok(())
}

fn check(kind: &str) {
    let (_, strategy): (_, Random<Sentence>) =
        sentence::kinds().into_iter().find(|(name, _)| *name == kind).expect("the kind is listed");
    if let Err(failure) = runner().run(&strategy, |sentence| comes_back(vec![sentence])) {
        panic!("{failure}");
    }
}

macro_rules! kinds_come_back {
    ($($name:ident: $kind:literal,)*) => {
        $(#[test] fn $name() { check($kind); })*

        #[test]
        fn every_kind_of_sentence_has_its_test() {
            let tested = [$($kind),*];
            let listed: Vec<&str> = sentence::kinds().iter().map(|(name, _)| *name).collect();
            assert_eq!(listed, tested);
        }
    };
}

kinds_come_back! {
    at_sentences_come_back: "at",
    whenever_sentences_come_back: "whenever",
    as_soon_as_sentences_come_back: "as soon as",
    substitutions_come_back: "would",
    sentences_of_cards_elsewhere_come_back: "while there",
    if_sentences_come_back: "if",
    otherwise_sentences_come_back: "otherwise",
    if_done_sentences_come_back: "if done",
    until_whenever_sentences_come_back: "until whenever",
    once_sentences_come_back: "once",
    for_each_sentences_come_back: "for each",
    repeat_sentences_come_back: "repeat",
    any_order_sentences_come_back: "any order",
    same_time_sentences_come_back: "same time",
    plain_and_standing_sentences_come_back: "steps",
    call_sentences_come_back: "call",
    definitions_come_back: "defines",
    verb_definitions_come_back: "defines verb",
    keywords_come_back: "keyword",
}

/// Only what a standing text begins with could go on with what is said before it.
#[test]
fn several_kinds_are_at_length_where_a_list_could_go_on() {
    let text = "At the beginning of your turn, a card that is blue or green must be one king or queen.";
    assert_eq!(format::paragraph(dialect(), &read(text).unwrap()).join(" "), text);
}

#[test]
fn paragraphs_come_back() {
    let paragraph = prop::collection::vec(sentence::any_sentence(), 1..4);
    if let Err(failure) = runner().run(&paragraph, comes_back) {
        panic!("{failure}");
    }
}

#[test]
fn requirements_come_back() {
    let outcome = runner().run(&sentence::requirement(), |requirement| {
        let printed = format::requirement(dialect(), &requirement);
        // A field stands outside every paragraph: nothing was given a name there.
        prop_assume!(!printed.contains("guest") && !printed.contains("low player"));
        let mut diagnostics = Diagnostics::default();
        let read = read_requires(dialect(), &printed, 0, FileId(0), &mut diagnostics);
        prop_assert_eq!(read, Some(requirement), "{}", printed);
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn counters_on_entering_come_back() {
    let outcome = runner().run(&sentence::enters_with(), |enters| {
        let printed = format::enters_with(dialect(), &enters);
        let mut diagnostics = Diagnostics::default();
        let read = read_enters_with(dialect(), &printed, 0, FileId(0), &mut diagnostics);
        prop_assert_eq!(read, Some(enters), "{}", printed);
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
}
