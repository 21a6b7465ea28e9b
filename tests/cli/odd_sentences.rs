//! Sentences that read and could be taken two ways, or for nothing: done as they read, or refused by name.

use crate::crazier::crazier;
use crate::small_set::{plays, problems, set, set_of, told};
use crate::support::{codes, run};

fn of_asset(text: &str) -> Vec<String> {
    codes(set_of("asset", &[("Pier", text)], "").path(), &[])
}

#[test]
fn what_is_offered_is_offered_in_your_turn_and_may_be_left() {
    assert_eq!(of_asset("Once during your turn, you may draw a card."), [""; 0]);
    assert_eq!(of_asset("Once during your main phase, you may draw a card."), [""; 0]);
    assert_eq!(of_asset("Once during your turn, draw a card."), ["CW409"]);
    assert_eq!(of_asset("Once during your turn, each opponent draws a card."), ["CW409"]);
    for time in [
        "the game",
        "each player's turn",
        "each opponent's turn",
        "the next player's turn",
        "this turn",
        "your next turn",
    ] {
        assert_eq!(of_asset(&format!("Once during {time}, you may draw a card.")), ["CW420"], "{time}");
    }
}

fn others(name: &str, with: &str, ana: u8, ben: u8, cleo: u8) -> String {
    format!(
        "scenario \"{name}\"\n  players Ana, Ben and Cleo\n  Ana holds Pier and 3 other cards\n  Ben holds 3 cards\n  Cleo holds 3 cards\n\n  when Ana plays Pier\n{with}  then\n    Ana holds {ana} cards\n    Ben holds {ben} cards\n    Cleo holds {cleo} cards\n"
    )
}

#[test]
fn others_are_others_than_the_one_spoken_of() {
    let chosen = "    Ana chooses Ben\n";
    plays(
        "Choose an opponent. That opponent draws two cards and each other player draws a card.",
        &others("Not the one who drew two", chosen, 4, 5, 4),
    );
    plays(
        "Choose an opponent. Each other opponent draws a card.",
        &others("Not the chosen one", chosen, 3, 3, 4),
    );
    plays("Choose an opponent. Each other player draws a card.", &others("You as well", chosen, 4, 3, 4));
    plays(
        "Choose an opponent. Another player of your choice draws a card.",
        &others("Another is not you", chosen, 3, 3, 4),
    );
    plays(
        "The next player draws a card, skips a turn, and each other player draws two cards.",
        &others("Not the next player", "", 5, 4, 5),
    );
    plays(
        "Each opponent draws a card and each other player draws two cards.",
        &others("Others than all opponents", "", 5, 4, 4),
    );
    plays("Draw a card and each other player draws two cards.", &others("Others than you", "", 4, 5, 5));
}

const INSTEAD: &str = "scenario \"All but the one who would have drawn\"
  players Ana, Ben and Cleo
  Ana controls Pier
  Ana holds 3 cards
  Ben holds Potion of Vitality and 2 other cards
  Cleo holds 3 cards

  when Ben plays Potion of Vitality
  then
    Ana holds 5 cards
    Ben holds 2 cards
    Cleo holds 5 cards
";

