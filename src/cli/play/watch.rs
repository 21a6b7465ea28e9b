//! Looks whether the files of a game have changed while it is played, and what is wrong with them then.

use std::path::PathBuf;
use std::time::SystemTime;

use super::super::arguments::Format;
use super::super::check::read_and_check;
use super::super::pick::Picked;
use super::super::render::render;

pub(super) struct Watch {
    /// What was asked for: checked again as it was.
    folders: Vec<PathBuf>,
    files: Vec<(PathBuf, Option<Stamp>)>,
}

/// When a file was written, and how long it is.
type Stamp = (SystemTime, u64);

pub(super) enum News {
    /// They changed and are right.
    Fine,
    /// They changed and are not.
    Problems(Vec<String>),
}

impl Watch {
    /// The games in the box never change.
    pub fn over(picked: &Picked) -> Watch {
        let files = picked.files().map(|path| (path.clone(), stamp(&path)));
        Watch { folders: picked.folders().to_vec(), files: files.collect() }
    }

    /// What there is to tell since the last time.
    pub fn news(&mut self) -> Option<News> {
        let mut has_changed = false;
        for (path, known) in &mut self.files {
            let now = stamp(path);
            has_changed |= now != *known;
            *known = now;
        }
        if !has_changed {
            return None;
        }
        let checked = read_and_check(&self.folders);
        if !checked.diagnostics.has_errors() {
            return Some(News::Fine);
        }
        let text = render(Format::Short, &checked.workspace.sources, &checked.diagnostics);
        Some(News::Problems(text.lines().map(str::to_string).collect()))
    }
}

fn stamp(path: &PathBuf) -> Option<Stamp> {
    let data = std::fs::metadata(path).ok()?;
    Some((data.modified().ok()?, data.len()))
}
