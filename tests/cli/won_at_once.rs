//! Who wins ends the game at once: what stands behind it in the same text is not done.

use crate::crazier::crazier;
use crate::small_set::{harbour, passes, plays, problems};
use crate::support::run;

/// Ana plays an event with this text and wins.
fn wins(text: &str, then: &str) {
    let then = then.split("; ").map(|line| format!("    {line}\n")).collect::<String>();
    let scenario = format!(
        "scenario \"as it reads\"
  players Ana, Ben and Cid
  Ana holds Pier and Castle
  Ben holds 2 cards

  when Ana plays Pier
  then
    the game is over
{then}"
    );
    plays(text, &scenario);
}

#[test]
fn the_rest_of_the_text_is_dropped() {
    wins("Score five points. You win the game. Score three points.", "Ana wins the game; Ana has 5 points");
    wins("You win the game. Each opponent scores a point.", "Ana wins the game; Ben has 2 points");
    wins("You win the game and score three points.", "Ana wins the game; Ana has 0 points");
}

#[test]
fn those_who_win_at_the_same_time_share_it() {
    wins("Each player wins the game. Score three points.", "Ana, Ben and Cid win the game; Ana has 0 points");
    wins(
        "At the same time, you win the game and each opponent wins the game. Score three points.",
        "Ana, Ben and Cid win the game; Ana has 0 points",
    );
    wins(
        "For each player, that player wins the game and scores a point.",
        "Ana, Ben and Cid win the game; Ana has 0 points; Ben has 0 points",
    );
}

#[test]
fn a_game_that_has_ended_goes_on_to_say_who_wins() {
    wins(
        "The game ends. You win the game. Score three points. Each opponent wins the game.",
        "Ana, Ben and Cid win the game; Ana has 3 points",
    );
}

#[test]
fn a_win_that_something_forbids_drops_nothing() {
    let scenario = "scenario \"as it reads\"
  players Ana, Ben and Cid
  Ana holds Pier and Castle

  when Ana plays Pier
  then
    Ana has 3 points
";
    plays("You can't win the game this turn. You win the game. Score three points.", scenario);
}

#[test]
fn rules_about_a_win_are_part_of_it() {
    let rules = "rule \"Spoils\"
  Whenever a player wins the game, each opponent scores two points. That player scores three points.
";
    let cards = "card \"Pier\"\n  2 of moon, event\n\n  You win the game. Score nine points.\n";
    let scenario = "scenario \"as it reads\"
  players Ana, Ben and Cid
  Ana holds Pier and Castle
  Ben holds 2 cards

  when Ana plays Pier
  then
    Ana wins the game
    Ana has 3 points
    Ben has 4 points
";
    let folder = crazier(&[
        ("game.toml", b"name = \"Spoiled Eights\"\nvariant-of = \"Crazier Eights\"\n"),
        ("rules.cards", rules.as_bytes()),
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Spoiled Eights\"\n"),
        ("harbour/a.cards", cards.as_bytes()),
        ("harbour/a.scenario", scenario.as_bytes()),
    ]);
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn it_is_warned_of() {
    assert_eq!(problems("You win the game. Each opponent draws a card."), ["CW603"]);
    assert_eq!(problems("Draw a card. You win the game."), [""; 0]);
}

/// Two players have enough at once, and both win: the rule is done of each of them, and then is over.
#[test]
fn all_of_whom_a_rule_speaks_win_together() {
    let rules = "rule \"Rich\"
  As soon as a player has three or more points, that player wins the game. Each player scores nine points.
";
    let cards = "card \"Pier\"\n  2 of moon, event\n\n  At the same time, each player scores three points.\n";
    let scenario = "scenario \"as it reads\"
  players Ana and Ben
  Ana holds Pier and Castle
  Ben holds 2 cards

  when Ana plays Pier
  then
    Ana and Ben win the game
    Ana has 3 points
    Ben has 3 points
";
    let folder = crazier(&[
        ("game.toml", b"name = \"Rich Eights\"\nvariant-of = \"Crazier Eights\"\n"),
        ("rules.cards", rules.as_bytes()),
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Rich Eights\"\n"),
        ("harbour/a.cards", cards.as_bytes()),
        ("harbour/a.scenario", scenario.as_bytes()),
    ]);
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn nobody_moves_cards_in_a_game_that_has_ended() {
    wins(
        "The game ends. Draw a card. Each opponent draws a card. You win the game.",
        "Ana wins the game; Ana holds Castle and no other cards; Ben holds 2 cards",
    );
    wins(
        "For each player, that player draws a card and the game ends. You win the game.",
        "Ana wins the game; Ana holds 2 cards; Ben holds 2 cards",
    );
    let cards = "definition \"close\"
  To close, the game ends, draw a card, and you win the game.

card \"Pier\"
  2 of moon, event

  Close. Draw two cards.
";
    let given = "Ana holds Pier and Castle
  when Ana plays Pier
  then
    Ana wins the game
    Ana holds Castle and no other cards";
    passes(&harbour(cards, given));
}
