//! What `check --fix` writes has all that was written. A repair that could leave something out, or change what it covers,
//! is shown and left to the designer.

use crate::fixed_texts::{become_of, only_shown};

#[test]
fn a_habit_keeps_what_stands_behind_it() {
    let right =
        "For each opponent, gain control of an asset that opponent controls of that opponent's choice.";
    become_of(
        "event",
        &[
            ("Each opponent chooses an asset they control, and you gain control of it.", right),
            ("Each opponent chooses an asset they control and you gain control of that card.", right),
            ("After this turn, take an extra turn.", "Take another turn after this turn."),
            (
                "After this turn, take another turn and draw a card.",
                "Take another turn after this turn and draw a card.",
            ),
        ],
    );
    only_shown(
        "event",
        &[
            (
                "Each opponent chooses an asset they control, and you gain control of it and draw a card.",
                "of that opponent's choice and draw a card.",
            ),
            (
                "Each opponent chooses an asset they control, and you gain control of it until the end of your next turn.",
                "of that opponent's choice until the end of your next turn.",
            ),
            (
                "Look at the top three cards of the draw pile. Put one of them into your hand and the other five cards on the bottom of the draw pile.",
                "and the rest on the bottom of the draw pile.",
            ),
            (
                "Reveal a card from your hand. If its rank is blue, draw a card.",
                "If it is blue, draw a card.",
            ),
            (
                "Choose an asset. Reveal a card from your hand, then destroy this asset.",
                "\"this card\" is being played",
            ),
        ],
    );
    only_shown("event", &[("After this turn, take two more turns.", "")]);
}

#[test]
fn what_can_be_chosen_does_not_become_one_thing() {
    become_of(
        "event",
        &[
            (
                "Choose one: draw a card, or discard a card; or gain control of an asset.",
                "Choose one: draw a card, discard a card, or gain control of an asset.",
            ),
            (
                "Choose one: draw a card and bury it; or discard a card, or destroy an asset.",
                "Choose one: draw a card and bury it; discard a card; or destroy an asset.",
            ),
            (
                "Choose two: draw a card; or discard a card; or destroy an asset.",
                "Choose two: draw a card, discard a card, or destroy an asset.",
            ),
        ],
    );
    only_shown(
        "event",
        &[
            (
                "Choose one: draw a card, discard a card; or bury a card from your hand; or destroy an asset.",
                "Choose one: draw a card and discard a card; bury a card from your hand; or destroy an asset.",
            ),
            (
                "Choose two: draw a card, or discard a card; or bury a card from your hand; or destroy an asset.",
                "Choose two: draw a card, discard a card, bury a card from your hand, or destroy an asset.",
            ),
        ],
    );
}

#[test]
fn a_condition_behind_several_steps_may_be_about_the_last() {
    let right = "Once during your turn, if you control a king, you may draw a card.";
    become_of("asset", &[("Once during your turn, you may draw a card if you control a king.", right)]);
    only_shown(
        "asset",
        &[
            (
                "Once during your turn, you may draw a card and gain control of an asset if you control a king.",
                "Once during your turn, if you control a king, you may draw a card and gain control of an asset.",
            ),
            (
                "If an opponent would play an event, you may draw a card and bury a card from your hand instead if you control a king.",
                "if you control a king, you may draw a card and bury a card from your hand instead.",
            ),
        ],
    );
}
