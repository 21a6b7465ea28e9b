//! What is shown for common sentences means what was written: whose cards, where a counter goes, who wins when.

use crate::small_set::{harbour, passes, problems, problems_of_an_asset, set_of, shown, told};
use crate::support::{codes_in, run};

#[test]
fn what_is_not_yours_is_that_of_all_others() {
    for (text, whole) in [
        ("Destroy all assets you don't control.", "Destroy all assets other players control."),
        (
            "For each asset you don't control, draw a card.",
            "For each asset other players control, draw a card.",
        ),
        ("Destroy an asset you don't control.", "Destroy an asset another player controls."),
        (
            "Draw cards equal to the number of assets you don't control.",
            "Draw cards equal to the number of assets other players control.",
        ),
    ] {
        shown("event", text, "CW204", whole, whole);
    }
    for (text, whole) in [
        ("Assets you don't control are also blue.", "Assets other players control are also blue."),
        (
            "Whenever an opponent draws a card, destroy all assets you don't control.",
            "Whenever an opponent draws a card, destroy all assets opponents control.",
        ),
    ] {
        shown("asset", text, "CW204", whole, whole);
    }
}

#[test]
fn no_counter_is_made_of_nothing() {
    let moved = "remove a tide counter from this card and put a tide counter on another asset.";
    for (text, whole) in [
        (
            "At the beginning of your turn, move a tide counter from this card to another asset.",
            format!("At the beginning of your turn, if this card has a tide counter, {moved}"),
        ),
        (
            "Once during your turn, you may move a tide counter from this card to another asset.",
            "Once during your turn, you may remove a tide counter from this card. If you do, put a tide counter on another asset.".into(),
        ),
    ] {
        let check = |text: &str| {
            let cards = format!("counter \"tide\"\n\ncard \"Pier\"\n  2 of moon, asset\n  enters with two tide counters\n\n  {text}\n");
            let said = run(harbour(&cards, "when Ana's turn begins\n  then\n    the game goes on").path(), &["check", "--format", "json"]);
            said.out
        };
        let said = check(text).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(&whole), "{text}\n{said}");
        assert_eq!(codes_in(&check(&whole)), [""; 0], "{whole}");
    }
}

#[test]
fn cards_that_match_lie_in_a_hand() {
    shown("asset", "Your kings match.", "CW204", "Kings in your hand match.", "Kings in your hand match.");
}

#[test]
fn no_text_names_one_by_itself() {
    let nearest = "Until the beginning of your next turn, the next card that is discarded must be blue.";
    for text in ["Change the color to blue.", "The color becomes blue."] {
        let said = told("event", text);
        assert!(said.contains(nearest) && !said.contains("Name a color"), "{text}\n{said}");
    }
    assert_eq!(problems(nearest), [""; 0]);
}

#[test]
fn whoever_wins_does_so_at_once() {
    for (text, whole) in [
        (
            "You win the game if you control four or more kings.",
            "As soon as you control four or more kings, you win the game.",
        ),
        ("If you have no points, you lose the game.", "As soon as you have no points, you lose the game."),
    ] {
        let said = told("asset", text);
        assert!(said.contains(whole), "{text}\n{said}");
        assert_eq!(problems_of_an_asset(whole), [""; 0], "{whole}");
    }
}

#[test]
fn new_cards_come_first_where_nothing_is_done_at_the_same_time() {
    for (kind, text, way) in [
        (
            "asset",
            "At the beginning of your turn, shuffle your hand into the draw pile and draw five cards.",
            "draw five cards, put all other cards in your hand on the bottom of the draw pile, and shuffle the draw pile.",
        ),
        (
            "asset",
            "At the beginning of your turn, discard all cards from your hand and draw that many cards.",
            "draw cards equal to the number of cards in your hand and discard all other cards from your hand.",
        ),
        (
            "event",
            "If you control an asset, draw a card. Otherwise, put all cards in your hand on the bottom of the draw pile and draw five cards.",
            "draw five cards and put all other cards in your hand on the bottom of the draw pile.",
        ),
        (
            "asset",
            "Whenever an opponent plays an event, that opponent puts all cards from their hand on the bottom of the draw pile and draws two cards.",
            "that opponent draws two cards and puts all other cards from their hand on the bottom of the draw pile.",
        ),
    ] {
        let said = told(kind, text);
        assert!(
            said.contains("CW628") && said.contains(way) && !said.contains("At the same time"),
            "{text}\n{said}"
        );
        let lead = if kind == "event" {
            "If you control an asset, "
        } else {
            "Whenever an opponent plays an event, "
        };
        let whole = format!("{lead}{way}");
        let found = if kind == "event" { problems(&whole) } else { problems_of_an_asset(&whole) };
        assert_eq!(found, [""; 0], "{whole}");
    }
    let text = "At the beginning of your turn, draw five cards, put all other cards in your hand on the bottom of the draw pile, and shuffle the draw pile.";
    let scenario = "scenario \"nobody has won\"
  players Ana and Ben
  Ana controls Pier
  Ana holds Castle and 2 other cards
  Ben holds 3 cards

  when Ana's turn begins
  then
    the game goes on
    Ana holds 6 cards
";
    passes(&set_of("asset", &[("Pier", text)], scenario));
}

/// "The named color" is what an eight names, too.
#[test]
fn what_a_card_names_for_itself_stays_in_its_paragraph() {
    let kept = "name a color. While this card is in play on the table, ";
    for text in [
        "Whenever this card enters play, name a color.\n\n  Cards of the named color can't be discarded.",
        "Whenever this card enters play, name a color.\n\n  Cards of that color can't be discarded.",
    ] {
        let said = told("asset", text);
        assert!(said.contains(kept), "{text}\n{said}");
    }
    let whole = format!("Whenever this card enters play, {kept}cards of that color can't be discarded.");
    assert_eq!(problems_of_an_asset(&whole), [""; 0]);
}

#[test]
fn the_players_are_each_of_them() {
    shown(
        "event",
        "The players draw a card.",
        "CW406",
        "Each player draws a card.",
        "Each player draws a card.",
    );
}

/// What is about to be played is still held, and is no toll.
#[test]
fn a_toll_is_another_card() {
    let text = "If an opponent would play an event, that opponent first discards a card.";
    let whole = "If an opponent would play an event, first that opponent discards another card.";
    shown("asset", text, "CW204", whole, whole);
    let scenario = "scenario \"the event is no toll\"
  players Ana and Ben
  Ana controls Pier
  Ben holds Death and no other cards

  when Ben plays Death
  then
    the log says \"Ben plays Death\"
";
    passes(&set_of("asset", &[("Pier", whole)], scenario));
}

#[test]
fn lines_are_shown_where_a_line_is_written() {
    let cards = "card \"Pier\"\n  2 of moon, event\n  requires that you control an asset\n\n  Draw a card.\n";
    let folder = harbour(cards, "when Ana's turn begins\n  then\n    the game goes on");
    let said = run(folder.path(), &["check", "--format", "json"]).out;
    assert!(said.contains("requires you to control a card") && !said.contains("Right sentences"), "{said}");
    let right = cards.replace("that you control an asset", "you to control a card");
    let folder = harbour(&right, "when Ana's turn begins\n  then\n    the game goes on");
    assert_eq!(codes_in(&run(folder.path(), &["check", "--format", "json"]).out), [""; 0]);
}
