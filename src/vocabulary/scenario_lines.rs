//! The lines of scenarios as data, `grammar/scenario-lines.toml`: what can be written, what is written out of
//! habit, and the table of each part for the page about scenarios. Reads no line itself.

use std::fmt::Write as _;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

/// One row of the page: a line, or several of one kind.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioLine {
    pub part: ScenarioPart,
    pub lines: Vec<String>,
    pub says: String,
}

/// Where in a scenario a line stands.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioPart {
    Given,
    Done,
    Expected,
}

impl ScenarioPart {
    pub const ALL: [ScenarioPart; 3] = [ScenarioPart::Given, ScenarioPart::Done, ScenarioPart::Expected];

    pub fn title(self) -> &'static str {
        match self {
            ScenarioPart::Given => "Scenarios: what is given",
            ScenarioPart::Done => "Scenarios: what is done, after \"when\"",
            ScenarioPart::Expected => "Scenarios: what must be so, after \"then\"",
        }
    }

    /// The head of the second column of its table.
    fn column(self) -> &'static str {
        match self {
            ScenarioPart::Given => "what it says",
            ScenarioPart::Done => "what it does",
            ScenarioPart::Expected => "what it expects",
        }
    }
}

/// A right line, by the word that tells that it was meant.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioForm {
    pub word: String,
    pub form: String,
}

/// What is written out of habit, and the right words; `{a}` and `{b}` stand for any, `{player}` for somebody who plays.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioHabit {
    /// The words are right in this part alone.
    pub part: Option<ScenarioPart>,
    pub said: String,
    pub say: String,
    pub wrong: String,
    pub right: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    lines: Vec<ScenarioLine>,
    forms: Vec<ScenarioForm>,
    habits: Vec<ScenarioHabit>,
}

/// Every line there is, part by part.
pub fn scenario_lines() -> &'static [ScenarioLine] {
    &file().lines
}

/// More telling words first.
pub fn scenario_forms() -> &'static [ScenarioForm] {
    &file().forms
}

pub fn scenario_habits() -> &'static [ScenarioHabit] {
    &file().habits
}

/// The table of a part, as the page has it.
pub fn scenario_table(part: ScenarioPart) -> String {
    let mut table = format!("| line | {} |\n|---|---|\n", part.column());
    for row in scenario_lines().iter().filter(|row| row.part == part) {
        let lines: Vec<String> = row.lines.iter().map(|line| format!("`{line}`")).collect();
        let says = if row.says.is_empty() { String::new() } else { format!("{} ", row.says) };
        let _ = writeln!(table, "| {} | {says}|", lines.join(", "));
    }
    table
}

fn file() -> &'static File {
    static FILE: OnceLock<File> = OnceLock::new();
    FILE.get_or_init(|| {
        toml::from_str(include_str!("../../grammar/scenario-lines.toml"))
            .expect("a test reads the lines that are built in")
    })
}
