//! What is shown in a rule speaks to nobody: there is no "you" in it.

use crate::crazier::crazier;
use crate::goods::{NOTHING, mint};
use crate::support::{codes, folder, run};

/// What is said of a rule of a set for the reference game.
fn told(rule: &str) -> String {
    let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    let text = format!("rule \"Tide\"\n  {rule}\n");
    let folder = crazier(&[("harbour/set.toml", set), ("harbour/a.cards", text.as_bytes())]);
    let said = run(folder.path(), &["check", "--format", "json"]).out;
    said.split_whitespace().collect::<Vec<_>>().join(" ").replace("\\\"", "'")
}

/// A game in which each player has a heap of their own.
const SMALL: &str = r#"
name = "Small"
players = { min = 2, max = 4 }
line = "RANK of COLOR"
[attributes.rank]
values = [{ name = "1", word = "one", plural = "ones" }, { name = "2", word = "two", plural = "twos" }]
[attributes.color]
values = ["red", "black"]
[deck]
one-of-each = ["rank", "color"]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[zones.hand]
owner = "player"
seen-by = "owner"
[zones.heap]
owner = "player"
order = "pile"
seen-by = "nobody"
[ends]
turns = 100
"#;

/// What is said of a file of that game.
fn told_of(cards: &str) -> String {
    let folder = folder(&[("game.toml", SMALL.as_bytes()), ("a.cards", cards.as_bytes())]);
    run(folder.path(), &["check", "--format", "json"]).out
}

#[test]
fn right_sentences_in_a_rule_tell_nobody_what_to_do() {
    for rule in [
        "Whenever a player discards an eight, the wall is cleared.",
        "Whenever a player reverses the direction of play, the moon rises.",
        "Whenever a player discards an eight, if you can, jump.",
    ] {
        let said = told(rule);
        let shown = said.split("Right sentences look like this: ").nth(1).unwrap_or_default();
        let shown = shown.split('\'').next().unwrap_or_default();
        for yours in [", draw", "you ", "your ", "Draw ", "Discard "] {
            assert!(!shown.contains(yours), "{rule}\n{shown}");
        }
    }
}

#[test]
fn an_answer_in_a_rule_is_somebodys() {
    let said = told(
        "Whenever a player discards an eight, that player draws a card. If that player does, each opponent draws a card.",
    );
    assert!(said.contains("CW409") && !said.contains("You may"), "{said}");
}

#[test]
fn a_pile_is_dealt_to_each_player() {
    let dealt = |text: &str| told_of(&format!("setup\n  {text}\n"));
    let whole = "Repeat until there are no cards in the draw pile: deal a card to each player.";
    assert!(dealt("Deal all cards to the players.").contains(whole));
    assert!(!dealt(whole).contains("CW4"), "{}", dealt(whole));
}

#[test]
fn an_empty_pile_of_somebody_is_theirs() {
    let rule = |from: &str| {
        let then = "first that player shuffles their hand into their heap.";
        told_of(&format!("rule \"Again\"\n  If a player would draw a card from {from}, {then}\n"))
    };
    let right = "that player's heap, if there are no cards in that player's heap";
    let said = rule("an empty heap");
    assert!(said.contains("CW425") && said.contains(right), "{said}");
    assert!(!rule(right).contains("\"error\""), "{}", rule(right));
}

#[test]
fn a_price_is_offered_to_whoever_pays_it() {
    let folder = mint("Each opponent pays two coins and draws a card.", NOTHING, "");
    assert_eq!(codes(folder.path(), &[]), ["CW612"]);
    let said = run(folder.path(), &["check", "--format", "json"]).out;
    assert!(said.contains("Each opponent may pay two coins. If that opponent does, …"), "{said}");
}
