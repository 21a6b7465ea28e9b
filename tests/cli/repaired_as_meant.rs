//! A repair says what was written, and not something near it.

use crate::small_set::{problems, set_of, shown, told};
use crate::support::{read, run};

/// What was written, and what it is shown as.
fn shown_as(rows: &[(&str, &str)]) {
    for (text, right) in rows {
        shown("event", text, "CW204", &format!("The sentence would read: {right}"), right);
    }
}

#[test]
fn of_two_things_one_is_done() {
    shown_as(&[
        (
            "Draw a card. If you control a king, draw two cards instead.",
            "If you control a king, draw two cards. Otherwise, draw a card.",
        ),
        (
            "Draw a card. If you control a king, instead draw two cards.",
            "If you control a king, draw two cards. Otherwise, draw a card.",
        ),
        (
            "Draw a card. Draw two cards instead if you control a king.",
            "If you control a king, draw two cards. Otherwise, draw a card.",
        ),
        (
            "Draw two cards. If you control a king, draw three cards instead of two.",
            "If you control a king, draw three cards. Otherwise, draw two cards.",
        ),
        (
            "Draw a card, or draw two cards if you control a king.",
            "If you control a king, draw two cards. Otherwise, draw a card.",
        ),
    ]);
    let right =
        "At the beginning of your turn, if you control a king, draw two cards. Otherwise, draw a card.";
    let text = "At the beginning of your turn, draw a card. If you control a king, draw two cards instead.";
    shown("asset", text, "CW204", &format!("The sentence would read: {right}"), right);
}

#[test]
fn again_and_again_until_there_are_so_many() {
    let right = "Repeat until you have five or more cards in hand: draw a card.";
    shown_as(&[
        ("Draw until your hand has five cards.", right),
        ("Draw cards until there are five cards in your hand.", right),
    ]);
    let said = told("event", "Repeat until you have three cards in hand: discard a card.");
    assert!(said.contains("write 'three or fewer cards in hand'"), "{said}");
}

#[test]
fn where_an_event_goes_is_after_its_effect() {
    let right = "Whenever you play an event, you may put that event into your hand after its effect.";
    let text = "Whenever you play an event, you may put that event into your hand instead.";
    shown("asset", text, "CW204", &format!("The sentence would read: {right}"), right);
}

#[test]
fn a_card_that_was_spoken_of_earlier_is_a_guess() {
    let text = "You may discard a blue card. If you do, draw a card. If it was an eight, draw a card.";
    let folder = set_of("event", &[("Pier", text)], "");
    run(folder.path(), &["check", "--fix"]);
    assert!(read(folder.path(), "harbour/harbour.cards").contains("If it was an eight"));
    assert!(told("event", text).contains("an earlier one needs a name"));
}

#[test]
fn an_asset_that_is_destroyed_is_in_play_beside_another_kind_too() {
    assert_eq!(problems("Destroy a blue asset or a king of your choice."), [""; 0]);
    assert_eq!(problems("Destroy a blue asset card or a king of your choice."), [""; 0]);
    assert_eq!(problems("Discard a blue asset or a king."), ["CW204"]);
}

#[test]
fn what_many_write_leads_to_the_sentence_there_is() {
    shown_as(&[
        (
            "Discard two cards that share a color with each other.",
            "Choose two cards from your hand. If those cards share a color, discard them.",
        ),
        ("Destroy all assets but kings.", "Destroy all assets except kings."),
        ("Destroy all kings and all queens.", "Destroy all kings or queens."),
        ("All players except you draw a card.", "All other players draw a card."),
        ("Draw one to three cards.", "Choose a number from one to three and draw that many cards."),
        ("Destroy all kings and queens.", "Destroy each king or queen."),
        ("Destroy all assets except kings and queens.", "Destroy all assets except kings or queens."),
        (
            "Discard two cards of the same rank.",
            "Choose two cards from your hand. If those cards share a rank, discard them.",
        ),
        (
            "Discard two cards that share a rank.",
            "Choose two cards from your hand. If those cards share a rank, discard them.",
        ),
        (
            "Destroy all assets except this card and assets you control.",
            "Destroy all assets opponents control.",
        ),
        (
            "If you control a blue and green asset, draw a card.",
            "If you control an asset that is blue and that is green, draw a card.",
        ),
        ("Each player other than you draws a card.", "Each other player draws a card."),
        ("Each player except you draws a card.", "Each other player draws a card."),
        ("Draw one or two cards.", "Choose a number from one to two and draw that many cards."),
        ("Destroy one or two assets.", "Choose a number from one to two and destroy that many assets."),
        ("Draw a card or two.", "Choose a number from one to two and draw that many cards."),
        ("You may draw one or two cards.", "You may draw up to two cards."),
        (
            "Each opponent may discard one or two cards.",
            "Each opponent may choose a number from one to two and discard that many cards.",
        ),
    ]);
}

