//! What is exchanged takes the place of the other, and is looked at as what its move comes to.

use crate::small_set::{harbour, passes};

/// Pier is an event with this text; Quay and Lamp are assets.
fn plays(pier: &str, quay: &str, lines: &str) {
    let cards = format!(
        "card \"Pier\"
  8 of sun, event

  {pier}

card \"Quay\"
  8 of sun, asset

  {quay}

card \"Lamp\"
  8 of sun, asset

card \"Mole\"
  8 of sun, event
"
    );
    passes(&harbour(&cards, lines));
}

const PLAIN: &str = "Whenever you roll a die, draw a card.";

/// Ana plays Pier with two cards in hand, and the draw pile and the discard pile become these.
fn piles(pier: &str, choices: &str, draw_pile: &str, discard_pile: &str) {
    let lines = format!(
        "Ana holds Pier, Trade and Ferocity
  the draw pile is Castle, Wood Elf, Death, Angel of Hope
  the discard pile is Quay, Lamp, Mole

  when Ana plays Pier{choices}
  then
    the draw pile is {draw_pile}
    the discard pile is {discard_pile}"
    );
    plays(pier, PLAIN, &lines);
}

#[test]
fn a_card_takes_the_very_place_of_another_in_a_pile() {
    let chosen = "\n    Ana chooses Trade";
    let with = |what: &str| {
        format!("Choose a card from your hand. Call it the \"two\". Exchange {what} and the two.")
    };
    piles(
        &with("the bottom card of the draw pile"),
        chosen,
        "Castle, Wood Elf, Death, Trade",
        "Quay, Lamp, Mole, Pier",
    );
    piles(
        &with("the top card of the draw pile"),
        chosen,
        "Trade, Wood Elf, Death, Angel of Hope",
        "Quay, Lamp, Mole, Pier",
    );
    let middle = "Choose a card from the discard pile. Call it the \"one\". ";
    piles(
        &format!("{middle}{}", with("the one")),
        "\n    Ana chooses Lamp\n    Ana chooses Trade",
        "Castle, Wood Elf, Death, Angel of Hope",
        "Quay, Trade, Mole, Pier",
    );
}

#[test]
fn two_cards_of_one_pile_change_places() {
    piles(
        "Exchange the top card of the draw pile and the bottom card of the draw pile.",
        "",
        "Angel of Hope, Wood Elf, Death, Castle",
        "Quay, Lamp, Mole, Pier",
    );
    let two = "Choose a card from the discard pile. Call it the \"one\". Choose another card from the discard pile. Call it the \"two\". Exchange the one and the two.";
    piles(
        two,
        "\n    Ana chooses Lamp\n    Ana chooses Mole",
        "Castle, Wood Elf, Death, Angel of Hope",
        "Quay, Mole, Lamp, Pier",
    );
}

#[test]
fn several_cards_lie_as_they_lay() {
    piles(
        "Exchange the bottom two cards of the draw pile and the bottom two cards of the discard pile.",
        "",
        "Castle, Wood Elf, Lamp, Mole",
        "Quay, Death, Angel of Hope, Pier",
    );
    piles(
        "Exchange the bottom card of the draw pile and the top two cards of the discard pile.",
        "",
        "Castle, Wood Elf, Death, Quay, Lamp",
        "Angel of Hope, Mole, Pier",
    );
}

const ASSETS: &str = "Choose an asset you control. Call it the \"one\". Choose an asset an opponent controls. Call it the \"two\". Exchange the one and the two.";
const UNDER: &str = "Choose an opponent. Put an asset you control of your choice into play on the table under that opponent's control.";

/// Ana controls Lamp, Ben controls Quay with this text, and somebody plays Pier; both have three other cards.
fn with_assets(pier: &str, quay: &str, who: &str, then: &str) {
    let (ana, ben) = if who == "Ana" { ("Pier and 3 other", "3") } else { ("3", "Pier and 3 other") };
    let lines = format!(
        "Ana controls Lamp
  Ben controls Quay
  Ana holds {ana} cards
  Ben holds {ben} cards

  when {who} plays Pier
  then
    {then}"
    );
    plays(pier, quay, &lines);
}

