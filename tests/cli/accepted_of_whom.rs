//! Texts about one of several players or cards that once were accepted and were true of nobody, or of all of them
//! together: now each is true of those it names, or is refused.

use crate::crazier::crazier;
use crate::support::{codes, run};

/// The problems of a card with this text.
fn problems(kind: &str, text: &str) -> Vec<String> {
    let cards = format!("card \"Pier\"\n  7 of moon, {kind}\n\n  {text}\n");
    codes(of_cards(&cards, "").path(), &[])
}

fn of_cards(cards: &str, scenario: &str) -> crate::support::TempDir {
    let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    crazier(&[
        ("harbour/set.toml", set),
        ("harbour/harbour.cards", cards.as_bytes()),
        ("harbour/harbour.scenario", scenario.as_bytes()),
    ])
}

/// Plays a scenario with these lines.
fn passes(cards: &str, lines: &str) {
    let scenario = format!("scenario \"As it says\"\n  players Ana, Ben and Cid\n{}\n", indented(lines));
    let run = run(of_cards(cards, &scenario).path(), &["test"]);
    assert_eq!(run.code, 0, "{cards}\n{scenario}\n{}{}", run.out, run.err);
}

fn indented(lines: &str) -> String {
    let lines: Vec<String> = lines.lines().map(|line| format!("  {}", line.trim_end())).collect();
    lines.join("\n")
}

/// Whether the asset of Ana, a seven of moon, takes effect at the beginning of her turn.
fn holds(condition: &str, position: &str, expected: bool) {
    let cards = format!(
        "card \"Pier\"\n  7 of moon, asset\n\n  At the beginning of your turn, if {condition}, draw a card.\n"
    );
    let says = if expected { "says" } else { "doesn't say" };
    passes(
        &cards,
        &format!(
            "Ana controls Pier\n{position}\n\nwhen Ana's turn begins\nthen\n  the log {says} \"Pier takes effect\""
        ),
    );
}

#[test]
fn a_condition_about_an_opponent_is_true_of_one_of_them() {
    let assets =
        "Ana controls Castle\nBen controls Wood Elf, Banshee and Avalon\nCid controls Elven Princess";
    holds("you control more assets than an opponent", assets, true);
    holds("you control more assets than another player", assets, true);
    holds("you control more assets than each opponent", assets, false);
    holds("the number of assets an opponent controls is three or more", assets, true);
    holds("the number of assets an opponent controls is four or more", assets, false);
    holds("the number of assets opponents control is four or more", assets, true);
    let hands = "Ana holds 3 cards\nBen holds Avalon and 4 other cards\nCid holds 1 card";
    holds("you have more cards in your hand than an opponent", hands, true);
    holds("you have more cards in your hand than each opponent", hands, false);
    holds(
        "you have fewer cards in your hand than each opponent",
        "Ana holds 1 card\nBen holds 2 cards",
        true,
    );
    holds("you have more cards in hand than an opponent", hands, true);
    holds("you have fewer cards in hand than an opponent", hands, true);
    holds("the number of cards in an opponent's hand is five", hands, true);
    holds("the number of cards in an opponent's hand is six", hands, false);
    holds("an ace is in an opponent's hand", hands, true);
    holds("there are no aces in an opponent's hand", hands, false);
    holds("an asset an opponent controls is green", "Cid controls Wood Elf", true);
    holds("an asset an opponent controls is green", "Ana controls Wood Elf", false);
    holds(
        "two or more assets an opponent controls are green",
        "Ben controls Avalon\nCid controls Wood Elf",
        false,
    );
}

#[test]
fn an_event_about_an_opponents_card_is_about_that_of_any() {
    let harbour = "card \"Pier\"\n  7 of moon, asset\n\n  Whenever an asset an opponent controls enters play, that opponent draws a card.\n";
    passes(
        harbour,
        "Ana controls Pier\nBen holds Wood Elf and 2 other cards\n\nwhen Ben plays Wood Elf\nthen\n  Ben holds 3 cards",
    );
    passes(
        harbour,
        "Ana controls Pier\nAna holds Wood Elf and 2 other cards\n\nwhen Ana plays Wood Elf\nthen\n  Ana holds 2 cards",
    );
    let instead = "card \"Pier\"\n  7 of moon, asset\n\n  If an asset another player controls would be destroyed, put it into your hand instead.\n";
    passes(
        instead,
        "Ana controls Pier\nAna holds Trade and no other cards\nCid controls Castle and Wood Elf\nBen holds Death and 2 other cards\n\nwhen Ben plays Death\n  Ben chooses Castle\nthen\n  Ana holds Trade, Castle and no other cards",
    );
}

