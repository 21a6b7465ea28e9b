//! What `check --fix` makes of the texts of cards, in one folder and one run.

use crate::small_set::set_of;
use crate::support::{read, run};

/// The texts after `check --fix`, each on one line, and what the command said.
pub fn fixed(kind: &str, texts: &[&str]) -> (Vec<String>, String) {
    let names: Vec<String> = (1..=texts.len()).map(|number| format!("Pier {number}")).collect();
    let cards: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(texts.iter().copied()).collect();
    let folder = set_of(kind, &cards, "");
    let told = run(folder.path(), &["check", "--fix"]).out;
    let cards = format!("\n{}", read(folder.path(), "harbour/harbour.cards"));
    let cards = cards.split("\ncard ").skip(1);
    let written = cards.map(|card| on_one_line(card.split_once("\n\n").expect("a card has a text").1));
    let written: Vec<String> = written.collect();
    assert_eq!(written.len(), texts.len(), "{told}");
    (written, on_one_line(&told))
}

/// Each first text becomes the second.
pub fn become_of(kind: &str, pairs: &[(&str, &str)]) {
    let wrong: Vec<&str> = pairs.iter().map(|(wrong, _)| *wrong).collect();
    let (written, told) = fixed(kind, &wrong);
    for ((wrong, right), written) in pairs.iter().zip(written) {
        assert_eq!(written, on_one_line(right), "{wrong}\n{told}");
    }
}

/// Nothing is written for the first text of each; the second is said. Gives all that was said.
pub fn only_shown(kind: &str, pairs: &[(&str, &str)]) -> String {
    let wrong: Vec<&str> = pairs.iter().map(|(wrong, _)| *wrong).collect();
    let (written, told) = fixed(kind, &wrong);
    for ((wrong, shown), written) in pairs.iter().zip(written) {
        assert_eq!(written, on_one_line(wrong), "{told}");
        assert!(told.contains(shown), "{wrong}: {shown}\n{told}");
    }
    told
}

fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
