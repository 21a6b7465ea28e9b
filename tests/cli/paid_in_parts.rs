//! Prices in several parts, and words of the game's own that begin with another one that costs something: all of it is asked
//! for together, and what can't be paid nobody hears of.

use crate::small_set::passes;
use crate::stall::{WORDS, stall, stall_with, turn_with, with_a_pile_of_the_row};
use crate::support::codes;

const OVER: &str = "Ana is asked yes or no";

/// She has so many coins with the nine that she is offered at the end of her turn, and was asked nothing before.
fn not_asked(coins: u32) -> String {
    format!("Ana has {coins} coins; Ben is asked yes or no")
}

#[test]
fn what_begins_with_a_word_that_costs_costs_as_much() {
    let words = "
definition \"drill\"
  To drill, train and draw a card.

definition \"march\"
  To march, drill and pay a coin.

definition \"fetch\"
  To fetch a card, buy that card and draw a card.

definition \"shop\"
  To shop, buy a card from the row and draw a card.
";
    let cards = &[
        ("Drummer", "At the beginning of your turn, you may drill."),
        ("Marcher", "At the beginning of your turn, you may march."),
        ("Fetcher", "At the beginning of your turn, you may fetch a card from the row."),
        ("Shopper", "At the beginning of your turn, you may shop."),
        ("Sergeant", "At the beginning of your turn, drill."),
    ];
    let has = |coins: u32, card: &str| {
        format!("Ana controls {card}; Ana holds Punt; Ana has {coins} coins; the row is Dinghy")
    };
    let done = |coins: &str, cards: u32| format!("{OVER}; Ana has {coins}; Ana holds {cards} cards");
    let scenarios = [
        turn_with(&has(1, "Drummer"), "Ana accepts", &not_asked(10)),
        turn_with(&has(2, "Drummer"), "Ana accepts", &done("no coins", 3)),
        turn_with(&has(2, "Marcher"), "Ana accepts", &not_asked(11)),
        turn_with(&has(3, "Marcher"), "Ana accepts", &done("no coins", 3)),
        turn_with(&has(1, "Fetcher"), "Ana accepts", &not_asked(10)),
        turn_with(&has(2, "Fetcher"), "Ana accepts", &done("no coins", 2)),
        turn_with(&has(1, "Shopper"), "Ana accepts", &not_asked(10)),
        turn_with(&has(2, "Shopper"), "Ana accepts", &done("no coins", 2)),
        turn_with(&has(1, "Sergeant"), "", &format!("{OVER}; Ana has 1 coin; Ana holds 1 card")),
    ];
    passes(&stall_with(cards, words, &scenarios.concat()));
}

#[test]
fn a_word_that_comes_back_to_itself_is_asked_for_without_an_end() {
    let words = "
definition \"drill\"
  To drill, pay a coin and drill.
";
    let cards = &[("Drummer", "At the beginning of your turn, you may drill.")];
    let scenarios = [
        turn_with("Ana controls Drummer; Ana has no coins", "Ana accepts", &not_asked(9)),
        turn_with("Ana controls Drummer", "Ana accepts", &format!("{OVER}; Ana has no coins")),
    ];
    passes(&stall_with(cards, words, &scenarios.concat()));
}

