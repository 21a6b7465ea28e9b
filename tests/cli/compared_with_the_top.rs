//! Cards whose rank is compared with that of the card on top of a pile: which ones are found beforehand, and which as they are
//! asked for where other cards change ranks, must be the same.

use crate::small_set::passes;
use crate::support::{TempDir, folder};

const GAME: &str = r#"
name = "Stairs"
players = { min = 2, max = 2 }
line = "RANK of COLOR"
[attributes.rank]
values = [
  { name = "1", word = "one", plural = "ones", number = 1 },
  { name = "2", word = "two", plural = "twos", number = 2 },
  { name = "3", word = "three", plural = "threes", number = 3 },
  { name = "4", word = "four", plural = "fours", number = 4 },
  { name = "5", word = "five", plural = "fives", number = 5 },
]
[attributes.color]
values = ["red", "black"]
[deck]
one-of-each = ["rank", "color"]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[zones.hand]
owner = "player"
seen-by = "owner"
[zones.stairs]
order = "pile"
seen-by = "everyone"
[zones.cellar]
order = "pile"
seen-by = "everyone"
[ends]
turns = 20
"#;

const RULES: &str = "phase \"step\"
  You may put a card from your hand that follows on top of the stairs. You may put a card from your hand that towers on the bottom of the stairs.

definition \"follows\"
  A card follows if its rank is one more than the rank of the top card of the stairs, or if its rank is one fewer than the rank of the top card of the stairs.

definition \"towers\"
  A card towers if its rank is more than twice the rank of the top card of the stairs.
";

/// A rule that could give ranks to cards, and never does here.
const CHANGING: &str = "
rule \"Cellar\"
  While there are five or more cards in the cellar, red cards are also ones.
";

fn stairs(rules: &str, scenario: &str) -> TempDir {
    let scenario = format!("scenario \"as it reads\"\n  players Ana and Ben\n{scenario}\n");
    folder(&[
        ("stairs/game.toml", GAME.as_bytes()),
        ("stairs/rules.cards", format!("{RULES}{rules}").as_bytes()),
        ("stairs/a.scenario", scenario.as_bytes()),
    ])
}

/// Both where it is known beforehand which cards these are, and where ranks may change.
fn holds(scenario: &str) {
    passes(&stairs("", scenario));
    passes(&stairs(CHANGING, scenario));
}

#[test]
fn one_more_or_one_fewer_follows() {
    holds(
        "  Ana holds one of red, two of red, three of red, four of black and five of red
  the stairs is three of black

  when Ana's turn begins
    Ana accepts
  then
    Ana is asked to choose from two of red and four of black",
    );
}

#[test]
fn more_than_twice_as_much_towers() {
    holds(
        "  Ana holds one of red, two of red, four of black and five of red
  Ben holds no cards
  the stairs is two of black

  when Ana's turn begins
    Ana declines
  then
    Ana holds 4 cards
    Ana is asked yes or no

  when Ana accepts
  then
    Ana holds 3 cards
    the stairs is two of black and five of red
    Ana is asked yes or no",
    );
}

#[test]
fn the_card_on_top_now_is_the_one_that_counts() {
    holds(
        "  Ana holds three of red
  Ben holds four of red, two of red and five of red
  the stairs is two of black

  when Ana's turn begins
    Ana accepts
    Ben accepts
  then
    Ben is asked to choose from four of red and two of red",
    );
}

#[test]
fn with_nothing_on_top_a_card_is_compared_with_none() {
    holds(
        "  Ana holds one of red, two of red and three of red
  the stairs is empty

  when Ana's turn begins
    Ana accepts
  then
    the stairs is one of red
    Ana is asked yes or no",
    );
}
