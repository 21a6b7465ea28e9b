//! Several kinds of which a card is one: "a king or a queen", "a blue or green card", "blue or an eight".

use crate::small_set::{passes, problems, set, set_of, told};
use crate::support::{read, run};

/// Plays a scenario of two players in which a card with this text is played.
fn plays(text: &str, before: &str, then: &str) {
    let scenario = format!(
        "scenario \"It is done as it reads\"\n  players Ana and Ben\n{before}\n\n  when Ana plays Pier\n{then}"
    );
    passes(&set(&[("Pier", text)], &scenario));
}

/// What a text becomes, or what is said against it.
fn formatted(text: &str) -> String {
    formatted_of("event", text)
}

fn formatted_of(kind: &str, text: &str) -> String {
    let set = set_of(kind, &[("Pier", text)], "");
    run(set.path(), &["fmt"]);
    let cards =
        std::fs::read_to_string(set.path().join("harbour/harbour.cards")).expect("the set has its cards");
    let paragraph = cards.split("\n\n").last().expect("a card has a text");
    paragraph.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn one_of_the_kinds_is_enough_and_none_of_them_is_not() {
    // Elven Princess is a queen, Trade a jack, Castle neither.
    let text = "Reveal each queen or jack in your hand. Draw that many cards.";
    let holding =
        |cards: &str| format!("  Ana holds Pier{cards}\n  the draw pile is Death, Tempest, Salamander");
    plays(text, &holding(", Elven Princess, Trade and Castle"), "  then\n    Ana holds 5 cards\n");
    plays(text, &holding(", Elven Princess and Castle"), "  then\n    Ana holds 3 cards\n");
    plays(text, &holding(" and Castle"), "  then\n    Ana holds 1 card\n");
}

#[test]
fn what_follows_the_last_kind_holds_for_all_of_them() {
    let text = "Destroy a queen or a jack an opponent controls.";
    plays(
        text,
        "  Ana holds Pier and Trade\n  Ana controls Morgan le Fay\n  Ben controls Queen Guinevere, Sir Lancelot and Wood Elf",
        "  then\n    Ana is asked to choose from Queen Guinevere and Sir Lancelot\n",
    );
}

#[test]
fn either_value_is_enough_for_a_noun() {
    let text = "Destroy all blue or green assets.";
    plays(
        text,
        "  Ana holds Pier and Castle\n  Ben controls Queen Guinevere, Spell Tome and Wood Elf",
        "  then\n    Ben controls Spell Tome and no other cards\n",
    );
}

#[test]
fn a_value_or_a_kind_is_asked_for_together() {
    let text = "Reveal a card from your hand. If that card is blue or an eight, draw a card.";
    let revealing = |card: &str, count: &str| {
        let before = format!("  Ana holds Pier, {card} and Castle");
        plays(text, &before, &format!("    Ana chooses {card}\n  then\n    Ana holds {count} cards\n"));
    };
    revealing("Trade", "3");
    revealing("Spell Tome", "3");
    revealing("Sir Lancelot", "2");
}

#[test]
fn a_card_must_be_one_of_them() {
    let text = "Name a color until the end of this turn. You may discard an additional card this turn. The next card that is discarded must be the named color or an eight this turn.";
    let named = |then: &str| {
        let before =
            "  Ana holds Pier, Trade, Spell Tome and Sir Lancelot\n  the discard pile is Mordred's Treason";
        plays(text, before, &format!("    Ana chooses blue\n  then\n{then}"));
    };
    named("    Ana can discard Trade\n");
    named("    Ana can discard Spell Tome\n");
    named("    Ana can't discard Sir Lancelot\n");
}

#[test]
fn the_formatter_has_one_wording() {
    let one = "Discard a king or a queen.";
    assert_eq!(formatted("Discard a king or queen."), one);
    assert_eq!(formatted("Discard a card that is a king or a queen."), one);
    assert_eq!(formatted(one), one);
    let one = "Reveal one king or queen from your hand.";
    assert_eq!(formatted("Reveal one card from your hand that is a king or a queen."), one);
    let several = "Reveal two kings or queens from your hand.";
    assert_eq!(formatted("Reveal two cards from your hand that are kings or queens."), several);
    assert_eq!(formatted("Discard a card that is blue or green."), "Discard a blue or green card.");
    assert_eq!(formatted("Discard an asset or event card."), "Discard an asset or event card.");
}

#[test]
fn an_adjective_of_one_kind_or_of_all_is_refused() {
    for text in [
        "Discard a blue king or queen.",
        "Discard a king or blue queen.",
        "Reveal each blue king or queen in your hand.",
        "Reveal two blue kings or queens from your hand.",
        "Discard a king or a queen of moon.",
        "Discard a king or a queen that is blue.",
        "Destroy a king or a queen named \"Castle\".",
        "Put an eight or a card from your hand that matches on top of the draw pile.",
        "Reveal a card from your hand. If that card is blue or a card, draw a card.",
        "Destroy two kings or a queen.",
        "Destroy another king or a queen.",
    ] {
        assert_eq!(problems(text), ["CW223"], "{text}");
    }
    for text in
        ["Discard a blue king or a queen.", "Discard a king or a blue queen.", "Discard a king or blue card."]
    {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn a_value_that_nobody_counts_needs_its_card() {
    assert_eq!(problems("Discard a king or a blue."), ["CW208"]);
    assert_eq!(
        problems("Reveal a card from your hand. If that card is an eight or blue, draw a card."),
        ["CW208"]
    );
    let repaired = "Reveal a card from your hand. If that card is an eight or a blue card, draw a card.";
    assert_eq!(problems(repaired), [""; 0]);
}

#[test]
fn a_kind_that_is_in_play_by_its_name_is_a_card_beside_others() {
    for text in ["Discard an asset or a king.", "If you have a king or an asset, draw a card."] {
        assert_eq!(problems(text), ["CW204"], "{text}");
        assert_eq!(problems(&text.replace("asset", "asset card")), [""; 0], "{text}");
    }
    // What is destroyed, or whose it is, says it as well.
    for noun in ["an asset card", "an asset"] {
        plays(
            &format!("Destroy a king or {noun} an opponent controls."),
            "  Ana holds Pier and Trade\n  Ana controls Morgan le Fay\n  Ben controls Castle and Wood Elf",
            "  then\n    Ana is asked to choose from Castle and Wood Elf\n",
        );
    }
}

#[test]
fn a_card_or_two_is_no_rank() {
    for text in [
        "Put a card or two from your hand on top of the draw pile.",
        "Destroy an asset or two.",
        "Discard one or two.",
    ] {
        assert_eq!(problems(text), ["CW210"], "{text}");
    }
}

#[test]
fn what_the_formatter_writes_reads_as_before() {
    for text in [
        "Reveal each card in your hand that is a green seven or a nine.",
        "Destroy another card that is a queen or a green king.",
        "Destroy an asset that is king or queen.",
        "Discard a card that is a king or a queen and that is blue.",
        "Discard a random king or queen.",
    ] {
        assert_eq!(formatted(text), text);
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn a_draw_asks_for_no_kind() {
    assert_eq!(problems("Draw a king or a queen."), ["CW414"]);
    assert_eq!(problems("Draw a blue or green card."), ["CW414"]);
}

#[test]
fn a_condition_is_not_left_out_by_a_repair() {
    let text = "While you control a king, a queen or a jack can't be destroyed.";
    let folder = set_of("asset", &[("Pier", text)], "");
    run(folder.path(), &["check", "--fix"]);
    assert!(read(folder.path(), "harbour/harbour.cards").contains(text));
}

#[test]
fn a_list_that_would_go_on_over_a_comma_is_said_in_another_order() {
    for (kind, text, right) in [
        (
            "asset",
            "While you control a king, a queen or a jack can't be destroyed.",
            "A queen or a jack can't be destroyed while you control a king.",
        ),
        (
            "asset",
            "While this card is blue, blue or green cards can't be destroyed.",
            "Blue or green cards can't be destroyed while this card is blue.",
        ),
        (
            "asset",
            "Whenever you discard a king, a queen or a jack can't be destroyed this turn.",
            "Whenever you discard a king, a card that is a queen or a jack can't be destroyed this turn.",
        ),
        (
            "event",
            "If you control a blue asset, blue or green cards can't be destroyed this turn.",
            "If you control a blue asset, cards that are blue or green can't be destroyed this turn.",
        ),
    ] {
        if text.starts_with("While") || text.starts_with("Whenever") {
            let said = told(kind, text);
            assert!(said.contains("CW204") && said.contains(&format!("read: {right}")), "{said}");
        }
        // And the formatter does not turn it round again.
        assert_eq!(formatted_of(kind, right), right);
    }
}