#[test]
fn what_holds_for_an_opponents_cards_holds_for_those_of_each() {
    let harbour = "card \"Pier\"\n  7 of moon, asset\n\n  Assets an opponent controls can't be destroyed.\n";
    let position =
        "Ana controls Pier\nBen controls Castle\nAna holds Death and 2 other cards\n\nwhen Ana plays Death";
    passes(harbour, &format!("{position}\nthen\n  Ben controls Castle"));
    let also = "card \"Pier\"\n  7 of moon, asset\n\n  Assets an opponent controls are also blue.\n\ncard \"Quay\"\n  6 of moon, event\n\n  Destroy all blue assets.\n";
    passes(
        also,
        "Ana controls Pier and Wood Elf\nBen controls Castle\nAna holds Quay and 2 other cards\n\nwhen Ana plays Quay\nthen\n  Ana controls Wood Elf\n  the discard pile contains Castle",
    );
}

#[test]
fn what_is_required_of_an_opponent_is_required_of_one() {
    let pier = |requires: &str| {
        format!("card \"Pier\"\n  7 of moon, event\n  requires {requires}\n\n  Draw a card.\n")
    };
    let position = "Ana holds Pier and 2 other cards\nBen controls Castle and Wood Elf\nCid controls Banshee";
    for requires in [
        "an asset an opponent controls",
        "two assets an opponent controls",
        "no opponent who controls three assets",
    ] {
        passes(&pier(requires), &format!("{position}\n\nwhen Ana plays Pier\nthen\n  Ana holds 3 cards"));
    }
    for requires in ["three or more assets an opponent controls", "no opponent who controls an asset"] {
        passes(
            &pier(requires),
            &format!("{position}\n\nwhen Ana's main phase begins\nthen\n  Ana can't play Pier"),
        );
    }
}

#[test]
fn who_was_compared_with_can_be_pointed_at() {
    let pier = "card \"Pier\"\n  7 of moon, event\n\n  If you have more cards in hand than an opponent, that opponent draws a card.\n";
    passes(
        pier,
        "Ana holds Pier and 3 other cards\nBen holds 5 cards\nCid holds 2 cards\n\nwhen Ana plays Pier\nthen\n  Ben holds 5 cards\n  Cid holds 3 cards",
    );
    let quay = "card \"Pier\"\n  7 of moon, asset\n\n  As soon as the number of cards in an opponent's hand is one or fewer, that opponent draws two cards.\n";
    passes(
        quay,
        "Ana controls Pier\nBen holds Banshee and 1 other card\n\nwhen Ben plays Banshee\nthen\n  Ben holds 3 cards",
    );
}

#[test]
fn players_who_cannot_be_told_apart_are_asked_about() {
    assert_eq!(
        problems("event", "If an opponent has more cards in hand than an opponent, draw a card."),
        ["CW406"]
    );
    // Nobody controls a card together with others, and a number there would be a rank.
    assert_eq!(problems("asset", "Assets two opponents control can't be destroyed."), ["CW210"]);
    assert_eq!(problems("event", "Each player with the highest cards in hand draws a card."), ["CW431"]);
    assert_eq!(problems("event", "Each player with the most cards in hand draws a card."), [""; 0]);
}

#[test]
fn as_many_cards_share_something_as_the_text_says() {
    let mixed = "Ana controls Castle\nBen controls Mimir's Well";
    holds("this card shares a color with each asset you control", mixed, false);
    holds("this card shares a color with all other assets", mixed, false);
    holds("this card shares a color with two or more other assets", mixed, false);
    holds("this card shares a color with another asset", mixed, true);
    holds("this card shares a color with another asset", "Ben controls Castle", false);
    let twins = "Ben controls Mimir's Well\nCid controls Lady of the Lake";
    holds("this card shares a color with each other asset", twins, true);
    holds("this card shares a color with two or more other assets", twins, true);
}

