//! Whoever an event speaks of is looked at when it has happened: what the event changes is asked too late, and is refused.

use crate::crazier::crazier;
use crate::goods::mint;
use crate::small_set::{harbour, passes, problems_of_an_asset, shown};
use crate::support::{codes, run};

#[test]
fn what_the_event_changes_is_asked_before_it() {
    for (text, whole) in [
        (
            "Whenever an opponent with no cards in hand draws a card, score one point.",
            "If an opponent with no cards in hand would draw a card, first score one point.",
        ),
        (
            "Whenever a player with no points scores one or more points, draw a card.",
            "If a player with no points would score one or more points, first draw a card.",
        ),
        (
            "Whenever an opponent who controls no assets destroys an asset, draw a card.",
            "If an opponent who controls no assets would destroy an asset, first draw a card.",
        ),
        (
            "Whenever a card is discarded by an opponent with two or fewer cards in hand, draw a card.",
            "If a card would be discarded by an opponent with two or fewer cards in hand, first draw a card.",
        ),
    ] {
        let would = whole.split(", first").next().expect("is there");
        shown("asset", text, "CW441", would, whole);
    }
}

#[test]
fn or_afterwards() {
    let text = "Whenever an opponent with no cards in hand draws a card, score one point.";
    let whole =
        "Whenever an opponent draws a card, if that opponent has exactly one card in hand, score one point.";
    shown("asset", text, "CW441", "Whenever an opponent draws a card, if that opponent …", whole);
}

#[test]
fn goods_are_asked_of_themselves_alone() {
    let said = |asset: &str| codes(mint("Draw a card.", asset, "").path(), &[]);
    for text in [
        "Whenever a player with no coins gains one or more coins, that player draws a card.",
        "Whenever an opponent with three or more coins loses one or more coins, draw a card.",
    ] {
        assert_eq!(said(text), ["CW441"], "{text}");
    }
    for text in [
        "Whenever an opponent with three or more coins draws a card, gain a coin.",
        "Whenever an opponent with no cards in hand gains one or more coins, draw a card.",
    ] {
        assert_eq!(said(text), [""; 0], "{text}");
    }
}

#[test]
fn what_the_event_leaves_alone_is_asked_as_ever() {
    for text in [
        "Whenever an opponent who controls two or more assets draws a card, draw a card.",
        "Whenever an opponent with no cards in hand loses the game, draw a card.",
        "Whenever an opponent with two or more cards in hand skips a turn, draw a card.",
        "If an opponent with no cards in hand would draw a card, first score one point.",
    ] {
        assert_eq!(problems_of_an_asset(text), [""; 0], "{text}");
    }
}

#[test]
fn discarding_and_playing_leave_alone_what_is_in_play() {
    for text in [
        "Whenever a player who controls two or more assets discards a card, draw a card.",
        "Whenever an opponent who controls no assets plays an event, draw a card.",
        "Whenever an opponent who controls an asset that has a wish counter plays a card, draw a card.",
    ] {
        assert_eq!(problems_of_an_asset(text), [""; 0], "{text}");
    }
    for text in [
        "Whenever an opponent with two or more cards in hand plays an event, draw a card.",
        "Whenever an opponent with two or more cards in hand discards a card, draw a card.",
    ] {
        assert_eq!(problems_of_an_asset(text), ["CW441"], "{text}");
    }
}

#[test]
fn what_is_played_enters_play_afterwards() {
    let text = "Whenever an opponent who controls no assets plays an asset, draw a card.";
    let cards = format!("card \"Pier\"\n  2 of moon, asset\n\n  {text}\n");
    for (given, then) in
        [("Ana controls Spell Tome", "Ben holds 1 card"), ("Ana holds Death", "Ben holds 2 cards")]
    {
        passes(&harbour(
            &cards,
            &format!(
                "Ana holds Castle and Wood Elf
  {given}
  Ben holds Salamander
  Ben controls Pier

  when Ana plays Castle
  then
    Ana controls Castle
    {then}
"
            ),
        ));
    }
}

#[test]
fn a_verb_of_the_game_may_discard_from_play() {
    let rules = "replace definition \"destroy\"\n  To destroy a card, discard it.\n";
    let text = "Whenever a player who controls two or more assets discards a card, draw a card.";
    let cards = format!("card \"Pier\"\n  2 of moon, asset\n\n  {text}\n");
    let folder = crazier(&[
        ("game.toml", b"name = \"Laid Eights\"\nvariant-of = \"Crazier Eights\"\n"),
        ("rules.cards", rules.as_bytes()),
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Laid Eights\"\n"),
        ("harbour/a.cards", cards.as_bytes()),
    ]);
    assert_eq!(codes(folder.path(), &[]), ["CW441"]);
}

#[test]
fn what_is_shown_looks_before_it() {
    let scenario = "scenario \"as it reads\"
  players Ana, Ben and Cid
  Ana holds Pier and Castle
  Ben controls Quay
  Ben has 1 coin
  Cid has 0 coins
  Ana has 3 coins

  when Ana plays Pier
  then
    Cid has 2 coins
    Ana has 4 coins
    Ben has 5 coins
";
    let asset = "If a player with no coins would gain one or more coins, first gain three coins.";
    let folder =
        mint("Each player gains a coin. Each player with the fewest coins gains a coin.", asset, scenario);
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}
