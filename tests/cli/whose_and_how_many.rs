//! Whose cards are counted and compared, and how many players are chosen.

use crate::small_set::{plays, problems};

#[test]
fn a_comparison_says_whose_cards_it_counts() {
    assert_eq!(problems("The player with the most assets discards two cards."), ["CW412"]);
    assert_eq!(problems("The player with the most cards discards two cards."), ["CW412"]);
    assert_eq!(problems("The player with the most assets they control discards two cards."), [""; 0]);
    assert_eq!(problems("The player with the most cards in hand discards two cards."), [""; 0]);
}

#[test]
fn what_is_in_play_is_not_had() {
    assert_eq!(problems("If you have two or more assets, draw a card."), ["CW412"]);
    assert_eq!(problems("If you have more assets than each opponent, draw a card."), ["CW412"]);
    assert_eq!(problems("If you control more assets than each opponent, draw a card."), [""; 0]);
}

#[test]
fn exactly_is_for_conditions() {
    assert_eq!(problems("If you control exactly two assets, draw a card."), [""; 0]);
    assert_eq!(problems("Draw exactly two cards."), ["CW434"]);
}

#[test]
fn the_top_event_could_be_two_things() {
    assert_eq!(problems("Play the top event card of the discard pile."), ["CW437"]);
    assert_eq!(problems("Reveal the top card of the draw pile."), [""; 0]);
}

const THREE_PLAYERS: &str = "scenario \"A hand is compared with each, not with all together\"
  players Ana, Ben and Cleo
  Ana holds Pier, Castle, Death and Tempest
  Ben holds 2 cards
  Cleo holds 2 cards

  when Ana plays Pier
  then
    Ana holds 4 cards
";

#[test]
fn more_than_each_is_more_than_each_of_them() {
    plays("If you have more cards in hand than each opponent, draw a card.", THREE_PLAYERS);
}

#[test]
fn as_many_players_as_the_text_says_are_chosen() {
    let scenario = "\
scenario \"Two are chosen\"
  players Tina, Lora, Max and Nina
  Tina holds Pier and Castle
  Lora holds 2 cards
  Max holds 2 cards
  Nina holds 2 cards

  when Tina plays Pier
    Tina chooses Lora, then Nina
  then
    Lora holds 3 cards
    Max holds 2 cards
    Nina holds 3 cards
";
    plays("Choose two opponents. Those opponents draw a card.", scenario);
}

#[test]
fn fewer_players_than_up_to_can_be_chosen() {
    let scenario = "\
scenario \"One is enough\"
  players Tina, Lora and Max
  Tina holds Pier and Castle
  Lora holds 2 cards
  Max holds 2 cards

  when Tina plays Pier
    Tina chooses Max
    Tina is done
  then
    Lora holds 2 cards
    Max holds 3 cards
";
    plays("Choose up to two opponents. Those opponents draw a card.", scenario);
}

#[test]
fn another_player_is_another_than_you() {
    let scenario = "\
scenario \"Somebody else plays an event\"
  players Tina and Lora
  Tina holds Pier and Castle
  Lora holds Ferocity and 2 other cards

  when Tina plays Pier
  then
    Tina holds 1 card

  when Tina's turn ends
    Lora plays Ferocity
  then
    Tina holds 2 cards
";
    let text = "Until the beginning of your next turn, whenever another player plays an event, draw a card.";
    plays(text, scenario);
}

#[test]
fn the_other_player_is_asked_about_where_there_are_several() {
    assert_eq!(problems("The other player draws a card."), ["CW406"]);
}
