//! Texts that wait for something: what was true of a card before it happened still counts, and what nobody can know is
//! refused.

use crate::crazier::crazier;
use crate::small_set::{harbour, passes};
use crate::support::{codes, run};

pub const SET: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";

fn card(name: &str, kind: &str, text: &str) -> String {
    format!("card \"{name}\"\n  2 of moon, {kind}\n\n  {text}\n")
}

/// The codes of assets with these texts, which are read together: one for each that is wrong.
pub fn problems(texts: &[&str]) -> Vec<String> {
    problems_of("asset", texts)
}

pub fn problems_of(kind: &str, texts: &[&str]) -> Vec<String> {
    let cards = texts.iter().enumerate().map(|(number, text)| card(&named("Pier", number), kind, text));
    let cards = cards.collect::<Vec<_>>().join("\n");
    codes(crazier(&[("harbour/set.toml", SET), ("harbour/a.cards", cards.as_bytes())]).path(), &[])
}

/// A name of its own for each of several cards.
pub fn named(name: &str, number: usize) -> String {
    format!("{name}{}", char::from(b'a' + number as u8))
}

const DEATH: &str = "Ana controls Pier and Castle
  Ben controls Angel of Hope
  Ben holds Death, Sunstone and Wood Elf
  Ana holds 2 cards

  when Ben plays Death";

/// The text of the asset Pier, which Ana controls; an event Quay; what happens.
const SEEN: &[(&str, &str, &str)] = &[
    (
        "Whenever an asset you control is destroyed, draw a card.",
        "",
        "DEATH
    Ben chooses Castle
  then
    Ana holds 3 cards",
    ),
    (
        "Whenever an asset you control is destroyed, draw a card.",
        "",
        "DEATH
    Ben chooses Angel of Hope
  then
    Ana holds 2 cards",
    ),
    (
        "Whenever an asset you control is destroyed, draw a card.",
        "",
        "DEATH
    Ben chooses Pier
  then
    Ana holds 3 cards",
    ),
    (
        "Whenever another asset you control is destroyed by an opponent, that opponent draws two cards.",
        "",
        "DEATH
    Ben chooses Castle
  then
    Ben holds 4 cards",
    ),
    (
        "Whenever an asset an opponent controls is destroyed, that opponent draws two cards.",
        "",
        "DEATH
    Ben chooses Angel of Hope
  then
    Ben holds 4 cards
    Ana holds 2 cards",
    ),
    (
        "If an asset an opponent controls would enter play, that opponent draws a card instead.",
        "",
        "Ana controls Pier
  Ana holds Wood Elf
  Ben holds Castle and Sunstone

  when Ben plays Castle
  then
    Ben controls nothing
    Ben holds 2 cards
    the discard pile contains Castle",
    ),
    (
        "If an asset an opponent controls would enter play, first draw a card.",
        "",
        "Ana controls Pier
  Ana holds Wood Elf

  when Ana plays Wood Elf
  then
    Ana holds 0 cards",
    ),
    (
        "Whenever a player destroys an asset they control, that player draws a card.",
        "",
        "DEATH
    Ben chooses Castle
  then
    Ben holds 2 cards",
    ),
    (
        "If an asset an opponent controls would be destroyed, first draw a card.",
        "",
        "DEATH
    Ben chooses Angel of Hope
  then
    Ana holds 3 cards",
    ),
    (
        "Whenever an asset that is in play on the table leaves play, draw a card.",
        "",
        "DEATH
    Ben chooses Castle
  then
    Ana holds 3 cards",
    ),
    (
        "Whenever a card in your hand is discarded, draw two cards.",
        "",
        "Ana controls Pier
  the discard pile is Salamander
  Ana holds Castle, Trade and Death

  when Ana discards Castle
  then
    Ana holds 4 cards",
    ),
    (
        "Whenever a card from an opponent's hand is discarded, that opponent draws two cards.",
        "",
        "Ana controls Pier
  the discard pile is Salamander
  Ana holds 2 cards
  Ben holds Castle, Trade and Death

  when Ben discards Castle
  then
    Ben holds 4 cards
    Ana holds 2 cards",
    ),
    (
        "Whenever an opponent gains control of an asset you control, draw a card.",
        "Gain control of an asset of your choice.",
        "Ana controls Pier and Castle
  Ana holds 2 cards
  Ben holds Quay and Trade

  when Ben plays Quay
    Ben chooses Castle
  then
    Ana holds 3 cards",
    ),
    (
        "Whenever you gain control of an asset an opponent controls, that opponent draws a card.",
        "Gain control of an asset an opponent controls.",
        "Ana controls Pier
  Ben controls Castle
  Ana holds Quay and Trade
  Ben holds 2 cards

  when Ana plays Quay
  then
    Ben holds 3 cards",
    ),
    (
        "Whenever an opponent reveals a card from their hand, draw a card.",
        "Reveal a card from your hand.",
        "Ana controls Pier
  Ana holds 2 cards
  Ben holds Quay and Trade

  when Ben plays Quay
  then
    Ana holds 3 cards",
    ),
    (
        "Whenever a card is put into an opponent's hand, draw a card.",
        "Put the top card of the discard pile into your hand.",
        "the discard pile is Trade
  Ana controls Pier
  Ana holds 2 cards
  Ben holds Quay and Death

  when Ben plays Quay
  then
    Ana holds 3 cards",
    ),
    (
        "Whenever an asset an opponent controls enters play, destroy that asset.",
        "",
        "Ana controls Pier
  Ana holds 2 cards
  Ben holds Castle and Trade

  when Ben plays Castle
  then
    Ben controls no cards",
    ),
    (
        "Whenever an opponent plays an asset, gain control of that asset.",
        "",
        "Ana controls Pier
  Ana holds 2 cards
  Ben holds Castle and Trade

  when Ben plays Castle
  then
    Ana controls Pier and Castle",
    ),
    (
        "Whenever an opponent plays an event, put that card into your hand.",
        "",
        "Ana controls Pier
  Ana holds 2 cards
  Ben holds Potion of Vitality and Trade

  when Ben plays Potion of Vitality
  then
    Ana holds 3 cards
    Ben holds 3 cards",
    ),
];