#[test]
fn others_are_others_than_the_one_of_the_event() {
    let text =
        "If an opponent would draw one or more cards, each other player draws that many cards instead.";
    let folder = set_of("asset", &[("Pier", text)], INSTEAD);
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn nobody_chooses_what_is_drawn() {
    assert_eq!(problems("Draw a card of your choice."), ["CW435"]);
    assert_eq!(problems("Draw a card from the discard pile of your choice."), ["CW435"]);
    assert_eq!(problems("Draw two cards of that player's choice."), ["CW435"]);
}

#[test]
fn whoever_will_do_it_is_not_known_before() {
    assert_eq!(problems("Until an opponent draws a card, that opponent can't play events."), ["CW402"]);
    assert_eq!(problems("Until an opponent draws a card, opponents can't play events."), [""; 0]);
}

#[test]
fn the_next_turn_of_each_is_one_for_each() {
    let scenario = "scenario \"Each in their own next turn, once\"
  players Ana, Ben and Cleo
  Ana holds Pier and 3 other cards
  Ben holds 3 cards
  Cleo holds 3 cards

  when Ana plays Pier
    Ana's turn ends
    Ben's turn ends
    Cleo's turn ends
    Ana's turn ends
    Ben's turn ends
  then
    Ben holds 6 cards
    Cleo holds 6 cards
";
    plays("At the beginning of each opponent's next turn, that opponent draws a card.", scenario);
    assert_eq!(
        problems("Until the end of each opponent's next turn, opponents can't play events."),
        ["CW419"]
    );
}

#[test]
fn the_verb_says_whose_step_it_is() {
    assert_eq!(problems("Choose an opponent. That opponent draws a card and draw a card."), ["CW403"]);
    assert_eq!(problems("Each opponent draws a card and discard a card."), ["CW403"]);
    assert_eq!(problems("Each opponent may draw a card and discards a card."), ["CW403"]);
    assert_eq!(problems("Choose an opponent. That opponent draws a card and discards a card."), [""; 0]);
    assert_eq!(problems("Each opponent may draw a card and discard a card."), [""; 0]);
    assert_eq!(problems("Opponents draw a card and discard a card."), [""; 0]);
}

#[test]
fn where_somebody_else_chooses_each_choice_says_for_whom() {
    assert_eq!(problems("Each opponent chooses one: draws two cards, or you draw a card."), ["CW403"]);
    assert_eq!(
        problems("Choose an opponent. That opponent chooses one: draw two cards, or discard a card."),
        ["CW403"]
    );
    assert_eq!(
        problems("Each opponent chooses one: that opponent draws two cards, or you draw a card."),
        [""; 0]
    );
    assert_eq!(problems("Choose one: draw two cards, or each opponent draws a card."), [""; 0]);
}

#[test]
fn a_keyword_says_nothing_that_could_not_be_written_on_the_card() {
    let card = |kind: &str| {
        let text = format!(
            "keyword \"Brief\"\n  At the end of your turn, destroy this card.\n\ncard \"Pier\"\n  2 of moon, {kind}\n\n  Brief.\n"
        );
        let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
        codes(crazier(&[("harbour/set.toml", set), ("harbour/harbour.cards", text.as_bytes())]).path(), &[])
    };
    assert_eq!(card("asset"), [""; 0]);
    assert_eq!(card("event"), ["CW421"]);
}

#[test]
fn a_game_without_worths_has_none_to_ask_for() {
    assert_eq!(problems("If the worth of the cards in your hand is ten or more, draw a card."), ["CW423"]);
    assert_eq!(problems("The player with the highest worth of cards in hand draws a card."), ["CW423"]);
}

#[test]
fn except_leaves_something() {
    assert_eq!(of_asset("Whenever an opponent draws a card except cards, draw a card."), ["CW412"]);
    assert_eq!(problems("Destroy all assets except cards named \"Castle\"."), [""; 0]);
}

#[test]
fn an_otherwise_belongs_to_an_if_that_was_refused() {
    assert_eq!(
        problems("If that opponent controls an asset, draw a card. Otherwise, draw two cards."),
        ["CW402"]
    );
    assert_eq!(problems("Draw a card. Otherwise, draw two cards."), ["CW410"]);
}

#[test]
fn words_of_the_language_are_not_called_foreign() {
    let told = |text: &str| run(set(&[("Pier", text)], "").path(), &["check"]).out;
    for (text, word) in [("You don't draw cards.", "don't"), ("Put wish on this card.", "wish")] {
        let told = told(text);
        assert!(told.contains(&format!("\"{word}\" does not fit here")), "{told}");
    }
}

#[test]
fn a_condition_counts_and_picks_nothing() {
    let of = |condition: &str| {
        problems(&format!("Reveal the top three cards of the draw pile. If {condition}, draw a card."))
    };
    assert_eq!(of("one of them is blue"), ["CW420"]);
    assert_eq!(of("two of them are blue"), ["CW420"]);
    assert_eq!(of("a card from among them is blue"), [""; 0]);
    assert_eq!(of("two or more cards from among them are blue"), [""; 0]);
}

#[test]
fn each_of_several_answers_alone() {
    let of = |who: &str| problems(&format!("Each opponent may draw a card. If {who}, draw a card."));
    assert_eq!(of("each opponent does"), ["CW409"]);
    assert_eq!(of("an opponent doesn't"), ["CW409"]);
    assert_eq!(of("that opponent does"), [""; 0]);
}

#[test]
fn a_choice_is_no_event() {
    assert_eq!(of_asset("Whenever an opponent chooses an asset you control, draw a card."), ["CW421"]);
    assert_eq!(of_asset("Whenever an opponent chooses this card, draw a card."), ["CW421"]);
    assert_eq!(of_asset("Opponents can't choose this card."), ["CW421"]);
}

#[test]
fn the_card_is_the_only_one_there_is() {
    assert_eq!(problems("Choose an asset an opponent controls. Destroy the asset."), ["CW406"]);
    assert_eq!(problems("Draw a card. Reveal the card."), ["CW406"]);
    assert_eq!(
        problems("Reveal the top three cards of the draw pile. Put the blue card into your hand."),
        ["CW406"]
    );
    assert_eq!(problems("Choose a card from your hand. If the card is blue, draw a card."), ["CW406"]);
    assert_eq!(problems("Choose four assets. Destroy all four."), ["CW406"]);
    assert_eq!(problems("Choose two assets. Destroy the two."), ["CW406"]);
    assert_eq!(of_asset("Whenever an opponent plays an asset, destroy the asset."), ["CW406"]);
    assert_eq!(problems("Destroy all fours."), [""; 0]);
    assert_eq!(of_asset("Whenever the queen of moon enters play, draw a card."), [""; 0]);
    assert_eq!(problems("Discard the card from your hand with the highest rank."), [""; 0]);
}

#[test]
fn a_letter_that_is_longer_when_small_moves_nothing() {
    let texts = [
        "Draw a card. If you control \u{130}, draw two cards instead.",
        "Draw a card. If you control an \u{130} asset, draw two cards Instead.",
        "Choose one: - draw \u{130} - draw two cards instead",
        "\u{130}. Whenever \u{130}\u{130} \u{130}, call it the \"\u{130}\u{130}\" instead. Draw the \u{130}\u{130}.",
    ];
    for text in texts {
        assert!(!problems(text).is_empty(), "{text}");
    }
    let said = told("event", texts[0]);
    assert!(said.contains("'instead' does not fit here"), "{said}");
}
