//! Every card has a scenario in which its effect meets something awkward: a comment says for which card and what it
//! is, and the lines of the scenario bear it out.

use super::promises::shows;
use super::{BASE, NIGHTS, cards_of, name_of, scenarios_of_sets};

/// What can be awkward, and words of which one has to stand in a line of the scenario; CARD is the card's name.
pub const KINDS: [(&str, &[&str]); 6] = [
    (
        "nothing to choose",
        &["asked nothing", "nobody is asked anything", "can't play CARD", "can't use CARD"],
    ),
    (
        "the card itself gone",
        &[
            "pile contains CARD",
            "CARD is at the bottom",
            "CARD is on top",
            "holds CARD",
            "the discard pile is",
        ],
    ),
    ("a Castle in the way", &["controls Castle", "and Castle"]),
    ("a team mate", &["teams "]),
    ("an empty draw pile", &["the draw pile is "]),
    ("the last card in hand", &["wins the game", "the game goes on"]),
];

/// A mark in a scenario: for which card, what, and the scenario.
pub struct Mark {
    pub card: &'static str,
    pub kind: &'static str,
    scenario: &'static str,
}

pub fn marks() -> Vec<Mark> {
    let in_one = |scenario: &'static str| {
        let notes = scenario.lines().filter_map(|line| line.trim().strip_prefix("# Awkward for "));
        let parts = notes.map(|note| note.strip_suffix('.').and_then(|note| note.rsplit_once(": ")));
        parts.map(move |parts| {
            let (card, kind) = parts.unwrap_or_else(|| panic!("a card, a colon, what, a period: {scenario}"));
            Mark { card, kind, scenario }
        })
    };
    scenarios_of_sets().into_iter().flat_map(in_one).collect()
}

#[test]
fn every_card_meets_something_awkward_in_a_scenario() {
    let marks = marks();
    let spared: Vec<&str> = [BASE, NIGHTS]
        .into_iter()
        .flat_map(cards_of)
        .map(name_of)
        .filter(|name| marks.iter().all(|mark| mark.card != *name))
        .collect();
    assert!(spared.is_empty(), "no scenario says \"# Awkward for …\" of {spared:#?}");
}

#[test]
fn what_is_called_awkward_is_in_the_scenario() {
    for Mark { card, kind, scenario } in marks() {
        let signs = KINDS.iter().find(|(known, _)| *known == kind).map(|(_, signs)| *signs);
        let signs = signs.unwrap_or_else(|| panic!("{kind} is none of {KINDS:?}: {scenario}"));
        let is_there = |sign: &str| {
            let sign = sign.replace("CARD", card);
            scenario.lines().any(|line| !line.contains('#') && line.contains(&sign))
        };
        assert!(signs.iter().any(|sign| is_there(sign)), "{card}, {kind}: {scenario}");
    }
}

#[test]
fn an_awkward_scenario_is_about_its_card_and_not_the_only_one() {
    let scenarios = scenarios_of_sets();
    for Mark { card, scenario, .. } in marks() {
        let is_about = scenario.lines().any(|line| !line.contains('#') && line.contains(card));
        assert!(is_about, "{card} does not come up in {scenario}");
        let others = scenarios.iter().filter(|other| **other != scenario && shows(other, card));
        assert!(others.count() > 0, "{card} is shown in no other scenario than {scenario}");
    }
}
