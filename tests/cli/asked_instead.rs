//! Whoever is named behind "would" and "may" decides whether something else happens.

use crate::small_set::{harbour, harbour_of, passes, problems_of_an_asset};

const SUN: &str = "\n\ncard \"Buoy\"\n  3 of sun, asset\n\ncard \"Raid\"\n  8 of sun, event\n\n  Destroy an asset of your choice.\n";

fn asks(asset: &str, scenario: &str) {
    let cards = format!("card \"Pier\"\n  8 of sun, asset\n\n  {asset}{SUN}");
    passes(&harbour(&cards, scenario));
}

#[test]
fn whoever_would_do_it_is_asked() {
    for (who, answer, then) in [
        ("an opponent would discard a card, that opponent", "Ben accepts", "Buoy is on top of the draw pile"),
        ("a player would discard a card, that player", "Ben declines", "Buoy is on top of the discard pile"),
        ("an opponent would discard a card, you", "Ana accepts", "Buoy is on top of the draw pile"),
    ] {
        asks(
            &format!("If {who} may put it on top of the draw pile instead."),
            &format!(
                "Ana controls Pier\n  Ben holds Buoy and Castle\n  the discard pile is Raid\n\n  when Ben discards Buoy\n    {answer}\n  then\n    {then}"
            ),
        );
    }
}

#[test]
fn whoever_controls_it_is_asked() {
    asks(
        "If another asset would be destroyed, its controller may return it to their hand instead.",
        "Ana controls Pier\n  Ana holds Raid and 3 other cards\n  Ben holds 3 cards\n  Ben controls Buoy\n\n  when Ana plays Raid\n    Ana chooses Buoy\n    Ben accepts\n  then\n    Ben holds Buoy",
    );
}

#[test]
fn one_person_is_asked() {
    for who in ["each opponent", "an opponent", "an opponent of your choice", "all players"] {
        let text = format!("If you would draw a card, {who} may draw a card instead.");
        assert_eq!(problems_of_an_asset(&text), ["CW406"], "{text}");
    }
    let text = "If you would draw a card, the next player may draw a card instead.";
    assert_eq!(problems_of_an_asset(text), [""; 0]);
}

/// "That opponent" is one with whom it can be done.
#[test]
fn what_is_done_to_whoever_a_condition_is_true_of_is_offered_where_it_can_be_done() {
    let cards = "card \"Pier\"
  2 of moon, asset

  If you would draw a card, if an opponent controls a king, you may destroy a king that opponent
  controls instead.

card \"Mole\"
  3 of moon, asset

  Once during your turn, if an opponent controls a king, you may destroy a king that opponent
  controls.

card \"Quay\"
  3 of moon, event

  Draw a card.

card \"Rock\"
  K of moon, asset

  This card can't be destroyed.

card \"Crown\"
  K of sun, asset
";
    let plays = |given: &str, then: &str| {
        let given = format!("Ana holds Quay and Trade\n  {given}\n\n  when Ana plays Quay\n{then}");
        passes(&harbour_of("Ana, Ben and Cleo", cards, &given));
    };
    plays("Ana controls Pier\n  Ben controls Rock", "  then\n    Ana holds 2 cards\n");
    let crown = "Ana controls Pier\n  Ben controls Rock\n  Cleo controls Crown";
    plays(crown, "    Ana accepts\n  then\n    Ana holds 1 card\n    Cleo controls no cards\n");
    let mole = |more: &str| format!("Ana controls Mole\n  Ben controls Rock{more}");
    plays(&mole(""), "  then\n    Ana can't use Mole\n");
    plays(&mole("\n  Cleo controls Crown"), "  then\n    Ana can use Mole\n");
}