#[test]
fn another_card_is_another_than_the_card_itself() {
    let alike = "an asset opponents control shares a color with another asset opponents control";
    let pier = format!("card \"Pier\"\n  7 of moon, event\n\n  If {alike}, draw a card.\n");
    let position = "Ana holds Pier and 2 other cards\nBen controls Castle";
    passes(&pier, &format!("{position}\n\nwhen Ana plays Pier\nthen\n  Ana holds 2 cards"));
    let quay =
        "card \"Pier\"\n  7 of moon, event\n\n  Destroy all assets that share a color with another asset.\n";
    passes(
        quay,
        "Ana holds Pier and 2 other cards\nBen controls Castle and Mimir's Well\nCid controls Lady of the Lake\n\nwhen Ana plays Pier\nthen\n  Ben controls Castle\n  the discard pile contains Mimir's Well",
    );
}

#[test]
fn a_number_is_asked_of_each_card() {
    let assets = "Ana controls Castle\nBen controls Elven Princess";
    holds("the rank of an asset you control is three", assets, true);
    holds("the rank of each asset you control is seven", assets, false);
    holds("the rank of this card is more than the rank of each other asset", assets, false);
    holds("the rank of this card is more than the rank of each other asset", "Ben controls Castle", true);
    holds("an asset is green", "Ana holds Wood Elf", false);
    holds("an asset is green", "Ben controls Wood Elf", true);
    assert_eq!(problems("event", "If a king is blue, draw a card."), ["CW412"]);
    assert_eq!(problems("event", "Draw cards equal to the rank of an asset you control."), ["CW431"]);
}

/// Ana destroys what the definition holds for.
fn defined(condition: &str, position: &str, gone: &str, left: &str) {
    let cards = format!(
        "counter \"pack\"\n\ndefinition \"towers\"\n  A card towers if {condition}.\n\ncard \"Pier\"\n  7 of moon, event\n\n  Destroy all assets that tower.\n\ncard \"Quay\"\n  7 of moon, asset\n  enters with a pack counter\n"
    );
    passes(
        &cards,
        &format!(
            "Ana holds Pier and 2 other cards\n{position}\n\nwhen Ana plays Pier\nthen\n  the discard pile contains {gone}\n  Cid controls {left}"
        ),
    );
}

#[test]
fn it_stands_anywhere_in_a_definition() {
    let both = "Ben controls Elven Princess\nCid controls Castle";
    defined("the rank of it is five or more", both, "Elven Princess", "Castle");
    let counters =
        "Ben controls Wood Elf\nCid controls Castle\nWood Elf has 2 pack counters\nCastle has 1 pack counter";
    defined("the number of pack counters on it is two or more", counters, "Wood Elf", "Castle");
    let hands = "Ben controls Wood Elf\nBen holds 3 cards\nCid controls Castle\nCid holds 1 card";
    defined("its controller has two or more cards in hand", hands, "Wood Elf", "Castle");
    let pairs = "Ben controls Mimir's Well and Lady of the Lake\nCid controls Castle";
    defined(
        "its controller controls another card that shares a color with it",
        pairs,
        "Mimir's Well",
        "Castle",
    );
    let pile = "the discard pile is Trade, Lady of the Lake\nBen controls Mimir's Well\nCid controls Castle";
    defined(
        "there are two or more cards in the discard pile that share a color with it",
        pile,
        "Mimir's Well",
        "Castle",
    );
}

#[test]
fn a_definition_that_hangs_on_who_asks_is_refused() {
    let of = |condition: &str| {
        let cards = format!(
            "definition \"towers\"\n  A card towers if {condition}.\n\ncard \"Pier\"\n  7 of moon, event\n\n  Destroy all assets that tower.\n"
        );
        codes(of_cards(&cards, "").path(), &[])
    };
    assert_eq!(of("you control a card that shares a color with it"), ["CW401"]);
    assert_eq!(of("an opponent controls it"), ["CW401"]);
    assert_eq!(of("there is an asset whose rank is more than the rank of it"), ["CW402"]);
    assert_eq!(of("an opponent of its controller has two or more cards in hand"), [""; 0]);
}

#[test]
fn the_highest_card_is_the_highest_of_some() {
    let revealed =
        "Reveal the top three cards of the draw pile. Put the card with the highest rank into your hand.";
    assert_eq!(problems("event", revealed), ["CW412"]);
    assert_eq!(problems("event", "Discard the card with the highest rank."), [""; 0]);
    assert_eq!(problems("event", "Destroy the asset with the highest rank."), [""; 0]);
}

