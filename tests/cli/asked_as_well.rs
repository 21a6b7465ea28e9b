//! A condition beside what would happen, and beside what may be used once during a turn.

use crate::crazier::crazier;
use crate::small_set::{harbour_of, passes, problems_of_an_asset, shown, told};
use crate::support::{read, run};

const NONE: [&str; 0] = [];

/// Plays with this text on Pier, for three players: what is given, what is done, and what is so then.
fn plays(text: &str, given: &[&str], done: &[&str], then: &[&str]) {
    let cards = format!("card \"Pier\"\n  2 of moon, asset\n\n  {text}\n");
    let lines = |lead: &str, lines: &[&str]| format!("{lead}{}\n", lines.join(lead));
    let (first, rest) = done.split_first().expect("something is done");
    let rest = if rest.is_empty() { "\n".into() } else { lines("\n    ", rest) };
    let (given, then) = (given.join("\n  "), lines("\n    ", then));
    let scenario = format!("{given}\n\n  when {first}{rest}  then{then}");
    passes(&harbour_of("Ana, Ben and Cleo", &cards, &scenario));
}

#[test]
fn something_else_happens_only_where_it_holds() {
    let text = "If an opponent would draw one or more cards, if you control a king, draw a card instead.";
    let ben = "Ben holds Potion of Vitality and Castle";
    plays(
        text,
        &["Ana controls Pier and Harun al-Rashid", "Ana holds 4 cards", ben],
        &["Ben plays Potion of Vitality"],
        &["Ana holds 5 cards", "Ben holds Castle and no other cards"],
    );
    plays(
        text,
        &["Ana controls Pier and Wood Elf", "Ana holds 4 cards", ben],
        &["Ben plays Potion of Vitality"],
        &["Ana holds 4 cards", "Ben holds 3 cards"],
    );
}

#[test]
fn it_is_asked_each_time_it_would_happen() {
    plays(
        "If an opponent would draw a card, if that opponent has two cards in hand, draw a card instead.",
        &["Ana controls Pier", "Ana holds 4 cards", "Ben holds Potion of Vitality and Castle"],
        &["Ben plays Potion of Vitality"],
        &["Ana holds 5 cards", "Ben holds 2 cards"],
    );
}

#[test]
fn it_can_ask_what_the_card_is() {
    let text = "If an opponent would play an asset, if that asset is blue, first draw a card.";
    for (card, held) in [("Mimir's Well", 5), ("Wood Elf", 4)] {
        plays(
            text,
            &["Ana controls Pier", "Ana holds 4 cards", &format!("Ben holds {card} and 2 other cards")],
            &[&format!("Ben plays {card}")],
            &[&format!("Ana holds {held} cards")],
        );
    }
}

#[test]
fn another_number_holds_only_where_it_is_asked_for() {
    let text = "If an opponent would draw one or more cards, if it is your turn, the opponent draws one fewer cards.";
    let given = ["Ana controls Pier", "Ana holds Potion of Vitality, Forbidden Knowledge and Castle"];
    plays(
        text,
        &[&given[..], &["Ben holds 2 cards"]].concat(),
        &["Ana plays Forbidden Knowledge", "Ana chooses Ben"],
        &["Ben holds 4 cards"],
    );
    plays(
        text,
        &["Ana controls Pier", "Ben holds Forbidden Knowledge and 2 other cards"],
        &["Ben plays Forbidden Knowledge", "Ben chooses Ben"],
        &["Ben holds 5 cards"],
    );
}

#[test]
fn whose_number_is_asked_for_orders_what_changes_it() {
    let cards = "card \"Pier\"
  2 of moon, asset

  If an opponent would draw one or more cards, if that number is two or more, the opponent draws one more card.

card \"Quay\"
  3 of moon, asset

  If you would draw one or more cards, you draw one fewer cards.
";
    let scenario = |first: &str, held: u8| {
        format!(
            "Ana controls Pier\n  Ben controls Quay\n  Ben holds Potion of Vitality and Castle\n\n  when Ben plays Potion of Vitality\n    Ben orders {first} first\n  then\n    Ben holds {held} cards\n"
        )
    };
    passes(&harbour_of("Ana and Ben", cards, &scenario("Pier", 3)));
    passes(&harbour_of("Ana and Ben", cards, &scenario("Quay", 2)));
}

