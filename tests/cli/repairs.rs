//! What `check --fix` writes is accepted and means what was meant; the rest is only shown.

use crate::small_set::{set, set_of};
use crate::support::{CARDS, GAME, TempDir, folder, read, run};

/// The text of the one card after `check --fix`, and what the command said.
fn fixed(folder: &TempDir) -> (String, String) {
    let run = run(folder.path(), &["check", "--fix"]);
    let cards = read(folder.path(), "harbour/harbour.cards");
    let text = cards.split("\n\n").nth(1).expect("a card has a text").trim().to_string();
    (text, run.out.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Looks at what becomes of a text, and at a sentence that is shown for it.
fn becomes(folder: &TempDir, written: &str, shown: &str) {
    let (text, told) = fixed(folder);
    assert_eq!(text, written, "{told}");
    assert!(told.contains(shown), "{told}");
}

#[test]
fn a_sure_repair_is_written() {
    let pairs = [
        ("Target opponent draws a card.", "An opponent of your choice draws a card."),
        (
            "Draw cards until you have seven cards in hand.",
            "Repeat until you have seven or more cards in hand: draw a card.",
        ),
        (
            "Draw until you have seven cards in hand.",
            "Repeat until you have seven or more cards in hand: draw a card.",
        ),
        ("Destroy two of assets you control.", "Destroy two assets you control."),
    ];
    for (wrong, right) in pairs {
        becomes(&set(&[("Pier", wrong)], ""), right, "repaired 1 problem");
    }
    let wrong = "At the beginning of your turn, target opponent draws a card.";
    let right = "At the beginning of your turn, an opponent of your choice draws a card.";
    becomes(&set_of("asset", &[("Pier", wrong)], ""), right, "repaired 1 problem");
    let wrong = "If you would draw a card, instead look at the top card of the draw pile.";
    let right = "If you would draw a card, look at the top card of the draw pile instead.";
    becomes(&set_of("asset", &[("Pier", wrong)], ""), right, "repaired 1 problem");
}

#[test]
fn what_is_done_only_if_somebody_wants_it_stays_so() {
    let text = "You may shuffle a card from your hand into the draw pile. If you do, draw two cards.";
    let right = "You may put a card from your hand on the bottom of the draw pile and shuffle the draw pile. If you do, draw two cards.";
    becomes(&set(&[("Pier", text)], ""), right, "repaired 1 problem");
    for text in [
        "You may destroy all assets except one of your choice.",
        "If you control a king, destroy all assets except one of your choice.",
    ] {
        becomes(&set(&[("Pier", text)], ""), text, "after the first period is done in any case");
    }
}

#[test]
fn what_would_be_refused_then_is_not_written() {
    let events = [
        ("Return each asset to its controller's hand.", "For each …, …"),
        ("For each two assets you control, draw a card.", "equal to half the number of assets you control"),
        ("Roll a die. If it is six, draw a card.", "If the result is six, draw a card."),
        ("Choose one. Draw a card; or discard a card.", "Choose one: "),
        (
            "Until your next turn, each opponent skips their draw phase.",
            "Even so: \"each opponent skips their draw phase\" happens once",
        ),
        ("Choose an opponent. They draw that many cards minus one.", "Even so: No number came before"),
    ];
    for (text, shown) in events {
        becomes(&set(&[("Pier", text)], ""), text, shown);
    }
}

#[test]
fn what_a_repair_uncovers_is_repaired_with_it() {
    let assets = [
        ("Once per turn, draw a card.", "would read: Once during your turn, you may draw a card."),
        (
            "Opponents can't play events if you control an ace.",
            "would read: While you control an ace, opponents can't play events.",
        ),
        (
            "Discard a card: draw two cards.",
            "would read: Once during your turn, you may discard a card. If you do, draw two cards.",
        ),
        (
            "At the beginning of your next turn, draw a card.",
            "For example: At the beginning of your turn, draw a card.",
        ),
        (
            "Whenever an opponent draws a card except during their turn, draw a card.",
            "can't say \"except during\" yet",
        ),
    ];
    for (text, shown) in assets {
        becomes(&set_of("asset", &[("Pier", text)], ""), text, shown);
    }
}

/// A definition is about one card, and that is "it".
#[test]
fn in_a_definition_the_card_is_it() {
    let game = GAME
        .replace("word = \"one\"", "number = 1, word = \"one\"")
        .replace("word = \"two\"", "number = 2, word = \"two\"");
    for (text, right) in [
        ("A card towers if it has rank two or more.", "A card towers if its rank is two or more."),
        ("A card towers if it is a two and if it is red.", "A card towers if it is a two and it is red."),
    ] {
        let rules = format!(
            "{CARDS}\nphase \"turn\"\n  Reveal the top card of the draw pile.\n\ndefinition \"towers\"\n  {text}\n"
        );
        let folder = folder(&[("game.toml", game.as_bytes()), ("a.cards", rules.as_bytes())]);
        let said = run(folder.path(), &["check"]).out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(&format!("would read: {right}")), "{said}");
    }
}

/// Such a counter is declared: the word before it is what can't be said.
#[test]
fn a_counter_is_not_taken_for_another_with_a_longer_name() {
    for text in ["Destroy the asset with the most oil counters.", "Put fewest oil counters on an asset."] {
        let set = set_of("event", &[("Pier", text)], "");
        let said = run(set.path(), &["check"]).out;
        assert!(!said.contains("is declared"), "{said}");
    }
}

/// Looks at a sentence that is shown for the text of a card of this kind.
fn shows(kind: &str, text: &str, shown: &str) {
    let folder = set_of(kind, &[("Pier", text)], "");
    let told = run(folder.path(), &["check"]).out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(shown), "{told}");
}

