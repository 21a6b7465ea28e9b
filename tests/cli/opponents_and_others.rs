//! Whose opponents are meant, others than whom, and whose cards are gone through: each of these sentences once was
//! about "you" or about somebody nobody had named.

use crate::crazier::crazier;
use crate::support::{codes, folder, run};

/// Assets without a text.
const PLAIN: [&str; 11] =
    ["Oar", "Net", "Sail", "Mast", "Keel", "Buoy", "Rope", "Knot", "Crab", "Clam", "Fish"];

/// A folder with an event or an asset with this text.
fn harbour(text: &str, scenario: &str) -> crate::support::TempDir {
    let stays = ["At the", "Whenever"].iter().any(|word| text.starts_with(word));
    let kind = if stays { "asset" } else { "event" };
    let mut cards = format!("card \"Pier\"\n  7 of moon, {kind}\n\n  {text}\n");
    for name in PLAIN {
        cards.push_str(&format!("\ncard \"{name}\"\n  2 of sun, asset\n"));
    }
    let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    crazier(&[
        ("harbour/set.toml", set),
        ("harbour/harbour.cards", cards.as_bytes()),
        ("harbour/harbour.scenario", scenario.as_bytes()),
    ])
}

fn problems(text: &str) -> Vec<String> {
    codes(harbour(text, "").path(), &[])
}

/// Ana, with three assets and two cards left, plays the event. Ben has two assets and four cards, Cid one of each.
fn played(text: &str, lines: &str) {
    let position = "scenario \"As it says\"\n  players Ana, Ben and Cid\n  Ana holds Pier, Rope and Knot\n  Ana controls Oar, Net and Sail\n  Ben holds Crab, Clam and 2 other cards\n  Ben controls Mast and Keel\n  Cid holds Fish and no other cards\n  Cid controls Buoy\n\n  when Ana plays Pier\n";
    let lines: String = lines.lines().map(|line| format!("  {line}\n")).collect();
    let run = run(harbour(text, &format!("{position}{lines}")).path(), &["test"]);
    assert_eq!(run.code, 0, "{text}\n{lines}\n{}{}", run.out, run.err);
}

#[test]
fn opponents_are_those_of_whoever_does_it() {
    let theirs = "then\n  Ben can choose Ana\n  Ben can choose Cid\n  Ben can't choose Ben";
    let given = "  Ana chooses Rope, then Ben\n  Ben chooses Crab";
    played("Each player gives a card to an opponent of their choice.", &format!("{given}\n{theirs}"));
    let chosen = "  Ana chooses Ben, then Rope";
    played(
        "Each player chooses an opponent and gives a card to that opponent.",
        &format!("{chosen}\n{theirs}"),
    );
    played(
        "Each player destroys an asset an opponent controls.",
        "  Ana chooses Buoy\nthen\n  Ben is asked to choose from Oar, Net and Sail",
    );
    played(
        "Each player draws cards equal to the number of assets each opponent controls.",
        "then\n  Ana holds 5 cards\n  Ben holds 8 cards\n  Cid holds 6 cards",
    );
    played(
        "The next player draws cards equal to the number of assets opponents control.",
        "then\n  Ben holds 8 cards",
    );
}

#[test]
fn whoever_does_it_picks_the_player() {
    played(
        "The next player looks at all cards in an opponent's hand.",
        "then\n  Ben is asked to choose from Ana and Cid",
    );
}

#[test]
fn a_comparison_is_with_the_opponents_of_whoever_it_is_about() {
    let text = "Choose a player. If that player controls fewer assets than each opponent, draw two cards.";
    played(text, "  Ana chooses Cid\nthen\n  Ana holds 4 cards");
    played(text, "  Ana chooses Ben\nthen\n  Ana holds 2 cards");
}

