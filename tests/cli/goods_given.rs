//! Goods that change hands, and prices: nothing is made or lost on the way, and whoever can't pay is not asked.

use crate::goods::{NOTHING, mint, plays};
use crate::support::{codes, folder, run};

#[test]
fn what_is_given_is_what_was_lost() {
    let gift = "Each opponent gives a coin to you.";
    plays(gift, "You can't lose coins.", "", "Ana has 4 coins; Ben has 1 coin; Cid has 4 coins");
    plays("Give five coins to the next player.", NOTHING, "", "Ana has 0 coins; Ben has 4 coins");
    let two = "Give two coins to the next player.";
    plays(two, "You can't gain coins.", "", "Ana has 3 coins; Ben has 1 coin");
    let instead = "If an opponent would lose one or more coins, draw a card instead.";
    plays(two, instead, "", "Ana has 3 coins; Ben has 1 coin; Ben holds Death, Trade and 1 other card");
    plays("Give a coin to a player of your choice.", NOTHING, "Ana chooses Ana", "Ana has 3 coins");
    let log = "the log says \"Ana gives two coins to Ben\"; the log says \"Ben gains two coins\"";
    plays(two, NOTHING, "", log);
}

#[test]
fn nobody_gives_who_has_left_and_nobody_gets() {
    let out = "Choose an opponent. That opponent loses the game.";
    plays(
        &format!("{out} That opponent gives all coins to you."),
        NOTHING,
        "Ana chooses Cid",
        "Ana has 3 coins",
    );
    plays(&format!("{out} Give all coins to that opponent."), NOTHING, "Ana chooses Cid", "Ana has 3 coins");
}

#[test]
fn a_gift_is_one_moment() {
    let few = "As soon as each opponent has four or fewer coins, draw a card.";
    let gift = "Choose an opponent. That opponent gives two coins to the player on their left.";
    plays(
        gift,
        few,
        "Ana chooses Cid",
        "Ana has 5 coins; Cid has 3 coins; Ben holds Death, Trade and no other cards",
    );
}

#[test]
fn a_loss_is_as_large_as_it_can_be_when_it_happens() {
    let first = "If you would lose one or more coins, first gain three coins.";
    let log = "the log says \"Quay acts first\"";
    plays("Each opponent loses two coins.", first, "", &format!("Ben has 2 coins; Cid has 3 coins; {log}"));
    let both = "At the same time, each player gains two coins and loses three coins.";
    plays(both, NOTHING, "", "Ana has 2 coins; Ben has 0 coins; Cid has 4 coins");
    let none = "If you would lose one or more coins, draw a card instead.";
    plays(
        "Each opponent loses all coins. Each opponent loses a coin.",
        none,
        "",
        "Ben has 1 coin; Cid has 0 coins; Ben holds Death, Trade and 2 other cards",
    );
}

#[test]
fn only_whoever_can_give_or_lose_in_full_is_asked() {
    let then = "If you do, draw a card.";
    plays(
        &format!("You may give five coins to the next player. {then}"),
        NOTHING,
        "",
        "Ana has 3 coins; Ana holds Castle and no other cards",
    );
    plays(&format!("You may lose five coins. {then}"), NOTHING, "", "Ana holds Castle and no other cards");
    plays(
        &format!("You may lose a coin and pay three coins. {then}"),
        NOTHING,
        "",
        "Ana has 3 coins; Ana holds Castle and no other cards",
    );
    plays(
        &format!("You may give two coins to the next player. {then}"),
        NOTHING,
        "Ana accepts",
        "Ana has 1 coin; Ana holds Castle and 1 other card",
    );
    let nothing = "You may pay coins equal to the number of events you control.";
    plays(&format!("{nothing} {then}"), NOTHING, "", "Ana holds Castle and no other cards");
}

#[test]
fn what_happens_instead_of_a_price_is_not_its_payment() {
    let price = "You may pay two coins. If you do, draw a card.";
    for instead in ["gains a coin", "loses a coin"] {
        let asset = format!("If an opponent would lose two or more coins, that opponent {instead} instead.");
        plays(price, &asset, "Ana accepts", "Ana holds Castle and no other cards");
    }
}

#[test]
fn a_choice_that_begins_with_a_price_is_for_whoever_can_pay_it() {
    let choice = |price: &str| format!("Choose one: pay {price} coins and draw two cards; or draw a card.");
    plays(
        &format!("You may {}", choice("five").replace("Choose", "choose")),
        NOTHING,
        "Ana accepts",
        "Ana has 3 coins; Ana holds Castle and 1 other card",
    );
    let offer = |one: &str, other: &str| {
        format!(
            "You may choose one: pay {one} coins and draw two cards; or pay {other} coins and draw a card."
        )
    };
    plays(
        &format!("{} If you don't, gain a coin.", offer("five", "four")),
        NOTHING,
        "",
        "Ana has 4 coins; Ana holds Castle and no other cards",
    );
    let either = offer("five", "three");
    plays(&either, NOTHING, "Ana accepts", "Ana has 0 coins; Ana holds Castle and 1 other card");
}

