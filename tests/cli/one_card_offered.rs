//! Offers of one card after the other, to one player; places that are chosen one by one.

use crate::small_set::{problems, shown};
use crate::support::{codes, folder, run};

#[test]
fn in_any_order_one_player_is_offered_something() {
    let right = "In any order, you may draw a card and you may play a card.";
    for who in ["an opponent of your choice", "each player", "the next player"] {
        let text = format!("In any order, {who} may draw a card and you may play a card.");
        shown("event", &text, "CW420", right, right);
    }
    let text = "In any order, each player may discard a card from their hand and you may play a card.";
    assert_eq!(problems(text), ["CW420"]);
}

#[test]
fn in_any_order_one_card_is_offered() {
    for (what, one) in [
        ("two cards", "a card"),
        ("any number of cards", "a card"),
        ("a random card from your hand", "a card from your hand"),
        ("a card of an opponent's choice", "a card"),
    ] {
        let text = format!("In any order, you may play {what} and you may draw a card.");
        let right = format!("In any order, you may play {one} and you may draw a card.");
        shown("event", &text, "CW434", &right, &right);
    }
    let seen = "Look at the top three cards of the draw pile.";
    let text = format!("{seen} In any order, you may play them and you may draw a card.");
    let right = "In any order, you may play one of them and you may draw a card.";
    shown("event", &text, "CW434", right, &format!("{seen} {right}"));
}

#[test]
fn a_permission_is_for_one_card() {
    for (what, one) in [
        ("two cards that match", "a card that matches"),
        ("any number of cards that match", "a card that matches"),
        ("all cards", "a card"),
        ("cards", "a card"),
        ("a random card", "a card"),
        ("a card of an opponent's choice", "a card"),
    ] {
        let text = format!("You may discard {what} during your draw phase.");
        let right = format!("You may discard {one} during your draw phase.");
        shown("asset", &text, "CW434", &right, &right);
    }
}

#[test]
fn places_are_chosen_one_by_one() {
    let game: &[u8] = b"name = \"Pool\"\nvariant-of = \"Crazy 8-Ball\"\n";
    let action = |what: &str| {
        let text =
            format!("action \"Test\"\n  Choose {what}. Put a card from your hand on top of that position.\n");
        folder(&[("pool/game.toml", game), ("pool/rules.cards", text.as_bytes())])
    };
    for what in [
        "two positions",
        "each position",
        "up to two positions",
        "no position",
        "all positions",
        "the first position",
        "the position",
    ] {
        let pool = action(what);
        assert_eq!(codes(pool.path(), &[]), ["CW434"], "{what}");
        let told = run(pool.path(), &["check"]).out;
        assert!(told.contains("\"a position\""), "{told}");
    }
    for what in ["a position", "a random position", "a position whose top card is a pocket"] {
        assert_eq!(codes(action(what).path(), &[]), [""; 0], "{what}");
    }
}
