//! "That many" behind a draw is how many were drawn.

use crate::goods::plays;
use crate::small_set::{passes, set};

#[test]
fn more_and_fewer_than_was_said() {
    let text = "Draw two cards. Gain that many coins.";
    let more = "If an opponent would draw one or more cards, the opponent draws one more card.";
    let fewer = "If an opponent would draw one or more cards, the opponent draws one fewer cards.";
    let none = "If an opponent would draw one or more cards, gain a coin instead.";
    // Ana has three coins.
    for (asset, then) in [
        ("Whenever you gain nine or more coins, draw a card.", "Ana has 5 coins"),
        (more, "Ana has 6 coins"),
        (fewer, "Ana has 4 coins"),
        (none, "Ana has 3 coins; Ben has 2 coins"),
    ] {
        plays(text, asset, "", then);
    }
    plays("Draw two cards, one at a time. Gain that many coins.", more, "", "Ana has 7 coins");
    plays("Draw a card. Each opponent loses that many coins.", more, "", "Ben has 0 coins; Cid has 3 coins");
    plays("Draw up to three cards. Gain that many coins.", fewer, "Ana chooses 3", "Ana has 5 coins");
    let chosen = "Choose a number from one to three and draw that many cards. Gain that many coins.";
    plays(chosen, fewer, "Ana chooses 3", "Ana has 5 coins");
}

#[test]
fn as_many_as_they_were_whatever_becomes_of_them() {
    let one = "Put one of them on the bottom of the draw pile.";
    // What is done, what lies in the draw pile, what is chosen, and how many they were.
    let cards = [
        (format!("Draw three cards. {one}"), "Death, Trade, Tempest, Castle", "Trade", 3),
        (
            "Draw two cards. Choose one of them. Put that card on the bottom of the draw pile.".into(),
            "Death, Trade, Tempest",
            "Trade",
            2,
        ),
        (format!("Draw two cards, one at a time. {one}"), "Death, Trade, Tempest", "Death", 2),
        (
            "Draw two cards, then if you control an asset, put one of them on the bottom of the draw pile."
                .into(),
            "Death, Trade, Tempest",
            "Death",
            2,
        ),
        (
            "Draw three cards. Put two of them on the bottom of the draw pile.".into(),
            "Death, Trade, Tempest, Castle",
            "Death; Trade",
            2,
        ),
    ];
    let (mut texts, mut scenarios) = (Vec::new(), String::new());
    for (number, (text, pile, chosen, many)) in cards.iter().enumerate() {
        let name = format!("Pier {}", char::from(b'A' + number as u8));
        let chosen: String = chosen.split("; ").map(|one| format!("    Ana chooses {one}\n")).collect();
        scenarios.push_str(&format!(
            "scenario \"{name}\"\n  players Ana and Ben\n  Ana holds {name} and Angel of Hope\n  Ana controls Wood Elf\n  the draw pile is {pile}\n\n  when Ana plays {name}\n{chosen}  then\n    Ana has {many} points\n\n"
        ));
        texts.push((name, format!("{text} Score that many points.")));
    }
    let texts: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (&name[..], &text[..])).collect();
    passes(&set(&texts, scenarios.trim_end()));
}