#[test]
fn what_stands_in_another_order_is_put_into_the_right_one() {
    shown_as(&[
        (
            "Put the card with the lowest rank from the discard pile on the bottom of the draw pile.",
            "Put the card from the discard pile with the lowest rank on the bottom of the draw pile.",
        ),
        (
            "If you have the same number of cards in hand as an opponent, draw a card.",
            "Choose an opponent. If the number of cards in your hand is the number of cards in that opponent's hand, draw a card.",
        ),
        (
            "Discard a card and another card that shares a color with it.",
            "Discard a card. Discard another card that shares a color with that card.",
        ),
        (
            "Draw cards equal to the number of cards in your hand, but no more than three.",
            "If the number of cards in your hand is three or more, draw three cards. Otherwise, draw cards equal to the number of cards in your hand.",
        ),
        ("Steal a random card from each opponent.", "Each opponent gives a random card to you."),
    ]);
    let right =
        "Choose an asset. Call it the \"goal\". For each asset you control, put a wish counter on the goal.";
    let text = "Choose an asset. Put a wish counter on it for each asset you control.";
    shown(
        "event",
        text,
        "CW204",
        "Call it the 'goal'. For each asset you control, put a wish counter on the goal.",
        right,
    );
}

#[test]
fn what_comes_nearest_is_in_words_of_the_game() {
    let text = "Draw cards equal to the number of different colors among assets you control.";
    let right = "For each color, if you control a card of that color, score one point.";
    shown("event", text, "CW201", &format!("What comes nearest: {right}"), right);
    let right = "Each player with the most cards in hand draws a card.";
    shown("event", "The player with the highest card draws a card.", "CW201", right, right);
}

#[test]
fn a_card_before_another_one_gets_a_name() {
    shown_as(&[(
        "You may discard a blue card. If you do, draw a card. If it was an eight, draw a card.",
        "You may discard a blue card. Call it the \"guest\". If you do, draw a card. If the guest is an eight, draw a card.",
    )]);
    let right = "If that card is an eight, draw a card.";
    shown(
        "event",
        "Reveal the top card of the draw pile. If it was an eight, draw a card.",
        "CW204",
        &format!("The sentence would read: {right}"),
        &format!("Reveal the top card of the draw pile. {right}"),
    );
}

#[test]
fn a_largest_number_of_as_many_as_there_are() {
    let of = |what: &str| {
        format!(
            "If the number of {what} is three or more, draw three cards. Otherwise, draw cards equal to the number of {what}."
        )
    };
    for (text, what) in [
        ("Draw a card for each asset you control, but no more than three.", "assets you control"),
        ("Draw a card for each opponent, up to a maximum of three.", "opponents"),
        (
            "For each card in your hand that is blue, draw a card, but no more than three.",
            "cards in your hand that are blue",
        ),
    ] {
        shown_as(&[(text, &of(what))]);
    }
}

#[test]
fn as_many_are_chosen_as_can_be() {
    let choices = [
        "draw a card",
        "draw two cards",
        "skip a turn",
        "roll a die",
        "reveal a card from your hand",
        "or discard a card",
    ];
    let six = choices.join("; ");
    for (said, right) in [("six", "five"), ("up to seven", "up to five"), ("six or more", "five or more")] {
        let text = format!("Choose {said}: {six}.");
        // Without steps of several things, commas part the choices.
        let right = format!("Choose {right}: {six}.").replace("; ", ", ");
        assert!(told("event", &text).contains("is more than can be chosen: five is the most."), "{text}");
        shown("event", &text, "CW214", &format!("The sentence would read: {right}"), &right);
    }
    for (text, said) in [
        ("Choose up to three: draw a card; or skip a turn.", "Up to three are chosen, and"),
        ("Choose up to three: draw a card; or skip a turn.", "write 'choose up to two'"),
        ("Choose two or more: draw a card; or skip a turn.", "write 'choose one or more'"),
        (
            "Choose zero or more: draw a card; or skip a turn.",
            "You may choose one or more: draw a card, or skip a turn.",
        ),
    ] {
        assert!(told("event", text).contains(said), "{text}\n{}", told("event", text));
    }
}
