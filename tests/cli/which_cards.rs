//! Which cards are meant, and how many of them: what leaves it open is asked about, and each card that an event is
//! about counts.

use crate::crazier::crazier;
use crate::events_as_meant::{SET, named, problems, problems_of};
use crate::small_set::{passes, set_of};
use crate::support::{codes, run};

#[test]
fn a_card_of_a_pile_that_nobody_sees_is_the_top_one_or_one_that_is_found() {
    let open = [
        "Discard a card from the draw pile.",
        "Each opponent discards two cards from the draw pile.",
        "Put an asset card from the draw pile into your hand.",
        "Play an event card from the draw pile.",
        "Reveal a card from the draw pile.",
        "Look at three cards in the draw pile.",
        "Choose a card that is in the draw pile. Put that card into your hand.",
        "Give a card from the draw pile to an opponent.",
        "Set a card from the draw pile aside face down.",
        "Exchange a card from your hand and a card from the draw pile.",
        "Discard any number of cards from the draw pile, one at a time.",
        "Put the card from the draw pile with the highest rank into your hand.",
        "If you can play a card from the draw pile, draw a card.",
    ];
    assert_eq!(problems_of("event", &open), vec!["CW437"; open.len()]);
    let offered = "You may play a card from the draw pile during your main phase.";
    assert_eq!(problems(&[offered]), ["CW437"]);
    let said = [
        "Discard the top card of the draw pile.",
        "Each opponent discards the top two cards of the draw pile.",
        "Discard a random card from the draw pile.",
        "Search the draw pile for an asset card. Put that card into your hand.",
        "Search the draw pile for the card with the highest rank. Put it into your hand.",
        "Reveal the top card of the draw pile. If that card is an asset card, put it into your hand.",
        "Choose a card from the discard pile. Put that card into your hand.",
        "Draw a card from the draw pile.",
        "Put all cards from the draw pile into your hand.",
    ];
    assert_eq!(problems_of("event", &said), [""; 0]);
}

#[test]
fn the_right_sentence_is_shown_in_its_own_words() {
    let set = set_of("event", &[("Pier", "Each opponent discards two cards from the draw pile.")], "");
    let run = run(set.path(), &["check"]);
    let told = format!("{}{}", run.out, run.err).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("Each opponent discards the top two cards of the draw pile."), "{told}");
    assert!(told.contains("Search the draw pile for two cards."), "{told}");
}

#[test]
fn a_plural_says_how_many() {
    let open = [
        "If cards in your hand are blue, draw a card.",
        "If cards in your hand match, draw a card.",
        "If opponents control an asset, draw a card.",
        "Destroy an asset that shares a color with cards in your hand.",
        "Discard cards from your hand. Draw that many cards.",
        "Destroy assets an opponent controls.",
        "Discard cards, one at a time.",
        "Choose opponents. Those opponents draw a card.",
    ];
    assert_eq!(problems_of("event", &open), vec!["CW434"; open.len()]);
    assert_eq!(problems(&["While cards in your hand are blue, you can't draw cards."]), ["CW434"]);
    let said = [
        "If all cards in your hand are blue, draw a card.",
        "If a card in your hand is blue, draw a card.",
        "If the cards in your hand are blue, draw a card.",
        "If blue cards are in your hand, draw a card.",
        "If you control assets, draw a card.",
        "If each opponent controls an asset, draw a card.",
        "Destroy an asset that shares a color with each card in your hand.",
        "Discard all blue cards from your hand. Draw that many cards.",
        "Choose two opponents. Those opponents draw a card.",
    ];
    assert_eq!(problems_of("event", &said), [""; 0]);
}

#[test]
fn a_card_is_not_held_against_the_pile_that_it_lies_on() {
    let late = [
        "Whenever you discard a card that doesn't match, draw a card.",
        "Whenever a card that matches is discarded, draw a card.",
        "Whenever a card that matches is put on the bottom of the discard pile, draw a card.",
        "Whenever you discard a card, if that card doesn't match, draw a card.",
        "Whenever you discard a card whose rank is more than the rank of the top card of the discard pile, draw a card.",
        "Whenever an asset that shares a color with a card in the discard pile is destroyed, draw a card.",
    ];
    assert_eq!(problems(&late), vec!["CW441"; late.len()]);
    let in_time = [
        "If you would discard a card that doesn't match, first draw a card.",
        "Whenever you draw a card that matches, you may discard it.",
        "Whenever you play a card that matches, draw a card.",
        "Whenever you draw a card that shares a color with the top card of the discard pile, draw a card.",
        "Whenever you discard a card whose rank is more than the number of cards in the draw pile, draw a card.",
        "Whenever a card that matches is put into your hand, draw a card.",
        "Whenever an opponent puts a card into your hand, if that card matches, draw a card.",
        "Whenever you discard a card, if that card is on top of the discard pile, draw a card.",
    ];
    assert_eq!(problems(&in_time), [""; 0]);
}

#[test]
fn a_quality_that_is_printed_does_not_pass() {
    let rules = "definition \"glows\"\n  A card glows if it is orange or if it is an ace.\n\n";
    let text =
        "card \"Pier\"\n  2 of moon, asset\n\n  Whenever you discard a card that glows, draw a card.\n";
    let folder =
        crazier(&[("harbour/set.toml", SET), ("harbour/a.cards", format!("{rules}{text}").as_bytes())]);
    assert_eq!(codes(folder.path(), &[]), [""; 0]);
}

