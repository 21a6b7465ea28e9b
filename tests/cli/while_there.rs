//! Texts that wait where their card is not in play: "While this card is in your hand, whenever …".

use crate::small_set::{harbour_of, passes, problems, problems_of_an_asset, shown, told};
use crate::support::run;

const OFFERS: &str = "card \"Pier\"
  8 of moon, event

  Draw a card.

card \"Salt\"
  2 of moon, event

  While this card is in your hand, if an opponent would play an event, you may bury this card instead.

card \"Whistle\"
  3 of moon, event

  While this card is in your hand, whenever an opponent plays an event, you may draw a card.
";

const ACTS: &str = "card \"Pier\"
  8 of moon, event

  Draw a card.

card \"Gull\"
  4 of moon, event

  While this card is in your hand, whenever an opponent plays an event, draw a card.

card \"Phoenix\"
  5 of moon, event

  While this card is in the discard pile, at the beginning of a player's turn, that player may put
  this card into that player's hand.

card \"Ghost\"
  6 of moon, event

  While this card is in your hand, as soon as you have one card in hand, draw a card.

card \"Keen\"
  7 of moon, asset

  While this card is in your hand, at the beginning of your turn, if you have three or more cards in
  hand, you may put this card into play on the table under your control.

card \"Anchor\"
  9 of moon, event

  While this card is in your hand, if you would draw one or more cards, you draw one more card.
";

fn offers(scenario: &str) {
    passes(&harbour_of("Ana and Ben", OFFERS, scenario));
}

fn acts(scenario: &str) {
    passes(&harbour_of("Ana and Ben", ACTS, scenario));
}

#[test]
fn what_would_happen_is_stopped_from_a_hand() {
    let given = "Ana holds Pier and Castle
  the draw pile is Trade, Tempest, Ferocity
";
    offers(&format!(
        "{given}  Ben holds Salt and Death

  when Ana plays Pier
    Ben accepts
  then
    Ana holds Pier, Castle and no other cards
    Ben holds Death and no other cards
    Salt is on the bottom of the draw pile
    the log says \"Salt\"
"
    ));
    offers(&format!(
        "{given}  Ben holds Salt and Death

  when Ana plays Pier
    Ben declines
  then
    Ana holds Trade, Castle and no other cards
    Ben holds Salt, Death and no other cards
    Ana sees 0 cards in Ben's hand
"
    ));
    // In the pile it does nothing, and nothing for its own holder.
    offers(&format!(
        "{given}  Ben holds Death
  the discard pile is Angel of Hope, Salt

  when Ana plays Pier
  then
    Ana holds Trade, Castle and no other cards
"
    ));
    offers(
        "Ana holds Pier, Salt and Castle
  Ben holds Death
  the draw pile is Trade, Tempest, Ferocity

  when Ana plays Pier
  then
    Ana holds Trade, Salt, Castle and no other cards
",
    );
}

#[test]
fn a_card_in_a_hand_is_seen_when_its_offer_is_accepted_and_not_before() {
    let given = "Ana holds Pier and Castle
  Ben holds Whistle and Death
  the draw pile is Trade, Tempest, Ferocity

  when Ana plays Pier
";
    offers(&format!(
        "{given}    Ben accepts
  then
    Ben holds Whistle, Death, Tempest and no other cards
    Ana sees Whistle
    Ana sees 1 card in Ben's hand
    the log says \"Whistle takes effect\"
"
    ));
    offers(&format!(
        "{given}    Ben declines
  then
    Ben holds Whistle, Death and no other cards
    Ana doesn't see Whistle
    Ana's log doesn't say \"Whistle\"
    Ana's log doesn't say \"chooses not\"
    Ben's log says \"chooses not\"
"
    ));
}

#[test]
fn what_has_to_be_done_shows_the_card() {
    acts(
        "Ana holds Pier and Castle
  Ben holds Gull and Death
  the draw pile is Trade, Tempest, Ferocity

  when Ana plays Pier
  then
    Ben holds Gull, Death, Tempest and no other cards
    Ana sees Gull
    Ana sees 1 card in Ben's hand
",
    );
    acts(
        "Ana holds Pier, Anchor and Castle
  Ben holds Death
  the draw pile is Trade, Tempest, Ferocity

  when Ana plays Pier
  then
    Ana holds Anchor, Castle, Trade, Tempest and no other cards
    Ben sees Anchor
",
    );
}

