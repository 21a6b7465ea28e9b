//! A card that acts from a hand is seen when it does something, and not before: what is refused shows nothing, what is done
//! all the same is told first.

use crate::small_set::{harbour_of, passes};

const PIER: &str = "card \"Pier\"
  8 of moon, event

  Draw a card.
";

/// Ana plays a card, and Ben holds one with this text.
fn answers(text: &str, scenario: &str) {
    let cards = format!("{PIER}\ncard \"Whistle\"\n  3 of moon, event\n\n  {text}\n");
    let given = "Ana holds Pier and Castle
  the draw pile is Trade, Tempest, Ferocity, Restoration, Elf Spring";
    passes(&harbour_of("Ana and Ben", &cards, &format!("{given}\n{scenario}")));
}

const WHENEVER: &str = "While this card is in your hand, whenever an opponent plays an event,";

#[test]
fn what_is_done_after_a_refusal_shows_the_card_first() {
    for rest in ["If you don't, that opponent draws two cards.", "That opponent draws two cards."] {
        let text = format!("{WHENEVER} you may draw a card. {rest}");
        answers(
            &text,
            "  Ben holds Whistle and Death

  when Ana plays Pier
    Ben declines
  then
    Ana holds Castle, Trade, Tempest, Ferocity and no other cards
    Ana sees Whistle
    Ana sees 1 card in Ben's hand
    Ana's log says \"Whistle takes effect\"
",
        );
    }
    // Ana is asked herself, and is told by what.
    answers(
        &format!("{WHENEVER} you may draw a card. If you don't, that opponent may draw two cards."),
        "  Ben holds Whistle and Death

  when Ana plays Pier
    Ben declines
    Ana declines
  then
    Ana sees Whistle
    Ana's log says \"Whistle takes effect\"
",
    );
}

#[test]
fn what_cannot_be_offered_and_is_done_otherwise_shows_the_card() {
    answers(
        &format!("{WHENEVER} you may destroy an asset. If you don't, that opponent draws two cards."),
        "  Ben holds Whistle and Death

  when Ana plays Pier
  then
    Ana holds Castle, Trade, Tempest, Ferocity and no other cards
    Ana sees Whistle
    Ana's log says \"Whistle takes effect\"
",
    );
}

#[test]
fn what_is_done_first_after_a_refusal_shows_the_card() {
    answers(
        "While this card is in your hand, if an opponent would play an event, first you may draw a card. If you don't, that opponent draws two cards.",
        "  Ben holds Whistle and Death

  when Ana plays Pier
    Ben declines
  then
    Ana sees Whistle
    Ana's log says \"Whistle\"
",
    );
}

#[test]
fn an_offer_in_a_round_shows_nothing_before_it_is_accepted() {
    for rest in ["for each asset you control, you may draw a card.", "repeat two times: you may draw a card."]
    {
        let text = format!("{WHENEVER} {rest}");
        answers(
            &text,
            "  Ben holds Whistle and Death
  Ben controls Spell Tome and Angel of Hope

  when Ana plays Pier
    Ben declines
    Ben declines
  then
    Ben holds Whistle, Death and no other cards
    Ana doesn't see Whistle
    Ana's log doesn't say \"Whistle\"
    Ana's log doesn't say \"chooses not\"
    Ben's log says \"chooses not\"
",
        );
        answers(
            &text,
            "  Ben holds Whistle and Death
  Ben controls Spell Tome and Angel of Hope

  when Ana plays Pier
    Ben declines
    Ben accepts
  then
    Ben holds Whistle, Death, Tempest and no other cards
    Ana sees Whistle
    Ana's log says \"Whistle takes effect\"
",
        );
    }
}

#[test]
fn an_offer_about_what_has_come_to_be_so_shows_nothing_before_it_is_accepted() {
    let text =
        "While this card is in your hand, as soon as an opponent has one card in hand, you may draw a card.";
    for (answer, then) in [("declines", "doesn't see"), ("accepts", "sees")] {
        answers(
            text,
            &format!(
                "  Ben holds Whistle and Death

  when Ana plays Pier
    Ben {answer}
  then
    Ana {then} Whistle
"
            ),
        );
    }
}

#[test]
fn what_comes_to_nothing_shows_nothing() {
    for rest in [
        "destroy an asset you control.",
        "put all assets you control on the bottom of the draw pile.",
        "choose an asset you control. Destroy it.",
    ] {
        let given = "  Ben holds Whistle and Death

  when Ana plays Pier
  then
    Ana doesn't see Whistle
    Ana's log doesn't say \"Whistle\"
";
        answers(&format!("{WHENEVER} {rest}"), given);
    }
    answers(
        &format!("{WHENEVER} destroy an asset you control. Draw a card."),
        "  Ben holds Whistle and Death

  when Ana plays Pier
  then
    Ana sees Whistle
    Ana's log says \"Whistle takes effect\"
",
    );
}
