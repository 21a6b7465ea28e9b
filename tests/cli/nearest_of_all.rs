//! What is shown for a sentence that is refused is itself accepted, and means what was meant.

use crate::small_set::{harbour, passes, problems, problems_of_an_asset, told};
use crate::support::{codes, folder, run};

fn says(kind: &str, text: &str, words: &str) {
    let told = told(kind, text);
    assert!(told.contains(&words.replace('"', "'")), "{text}\n{told}");
}

fn does_not_say(kind: &str, text: &str, words: &str) {
    let told = told(kind, text);
    assert!(!told.contains(&words.replace('"', "'")), "{text}\n{told}");
}

#[test]
fn whoever_cant_is_not_whoever_the_last_if_asks_for() {
    let text = "Discard a card that matches. If that card is sun, each opponent draws a card. If you can't, draw two cards.";
    let shown = "If you can, discard a card that matches, then if that card is sun, each opponent draws a card. Otherwise, draw two cards.";
    says("event", text, &format!("The sentence would read: {shown}"));
    assert_eq!(problems(shown), [""; 0]);
    let both = "If you control no assets, draw a card. If you can't, draw two cards.";
    does_not_say("event", both, "The sentence would read: Otherwise");
    says("event", both, "an 'Otherwise' says what is done where that does not hold.");
    let card =
        |name: &str, line: &str, text: &str| format!("card \"{name}\"\n  {line}, event\n\n  {text}\n\n");
    let cards = [
        card("Quay", "2 of moon", shown),
        card("Reef", "3 of ankh", "Draw a card."),
        card("Shoal", "3 of eye", "Draw two cards."),
        card("Rock", "5 of eye", "Draw three cards."),
        card("Wreck", "6 of eye", "Draw four cards."),
    ];
    for (held, done, ana, ben) in [("Castle", "", 1, 3), ("Shoal", "", 1, 2), ("Rock", "", 4, 2)] {
        let scenario = format!(
            "Ana holds Quay, Wreck, {held} and no other cards\n  Ben holds 2 cards\n  Reef is on top of the discard pile\n\n  when Ana plays Quay\n{done}  then\n    Ana holds {ana} cards\n    Ben holds {ben} cards"
        );
        passes(&harbour(&format!("{}\n", cards.concat().trim_end()), &scenario));
    }
}

#[test]
fn the_card_in_play_that_was_named_before_can_be_pointed_at() {
    let text = "Choose an asset. Its controller draws a card. Destroy it.";
    says("event", text, "For 'an asset' write 'that asset'.");
    assert_eq!(
        problems("Choose an asset. Its controller draws a card. Destroy that asset."),
        problems("Choose an asset. Destroy it.")
    );
}

#[test]
fn two_repairs_have_to_be_right_together() {
    let text =
        "Each player secretly chooses a card from their hand. Then each player reveals the chosen card.";
    does_not_say("event", text, "The sentence would read: Each player reveals that card.");
    says("event", text, "'that card' does not say whose");
    assert_eq!(
        problems("At the same time, each player chooses a card from their hand and reveals it."),
        [""; 0]
    );
    // Alone, the second one is right.
    says("event", "Choose a card from your hand. Reveal the chosen card.", "Reveal that card.");
}

#[test]
fn no_comma_is_missing_where_one_stands() {
    let text = "For each opponent, that opponent chooses an asset they control, and you gain control of it.";
    let shown =
        "For each opponent, gain control of an asset that opponent controls of that opponent's choice.";
    does_not_say("event", text, "A comma is missing");
    says("event", text, shown);
    assert_eq!(problems(shown), [""; 0]);
    let text = "For each opponent, that opponent chooses an asset they control, and you draw a card.";
    does_not_say("event", text, "is missing before");
}

#[test]
fn so_many_in_a_turn_is_shown_with_its_own_verb() {
    says(
        "asset",
        "Whenever a player plays two events in a turn, draw a card.",
        "Whenever a player plays a second event in a turn, …",
    );
    assert_eq!(
        problems_of_an_asset("Whenever a player plays a second event in a turn, draw a card."),
        [""; 0]
    );
}

/// A deck that no table can hold is told of by whoever checks, and not only by whoever plays.
#[test]
fn a_deck_can_have_as_many_cards_as_a_table_can_count() {
    let checked = |count: u32| {
        let cards = format!("card \"Ruby\"\n  1 of red\n  {count} copies\n");
        let game = crate::support::GAME;
        let folder = folder(&[("game.toml", game.as_bytes()), ("a.cards", cards.as_bytes())]);
        (codes(folder.path(), &[]), run(folder.path(), &["simulate", "--games", "1"]).err)
    };
    let (fits, played) = checked(255);
    assert!(!fits.contains(&"CW630".to_string()), "{fits:?}");
    assert!(!played.contains("a deck can have"), "{played}");
    assert!(checked(256).0.contains(&"CW630".to_string()));
}

/// Of several sets one is enough to play with.
#[test]
fn sets_are_not_added_up() {
    let set = |name: &str| format!("name = \"{name}\"\ngame = \"Small\"\n");
    let cards = |name: &str| format!("card \"{name}\"\n  1 of red\n  200 copies\n");
    let folder = folder(&[
        ("game.toml", crate::support::GAME.as_bytes()),
        ("one/set.toml", set("One").as_bytes()),
        ("one/a.cards", cards("Ruby").as_bytes()),
        ("two/set.toml", set("Two").as_bytes()),
        ("two/a.cards", cards("Topaz").as_bytes()),
    ]);
    assert!(!codes(folder.path(), &[]).contains(&"CW630".to_string()));
}

#[test]
fn counters_that_come_or_go_are_that_many() {
    let cards = "card \"Pier\"\n  2 of moon, asset\n\n  Whenever you remove one or more oil counters from this card, draw that many cards.\n\ncard \"Quay\"\n  3 of moon, event\n\n  Remove two oil counters from each asset.\n";
    let scenario = |counters: u32, cards: u32| {
        format!(
            "Ana controls Pier\n  Pier has {counters} oil counters\n  Ana holds Quay and 2 other cards\n\n  when Ana plays Quay\n  then\n    Ana holds {} cards",
            2 + cards
        )
    };
    for (counters, drawn) in [(3, 2), (2, 2), (1, 1)] {
        passes(&harbour(cards, &scenario(counters, drawn)));
    }
    let put = "Whenever a player puts one or more oil counters on this card, draw that many cards.";
    assert_eq!(problems_of_an_asset(put), [""; 0]);
}
