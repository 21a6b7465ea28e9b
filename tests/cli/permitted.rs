//! What may be done at another time of a turn: discards and plays, which a turn counts.

use super::small_set::{problems_of_an_asset, shown};

#[test]
fn what_no_turn_counts_is_offered_once() {
    for (act, once) in [
        ("draw a card", "draw a card"),
        ("look at the top card of the draw pile", "look at the top card of the draw pile"),
        ("reveal a card from your hand", "reveal a card from your hand"),
        ("destroy an asset", "destroy an asset"),
        ("set a card from your hand aside", "set a card from your hand aside"),
        ("gain control of an asset", "gain control of an asset"),
        ("take another turn after this turn", "take another turn after this turn"),
    ] {
        let right = format!("Once during your main phase, you may {once}.");
        shown("asset", &format!("You may {act} during your main phase."), "CW420", &right, &right);
    }
    for text in [
        "You may discard a card that matches during your draw phase.",
        "You may play a card from the discard pile during your main phase.",
        "Each player may play a card during your draw phase.",
    ] {
        assert_eq!(problems_of_an_asset(text), [""; 0], "{text}");
    }
}

#[test]
fn nobody_else_is_offered_anything_in_your_turn() {
    let right = "At the beginning of your turn, each opponent may discard a card.";
    shown("asset", "Opponents may play a card during your turn.", "CW420", right, right);
    assert_eq!(problems_of_an_asset("You may draw a card during each opponent's turn."), ["CW420"]);
}
