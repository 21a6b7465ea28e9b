//! "Them" and "the rest": some are picked out of several cards, and others are left.

use crate::small_set::{passes, problems, set};

/// Plays a card with this text with four known cards on top of the draw pile: Castle and Wood Elf are assets.
fn plays(text: &str, then: &str) {
    let scenario = format!(
        "scenario \"It is done as it reads\"\n  players Ana, Ben and Cleo\n  Ana holds Pier and Avalon\n  Ben holds 2 cards\n  \
         Cleo holds 2 cards\n  the draw pile is Castle, Death, Wood Elf, Ferocity, Trade, Tempest\n\n  when Ana plays Pier\n{then}"
    );
    passes(&set(&[("Pier", text)], &scenario));
}

const LOOK: &str = "Look at the top four cards of the draw pile. ";
const BOTTOM: &str = " on the bottom of the draw pile in any order.";

#[test]
fn several_that_are_taken_leave_the_rest() {
    for assets in ["all asset cards", "each asset card"] {
        plays(
            &format!("{LOOK}Put {assets} from among them into your hand and the rest{BOTTOM}"),
            "    Ana puts Death and Ferocity in this order\n  then\n    Ana holds Avalon, Castle and Wood Elf\n    \
             the draw pile is Trade, Tempest, Death, Ferocity\n",
        );
    }
    plays(
        &format!("{LOOK}Put up to two asset cards from among them into your hand. Put the rest{BOTTOM}"),
        "    Ana chooses Castle\n    Ana chooses Wood Elf\n    Ana puts Death and Ferocity in this order\n  then\n    \
         the draw pile is Trade, Tempest, Death, Ferocity\n",
    );
}

#[test]
fn others_are_taken_from_among_those_that_are_left() {
    plays(
        &format!(
            "{LOOK}Put all asset cards from among them into your hand. Put a card from among them on the bottom of the discard pile. Put the rest on top of the draw pile."
        ),
        "    Ana chooses Death\n  then\n    the discard pile contains Death\n    \
         the draw pile is Ferocity, Trade, Tempest\n",
    );
}

#[test]
fn what_is_revealed_or_chosen_of_them_is_not_the_rest() {
    let then = "    Ana chooses Castle\n    Ana puts Death, Wood Elf and Ferocity in this order\n  then\n    \
                Ana holds Avalon and Castle\n    the draw pile is Trade, Tempest, Death, Wood Elf, Ferocity\n";
    for text in [
        "Reveal an asset card from among them and put it into your hand. Put the rest",
        "Put one of them into your hand. Reveal it. Put the rest",
        "Choose one of them. Reveal that card. Put it into your hand. Put the rest",
    ] {
        plays(&format!("{LOOK}{text}{BOTTOM}"), then);
    }
    let then = "    Ana chooses Castle\n    Ana chooses Wood Elf\n    Ana puts Death and Ferocity in this order\n  then\n    \
                Ana holds Avalon, Castle and Wood Elf\n    the draw pile is Trade, Tempest, Death, Ferocity\n";
    for text in [
        "Choose two of them. Put them into your hand. Put the rest",
        "Choose two of them. Put those cards into your hand. Put the rest",
        "Reveal two of them. Put them into your hand. Put the rest",
    ] {
        plays(&format!("{LOOK}{text}{BOTTOM}"), then);
    }
    plays(
        &format!(
            "{LOOK}Reveal all asset cards from among them and put them into your hand. Put the rest{BOTTOM}"
        ),
        "    Ana puts Death and Ferocity in this order\n  then\n    Ana holds Avalon, Castle and Wood Elf\n",
    );
}

#[test]
fn what_is_done_for_each_of_them_leaves_the_rest() {
    plays(
        &format!("{LOOK}For each asset card from among them, put it into your hand. Put the rest{BOTTOM}"),
        "    Ana puts Death and Ferocity in this order\n  then\n    Ana holds Avalon, Castle and Wood Elf\n",
    );
}

#[test]
fn either_way_some_are_left() {
    for (control, then) in [
        ("an asset", "    Ana chooses Wood Elf\n"),
        ("no assets", "    Ana chooses Castle\n    Ana chooses Wood Elf\n"),
    ] {
        let text = format!(
            "{LOOK}If you control {control}, reveal two of them. Otherwise, put one of them into your hand. Put the rest on the bottom of the discard pile."
        );
        plays(
            &text,
            &format!(
                "{then}  then\n    the discard pile contains Death\n    the discard pile contains Ferocity\n    the discard pile doesn't contain Wood Elf\n"
            ),
        );
    }
    let text = "Choose one: put one of them into your hand, or put one of them on top of the discard pile. Put the rest";
    plays(
        &format!("Set the top three cards of the draw pile aside. {text}{BOTTOM}"),
        "    Ana chooses \"put one of them into your hand\"\n    Ana chooses Castle\n    Ana puts Death and Wood Elf in this order\n  \
         then\n    Ana holds Avalon and Castle\n",
    );
}

#[test]
fn them_is_asked_about_where_it_could_be_either() {
    assert_eq!(problems(&format!("{LOOK}Put two of them into your hand. Reveal them.")), ["CW403"]);
    assert_eq!(problems(&format!("{LOOK}Put two of them into your hand. Reveal those cards.")), ["CW403"]);
    let assets = "Put all asset cards from among them into your hand.";
    assert_eq!(problems(&format!("{LOOK}{assets} Reveal them.")), ["CW403"]);
    assert_eq!(problems(&format!("{LOOK}{assets} Reveal those cards.")), ["CW403"]);
    assert_eq!(problems(&format!("{LOOK}{assets} Reveal those asset cards.")), [""; 0]);
}