#[test]
fn a_price_keeps_what_the_event_was_about() {
    for paid in ["pay", "discard"] {
        shows(
            "asset",
            &format!("Whenever an opponent plays an asset, you may {paid} a card to destroy it."),
            "would read: Whenever an opponent plays an asset, you may discard a card. If you do, destroy that asset.",
        );
    }
    shows(
        "asset",
        "Whenever an opponent discards a card, you may destroy this card to put it into your hand.",
        "you may destroy this card. If you do, put that card into your hand.",
    );
    shows(
        "event",
        "You may discard a card to reveal it.",
        "would read: You may discard a card. If you do, reveal it.",
    );
}

#[test]
fn what_is_taken_from_somebody_in_play_is_controlled() {
    let right = "would read: Gain control of an asset an opponent controls.";
    shows("event", "Steal an asset from an opponent.", right);
    shows("event", "Gain control of an asset from an opponent.", right);
    shows(
        "event",
        "Steal a random card from an opponent.",
        "Put a random card from an opponent's hand into your hand.",
    );
}

#[test]
fn cards_go_back_to_the_pile_they_came_from() {
    let back = "Put one of them into your hand and the rest back in any order.";
    let look = |end: &str| format!("Look at the {end} pile. {back}");
    shows(
        "event",
        &look("bottom three cards of the discard"),
        "on the bottom of the discard pile in any order.",
    );
    shows("event", &look("top three cards of the draw"), "on top of the draw pile in any order.");
}

#[test]
fn shown_sentences_are_grammatical() {
    shows("event", "Each opponent must draw two cards.", "would read: Each opponent draws two cards.");
    shows("event", "All opponents has to draw two cards.", "would read: All opponents draw two cards.");
    shows(
        "event",
        "Choose an opponent. They discard a card at random.",
        "would read: That opponent discards a random card.",
    );
}

#[test]
fn a_name_beside_another_mistake_is_told_as_one() {
    let text = "When Smuggler's Cove is destroyed, take all cards under it into your hand.";
    let folder = set_of("asset", &[("Smuggler's Cove", text)], "");
    let told = run(folder.path(), &["check"]).out;
    assert!(told.contains("For \"Smuggler's Cove\" the language says \"this card\"."), "{told}");
    assert!(!told.contains("no words of the language"), "{told}");
}

#[test]
fn players_are_compared_in_few_words() {
    let text = "The player with the most cards in their hand that are blue draws a card.";
    shows("event", text, "No \"that …\" can stand after \"with the most …\"");
}

#[test]
fn a_card_that_is_seen_again_and_again_is_moved() {
    shows(
        "event",
        "Repeat until an asset card is revealed: reveal the top card of the draw pile.",
        "reveal the top card of the draw pile and put it on the bottom of the draw pile.",
    );
}

#[test]
fn a_second_condition_gets_its_subject() {
    let reveal = "Reveal the top card of the draw pile.";
    for (said, right) in [
        ("If it is a two and is blue, draw a card.", "If it is a two and it is blue, draw a card."),
        ("If it is a two and blue, draw a card.", "If it is a two and it is blue, draw a card."),
        (
            "If that card is an asset card and shares a suit with this card, draw a card.",
            "If that card is an asset card and it shares a suit with this card, draw a card.",
        ),
        ("Discard a card that is a two and is blue.", "Discard a card that is a two and that is blue."),
        (
            "If an opponent controls an asset and has no cards in hand, draw a card.",
            "If an opponent who controls an asset has no cards in hand, draw a card.",
        ),
        (
            "If a player has no cards in hand and controls an asset, draw a card.",
            "If a player who has no cards in hand controls an asset, draw a card.",
        ),
    ] {
        shows("event", &format!("{reveal} {said}"), &format!("would read: {right}"));
    }
}

#[test]
fn what_could_be_meant_in_two_ways_is_never_repaired_unasked() {
    for text in [
        "Discard a blue or a green eight.",
        "Draw a card and discard a card if you control a king.",
        "At the end of your turn, draw a card and destroy this card unless you control a king.",
    ] {
        let kind = if text.starts_with("At") { "asset" } else { "event" };
        let folder = set_of(kind, &[("Pier", text)], "");
        run(folder.path(), &["check", "--fix"]);
        assert!(read(folder.path(), "harbour/harbour.cards").contains(text), "{text}");
    }
    let turned = set(&[("Pier", "Draw a card unless another player controls a king.")], "");
    run(turned.path(), &["check", "--fix"]);
    let now = read(turned.path(), "harbour/harbour.cards");
    assert!(now.contains("If no other player controls a king, draw a card."), "{now}");
}

#[test]
fn a_slip_is_told_of_beside_a_counter_that_nobody_declared() {
    let text =
        "Whenever a player plays a card of the same color as this card, put a storm counter on this card.";
    let told = crate::small_set::told("asset", text);
    assert!(told.contains("say 'that shares a color with'"), "{told}");
    assert!(told.contains("Besides: No counter 'storm' is declared."), "{told}");
    assert!(!told.contains("can't say"), "{told}");
}

#[test]
fn what_lies_aside_is_asked_for_as_there_is() {
    let starts = "At the beginning of your turn,";
    for (wrong, right) in [
        ("if a king is set aside with this card,", "if there is a king set aside with this card,"),
        ("if no cards are set aside,", "if there are no cards set aside,"),
    ] {
        let right = format!("{starts} {right} draw a card.");
        becomes(
            &set_of("asset", &[("Pier", &format!("{starts} {wrong} draw a card."))], ""),
            &right,
            "there",
        );
    }
    let text = "At the beginning of your turn, if this card is set aside, draw a card.";
    let told = fixed(&set_of("asset", &[("Pier", text)], "")).1;
    assert!(!told.contains("is cards set aside") && told.contains("CW210"), "{told}");
}
