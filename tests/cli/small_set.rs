//! A set with a few cards, checked or played.

use crate::crazier::crazier;
use crate::support::{TempDir, codes, codes_in, run};

/// A set for the reference game with these cards, and a scenario about them.
pub fn set(cards: &[(&str, &str)], scenario: &str) -> TempDir {
    set_of("event", cards, scenario)
}

pub fn set_of(kind: &str, cards: &[(&str, &str)], scenario: &str) -> TempDir {
    let mut text = String::new();
    for (name, words) in cards {
        text.push_str(&format!("card \"{name}\"\n  2 of moon, {kind}\n\n  {words}\n\n"));
    }
    let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    crazier(&[
        ("harbour/set.toml", set),
        ("harbour/harbour.cards", format!("{}\n", text.trim_end()).as_bytes()),
        ("harbour/harbour.scenario", scenario.as_bytes()),
    ])
}

/// A set for the reference game with these blocks, and a scenario for Ana and Ben.
pub fn harbour(cards: &str, scenario: &str) -> TempDir {
    harbour_of("Ana and Ben", cards, scenario)
}

pub fn harbour_of(players: &str, cards: &str, scenario: &str) -> TempDir {
    let scenario = format!("scenario \"as it reads\"\n  players {players}\n  {scenario}\n");
    let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    crazier(&[
        ("harbour/set.toml", set),
        ("harbour/a.cards", cards.as_bytes()),
        ("harbour/a.scenario", scenario.as_bytes()),
    ])
}

pub fn problems(text: &str) -> Vec<String> {
    codes(set(&[("Pier", text)], "").path(), &[])
}

pub fn problems_of_an_asset(text: &str) -> Vec<String> {
    codes(set_of("asset", &[("Pier", text)], "").path(), &[])
}

/// Plays a scenario in which a card with this text is played.
pub fn plays(text: &str, scenario: &str) {
    passes(&set(&[("Pier", text)], scenario));
}

pub fn passes(folder: &TempDir) {
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

/// What is said about a text, in one line.
pub fn told(kind: &str, text: &str) -> String {
    on_one_line(&checked(kind, text))
}

/// Refused with this code, and shown a sentence that is accepted: `whole` is the text with it.
pub fn shown(kind: &str, text: &str, code: &str, sentence: &str, whole: &str) {
    let said = checked(kind, text);
    assert_eq!(codes_in(&said), [code], "{text}");
    let told = on_one_line(&said);
    assert!(told.contains(&sentence.replace('"', "'")), "{text}\n{told}");
    assert_eq!(codes_in(&checked(kind, whole)), [""; 0], "{whole}");
}

/// What checking a card with this text says, as JSON.
fn checked(kind: &str, text: &str) -> String {
    run(set_of(kind, &[("Pier", text)], "").path(), &["check", "--format", "json"]).out
}

fn on_one_line(json: &str) -> String {
    json.split_whitespace().collect::<Vec<_>>().join(" ").replace("\\\"", "'")
}