#[test]
fn one_of_them_is_out_of_several() {
    assert_eq!(problems("Reveal the top card of the draw pile. Put one of them into your hand."), ["CW407"]);
    let between = format!("{LOOK}Reveal a card from your hand. Put one of them into your hand.");
    assert_eq!(problems(&between), ["CW407"]);
}

#[test]
fn the_rest_of_what_was_moved_is_nothing() {
    assert_eq!(
        problems("Draw three cards. Discard two cards. Put the rest on top of the draw pile."),
        ["CW407"]
    );
    assert_eq!(problems(&format!("{LOOK}Put them into your hand. Put the rest{BOTTOM}")), ["CW407"]);
    assert_eq!(
        problems("Draw three cards. Discard two of them. Put the rest on top of the draw pile."),
        [""; 0]
    );
}

#[test]
fn that_many_are_those_that_were_picked() {
    plays(
        &format!("{LOOK}Put all asset cards from among them into your hand. Draw that many cards."),
        "  then\n    Ana holds Avalon, Castle, Wood Elf, Death and Ferocity\n",
    );
}

#[test]
fn what_is_drawn_at_the_same_time_is_not_there_yet() {
    assert_eq!(problems("At the same time, each player draws a card and reveals it."), ["CW402"]);
    assert_eq!(
        problems("At the same time, each player draws two cards and discards one of them."),
        ["CW402"]
    );
    assert_eq!(problems("Each player draws a card and reveals it."), [""; 0]);
    let rolls = "each opponent rolls a die and draws cards equal to the result.";
    assert_eq!(problems(&format!("At the same time, {rolls}")), ["CW402"]);
    assert_eq!(problems(&rolls.replace("each", "Each")), [""; 0]);
    let highest = "The player with the highest result draws a card.";
    assert_eq!(problems(&format!("At the same time, each player rolls a die. {highest}")), [""; 0]);
}

#[test]
fn the_other_two_is_no_rank() {
    let other = format!("{LOOK}Put one of them into your hand and the other three{BOTTOM}");
    assert_eq!(problems(&other), ["CW213"]);
    assert_eq!(problems(&other.replace("three", "three cards")), ["CW204"]);
    assert_eq!(problems("Choose a two you control. Destroy the other two."), ["CW213"]);
    assert_eq!(problems("Choose a two you control. Destroy all other twos."), [""; 0]);
}

#[test]
fn nobody_chooses_what_is_left_out() {
    assert_eq!(problems("Destroy all assets except an asset each player controls."), ["CW435"]);
    assert_eq!(problems("Destroy all assets except two assets you control."), ["CW435"]);
    for right in [
        "Choose an asset you control. Destroy all assets except that asset.",
        "Each player chooses an asset they control and destroys all other assets they control.",
        "Destroy all assets except aces.",
        "Destroy all assets except assets you control.",
    ] {
        assert_eq!(problems(right), [""; 0], "{right}");
    }
}

#[test]
fn everybody_reveals_their_own_at_the_same_time() {
    let hands = "  players Ana, Ben and Cleo\n  Ana holds Pier, Castle and Trade\n  Ben holds Death and Avalon\n  Cleo holds Wood Elf and Ferocity\n";
    let shown = |text: &str, lines: &str| {
        let scenario = format!(
            "scenario \"It is done as it reads\"\n{hands}\n  when Ana plays Pier\n{lines}  then\n    Ben sees Castle\n    Ana sees Death\n    Ana sees Ferocity\n"
        );
        passes(&set(&[("Pier", text)], &scenario));
    };
    let chosen = "    Ana chooses Castle\n    Ben chooses Death\n    Cleo chooses Ferocity\n";
    shown("At the same time, each player reveals a card from their hand.", chosen);
    shown("At the same time, each player chooses a card from their hand and reveals it.", chosen);
    shown("At the same time, each player reveals all cards in their hand.", "");
}

#[test]
fn any_number_of_them_can_be_taken() {
    let text = "Reveal the top three cards of the draw pile. Put any number of them into your hand. Put the rest on the bottom of the draw pile.";
    assert_eq!(crate::small_set::problems(text), [""; 0]);
    let scenario = "scenario \"Two of three\"\n  players Ana and Ben\n  Ana holds Pier and Castle\n  Ben holds 1 card\n  the draw pile is Tempest, Salamander, Trade, Ferocity, Sunstone, Death\n\n  when Ana plays Pier\n    Ana chooses Tempest, then Trade\n    Ana is done\n  then\n    Ana holds Castle, Tempest, Trade and no other cards\n    Salamander is at the bottom of the draw pile\n";
    crate::small_set::plays(text, scenario);
}

#[test]
fn one_card_is_not_several() {
    for text in [
        "Reveal the top card of the draw pile. Put those cards into your hand.",
        "Reveal the top card of the draw pile. Put them into your hand.",
        "Reveal a card from your hand. Reveal the top card of the draw pile. Put those cards on the bottom of the draw pile.",
    ] {
        assert_eq!(problems(text), ["CW407"], "{text}");
    }
    assert_eq!(
        problems("Reveal the top two cards of the draw pile. Put those cards into your hand."),
        [""; 0]
    );
}

#[test]
fn what_is_drawn_at_the_same_time_is_not_chosen_yet() {
    for text in [
        "At the same time, each player draws a card and discards a card.",
        "At the same time, each player draws a card and puts a card from their hand on the bottom of the draw pile.",
    ] {
        assert_eq!(problems(text), ["CW402"], "{text}");
    }
    for text in [
        "At the same time, each player discards a card and draws a card.",
        "At the same time, draw a card and each opponent discards a card.",
        "Each player draws a card. At the same time, each player discards a card.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}
