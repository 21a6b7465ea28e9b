//! `--hold`: beginning with a card, to try it.

use crate::support::{folder, run, run_with};

#[test]
fn a_card_to_try_is_held_from_the_beginning() {
    let empty = folder(&[]);
    let line = ["play", "crazier-eights", "--lines", "--hold", "angel of hope", "--hold", "Castle"];
    let played = run_with(empty.path(), &line, "quit\n");
    assert_eq!(played.code, 0, "{}{}", played.out, played.err);
    let hand = |out: &str| -> Vec<String> {
        let cards = out.lines().skip_while(|line| !line.contains("Player 1's hand")).skip(1);
        cards.take_while(|line| line.starts_with("    ")).map(str::to_string).collect()
    };
    let held = hand(&played.out);
    for card in ["Angel of Hope", "Castle"] {
        assert!(held.iter().any(|line| line.contains(card)), "{card}\n{}", played.out);
    }
    // It is a deal like any other: its seed deals it again.
    let seed: String = played
        .out
        .split_once("seed ")
        .map(|(_, rest)| rest.chars().take_while(char::is_ascii_digit).collect())
        .unwrap_or_default();
    let again = run_with(empty.path(), &["play", "crazier-eights", "--lines", "--seed", &seed], "quit\n");
    assert_eq!(hand(&again.out), held, "seed {seed}");
}

#[test]
fn what_nobody_can_begin_with_is_told() {
    let empty = folder(&[]);
    for (cards, code, told) in [
        (&["Angle of Hope"][..], "CW331", "Did you mean \"Angel of Hope\"?"),
        (&["Castle", "Castle"][..], "CW907", "Nobody is dealt \"Castle\" and \"Castle\""),
    ] {
        let mut line = vec!["play", "crazier-eights", "--seats", "first"];
        line.extend(cards.iter().flat_map(|card| ["--hold", *card]));
        let refused = run(empty.path(), &line);
        let said = format!("{}{}", refused.out, refused.err);
        assert!(refused.code == 2 && said.contains(code) && said.contains(told), "{said}");
    }
}
