//! The record of a game, as it stands in a file. A save is a record and the state it led to.

use serde::{Deserialize, Serialize};
use serde_json::error::Category;

use super::{Chosen, Content, Part, Setting};
use crate::game::Game;
use crate::program::Program;

/// Changes with every change of what is stored, unless what is new may be missing, and of what a seed deals: choices that
/// were made with other cards are no game.
/// The pages of CW910 to CW915 show it, and `tests/error_pages.rs` asks that they do.
pub const FORMAT: u32 = 14;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: u32,
    /// The version of Cardwright that wrote it.
    pub language: String,
    /// The name of the game.
    pub game: String,
    /// The hash of everything that has a say in the game.
    pub program: String,
    pub cards: Vec<Part>,
    pub rules: Vec<Part>,
    pub players: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team_size: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Chosen>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub series: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
    /// The seat that goes first, from zero, where that was agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// Who sits where, where people play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<String>,
    /// What the players are called; those without a name go by the number of their seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    pub seed: u64,
    /// For each decision the number of the option that was taken, from zero.
    pub choices: Vec<u32>,
    /// When the minutes of the clock went on, in a game that looks at them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clock: Vec<Tick>,
    /// A game that is not over: where the choices have led.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Box<Game>>,
}

/// The clock was read before a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tick {
    /// How many choices had been made.
    pub after: u32,
    /// The minutes since the game began.
    pub minutes: u16,
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// Line and column count from one.
    #[error("{why}")]
    Damaged { why: String, line: usize, column: usize },
    #[error("the record has format {0}")]
    Format(u64),
}

impl Record {
    pub fn new(program: &Program, setting: &Setting, seed: u64, choices: Vec<u32>) -> Record {
        let Content { program: hash, cards, rules } = Content::of(program);
        let Setting { players, team_size, options, without, series, sets, first } = setting.clone();
        Record {
            format: FORMAT,
            language: env!("CARGO_PKG_VERSION").to_string(),
            game: program.words.game.clone(),
            program: hash,
            cards,
            rules,
            players,
            team_size,
            options,
            without,
            series,
            sets,
            first,
            seats: Vec::new(),
            names: Vec::new(),
            seed,
            choices,
            clock: Vec::new(),
            state: None,
        }
    }

    /// A saved game: the record of one that goes on, with its state.
    pub fn saved(self, state: Game) -> Record {
        Record { state: Some(Box::new(state)), ..self }
    }

    /// What the clock said when so many choices had been made, where it was read then.
    pub fn minutes_after(&self, choices: usize) -> Option<u16> {
        let mut ticks = self.clock.iter().rev();
        ticks.find(|tick| tick.after as usize == choices).map(|tick| tick.minutes)
    }

    pub fn content(&self) -> Content {
        Content { program: self.program.clone(), cards: self.cards.clone(), rules: self.rules.clone() }
    }

    pub fn setting(&self) -> Setting {
        Setting {
            players: self.players,
            team_size: self.team_size,
            options: self.options.clone(),
            without: self.without.clone(),
            series: self.series,
            sets: self.sets.clone(),
            first: self.first,
        }
    }

    pub fn read(text: &str) -> Result<Record, Unread> {
        /// The one field that every format has.
        #[derive(Deserialize)]
        struct Any {
            format: u64,
        }
        let damaged = |error: serde_json::Error| {
            let why = match error.classify() {
                Category::Eof => "it ends in the middle".to_string(),
                Category::Syntax | Category::Io => "it can't be read from here on".to_string(),
                Category::Data => in_words(&error.to_string()),
            };
            Unread::Damaged { why, line: error.line(), column: error.column() }
        };
        let Any { format } = serde_json::from_str(text).map_err(damaged)?;
        if format != u64::from(FORMAT) {
            return Err(Unread::Format(format));
        }
        let record: Record = serde_json::from_str(text).map_err(damaged)?;
        if record.clock_fits() {
            return Ok(record);
        }
        let why = "what the clock said does not fit the choices".to_string();
        let line = text.lines().position(|line| line.contains("\"clock\"")).map_or(1, |line| line + 1);
        Err(Unread::Damaged { why, line, column: 1 })
    }

    /// A clock goes on, and is read once before each choice at most.
    fn clock_fits(&self) -> bool {
        let last = self.clock.last().map_or(0, |tick| tick.after as usize);
        let goes_on = |pair: &[Tick]| pair[0].after < pair[1].after && pair[0].minutes < pair[1].minutes;
        last <= self.choices.len() && self.clock.windows(2).all(goes_on)
    }

    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("plain data can be written as JSON");
        text.push('\n');
        text
    }
}

/// What the reader says of data that is no record, for people who never saw one.
fn in_words(said: &str) -> String {
    let quoted = said.split('`').nth(1).unwrap_or_default();
    if said.starts_with("missing field") {
        format!("\"{quoted}\" is missing")
    } else if said.starts_with("unknown field") {
        format!("\"{quoted}\" is nothing that a record has")
    } else {
        "what stands here does not belong there".to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        Record {
            format: FORMAT,
            language: "1".into(),
            game: "Small".into(),
            program: "00".into(),
            cards: vec![Part { name: "Ruby".into(), hash: "11".into() }],
            rules: Vec::new(),
            players: 2,
            team_size: None,
            options: vec![Chosen { name: "long".into(), number: Some(3) }],
            without: Vec::new(),
            series: false,
            sets: vec!["Sea".into()],
            first: Some(1),
            seats: vec!["human".into(), "random".into()],
            names: vec!["Tina".into()],
            seed: u64::MAX,
            choices: vec![0, 4],
            clock: vec![Tick { after: 1, minutes: 30 }],
            state: None,
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        assert_eq!(Record::read(&record().write()), Ok(record()));
    }

    #[test]
    fn a_record_cut_anywhere_is_damaged_and_never_something_else() {
        let text = record().write();
        for end in 0..text.trim_end().len() {
            assert!(matches!(Record::read(&text[..end]), Err(Unread::Damaged { .. })), "{}", &text[..end]);
        }
    }

    #[test]
    fn another_format_is_told_before_what_it_may_hold() {
        let next = FORMAT + 1;
        let text = format!("{{ \"format\": {next}, \"moves\": [] }}");
        assert_eq!(Record::read(&text), Err(Unread::Format(next.into())));
    }

    #[test]
    fn what_is_wrong_in_a_record_is_said_in_plain_words() {
        let why = |from: &str, to: &str| match Record::read(&record().write().replace(from, to)) {
            Err(Unread::Damaged { why, .. }) => why,
            other => panic!("{other:?}"),
        };
        assert_eq!(
            why("\"players\": 2,", "\"players\": 2, \"sead\": 2,"),
            "\"sead\" is nothing that a record has"
        );
        assert_eq!(why("\"choices\": [", "\"choices\": [-1, "), "what stands here does not belong there");
    }

    #[test]
    fn a_clock_that_runs_back_or_past_the_choices_is_damage() {
        for clock in [[(1, 30), (2, 20)], [(1, 30), (1, 40)], [(1, 30), (3, 40)]] {
            let clock = clock.map(|(after, minutes)| Tick { after, minutes }).to_vec();
            let read = Record::read(&Record { clock, ..record() }.write());
            assert!(matches!(read, Err(Unread::Damaged { line, .. }) if line > 1), "{read:?}");
        }
    }

    #[test]
    fn a_field_that_no_record_has_is_damage() {
        let text = record().write().replace("\"seed\"", "\"sead\"");
        assert!(matches!(Record::read(&text), Err(Unread::Damaged { .. })));
    }
}
