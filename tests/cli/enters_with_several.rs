//! Counters of several kinds on a card that enters play.

use crate::small_set::{harbour, passes};
use crate::support::{TempDir, codes, run};

fn cellar(enters: &str, scenario: &str) -> TempDir {
    harbour(
        &format!(
            "counter \"dew\"\n\ncard \"Cellar\"\n  2 of moon, asset\n  enters with {enters}\n\n  At the end of your turn, remove a dew counter from this card.\n"
        ),
        scenario,
    )
}

#[test]
fn each_kind_is_there() {
    passes(&cellar(
        "three wish counters and a dew counter",
        "Ana holds Cellar and Castle

  when Ana plays Cellar
  then
    Cellar has 3 wish counters
    Cellar has 1 dew counter",
    ));
    // In a position it has them, too.
    passes(&cellar(
        "three wish counters and a dew counter",
        "Ana holds Death and Castle
  Ana controls Cellar
  Cellar has 2 dew counters

  when Ana's turn begins
  then
    Cellar has 3 wish counters
    Cellar has 2 dew counters",
    ));
}

#[test]
fn it_is_printed_and_formatted_as_written() {
    let folder = cellar(
        "three wish counters and a dew counter",
        "Ana holds Cellar\n\n  when Ana plays Cellar\n  then\n    Ana wins the game",
    );
    assert_eq!(codes(folder.path(), &[]), [""; 0]);
    let shown = run(folder.path(), &["card", "Cellar"]).out;
    assert!(shown.contains("Enters with three wish"), "{shown}");
    let before = crate::support::read(folder.path(), "harbour/a.cards");
    run(folder.path(), &["fmt"]);
    assert_eq!(crate::support::read(folder.path(), "harbour/a.cards"), before);
}

#[test]
fn a_kind_is_named_once() {
    let scenario = "Ana holds Cellar\n\n  when Ana plays Cellar\n  then\n    Ana wins the game";
    assert_eq!(codes(cellar("two dew counters and a dew counter", scenario).path(), &[]), ["CW434"]);
}
