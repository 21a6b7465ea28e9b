//! Messages that say what is wrong, and show a sentence that is accepted.

use crate::small_set::{problems, problems_of_an_asset, set, set_of, told};
use crate::support::{read, run};

/// Looks for words in what is said about the text of an event.
fn says(text: &str, words: &str) {
    says_of("event", text, words);
}

fn says_of(kind: &str, text: &str, words: &str) {
    let told = told(kind, text);
    assert!(told.contains(words), "{text}\n{told}");
}

fn does_not_say(text: &str, words: &str) {
    let told = told("event", text);
    assert!(!told.contains(words), "{text}\n{told}");
}

#[test]
fn one_of_your_choice_is_chosen_before_something_holds_for_it() {
    let shown = "Choose an opponent. That opponent can't win the game this turn.";
    says("An opponent of your choice can't win the game this turn.", shown);
    assert_eq!(problems(shown), [""; 0]);
    let shown = "Choose an asset. That card can't be destroyed this turn.";
    says("An asset of your choice can't be destroyed this turn.", shown);
    assert_eq!(problems(shown), [""; 0]);
    let shown = "Choose a random opponent. That opponent can't win the game this turn.";
    says("A random opponent can't win the game this turn.", shown);
    assert_eq!(problems(shown), [""; 0]);
}

#[test]
fn what_is_done_before_something_else_is_done_instead_or_first() {
    let text = "If an opponent would play an event, you may put a card from your hand on the bottom of the draw pile. If you do, that opponent draws a card instead.";
    says_of("asset", text, "Nothing says whether 'put a card from your hand on the bottom of the draw pile'");
    says_of("asset", text, "you may put a card from your hand on the bottom of the draw pile instead.");
    let text = "If an opponent would play an event, you may put a card from your hand on the bottom of the draw pile and that opponent draws a card instead.";
    assert_eq!(problems_of_an_asset(text), [""; 0]);
}

#[test]
fn a_phase_is_skipped_before_it_comes() {
    let shown = "At the beginning of your turn, you may skip your draw phase.";
    says_of("asset", "You may skip your draw phase.", shown);
    assert_eq!(problems_of_an_asset(shown), [""; 0]);
}

#[test]
fn an_if_in_the_middle_has_its_other_case_there() {
    let text = "For each player, that player reveals a card from their hand, then if that card is blue, that player discards it. Otherwise, that player draws a card.";
    let shown = "For each player, that player reveals a card from their hand, then if that card is blue, that player discards it, then if that card is not blue, that player draws a card.";
    says(text, "goes with a sentence that begins with 'If'");
    says(text, shown);
    assert_eq!(problems(shown), [""; 0]);
}

#[test]
fn an_otherwise_that_nobody_wrote_is_not_blamed() {
    for text in ["If you can't, draw a card.", "Discard a card. If you can't, draw a card."] {
        does_not_say(text, "has no 'If' directly before it");
    }
    says(
        "Discard a card. If you can't, draw a card.",
        "The sentence would read: If you can, discard a card. Otherwise, draw a card.",
    );
}

#[test]
fn what_several_players_show_is_not_a_group_to_pick_from() {
    let reveal = "At the same time, each player reveals a card from their hand.";
    let put = "Put the card with the highest rank on top of the discard pile.";
    does_not_say(&format!("{reveal} {put}"), "from among them");
    says(&format!("Look at the top two cards of the draw pile. {put}"), "from among them");
}

#[test]
fn people_are_named_as_people() {
    let shown = "Call that opponent the 'guest'.";
    says("Choose an opponent. Choose an opponent. That opponent draws a card.", shown);
    let right =
        "Choose an opponent. Call that opponent the \"guest\". Choose an opponent. The guest draws a card.";
    assert_eq!(problems(right), [""; 0]);
}

