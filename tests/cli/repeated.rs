//! What ends a repetition: what it does itself, not what was done before it began.

use super::small_set::plays;

#[test]
fn what_was_done_earlier_in_the_turn_ends_no_repetition() {
    let scenario = "scenario \"The third card\"
  players Ana and Ben
  Ana holds Pier, Castle and Wood Elf
  Ben holds 3 cards
  the draw pile is Death, Tempest, Sunstone, Angel of Hope and 9 other cards

  when Ana plays Pier
    Ana chooses Castle
  then
    Ana holds Death, Tempest and Sunstone
    Ana doesn't hold Angel of Hope
";
    let again = "Repeat until an asset card is revealed: reveal the top card of the draw pile and put it into your hand.";
    plays(&format!("Reveal an asset card from your hand. {again}"), scenario);
    let drawn = "Repeat until an asset card is drawn: draw a card.";
    plays(&format!("Reveal an asset card from your hand. {drawn}"), scenario);
}

#[test]
fn what_was_drawn_before_is_not_drawn_again() {
    let scenario = "scenario \"Another one\"
  players Ana and Ben
  Ana holds Pier and Trade
  Ben holds 3 cards
  the draw pile is Castle, Death, Sunstone and 9 other cards

  when Ana plays Pier
  then
    Ana holds Castle, Death and Sunstone
";
    plays("Draw a card. Repeat until an asset card is drawn: draw a card.", scenario);
}
