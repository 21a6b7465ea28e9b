//! Verbs for cards in play and verbs for others: a card that is only pointed at lies somewhere, too.

use crate::small_set::{passes, plays, problems, set_of, told};
use crate::support::{codes, read, run};

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
fn an_asset_is_in_play_and_an_asset_card_elsewhere() {
    for (said, right) in [
        ("Choose an asset from your hand. Reveal it.", "Choose an asset card from your hand. Reveal it."),
        (
            "Draw cards equal to the number of assets in the discard pile.",
            "Draw cards equal to the number of asset cards in the discard pile.",
        ),
        (
            "Reveal the top three cards of the draw pile. Put an asset from among them into your hand.",
            "Reveal the top three cards of the draw pile. Put an asset card from among them into your hand.",
        ),
        (
            "Search the draw pile for an asset and put it into your hand.",
            "Search the draw pile for an asset card and put it into your hand.",
        ),
        ("If you have an asset in hand, draw a card.", "If you have an asset card in hand, draw a card."),
        ("Destroy a blue asset card an opponent controls.", "Destroy a blue asset an opponent controls."),
        ("Destroy all asset cards opponents control.", "Destroy all assets opponents control."),
    ] {
        assert_eq!(problems(said), ["CW204"], "{said}");
        let folder = set_of("event", &[("Pier", said)], "");
        run(folder.path(), &["check", "--fix"]);
        let cards = read(folder.path(), "harbour/harbour.cards");
        let written = cards.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(written.contains(right), "{written}");
        assert_eq!(problems(right), [""; 0], "{right}");
    }
    let played = "Whenever you play an asset from your hand, draw a card.";
    assert_eq!(of_an_asset(played), ["CW204"]);
    assert_eq!(of_an_asset(&played.replace("asset", "asset card")), [""; 0]);
    assert_eq!(of_an_asset("Whenever you play an asset, draw a card."), [""; 0]);
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

#[test]
fn nobody_controls_what_has_left_play() {
    for text in [
        "Destroy an asset of your choice. If an opponent controls it, that opponent draws a card.",
        "Destroy an asset of your choice. If you control it, draw two cards.",
    ] {
        assert_eq!(problems(text), ["CW436"], "{text}");
    }
    let too_late = "Whenever an asset is destroyed, if an opponent controls it, draw a card.";
    assert_eq!(of_an_asset(too_late), ["CW441"]);
    let later =
        "Whenever an asset is destroyed, draw a card. If an opponent controls that asset, draw a card.";
    assert_eq!(of_an_asset(later), ["CW436"]);
    assert_eq!(of_an_asset("Whenever a card an opponent controls is destroyed, draw a card."), [""; 0]);
    let before = "Choose an asset. If an opponent controls that asset, that opponent draws a card. Destroy that asset.";
    assert_eq!(problems(before), [""; 0]);
}

const MANY: &str = "raw cards equal to the number of oil counters on";

#[test]
fn counters_go_with_their_card() {
    for text in [
        format!("Destroy an asset you control. D{MANY} it."),
        format!("You may destroy an asset you control. If you do, d{MANY} it."),
        format!("Choose an asset you control. You may destroy it. If you do, d{MANY} it."),
        "Destroy an asset you control. For each oil counter on that asset, draw a card.".to_string(),
        "Return an asset you control to your hand. If it has two or more oil counters, draw a card."
            .to_string(),
        "Reveal the top card of the draw pile. If it has two or more oil counters, draw a card.".to_string(),
    ] {
        assert_eq!(problems(&text), ["CW622"], "{text}");
    }
    for (text, code) in [
        ("Put a card from the discard pile that has an oil counter into your hand.", "CW436"),
        ("If the top card of the discard pile has an oil counter, draw a card.", "CW436"),
        ("If you have a card that has an oil counter, draw a card.", "CW412"),
        ("Each opponent with a card that has an oil counter draws a card.", "CW412"),
    ] {
        assert_eq!(problems(text), [code], "{text}");
    }
    for text in [
        format!("Choose an asset you control. You may destroy it. If you don't, d{MANY} it."),
        format!("Choose an asset you control. D{MANY} that asset. Destroy that asset."),
    ] {
        assert_eq!(problems(&text), [""; 0], "{text}");
    }
}

#[test]
fn cards_outside_play_are_not_told_apart_by_counters() {
    for text in [
        "Discard the card with the most oil counters.".to_string(),
        "Discard a card that has an oil counter.".to_string(),
        "Reveal the top three cards of the draw pile. Put a card from among them that has an oil counter into your hand.".to_string(),
        format!("D{MANY} the top card of the discard pile."),
        "For each oil counter on the top card of the discard pile, draw a card.".to_string(),
    ] {
        assert_eq!(problems(&text), ["CW622"], "{text}");
    }
    for text in [
        "Destroy the asset with the most oil counters.",
        "Destroy an asset that has an oil counter.",
        "If an opponent controls an asset that has an oil counter, draw a card.",
        "You may remove an oil counter from an asset you control. If you do, draw a card.",
        "Draw cards equal to the number of oil counters on assets you control.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn counters_go_with_this_card_and_the_card_of_an_event() {
    for text in [
        format!("At the end of your turn, destroy this card. D{MANY} this card."),
        format!("Once during your turn, you may destroy this card. If you do, d{MANY} this card."),
        format!("Whenever this card is destroyed, d{MANY} this card."),
        format!("Whenever an asset is destroyed, d{MANY} that asset."),
        "Whenever an asset is destroyed, if it has two or more oil counters, draw a card.".to_string(),
    ] {
        assert_eq!(of_an_asset(&text), ["CW622"], "{text}");
    }
    for text in [
        format!("At the end of your turn, you may destroy this card. If you don't, d{MANY} this card."),
        format!("At the end of your turn, d{MANY} this card and destroy this card."),
        format!("If this card would be destroyed, first d{MANY} this card."),
        format!("Whenever an asset is destroyed, choose an asset you control and d{MANY} it."),
    ] {
        assert_eq!(of_an_asset(&text), [""; 0], "{text}");
    }
}

#[test]
fn what_a_text_has_moved_it_can_move_again_later() {
    let own = "\
scenario \"It comes back\"
  players Ana and Ben
  Ana holds Pier and Castle

  when Ana plays Pier
    Ana's turn ends
    Ben's turn ends
  then
    Ana holds Pier
";
    plays("Set this card aside. At the beginning of your next turn, put it into your hand.", own);
    plays("Set this card aside. At the beginning of your next turn, put this card into your hand.", own);
    let of_an_event = "\
scenario \"What an opponent discards is mine a turn later\"
  players Ana and Ben
  Ana controls Pier
  Ben holds Castle and Ferocity
  the discard pile is Devious Dragon

  when Ben discards Castle
    Ben's turn ends
  then
    Ana holds Castle
";
    let text = "Whenever an opponent discards a card, set it aside. At the beginning of your next turn, put it into your hand.";
    passes(&set_of("asset", &[("Pier", text)], of_an_event));
}

#[test]
fn what_a_text_has_moved_it_can_move_on() {
    let scenario = "\
scenario \"From the table to the hand, and to the pile\"
  players Ana and Ben
  Ana controls Pier
  Ana holds Castle

  when Ana uses Pier
  then
    Ana holds 1 card
";
    let text = "Once during your turn, you may return this card to your hand. If you do, put it on the bottom of the draw pile.";
    passes(&set_of("asset", &[("Pier", text)], scenario));
}

#[test]
fn what_a_text_has_destroyed_or_discarded_it_can_move_again() {
    let comes_back = "\
scenario \"It comes back\"
  players Ana and Ben
  Ana controls Pier
  Ana holds Castle
  Ben holds 2 cards

  when Ana uses Pier
    Ana's turn ends
    Ben's turn ends
  then
    Ana holds Pier
    Ana holds 3 cards
";
    let later = "Once during your turn, destroy this card. At the beginning of your next turn, put it into your hand.";
    passes(&set_of(
        "asset",
        &[("Pier", &later.replace("turn, destroy", "turn, you may destroy"))],
        comes_back,
    ));
    let banished = "\
definition \"banish\"
  To banish a card, put it on the bottom of the draw pile.

";
    let text = "Once during your turn, you may banish this card. At the beginning of your next turn, put it into your hand.";
    let folder = set_of("asset", &[("Pier", text)], comes_back);
    let cards = crate::support::read(folder.path(), "harbour/harbour.cards");
    crate::support::write(folder.path(), "harbour/harbour.cards", format!("{banished}{cards}").as_bytes());
    passes(&folder);
    let kept = "\
scenario \"Nobody has to\"
  players Ana and Ben
  Ana controls Pier
  Ana holds Castle, Wood Elf and Death
  Ben holds 2 cards
  the discard pile is Angel of Hope

  when Ana discards Death
    Ana declines
    Ana's turn ends
    Ben's turn ends
  then
    Ana holds Pier
";
    let text = "Whenever you discard a card, you may destroy this card. At the beginning of your next turn, put it into your hand.";
    passes(&set_of("asset", &[("Pier", text)], kept));
    let played = "\
scenario \"A text plays it, and takes it on\"
  players Ana and Ben
  Ben controls Pier and Wood Elf
  Ana holds Death, Castle and Trade
  the discard pile is Angel of Hope
  the draw pile is Tempest, Ferocity and 9 other cards

  when Ana discards Death
    Ben accepts
    Ben chooses Wood Elf
  then
    the draw pile is Death, Tempest, Ferocity and 9 other cards
";
    let text = "Whenever an opponent discards an event card, you may play it. If you do, put it on top of the draw pile.";
    passes(&set_of("asset", &[("Pier", text)], played));
}

#[test]
fn what_goes_to_one_place_goes_there_in_one_order() {
    plays(
        "Put a card from your hand and an asset you control on top of the draw pile in any order.",
        "scenario \"one order\"
  players Ana and Ben
  Ana holds Pier and Wood Elf
  Ana controls Castle
  the discard pile is Death

  when Ana plays Pier
    Ana puts Castle and Wood Elf in this order
  then
    Wood Elf is on top of the draw pile
",
    );
}

/// What is said of several kinds is said of each of them.
#[test]
fn one_kind_of_several_that_is_gone_is_enough() {
    for text in [
        "Whenever you play an event or a king, destroy that card.",
        "Whenever you play a king or an event, put a grail counter on that card.",
        "Whenever a purple event or a king is played, gain control of that card.",
    ] {
        assert_eq!(of_an_asset(text), ["CW436"], "{text}");
    }
    let told = told("asset", "Whenever you play a king or an event, destroy that card.");
    assert!(told.contains("'that card' is somewhere else if it is an event."), "{told}");
    for text in [
        "Whenever you play a king or a queen, destroy that card.",
        "Whenever you play an event or a king, if that card is a king, destroy that card.",
        "Whenever you play an event or a king, if that card is in play on the table, destroy that card.",
    ] {
        assert_eq!(of_an_asset(text), [""; 0], "{text}");
    }
}
