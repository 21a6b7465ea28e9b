//! What "that card", "it" and "that many" are after "If … Otherwise …" and after "Each opponent …".

use crate::small_set::{passes, problems, set, told};
use crate::support::run;

const NONE: [&str; 0] = [];

/// Plays a scenario of three players in which a card with this text is played.
fn plays(text: &str, before: &str, then: &str) {
    let scenario = format!(
        "scenario \"It is done as it reads\"\n  players Ana, Ben and Cleo\n{before}\n\n  when Ana plays Pier\n{then}"
    );
    passes(&set(&[("Pier", text)], &scenario));
}

const EITHER: &str = "If you control an asset, choose an asset you control. Otherwise, choose an asset opponents control. Destroy that asset.";

#[test]
fn who_says_it_in_the_same_sentence_is_not_told_to() {
    let told = |text: &str| run(set(&[("Pier", text)], "").path(), &["check"]).out;
    let one = told(
        "Each player reveals a card from their hand, then if that card is blue, each opponent draws a card.",
    );
    assert!(one.contains("CW402") && !one.contains("same sentence"), "{one}");
    let two =
        told("Each player reveals a card from their hand. If that card is blue, each opponent draws a card.");
    assert!(two.contains("CW402") && two.contains("same sentence"), "{two}");
}

#[test]
fn what_both_branches_name_is_whichever_was_named() {
    plays(
        EITHER,
        "  Ana controls Castle and Wood Elf\n  Ben controls Banshee\n  Ana holds Pier and 2 other cards",
        "    Ana chooses Castle\n  then\n    Ana controls Wood Elf\n    Ben controls Banshee\n",
    );
    plays(
        EITHER,
        "  Ben controls Banshee\n  Cleo controls Castle\n  Ana holds Pier and 2 other cards",
        "    Ana chooses Castle\n  then\n    Ben controls Banshee\n    Cleo controls no cards\n",
    );
}

#[test]
fn a_number_of_either_branch_is_that_many() {
    let text = "If you control an asset, choose a number from one to three. Otherwise, choose a number from four to five. Draw that many cards.";
    plays(
        text,
        "  Ana controls Castle\n  Ana holds Pier and 2 other cards",
        "    Ana chooses 2\n  then\n    Ana holds 4 cards\n",
    );
    plays(text, "  Ana holds Pier and 2 other cards", "    Ana chooses 5\n  then\n    Ana holds 7 cards\n");
}

#[test]
fn what_one_branch_names_is_not_there_after_both() {
    let only_one = "If you control an asset, choose a card from your hand. Otherwise, draw two cards. Put that card on the bottom of the draw pile.";
    assert_eq!(problems(only_one), ["CW402"]);
    assert_eq!(problems(&only_one.replace("that card", "it")), ["CW402"]);
    let in_it = "If you control an asset, choose a card from your hand and put it on the bottom of the draw pile. Otherwise, draw two cards.";
    assert_eq!(problems(in_it), ["CW610"; 0]);
}

#[test]
fn each_goes_on_for_themselves() {
    // Ben's is orange, Cleo's is not.
    let hands = "  Ana holds Pier and 2 other cards\n  Ben holds Castle\n  Cleo holds Death";
    for text in [
        "Each opponent reveals a card from their hand, then if that card is orange, draws a card.",
        "Each opponent reveals a card from their hand, then if that card is orange, that opponent draws a card.",
    ] {
        plays(text, hands, "  then\n    Ben holds 2 cards\n    Cleo holds 1 card\n    Ana holds 2 cards\n");
    }
    let for_each = "For each opponent, that opponent reveals a card from their hand, then if that card is orange, you draw a card.";
    plays(for_each, hands, "  then\n    Ben holds 1 card\n    Cleo holds 1 card\n    Ana holds 3 cards\n");
}

