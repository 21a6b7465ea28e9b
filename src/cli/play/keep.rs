//! Keeping a game that is left before its end: in its file, or where that can't be written, in what is said.

use std::path::{Path, PathBuf};

use super::super::record::write;
use crate::play::Session;

pub(super) struct Keep {
    path: PathBuf,
}

impl Keep {
    pub fn new(path: &Path) -> Keep {
        Keep { path: path.to_path_buf() }
    }

    /// Writes the game down and says how to go on with it, or why it could not be written.
    pub fn save(&self, session: &Session<'_>, path: Option<&str>) -> Result<String, String> {
        let path = path.map_or_else(|| self.path.clone(), PathBuf::from);
        if !may_be_written(&path) {
            return Err(format!("\"{}\" is there already, and it is no record of a game.", path.display()));
        }
        match write(&path, &session.record()) {
            Ok(()) => Ok(format!(
                "The game is saved. `cardwright play --resume {}` goes on with it.",
                quoted(&path.display().to_string())
            )),
            Err(error) => Err(format!("The game could not be saved in \"{}\": {error}.", path.display())),
        }
    }

    /// As the game is left: what to say, and whether it is kept in a file.
    pub fn leave(&self, session: &Session<'_>) -> (String, bool) {
        if session.decisions() == 0 {
            let text = format!("Nothing was decided yet. `--seed {}` deals the same cards.", session.seed());
            return (text, true);
        }
        match self.save(session, None) {
            Ok(text) => (text, true),
            Err(problem) => {
                let record = session.record();
                let choices: Vec<String> = record.choices.iter().map(u32::to_string).collect();
                let rest = format!(
                    "Its seed is {} and its choices, counted from 0, are {}.",
                    record.seed,
                    choices.join(" ")
                );
                (format!("{problem}\n{rest}"), false)
            }
        }
    }
}

/// Nothing but an older record is written over.
fn may_be_written(path: &Path) -> bool {
    match std::fs::read_to_string(path) {
        Ok(text) => text.trim().is_empty() || text.contains("\"format\""),
        Err(error) => error.kind() == std::io::ErrorKind::NotFound,
    }
}

fn quoted(path: &str) -> String {
    if path.contains(char::is_whitespace) { format!("\"{path}\"") } else { path.to_string() }
}
