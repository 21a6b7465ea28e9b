//! Games whose phases only say what is done: what is offered in them, and what scenarios and `why` tell of it.

use crate::support::{TempDir, folder, run, run_with};

const GAME: &str = r#"
name = "Quay"
players = { min = 2, max = 2 }
line = "COLOR, KIND"
[attributes.color]
values = ["red", "blue", "green"]
[attributes.kind]
nouns = true
values = ["stall"]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[zones.hand]
owner = "player"
seen-by = "owner"
[zones."discard pile"]
order = "pile"
seen-by = "everyone"
[zones.shop]
owner = "player"
seen-by = "everyone"
in-play = true
[play]
stall = { enters = "shop" }
[ends]
turns = 20
"#;

const RULES: &str = "setup
  Deal one card to each player. Put the top card of the draw pile on top of the discard pile.

phase \"dawn\"
  Draw a card. If you have nine or more cards in hand, put a card from your hand into play on the
  table under your control.

phase \"day\"
  You may discard a card that fits. If you don't, draw a card.

definition \"fits\"
  A card fits if it shares a color with the top card of the discard pile.
";

/// Not shuffled: the first player is dealt a green card, a blue one lies open, and a blue one is drawn.
const CARDS: &str = "card \"Reed\"
  blue, stall

card \"Pier\"
  red, stall
  3 copies

  Once during your turn, you may draw a card.

card \"Rope\"
  blue, stall
  9 copies

card \"Moss\"
  green, stall
  2 copies
";

fn quay(scenario: &str) -> TempDir {
    let scenario = format!("scenario \"as it reads\"\n  players Ana and Ben\n{scenario}");
    folder(&[
        ("game.toml", GAME.as_bytes()),
        ("rules.cards", RULES.as_bytes()),
        ("deck.cards", CARDS.as_bytes()),
        ("quay.scenario", scenario.as_bytes()),
    ])
}

/// Behind the ability comes what the day offers.
const USES: &str = "  when Ana uses Pier\n  then\n    Ana is asked yes or no\n    Ana holds 5 cards\n";

#[test]
fn a_scenario_says_with_which_line_an_ability_is_offered() {
    let failed = run(quay(&format!("  Ana controls Pier\n\n{USES}")).path(), &["test"]).out;
    assert!(failed.contains("abilities are offered when a phase begins"), "{failed}");
    assert!(!failed.contains("does not work there"), "{failed}");
    let line =
        failed.lines().find_map(|line| line.split("a line above says: ").nth(1)).expect("a line is shown");
    let now = run(quay(&format!("  Ana controls Pier\n  {line}\n\n{USES}")).path(), &["test"]);
    assert_eq!(now.code, 0, "{}", now.out);
}

#[test]
fn an_offer_names_its_only_card_and_why_tells_of_it() {
    let arguments = ["play", ".", "--lines", "--seats", "human,first", "--first", "1", "--seed", "1"];
    let shown = run_with(quay("").path(), &arguments, "why rope\nwhy moss\nwhy fits\nwhy day\n").out;
    for told in [
        "Player 1: Discard Rope?",
        "You can discard Rope, if you answer yes.",
        "You can't discard Moss: blue is needed.",
        "definition \"fits\" (rules.cards:11): A card fits if",
        "phase \"day\" (rules.cards:8): You may discard",
    ] {
        assert!(shown.contains(told), "{told}\n{shown}");
    }
}

#[test]
fn copies_are_named_once_and_a_line_that_names_them_once_fits() {
    let asked = |cards: &str| {
        let given = "  Ana holds Rope, Rope, Reed and no other cards\n  the discard pile is Rope\n  it is Ana's day phase\n";
        let scenario =
            format!("{given}\n  when Ana accepts\n  then\n    Ana is asked to choose from {cards}\n");
        run(quay(&scenario).path(), &["test"])
    };
    let failed = asked("Moss").out;
    assert!(failed.contains("happened: Ana is asked to choose from Rope, Reed\n"), "{failed}");
    assert_eq!(asked("Rope and Reed").code, 0);
}
