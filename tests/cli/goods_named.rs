//! How goods are called: words that are free, and the article that goes with them.

use crate::crazier::crazier;
use crate::support::{TempDir, codes, read, run};

fn game(name: &str, plural: &str, text: &str) -> TempDir {
    let game = format!(
        "name = \"Coin Eights\"\nvariant-of = \"Crazier Eights\"\n\n[values]\n\"{name}\" = {{ kind = \"number\", owner = \"player\", plural = \"{plural}\" }}\n"
    );
    let cards = format!("card \"Pier\"\n  2 of moon, event\n\n  {text}\n");
    crazier(&[
        ("game.toml", game.as_bytes()),
        ("mint/set.toml", b"name = \"Mint\"\ngame = \"Coin Eights\"\n"),
        ("mint/mint.cards", cards.as_bytes()),
    ])
}

#[test]
fn a_plural_that_the_language_needs_is_told_once() {
    for plural in ["points", "cards", "times", "draws", "control", "or more chips", "two chips"] {
        let folder = game("chip", plural, &format!("Gain two {plural}."));
        assert_eq!(codes(folder.path(), &[]), ["CW709"], "{plural}");
        let told = run(folder.path(), &["check", "--format", "json"]).out;
        assert!(told.contains("chips"), "{told}");
        assert!(told.contains("\"line\": 5") || told.contains("\"line\":5"), "{told}");
    }
    let folder = game("chip", "chips", "Gain two chips. If you have two or more chips, draw a card.");
    assert_eq!(codes(folder.path(), &[]), [""; 0]);
}

#[test]
fn a_name_that_the_language_needs_is_told_once() {
    for (name, plural) in [("card", "cards"), ("point", "points"), ("draw", "draws"), ("a coin", "coins")] {
        let folder = game(name, plural, &format!("Gain two {plural}."));
        assert_eq!(codes(folder.path(), &[]), ["CW709"], "{name}");
    }
    let told = run(game("card", "cards", "Draw a card.").path(), &["check"]).out;
    assert!(told.contains("\"extra card\""), "{told}");
    let shown =
        game("extra card", "extra cards", "Gain two extra cards. If you have no extra cards, draw a card.");
    assert_eq!(codes(shown.path(), &[]), [""; 0]);
}

#[test]
fn the_article_goes_by_the_sound() {
    for (name, right) in [("honor", "an"), ("MP", "an"), ("hp", "an"), ("ewe", "a"), ("unit", "a")] {
        let other = if right == "an" { "a" } else { "an" };
        let folder = game(name, &format!("{name}s"), &format!("Gain {other} {name}."));
        let run = run(folder.path(), &["fmt"]);
        assert_eq!(run.code, 0, "{}{}", run.out, run.err);
        let cards = read(folder.path(), "mint/mint.cards");
        assert!(cards.contains(&format!("Gain {right} {name}.")), "{cards}");
    }
}

#[test]
fn a_game_is_shown_with_its_goods_and_how_several_are_called() {
    let folder = game("chip", "chips", "Gain two chips. If you have two or more chips, draw a card.");
    let shown = run(folder.path(), &["game", "Coin Eights"]).out;
    assert!(shown.contains("  each player has so many: chip (chips)\n"), "{shown}");
    assert!(!shown.contains("numbers of each player"), "{shown}");
}
