//! Every name that a line of a scenario says is held to what is offered.

use crate::small_set::set;
use crate::support::run;

/// Ana plays a card with this text; what is said of the scenario.
fn tested(text: &str, given: &str, lines: &str) -> (i32, String) {
    let scenario = format!(
        "scenario \"As it is said\"\n  players Ana, Ben, Cid, Dan and Eve\n  Ana holds Pier and Death\n  {given}\n\n  when Ana plays Pier\n{lines}"
    );
    let run = run(set(&[("Pier", text)], &scenario).path(), &["test"]);
    (run.code, run.out)
}

const SORTS: &str =
    "Look at the top three cards of the draw pile. Put them on the bottom of the draw pile in any order.";
const PILE: &str = "the draw pile is Castle, Wood Elf, Tempest and Trade";

#[test]
fn the_last_of_an_order_is_there() {
    let order = |last: &str| {
        format!("    Ana puts Wood Elf, Castle and {last} in this order\n  then\n    Ana holds Death\n")
    };
    let (code, out) = tested(SORTS, PILE, &order("Tempest"));
    assert_eq!(code, 0, "{out}");
    for wrong in ["Trade", "Castle", "Wood Elf", "Death"] {
        let (code, out) = tested(SORTS, PILE, &order(wrong));
        assert_eq!(code, 1, "{wrong}: {out}");
        let said = format!(
            "happened: {wrong} is not left to be put last: Ana is asked to choose from Tempest, Castle"
        );
        assert!(out.contains(&said), "{wrong}: {out}");
    }
}

/// A name once stands for all copies, as the message names them once; more often, for so many.
#[test]
fn a_name_that_is_said_again_is_counted() {
    let text = "Destroy an asset of your choice.";
    let then = |from: &str| format!("  then\n    Ana is asked to choose from {from}\n");
    let (one, two) = (
        "Ben controls Castle and Wood Elf",
        "Ben controls Captive Jinni and Wood Elf\n  Cid controls Captive Jinni",
    );
    assert_eq!(tested(text, one, &then("Castle and Wood Elf")).0, 0);
    assert_eq!(tested(text, two, &then("Captive Jinni and Wood Elf")).0, 0);
    assert_eq!(tested(text, two, &then("Captive Jinni, Captive Jinni and Wood Elf")).0, 0);
    let (code, out) = tested(text, one, &then("Castle, Castle, Castle and Wood Elf"));
    assert!(code == 1 && out.contains("; Castle is offered once, not 3 times"), "{out}");
    let three = "Captive Jinni, Captive Jinni, Captive Jinni and Wood Elf";
    let (code, out) = tested(text, two, &then(three));
    assert!(code == 1 && out.contains("; Captive Jinni is offered 2 times, not 3 times"), "{out}");
}
