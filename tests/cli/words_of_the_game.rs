//! Examples in messages speak of the game that is read: of its zones, and of nothing it has not.

use crate::support::{TempDir, codes, folder, run};

/// Divers with nets, and no hands and nothing in play.
const DIVE: &str = r#"
name = "Dive"
players = { min = 2, max = 4 }
line = "KIND"

[deck]
copies = [{ players = "2-4", count = 1 }]

[attributes.kind]
nouns = true
values = ["pearl", "shark"]

[zones.sea]
order = "pile"
seen-by = "nobody"
start = "deck"

[zones.net]
owner = "player"
seen-by = "everyone"

[ends]
turns = 20
"#;

fn dive(text: &str) -> TempDir {
    let first = "phase \"first\"\n  Put the top card of the sea into your net.";
    let rules = format!("{first}\n\nphase \"dive\"\n  {text}\n\ncard \"Shark\"\n  shark\n  9 copies\n");
    folder(&[("game.toml", DIVE.as_bytes()), ("rules.cards", rules.as_bytes())])
}

fn told(text: &str) -> String {
    let run = run(dive(text).path(), &["check", "--format", "json"]);
    run.out.split_whitespace().collect::<Vec<_>>().join(" ").replace("\\\"", "'")
}

#[test]
fn examples_name_the_zones_of_the_game() {
    for (text, example) in [
        ("Reveal that card.", "Choose a card from your net."),
        ("Choose a shark.", "'a shark from your net'."),
        ("If you can, opponents can't reveal cards this turn.", "If you can, reveal a card from your net."),
        (
            "Put the top card of the sea into your net. Otherwise, shuffle the sea.",
            "If there is a card in the sea, put the top card of the sea into your net. Otherwise, shuffle the sea.",
        ),
    ] {
        let said = told(text);
        assert!(said.contains(example), "{text}\n{said}");
        assert!(!said.contains("your pile") && !said.contains("in play on the table"), "{text}\n{said}");
    }
}

#[test]
fn what_comes_nearest_is_told_in_words_that_the_game_has() {
    for text in ["Put cards into your net until you reveal a shark.", "Copy a card."] {
        let said = told(text);
        assert!(said.contains("The language can't say"), "{text}\n{said}");
        for foreign in ["asset", "discard pile", "draw pile", "event"] {
            assert!(!said.contains(foreign), "{text}\n{said}");
        }
    }
}

#[test]
fn cards_that_come_into_hands_need_hands() {
    for text in
        ["Draw a card.", "Deal a card to each player.", "Give a card from your net to the next player."]
    {
        assert_eq!(codes(dive(text).path(), &[]), ["CW430"], "{text}");
    }
    let right = "Put the top card of the sea into your net.";
    assert!(told("Draw a card.").contains(right));
    assert_eq!(codes(dive(right).path(), &[]), [""; 0]);
}
