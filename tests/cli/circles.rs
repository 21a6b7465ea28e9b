//! Whoever asks what hangs on their own answer gets one, or is told.

use crate::crazier::crazier;
use crate::small_set::harbour;
use crate::support::{codes, run};

/// Cards that ask what somebody can do and change just that. There is no right answer; there is one, and the game goes on.
#[test]
fn what_can_be_done_is_not_asked_in_a_circle() {
    let cards = [
        "While an opponent can discard a card, opponents can't discard cards.",
        "While you can't discard a card that matches, all cards match.",
        "Opponents who can't discard a card can't discard cards.",
        "While an opponent can play an event, opponents can't discard cards.\n\n  While an opponent can discard a card, opponents can't play events.",
    ];
    for text in cards {
        let asset = |name, rank| format!("card \"{name}\"\n  {rank} of moon, asset\n\n  {text}\n\n");
        let event = "card \"Quay\"\n  3 of moon, event\n\n  Draw a card.\n";
        let cards = [asset("Pier", 2), asset("Wall", 4), event.to_string()].concat();
        let folder = harbour(
            &cards,
            "Ben controls Pier\n  Ana controls Wall\n  Ana holds Quay and 2 other cards\n\n  when Ana plays Quay\n  then\n    Ana holds 3 cards",
        );
        let played = run(folder.path(), &["test"]);
        assert!(played.code <= 1 && played.err.is_empty(), "{text}\n{}{}", played.out, played.err);
    }
}

#[test]
fn who_has_to_be_able_to_play_is_not_asked_in_a_circle() {
    let card = |name, rank| {
        format!(
            "card \"{name}\"\n  {rank} of moon, event\n  requires an opponent who can play an event\n\n  Draw a card.\n\n"
        )
    };
    let cards = [card("Pier", 2), card("Quay", 3)].concat();
    let folder = harbour(
        cards.trim_end(),
        "Ana holds Pier and 2 other cards\n  Ben holds Quay\n\n  when Ana plays Pier\n  then\n    Ana holds 3 cards",
    );
    let played = run(folder.path(), &["test"]);
    assert_eq!((played.code, played.err.as_str()), (0, ""), "{}", played.out);
}

#[test]
fn a_word_is_not_explained_by_itself() {
    let folder = |definitions: &[(&str, &str)]| {
        let block = |(word, text): &(&str, &str)| format!("definition \"{word}\"\n  {text}\n\n");
        let blocks: String = definitions.iter().map(block).collect();
        harbour(
            &format!(
                "{blocks}card \"Pier\"\n  2 of moon, event\n\n  Reveal all cards in your hand that glow.\n"
            ),
            "Ana holds Pier",
        )
    };
    for circle in [
        &[("glows", "A card glows if it is blue, or if it glows.")][..],
        &[("glows", "A card glows if it doesn't glow.")],
        &[("glows", "A card glows if it shines."), ("shines", "A card shines if it glows.")],
    ] {
        let found = codes(folder(circle).path(), &[]);
        assert!(found.contains(&"CW420".to_string()), "{circle:?} {found:?}");
    }
    let row = [("glows", "A card glows if it shines."), ("shines", "A card shines if it is blue.")];
    let found = codes(folder(&row).path(), &[]);
    assert!(!found.contains(&"CW420".to_string()), "{found:?}");
}

/// Definitions of which never both count close no circle.
#[test]
fn what_never_counts_together_is_no_circle() {
    let folder = |last: &str| {
        let rules = format!(
            "definition \"glows\" with option \"deep\"\n  A card glows if it shines.\n\ndefinition \"glows\" without option \"deep\"\n  A card glows if it is blue.\n\ndefinition \"shines\" without option \"deep\"\n  A card shines if it glows.\n\n{last}\n\nrule \"Dark\"\n  Cards that don't glow can't be destroyed.\n"
        );
        let game = "name = \"Deep Eights\"\nvariant-of = \"Crazier Eights\"\n\n[options.deep]\ndescription = \"in deep water\"\n";
        crazier(&[("game.toml", game.as_bytes()), ("rules.cards", rules.as_bytes())])
    };
    let apart = "definition \"shines\" with option \"deep\"\n  A card shines if it is green.";
    let found = codes(folder(apart).path(), &[]);
    assert!(!found.contains(&"CW420".to_string()), "{found:?}");
    let closed =
        "definition \"shines\" with option \"deep\"\n  A card shines if it is green, or if it glows.";
    let found = codes(folder(closed).path(), &[]);
    assert!(found.contains(&"CW420".to_string()), "{found:?}");
}
