//! Every sentence of the corpus means something in a block where it belongs.

use cardwright::analysis::analyze;
use cardwright::diagnostic::{Code, Severity};
use cardwright::source::Sources;

const CORPUS: &str = include_str!("../twin/corpus.txt");

const GAME: &str = r#"
name = "All"
players = { min = 2, max = 2 }
line = "RANK of SUIT, TYPE"
[attributes.rank]
values = [
  { name = "A", word = "ace", plural = "aces", number = 1 },
  { name = "2", word = "two", plural = "twos", number = 2 },
  { name = "3", word = "three", plural = "threes", number = 3 },
  { name = "8", word = "eight", plural = "eights", number = 8 },
  { name = "9", word = "nine", plural = "nines", number = 9 },
  { name = "10", word = "ten", plural = "tens", number = 10 },
  { name = "J", word = "jack", plural = "jacks", number = 11 },
  { name = "Q", word = "queen", plural = "queens", number = 12 },
  { name = "K", word = "king", plural = "kings", number = 13 },
]
[attributes.suit]
values = [
  { name = "spade", plural = "spades" },
  { name = "heart", plural = "hearts" },
  { name = "sun", plural = "suns" },
  { name = "moon", plural = "moons" },
]
[attributes.color]
from = "suit"
values = [
  { name = "black", of = ["spade"] },
  { name = "red", of = ["heart"] },
  { name = "blue", of = ["sun"] },
  { name = "green", of = ["moon"] },
]
[attributes.type]
nouns = true
values = ["event", "asset", "pocket", "block", "ball", "cue stick", "cue ball", "8-ball"]
[attributes.pattern]
values = ["solid", "striped"]
[attributes.shape]
values = ["corner", "side"]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[zones."discard pile"]
order = "pile"
seen-by = "everyone"
[zones.hand]
owner = "player"
seen-by = "owner"
[zones.rack]
owner = "player"
seen-by = "everyone"
[zones.position]
count = 2
order = "pile"
attributes = { shape = ["corner", "side"] }
seen-by = "everyone"
[zones."in play"]
owner = "player"
seen-by = "everyone"
in-play = true
[values]
penalty = { kind = "number", start = 0 }
"agreed number" = { kind = "number", start = 0 }
bid = { kind = "number", owner = "player", start = 0 }
[play]
event = { after = "bottom of the discard pile" }
asset = { enters = "in play" }
8-ball = { after = "bottom of the discard pile" }
[ends]
turns = 100
"#;

const WORDS: &str = "counter \"wish\"\n\nphase \"draw\"\n  Draw a card.\n\nphase \"main\"\n  Draw a card. You may play a card.\n\nphase \"turn\"\n  Draw a card.\n\ndefinition \"matches\"\n  A card matches if it is red.\n\ndefinition \"answers\"\n  A card answers if it is red.\n\ndefinition \"banish\"\n  To banish a card, put it on the bottom of the discard pile.\n\ndefinition \"destroy\"\n  To destroy a card, put it on the bottom of the discard pile.\n\nkeyword \"Fleeting\"\n  This card can't be destroyed.\n\naction \"Swap a card\"\n  Draw a card.\n\naction \"Pocket a ball\"\n  Draw a card.\n\naction \"Pocket the 8-ball\"\n  Draw a card.\n\ncard \"Castle\"\n  A of sun, asset\n  60 copies\n\ncard \"The 8-ball\"\n  2 of sun, 8-ball\n";

const SCORING: &str = "scoring\n  An eight is worth 50 points. Any other card is worth its rank.\n";

/// The problems of a line in the block that suits it best.
fn problems(line: &str) -> Vec<(Code, String)> {
    let blocks = [
        format!("card \"Test\"\n  2 of sun, event\n\n  {line}\n"),
        format!("card \"Test\"\n  2 of sun, asset\n\n  {line}\n"),
        format!("rule \"Test\"\n  {line}\n"),
        format!("setup\n  {line}\n"),
        format!("scoring\n  {line}\n"),
        format!("card \"Test\"\n  2 of sun, asset\n  {line}\n\n  This card can't be destroyed.\n"),
    ];
    let mut fewest: Option<Vec<(Code, String)>> = None;
    for block in blocks {
        let mut sources = Sources::default();
        sources.add("g/game.toml", GAME);
        sources.add("g/words.cards", WORDS);
        // A game has one table of worths.
        if !block.starts_with("scoring") {
            sources.add("g/scoring.cards", SCORING);
        }
        sources.add("g/test.cards", block);
        let analysis = analyze(&sources, &[]);
        // One sentence uses little of the game: that is warned of, and no mistake.
        let errors = analysis.diagnostics.iter().filter(|item| item.severity() == Severity::Error);
        let found = errors.filter(|item| !points_outside(item.code));
        let found: Vec<_> = found.map(|item| (item.code, item.message.clone())).collect();
        if found.is_empty() {
            return found;
        }
        if fewest.as_ref().is_none_or(|fewest| found.len() < fewest.len()) {
            fewest = Some(found);
        }
    }
    fewest.unwrap_or_default()
}

/// Definitions stand in blocks of their own name; the games have them.
fn is_definition(line: &str) -> bool {
    line.starts_with("To ") || line.starts_with("A card matches if") || line.starts_with("A card answers if")
}

/// Lines of the corpus that begin in the middle of a text: what they point at was named before.
fn points_outside(code: Code) -> bool {
    matches!(
        code,
        Code::PointsAtNothing
            | Code::NoGroup
            | Code::NoNumber
            | Code::NothingNamed
            | Code::NoMay
            | Code::TheyIsNobody
    )
}

#[test]
fn every_sentence_of_the_corpus_means_something() {
    let mut wrong = Vec::new();
    let lines = CORPUS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    for line in lines.filter(|line| !is_definition(line)) {
        let mut rest = problems(line);
        // A worth for some cards is a part of a table.
        rest.retain(|(code, _)| !(line.contains("worth eleven") && *code == Code::NeedsDuration));
        // It is read, and refused: a value that is to be named is named by then.
        rest.retain(|(code, _)| !(line.contains("would be named") && *code == Code::NeverHappens));
        if !rest.is_empty() {
            wrong.push(format!("{line}\n    {rest:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}
