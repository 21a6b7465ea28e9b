//! What moves this card to where it lies does nothing, and is refused.

use crate::each_text::CRAZIER;

const EVENT: &str = "2 of moon, event";
const ASSET: &str = "2 of moon, asset";

#[test]
fn this_card_is_moved_somewhere_else() {
    CRAZIER.shows(
        EVENT,
        &[
            (
                "While this card is in your hand, whenever an opponent plays a card, that opponent may put this card into your hand.",
                "CW421",
                "put this card into that opponent's hand; put this card on the bottom of the draw pile",
                "While this card is in your hand, whenever an opponent plays a card, that opponent may put this card into that opponent's hand.",
            ),
            (
                "While this card is in your hand, at the beginning of your turn, give this card to you.",
                "CW421",
                "put this card on the bottom of the draw pile",
                "While this card is in your hand, at the beginning of your turn, put this card on the bottom of the draw pile.",
            ),
        ],
    );
    CRAZIER.shows(
        ASSET,
        &[
            (
                "At the beginning of your turn, put this card into play on the table under your control.",
                "CW421",
                "an opponent of your choice gains control of this card; put this card into your hand",
                "At the beginning of your turn, an opponent of your choice gains control of this card.",
            ),
            (
                "At the end of your turn, gain control of this card.",
                "CW421",
                "so it is there already",
                "At the end of your turn, put this card into your hand.",
            ),
        ],
    );
}

#[test]
fn where_it_may_lie_elsewhere_it_is_moved() {
    CRAZIER.accepts(
        EVENT,
        &[
            "While this card is in your hand, whenever an opponent plays a card, put this card on top of the draw pile. Draw a card and put this card into your hand.",
            "While this card is in your hand, if this card would be discarded, put this card into your hand instead.",
            "While this card is in your hand, whenever an opponent draws a card, put a card from your hand on the bottom of the draw pile. Put this card into your hand.",
            "While this card is in the discard pile, at the beginning of a player's turn, that player may put this card into that player's hand.",
        ],
    );
    CRAZIER.accepts(
        ASSET,
        &[
            "At the beginning of your turn, an opponent of your choice gains control of this card.",
            "If this card would be destroyed, put this card into play on the table under your control instead.",
            "Whenever an opponent gains control of this card, you gain control of this card.",
        ],
    );
}

#[test]
fn what_lies_in_the_discard_pile_is_discarded_already() {
    CRAZIER.shows(
        EVENT,
        &[
            (
                "Discard a card from the discard pile.",
                "CW414",
                "put a card from the discard pile on top of the discard pile",
                "Put a card from the discard pile on top of the discard pile.",
            ),
            (
                "While this card is in the discard pile, at the beginning of a player's turn, that player may discard this card.",
                "CW414",
                "put this card on top of the discard pile",
                "While this card is in the discard pile, at the beginning of a player's turn, that player may put this card on top of the discard pile.",
            ),
        ],
    );
    CRAZIER.accepts(EVENT, &["Discard the top card of the draw pile."]);
}
