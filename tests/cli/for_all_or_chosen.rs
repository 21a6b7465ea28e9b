//! What holds for a while says for which cards and players: for all that fit, or for those that were chosen.

use crate::small_set::{problems, problems_of_an_asset, shown, told};

#[test]
fn a_number_of_them_is_chosen_first() {
    for (text, chosen, all) in [
        (
            "Two assets you control are also eights this turn.",
            "Choose two assets you control. Those assets are also eights this turn.",
            "Assets you control are also eights this turn.",
        ),
        (
            "Two assets are also blue this turn.",
            "Choose two assets. Those assets are also blue this turn.",
            "Assets are also blue this turn.",
        ),
        (
            "Two players may discard an additional card this turn.",
            "Choose two players. Those players may discard an additional card this turn.",
            "Players may discard an additional card this turn.",
        ),
        (
            "Two assets can't be destroyed this turn.",
            "Choose two assets. Those assets can't be destroyed this turn.",
            "Assets can't be destroyed this turn.",
        ),
        (
            "Two cards that are discarded must be orange this turn.",
            "The next card that is discarded must be orange this turn.",
            "Cards that are discarded must be orange this turn.",
        ),
    ] {
        shown("event", text, "CW434", chosen, chosen);
        shown("event", text, "CW434", all, all);
    }
}

#[test]
fn one_of_them_is_chosen_first() {
    for (text, chosen, all) in [
        (
            "An opponent can't draw cards this turn.",
            "Choose an opponent. That opponent can't draw cards this turn.",
            "Opponents can't draw cards this turn.",
        ),
        (
            "An opponent may discard an additional card this turn.",
            "Choose an opponent. That opponent may discard an additional card this turn.",
            "Opponents may discard an additional card this turn.",
        ),
        (
            "An asset is also an eight this turn.",
            "Choose an asset. That asset is also an eight this turn.",
            "Assets are also eights this turn.",
        ),
        (
            "Until the end of this turn, an asset you control can't be destroyed.",
            "Choose an asset you control. Until the end of this turn, that asset can't be destroyed.",
            "Until the end of this turn, assets you control can't be destroyed.",
        ),
    ] {
        shown("event", text, "CW406", chosen, chosen);
        shown("event", text, "CW406", all, all);
    }
    // Who is told more of is whoever it is true of.
    for text in [
        "A player who controls an asset can't draw cards this turn.",
        "A card that is a queen or a jack can't be destroyed this turn.",
        "A card that is discarded must be orange this turn.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn what_stays_holds_for_all_of_them() {
    shown("asset", "Two eights are also blue.", "CW434", "Eights are also blue.", "Eights are also blue.");
    let all = "Players may discard an additional card.";
    shown("asset", "Two players may discard an additional card.", "CW434", all, all);
    assert_eq!(problems_of_an_asset("The player may discard an additional card."), ["CW434"]);
    assert_eq!(problems_of_an_asset("No player may discard an additional card."), ["CW420"]);
    assert_eq!(problems_of_an_asset("An opponent can't draw cards."), [""; 0]);
}

#[test]
fn a_demand_is_about_one_verb() {
    let text = "A card that is played and that is discarded must be blue.";
    for one in ["A card that is played must be blue.", "A card that is discarded must be blue."] {
        shown("asset", text, "CW420", one, one);
    }
    assert_eq!(problems_of_an_asset("A card that is discarded and that is a king must be blue."), [""; 0]);
}

#[test]
fn counters_are_on_cards_that_are_known() {
    let dust = "\n\ncounter \"dust\"";
    for (text, right) in [
        (
            "For each dust counter on two assets, draw a card.",
            "Choose two assets. For each dust counter on those assets, draw a card.",
        ),
        (
            "Choose four assets. For each dust counter on two of them, draw a card.",
            "Choose two of them. For each dust counter on those cards, draw a card.",
        ),
    ] {
        assert_eq!(problems(&format!("{text}{dust}")), ["CW431"], "{text}");
        let told = told("event", &format!("{text}{dust}"));
        assert!(told.contains(right), "{told}");
        let whole = text.replace("For each dust counter on two of them, draw a card.", right);
        let whole = if whole == text { right } else { &whole };
        assert_eq!(problems(&format!("{whole}{dust}")), [""; 0], "{whole}");
    }
    let each = "For each dust counter on each asset you control, draw a card.";
    assert_eq!(problems(&format!("{each}{dust}")), [""; 0]);
}