#[test]
fn a_value_that_was_named_twice_was_named() {
    let text =
        "Name a color. If you control a king, name a color. Reveal all cards of that color in your hand.";
    assert_eq!(problems(text), ["CW403"]);
    says(text, "'that color' could be either of two that were named");
    assert_eq!(problems("Reveal all cards of that color in your hand."), ["CW415"]);
}

#[test]
fn one_player_is_not_several() {
    for text in [
        "The next player may draw a card. If that player does, draw a card.",
        "Destroy an asset. Its controller may draw a card. If that player does, draw a card.",
    ] {
        does_not_say(text, "several players");
        does_not_say(text, "Named so far");
        says(text, "say once more who is meant");
    }
    assert_eq!(problems("The next player may draw a card. If the next player does, draw a card."), [""; 0]);
    let named = "Choose an asset. Call its controller the \"guest\". Destroy that asset. The guest may draw a card. If the guest does, draw a card.";
    assert_eq!(problems(named), [""; 0]);
}

#[test]
fn what_is_not_in_play_is_not_controlled() {
    let text = "Steal a card from the discard pile.";
    does_not_say(text, "the language says 'Gain control of'");
    says(text, "'a card from the discard pile' is somewhere else.");
    says(text, "Put it into your hand");
}

#[test]
fn then_is_not_blamed_for_what_follows_it() {
    let text = "Draw a card. Then the guest sings.";
    does_not_say(text, "'Then' does not fit here");
    says(text, "'Then' is not needed");
}

#[test]
fn a_warning_does_not_change_what_is_played() {
    let text = "Each opponent gives a card from their hand to the next player.";
    let folder = set(&[("Pier", text)], "");
    let out = run(folder.path(), &["check", "--fix"]).out;
    assert!(out.contains("CW624"), "{out}");
    assert!(read(folder.path(), "harbour/harbour.cards").contains(text));
    says(text, "the player on their left");
    says(text, "Call the next player the 'neighbor'.");
}

/// What the report of a failing scenario says, in one line.
fn reported(kind: &str, cards: &[(&str, &str)], scenario: &str) -> String {
    let scenario = format!("scenario \"as it reads\"\n  players Ana and Ben\n{scenario}");
    let run = run(set_of(kind, cards, &scenario).path(), &["test"]);
    run.out.split_whitespace().filter(|word| *word != "│").collect::<Vec<_>>().join(" ")
}

#[test]
fn names_that_look_like_two_stand_in_quotes() {
    let cards = [("Open, Sesame", "Draw a card."), ("Bread and Salt", "Draw two cards.")];
    let scenario = "  Ana holds \"Open, Sesame\", \"Bread and Salt\" and Castle\n\n  when Ana's turn begins\n  then\n    Ana holds Death\n";
    let out = reported("event", &cards, scenario);
    assert!(out.contains("\"Open, Sesame\""), "{out}");
    assert!(out.contains("\"Bread and Salt\""), "{out}");
    assert!(!out.contains("\"Castle\""), "{out}");
}

#[test]
fn a_report_says_why_a_card_is_not_used() {
    let text = "Once during your turn, you may destroy a king and draw a card.";
    let at_once = "Once during your turn, you may draw a card.";
    let uses = |text: &str, controls: &str, uses: &str| {
        let scenario = format!("{controls}\n\n  when {uses}\n  then\n    Ana holds Death\n");
        reported("asset", &[("Pier", text)], &scenario)
    };
    for (text, controls, deeds, why) in [
        (text, "  Ana controls Pier", "Ana uses Pier", "what its ability begins with can't be done"),
        (at_once, "  Ana controls Pier", "Ana uses Pier\n    Ana uses Pier", "its ability was used already"),
        (at_once, "  Ben controls Pier", "Ana uses Pier", "somebody else controls it"),
        (at_once, "  Ana holds Pier", "Ana uses Pier", "its ability does not work there"),
        ("You can't draw cards.", "  Ana controls Pier", "Ana uses Pier", "no ability that can be used"),
    ] {
        let out = uses(text, controls, deeds);
        assert!(out.contains(why), "{why}\n{out}");
    }
}
