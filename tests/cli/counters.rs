//! Counters that are put or removed together.

use crate::crazier::crazier;
use crate::small_set::{harbour, passes, set_of, told};
use crate::support::codes;

/// Three counters that are put at once are one event.
#[test]
fn a_counter_among_several_is_asked_about() {
    let asset = |text: &str| codes(set_of("asset", &[("Pier", text)], "").path(), &[]);
    for text in [
        "If you would put an oil counter on an asset, put two oil counters on it instead.",
        "Whenever you put an oil counter on an asset, draw a card.",
        "Whenever an opponent removes an oil counter from an asset, draw a card.",
    ] {
        assert_eq!(asset(text), ["CW434"], "{text}");
    }
    for text in [
        "If you would put one or more oil counters on an asset, put twice as many oil counters on it instead.",
        "If you would put exactly one oil counter on an asset, put two oil counters on it instead.",
        "Whenever you put one or more oil counters on an asset, draw a card.",
    ] {
        assert_eq!(asset(text), [""; 0], "{text}");
    }
    let said = told("asset", "Whenever you put an oil counter on an asset, draw a card.");
    assert!(said.contains("write: Whenever you put one or more oil counters on an asset, …"), "{said}");
}

/// Each card loses the counters that it has, and what is told of it says how many.
#[test]
fn counters_are_told_for_each_card() {
    let scenario = |many: &str, one: &str| {
        format!(
            "scenario \"Three and one\"
  players Ana and Ben
  Ana controls Castle
  Ben controls Wood Elf and Quay
  Ben holds 2 cards
  {many} has 3 oil counters
  {one} has 1 oil counter
  Ana holds Pier and Tempest

  when Ana plays Pier
  then
    {many} has 0 oil counters
    {one} has 0 oil counters
    the log says \"Ana removes three oil counters from {many}.\"
    the log says \"Ana removes an oil counter from {one}.\"
    Ben holds 3 cards
"
        )
    };
    let pier = "card \"Pier\"\n  2 of moon, event\n\n  Remove all oil counters from all assets.\n";
    let quay = "card \"Quay\"\n  3 of moon, asset\n\n  Whenever an opponent removes two or more oil counters from an asset, draw a card.\n";
    for (many, one) in [("Castle", "Wood Elf"), ("Wood Elf", "Castle")] {
        passes(&crazier(&[
            ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n"),
            ("harbour/harbour.cards", format!("{pier}\n{quay}").as_bytes()),
            ("harbour/harbour.scenario", scenario(many, one).as_bytes()),
        ]));
    }
}

/// Where all are removed, each card is asked with those that it has.
#[test]
fn all_counters_are_those_of_each_card() {
    let plays = |quay: &str, lines: &str| {
        let cards = format!(
            "card \"Pier\"\n  2 of moon, event\n\n  Remove all oil counters from each asset.\n\ncard \"Quay\"\n  3 of moon, asset\n\n  {quay}\n"
        );
        passes(&harbour(&cards, lines));
    };
    let lines = |number: usize, then: &str| {
        format!(
            "Ana controls Quay and Castle
  Quay has {number} oil counters
  Castle has 2 oil counters
  Ana holds Pier and 2 other cards

  when Ana plays Pier
  then
    Castle has 0 oil counters
    {then}"
        )
    };
    let destroyed =
        "If a player would remove two or more oil counters from this card, destroy this card instead.";
    plays(destroyed, &lines(1, "Ana controls Quay\n    Quay has 0 oil counters"));
    plays(destroyed, &lines(2, "Ana doesn't control Quay"));
    let fewer = "If a player would remove one or more oil counters from this card, that player removes one fewer oil counters from it instead.";
    plays(fewer, &lines(5, "Quay has 1 oil counter"));
    plays(fewer, &lines(1, "Quay has 1 oil counter"));
    let drawn = "If a player would remove one or more oil counters from this card, draw a card instead.";
    plays(drawn, &lines(0, "Ana holds 2 cards"));
}

/// What is taken off the same card twice has to be there twice.
#[test]
fn counters_of_one_price_are_added_up() {
    let quay = "At the beginning of your turn, you may remove an oil counter from this card and remove two oil counters from this card. If you do, draw a card.";
    let cards = format!("card \"Quay\"\n  3 of moon, asset\n\n  {quay}\n");
    let begins = |number: usize, then: &str| {
        format!(
            "Ana controls Quay\n  Quay has {number} oil counters\n  Ana holds 2 cards\n\n  when Ana's turn begins\n{then}"
        )
    };
    // The turn draws a card as well.
    let paid = "    Ana accepts\n  then\n    Quay has 0 oil counters\n    Ana holds 4 cards";
    let not_asked =
        "  then\n    nobody is asked anything\n    Quay has 2 oil counters\n    Ana holds 3 cards";
    passes(&harbour(&cards, &begins(3, paid)));
    passes(&harbour(&cards, &begins(2, not_asked)));
}

/// Who may remove a counter is asked where there is one, and chooses a card that has it.
#[test]
fn a_counter_is_removed_from_a_card_that_has_one() {
    let plays = |text: &str, given: &str, deeds: &str, then: &str| {
        let cards = format!(
            "card \"Pier\"\n  2 of moon, event\n\n  {text}\n\ncard \"Quay\"\n  3 of moon, asset\n\n  If you would draw one or more cards, you may remove an oil counter from an asset you control instead.\n"
        );
        let lines = |lines: &str, indent: &str| -> String {
            lines
                .split("; ")
                .filter(|line| !line.is_empty())
                .map(|line| format!("{indent}{line}\n"))
                .collect()
        };
        let scenario = format!(
            "Ana holds Pier and Tempest\n{}\n  when Ana plays Pier\n{}  then\n{}",
            lines(given, "  "),
            lines(deeds, "    "),
            lines(then, "    ").trim_end()
        );
        passes(&harbour(&cards, &scenario));
    };
    let may = "You may remove two oil counters from an asset you control. If you do, score one point.";
    let both = "Ana controls Castle and Wood Elf";
    plays(may, both, "", "Ana has 0 points");
    plays(may, &format!("{both}; Castle has 1 oil counter"), "", "Castle has 1 oil counter");
    let given = format!("{both}; Castle has 2 oil counters; Wood Elf has 1 oil counter");
    plays(may, &given, "Ana accepts", "Castle has 0 oil counters; Ana has 1 point");
    // What has to be done takes what there is.
    let must = "Score one point. Remove two oil counters from an asset you control.";
    plays(must, &format!("{both}; Castle has 1 oil counter"), "", "Castle has 0 oil counters");
    let draw = "Draw a card.";
    let quay = "Ana controls Quay and Castle";
    plays(draw, quay, "", "Ana holds 2 cards");
    let oiled = format!("{quay}; Castle has 1 oil counter");
    plays(draw, &oiled, "Ana accepts", "Ana holds 1 card; Castle has 0 oil counters");
}
