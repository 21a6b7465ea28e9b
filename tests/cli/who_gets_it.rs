//! Two people of one event: whoever gives a card, and whoever gets it.

use crate::each_text::CRAZIER;
use crate::small_set::{harbour_of, passes};

const ASSET: &str = "2 of moon, asset";

#[test]
fn who_is_meant_is_asked() {
    CRAZIER.shows(
        ASSET,
        &[
            (
                "Whenever a player gives a card to another player, that player draws a card.",
                "CW403",
                "Whenever a player gives a card to an opponent, … Then \"that opponent\" gets it, and \"that player\" gives it",
                "Whenever a player gives a card to an opponent, that opponent draws a card.",
            ),
            (
                "Whenever an opponent gives a card to another opponent, that opponent draws a card.",
                "CW403",
                "Whenever an opponent gives a card to a player, …",
                "Whenever an opponent gives a card to a player, that player draws a card.",
            ),
        ],
    );
    CRAZIER.accepts(
        ASSET,
        &[
            "Whenever an opponent gives a card to you, that opponent draws a card.",
            "Whenever you give a card to a player, that player draws a card.",
            "Whenever a player puts a card into an opponent's hand, that opponent draws a card.",
        ],
    );
}

#[test]
fn who_gets_it_draws() {
    let cards = "card \"Gift\"
  2 of moon, event

  Give a card from your hand to a player of your choice.

card \"Thanks\"
  3 of moon, asset

  Whenever a player gives a card to an opponent, that opponent draws a card.

card \"Pride\"
  4 of moon, asset

  Whenever a player gives a card to an opponent, that player draws two cards.
";
    for (control, then) in [
        ("Thanks", "Ana holds 1 card\n    Ben holds 3 cards"),
        ("Pride", "Ana holds 3 cards\n    Ben holds 2 cards"),
    ] {
        passes(&harbour_of(
            "Ana, Ben and Cid",
            cards,
            &format!(
                "Ana holds Gift, Salamander and Castle
  Ben holds Death
  Cid holds Trade
  Cid controls {control}

  when Ana plays Gift
    Ana chooses Castle
    Ana chooses Ben
  then
    {then}
"
            ),
        ));
    }
}
