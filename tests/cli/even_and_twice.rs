//! Numbers that are doubled, halved, or asked whether they are even.

use crate::small_set::{harbour, passes, plays, problems, told};

const TWO_FOR_EACH: &str = "scenario \"Twice as many are drawn as was chosen\"
  players Ana and Ben
  Ana holds Pier and 1 other card

  when Ana plays Pier
    Ana chooses 2
  then
    Ana holds 5 cards
";

#[test]
fn twice_that_many_is_double_the_number_spoken_of_last() {
    plays("Choose a number from one to three. Draw twice that many cards.", TWO_FOR_EACH);
}

const HALF_OF_THREE: &str = "scenario \"Half of three is one or two\"
  players Ana and Ben
  Ana holds Pier and 1 other card

  when Ana plays Pier
    Ana chooses 3
  then
    Ana holds HOW MANY cards
";

#[test]
fn half_that_many_says_how_it_is_rounded() {
    for (rounded, many) in [("up", "3"), ("down", "2")] {
        let text =
            format!("Choose a number from one to three. Draw half that many cards, rounded {rounded}.");
        plays(&text, &HALF_OF_THREE.replace("HOW MANY", many));
    }
    let said = told("event", "Discard any number of cards. Draw half that many cards.");
    assert!(said.contains("half that many cards, rounded up"), "{said}");
}

#[test]
fn what_is_repeated_is_doubled_as_well() {
    plays("Choose a number from one to three. Repeat twice that many times: draw a card.", TWO_FOR_EACH);
}

const FOUR_COUNTERS: &str = "
  Ana controls Jetty
  Ana holds Pier and 1 other card

  when Ana plays Pier
    Ana chooses 2
  then
    Jetty has 4 wish counters
";

#[test]
fn counters_are_doubled_as_cards_are() {
    let cards = "card \"Pier\"\n  2 of moon, event\n\n  Choose a number from one to three. Put twice that many wish counters on the asset with the lowest rank.\n\ncard \"Jetty\"\n  3 of sun, asset\n\n  This card can't be destroyed.\n";
    passes(&harbour(cards, FOUR_COUNTERS.trim_start()));
}

#[test]
fn twice_and_half_need_a_number_that_was_spoken_of() {
    assert_eq!(problems("Draw twice that many cards."), ["CW408"]);
    assert_eq!(problems("Draw half that many cards, rounded up."), ["CW408"]);
    assert_eq!(problems("Score twice that many points."), ["CW408"]);
}

const A_DIE: &str = "scenario \"Four is even, and not odd\"
  players Ana and Ben
  the die shows 4
  Ana holds Pier and 2 other cards

  when Ana plays Pier
  then
    Ana holds HOW MANY cards
";

#[test]
fn a_number_is_even_or_odd() {
    for (text, many) in [("even", "3"), ("odd", "2")] {
        let text = format!("Roll a die. If the result is {text}, draw a card.");
        plays(&text, &A_DIE.replace("HOW MANY", many));
    }
}

const SIX_AND_THREE: &str = "scenario \"Only the even one is destroyed\"
  players Ana and Ben
  Ana holds Pier and 1 other card
  Ana controls Quay
  Ben controls Lighthouse and Jetty

  when Ana plays Pier
  then
    Ben controls Jetty
    Ben doesn't control Lighthouse
    Ana doesn't control Quay
";

#[test]
fn a_card_of_two_ranks_is_even_where_one_of_them_is() {
    let card = |name: &str, line: &str, text: &str| format!("card \"{name}\"\n  {line}\n\n  {text}\n\n");
    let plain = "Whenever an opponent plays a king, draw a card.";
    let cards = card("Pier", "2 of moon, event", "Destroy each asset whose rank is even.")
        + &card("Quay", "3 of moon, asset", "This card is also an eight.")
        + &card("Lighthouse", "6 of moon, asset", plain)
        + &card("Jetty", "3 of sun, asset", plain);
    let body = SIX_AND_THREE.split_once("players Ana and Ben\n  ").expect("players stand first").1;
    passes(&harbour(&cards, body));
}

#[test]
fn what_is_not_even_is_shown_as_odd() {
    let said = told("event", "Roll a die. If the result is not even, draw a card.");
    assert!(said.contains("read: If the result is odd, draw a card."), "{said}");
    let said =
        told("event", "Choose a number from one to six. If that number is an even number, draw a card.");
    assert!(said.contains("read: If that number is even, draw a card."), "{said}");
}

#[test]
fn as_many_is_shown_as_that_many_where_nothing_would_be_changed() {
    let said = told("event", "Discard any number of cards. Draw twice as many cards.");
    assert!(said.contains("'twice that many cards'"), "{said}");
}

#[test]
fn an_even_number_of_cards_is_shown_as_it_is_said() {
    let said = told("event", "If you have an odd number of cards in hand, draw a card.");
    assert!(said.contains("read: If the number of cards in your hand is odd, draw a card."), "{said}");
    let said = told("event", "Roll a die. If you roll an even number, draw a card.");
    assert!(said.contains("read: If the result is even, draw a card."), "{said}");
}
