//! What is the same for everybody who does something is worked out once; and who does what stands behind "then if".

use crate::small_set::{plays, problems};

/// Ana plays Pier with two more cards in her hand.
fn three(then: &str) -> String {
    format!(
        "scenario \"as it reads\"
  players Ana, Ben and Cid
  Ana holds Pier, Castle and Death
  Ben holds 1 card
  Cid holds 1 card

  when Ana plays Pier
  then
    {then}
"
    )
}

#[test]
fn a_number_of_yours_is_counted_before_anybody_draws() {
    let all = "Ana holds 4 cards\n    Ben holds 3 cards\n    Cid holds 3 cards";
    plays("Each player draws cards equal to the number of cards in your hand.", &three(all));
    let twice = "Ana holds 6 cards\n    Ben holds 5 cards\n    Cid holds 5 cards";
    plays("Each player draws cards equal to twice the number of cards in your hand.", &three(twice));
    let own = "Ana holds 4 cards\n    Ben holds 2 cards";
    plays("Each player draws cards equal to the number of cards in their hand.", &three(own));
}

#[test]
fn behind_then_if_the_verb_says_whose_step_it_is() {
    let choose = "Choose an opponent. That opponent draws a card, then if you control an asset,";
    assert_eq!(problems(&format!("{choose} draw two cards.")), ["CW403"]);
    assert_eq!(problems(&format!("{choose} you draw two cards.")), [""; 0]);
    assert_eq!(problems(&format!("{choose} draws two cards.")), [""; 0]);
    assert_eq!(problems("Draw a card, then if you control an asset, draw two cards."), [""; 0]);
}
