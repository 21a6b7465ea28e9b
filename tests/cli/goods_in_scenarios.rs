//! What players have so many of, in the lines of scenarios: told with several words, several at once, and as one.

use crate::crazier::crazier;
use crate::support::{TempDir, run};

const GAME: &str = "name = \"Coin Eights\"
variant-of = \"Crazier Eights\"

[values]
coin = { kind = \"number\", owner = \"player\", plural = \"coins\" }
\"gold ingot\" = { kind = \"number\", owner = \"player\", plural = \"gold ingots\" }
\"tower of ink\" = { kind = \"number\", owner = \"player\", plural = \"towers of ink\" }
cardinal = { kind = \"number\", owner = \"player\", plural = \"cardinals\" }
bid = { kind = \"number\", owner = \"player\" }
";

const CARD: &str = "card \"Pier\"
  2 of moon, event

  Gain a coin. Gain a gold ingot, gain a tower of ink, gain a cardinal, and add one to your bid. If your bid is nine, draw a card.
";

/// Ana plays a card that gives her one of everything.
fn counted(given: &str, then: &str) -> TempDir {
    let lines = |lines: &str, indent: &str| {
        lines.split("; ").map(|line| format!("{indent}{line}\n")).collect::<String>()
    };
    let (given, then) = (lines(given, "  "), lines(then, "    "));
    let begin = "scenario \"counted\"\n  players Ana and Ben\n  Ana holds Pier and Castle\n";
    let scenario = format!("{begin}{given}\n  when Ana plays Pier\n  then\n{then}");
    crazier(&[
        ("game.toml", GAME.as_bytes()),
        ("mint/set.toml", b"name = \"Mint\"\ngame = \"Coin Eights\"\n"),
        ("mint/mint.cards", CARD.as_bytes()),
        ("mint/mint.scenario", scenario.as_bytes()),
    ])
}

fn passes(given: &str, then: &str) {
    let run = run(counted(given, then).path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

/// Looks for a line that is shown, and tries it where it was shown.
fn says(given: &str, words: &str) {
    let told = run(counted(given, "Ana has 9 coins").path(), &["check", "--format", "json"]).out;
    assert!(told.replace("\\\"", "'").contains(words), "{given}\n{told}");
}

#[test]
fn their_names_have_several_words() {
    passes(
        "Ana has 5 gold ingots; Ana has 4 towers of ink; Ana has 5 cardinals",
        "Ana has 6 gold ingots; Ana has 5 towers of ink; Ana has 6 cardinals",
    );
}

#[test]
fn several_stand_in_one_line() {
    passes(
        "Ana has 3 coins and 2 gold ingots; Ben has a coin",
        "Ana has 4 coins, 3 gold ingots and a tower of ink; Ben has 1 coin and no cardinals",
    );
    says(
        "Ana has 3 coins and 2 gold ingots; Ana has a coin",
        "This is the second line about the coins of Ana.",
    );
}

#[test]
fn one_is_said_as_one() {
    let happened = |then: &str| run(counted("Ben has no coins", then).path(), &["test"]).out;
    let told = happened("Ana has 3 coins");
    assert!(told.contains("happened: Ana has 1 coin\n"), "{told}");
    let told = happened("Ben has 1 coin");
    assert!(told.contains("happened: Ben has no coins\n"), "{told}");
    let told = happened("Ben has a point");
    assert!(told.contains("happened: Ben has no points\n"), "{told}");
}

#[test]
fn what_is_none_is_told_what_fits() {
    says("Ana has 2 or more coins", "Write it like this: Ana has 2 coins");
    says("Ana has 3 coin counters", "Write it like this: Ana has 3 coins");
    says("Ana has 3 coins and 2 points", "Write it like this: Ana has 2 points");
    says("Ana has a Castle", "Write it like this: Ana holds Castle, or: Ana controls Castle");
    says("Ben has 2 bids", "Write it like this: Ben's bid is 2");
    says("Ana's cardinal is 3", "Write it like this: Ana has 4 cardinals");
    says("Ana has 3 kings", "The game has nothing 'kings' that players have so many of.");
}