/// What assets see of three cards that are revealed, two assets behind an event, and what comes of it.
fn revealed(seen: &[(&str, &str)]) {
    let mut cards =
        "card \"Quay\"\n  3 of moon, event\n\n  Reveal the top three cards of the draw pile.\n".to_string();
    let mut scenarios = String::new();
    for (number, (pier, happens)) in seen.iter().enumerate() {
        let name = named("Pier", number);
        cards.push_str(&format!("\ncard \"{name}\"\n  2 of moon, asset\n\n  {pier}\n"));
        scenarios.push_str(&format!(
            "scenario \"Seen together {number}\"
  players Ana and Ben
  the draw pile is Tempest, Castle, Avalon and 10 other cards
  Ana controls {name}
  Ana holds Trade and Death
  Ben holds Quay and 2 other cards

  when Ben plays Quay
  {happens}

"
        ));
    }
    passes(&crazier(&[
        ("harbour/set.toml", SET),
        ("harbour/a.cards", cards.as_bytes()),
        ("harbour/a.scenario", scenarios.as_bytes()),
    ]));
}

#[test]
fn each_of_the_cards_that_are_seen_together_counts() {
    let (one, two, three) =
        ("then\n    Ana holds 3 cards", "then\n    Ana holds 4 cards", "then\n    Ana holds 5 cards");
    let (asset, event) = (
        "Whenever an opponent reveals an asset card, draw a card.",
        "Whenever an opponent reveals an event card, draw a card.",
    );
    // One that something comes before goes another way.
    let changed = format!(
        "{asset}\n\n  If an opponent would reveal a card, first put a card from your hand on the bottom of the draw pile."
    );
    revealed(&[
        (asset, two),
        (event, one),
        ("Whenever an opponent reveals a card, draw a card.", three),
        ("Whenever an asset card is revealed, draw a card.", two),
        ("Whenever an opponent reveals two or more cards, draw a card.", one),
        ("Whenever an opponent reveals one or more cards, draw that many cards.", three),
        ("Whenever an opponent reveals a second card in a turn, draw a card.", one),
        (
            "Whenever an opponent reveals a card named \"Avalon\", put it into your hand.",
            "then\n    Ana holds Avalon, Trade and Death",
        ),
        (&changed, "  Ana chooses Trade\n  then\n    Ana holds 3 cards"),
    ]);
}

#[test]
fn cards_that_are_seen_together_are_a_number_or_each_on_its_own() {
    let both = [
        "Whenever an opponent reveals two or more asset cards, draw a card.",
        "If an opponent would reveal an asset card, draw a card instead.",
        "If an opponent would look at a blue card, first draw a card.",
        "If an opponent would look at this card, that opponent draws a card instead.",
    ];
    assert_eq!(problems(&both), vec!["CW441"; both.len()]);
    let right = [
        "Whenever an opponent looks at cards in your hand, draw a card.",
        "If an opponent would look at a card in your hand, first draw a card.",
        "Opponents can't reveal asset cards.",
    ];
    assert_eq!(problems(&right), [""; 0]);
}

#[test]
fn a_card_in_a_pile_has_no_controller() {
    let nobodys = [
        "Choose an asset card from the discard pile. Put it into play on the table under its controller's control.",
        "Reveal the top card of the draw pile. Its controller draws a card.",
    ];
    assert_eq!(problems_of("event", &nobodys), ["CW436"; 2]);
    let somebodys = [
        "Choose an asset. Set it aside. Put it into play on the table under its controller's control.",
        "Choose an asset card from the discard pile. Put it into play on the table under your control. Its controller draws a card.",
    ];
    assert_eq!(problems_of("event", &somebodys), [""; 0]);
}

#[test]
fn a_card_that_nobody_gets_stays_and_the_log_says_so() {
    revealed(&[(
        "Whenever an opponent reveals a card named \"Avalon\", put it into play on the table under its controller's control.",
        "then\n    the draw pile has 13 cards\n    the log says \"There is nobody to get Avalon.\"",
    )]);
}

/// One of two cards is blue: "not blue" is said of both, whether they are named or pointed at.
#[test]
fn what_is_not_so_of_several_is_so_of_none() {
    for (text, cards, held) in [
        (
            "Reveal the top two cards of the draw pile. If those cards are not blue, draw two cards.",
            "Trade, Castle",
            1,
        ),
        (
            "Reveal the top two cards of the draw pile. If those cards are not blue, draw two cards.",
            "Death, Castle",
            3,
        ),
        ("If the top two cards of the draw pile are not blue, draw two cards.", "Trade, Castle", 1),
        ("If the top two cards of the draw pile are not blue, draw two cards.", "Death, Castle", 3),
    ] {
        let scenario = format!(
            "scenario \"not blue\"\n  players Ana and Ben\n  Ana holds Pier and Tempest\n  Ben holds 2 cards\n  \
             the draw pile is {cards} and 9 other cards\n\n  when Ana plays Pier\n  then\n    Ana holds {held} card{}\n",
            if held == 1 { "" } else { "s" }
        );
        passes(&set_of("event", &[("Pier", text)], &scenario));
    }
}
