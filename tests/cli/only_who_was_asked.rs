//! Whose answer "If that player does" asks for, and who "the ally" is.

use crate::small_set::{plays, problems, problems_of_an_asset, shown, told};

#[test]
fn whoever_was_not_asked_has_not_answered() {
    for (offer, asks, right) in [
        ("A player of your choice may draw a card.", "If the next player does", "If that player does"),
        (
            "Choose a player. The next player may draw a card.",
            "If that player does",
            "If the next player does",
        ),
        ("The next player may draw a card.", "If the dealer does", "If the next player does"),
        ("The next player may draw a card.", "If you don't", "If the next player doesn't"),
        ("You may draw a card.", "If the next player doesn't", "If you don't"),
        (
            "Choose a player. Call that player the \"guest\". The next player may draw a card.",
            "If the guest does",
            "If the next player does",
        ),
    ] {
        let sentence = format!("{right}, draw two cards.");
        let text = format!("{offer} {asks}, draw two cards.");
        shown("event", &text, "CW409", &sentence, &format!("{offer} {sentence}"));
    }
}

#[test]
fn those_who_were_asked_have_an_answer_each() {
    let text = "Choose two players. Those players may draw a card. If those players do, draw a card.";
    let whole = "Choose two players. Those players may draw a card. If that player does, draw a card.";
    shown("event", text, "CW409", "If that player does", whole);
}

#[test]
fn the_same_person_is_known_by_the_same_words() {
    for text in [
        "The next player may draw a card. If the next player does, draw two cards.",
        "The player on your left may draw a card. If the player on your left doesn't, draw two cards.",
        "Choose a player. Call that player the \"guest\". The guest may draw a card. If the guest does, draw a card.",
        "The dealer may draw a card. If the dealer doesn't, the dealer draws two cards.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
    plays(
        "The next player may draw a card. If the next player does, draw two cards.",
        "scenario \"as it reads\"
  players Ana, Ben and Cat
  Ana holds Pier, Castle and Death
  Ben holds Trade and no other cards

  when Ana plays Pier
    Ben accepts
  then
    Ana holds 4 cards
    Ben holds 2 cards
",
    );
}

#[test]
fn the_opponent_of_an_event_is_nobody_else() {
    let event = "Whenever an opponent plays an event,";
    for (who, right) in [
        ("the ally", "an ally of your choice"),
        ("the player", "a player of your choice"),
        ("the opponent of your choice", "an opponent of your choice"),
        ("the random opponent", "a random opponent"),
    ] {
        let text = format!("{event} {who} draws two cards.");
        assert_eq!(problems_of_an_asset(&text), ["CW406"], "{text}");
        assert!(told("asset", &text).contains(right), "{text}");
        let text = format!("{event} {right} draws two cards.");
        assert_eq!(problems_of_an_asset(&text), [""; 0], "{text}");
    }
    let text = format!("{event} the opponent draws two cards.");
    assert_eq!(problems_of_an_asset(&text), [""; 0], "{text}");
}
