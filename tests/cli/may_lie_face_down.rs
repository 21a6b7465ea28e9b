//! What is offered tells nothing of a card that lies face down: it may be such a card, whichever it is.

use crate::small_set::{harbour_of, passes};
use crate::support::TempDir;

const CARDS: &str = "card \"Veil\"
  2 of eye, event

  Put the top card of the draw pile into play on the table under your control face down.

card \"Hunter\"
  3 of moon, asset

  Once during your turn, you may destroy a king that is in play on the table.

card \"Tracker\"
  3 of sun, asset

  At the end of your turn, you may destroy a king that is in play on the table. If you do, draw two cards.

card \"Crown\"
  king of moon, asset

  At the beginning of your turn, draw a card.
";

/// Ana has played Veil, and this card came.
fn veiled(came: &str, controlled: &str, asked: &str) -> TempDir {
    harbour_of(
        "Ana and Ben",
        CARDS,
        &format!(
            "Ana holds Veil and Castle
  Ana controls {controlled}
  the draw pile is Trade, {came}, Ferocity

  when Ana's turn begins
    Ana plays Veil
{asked}
"
        ),
    )
}

#[test]
fn what_can_be_used_does_not_tell_what_lies_face_down() {
    for came in ["Crown", "Tempest"] {
        passes(&veiled(came, "Hunter", "  then\n    Ana is offered to use Hunter"));
        passes(&veiled(came, "Tracker", "    Ana passes\n  then\n    Ana is asked yes or no"));
    }
}