#[test]
fn an_event_is_seen_as_it_was_before() {
    let (mut cards, mut scenarios) = (Vec::new(), Vec::new());
    for (number, (pier, quay, happens)) in SEEN.iter().enumerate() {
        let (piers, quays) = (named("Pier", number), named("Quay", number));
        cards.push(card(&piers, "asset", pier));
        if !quay.is_empty() {
            cards.push(card(&quays, "event", quay));
        }
        let happens = happens.replace("DEATH", DEATH).replace("Pier", &piers).replace("Quay", &quays);
        scenarios.push(format!("scenario \"{pier} {number}\"\n  players Ana and Ben\n  {happens}\n"));
    }
    let folder = crazier(&[
        ("harbour/set.toml", SET),
        ("harbour/a.cards", cards.join("\n").as_bytes()),
        ("harbour/a.scenario", scenarios.join("\n").as_bytes()),
    ]);
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn what_went_with_the_card_is_asked_before() {
    let late = [
        "Whenever an asset that has an oil counter is destroyed, draw a card.",
        "Whenever an asset that has an oil counter leaves play, draw a card.",
        "Whenever an opponent discards a card that shares a color with the top card of the discard pile, draw a card.",
        "Whenever a card that is on top of the discard pile is put into your hand, draw a card.",
        "Whenever an asset is destroyed, if you control it, draw a card.",
    ];
    assert_eq!(problems(&late), ["CW441"; 5]);
    let before = [
        "If an asset that has an oil counter would be destroyed, first draw a card.",
        "If an asset that has an oil counter would leave play, first draw a card.",
        "If an opponent would discard a card that shares a color with the top card of the discard pile, first draw a card.",
        "Whenever an asset that has an oil counter enters play, draw a card.",
    ];
    assert_eq!(problems(&before), [""; 0]);
    let counted =
        "Whenever an asset is destroyed, draw cards equal to the number of oil counters on that asset.";
    assert_eq!(problems(&[counted]), ["CW622"]);
}

#[test]
fn what_is_told_card_by_card_has_no_number() {
    let together = [
        "Whenever one or more assets you control are destroyed, draw that many cards.",
        "Whenever an opponent discards two or more cards, draw a card.",
        "Whenever two cards are drawn by an opponent, draw a card.",
        "Whenever an opponent puts two or more cards on the bottom of the draw pile, draw a card.",
        "If an opponent would destroy one or more assets, that opponent draws a card instead.",
        "Whenever you draw two or more blue cards, draw a card.",
    ];
    assert_eq!(problems(&together), ["CW441"; 6]);
    let right = [
        "Whenever an opponent discards a second card in a turn, draw a card.",
        "Whenever an opponent draws two cards, draw a card.",
        "Whenever an opponent draws two or more cards, draw that many cards.",
        "Whenever an opponent reveals two or more cards, draw that many cards.",
        "If an opponent would destroy an asset, that opponent draws a card instead.",
        "Opponents can't discard cards.",
    ];
    assert_eq!(problems(&right), [""; 0]);
}

#[test]
fn a_card_of_a_draw_is_one_card_and_nobody_knows_which() {
    let one = [
        "If you would draw a card, you draw one more card.",
        "If an opponent would draw a card, that opponent draws two cards.",
    ];
    assert_eq!(problems(&one), ["CW427"; 2]);
    let unknown =
        ["If you would draw a blue card, draw two cards instead.", "Opponents can't draw blue cards."];
    assert_eq!(problems(&unknown), ["CW441"; 2]);
    let right = [
        "If an opponent would draw a card, that opponent draws two cards instead.",
        "Whenever you draw a blue card, draw a card.",
    ];
    assert_eq!(problems(&right), [""; 0]);
}

#[test]
fn a_text_that_works_in_play_sees_nothing_of_its_card_elsewhere() {
    let elsewhere = [
        "Whenever this card is discarded, draw a card.",
        "Whenever you draw this card, you may reveal it. If you do, draw a card.",
        "Whenever this card is played, draw a card.",
    ];
    assert_eq!(problems(&elsewhere), ["CW421"; 3]);
    let lost = [
        "If an opponent would gain control of this card, first draw a card.",
        "Whenever an opponent gains control of this card, draw a card.",
    ];
    assert_eq!(problems(&lost), [""; 0]);
    let stays = "Gain control of an asset of your choice until this card leaves play.";
    assert_eq!(problems_of("event", &[stays]), ["CW421"]);
}

#[test]
fn a_card_that_was_spoken_of_is_seen_going_away() {
    let seen = |text: &str, then: &str| {
        let cards = [
            card("Pier", "event", text),
            card("Gale", "event", "Destroy an asset of your choice. Draw two cards."),
        ];
        let scenario = format!(
            "Ana holds Pier and Castle\n  Ana controls Spell Tome\n  Ben holds Gale, Trade and Tempest\n  Ben controls Wood Elf\n  the discard pile is Angel of Hope\n\n  when Ana plays Pier\n    Ana chooses Wood Elf\n    Ana's turn ends\n  when Ben plays Gale\n    Ben chooses Wood Elf\n  then\n    {then}"
        );
        passes(&harbour(&cards.join("\n"), &scenario));
    };
    let until = "Choose an asset. Until the end of your next turn, whenever";
    seen(&format!("{until} it is destroyed, draw a card."), "Ana holds 2 cards");
    seen(
        &format!("{until} that asset is destroyed, put it into your hand."),
        "Ana holds Castle, Wood Elf and no other cards",
    );
    seen(&format!("{until} it leaves play, draw a card."), "Ana holds 2 cards");
    seen(&format!("{until} another asset is destroyed, draw a card."), "Ana holds 1 card");
    seen("Choose an asset. Opponents can't draw cards until it is destroyed.", "Ben holds 4 cards");
}