#[test]
fn a_price_is_asked_for_by_whoever_pays_it() {
    let found = |event: &str| codes(mint(event, NOTHING, "").path(), &[]);
    for unasked in [
        "If you have one or more coins, pay two coins and draw two cards.",
        "If an opponent has no coins, pay two coins and draw two cards.",
        "The next player may draw a card and you pay two coins and draw two cards.",
        "If you have two or more coins, draw a card. Pay two coins.",
        "Each opponent pays a coin.",
        "You may choose one: draw two cards and pay two coins; or draw a card.",
    ] {
        assert_eq!(found(unasked), ["CW612"], "{unasked}");
    }
    let neither = "Choose one: pay five coins and draw two cards; or pay four coins and draw a card.";
    assert_eq!(found(neither), [""; 0]);
    let offered = neither.replace("Choose one", "You may choose one");
    assert_eq!(found(&offered), [""; 0]);
    for asked in [
        "If you have fewer than two coins, draw a card. Otherwise, pay two coins.",
        "Each opponent who has two or more coins pays two coins.",
        "If you have more than one coin, pay two coins and draw two cards.",
        "The next player may pay a coin and draw a card.",
        "Choose one: pay five coins and draw two cards; or draw a card.",
    ] {
        assert_eq!(found(asked), [""; 0], "{asked}");
    }
}

#[test]
fn what_is_counted_is_all_there_is() {
    let found = |event: &str| codes(mint(event, NOTHING, "").path(), &[]);
    for counted in ["two cards", "no cards", "a card", "up to two cards", "all cards"] {
        assert_eq!(found(&format!("Gain two coins for {counted} in your hand.")), ["CW434"], "{counted}");
    }
    for counted in ["two cards", "no cards", "each card", "two or more cards"] {
        let text = format!("Gain coins equal to the number of {counted} in your hand.");
        assert_eq!(found(&text), ["CW434"], "{counted}");
    }
    assert_eq!(found("Gain two coins for each card in your hand."), [""; 0]);
}

#[test]
fn a_name_stays_with_whoever_got_it() {
    plays(
        "Choose an asset an opponent controls. Call its controller the \"guest\". Gain control of that asset. The guest gains two coins.",
        NOTHING,
        "",
        "Ana has 3 coins; Ben has 3 coins; Ana controls Quay",
    );
}

#[test]
fn nobody_searches_at_the_same_time() {
    let text = "At the same time, each player searches the draw pile for an ace and puts it into their hand. Shuffle the draw pile.";
    assert_eq!(codes(mint(text, NOTHING, "").path(), &[]), ["CW439"]);
}

#[test]
fn a_gift_does_not_meet_again_what_has_met_it() {
    let round = "If a player would gain one or more coins, that player gives a coin to the player on their left instead.";
    plays("The next player gains a coin.", round, "", "Ana has 3 coins; Ben has 0 coins; Cid has 6 coins");
}

#[test]
fn what_becomes_of_a_gift_does_not_undo_it() {
    let gift = "You may give two coins to the next player.";
    let instead = "If you would gain one or more coins, draw a card instead.";
    plays(
        &format!("{gift} If you don't, draw two cards."),
        instead,
        "Ana accepts",
        "Ana has 1 coin; Ana holds Castle and no other cards; Ben holds Death, Trade and 1 other card",
    );
}

#[test]
fn whoever_leaves_on_the_way_gives_nothing() {
    let first = "If an opponent would lose one or more coins, first that opponent loses the game.";
    plays(
        "Choose an opponent. That opponent gives a coin to you.",
        first,
        "Ana chooses Cid",
        "Ana has 3 coins; Ben has 1 coin",
    );
}

#[test]
fn gifts_at_the_same_time_are_of_what_there_was() {
    plays(
        "At the same time, each player gives two coins to the player on their left.",
        NOTHING,
        "",
        "Ana has 3 coins; Ben has 2 coins; Cid has 4 coins",
    );
    let rich = "Players who have four or more coins can't gain coins.";
    plays(
        "At the same time, each opponent gives two coins to you.",
        rich,
        "",
        "Ana has 4 coins; Ben has 0 coins; Cid has 5 coins",
    );
}

#[test]
fn a_price_is_all_of_it_when_it_is_paid() {
    let first = "If an opponent would lose two or more coins, first that opponent loses a coin.";
    plays(
        "You may pay three coins. If you do, draw a card.",
        first,
        "Ana accepts",
        "Ana has 2 coins; Ana holds Castle and no other cards",
    );
}

#[test]
fn who_asks_for_enough_is_not_warned() {
    let found = |event: &str| codes(mint(event, NOTHING, "").path(), &[]);
    for asked in [
        "If you have no coins, draw a card. Otherwise, pay a coin and draw two cards.",
        "If you have more coins than an opponent, pay a coin and draw two cards.",
        "If each player has two or more coins, pay two coins and draw two cards.",
    ] {
        assert_eq!(found(asked), [""; 0], "{asked}");
    }
}

/// Where nobody looks on, a loss of nothing is agreed to in vain as well.
#[test]
fn a_loss_of_nothing_is_none_where_nobody_looks_on() {
    let game = "name = \"Purse\"
players = { min = 2, max = 2 }
line = \"COLOR\"

[attributes.color]
values = [\"red\", \"black\"]

[values]
coin = { kind = \"number\", owner = \"player\", plural = \"coins\" }

[zones.\"draw pile\"]
order = \"pile\"
seen-by = \"nobody\"
start = \"deck\"

[ends]
turns = 6
";
    let rules = "phase \"turn\"\n  You may choose a number from one to three and lose that many coins. If you do, you win the game.\n";
    let cards = b"card \"Ruby\"\n  red\n";
    let folder =
        folder(&[("game.toml", game.as_bytes()), ("rules.cards", rules.as_bytes()), ("a.cards", cards)]);
    let told = run(folder.path(), &["simulate", "Purse", "--games", "5"]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(!told.out.contains("won by one player"), "{}", told.out);
}