#[test]
fn what_each_of_several_named_is_nobodys_afterwards() {
    for text in [
        "Each opponent chooses a card from their hand. Put that card on the bottom of the draw pile.",
        "Each opponent reveals a card from their hand. Put it into your hand.",
        "Each player chooses a card from their hand. Each player reveals that card.",
        "Each opponent draws a card, then if that card is an eight, you draw two cards.",
        "Each player chooses an asset they control. Destroy all other assets.",
        "Each player names a color. Destroy all assets of that color.",
        "Each opponent chooses a number from one to three. Each opponent draws that many cards.",
        "Each player discards any number of cards from their hand. Each player draws that many cards.",
    ] {
        assert_eq!(problems(text), ["CW402"], "{text}");
    }
    for text in [
        "Each opponent chooses a card from their hand and puts it on the bottom of the draw pile.",
        "Each player discards any number of cards from their hand and draws that many cards.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn everybody_has_their_own_result() {
    // The dice follow the seed: a four for Ben, a five for Cleo.
    plays(
        "Each opponent rolls a die. Each opponent draws cards equal to the result.",
        "  Ana holds Pier and 2 other cards\n  Ben holds 1 card\n  Cleo holds 1 card",
        "  then\n    Ben holds 5 cards\n    Cleo holds 6 cards\n",
    );
}

#[test]
fn one_card_is_not_one_for_each() {
    for text in [
        "Give a card to each opponent.",
        "Put a card from your hand into each opponent's hand.",
        "Put a random card from each opponent's hand into your hand.",
        "Destroy an asset each opponent controls.",
    ] {
        assert_eq!(problems(text), ["CW439"], "{text}");
    }
    plays(
        "For each opponent, give a card to that opponent.",
        "  Ana holds Pier, Castle, Banshee and Death\n  Ben holds 1 card\n  Cleo holds 1 card",
        "    Ana chooses Castle\n    Ana chooses Banshee\n  then\n    Ben holds 2 cards\n    Cleo holds 2 cards\n",
    );
}

#[test]
fn what_is_only_asked_for_is_not_pointed_at() {
    for text in [
        "If an opponent controls an asset, destroy that asset.",
        "If an opponent controls an asset, destroy it.",
        "If there is an eight in the discard pile, put that card into your hand.",
        "Choose an opponent who controls an asset. Destroy that asset.",
        "If you played an event this turn, put that card into your hand.",
    ] {
        assert_eq!(problems(text), ["CW402"], "{text}");
    }
    let told = told("event", "If an opponent controls an asset, destroy that asset.");
    assert!(told.contains("this was asked for, and none was picked"), "{told}");
    assert_eq!(problems("If an opponent controls an asset, destroy an asset that opponent controls."), NONE);
}

#[test]
fn what_was_named_is_not_mixed_up_with_what_is_asked_for() {
    for text in [
        "For each asset you control, if an opponent controls an asset, destroy that asset.",
        "Choose an asset. If an opponent controls an asset, destroy that asset.",
        "Choose an asset. If an opponent controls an asset, destroy it.",
    ] {
        assert_eq!(problems(text), ["CW403"], "{text}");
    }
    for text in [
        // A number of them is no asset.
        "For each asset you control, if an opponent controls one or more assets, destroy that asset.",
        // The noun that was named fits better, or stands in another sentence.
        "Choose a card from your hand. If you have an event in hand, discard that card.",
        "Choose an asset. If an opponent controls an asset, draw a card. Destroy that asset.",
    ] {
        assert_eq!(problems(text), NONE, "{text}");
    }
}

#[test]
fn them_is_no_subject() {
    let revealed = |then: &str| format!("Reveal the top two cards of the draw pile. {then}");
    assert_eq!(problems(&revealed("If them are eights, draw a card.")), ["CW204"]);
    assert_eq!(problems(&revealed("If all cards from among them are eights, draw a card.")), NONE);
    assert_eq!(problems("Choose two assets. Them can't be destroyed this turn."), ["CW204"]);
    assert_eq!(problems("Choose two assets. Those cards can't be destroyed this turn."), NONE);
}

#[test]
fn those_of_a_kind_that_nobody_has_said_are_none_of_them() {
    let some = "Reveal the top three cards of the draw pile. Put those kings into your hand.";
    assert_eq!(crate::small_set::problems(some), ["CW402"]);
    assert!(crate::small_set::told("event", some).contains("all kings from among them"));
    let among = some.replace("those kings", "all kings from among them");
    assert_eq!(crate::small_set::problems(&among), [""; 0]);
    assert_eq!(
        crate::small_set::problems("Draw two cards. Put those cards on the bottom of the draw pile."),
        [""; 0]
    );
}

#[test]
fn others_than_one_that_was_only_asked_for_are_asked_about() {
    let text = "At the beginning of your turn, if you control a king, destroy another asset.";
    assert_eq!(crate::small_set::problems_of_an_asset(text), ["CW402"]);
    let except = text.replace("another asset", "an asset except this card");
    assert_eq!(crate::small_set::problems_of_an_asset(&except), [""; 0]);
    // Of those that are gone through, and on a card that stays, others are other than each of them.
    let each = "At the beginning of your turn, for each asset you control, if you control no other assets, draw a card.";
    let scenario = "scenario \"Two assets\"\n  players Ana and Ben\n  Ana controls Pier and Castle\n  Ana holds 1 card\n  Ben holds 3 cards\n\n  when Ana's turn begins\n  then\n    Ana holds 2 cards\n";
    crate::small_set::passes(&crate::small_set::set_of("asset", &[("Pier", each)], scenario));
}

#[test]
fn a_card_that_was_asked_for_beside_the_first_is_one_of_two() {
    let revealed = |then: &str| format!("Reveal the top card of the draw pile. {then}");
    for then in [
        "If you have a card in hand that shares a rank with it, put it into your hand.",
        "If you have a card in hand that shares a rank with that card, put that card into your hand.",
        "If you have a card in hand that shares a rank with that card, put it into your hand.",
    ] {
        assert_eq!(problems(&revealed(then)), ["CW403"], "{then}");
    }
    // What the message shows for either.
    for then in [
        "If you have one or more cards in hand that share a rank with it, put it into your hand.",
        "You may choose a card from your hand that shares a rank with it and put it on the bottom of the draw pile.",
    ] {
        assert_eq!(problems(&revealed(then)), NONE, "{then}");
    }
}

#[test]
fn what_is_discarded_already_is_not_the_card_that_is_meant() {
    for text in [
        "Destroy an asset that shares a color with a card in your hand. Discard that card.",
        "Discard a card. If that card is blue, discard it.",
    ] {
        assert_eq!(problems(text), ["CW414"], "{text}");
    }
    let heard = "Whenever an opponent discards a card that shares a rank with a card in your hand, you may discard that card.";
    assert_eq!(crate::small_set::problems_of_an_asset(heard), ["CW414"]);
    let told =
        told("event", "Destroy an asset that shares a color with a card in your hand. Discard that card.");
    assert!(
        told.contains("to mean another card, choose it first")
            || told.contains("To mean another card, choose it first"),
        "{told}"
    );
    let moved = "Discard a card. Put that card into your hand and discard it.";
    assert_eq!(problems(moved), NONE);
}
