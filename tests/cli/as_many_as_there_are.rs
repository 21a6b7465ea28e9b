//! What would be lost is what there is to lose: nobody has fewer than none.

use crate::goods::plays;
use crate::points;

#[test]
fn a_loss_is_asked_about_as_large_as_it_would_be() {
    let two = "If you would lose two or more coins, draw a card instead.";
    let each = "Each opponent loses two coins.";
    plays(each, two, "", "Ben has 0 coins; Ben holds Death, Trade and no other cards");
    let more = format!("Each opponent gains a coin. {each}");
    plays(&more, two, "", "Ben has 2 coins; Ben holds Death, Trade and 1 other card");
}

#[test]
fn that_many_are_those_that_would_be_lost() {
    let drawn = "If an opponent would lose one or more coins, draw that many cards instead.";
    plays("Lose nine coins.", drawn, "", "Ana has 3 coins; Ben holds Death, Trade and 3 other cards");
    plays(
        "Give nine coins to the next player.",
        drawn,
        "",
        "Ben has 1 coin; Ben holds Death, Trade and 3 other cards",
    );
    let offered = "If an opponent would lose one or more coins, you may draw that many cards instead.";
    let then = "Ana has 3 coins; Ben holds Death, Trade and 3 other cards";
    plays("Lose nine coins.", offered, "Ben accepts", then);
    let first = "If an opponent would lose one or more coins, first draw that many cards.";
    plays("Lose nine coins.", first, "", "Ana has 0 coins; Ben holds Death, Trade and 3 other cards");
    // What comes first may leave more to lose.
    let gained = "If you would lose one or more coins, first gain three coins.";
    plays("Each opponent loses nine coins.", gained, "", "Ben has 0 coins");
}

#[test]
fn a_price_is_made_smaller_from_what_was_said() {
    let fewer = "If an opponent would lose one or more coins, that opponent loses two fewer coins.";
    plays("You may lose five coins. If you do, draw a card.", fewer, "Ana accepts", "Ana has 0 coins");
}

#[test]
fn a_loss_is_made_smaller_from_what_there_is() {
    let fewer = "If an opponent would lose one or more coins, that opponent loses two fewer coins.";
    plays("Lose nine coins.", fewer, "", "Ana has 2 coins; the log says \"loses two coins fewer\"");
    plays("Give nine coins to the next player.", fewer, "", "Ana has 2 coins; Ben has 2 coins");
    let half =
        "If an opponent would lose one or more coins, that opponent loses half as many coins, rounded down.";
    plays("Lose nine coins.", half, "", "Ana has 2 coins");
    let twice = "If an opponent would lose one or more coins, that opponent loses twice as many coins.";
    plays("Lose one coin.", twice, "", "Ana has 1 coin");
}

#[test]
fn the_same_of_points() {
    let two = "If you would lose two or more points, draw a card instead.";
    points::plays(
        "Each player loses two points.",
        two,
        "",
        "Ben has 0 points; Ben holds Death, Trade and no other cards",
    );
    let drawn = "If an opponent would lose one or more points, draw that many cards instead.";
    points::plays(
        "Lose nine points.",
        drawn,
        "",
        "Ana has 3 points; Ben holds Death, Trade and 3 other cards",
    );
}