#[test]
fn who_can_t_gain_control_can_t_be_given_it_by_an_exchange_or_a_put() {
    let quay = "Opponents can't gain control of this card.";
    let nothing = "Ana controls Lamp\n    Ben controls Quay";
    with_assets(ASSETS, quay, "Ana", nothing);
    with_assets(ASSETS, quay, "Ben", nothing);
    with_assets(UNDER, quay, "Ben", nothing);
    let others = "Opponents can't gain control of kings.";
    with_assets(ASSETS, others, "Ana", "Ben controls Lamp\n    Ana controls Quay");
    with_assets(UNDER, others, "Ben", "Ana controls Quay");
}

#[test]
fn whoever_waits_for_a_change_of_control_hears_of_exchanges_and_puts() {
    let heard = "Whenever another asset changes control, its controller draws two cards.";
    with_assets(ASSETS, heard, "Ana", "Ben holds 5 cards\n    Ana holds 3 cards");
    with_assets(UNDER, heard, "Ana", "Ben holds 5 cards\n    Ana holds 3 cards");
    let gained = "Whenever a player gains control of this card, that player draws two cards.";
    with_assets(ASSETS, gained, "Ben", "Ana holds 5 cards\n    Ben holds 3 cards");
    with_assets(UNDER, gained, "Ben", "Ana holds 5 cards\n    Ben holds 3 cards");
    // What is a change of control by its verb is one, and not two.
    let gain = "Gain control of an asset an opponent controls of your choice.";
    with_assets(gain, heard, "Ben", "Ben controls Lamp\n    Ben holds 5 cards");
}

#[test]
fn what_happens_instead_of_a_change_of_control_happens_instead_of_an_exchange() {
    let destroyed = "If an opponent would gain control of this card, destroy it instead.";
    let gone = "Ana controls Lamp\n    the discard pile contains Quay";
    with_assets(ASSETS, destroyed, "Ana", gone);
    with_assets(ASSETS, destroyed, "Ben", gone);
    with_assets(UNDER, destroyed, "Ben", gone);
    let drawn = "If a player would gain control of this card, that player draws a card instead.";
    let kept = "Ben controls Quay\n    Ana holds 4 cards\n    Ben holds 3 cards";
    with_assets(ASSETS, drawn, "Ben", kept);
    with_assets(UNDER, drawn, "Ben", kept);
}

#[test]
fn an_exchange_with_a_hand_enters_and_leaves_play() {
    let pier = "Choose an asset an opponent controls. Call it the \"one\". Choose an asset card from your hand. Call it the \"two\". Exchange the one and the two.";
    let exchanged = |quay: &str, then: &str| {
        let lines = format!(
            "Ben controls Quay
  Ana holds Pier, Lamp and Trade
  Ben holds 3 cards

  when Ana plays Pier
  then
    {then}"
        );
        plays(pier, quay, &lines);
    };
    let stays = "Ben controls Quay\n    Ben doesn't control Lamp";
    exchanged(
        "If this card would leave play, draw a card instead.",
        &format!("{stays}\n    Ben holds 4 cards"),
    );
    let entering = "If an asset card would enter play, put it on the bottom of the discard pile instead.";
    exchanged(entering, &format!("{stays}\n    the discard pile contains Lamp"));
    exchanged("Cards in your hand can't be exchanged.", "Ana holds Quay\n    Ben controls Lamp");
}

#[test]
fn only_what_may_take_the_place_of_the_other_is_offered() {
    let lines = |then: &str| {
        format!(
            "Ana controls Lamp
  Ben controls Quay, Castle and Wood Elf
  Ana holds Pier and 2 other cards

  when Ana plays Pier
    Ana chooses Lamp
  then
    {then}"
        )
    };
    let kept = "Opponents can't gain control of this card.";
    let both = "Choose an asset you control or an event card from your hand. Exchange that card and an asset an opponent controls.";
    let pier = both.replace("an asset you control or an event card from your hand", "an asset");
    plays(&pier, kept, &lines("Ana is asked to choose from Castle and Wood Elf"));
    plays(&pier, PLAIN, &lines("Ana is asked to choose from Quay, Castle and Wood Elf"));
}
