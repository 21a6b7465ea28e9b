//! What players have so many of: coins are gained, lost, paid and given, counted and compared.

use crate::crazier::crazier;
use crate::small_set::passes;
use crate::support::{TempDir, codes, folder, run};

const GAME: &str = "name = \"Coin Eights\"
variant-of = \"Crazier Eights\"

[values]
coin = { kind = \"number\", owner = \"player\", plural = \"coins\", start = 3 }
";

/// A game with coins, an event and an asset of these texts, and a scenario about them.
pub fn mint(event: &str, asset: &str, scenario: &str) -> TempDir {
    let cards = format!(
        "card \"Pier\"\n  2 of moon, event\n\n  {event}\n\ncard \"Quay\"\n  3 of moon, asset\n\n  {asset}\n"
    );
    crazier(&[
        ("game.toml", GAME.as_bytes()),
        ("mint/set.toml", b"name = \"Mint\"\ngame = \"Coin Eights\"\n"),
        ("mint/mint.cards", cards.as_bytes()),
        ("mint/mint.scenario", scenario.as_bytes()),
    ])
}

pub const NOTHING: &str = "Whenever you gain nine or more coins, draw a card.";

/// Ana has 3 coins, Ben 1, Cid 5; Ana plays the event, Ben controls the asset and holds two cards.
pub fn plays(event: &str, asset: &str, deeds: &str, then: &str) {
    let lines = |lines: &str| lines.split("; ").map(|line| format!("    {line}\n")).collect::<String>();
    let deeds = if deeds.is_empty() { String::new() } else { lines(deeds) };
    let given = "  players Ana, Ben and Cid
  Ana holds Pier and Castle
  Ben holds Death and Trade
  Ben controls Quay
  Ana has 3 coins
  Ben has 1 coin
  Cid has 5 coins
";
    let then = lines(then);
    let scenario = format!("scenario \"as it reads\"\n{given}\n  when Ana plays Pier\n{deeds}  then\n{then}");
    passes(&mint(event, asset, &scenario));
}

#[test]
fn they_are_gained_and_lost() {
    plays("Gain two coins.", NOTHING, "", "Ana has 5 coins; Ben has 1 coin");
    plays(
        "Each opponent loses two coins.",
        NOTHING,
        "",
        "Ana has 3 coins; Ben has no coins; Cid has 3 coins",
    );
    plays(
        "Each player with the most coins loses all coins.",
        NOTHING,
        "",
        "Ana has 3 coins; Cid has 0 coins",
    );
    plays("Gain a coin for each card in your hand.", NOTHING, "", "Ana has 4 coins");
    plays("Gain coins equal to twice the number of coins you have.", NOTHING, "", "Ana has 9 coins");
    plays(
        "For each coin you have, each opponent gains a coin.",
        NOTHING,
        "",
        "Ben has 4 coins; Cid has 8 coins",
    );
    plays(
        "Choose a number from one to three. Lose that many coins.",
        NOTHING,
        "Ana chooses 2",
        "Ana has 1 coin",
    );
}

#[test]
fn a_price_is_told_as_paid_and_a_loss_as_lost() {
    plays(
        "You may pay two coins. If you do, each opponent loses a coin.",
        NOTHING,
        "Ana accepts",
        "the log says \"Ana pays two coins\"; the log says \"Cid loses one coin\"",
    );
}

#[test]
fn the_rules_speak_of_several() {
    let rules = run(mint("Gain two coins.", NOTHING, "").path(), &["rules", "Coin Eights"]);
    assert!(rules.out.contains("Coins: Each player has some, 3 at first."), "{}", rules.out);
}

#[test]
fn who_has_too_few_is_not_asked_to_pay() {
    let toll = "Each player may pay three coins. If that player does, they draw a card.";
    plays(
        toll,
        NOTHING,
        "Ana accepts; Cid declines",
        "Ana has no coins; Ben has 1 coin; Cid has 5 coins; nobody is asked anything",
    );
    let both =
        "You may pay two coins and discard a card from your hand. If you do, each opponent draws a card.";
    // Nothing matches, so the price can't be paid in full.
    plays(both, NOTHING, "", "Ana has 3 coins");
}

#[test]
fn what_is_paid_twice_is_added_up() {
    let twice = |first: &str, second: &str| {
        format!("You may pay {first} and pay {second}. If you do, each opponent loses a coin.")
    };
    // Ana has three.
    plays(
        &twice("two coins", "a coin"),
        NOTHING,
        "Ana accepts",
        "Ana has no coins; Ben has no coins; Cid has 4 coins",
    );
    plays(&twice("two coins", "two coins"), NOTHING, "", "Ana has 3 coins; Ben has 1 coin; Cid has 5 coins");
}

#[test]
fn as_many_as_there_are_are_given() {
    plays(
        "Give four coins to an opponent of your choice.",
        NOTHING,
        "Ana chooses Ben",
        "Ana has 0 coins; Ben has 4 coins",
    );
    plays(
        "Each opponent gives two coins to you.",
        NOTHING,
        "",
        "Ana has 6 coins; Ben has 0 coins; Cid has 3 coins",
    );
}

#[test]
fn they_are_counted_and_compared() {
    plays("If you have two or more coins, draw a card.", NOTHING, "", "Ana holds Castle and 1 other card");
    plays(
        "If you have more coins than each opponent, draw a card.",
        NOTHING,
        "",
        "Ana holds Castle and no other cards",
    );
    plays(
        "Draw cards equal to the number of coins you have.",
        NOTHING,
        "",
        "Ana holds Castle and 3 other cards",
    );
    plays(
        "Each opponent who has a coin draws a card.",
        NOTHING,
        "",
        "Ben holds Death, Trade and 1 other card",
    );
    plays("Each opponent with three or more coins draws a card.", NOTHING, "", "Ben holds Death and Trade");
}

#[test]
fn what_comes_at_once_is_one_event() {
    let heard = "Whenever you gain one or more coins, draw that many cards.";
    plays(
        "Each opponent gains two coins.",
        heard,
        "",
        "Ben holds Death, Trade and 2 other cards; Ben has 3 coins",
    );
    plays(
        "Give two coins to an opponent of your choice.",
        heard,
        "Ana chooses Ben",
        "Ben holds Death, Trade and 2 other cards",
    );
    let lost = "Whenever an opponent loses one or more coins, draw a card.";
    plays(
        "You may pay two coins. If you do, gain a coin.",
        lost,
        "Ana accepts",
        "Ben holds Death, Trade and 1 other card",
    );
    // Whoever has none loses none.
    plays("Lose all coins. Lose a coin.", lost, "", "Ben holds Death, Trade and 1 other card");
}

#[test]
fn gains_are_forbidden_and_replaced() {
    plays(
        "Each player gains a coin.",
        "Opponents can't gain coins.",
        "",
        "Ana has 3 coins; Ben has 2 coins; Cid has 5 coins",
    );
    let instead = "If you would gain one or more coins, draw a card instead.";
    plays(
        "Each player gains a coin.",
        instead,
        "",
        "Ana has 4 coins; Ben has 1 coin; Ben holds Death, Trade and 1 other card",
    );
}

#[test]
fn what_does_not_say_how_many_is_refused() {
    let found = |event: &str| codes(mint(event, NOTHING, "").path(), &[]);
    assert_eq!(found("Gain one or more coins."), ["CW434"]);
    assert_eq!(found("Pay two coins and draw a card."), ["CW612"]);
    assert_eq!(found("If you have two or more coins, pay two coins and draw a card."), [""; 0]);
    assert_eq!(found("You may pay two coins. If you do, draw a card."), [""; 0]);
    assert_eq!(found("If you can pay two coins, draw a card."), ["CW433"]);
    assert_eq!(found("Add two to your coins."), ["CW204"]);
    let folder = mint("Draw a card.", "Whenever you gain a coin, draw a card.", "");
    assert_eq!(codes(folder.path(), &[]), ["CW434"]);
}

#[test]
fn a_gain_that_never_ends_is_warned_of() {
    let found = |asset: &str| codes(mint("Gain a coin.", asset, "").path(), &[]);
    assert_eq!(found("Whenever you gain one or more coins, gain a coin."), ["CW609"]);
    assert_eq!(found("Whenever an opponent gains one or more coins, gain a coin."), [""; 0]);
    let around =
        "Whenever a player gains one or more coins, that player gives a coin to the player on their left.";
    assert_eq!(found(around), ["CW609"]);
    assert_eq!(found("Whenever you gain two or more coins, give a coin to the next player."), [""; 0]);
}

#[test]
fn a_plural_is_for_what_players_have() {
    let game = GAME.replace("owner = \"player\", ", "");
    let folder = folder(&[("game.toml", game.as_bytes())]);
    let told = run(folder.path(), &["check"]).out;
    assert!(told.contains("Nobody would have any coins."), "{told}");
}

#[test]
fn the_log_says_who_gains_and_loses() {
    let log = "the log says \"Ana gains two coins\"; the log says \"Ben loses one coin\"";
    plays("Gain two coins. Each opponent loses a coin.", NOTHING, "", log);
}
