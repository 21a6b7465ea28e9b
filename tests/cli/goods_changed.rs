//! Another number of coins than somebody would gain, lose or pay: what makes things cheaper, or dearer.

use crate::goods::{NOTHING, mint, plays};
use crate::support::codes;

/// What Ben's asset makes of what Ana would do.
fn of_opponents(verb: &str, number: &str) -> String {
    format!("If an opponent would {verb} one or more coins, that player {verb}s {number}.")
}

#[test]
fn more_or_fewer_are_gained_and_lost() {
    plays("Gain two coins.", &of_opponents("gain", "one more coin"), "", "Ana has 6 coins");
    plays("Gain two coins.", &of_opponents("gain", "twice as many coins"), "", "Ana has 7 coins");
    plays("Gain two coins.", &of_opponents("gain", "no coins"), "", "Ana has 3 coins");
    plays("Gain two coins.", &of_opponents("gain", "five coins"), "", "Ana has 8 coins");
    plays(
        "Each opponent loses two coins.",
        "If you would lose one or more coins, you lose two fewer coins.",
        "",
        "Ben has 1 coin; Cid has 3 coins",
    );
}

#[test]
fn a_gift_of_fewer_is_a_gain_of_fewer() {
    plays(
        "Give three coins to an opponent of your choice.",
        &of_opponents("lose", "one fewer coins"),
        "Ana chooses Ben",
        "Ana has 1 coin; Ben has 3 coins",
    );
}

#[test]
fn what_is_cheaper_is_offered_to_who_can_pay_that() {
    let four = "You may pay four coins. If you do, each opponent loses a coin.";
    // Ana has three.
    plays(four, NOTHING, "", "nobody is asked anything; Cid has 5 coins");
    plays(
        four,
        &of_opponents("pay", "one fewer coins"),
        "Ana accepts",
        "Ana has no coins; Cid has 4 coins; the log says \"Quay: Ana pays one coin fewer\"",
    );
    // Whoever pays loses.
    plays(four, &of_opponents("lose", "two fewer coins"), "Ana accepts", "Ana has 1 coin; Ben has no coins");
    plays(
        "You may choose one: pay four coins and draw a card; or pay five coins and draw two cards.",
        &of_opponents("pay", "one fewer coins"),
        "Ana accepts",
        "Ana has no coins",
    );
}

#[test]
fn what_is_dearer_is_not() {
    let three = "You may pay three coins. If you do, each opponent loses a coin.";
    plays(three, NOTHING, "Ana accepts", "Cid has 4 coins");
    plays(three, &of_opponents("pay", "one more coin"), "", "nobody is asked anything; Cid has 5 coins");
}

#[test]
fn a_price_may_become_nothing_and_is_paid() {
    plays(
        "You may pay two coins. If you do, each opponent loses a coin.",
        &of_opponents("pay", "two fewer coins"),
        "Ana accepts",
        "Ana has 3 coins; Cid has 4 coins",
    );
    // So it is for who has none.
    plays(
        "Lose all coins. You may pay a coin. If you do, each opponent loses a coin.",
        &of_opponents("pay", "two fewer coins"),
        "Ana accepts",
        "Ana has no coins; Cid has 4 coins",
    );
    // A loss of nothing is none.
    plays(
        "You may lose a coin. If you do, each opponent loses a coin.",
        &of_opponents("lose", "one fewer coins"),
        "",
        "nobody is asked anything; Ana has 3 coins; Cid has 5 coins",
    );
}

#[test]
fn only_what_is_paid_is_cheaper() {
    plays("Lose two coins.", &of_opponents("pay", "one fewer coins"), "", "Ana has 1 coin");
    plays(
        "Lose a coin. You may pay a coin. If you do, draw a card.",
        "Whenever an opponent pays one or more coins, gain a coin.",
        "Ana accepts",
        "Ana has 1 coin; Ben has 2 coins",
    );
    plays(
        "You may pay a coin. If you do, draw a card.",
        "Opponents can't pay coins.",
        "",
        "nobody is asked anything; Ana has 3 coins",
    );
}

#[test]
fn several_prices_are_each_cheaper() {
    let both = "You may pay three coins and pay two coins. If you do, each opponent loses a coin.";
    plays(both, NOTHING, "", "nobody is asked anything; Ana has 3 coins");
    plays(both, &of_opponents("pay", "one fewer coins"), "Ana accepts", "Ana has no coins; Cid has 4 coins");
}

#[test]
fn in_which_order_is_for_the_one_who_pays() {
    let twice = "If an opponent would pay one or more coins, that player pays twice as many coins.";
    let both = format!("{twice}\n\n  {}", of_opponents("pay", "one fewer coins"));
    // Three are five or four: too many.
    plays(
        "You may pay three coins. If you do, draw a card.",
        &both,
        "",
        "nobody is asked anything; Ana has 3 coins",
    );
    // Two are three or two.
    plays(
        "You may pay two coins. If you do, draw a card.",
        &both,
        "Ana accepts; Ana orders Quay first",
        "Ana holds Castle and 1 other card",
    );
}

#[test]
fn another_number_needs_one_before() {
    let codes = |event: &str, asset: &str| codes(mint(event, asset, "").path(), &[]);
    assert_eq!(codes("Gain one more coin.", NOTHING), ["CW416"]);
    assert_eq!(codes("Pay no coins.", NOTHING), ["CW416"]);
    let instead = "If you would pay one or more coins, pay one fewer coins instead.";
    assert_eq!(codes("Draw a card.", instead), ["CW416"]);
    let lost = "If you would gain one or more coins, you lose one fewer coins.";
    assert_eq!(codes("Draw a card.", lost), ["CW427"]);
}
