//! "One at a time": which cards come one after the other, and in which order.

use super::small_set::plays;

#[test]
fn cards_that_are_pointed_at_go_one_after_the_other() {
    let position = "scenario \"Each is chosen on its own\"
  players Ana and Ben
  the discard pile is Devious Dragon
  Ana holds Pier, Castle, Death and Tempest
  Ben holds 3 cards

  when Ana plays Pier
    Ana chooses Castle, then Tempest";
    for text in [
        "Choose two cards from your hand. Reveal them, one at a time.",
        "Choose two cards from your hand. Reveal those cards, one at a time.",
    ] {
        plays(text, &format!("{position}\n  then\n    Ana is asked to choose from Castle and Tempest\n"));
        plays(text, &format!("{position}\n    Ana chooses Tempest\n  then\n    nobody is asked anything\n"));
    }
}

#[test]
fn of_some_of_them_it_is_asked_before_each() {
    let position = "scenario \"One of three\"
  players Ana and Ben
  Ana holds Pier, Castle, Sunstone, Tempest and Trade
  Ben holds 3 cards

  when Ana plays Pier
    Ana chooses Castle, then Sunstone, then Tempest
    Ana accepts
    Ana chooses Castle";
    let text =
        "Choose three cards from your hand. Play up to two of them, one at a time. Draw that many cards.";
    plays(text, &format!("{position}\n  then\n    Ana controls Castle\n    Ana is asked yes or no\n"));
    plays(text, &format!("{position}\n    Ana declines\n  then\n    Ana holds 4 cards\n"));
}

#[test]
fn what_was_revealed_is_not_revealed_again() {
    let scenario = "scenario \"Another card each time\"
  players Ana and Ben
  Ana holds Pier, Castle, Death and Tempest
  Ben holds 3 cards

  when Ana plays Pier
    Ana chooses Death
  then
    Ana is asked to choose from Castle and Tempest
";
    plays("Reveal two cards from your hand, one at a time.", scenario);
}

#[test]
fn the_cards_of_a_pile_come_from_the_top() {
    let scenario = "scenario \"All three\"
  players Ana and Ben
  Ana holds Pier and Trade
  Ben holds 3 cards
  the draw pile is Castle, Death, Tempest and 9 other cards

  when Ana plays Pier
  then
    nobody is asked anything
    Ana holds Castle, Death and Tempest
";
    let text = "Reveal the top three cards of the draw pile, one at a time. Put them into your hand.";
    plays(text, scenario);
    plays("Draw the top three cards of the draw pile, one at a time.", scenario);
}
