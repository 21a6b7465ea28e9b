//! Sentences about goods that are not said like this: what is shown is accepted, and means what was meant.

use crate::crazier::crazier;
use crate::support::{TempDir, codes, run};

const GAME: &str = "name = \"Coin Eights\"
variant-of = \"Crazier Eights\"

[values]
coin = { kind = \"number\", owner = \"player\", plural = \"coins\", start = 3 }
gem = { kind = \"number\", owner = \"player\", plural = \"gems\" }
";

/// An event or an asset of this text, in a game with coins and gems.
fn mint(text: &str) -> TempDir {
    let waits = ["Whenever", "At the", "As soon", "If you would", "If an opponent would", "You can't"];
    let kind = if waits.iter().any(|lead| text.starts_with(lead)) { "asset" } else { "event" };
    let cards = format!(
        "card \"Pier\"\n  2 of moon, {kind}\n\n  {text}\n\ncard \"Quay\"\n  3 of moon, event\n\n  Gain a coin. If you have two or more coins, gain a gem. If you have no gems, draw a card.\n"
    );
    crazier(&[
        ("game.toml", GAME.as_bytes()),
        ("mint/set.toml", b"name = \"Mint\"\ngame = \"Coin Eights\"\n"),
        ("mint/mint.cards", cards.as_bytes()),
    ])
}

/// Looks for words in what is said about a text.
fn says(text: &str, words: &str) {
    let told = run(mint(text).path(), &["check", "--format", "json"]).out;
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ").replace("\\\"", "'");
    assert!(told.contains(words), "{text}\n{told}");
}

/// As [`says`], of a text that is accepted itself.
fn shows(text: &str, shown: &str) {
    says(text, &shown.replace('"', "'"));
    assert_eq!(codes(mint(shown).path(), &[]), [""; 0], "{shown}");
}

#[test]
fn what_is_done_for_each_keeps_what_is_said_of_them() {
    for (text, shown) in [
        (
            "Give a coin to each opponent with fewer coins than you.",
            "For each opponent with fewer coins than you, give a coin to that opponent.",
        ),
        (
            "Give a coin to all opponents who have no gems.",
            "For each opponent who has no gems, give a coin to that opponent.",
        ),
        (
            "Each player with the most coins gives a coin to each player with the fewest coins.",
            "For each player with the fewest coins, call that player the \"guest\" and each player with the most coins gives a coin to the guest.",
        ),
        (
            "Gain coins equal to the number of coins each opponent has.",
            "For each opponent, gain coins equal to the number of coins that opponent has.",
        ),
    ] {
        shows(text, shown);
    }
}

#[test]
fn who_can_pay_is_asked_by_what_they_have() {
    says("Each player who can't pay two coins draws a card.", "who has one or fewer coins");
    says("All opponents who can pay two coins draw a card.", "who have two or more coins");
    says("If you can't pay a coin, draw a card.", "if you have no coins");
    says("If an opponent can't lose two coins, draw a card.", "if an opponent has one or fewer coins");
    says("If you can give two coins to the next player, draw a card.", "if you have two or more coins");
    says("If you can gain two coins, draw a card.", "everybody can");
    let number = "Choose a number from one to three.";
    says(
        &format!("{number} If you can pay that many coins, draw a card."),
        "coins equal to that number or more",
    );
    for shown in [
        "Each player who has one or fewer coins draws a card.",
        "All opponents who have two or more coins draw a card.",
        "Choose a number from one to three. If you have coins equal to that number or more, draw a card.",
        "Choose a number from one to three. If you have coins equal to one fewer than that number or fewer, draw a card.",
    ] {
        assert_eq!(codes(mint(shown).path(), &[]), [""; 0], "{shown}");
    }
}

#[test]
fn what_is_heard_is_a_gain_or_a_loss_of_so_many() {
    says("Whenever an opponent loses all coins, draw a card.", "As soon as an opponent has no coins, …");
    says("You can't lose all coins.", "that some of them are kept can't be said");
    says("You can't gain two coins.", "'can't gain two or more coins' where fewer may come");
    says("Whenever an opponent gains two coins, draw a card.", "'gains two or more coins'");
    says("Whenever you pay two coins, draw a card.", "Write 'pay two or more coins'");
    says("Whenever an opponent gives one or more coins to you, draw a card.", "whoever is given gains");
    for shown in ["As soon as an opponent has no coins, draw a card.", "You can't gain two or more coins."] {
        assert_eq!(codes(mint(shown).path(), &[]), [""; 0], "{shown}");
    }
}

#[test]
fn who_can_not_pay_is_told_before() {
    shows(
        "At the beginning of your turn, pay a coin. If you can't, destroy this card.",
        "At the beginning of your turn, if you have one or more coins, pay a coin. Otherwise, destroy this card.",
    );
    let shown = "You may choose one: pay a coin, or lose a gem.";
    shows("You may pay a coin or lose a gem. If you do, draw a card.", shown);
    assert_eq!(codes(mint(&format!("{shown} If you do, draw a card.")).path(), &[]), [""; 0]);
}

#[test]
fn numbers_and_answers_say_whose_they_are() {
    says("Lose all coins and gain that many gems.", "equal to the number of coins you have. Lose all coins.");
    says("Lose five coins. Draw that many cards.", "count them before they go");
    says("Roll a die. Lose all coins. Draw that many cards.", "'Lose all coins', and that is not kept");
    says("Draw two cards. Gain three coins. Draw that many cards.", "Write the number once more");
    for fine in [
        "Roll a die. Gain a coin. Draw that many cards.",
        "Choose a number from one to three. Gain that many coins. Draw that many cards.",
        "Each opponent with two or more coins pays two coins.",
    ] {
        assert_eq!(codes(mint(fine).path(), &[]), [""; 0], "{fine}");
    }
    let counted = "Gain gems equal to the number of coins you have. Lose all coins.";
    assert_eq!(codes(mint(counted).path(), &[]), [""; 0]);
    says("Each opponent may pay a coin. If they do, gain a coin.", "If that opponent does, …");
    assert_eq!(
        codes(mint("Each opponent may pay a coin. If that opponent does, gain a coin.").path(), &[]),
        [""; 0]
    );
}

#[test]
fn goods_are_listed_as_several() {
    says("Gain two.", "The goods of this game are 'coins' and 'gems'.");
    says("Put two coins on this card.", "what lies on cards are counters");
}

/// Another number than before is shown with the verb that was written.
#[test]
fn fewer_lost_is_shown_for_a_loss() {
    says("Lose one fewer coins.", "If you would lose one or more …, you lose one fewer …");
    says("Pay one fewer coins.", "If you would pay one or more …, you pay one fewer …");
    says("Gain one more coin.", "If you would gain one or more …, you gain one more …");
}
