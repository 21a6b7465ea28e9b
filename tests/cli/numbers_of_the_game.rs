//! Numbers that a game keeps: what becomes of them, and what the log tells of it.

use crate::support::{folder, run};

const GAME: &str = r#"name = "Pot"
players = { min = 2, max = 4 }
line = "RANK of SUIT"

[deck]
one-of-each = ["rank", "suit"]

[attributes.rank]
values = [
  { name = "2", word = "two", plural = "twos", number = 2 },
  { name = "3", word = "three", plural = "threes", number = 3 },
]

[attributes.suit]
values = ["sun", "moon"]

[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"

[zones.hand]
owner = "player"
seen-by = "owner"

[values]
pot = { kind = "number", start = 4 }

[ends]
turns = 20
"#;

#[test]
fn a_number_stops_at_zero_and_the_log_tells_by_how_much_it_went_down() {
    let rules = "setup
  Shuffle the draw pile. The player on the dealer's left takes the first turn.

phase \"turn\"
  Subtract six from the pot. If the pot is zero, draw a card. Add three to the pot.

rule \"End\"
  As soon as a player has a card in hand, that player wins the game.
";
    let scenario = "scenario \"Four of six\"
  players Ana and Ben
  Ana holds 0 cards
  Ben holds 0 cards

  when Ana's turn begins
  then
    the log says \"Pot goes down by 4.\"
    the log says \"Ana wins the game.\"

scenario \"Nothing of nothing\"
  players Ana and Ben
  Ana holds 0 cards
  Ben holds 0 cards
  the pot is 0

  when Ana's turn begins
  then
    the log doesn't say \"Pot goes down\"
    the log says \"Ana wins the game.\"
";
    let pot = folder(&[
        ("game.toml", GAME.as_bytes()),
        ("rules.cards", rules.as_bytes()),
        ("pot.scenario", scenario.as_bytes()),
    ]);
    let run = run(pot.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}