/// What one leaves of a number is what the next one is met by, or not.
#[test]
fn an_order_is_asked_for_where_it_makes_a_difference() {
    let cards = [
        ("Pier", "asset", "If you would draw one or more cards, you draw one fewer cards."),
        ("Quay", "asset", "If you would draw two or more cards, you draw two more cards."),
        ("Wall", "asset", "If you would draw one or more cards, you draw one more card."),
        ("Tide", "event", "Draw a card."),
        ("Ebb", "event", "Draw two cards."),
        ("Flow", "event", "Draw three cards."),
    ]
    .map(|(name, kind, text)| format!("card \"{name}\"\n  2 of moon, {kind}\n\n  {text}\n"));
    let played = |controls: &str, event: &str, deeds: &str, many: u8| {
        format!(
            "scenario \"as it reads\"\n  players Ana and Ben\n  Ana controls {controls}\n  Ana holds {event} and Castle\n\n  when Ana plays {event}\n{deeds}  then\n    Ana is asked nothing\n    Ana holds {many} cards\n\n"
        )
    };
    let scenarios = [
        played("Pier and Quay", "Ebb", "    Ana orders Pier first\n", 2),
        played("Pier and Quay", "Ebb", "    Ana orders Quay first\n", 4),
        played("Pier and Quay", "Flow", "", 5),
        played("Pier and Wall", "Ebb", "", 3),
        played("Pier and Wall", "Tide", "    Ana orders Pier first\n", 1),
        played("Pier and Wall", "Tide", "    Ana orders Wall first\n", 2),
        played("Quay and Wall", "Ebb", "", 6),
    ];
    passes(&crazier(&[
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n"),
        ("harbour/a.cards", cards.join("\n").as_bytes()),
        ("harbour/a.scenario", scenarios.concat().trim_end().as_bytes()),
    ]));
}

#[test]
fn whoever_it_holds_of_can_be_pointed_at() {
    let text =
        "If you would draw a card, if an opponent controls a king, that opponent draws a card instead.";
    assert_eq!(problems_of_an_asset(text), NONE);
    plays(
        text,
        &[
            "Ana controls Pier",
            "Cleo controls Harun al-Rashid",
            "Ana holds Potion of Vitality and Castle",
            "Ben holds 2 cards",
            "Cleo holds 4 cards",
        ],
        &["Ana plays Potion of Vitality"],
        &["Ana holds Castle and no other cards", "Ben holds 2 cards", "Cleo holds 6 cards"],
    );
}

#[test]
fn nobody_is_asked_who_is_picked_only_then() {
    let told = told(
        "asset",
        "If you would draw a card, if an opponent controls a king, that opponent may discard a card instead.",
    );
    assert!(told.contains("'that opponent' is picked when it is done"), "{told}");
}

#[test]
fn what_may_be_done_instead_is_offered_where_both_hold() {
    let text = "If you would draw one or more cards, if an opponent controls a king, you may destroy an asset you control except this card instead.";
    let king = "Ben controls Harun al-Rashid";
    let hand = "Ana holds Potion of Vitality and Castle";
    let drawn = ["Ana holds Castle and 2 other cards"];
    let plays_it = "Ana plays Potion of Vitality";
    plays(text, &["Ana controls Pier", king, hand], &[plays_it], &drawn);
    let elf = "Ana controls Pier and Wood Elf";
    plays(text, &[elf, hand], &[plays_it], &drawn);
    plays(
        text,
        &[elf, king, hand],
        &[plays_it, "Ana accepts"],
        &["Ana holds Castle and no other cards", "Ana controls Pier and no other cards"],
    );
}

#[test]
fn what_is_used_once_is_offered_only_where_it_holds() {
    let text = "Once during your turn, if you control a king, you may draw a card.";
    let hand = "Ana holds 4 cards";
    plays(
        text,
        &["Ana controls Pier and Harun al-Rashid", hand],
        &["Ana uses Pier"],
        &["Ana holds 5 cards", "Ana can't use Pier"],
    );
    plays(
        text,
        &["Ana controls Pier and Wood Elf", hand],
        &["Ana's main phase begins"],
        &["Ana can't use Pier"],
    );
}

#[test]
fn who_uses_it_then_picks_of_whom_it_holds() {
    let text = "Once during your turn, if an opponent controls a king, you may draw a card and that opponent draws two cards.";
    plays(
        text,
        &[
            "Ana controls Pier",
            "Ben controls Harun al-Rashid",
            "Cleo controls Devious Dragon",
            "Ana holds 4 cards",
            "Ben holds 2 cards",
            "Cleo holds 2 cards",
        ],
        &["Ana uses Pier", "Ana chooses Cleo"],
        &["Ana holds 5 cards", "Ben holds 2 cards", "Cleo holds 4 cards"],
    );
}

#[test]
fn of_whom_it_holds_changes_nothing_of_what_it_takes() {
    let text = "Once during your turn, if an opponent controls a king, you may discard a card.";
    let king = "Ben controls Harun al-Rashid";
    let pile = "the discard pile is Restoration";
    plays(
        text,
        &["Ana controls Pier", king, "Ana holds Wood Elf and Castle", pile],
        &["Ana uses Pier"],
        &["Ana holds Castle and no other cards"],
    );
    plays(
        text,
        &["Ana controls Pier", king, "Ana holds Castle and Trade", pile],
        &["Ana's main phase begins"],
        &["Ana can't use Pier"],
    );
}