#[test]
fn moments_states_and_open_piles_are_waited_for_as_well() {
    acts(
        "Ana holds Castle
  Ben holds Death
  the discard pile is Angel of Hope, Phoenix
  the draw pile is Trade, Tempest, Ferocity

  when Ana's turn ends
    Ben accepts
  then
    Ben holds Death, Phoenix, Trade and no other cards
",
    );
    // Played with one card left, and then there is no other.
    acts(
        "Ana holds Pier, Ghost and Castle
  Ben holds Death
  the discard pile is Angel of Hope
  the draw pile is Trade, Tempest, Ferocity

  when Ana plays Pier
  then
    Ana holds Ghost, Castle, Trade and no other cards
",
    );
    acts(
        "Ana holds Pier and Ghost
  Ben holds Death
  the draw pile is Trade, Tempest, Ferocity

  when Ana plays Pier
  then
    Ana holds Ghost, Trade, Tempest and no other cards
",
    );
    acts(
        "Ana holds Castle
  Ben holds Keen, Death and Trade
  the draw pile is Tempest, Ferocity

  when Ana's turn ends
    Ben accepts
  then
    Ben controls Keen
",
    );
    acts(
        "Ana holds Castle
  Ben holds Keen and Death
  the draw pile is Trade, Tempest, Ferocity

  when Ana's turn ends
  then
    Ben holds Keen, Death, Trade and no other cards
",
    );
}

#[test]
fn whoever_orders_learns_nothing_of_the_hands_of_others() {
    let cards = "card \"Pier\"
  8 of moon, event

  Draw a card.

card \"Salt\"
  2 of moon, event

  While this card is in your hand, if an opponent would play an event, you may bury this card instead.

card \"Mole\"
  4 of moon, asset

  If a player would play an event, first draw a card.

card \"Lamp\"
  5 of moon, asset

  If a player would play an event, first you may discard a card that matches.
";
    // Both of Ana's wait for it, too: hers are ordered by her, and Ben's, which she does not see, comes after them.
    passes(&harbour_of(
        "Ana and Ben",
        cards,
        "Ana holds Pier and Castle
  Ana controls Mole and Lamp
  Ben holds Salt and Death
  the draw pile is Trade, Tempest, Ferocity
  the discard pile is Angel of Hope

  when Ana plays Pier
    Ana orders Mole first
    Ana declines
    Ben accepts
  then
    Ana holds Pier, Castle, Trade and no other cards
    Salt is on the bottom of the draw pile
",
    ));
}

#[test]
fn what_others_are_asked_shows_the_card() {
    let cards = "card \"Pier\"
  8 of moon, event

  Draw a card.

card \"Gull\"
  4 of moon, event

  While this card is in your hand, whenever an opponent plays an event, that opponent may draw a card.
";
    passes(&harbour_of(
        "Ana and Ben",
        cards,
        "Ana holds Pier and Castle
  Ben holds Gull and Death
  the draw pile is Trade, Tempest, Ferocity

  when Ana plays Pier
    Ana declines
  then
    Ana holds Castle, Trade and no other cards
    Ana sees Gull
    Ana's log says \"Gull takes effect\"
",
    ));
}

#[test]
fn what_is_done_once_has_no_place() {
    for text in [
        "While this card is in your hand, at the beginning of your next turn, draw a card.",
        "Draw a card. While this card is in your hand, at the end of this turn, draw a card.",
    ] {
        assert_eq!(problems(text), ["CW420"], "{text}");
    }
    let said =
        told("event", "While this card is in your hand, at the beginning of your next turn, draw a card.");
    assert!(said.contains("While this card is in your hand, at the beginning of your turn, …"), "{said}");
}

