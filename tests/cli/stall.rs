//! A game in which something is paid for: boats that cost coins, and words that cost some.

use crate::support::{TempDir, folder, write};

const GAME: &str = "name = \"Stall\"
players = { min = 2, max = 4 }
line = \"COST coins, KIND\"

[attributes.cost]
values = [
  { name = \"0\", word = \"free\", number = 0 },
  { name = \"1\", word = \"one-coin\", number = 1 },
  { name = \"2\", word = \"two-coin\", number = 2 },
  { name = \"3\", word = \"three-coin\", number = 3 },
]

[attributes.kind]
nouns = true
values = [\"boat\"]

[zones.\"draw pile\"]
order = \"pile\"
seen-by = \"nobody\"
start = \"deck\"

[zones.hand]
owner = \"player\"
seen-by = \"owner\"

[zones.row]
seen-by = \"everyone\"

[zones.harbor]
owner = \"player\"
seen-by = \"everyone\"
in-play = true

[play]
boat = { enters = \"harbor\" }

[values]
coin = { kind = \"number\", owner = \"player\", plural = \"coins\", start = 2 }

[ends]
turns = 4
";

const CARDS: &str = "card \"Raft\"
  0 coins, boat

card \"Punt\"
  1 coins, boat
  9 copies

card \"Dinghy\"
  2 coins, boat

card \"Barge\"
  3 coins, boat

card \"Ferry\"
  2 coins, boat

  If you would pay one or more coins, you pay one fewer coins.

card \"Toll\"
  1 coins, boat

  Opponents can't pay coins.

card \"Net\"
  1 coins, boat

  Whenever a player buys a boat, each opponent loses a coin.

card \"Shield\"
  1 coins, boat

  If you would lose one or more coins, you may pay a coin instead.
";

pub const WORDS: &str = "definition \"buy\"
  To buy a card, pay coins equal to the cost of that card and put that card into play on the table
  under your control.

definition \"train\"
  To train, pay two coins and draw a card.
";

pub fn stall(phase: &str, words: &str, scenario: &str) -> TempDir {
    let rules = format!("phase \"market\"\n  {phase}\n\n{words}");
    folder(&[
        ("game.toml", GAME.as_bytes()),
        ("rules.cards", rules.as_bytes()),
        ("stall.cards", CARDS.as_bytes()),
        ("stall.scenario", scenario.as_bytes()),
    ])
}

/// The same with these cards besides, each of them a boat that costs nothing. Everybody has two coins, and the last phase
/// asks whether to gain nine.
pub fn stall_with(cards: &[(&str, &str)], words: &str, scenarios: &str) -> TempDir {
    let mut text = CARDS.to_string();
    for (name, words) in cards {
        text.push_str(&format!("\ncard \"{name}\"\n  0 coins, boat\n\n  {words}\n"));
    }
    let rules = format!("phase \"rest\"\n  You may gain nine coins.\n\n{WORDS}{words}");
    folder(&[
        ("game.toml", GAME.as_bytes()),
        ("rules.cards", rules.as_bytes()),
        ("stall.cards", text.as_bytes()),
        ("stall.scenario", scenarios.as_bytes()),
    ])
}

/// A scenario in which Ana's turn begins: what is given, what is done and what is so then, each parted by "; ".
pub fn turn_with(given: &str, deeds: &str, then: &str) -> String {
    let lines = |lines: &str, indent: &str| {
        let lines = lines.split("; ").filter(|line| !line.is_empty());
        lines.map(|line| format!("{indent}{line}\n")).collect::<String>()
    };
    let (given, deeds, then) = (lines(given, "  "), lines(deeds, "    "), lines(then, "    "));
    format!(
        "scenario \"as it reads\"\n  players Ana and Ben\n{given}\n  when Ana's turn begins\n{deeds}  then\n{then}\n"
    )
}

/// The row is a pile, and everybody sees what lies in it.
pub fn with_a_pile_of_the_row(folder: &TempDir) {
    let game = GAME.replace("[zones.row]\n", "[zones.row]\norder = \"pile\"\n");
    write(folder.path(), "game.toml", game.as_bytes());
}
