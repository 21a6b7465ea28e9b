//! "Choose two" of what costs something: what is chosen together can be paid together.

use crate::small_set::passes;
use crate::stall::{stall_with, turn_with};

const OVER: &str = "Ana is asked yes or no";

#[test]
fn what_is_chosen_together_can_be_paid_together() {
    let deal = "At the beginning of your turn, choose two: pay two coins and draw a card; pay two coins and score five points; or pay a coin and score a point.";
    let cards = &[
        ("Deal", deal),
        (
            "Swap",
            "At the beginning of your turn, choose two: put a card from your hand on the bottom of the draw pile and gain a coin; put a card from your hand on the bottom of the draw pile and gain three coins; or draw two cards.",
        ),
        (
            "Loss",
            "At the beginning of your turn, choose two: lose two coins; pay a coin and score a point; or draw two cards.",
        ),
        (
            "Toll road",
            "At the beginning of your turn, choose two: score a point; pay two coins and score five points; or pay nine coins and draw a card.",
        ),
        ("Thief", "If an opponent would score one or more points, first that opponent loses a coin."),
    ];
    let scenarios = [
        // One of them is all that two coins pay for.
        turn_with(
            "Ana controls Deal; Ana holds Punt",
            "Ana chooses the first one",
            &format!("{OVER}; Ana has no coins; Ana holds 2 cards; Ana has 0 points"),
        ),
        turn_with(
            "Ana controls Deal; Ana holds Punt; Ana has 3 coins",
            "Ana chooses the second one",
            &format!("{OVER}; Ana has no coins; Ana holds 1 card; Ana has 6 points"),
        ),
        turn_with(
            "Ana controls Deal; Ana holds Punt; Ana has 4 coins",
            "Ana chooses the second one; Ana chooses the first one",
            &format!("{OVER}; Ana has no coins; Ana holds 2 cards; Ana has 5 points"),
        ),
        turn_with(
            "Ana controls Deal; Ana holds Punt; Ana has no coins",
            "",
            &format!("{OVER}; Ana holds 1 card; Ana has 0 points"),
        ),
        // So is one card of a hand.
        turn_with(
            "Ana controls Swap; Ana holds Punt",
            "Ana chooses the third one; Ana chooses the second one",
            &format!("{OVER}; Ana holds 2 cards; Ana has 5 coins"),
        ),
        // What is lost before is not there any more.
        turn_with(
            "Ana controls Loss; Ana holds Punt",
            "Ana chooses the second one",
            &format!("{OVER}; Ana holds 3 cards; Ana has 1 coin; Ana has 1 point"),
        ),
        // What could be paid when it was chosen, and can't when it would be done, is not done.
        turn_with(
            "Ana controls Toll road; Ben controls Thief; Ana holds Punt",
            "",
            &format!("{OVER}; Ana has 1 coin; Ana has 1 point"),
        ),
    ];
    passes(&stall_with(cards, "", &scenarios.concat()));
}
