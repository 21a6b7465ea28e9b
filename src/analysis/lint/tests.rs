//! A small game for the tests of the lints.

use crate::analysis::analyze;
use crate::diagnostic::{Code, Diagnostic, Severity};
use crate::source::Sources;

const GAME: &str = r#"
name = "Small"
players = { min = 2, max = 4 }
line = "RANK of COLOR, TYPE"
[attributes.rank]
values = [
  { name = "1", word = "one", plural = "ones", number = 1 },
  { name = "2", word = "two", plural = "twos", number = 2 },
]
[attributes.color]
values = ["red", "black"]
[attributes.type]
nouns = true
values = ["event", "asset"]
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
[zones."in play"]
owner = "player"
seen-by = "everyone"
in-play = true
[play]
event = { after = "bottom of the discard pile" }
asset = { enters = "in play" }
empty-choice = "can't play"
[values]
penalty = { kind = "number", start = 0 }
[ends]
turns = 100
"#;

/// Everything the small game declares is used by these.
const RULES: &str = "phase \"main\"\n  Discard a card from your hand. You may play a card.\n\nrule \"Penalty\"\n  Whenever a player plays an event, the penalty becomes one.\n\ndefinition \"destroy\"\n  To destroy a card, put it on the bottom of the discard pile.\n";

/// The warnings of one kind that more blocks of the small game give.
pub(super) fn warnings(code: Code, blocks: &str) -> Vec<Warning> {
    warnings_of(code, GAME, blocks)
}

/// The warnings of one kind that the small game with more settings and blocks gives.
pub(super) fn warnings_with_settings(code: Code, settings: &str, blocks: &str) -> Vec<Warning> {
    warnings_of(code, &format!("{GAME}{settings}"), blocks)
}

/// The warnings of one kind that the small game without a setting gives.
pub(super) fn warnings_without(code: Code, setting: &str, blocks: &str) -> Vec<Warning> {
    warnings_with(code, (setting, ""), blocks)
}

/// The warnings of one kind that the small game with another setting in the place of one gives.
pub(super) fn warnings_with(code: Code, (setting, other): (&str, &str), blocks: &str) -> Vec<Warning> {
    assert!(GAME.contains(setting), "the small game has this setting");
    warnings_of(code, &GAME.replace(setting, other), blocks)
}

fn warnings_of(code: Code, game: &str, blocks: &str) -> Vec<Warning> {
    let mut sources = Sources::default();
    sources.add("g/game.toml", game);
    sources.add("g/rules.cards", RULES);
    sources.add("g/more.cards", blocks);
    let analysis = analyze(&sources, &[]);
    // A text that says something else than the test thinks would prove nothing.
    let wrong: Vec<&Diagnostic> =
        analysis.diagnostics.iter().filter(|item| item.severity() == Severity::Error).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let wanted = analysis.diagnostics.iter().filter(|item| item.code == code);
    wanted
        .map(|item| Warning {
            marked: sources.text(item.place.file)[item.place.span.range()].to_string(),
            message: item.message.clone(),
            fix: item.fix.as_ref().map(|fix| fix.replacement.clone()),
        })
        .collect()
}

/// A card with these abilities that stays in play.
pub(super) fn asset(text: &str) -> String {
    format!("card \"Thing\"\n  1 of red, asset\n\n  {text}\n")
}

/// A card that has this effect when it is played.
pub(super) fn event(text: &str) -> String {
    format!("card \"Happening\"\n  1 of red, event\n\n  {text}\n")
}

pub(super) fn rule(text: &str) -> String {
    format!("rule \"More\"\n  {text}\n")
}

/// A warning, as far as tests ask.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Warning {
    /// The text it stands at.
    pub marked: String,
    pub message: String,
    pub fix: Option<String>,
}

/// One warning without a fix.
pub(super) fn one(marked: &str, message: &str) -> Vec<Warning> {
    vec![Warning { marked: marked.into(), message: message.into(), fix: None }]
}

/// One warning that can be repaired.
pub(super) fn one_with_fix(marked: &str, message: &str, fix: &str) -> Vec<Warning> {
    vec![Warning { marked: marked.into(), message: message.into(), fix: Some(fix.into()) }]
}

#[test]
fn the_small_game_gives_no_warning() {
    for code in Code::ALL.iter().filter(|code| code.id() > "CW6" && code.id() < "CW7") {
        assert_eq!(warnings(*code, ""), []);
    }
}
