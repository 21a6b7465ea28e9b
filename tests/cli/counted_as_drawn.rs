//! "That many" behind a draw is how many were drawn.

use crate::goods::plays;

#[test]
fn more_and_fewer_than_was_said() {
    let text = "Draw two cards. Gain that many coins.";
    let more = "If an opponent would draw one or more cards, the opponent draws one more card.";
    let fewer = "If an opponent would draw one or more cards, the opponent draws one fewer cards.";
    let none = "If an opponent would draw one or more cards, gain a coin instead.";
    // Ana has three coins.
    for (asset, then) in [
        ("Whenever you gain nine or more coins, draw a card.", "Ana has 5 coins"),
        (more, "Ana has 6 coins"),
        (fewer, "Ana has 4 coins"),
        (none, "Ana has 3 coins; Ben has 2 coins"),
    ] {
        plays(text, asset, "", then);
    }
    plays("Draw two cards, one at a time. Gain that many coins.", more, "", "Ana has 7 coins");
    plays("Draw a card. Each opponent loses that many coins.", more, "", "Ben has 0 coins; Cid has 3 coins");
}
