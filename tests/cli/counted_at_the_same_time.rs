//! At the same time everybody counts before anything is done: what is forbidden does not count.

use crate::small_set::{harbour, passes};

#[test]
fn cards_that_cant_be_discarded_are_not_counted() {
    let pier = "card \"Pier\"\n  2 of moon, event\n\n  At the same time, discard all cards from your hand and draw that many cards.\n";
    let one_of_three = "Ana holds Pier, Castle, Wood Elf and Angel of Hope\n  the named color is orange\n\n  when Ana plays Pier\n  then\n    the discard pile contains Castle\n    Ana holds 3 cards";
    passes(&harbour(pier, one_of_three));
}

#[test]
fn cards_that_cant_be_destroyed_are_not_counted() {
    let cards = "card \"Pier\"\n  2 of moon, event\n\n  At the same time, each player destroys all assets they control and draws that many cards.\n\ncard \"Rock\"\n  3 of moon, asset\n\n  This card can't be destroyed.\n";
    let scenario = "Ana holds Pier and Trade\n  Ana controls Rock and Wood Elf\n  Ben holds 2 cards\n  Ben controls Spell Tome\n\n  when Ana plays Pier\n  then\n    Ana controls Rock\n    Ana holds 2 cards\n    Ben holds 3 cards";
    passes(&harbour(cards, scenario));
}
