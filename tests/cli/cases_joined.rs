//! What several cases name is one thing afterwards, whichever was done; what they do not all name is nothing.

use crate::small_set::{passes, plays, problems, set_of};

/// Ana plays a card with this text; she controls a queen where it is said.
fn played(text: &str, controls: &str, then: &str) {
    let scenario = format!(
        "scenario \"Whichever was done\"\n  players Ana and Ben\n  Ana holds Pier, Castle and Death\n{controls}  \
         the draw pile is Tempest, Salamander, Trade, Ferocity\n\n  when Ana plays Pier\n{then}"
    );
    plays(text, &scenario);
}

#[test]
fn a_card_that_each_condition_asks_about_is_still_that_card() {
    let text = "Reveal the top card of the draw pile. If that card is blue, roll a die. Otherwise, if that card is green, reverse the direction of play. Put that card into your hand.";
    played(text, "", "  then\n    Ana holds Castle, Death, Tempest and no other cards\n");
    let two = "Choose an asset you control. Choose an asset an opponent controls. If it is blue, roll a die. Otherwise, if it is green, each opponent draws a card. Destroy that asset.";
    assert!(problems(two).contains(&"CW403".to_string()), "which of the two?");
}

#[test]
fn one_card_has_no_room_for_several() {
    let text = |all: &str| {
        format!(
            "If you control a king, reveal the top card of the draw pile. Otherwise, reveal the top two cards of the draw pile. {all}"
        )
    };
    assert_eq!(problems(&text("Put them into your hand.")), ["CW402"]);
    assert_eq!(problems(&text("Put those cards into your hand.")), ["CW402"]);
    let both = "If you control a king, reveal the top card of the draw pile and put it into your hand. Otherwise, reveal the top two cards of the draw pile and put them into your hand.";
    played(both, "", "  then\n    Ana holds 4 cards\n");
}

#[test]
fn what_took_a_place_is_not_written_over() {
    let text = "If you control a king, reveal the top card of the draw pile. Otherwise, reveal the bottom card of the draw pile and draw two cards. Put that card into your hand.";
    played(
        text,
        "",
        "  then\n    Ana holds Castle, Death, Tempest, Salamander, Ferocity and no other cards\n",
    );
    let chosen = "If you control a king, reveal the top card of the draw pile. Otherwise, reveal a card from your hand and choose an asset.";
    assert!(
        problems(&format!("{chosen} Put it on the bottom of the draw pile.")).contains(&"CW402".to_string())
    );
    played(
        &format!("{chosen} Put that card on the bottom of the draw pile."),
        "  Ben controls Wood Elf\n",
        "    Ana chooses Castle\n  then\n    Ben controls Wood Elf\n    Castle is at the bottom of the draw pile\n",
    );
}

#[test]
fn a_suit_is_no_color() {
    let text = "If you control a king, name a color. Otherwise, name a suit. Reveal a card of that color from your hand.";
    assert_eq!(problems(text), ["CW402"]);
}

#[test]
fn where_it_lies_is_known_if_no_case_has_it_in_play() {
    let text = "If you control a king, reveal the top card of the draw pile. Otherwise, reveal a card from your hand. Destroy it.";
    assert_eq!(problems(text), ["CW436"]);
}

#[test]
fn an_answer_is_asked_for_where_only_one_can_be_meant() {
    for text in [
        "If you control a king, you may draw a card. Otherwise, if you control a queen, you may draw a card. Otherwise, the next player may draw a card. If you do, draw three cards.",
        "If you control a king, you may draw a card. Otherwise, if you control a queen, each opponent may draw a card. Otherwise, you may draw a card. If you do, draw three cards.",
        "If you control a king, for each asset you control, you may draw a card. Otherwise, you may draw a card. If you do, draw three cards.",
        "If you control a king, choose one: draw a card, or you may draw two cards. Otherwise, if you control a queen, you may draw three cards. If you do, each opponent draws a card.",
    ] {
        assert_eq!(problems(text), ["CW409"], "{text}");
    }
}

#[test]
fn another_asset_is_never_this_card_whatever_was_named_before() {
    for text in [
        "Whenever you draw a card, destroy all other assets.",
        "At the beginning of your turn, draw a card. Destroy another asset you control.",
    ] {
        let scenario = "scenario \"Another one\"\n  players Ana and Ben\n  Ana holds Castle\n  Ana controls Pier and Wood Elf\n\n  when Ana's turn begins\n  then\n    Ana controls Pier and no other cards\n";
        passes(&set_of("asset", &[("Pier", text)], scenario));
    }
    let alone =
        "At the beginning of your turn, draw a card. If you control another asset, destroy this card.";
    let scenario = "scenario \"No other\"\n  players Ana and Ben\n  Ana holds Castle\n  Ana controls Pier\n\n  when Ana's turn begins\n  then\n    Ana controls Pier\n";
    passes(&set_of("asset", &[("Pier", alone)], scenario));
}