#[test]
fn otherwise_works_there_too() {
    let cards = "card \"Pier\"
  8 of moon, event

  Draw a card.

card \"Gull\"
  4 of moon, event

  While this card is in your hand, whenever an opponent plays an event, if you control an asset, draw a
  card. Otherwise, draw two cards.
";
    for (given, then) in [
        ("Ben controls Spell Tome", "Ben holds Gull, Death, Tempest and no other cards"),
        ("Ana controls Spell Tome", "Ben holds Gull, Death, Tempest, Ferocity and no other cards"),
    ] {
        passes(&harbour_of(
            "Ana and Ben",
            cards,
            &format!(
                "Ana holds Pier and Castle
  Ben holds Gull and Death
  {given}
  the draw pile is Trade, Tempest, Ferocity

  when Ana plays Pier
  then
    {then}
"
            ),
        ));
    }
}

#[test]
fn a_place_is_said_and_nothing_else() {
    for (text, code) in [
        ("While you control an ace, whenever an opponent draws a card, draw a card.", "CW420"),
        (
            "While this card is in your hand and you control an ace, whenever an opponent draws a card, draw a card.",
            "CW420",
        ),
        ("While this card is in play on the table, whenever an opponent draws a card, draw a card.", "CW420"),
        (
            "While this card is on top of the discard pile, whenever a player discards a card, that player draws a card.",
            "CW420",
        ),
        (
            "While this card is in an opponent's hand, whenever a player discards a card, that player draws a card.",
            "CW421",
        ),
        (
            "While this card is in the draw pile, whenever a player discards a card, that player draws a card.",
            "CW421",
        ),
        ("While this card is in the discard pile, at the beginning of your turn, draw a card.", "CW401"),
        ("While this card is in the discard pile, opponents can't draw cards.", "CW401"),
        ("While this card is in your hand, whenever this card is discarded, draw a card.", "CW421"),
        ("While this card is in your hand, whenever this card is destroyed, draw a card.", "CW421"),
        ("While this card is in your hand, at the beginning of your turn, destroy this card.", "CW436"),
    ] {
        assert_eq!(problems_of_an_asset(text), [code], "{text}");
        assert_eq!(problems(text), [code], "{text}");
    }
    for text in [
        "While this card is in your hand, if this card would be discarded, first draw a card.",
        "While this card is in your hand, whenever you draw this card, draw a card.",
        "While this card is in the discard pile, whenever this card is discarded, each player draws a card.",
        "While this card is in the discard pile, players can't draw cards.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
    let said =
        told("asset", "While this card is in the discard pile, at the beginning of your turn, draw a card.");
    assert!(said.contains("at the beginning of a player's turn, that player"), "{said}");
}

#[test]
fn other_ways_to_say_it_are_shown_this_one() {
    let right =
        "While this card is in your hand, whenever an opponent plays an event, you may reveal this card.";
    let text =
        "Whenever an opponent plays an event while this card is in your hand, you may reveal this card.";
    shown("event", text, "CW204", right, right);
    let said = told("event", "Whenever an opponent plays an event, you may bury this card.");
    assert!(said.contains("While this card is in your hand, whenever"), "{said}");
    let said = told("asset", "At the beginning of your turn, if this card is in your hand, draw a card.");
    assert!(
        said.contains("say first where the text works") || said.contains("Say first where the text works"),
        "{said}"
    );
}

#[test]
fn it_is_formatted_as_it_was_said() {
    let folder = harbour_of("Ana and Ben", OFFERS, "Ana holds Castle\n\n  then\n    Ana holds 1 card\n");
    let first = run(folder.path(), &["fmt"]);
    assert_eq!(first.code, 0, "{}{}", first.out, first.err);
    let text = std::fs::read_to_string(folder.path().join("harbour/a.cards")).expect("it is there");
    assert!(text.contains("While this card is in your hand, if an opponent would play an event, you may bury this card\n  instead."), "{text}");
}

#[test]
fn what_is_stopped_from_a_hand_is_named_to_those_who_know_it() {
    offers(
        "Ana holds Pier and Castle
  Ben holds Salt and Death

  when Ana plays Pier
    Ben accepts
  then
    Ana's log says \"Salt acts instead, where Ana would play Pier\"
    Ben's log says \"Salt acts instead, where Ana would play a card\"
",
    );
}
