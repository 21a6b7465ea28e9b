//! What `--fix` writes says what was written. What may say something else is shown, and left to the designer.

use crate::small_set::set_of;
use crate::support::{read, run};

/// Texts of one kind of card, each with what stands there once `--fix` has been over it.
fn fixed(kind: &str, rows: &[(&str, &str)]) {
    let names: Vec<String> = (1..=rows.len()).map(|number| format!("Pier {number}")).collect();
    let texts = names.iter().map(String::as_str).zip(rows.iter().map(|(wrong, _)| *wrong));
    let folder = set_of(kind, &texts.collect::<Vec<_>>(), "");
    run(folder.path(), &["check", "--fix"]);
    let cards = read(folder.path(), "harbour/harbour.cards");
    let cards: Vec<&str> = cards.split("card \"").skip(1).collect();
    assert_eq!(cards.len(), rows.len());
    for (card, (wrong, right)) in cards.into_iter().zip(rows) {
        let (_, text) = card.split_once("\n\n").expect("a card has a text");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(text, right.split_whitespace().collect::<Vec<_>>().join(" "), "{wrong}");
    }
}

#[test]
fn a_repair_may_announce_what_no_other_text_does() {
    fixed(
        "asset",
        &[(
            "At the start of your turn, announce \"hello\".",
            "At the beginning of your turn, announce \"hello\".",
        )],
    );
}
