//! "At the same time, …": everybody chooses before anything is done. What would need to be done first is refused.

use crate::small_set::{problems, shown};

#[test]
fn two_can_t_take_the_same_for_themselves() {
    for (done, thing) in [
        ("each opponent gains control of an asset you control", "an asset you control"),
        ("each opponent gains control of a king", "a king"),
        ("each opponent puts an asset you control into their hand", "an asset you control"),
        ("each opponent puts a card from the discard pile into their hand", "a card from the discard pile"),
        ("each opponent puts a random card from your hand into their hand", "a random card from your hand"),
        ("each opponent exchanges a card from their hand and an asset you control", "an asset you control"),
        ("each opponent chooses an asset you control and gains control of it", "it"),
    ] {
        let (text, whole) = (format!("At the same time, {done}."), format!("E{}.", &done[1..]));
        shown("event", &text, "CW439", thing, &whole);
        shown("event", &text, "CW439", &whole, &whole);
    }
}

#[test]
fn each_takes_what_only_they_can_choose() {
    for text in [
        "At the same time, each player gains control of an asset the player on their left controls.",
        "At the same time, each player puts an asset they control into their hand.",
        "At the same time, each player gives a card from their hand to the player on their left.",
        "At the same time, each player exchanges a card from their hand and an asset they control.",
        "At the same time, each opponent destroys an asset you control.",
        "Each opponent gains control of an asset you control.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn what_is_counted_after_it_has_changed_stands_in_a_sentence_of_its_own() {
    for (before, subject, counts) in [
        (
            "each opponent destroys an asset they control",
            "each opponent",
            "scores the number of assets they control",
        ),
        (
            "each opponent discards a card",
            "each opponent",
            "draws cards equal to the number of cards in their hand",
        ),
        ("each player draws a card", "you", "draw cards equal to the number of cards in your hand"),
        ("destroy an asset you control", "", "draw cards equal to the number of assets you control"),
    ] {
        let and = match subject {
            "you" => format!("you {counts}"),
            _same => counts.to_string(),
        };
        let then = match subject {
            "" | "you" => counts.to_string(),
            subject => format!("{subject} {counts}"),
        };
        let then = format!("{}{}.", then[..1].to_uppercase(), &then[1..]);
        let whole = format!("At the same time, {before}. {then}");
        shown("event", &format!("At the same time, {before} and {and}."), "CW402", &whole, &whole);
    }
}

#[test]
fn what_nothing_before_it_changes_is_counted_with_the_rest() {
    for text in [
        "At the same time, each opponent draws a card and scores the number of assets they control.",
        "At the same time, each opponent scores the number of assets they control and destroys an asset they control.",
        "At the same time, each player discards any number of cards and draws that many cards.",
        "Each opponent destroys an asset they control and scores the number of assets they control.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}
