//! The numbers that the sets promise, as `docs/sets.md` shows them.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use cardwright::syntax::tree::{Block, BlockKind};

use super::awkward::{KINDS, marks};
use super::phrases::USERS;
use super::promises::values;
use super::{BASE, NIGHTS, blocks_of_sets, cards_of, name_of};

pub fn multicolored(set: &str) -> Vec<&'static str> {
    named(set, |card| values(name_of(card), "suit").len() > 1)
}

pub fn with_two_abilities(set: &str) -> Vec<&'static str> {
    named(set, |card| card.paragraphs.len() > 1)
}

pub fn of_type(set: &str, kind: &str) -> usize {
    named(set, |card| values(name_of(card), "type") == [kind]).len()
}

pub fn declared(set: &str, kind: BlockKind) -> Vec<&'static str> {
    let blocks = blocks_of_sets().filter(|(of, _, block)| *of == set && block.header.kind == kind);
    blocks.map(|(_, _, block)| name_of(block)).collect()
}

/// The cards of a set with a phrase that no card of the other set says.
pub fn with_a_phrase_of_its_own(set: &str, other: &str) -> Vec<&'static str> {
    let others: BTreeSet<&str> = cards_of(other).into_iter().map(name_of).collect();
    let own = |users: &&Vec<String>| !users.iter().any(|user| others.contains(user.as_str()));
    let said: BTreeSet<&str> = USERS.values().filter(own).flatten().map(String::as_str).collect();
    named(set, |card| said.contains(name_of(card)))
}

fn named(set: &str, which: impl Fn(&Block) -> bool) -> Vec<&'static str> {
    cards_of(set).into_iter().filter(|card| which(card)).map(name_of).collect()
}

/// A row for each promise, a column for each set.
pub fn table() -> String {
    let mut text = format!("| | {BASE} | {NIGHTS} |\n|---|---|---|\n");
    let mut row = |title: &str, of: &dyn Fn(&str) -> String| {
        let _ = writeln!(text, "| {title} | {} | {} |", of(BASE), of(NIGHTS));
    };
    row("cards", &|set| cards_of(set).len().to_string());
    row("events", &|set| of_type(set, "event").to_string());
    row("assets", &|set| of_type(set, "asset").to_string());
    row("multicolored", &|set| listed(&multicolored(set)));
    row("with two abilities or more", &|set| listed(&with_two_abilities(set)));
    row("keywords", &|set| listed(&declared(set, BlockKind::Keyword)));
    row("counters", &|set| listed(&declared(set, BlockKind::Counter)));
    row("verbs and qualities of its own", &|set| listed(&declared(set, BlockKind::Definition)));
    let other = |set: &str| if set == BASE { NIGHTS } else { BASE };
    row("with a phrase that no card of the other set says", &|set| {
        listed(&with_a_phrase_of_its_own(set, other(set)))
    });
    text
}

fn listed(names: &[&str]) -> String {
    match names {
        [] => "none".into(),
        [..] => format!("{}: {}", names.len(), names.join("; ")),
    }
}

/// How many scenarios there are for each thing that can be awkward.
pub fn awkward() -> String {
    let marks = marks();
    let mut text = String::from("| what is awkward | scenarios |\n|---|--:|\n");
    for (kind, _) in KINDS {
        let _ = writeln!(text, "| {kind} | {} |", marks.iter().filter(|mark| mark.kind == kind).count());
    }
    text
}
