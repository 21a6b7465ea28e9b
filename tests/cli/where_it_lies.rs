//! Verbs for cards in play and verbs for others: a card that is only pointed at lies somewhere, too.

use crate::accepted_as_meant::{passes, problems, set_of};
use crate::support::codes;

fn of_an_asset(text: &str) -> Vec<String> {
    codes(set_of("asset", &[("Pier", text)], "").path(), &[])
}

#[test]
fn only_a_card_in_play_changes_its_controller() {
    for text in [
        "Whenever an asset an opponent controls is destroyed, gain control of it.",
        "Whenever an opponent discards an asset card, gain control of it.",
        "If an opponent would discard an asset card, gain control of it instead.",
        "Whenever this card is destroyed, gain control of it.",
    ] {
        assert_eq!(of_an_asset(text), ["CW436"], "{text}");
    }
    for text in [
        "Reveal the top card of the draw pile. If it is an asset card, gain control of it.",
        "Destroy an asset of your choice. Gain control of it.",
        "Choose an asset. You may destroy it. If you do, gain control of it.",
        "Search the draw pile for an asset card. Gain control of it.",
    ] {
        assert_eq!(problems(text), ["CW436"], "{text}");
    }
    for text in [
        "Choose an asset. You may destroy it. If you don't, gain control of it.",
        "Choose an asset. If it is blue, destroy it. Otherwise, gain control of it.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn only_a_card_in_play_has_counters() {
    for text in [
        "Whenever an opponent draws a card, put a grail counter on it.",
        "Whenever an asset is destroyed, put a grail counter on it.",
        "Whenever an opponent plays an event, put a grail counter on that card.",
    ] {
        assert_eq!(of_an_asset(text), ["CW436"], "{text}");
    }
    for text in [
        "Whenever an opponent plays an asset, put a grail counter on it.",
        "Whenever an asset enters play, put a grail counter on it.",
        "If another asset you control would be destroyed, put a grail counter on it instead.",
    ] {
        assert_eq!(of_an_asset(text), [""; 0], "{text}");
    }
    assert_eq!(problems("Put a grail counter on a card from your hand."), ["CW436"]);
    assert_eq!(problems("For each asset card in your hand, put a grail counter on it."), ["CW436"]);
    assert_eq!(problems("Put a grail counter on a card that is in play on the table."), [""; 0]);
}

#[test]
fn only_a_card_in_play_is_destroyed() {
    assert_eq!(problems("Choose an asset card from your hand. Destroy it."), ["CW436"]);
    assert_eq!(problems("Draw a card. Destroy it."), ["CW436"]);
    assert_eq!(problems("Look at the top three cards of the draw pile. Destroy one of them."), ["CW436"]);
    assert_eq!(problems("Choose an asset. At the beginning of your next turn, destroy it."), [""; 0]);
    assert_eq!(of_an_asset("Whenever an opponent plays an asset, destroy it."), [""; 0]);
}

#[test]
fn a_card_in_play_is_not_given_discarded_or_played() {
    for text in [
        "Discard an asset you control.",
        "Choose an asset. Discard it.",
        "Choose an asset you control. Give it to an opponent of your choice.",
        "Choose an asset you control. Play it.",
    ] {
        assert_eq!(problems(text), ["CW414"], "{text}");
    }
    for text in [
        "Whenever an opponent plays an event, give this card to that opponent.",
        "Once during your turn, you may discard this card.",
    ] {
        assert_eq!(of_an_asset(text), ["CW414"], "{text}");
    }
    for text in [
        "Choose a card from your hand. Give it to an opponent of your choice.",
        "Return an asset you control to your hand. Give it to an opponent of your choice.",
        "Return an asset you control to your hand. You may play it.",
        "Discard an asset card.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn what_was_discarded_is_put_into_play() {
    let scenario = "\
scenario \"As the message says\"
  players Ana and Ben
  Ana controls Pier
  Ben holds Castle and Ferocity
  the discard pile is Devious Dragon

  when Ben discards Castle
  then
    Ana controls Castle
";
    let text =
        "Whenever an opponent discards an asset card, put it into play on the table under your control.";
    passes(&set_of("asset", &[("Pier", text)], scenario));
}