#[test]
fn a_card_that_waits_elsewhere_asks_as_well() {
    let text = "While this card is in your hand, if an opponent would play an event, if you control a king, you may bury this card instead.";
    let bens = "Ben holds Potion of Vitality and Castle";
    plays(
        text,
        &[
            "Ana holds Pier and Castle",
            "Ana controls Harun al-Rashid",
            "Ben holds Potion of Vitality and Trade",
        ],
        &["Ben plays Potion of Vitality", "Ana accepts"],
        &["Ana holds Castle and no other cards", "Ben holds 2 cards"],
    );
    plays(
        text,
        &["Ana holds Pier and Trade", bens],
        &["Ben plays Potion of Vitality"],
        &["Ana holds 2 cards", "Ben holds 3 cards"],
    );
}

#[test]
fn other_orders_lead_to_the_one_wording() {
    let right =
        "If an opponent would draw a card, if you control a king, that opponent discards a card instead.";
    assert_eq!(problems_of_an_asset(right), NONE);
    for text in [
        "If you control a king, if an opponent would draw a card, that opponent discards a card instead.",
        "If you control a king and an opponent would draw a card, that opponent discards a card instead.",
        "If an opponent would draw a card and you control a king, that opponent discards a card instead.",
        "If an opponent would draw a card while you control a king, that opponent discards a card instead.",
        "If an opponent would draw a card, and you control a king, that opponent discards a card instead.",
        "If an opponent would draw a card, while you control a king, that opponent discards a card instead.",
        "If an opponent would draw a card, that opponent discards a card instead if you control a king.",
        "Whenever an opponent would draw a card, if you control a king, that opponent discards a card instead.",
    ] {
        shown("asset", text, "CW204", &format!("would read: {right}"), right);
    }
    let led =
        "While you control a king, if an opponent would draw a card, that opponent discards a card instead.";
    shown("asset", led, "CW420", right, right);
    let right = "Once during your turn, if you control a king, you may draw a card.";
    for text in [
        "If you control a king, once during your turn, you may draw a card.",
        "While you control a king, once during your turn, you may draw a card.",
        "Once during your turn, while you control a king, you may draw a card.",
        "Once during your turn, you may draw a card if you control a king.",
        "Once during your turn, you may draw a card only if you control a king.",
    ] {
        shown("asset", text, "CW204", &format!("would read: {right}"), right);
    }
}

#[test]
fn there_is_no_other_side() {
    let text =
        |rest| format!("If you would draw a card, if you control a king, draw two cards instead. {rest}");
    let told = told("asset", &text("Otherwise, discard a card."));
    assert!(
        told.contains("can't go with the 'if' that is in the middle of a sentence with 'would'"),
        "{told}"
    );
    assert_eq!(problems_of_an_asset("Once during your turn, if you can, you may draw a card."), ["CW433"]);
    let in_hand = "Once during your turn, if this card is in your hand, you may draw a card.";
    assert_eq!(problems_of_an_asset(in_hand), ["CW421"]);
    let unseen = "If a player would draw a card, if it is blue, first draw a card.";
    assert_eq!(problems_of_an_asset(unseen), ["CW402"]);
}

#[test]
fn counters_that_were_asked_for_are_there() {
    let asked = "If another asset you control would be destroyed, if this card has a wish counter, remove a wish counter from this card instead.";
    assert_eq!(problems_of_an_asset(asked), NONE);
    let another = "If another asset you control would be destroyed, if you control a king, remove a wish counter from this card instead.";
    assert_eq!(problems_of_an_asset(another), ["CW612"]);
}

#[test]
fn it_is_put_in_order_and_formatted() {
    let text = "If an opponent would draw 1 or more cards while you control a king, the opponent draws 1 fewer cards.";
    let folder = harbour_of("Ana and Ben", &format!("card \"Pier\"\n  2 of moon, asset\n\n  {text}\n"), "");
    run(folder.path(), &["check", "--fix"]);
    run(folder.path(), &["fmt"]);
    let cards = read(folder.path(), "harbour/a.cards");
    let text = cards.lines().skip(3).map(str::trim).collect::<Vec<_>>().join(" ");
    let right = "If an opponent would draw one or more cards, if you control a king, the opponent draws one fewer cards.";
    assert_eq!(text.trim(), right);
}

#[test]
fn counters_of_another_card_pay_for_nothing_here() {
    let would = "If this card would be destroyed,";
    let removed = "remove an oil counter from this card instead.";
    for asked in [
        "if an asset an opponent controls has an oil counter",
        "if this card has no oil counters",
        "if this card has a wish counter",
        "if this card has an oil counter, or if you control a king",
    ] {
        assert_eq!(problems_of_an_asset(&format!("{would} {asked}, {removed}")), ["CW612"], "{asked}");
    }
    for asked in ["if it has an oil counter", "if the number of oil counters on this card is one or more"] {
        assert_eq!(problems_of_an_asset(&format!("{would} {asked}, {removed}")), [""; 0], "{asked}");
    }
    let text = "If an asset that has an oil counter would be destroyed, remove an oil counter from that card instead.";
    assert_eq!(problems_of_an_asset(text), [""; 0]);
}