const LIMIT: &str =
    "card \"Pier\"\n  7 of moon, asset\n\n  Opponents can't play more than one event each turn.\n
card \"Quay\"\n  7 of moon, asset\n\n  You may play three additional cards each turn.\n
card \"Buoy\"\n  7 of moon, event\n\n  Shuffle the draw pile.\n
card \"Tide\"\n  7 of moon, event\n\n  Shuffle the draw pile.\n";

#[test]
fn a_limit_counts_the_cards_it_speaks_of() {
    let ben = "Ana controls Pier\nBen controls Quay\nBen holds Castle, Buoy, Tide and Wood Elf";
    passes(
        LIMIT,
        &format!(
            "{ben}\n\nwhen Ben plays Castle\nwhen Ben plays Buoy\nthen\n  Ben can't play Tide\n  Ben can play Wood Elf"
        ),
    );
    let of = |text: &str| problems("asset", text);
    assert_eq!(of("Opponents can't destroy more than one asset each turn."), ["CW434"]);
    assert_eq!(of("Opponents can't gain control of more than one asset each turn."), ["CW434"]);
    assert_eq!(of("Opponents can't reveal more than two cards each turn."), ["CW434"]);
    assert_eq!(of("Opponents can't discard more than one card from their hand each turn."), ["CW434"]);
    assert_eq!(of("Opponents can't draw more than one card each turn."), [""; 0]);
}

#[test]
fn a_text_of_every_turn_is_about_the_same_player_in_all_of_them() {
    for text in [
        "The next player can't draw cards.",
        "While you control an ace, the next player can't draw cards.",
        "Assets the next player controls can't be destroyed.",
        "Cards in the next player's hand can't be revealed.",
        "The next player may discard an additional card each turn.",
        "Opponents can't draw cards during the next player's turn.",
    ] {
        assert_eq!(problems("asset", text), ["CW406"], "{text}");
        let by_name = text.replace("he next player", "he player on your left");
        assert_eq!(problems("asset", &by_name), [""; 0], "{by_name}");
    }
    assert_eq!(problems("asset", "The next player can't draw cards during your turn."), [""; 0]);
    let whenever = "Whenever you discard an ace, the next player can't draw cards this turn.";
    assert_eq!(problems("asset", whenever), [""; 0]);
}

#[test]
fn nobody_is_next_in_their_own_turn() {
    let text = "At the beginning of the next player's turn, draw a card.";
    assert_eq!(problems("asset", text), ["CW421"]);
    assert_eq!(problems("asset", "At the end of the next player's draw phase, draw a card."), ["CW421"]);
    let by_name = text.replace("the next player", "the player on your left");
    assert_eq!(problems("asset", &by_name), [""; 0]);
    assert_eq!(problems("event", "At the beginning of the next player's next turn, draw a card."), [""; 0]);
}

#[test]
fn what_is_one_for_all_is_not_taken_by_each_at_the_same_time() {
    for text in [
        "At the same time, each player reveals the top card of the draw pile and puts it into their hand.",
        "At the same time, each opponent puts the top card of the draw pile into their hand.",
        "At the same time, each player puts a random card from the discard pile into their hand.",
    ] {
        assert_eq!(problems("event", text), ["CW439"], "{text}");
    }
    for text in [
        "Each player reveals the top card of the draw pile and puts it into their hand.",
        "At the same time, each player looks at the top card of the draw pile.",
        "At the same time, each player puts a card from their hand on the bottom of the draw pile.",
        "At the same time, each player chooses a card from the discard pile.",
    ] {
        assert_eq!(problems("event", text), [""; 0], "{text}");
    }
}

#[test]
fn an_ally_behind_somebody_else_is_of_somebody() {
    for text in [
        "Choose an opponent. That opponent draws a card and each ally draws a card.",
        "The player with the most points scores one point and an ally of your choice draws a card.",
    ] {
        assert_eq!(problems("event", text), ["CW403"], "{text}");
    }
    for text in [
        "Choose an opponent. That opponent draws a card and each ally of that player draws a card.",
        "Choose an opponent. That opponent draws a card and each ally of you draws a card.",
        "Draw a card and each ally draws a card.",
        "Each opponent discards a card and each ally draws a card.",
    ] {
        assert_eq!(problems("event", text), [""; 0], "{text}");
    }
}
