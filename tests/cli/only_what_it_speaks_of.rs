//! A repair changes what it speaks of, and leaves what is done besides where it is.

use crate::small_set::{set_of, shown};
use crate::support::{read, run};

/// Each first text becomes the second by `check --fix`.
pub fn become_of(kind: &str, pairs: &[(&str, &str)]) {
    let names: Vec<String> = (1..=pairs.len()).map(|number| format!("Pier {number}")).collect();
    let cards: Vec<_> = names.iter().zip(pairs).map(|(name, (wrong, _))| (name.as_str(), *wrong)).collect();
    let folder = set_of(kind, &cards, "");
    let told = run(folder.path(), &["check", "--fix"]).out;
    let cards = read(folder.path(), "harbour/harbour.cards");
    let texts = cards.split("\n\n").filter(|part| !part.starts_with("card"));
    for ((wrong, right), written) in pairs.iter().zip(texts) {
        assert_eq!(written.trim(), *right, "{wrong}\n{told}");
    }
}

#[test]
fn what_is_done_besides_does_not_get_into_the_noun() {
    become_of(
        "event",
        &[
            (
                "Destroy an opponent's asset and draw a card.",
                "Destroy an asset an opponent controls and draw a card.",
            ),
            (
                "If you control a king, destroy an opponent's queen and draw two cards.",
                "If you control a king, destroy a queen an opponent controls and draw two cards.",
            ),
            (
                "Draw as many cards as you have assets and discard a card.",
                "Draw cards equal to the number of assets you control and discard a card.",
            ),
            (
                "Choose one: draw as many cards as you control assets; or each opponent draws two cards.",
                "Choose one: draw cards equal to the number of assets you control, or each opponent draws two cards.",
            ),
            (
                "Rearrange the top three cards of the draw pile and draw a card.",
                "Look at the top three cards of the draw pile, put them on top of the draw pile in any order, and draw a card.",
            ),
        ],
    );
    become_of(
        "asset",
        &[
            (
                "As soon as an opponent's asset is blue, draw a card.",
                "As soon as an asset an opponent controls is blue, draw a card.",
            ),
            (
                "Whenever an opponent's asset is destroyed, draw a card.",
                "Whenever an asset an opponent controls is destroyed, draw a card.",
            ),
        ],
    );
}

#[test]
fn what_is_yours_or_nobodys_is_said_of_as_many_as_there_are() {
    become_of(
        "asset",
        &[
            ("Your own assets can't be destroyed.", "Assets you control can't be destroyed."),
            (
                "Whenever one of your assets is destroyed, draw a card.",
                "Whenever an asset you control is destroyed, draw a card.",
            ),
            ("Only you can discard kings.", "Other players can't discard kings."),
        ],
    );
}

#[test]
fn a_choice_and_a_price_keep_who_may() {
    let paid = "If you control a king, discard two cards: draw a card.";
    become_of(
        "event",
        &[
            (paid, paid),
            (
                "You may draw a card, or discard a card. If you do, draw a card.",
                "You may choose one: draw a card, or discard a card. If you do, draw a card.",
            ),
            (
                "You may take a card from the discard pile and put it into your hand.",
                "You may put a card from the discard pile into your hand.",
            ),
        ],
    );
}

#[test]
fn a_kind_that_has_no_plural_stays_as_it_is() {
    let text = "Each opponent who doesn't control a blue asset draws a card.";
    let right = "Each opponent who controls no blue assets draws a card.";
    shown("event", text, "CW204", right, right);
}

#[test]
fn two_prohibitions_hold_for_as_long_as_was_said() {
    let text = "Opponents can't draw cards or discard kings during your turn.";
    become_of("asset", &[(text, text)]);
    let right =
        "Opponents can't draw cards during your turn. Opponents can't discard kings during your turn.";
    shown("asset", text, "CW204", right, right);
}
