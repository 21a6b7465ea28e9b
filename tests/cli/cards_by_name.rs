//! The unquoted name of a card: of the card itself, or of another.

use crate::small_set::{set_of, shown, told};
use crate::support::run;

#[test]
fn another_card_is_shown_in_quotes() {
    for (kind, text, right) in [
        (
            "asset",
            "Whenever Castle is destroyed, draw a card.",
            "Whenever a card named \"Castle\" is destroyed, draw a card.",
        ),
        ("asset", "Castle can't be destroyed.", "A card named \"Castle\" can't be destroyed."),
        (
            "asset",
            "If Castle would be destroyed, destroy this card instead.",
            "If a card named \"Castle\" would be destroyed, destroy this card instead.",
        ),
        ("event", "Destroy Castle.", "Destroy a card named \"Castle\"."),
        (
            "event",
            "If you control the Castle, draw two cards.",
            "If you control a card named \"Castle\", draw two cards.",
        ),
        ("event", "Destroy all Castles.", "Destroy all cards named \"Castle\"."),
        (
            "event",
            "If you control Castle, draw two cards.",
            "If you control a card named \"Castle\", draw two cards.",
        ),
        ("event", "Gain control of Angel of Hope.", "Gain control of a card named \"Angel of Hope\"."),
    ] {
        shown(kind, text, "CW204", &format!("The sentence would read: {right}"), right);
        let said = told(kind, text);
        assert!(!said.contains("the language says 'this card'"), "{said}");
    }
    let said = told("event", "Destroy Castle.");
    assert!(said.contains("'Castle' is another card of the game."), "{said}");
}

#[test]
fn a_name_that_no_card_has_is_not_this_card() {
    let said = told("asset", "Whenever Spearhead is destroyed, draw a card.");
    assert!(said.contains("There is no card named 'Spearhead'"), "{said}");
    assert!(!said.contains("the language says 'this card'"), "{said}");
}

#[test]
fn its_own_name_or_a_part_of_it_is_this_card() {
    for name in ["Harbour Tower", "Tower", "Harbor Tower"] {
        let text = format!("Whenever {name} is destroyed, draw a card.");
        let folder = set_of("asset", &[("Harbour Tower", &text)], "");
        let said = run(folder.path(), &["check"]).out;
        assert!(said.contains("Whenever this card is destroyed, draw a card."), "{said}");
    }
}
