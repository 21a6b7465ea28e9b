//! "Another", "the rest", "if you can" and steps of nobody, where the text leaves open what is meant: refused, with
//! sentences that say it.

use crate::crazier::crazier;
use crate::small_set::{harbour, passes, problems, problems_of_an_asset, shown};
use crate::support::{codes, run};

/// What is said of a rule of a game with this text, in one line, and the codes of it.
fn of_a_rule(text: &str) -> (Vec<String>, String) {
    let game: &[u8] = b"name = \"Pier\"\nvariant-of = \"Crazier Eights\"\n";
    let rule = format!("rule \"Pier\"\n  {text}\n");
    let folder = crazier(&[("pier/game.toml", game), ("pier/a.cards", rule.as_bytes())]);
    let told = run(folder.path(), &["check", "--format", "json"]);
    (codes(folder.path(), &[]), told.out.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Put again and again, a counter could go onto the same card: another than the one of the time before, or than this card?
#[test]
fn another_in_a_repetition_says_than_which() {
    let text = "At the beginning of your turn, repeat two times: put a wish counter on another asset.";
    let again =
        "At the beginning of your turn, repeat two times: put a wish counter on an asset except this card.";
    shown("asset", text, "CW403", "\"an asset except this card\"", again);
    let at_once = "At the beginning of your turn, put a wish counter on two other assets.";
    shown("asset", text, "CW403", "Put a wish counter on two other assets.", at_once);
    let text = "Repeat two times: reveal another card from your hand.";
    shown("event", text, "CW403", "Reveal two cards from your hand.", "Reveal two cards from your hand.");
    let until = "Repeat until you control three or more assets: gain control of another asset.";
    shown("event", until, "CW403", "\"an asset\"", &until.replace("another", "an"));
}

#[test]
fn another_in_a_repetition_is_clear_where_the_last_one_is_gone_or_one_is_named_each_time() {
    for text in [
        "Repeat two times: destroy another asset you control.",
        "Repeat two times: discard another card.",
        "Repeat two times: choose an asset and put a wish counter on another asset.",
        "For each asset you control, put a wish counter on another asset.",
        "For each opponent, put a wish counter on another asset that opponent controls.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn another_on_an_asset_says_whether_this_card_is_left_out_too() {
    let text = "Whenever an asset enters play, destroy another asset.";
    let but_that = "Whenever an asset enters play, destroy an asset except that asset.";
    let but_both = "Whenever an asset enters play, destroy an asset that is not this card except that asset.";
    shown("asset", text, "CW403", "\"an asset except that asset\"", but_that);
    shown("asset", text, "CW403", "\"an asset that is not this card except that asset\"", but_both);
    let rest = "At the beginning of your turn, choose an asset and destroy all other assets.";
    let whole = rest.replace("all other assets", "all assets except that asset");
    shown("asset", rest, "CW403", "\"all assets except that asset\"", &whole);
    for text in [
        "Whenever another asset enters play, draw a card.",
        "Whenever an opponent plays an asset, destroy another asset you control.",
        "Whenever a card is discarded, destroy another asset.",
    ] {
        assert_eq!(problems_of_an_asset(text), [""; 0], "{text}");
    }
}

/// Both sentences that the message shows, played: Quay enters, and Pier itself is destroyed only by the first.
#[test]
fn what_is_shown_instead_of_another_means_what_it_says() {
    let card = |text: &str| {
        format!(
            "card \"Pier\"\n  2 of moon, asset\n\n  {text}\n\ncard \"Quay\"\n  3 of moon, asset\n\n  This card can't be returned.\n"
        )
    };
    let lines = |answer: &str, left: &str| {
        format!(
            "Ana controls Pier\n  Ana holds Quay and 3 other cards\n\n  when Ana plays Quay\n{answer}  then\n    Ana controls {left}"
        )
    };
    let but_that = card("Whenever an asset enters play, destroy an asset except that asset.");
    passes(&harbour(&but_that, &lines("", "Quay and no other cards")));
    let but_both =
        card("Whenever an asset enters play, destroy an asset that is not this card except that asset.");
    passes(&harbour(&but_both, &lines("", "Pier, Quay and no other cards")));
}

#[test]
fn the_rest_of_cards_that_something_was_only_done_for_is_asked() {
    let seen =
        "Reveal the top five cards of the draw pile. For each asset card from among them, draw a card.";
    let text = format!("{seen} Put the rest into your hand.");
    shown("event", &text, "CW403", "write \"them\"", &format!("{seen} Put them into your hand."));
    let others = "each card from among them that is not an asset card";
    shown("event", &text, "CW403", others, &format!("{seen} Put {others} into your hand."));
    for done in ["put that card on the bottom of the draw pile", "you may discard it"] {
        let text = format!(
            "Reveal the top five cards of the draw pile. For each asset card from among them, {done}. Put the rest into your hand."
        );
        assert_eq!(problems(&text), [""; 0], "{text}");
    }
}

#[test]
fn if_you_can_asks_for_nothing_that_can_be_done_with_none() {
    for (text, asked) in [
        ("discard up to two cards", "you have a card in hand"),
        ("discard any number of cards", "you have a card in hand"),
        ("destroy all assets you control", "you control an asset"),
    ] {
        let whole = format!("If you can, {text}. Otherwise, draw a card.");
        let right = format!("If {asked}, {text}. Otherwise, draw a card.");
        shown("event", &whole, "CW433", &format!("If {asked}, {text}."), &right);
    }
    for text in ["discard two cards", "destroy an asset you control"] {
        assert_eq!(problems(&format!("If you can, {text}. Otherwise, draw a card.")), [""; 0], "{text}");
    }
}

#[test]
fn a_rule_says_who_does_what_it_leads_to() {
    for (text, say) in [
        ("Whenever an asset is destroyed, draw a card.", "each player draws a card"),
        ("Whenever a player plays an asset, draw a card.", "that player draws a card"),
        ("At the beginning of each player's turn, draw a card.", "that player draws a card"),
        ("As soon as a player has no cards in hand, win the game.", "that player wins the game"),
    ] {
        let (found, told) = of_a_rule(text);
        assert_eq!(found, ["CW403"], "{text}");
        assert!(told.contains(say), "{text}\n{told}");
        let (from, _) = text.split_once(", ").unwrap();
        assert_eq!(of_a_rule(&format!("{from}, {say}.")).0, [""; 0], "{text}");
    }
    for text in [
        "Whenever a player plays an asset, reverse the direction of play.",
        "Whenever a player plays an asset, put the top card of the draw pile on top of the discard pile.",
        "Whenever a player plays an asset, that player draws a card and discards a card.",
    ] {
        assert_eq!(of_a_rule(text).0, [""; 0], "{text}");
    }
}
