//! Keeping a game that is left before its end: in a file of its own, or where that can't be written, in what is said.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::super::record::write;
use super::saves::free;
use crate::play::Session;
use crate::replay::Record;

/// Where a game is kept. Those who have a copy write to the same place.
#[derive(Clone)]
pub(super) struct Keep {
    places: Arc<Mutex<Places>>,
    /// The folder of the game, where one was named: whoever goes on has to name it again.
    folder: Option<String>,
}

struct Places {
    /// Where it is saved unless another place is asked for.
    usual: PathBuf,
    /// What this game was written to, or was read from: it may be written over.
    own: Vec<PathBuf>,
}

impl Keep {
    /// In a file that is not there yet.
    pub fn new(usual: PathBuf, folder: Option<String>) -> Keep {
        Keep::with(Places { usual, own: Vec::new() }, folder)
    }

    /// In the file that the game was read from.
    pub fn in_its_own(path: &Path, folder: Option<String>) -> Keep {
        let path = path.to_path_buf();
        Keep::with(Places { usual: path.clone(), own: vec![path] }, folder)
    }

    fn with(places: Places, folder: Option<String>) -> Keep {
        Keep { places: Arc::new(Mutex::new(places)), folder }
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the game down and says how to go on with it, or why it could not be written.
    pub fn save(&self, session: &Session<'_>, path: Option<&str>) -> Result<String, String> {
        self.write(&session.record(), path)
    }

    /// As [`Keep::save`], for a game that is written down already.
    pub fn write(&self, record: &Record, path: Option<&str>) -> Result<String, String> {
        let mut places = self.places();
        let path = match path {
            Some(path) => {
                let path = PathBuf::from(path);
                if !places.own.contains(&path) && path.exists() {
                    return Err(format!(
                        "\"{}\" is there already, and it is not this game. Name another file.",
                        path.display()
                    ));
                }
                path
            }
            None if places.own.contains(&places.usual) => places.usual.clone(),
            None => {
                places.usual = free(&places.usual);
                places.usual.clone()
            }
        };
        if let Err(error) = write(&path, record) {
            return Err(format!("The game could not be saved in \"{}\": {error}.", path.display()));
        }
        let told = match record.state {
            Some(_) => format!("Saved. `{}` goes on with the game.", self.command(&path)),
            None => format!("Saved. {}", self.steps(&path)),
        };
        if !places.own.contains(&path) {
            places.own.push(path.clone());
        }
        // Whoever names a file wants the game to be there, also when it is left.
        places.usual = path;
        Ok(told)
    }

    fn command(&self, path: &Path) -> String {
        let game = self.folder.as_ref().map_or(String::new(), |folder| format!(" {}", quoted(folder)));
        format!("cardwright play{game} --resume {}", quoted(&path.display().to_string()))
    }

    /// As the game is left: what to say, and whether it is kept in a file.
    pub fn leave(&self, session: &Session<'_>) -> (String, bool) {
        // Whoever saved it has been told that it is kept.
        if !session.is_begun() && self.places().own.is_empty() {
            let text = format!(
                "You have decided nothing yet, so nothing is saved. `--seed {}` deals the same cards.",
                session.seed()
            );
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

    /// A game that is over is no save any more: whatever was written of it before becomes its record.
    pub fn finish(&self, session: &Session<'_>) -> Option<String> {
        let places = self.places();
        let record = session.record();
        let written: Vec<&PathBuf> = places.own.iter().filter(|path| write(path, &record).is_ok()).collect();
        let path = written.iter().find(|path| ***path == places.usual).or(written.first())?;
        Some(self.steps(path))
    }

    /// How to look at a game that is over.
    fn steps(&self, path: &Path) -> String {
        let game = self.folder.as_ref().map_or(String::new(), |folder| format!(" --in {}", quoted(folder)));
        let path = quoted(&path.display().to_string());
        format!("`cardwright replay {path}{game}` steps through the game.")
    }
}

fn quoted(path: &str) -> String {
    if path.contains(char::is_whitespace) { format!("\"{path}\"") } else { path.to_string() }
}
