//! The saved games of a folder: what a new one is called, and which there are.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::super::new::slug;
use super::super::summary::counted;
use crate::replay::Record;

/// A longer file is no save: a turn needs a few hundred bytes.
const LONGEST: u64 = 8 << 20;

/// A game that can be gone on with.
pub(super) struct Saved {
    pub path: PathBuf,
    written: SystemTime,
    game: String,
    turn: u16,
}

/// What a game is called that nobody gave a name: no other save has it.
pub(super) fn usual(game: &str, seed: u64) -> PathBuf {
    free(Path::new(&format!("{}-{seed}.json", slug(game))))
}

/// The path, or with a number behind it where something is there already.
pub(super) fn free(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = (2u32..).map(|number| path.with_file_name(format!("{stem}-{number}.json")));
    let mut names = std::iter::once(path.to_path_buf()).chain(numbered);
    names.find(|path| !path.exists()).expect("some number is free")
}

/// The games that were saved here, the newest first.
pub(super) fn here() -> Vec<Saved> {
    let Ok(files) = fs::read_dir(".") else { return Vec::new() };
    let mut found: Vec<Saved> = files.flatten().filter_map(|file| saved(&file)).collect();
    found.sort_by(|one, other| (other.written, &one.path).cmp(&(one.written, &other.path)));
    found
}

fn saved(file: &fs::DirEntry) -> Option<Saved> {
    let (path, data) = (PathBuf::from(file.file_name()), file.metadata().ok()?);
    if path.extension().is_none_or(|ending| ending != "json") || !data.is_file() || data.len() > LONGEST {
        return None;
    }
    let record = Record::read(&fs::read_to_string(&path).ok()?).ok()?;
    let turn = record.state.as_ref()?.turn;
    let has_people = !record.seats.is_empty();
    has_people.then_some(Saved { path, written: data.modified().ok()?, game: record.game, turn })
}

impl Saved {
    /// "evening.json (Crazier Eights, turn 12)".
    fn described(&self) -> String {
        format!("{} ({}, turn {})", self.path.display(), self.game, self.turn)
    }
}

/// Which game is gone on with, and which others there are.
pub(super) fn told(newest: &Saved, others: &[Saved]) -> String {
    let mut text = format!("Going on with {}.", newest.described());
    if !others.is_empty() {
        text.push_str(&format!(
            "\n{} here, `--resume FILE` goes on with it:",
            counted(others.len(), "older save")
        ));
        others.iter().for_each(|save| text.push_str(&format!("\n  {}", save.described())));
    }
    text
}