#[test]
fn all_parts_are_asked_for_together() {
    let cards = &[
        ("Twice", "At the beginning of your turn, you may train and train."),
        ("Fee", "At the beginning of your turn, you may pay a coin and train."),
        ("Custom", "At the beginning of your turn, you may pay a coin and buy a card from the row."),
        ("Pair", "At the beginning of your turn, you may buy two cards from the row."),
        (
            "Share",
            "At the beginning of your turn, you may pay two coins and pay coins equal to the number of cards in your hand. If you do, score a point.",
        ),
    ];
    let has = |coins: u32, card: &str| {
        format!("Ana controls {card}; Ana holds Punt; Ana has {coins} coins; the row is Dinghy, Barge")
    };
    let paid = |more: &str| format!("{OVER}; Ana has no coins; {more}");
    let scenarios = [
        turn_with(&has(3, "Twice"), "Ana accepts", &not_asked(12)),
        turn_with(&has(4, "Twice"), "Ana accepts", &paid("Ana holds 3 cards")),
        turn_with(&has(2, "Fee"), "Ana accepts", &not_asked(11)),
        turn_with(&has(3, "Fee"), "Ana accepts", &paid("Ana holds 2 cards")),
        turn_with(&has(2, "Custom"), "Ana accepts", &not_asked(11)),
        turn_with(&has(3, "Custom"), "Ana accepts", &paid("Ana controls Custom and Dinghy")),
        turn_with(&has(4, "Pair"), "Ana accepts", &not_asked(13)),
        turn_with(&has(5, "Pair"), "Ana accepts", &paid("Ana controls Pair, Dinghy and Barge")),
        turn_with(&has(2, "Share"), "Ana accepts", &not_asked(11)),
        turn_with(&has(3, "Share"), "Ana accepts", &paid("Ana has 1 point")),
    ];
    passes(&stall_with(cards, "", &scenarios.concat()));
}

#[test]
fn nobody_hears_of_what_can_not_be_paid() {
    let cards = &[
        ("Drummer", "At the beginning of your turn, train."),
        ("Hoard", "At the beginning of your turn, buy each card from the row."),
        ("Spy", "If an opponent would train, first draw a card."),
        ("Thief", "If an opponent would train, draw a card instead."),
        ("Scout", "If an opponent would buy a boat card, draw a card instead."),
    ];
    let has = |coins: u32, card: &str, meets: &str| {
        format!(
            "Ana controls {card}; Ana has {coins} coins; Ben controls {meets}; Ben holds Punt; the row is Dinghy"
        )
    };
    let scenarios = [
        turn_with(&has(1, "Drummer", "Spy"), "", &format!("{OVER}; Ben holds 1 card")),
        turn_with(&has(2, "Drummer", "Spy"), "", &format!("{OVER}; Ben holds 2 cards; Ana has no coins")),
        turn_with(&has(1, "Drummer", "Thief"), "", &format!("{OVER}; Ben holds 1 card")),
        turn_with(&has(2, "Drummer", "Thief"), "", &format!("{OVER}; Ben holds 2 cards; Ana has 2 coins")),
        turn_with(&has(1, "Hoard", "Scout"), "", &format!("{OVER}; Ben holds 1 card")),
        turn_with(&has(2, "Hoard", "Scout"), "", &format!("{OVER}; Ben holds 2 cards; Ana has 2 coins")),
    ];
    passes(&stall_with(cards, "", &scenarios.concat()));
}

#[test]
fn a_refusal_tells_nobody_what_a_price_counts_in_a_hand() {
    let hidden = "the number of two-coin boat cards in your hand";
    let words = format!(
        "
definition \"toil\"
  To toil, pay coins equal to {hidden} and draw a card.

definition \"salvage\"
  To salvage a card, pay coins equal to {hidden} and put that card into play on the table under your
  control.
"
    );
    let pays = format!("At the beginning of your turn, you may pay coins equal to {hidden}.");
    let cards = &[
        ("Payer", pays.as_str()),
        ("Toiler", "At the beginning of your turn, you may toil."),
        ("Salvager", "At the beginning of your turn, you may salvage a card from the row."),
        (
            "Clerk",
            "At the beginning of your turn, you may pay coins equal to the number of cards in your hand.",
        ),
        ("Buyer", "At the beginning of your turn, you may buy a card from the row."),
    ];
    let has = |card: &str| format!("Ana controls {card}; Ana holds Dinghy; the row is Punt");
    let quiet = format!("{OVER}; Ana's log says \"chooses not to\"; Ben's log doesn't say \"chooses\"");
    let told = format!("{OVER}; Ben's log says \"chooses not to\"");
    let scenarios =
        [("Payer", &quiet), ("Toiler", &quiet), ("Salvager", &quiet), ("Clerk", &told), ("Buyer", &told)]
            .map(|(card, then)| turn_with(&has(card), "Ana declines", then));
    passes(&stall_with(cards, &words, &scenarios.concat()));
}

