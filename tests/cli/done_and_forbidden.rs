//! What a verb can be done to, and what is forbidden.

use crate::small_set::{plays, problems, problems_of_an_asset};

#[test]
fn a_text_makes_one_discard_only_what_may_be_discarded() {
    let scenario = "scenario \"Only the dragon's suit\"
  players Ana and Ben
  the discard pile is Devious Dragon
  Ana holds Pier, Castle and Angel of Hope
  Ben holds 3 cards

  when Ana plays Pier
  then
    Ana holds 1 card
";
    plays("Discard two cards.", scenario);
}

#[test]
fn each_player_fills_up_a_hand() {
    let scenario = "scenario \"Everybody has three\"
  players Ana and Ben
  Ana holds Pier and Castle
  Ben holds 5 cards

  when Ana plays Pier
  then
    Ana holds 3 cards
    Ben holds 5 cards
";
    let text = "For each player, repeat until that player has three or more cards in hand: that player draws a card.";
    plays(text, scenario);
}

#[test]
fn what_is_in_play_is_neither_played_nor_given() {
    assert_eq!(problems("Play an asset."), ["CW414"]);
    assert_eq!(problems("Play an asset you control."), ["CW414"]);
    assert_eq!(problems("You may play an asset card."), [""; 0]);
    assert_eq!(problems("Choose an opponent. Give an asset you control to that opponent."), ["CW414"]);
    let controlled = "Choose an opponent. That opponent gains control of an asset you control.";
    assert_eq!(problems(controlled), [""; 0]);
}

#[test]
fn a_card_is_shown_and_a_number_announced() {
    assert_eq!(problems("Choose a card in your hand. Announce that card."), ["CW414"]);
    assert_eq!(problems("Choose a card in your hand. Reveal that card."), [""; 0]);
    assert_eq!(problems("Announce the number of cards in your hand."), [""; 0]);
}

#[test]
fn a_prohibition_is_about_all_that_fit() {
    assert_eq!(problems_of_an_asset("Two assets you control can't be destroyed."), ["CW434"]);
    assert_eq!(problems_of_an_asset("Assets you control can't be destroyed."), [""; 0]);
    let chosen = "Choose two assets you control. Those assets can't be destroyed this turn.";
    assert_eq!(problems(chosen), [""; 0]);
}

#[test]
fn what_somebody_names_is_not_changed_before_it_is_named() {
    let would = "If an opponent would name a color, draw a card instead.";
    assert_eq!(problems_of_an_asset(would), ["CW421"]);
    assert_eq!(problems_of_an_asset("Opponents can't name a color."), [""; 0]);
    assert_eq!(problems_of_an_asset("Whenever an opponent names a color, draw a card."), [""; 0]);
}

#[test]
fn what_is_forbidden_is_told_to_those_who_know_the_card() {
    plays(
        "Each opponent discards all asset cards from their hand.",
        "scenario \"X\"\n  players Ana and Ben\n  Ana holds Pier and Trade\n  Ben holds Castle and Death\n  \
            the discard pile is Angel of Hope\n\n  when Ana plays Pier\n  then\n    Ben holds Castle\n    \
            the log says \"Ben can't discard Castle.\"\n    Ben's log says \"Ben can't discard Castle.\"\n    \
            Ana's log doesn't say \"can't\"\n",
    );
}
