//! Whoever was asked is spoken of by words that mean nobody else, in all of the sentence that a repair changes.

use crate::small_set::{problems, problems_of_an_asset, set_of, told};
use crate::support::run;

/// What is said of an asset with this text shows that text, and it is accepted.
fn asset_is_shown(text: &str, whole: &str) {
    let said = told("asset", text);
    assert!(said.contains(&whole.replace('"', "'")), "{text}\n{said}");
}

#[test]
fn both_words_for_whoever_was_asked_are_changed() {
    let event = "Whenever a player plays an event,";
    for (offer, text, shown) in [
        (
            "the next player may discard a card.",
            "If that player doesn't, that player draws a card.",
            "If the next player doesn't, the next player draws a card.",
        ),
        (
            "the player on that player's left may discard a card.",
            "If that player doesn't, that player draws a card.",
            "If the player on that player's left doesn't, the player on that player's left draws a card.",
        ),
        (
            "an opponent may discard a card.",
            "If that player doesn't, that player draws a card.",
            "If that opponent doesn't, that opponent draws a card.",
        ),
        (
            "the next player may discard a card.",
            "If they don't, they draw a card.",
            "If the next player doesn't, the next player draws a card.",
        ),
        (
            "the next player may discard a card.",
            "If they do, that player skips a turn and they draw a card.",
            "If the next player does, that player skips a turn and the next player draws a card.",
        ),
        (
            "each opponent may discard a card.",
            "If they don't, they draw a card.",
            "If that opponent doesn't, that opponent draws a card.",
        ),
    ] {
        asset_is_shown(&format!("{event} {offer} {text}"), shown);
        assert_eq!(problems_of_an_asset(&format!("{event} {offer} {shown}")), [""; 0], "{shown}");
    }
}

#[test]
fn and_in_the_sentences_behind_it() {
    let text = "Choose a player. The next player may draw a card. If that player does, draw two cards. That player skips a turn.";
    let said = told("event", text);
    assert!(
        said.contains("If the next player does, draw two cards. The next player skips a turn."),
        "{said}"
    );
}

#[test]
fn a_name_says_who_was_asked_where_two_could_be_meant() {
    let event = "Whenever a player discards a three,";
    for who in ["the player with the most cards in hand", "a player of your choice", "another player"] {
        let whole = format!(
            "{event} call {who} the \"guest\". The guest may discard a card. If the guest doesn't, the guest draws a card."
        );
        for text in ["If that player doesn't, that player draws a card.", "If they don't, they draw a card."]
        {
            asset_is_shown(&format!("{event} {who} may discard a card. {text}"), &whole);
        }
        assert_eq!(problems_of_an_asset(&whole), [""; 0], "{whole}");
    }
}

#[test]
fn who_was_named_last_is_meant_by_they() {
    let text = "Whenever a player discards a three, the next player draws a card. They skip a turn.";
    asset_is_shown(text, "The next player skips a turn.");
}

#[test]
fn both_are_shown_where_you_were_asked() {
    let text = "Choose an opponent. You may discard a king. If that opponent doesn't, that opponent draws two cards.";
    let said = told("event", text);
    let asked = "That opponent may discard a king. If that opponent doesn't, that opponent draws two cards.";
    let you = "If you don't, that opponent draws two cards.";
    for shown in [asked, you] {
        assert!(said.contains(shown), "{said}");
    }
    assert_eq!(problems(&format!("Choose an opponent. {asked}")), [""; 0]);
    assert_eq!(problems(&format!("Choose an opponent. You may discard a king. {you}")), [""; 0]);
}

#[test]
fn one_of_two_gets_a_name_where_nobody_else_is_meant() {
    for (text, named) in [
        (
            "Whenever an opponent plays an event, choose an opponent. That opponent draws a card.",
            "Whenever an opponent plays an event, call that opponent the \"guest\". Choose an opponent.",
        ),
        (
            "Whenever you discard a three, choose a player. Choose a player. That player draws a card.",
            "Whenever you discard a three, choose a player. Call that player the \"guest\". Choose a player.",
        ),
    ] {
        let role = if text.contains("opponent.") { "opponent" } else { "player" };
        for whole in
            [format!("{named} That {role} draws a card."), format!("{named} The guest draws a card.")]
        {
            asset_is_shown(text, &whole);
            assert_eq!(problems_of_an_asset(&whole), [""; 0], "{whole}");
        }
    }
    let text = "Whenever a player discards a four, each other player gives a card to that player.";
    let whole = "Whenever a player discards a four, call that player the \"guest\". Each other player gives a card to the guest.";
    asset_is_shown(text, whole);
    assert_eq!(problems_of_an_asset(whole), [""; 0]);
}

#[test]
fn whoever_declined_draws() {
    let cards = "Whenever a player plays an event, the next player may discard a card. If the next player doesn't, the next player draws a card.";
    let folder = set_of(
        "asset",
        &[("Pier", cards)],
        "scenario \"who declined draws\"
  players Ana, Ben and Cat
  Ana controls Pier
  Ana holds Death and two other cards
  Ben holds two cards
  Cat holds two cards
  when Ana plays Death
    Ben declines
  then
    Ben holds 3 cards
    Cat holds 2 cards
",
    );
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}