/// All orders of so many would never be tried.
#[test]
fn what_many_cards_leave_of_a_price_is_found() {
    let less = "If you would pay one or more coins, you pay one fewer coins.";
    let half = "If you would pay one or more coins, you pay half as many coins, rounded up.";
    let texts = [less, half].into_iter().cycle();
    let clerks: Vec<(String, &str)> = ('A'..='L').map(|name| format!("Clerk {name}")).zip(texts).collect();
    let gate = "At the beginning of your turn, you may pay nine coins. If you do, score a point.";
    let mut cards = vec![("Gate", gate)];
    cards.extend(clerks.iter().map(|(name, text)| (name.as_str(), *text)));
    let names: Vec<&str> = clerks.iter().map(|(name, _)| name.as_str()).collect();
    let given = format!("Ana controls Gate, {} and {}; Ana has no coins", names[..11].join(", "), names[11]);
    let then = format!("{OVER}; Ana's log says \"chooses not to\"");
    passes(&stall_with(&cards, "", &turn_with(&given, "Ana declines", &then)));
}

#[test]
fn who_changes_a_price_first_may_leave_another_out() {
    let less = "If you would pay one or more coins, you pay one fewer coins.";
    let cards = [
        ("Gate", "At the beginning of your turn, you may pay four coins."),
        ("Toller", "If you would pay two or more coins, you pay two more coins."),
        ("Clerk A", less),
        ("Clerk B", less),
        ("Clerk C", less),
    ];
    // Three of the four are waived, and one is no price for the toller.
    let given = "Ana controls Gate, Toller, Clerk A, Clerk B and Clerk C; Ana has 1 coin";
    passes(&stall_with(&cards, "", &turn_with(given, "Ana declines", OVER)));
}

#[test]
fn an_action_that_costs_is_offered_to_who_can_pay() {
    let phase = "Take one action.

action \"Levy\"
  Pay coins equal to the number of cards in your hand and draw two cards.

action \"Fee\"
  Pay two coins. Draw a card.

action \"Parade\"
  Train.

action \"Wait\"
  Gain a coin";
    let turn = |given: &str, can: [&str; 3]| {
        let [levy, fee, parade] = can;
        let then = format!(
            "Ana {levy} take the action \"Levy\"; Ana {fee} take the action \"Fee\"; Ana {parade} take the action \"Parade\"; Ana can take the action \"Wait\""
        );
        turn_with(given, "", &then)
    };
    let scenarios = [
        turn("Ana holds Punt, Raft and Dinghy; Ana has 2 coins", ["can't", "can", "can"]),
        turn("Ana holds Punt; Ana has 1 coin", ["can", "can't", "can't"]),
    ];
    let folder = stall(&format!("{phase}."), WORDS, &scenarios.concat());
    passes(&folder);
    assert_eq!(codes(folder.path(), &[]), ["CW616"], "the row is used by nobody");
}

/// Whoever sees that card can tell.
#[test]
fn the_top_card_of_an_open_pile_is_offered_to_who_can_pay_for_it() {
    let cards = &[("Buyer", "At the beginning of your turn, you may buy the top card of the row.")];
    let has = |row: &str| format!("Ana controls Buyer; Ana holds Punt; the row is {row}");
    let scenarios = [
        turn_with(&has("Barge, Raft"), "Ana accepts", &not_asked(11)),
        turn_with(&has("Dinghy, Raft"), "Ana accepts", &format!("{OVER}; Ana controls Buyer and Dinghy")),
    ];
    let folder = stall_with(cards, "", &scenarios.concat());
    with_a_pile_of_the_row(&folder);
    passes(&folder);
}
