//! Behind "The game ends." nobody moves cards any more, whatever the word for it: what is warned of is not done.

use crate::small_set::passes;
use crate::stall::{stall_with, turn_with};
use crate::support::run;

const VERBS: &str = "
definition \"prosper\"
  To prosper, gain two coins.

definition \"retire\"
  To retire, the game ends.
";

const CARDS: [(&str, &str); 6] = [
    ("Buyer", "At the beginning of your turn, the game ends. Buy a card from the row."),
    ("Worker", "At the beginning of your turn, the game ends. Train."),
    ("Heir", "At the beginning of your turn, the game ends. Prosper."),
    ("Elder", "At the beginning of your turn, retire. Draw two cards."),
    ("Seer", "At the beginning of your turn, the game ends. Reveal all cards in your hand."),
    ("Chooser", "At the beginning of your turn, the game ends. Choose one: draw a card; or gain a coin."),
];

#[test]
fn a_word_of_the_games_own_is_done_whole_or_not_at_all() {
    let over = |card: &str, deeds: &str, coins: u8| {
        turn_with(
            &format!("Ana controls {card}; Ana holds Raft; the row is Punt"),
            deeds,
            &format!(
                "the game is over; Ana has {coins} coins; Ana holds Raft and no other cards; Ana controls {card} and no other cards; the log doesn't say \"reveal\""
            ),
        )
    };
    let scenarios = [
        over("Buyer", "", 2),
        over("Worker", "", 2),
        over("Heir", "", 4),
        over("Elder", "", 2),
        over("Seer", "", 2),
        over("Chooser", "Ana chooses the second one", 3),
    ];
    passes(&stall_with(&CARDS, VERBS, &scenarios.concat()));
}

#[test]
fn what_is_not_done_is_warned_of() {
    let folder = stall_with(&CARDS, VERBS, "");
    let said = run(folder.path(), &["check"]).out;
    let late: Vec<&str> =
        said.split("CW603").skip(1).map(|warning| warning.split('\n').nth(2).unwrap_or("")).collect();
    for words in ["Buy a card from the row", "Train", "Reveal all cards in your hand", "draw a card"] {
        assert!(late.iter().any(|line| line.contains(&format!("\"{words}\""))), "{words}\n{said}");
    }
    assert!(!said.contains("\"Prosper\"") && !said.contains("\"gain a coin\""), "{said}");
}