#[test]
fn an_opponent_of_an_opponent_is_asked_for() {
    for text in [
        "Each opponent looks at all cards in an opponent's hand.",
        "Choose an opponent. That opponent gains control of an asset an opponent controls.",
        "Whenever an opponent destroys an asset, that opponent gives a card to an opponent.",
        "Each opponent draws cards equal to the number of assets opponents control.",
        "Choose an opponent. If that opponent has more cards in hand than each opponent, draw a card.",
    ] {
        assert_eq!(problems(text), ["CW403"], "{text}");
    }
    for text in [
        "Each opponent looks at all cards in another player's hand.",
        "Choose an opponent. That opponent gains control of an asset another opponent controls.",
        "Whenever an opponent destroys an asset, that opponent gives a card to another player.",
        "Each opponent draws cards equal to the number of assets other opponents control.",
        "Choose an opponent. If that opponent has more cards in hand than each other player, draw a card.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

/// Ana controls the asset with this text. In Ben's turn Ben plays one that makes him destroy what he chooses.
fn destroyed_by_ben(text: &str, chosen: &str, ana: u8) {
    let set = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    let cards = format!(
        "card \"Pier\"\n  7 of moon, asset\n\n  {text}\n\ncard \"Gale\"\n  7 of sun, event\n\n  Destroy an asset of your choice.\n\ncard \"Oar\"\n  2 of sun, asset\n\ncard \"Net\"\n  2 of moon, asset\n"
    );
    let scenario = format!(
        "scenario \"Whose opponents\"\n  players Ana, Ben and Cid\n  Ana controls Pier and Oar\n  Ana holds 2 cards\n  Ben holds Gale and 2 other cards\n  Ben controls Net\n  Cid holds 3 cards\n\n  when Ana's turn ends\n    Ben plays Gale\n    Ben chooses {chosen}\n  then\n    Ana holds {ana} cards\n"
    );
    let harbour = crazier(&[
        ("harbour/set.toml", set),
        ("harbour/harbour.cards", cards.as_bytes()),
        ("harbour/harbour.scenario", scenario.as_bytes()),
    ]);
    let run = run(harbour.path(), &["test"]);
    assert_eq!(run.code, 0, "{text}\n{}{}", run.out, run.err);
}

#[test]
fn opponents_in_what_is_waited_for_are_those_of_whoever_does_it() {
    let text = "Whenever a player destroys an asset an opponent controls, draw a card.";
    destroyed_by_ben(text, "Oar", 3);
    destroyed_by_ben(text, "Net", 2);
    let text = "Whenever an asset an opponent controls is destroyed, draw a card.";
    destroyed_by_ben(text, "Oar", 2);
    destroyed_by_ben(text, "Net", 3);
}

#[test]
fn an_opponent_of_an_opponent_is_asked_for_in_what_is_waited_for() {
    for text in [
        "Whenever an opponent destroys an asset an opponent controls, draw a card.",
        "Whenever an opponent gives a card to an opponent, draw a card.",
        "Whenever an opponent discards a card during an opponent's turn, draw a card.",
    ] {
        assert_eq!(problems(text), ["CW403"], "{text}");
        let right =
            text.replacen("an opponent", "another player", 2).replacen("another player", "an opponent", 1);
        assert_eq!(problems(&right), [""; 0], "{right}");
    }
}

#[test]
fn others_are_others_than_those_of_the_sentence_before() {
    played(
        "Each player with the fewest cards in hand draws two cards. Each other player reveals a card from their hand.",
        "then\n  Cid holds 3 cards\n  Ana is asked to choose from Rope and Knot",
    );
    played(
        "Each opponent who controls two or more assets destroys an asset they control. Each other opponent draws a card.",
        "  Ben chooses Keel\nthen\n  Ben holds 4 cards\n  Cid holds 2 cards",
    );
    played(
        "Each opponent who controls two or more assets destroys an asset they control and each other opponent draws a card.",
        "  Ben chooses Keel\nthen\n  Ben holds 4 cards\n  Cid holds 2 cards",
    );
    played(
        "For each player who controls two or more assets, that player draws a card. For each other player, draw a card.",
        "then\n  Ana holds 4 cards\n  Ben holds 5 cards\n  Cid holds 1 card",
    );
    played(
        "Choose two opponents. Those opponents draw a card. Each other player draws three cards.",
        "then\n  Ana holds 5 cards\n  Ben holds 5 cards\n  Cid holds 2 cards",
    );
}

#[test]
fn others_are_others_than_whoever_was_named_last() {
    let ben = "then\n  Ana holds 4 cards\n  Ben holds 5 cards\n  Cid holds 3 cards";
    played("The next player draws a card. Each other player draws two cards.", ben);
    played("The player on your left draws a card. Each other player draws two cards.", ben);
    played(
        "The player on your left draws a card. Each other opponent draws two cards.",
        "then\n  Ana holds 2 cards\n  Ben holds 5 cards\n  Cid holds 3 cards",
    );
    played(
        "Give a card to the next player. Each other player draws two cards.",
        "  Ana chooses Rope\nthen\n  Ana holds 3 cards\n  Ben holds 5 cards\n  Cid holds 3 cards",
    );
}

#[test]
fn others_than_whoever_does_what_is_waited_for() {
    let text = "Whenever the player on your left draws a card, each other player draws a card.";
    let scenario = "scenario \"No chain\"\n  players Ana, Ben and Cid\n  Ana controls Pier\n  Ana holds 2 cards\n  Ben holds 4 cards\n  Cid holds 1 card\n\n  when Ana's turn ends\n  then\n    Ana holds 3 cards\n    Ben holds 5 cards\n    Cid holds 2 cards\n";
    let run = run(harbour(text, scenario).path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn nobody_is_other_than_everybody() {
    assert_eq!(problems("Each player draws a card. Each other player discards a card."), ["CW402"]);
    let text = "If you control an ace, each player with the fewest cards in hand draws a card. Each other player discards a card.";
    assert_eq!(problems(text), ["CW402"]);
}

#[test]
fn for_each_card_of_a_player_is_for_those_of_all() {
    played(
        "For each asset a player controls, that player draws a card.",
        "then\n  nobody is asked anything\n  Ana holds 5 cards\n  Ben holds 6 cards\n  Cid holds 2 cards",
    );
    played(
        "For each asset an opponent controls, that opponent draws a card.",
        "then\n  nobody is asked anything\n  Ana holds 2 cards\n  Ben holds 6 cards\n  Cid holds 2 cards",
    );
    played(
        "For each asset an opponent controls, draw a card.",
        "then\n  nobody is asked anything\n  Ana holds 5 cards",
    );
    played(
        "For each asset an opponent controls, destroy it and that opponent draws a card.",
        "then\n  Ben holds 6 cards\n  Cid holds 2 cards\n  Cid controls no cards",
    );
}

#[test]
fn of_those_who_are_gone_through_others_are_other_than_each() {
    // Ben has four cards and Cid one.
    let held = |ana, ben, cid| {
        format!("then\n  Ana holds {ana} cards\n  Ben holds {ben} cards\n  Cid holds {cid} cards")
    };
    played("For each opponent, each other opponent draws a card.", &held(2, 5, 2));
    played("For each opponent who controls an asset, each other player draws a card.", &held(4, 5, 2));
    let most = "For each opponent, if that opponent controls more assets than each other opponent, that opponent draws a card.";
    played(most, &held(2, 5, 1));
    played(
        "For each opponent, if no other opponent controls two or more assets, draw a card.",
        &held(3, 4, 1),
    );
    assert_eq!(problems("Each opponent draws a card. Each other opponent draws two cards."), ["CW402"]);
}

#[test]
fn each_card_of_somebody_says_of_whom() {
    for text in [
        "Destroy each asset an opponent controls.",
        "Gain control of each king a player controls until the end of this turn.",
    ] {
        assert_eq!(problems(text), ["CW434"], "{text}");
    }
    for text in [
        "Destroy all assets opponents control.",
        "Destroy all assets an opponent controls.",
        "Destroy each asset opponents control.",
        "For each asset an opponent controls, draw a card.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn nobody_is_asked_of_whom_it_is_true_where_nothing_is_said_of_them() {
    let plays = |text: &str, then: &str| {
        let cards = format!("card \"Pier\"\n  2 of moon, asset\n\n  At the beginning of your turn, {text}\n");
        let scenario = format!(
            "scenario \"as it reads\"
  players Ana, Ben and Cid
  Ana controls Pier
  Ana holds 4 cards
  Ben holds 4 cards
  Cid holds 4 cards

  when Ana's turn begins
  then
    {then}
"
        );
        let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
        let files = [("set.toml", set), ("a.cards", cards.as_bytes()), ("a.scenario", scenario.as_bytes())];
        let run = run(folder(&files).path(), &["test", "."]);
        assert_eq!(run.code, 0, "{text}\n{}{}", run.out, run.err);
    };
    plays("if an opponent has four or more cards in hand, draw a card.", "Ana holds 6 cards");
    plays(
        "if an opponent has four or more cards in hand, that opponent draws a card.",
        "Ana is asked to choose from Ben and Cid",
    );
}
