//! Which files belong to a run: walks folders in the order of names, each folder once, so that a
//! folder that links to itself has an end.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use crate::source::FileKind;

/// Folders deeper than this are somebody else's.
const DEEPEST: usize = 24;

/// What was found below the paths of a run.
#[derive(Default)]
pub(super) struct Found {
    /// In the order they are read.
    pub files: Vec<PathBuf>,
    pub failures: Vec<(PathBuf, io::Error)>,
    seen_files: BTreeSet<PathBuf>,
    seen_folders: BTreeSet<PathBuf>,
}

impl Found {
    /// All files of a game below a folder.
    pub fn walk(&mut self, folder: &Path) {
        self.walk_to(folder, DEEPEST);
    }

    /// All files of a game below a folder, so many folders deep.
    pub fn walk_to(&mut self, folder: &Path, depth: usize) {
        match fs::canonicalize(folder) {
            Ok(real) => self.walk_real(folder, &real, depth),
            Err(error) => self.failures.push((folder.to_path_buf(), error)),
        }
    }

    /// The same where the folder's real path is known: below it only links have to be followed.
    fn walk_real(&mut self, folder: &Path, real: &Path, depth: usize) {
        if !self.seen_folders.insert(real.to_path_buf()) {
            return;
        }
        let entries = match fs::read_dir(folder).and_then(|entries| entries.collect::<io::Result<Vec<_>>>()) {
            Ok(entries) => entries,
            Err(error) => return self.failures.push((folder.to_path_buf(), error)),
        };
        let mut folders = Vec::new();
        let mut files = Vec::new();
        for entry in entries {
            let name = entry.file_name();
            let path = below(folder, &name);
            if is_hidden(&path) {
                continue;
            }
            let kind = entry.file_type().ok();
            let linked = kind.is_some_and(|kind| kind.is_symlink());
            let plain = kind.filter(|_| !linked);
            if plain.map_or_else(|| path.is_dir(), |kind| kind.is_dir()) {
                folders.push((linked, path, plain.map(|_| real.join(name))));
            } else if FileKind::of(&path).is_some() {
                files.push((path, plain.map(|_| real.join(name))));
            }
        }
        files.sort();
        for (file, real) in files {
            match real {
                Some(real) => self.add_real(file, real),
                None => self.add(file),
            }
        }
        // What a link shows again stands under its real name.
        folders.sort();
        for (_, folder, real) in folders.iter().filter(|_| depth > 0) {
            match real {
                Some(real) => self.walk_real(folder, real, depth - 1),
                None => self.walk_to(folder, depth - 1),
            }
        }
    }

    /// One file, unless it is there already.
    pub fn add(&mut self, file: PathBuf) {
        let real = fs::canonicalize(&file).unwrap_or_else(|_| file.clone());
        self.add_real(file, real);
    }

    fn add_real(&mut self, file: PathBuf, real: PathBuf) {
        if self.seen_files.insert(real) {
            self.files.push(file);
        }
    }
}

/// A path below a folder, without a leading `./`.
fn below(folder: &Path, name: &std::ffi::OsStr) -> PathBuf {
    if folder == Path::new(".") { PathBuf::from(name) } else { folder.join(name) }
}

fn is_hidden(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
    name.starts_with('.') || name == "target" || name == "node_modules"
}

/// The folder of the nearest `game.toml` in or above a folder.
pub(super) fn game_above(folder: &Path) -> Option<PathBuf> {
    above(folder, "game.toml")
}

/// The folder of the nearest `set.toml` in or above a folder.
pub(super) fn set_above(folder: &Path) -> Option<PathBuf> {
    above(folder, "set.toml")
}

fn above(folder: &Path, manifest: &str) -> Option<PathBuf> {
    let has_it = |folder: &Path| folder.join(manifest).exists();
    let written = folder.ancestors().find(|folder| !folder.as_os_str().is_empty() && has_it(folder));
    if let Some(folder) = written {
        return Some(folder.to_path_buf());
    }
    // What stands above the place a relative path starts from is found by its full name.
    let full = home(folder);
    full.ancestors().find(|folder| has_it(folder)).map(shown)
}

/// The full path, without asking the disk: links stay links.
pub(super) fn home(path: &Path) -> PathBuf {
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    let full = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let mut plain = PathBuf::new();
    for part in full.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => plain.push(part),
        }
    }
    plain
}

/// A full path as someone in the current folder would write it.
fn shown(full: &Path) -> PathBuf {
    let Ok(current) = std::env::current_dir() else { return full.to_path_buf() };
    if let Ok(below) = full.strip_prefix(&current) {
        return if below.as_os_str().is_empty() { PathBuf::from(".") } else { below.to_path_buf() };
    }
    match current.strip_prefix(full) {
        Ok(steps) => steps.components().map(|_| "..").collect(),
        Err(_) => full.to_path_buf(),
    }
}
