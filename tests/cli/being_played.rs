//! An event is being played until its effect is over: it lies nowhere, and is not in play.

use crate::small_set::{problems, problems_of_an_asset, told};

#[test]
fn nothing_takes_the_place_of_a_card_that_is_being_played() {
    for text in [
        "Exchange this card and the top card of the discard pile.",
        "Exchange this card and a card from an opponent's hand.",
        "Exchange this card and an asset an opponent controls.",
        "Choose one: draw a card, or exchange this card and an asset you control.",
        "Play this card.",
    ] {
        assert_eq!(problems(text), ["CW421"], "{text}");
    }
    let told = told("event", "Exchange this card and the top card of the discard pile.");
    assert!(told.contains("lies nowhere until its effect is over"), "{told}");
    assert!(told.contains("on the bottom of the discard pile when it has had its effect"), "{told}");
    assert_eq!(
        problems_of_an_asset(
            "At the end of your turn, exchange this card and the top card of the discard pile."
        ),
        [""; 0]
    );
}

#[test]
fn it_is_not_destroyed_nor_controlled_and_has_no_counters() {
    for text in [
        "Destroy this card.",
        "An opponent of your choice gains control of this card.",
        "If an opponent controls this card, draw a card.",
    ] {
        assert_eq!(problems(text), ["CW436"], "{text}");
    }
    for text in [
        "Put this card into your hand.",
        "Put this card on top of the discard pile after its effect.",
        "Put this card into play on the table under your control. Choose an opponent. That opponent gains control of this card.",
        "Reveal this card.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn a_card_in_play_is_never_at_an_end_of_a_pile() {
    for text in [
        "At the beginning of your turn, if this card is on top of the discard pile, draw a card.",
        "At the beginning of your turn, if this card is on the bottom of the discard pile, draw a card.",
    ] {
        assert_eq!(problems_of_an_asset(text), ["CW421"], "{text}");
    }
    // There it is nobody's.
    let pile = "While this card is on top of the discard pile, opponents can't play cards.";
    assert_eq!(problems_of_an_asset(pile), ["CW401"]);
    let right = "At the beginning of your turn, if an eight is on top of the discard pile, draw a card.";
    assert_eq!(problems_of_an_asset(right), [""; 0]);
}
