//! Reading the files of a run.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::builtin;
use super::find::{Found, home};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, FileKind, Place, Sources, Span};

/// How deep an empty command line looks below the current folder.
const NEAR: usize = 4;

/// The files of a run, and what went wrong while reading them.
#[derive(Debug, Default)]
pub struct Workspace {
    pub sources: Sources,
    /// Files that are there and could not be read. Nothing is known of what they say.
    pub unread: Vec<FileId>,
    pub diagnostics: Diagnostics,
    /// What was read is built into the binary and can't be changed.
    pub is_builtin: bool,
    /// The files that were asked for; the others are read because those need them.
    pub asked: Vec<FileId>,
}

impl Workspace {
    /// Everything at and below the paths, with the games it belongs to. Without a path the games in
    /// and around the current folder, and where there are none those built in.
    pub fn read(paths: &[PathBuf]) -> Workspace {
        Workspace::read_or(paths, Workspace::add_builtin)
    }

    /// The same for those who want one game: where it is built in, no other is read but those that it changes.
    pub fn read_one(paths: &[PathBuf], wanted: Option<&str>) -> Workspace {
        Workspace::read_or(paths, |workspace| workspace.add_builtin_for(wanted))
    }

    /// A game in the box and those that it changes, whatever lies around; all of them where there is no such game.
    pub fn of_box(wanted: &str) -> Workspace {
        let mut workspace = Workspace::default();
        workspace.add_builtin_for(Some(wanted));
        workspace
    }

    fn read_or(paths: &[PathBuf], add_builtin: impl FnOnce(&mut Workspace)) -> Workspace {
        let mut workspace = Workspace::default();
        let mut found = Found::default();
        if paths.is_empty() {
            found.walk_to(Path::new("."), NEAR);
            // A folder nobody may look into is no reason to complain where nothing was asked for.
            found.failures.clear();
            if found.files.is_empty() {
                add_builtin(&mut workspace);
                return workspace;
            }
        }
        for path in paths {
            workspace.look(path, &mut found);
        }
        for (path, error) in std::mem::take(&mut found.failures) {
            workspace.fail(&path, &error);
        }
        for file in std::mem::take(&mut found.files) {
            if let Some(id) = workspace.load(&file) {
                workspace.asked.push(id);
            }
        }
        workspace.add_surroundings(&mut found);
        workspace
    }

    /// A text that stands, or will stand, at a path, with the game it belongs to there.
    pub fn around(path: &Path, text: String) -> Workspace {
        let mut workspace = Workspace::default();
        let mut found = Found::default();
        // What the disk holds at the path is older than the text.
        found.add(path.to_path_buf());
        found.files.clear();
        let id = workspace.sources.add_at(path, home(path), text);
        workspace.asked.push(id);
        workspace.add_surroundings(&mut found);
        workspace
    }

    fn look(&mut self, path: &Path, found: &mut Found) {
        match fs::metadata(path) {
            Err(error) => found.failures.push((path.to_path_buf(), error)),
            Ok(data) if data.is_dir() => {
                let (files, failures) = (found.files.len(), found.failures.len());
                found.walk(path);
                if found.files.len() == files
                    && found.failures.len() == failures
                    && !self.has_below(found, path)
                {
                    self.nothing_in(path);
                }
            }
            Ok(_) if FileKind::of(path).is_some() => found.add(path.to_path_buf()),
            Ok(_) => {
                let place = self.place_of(path);
                let message = format!("\"{}\" is no file of a game.", path.display());
                self.diagnostics.push(
                    Diagnostic::new(Code::NotAGameFile, place, message)
                        .label("not read")
                        .help("The files of a game are game.toml, set.toml, *.cards and *.scenario."),
                );
            }
        }
    }

    /// Whether a folder was read already, under this path or one above.
    fn has_below(&self, found: &Found, folder: &Path) -> bool {
        found.files.iter().any(|file| file.starts_with(folder))
    }

    /// What others need. Nobody needs a scenario: one that was not asked for is no reason to complain.
    pub(super) fn load_found(&mut self, found: &mut Found) {
        for (path, error) in std::mem::take(&mut found.failures) {
            self.fail(&path, &error);
        }
        let needed = |file: &&PathBuf| FileKind::of(file) != Some(FileKind::Scenario);
        for file in std::mem::take(&mut found.files).iter().filter(needed) {
            self.load(file);
        }
    }

    pub(super) fn add_builtin(&mut self) {
        self.is_builtin = true;
        for (path, text) in builtin::files() {
            let id = self.sources.add(path, text);
            self.asked.push(id);
        }
    }

    fn load(&mut self, path: &Path) -> Option<FileId> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) => {
                self.fail(path, &error);
                return None;
            }
        };
        match String::from_utf8(bytes) {
            Ok(text) => Some(self.sources.add_at(path, home(path), text)),
            Err(error) => {
                let good = error.utf8_error().valid_up_to();
                let byte = error.as_bytes()[good];
                let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                let id = self.sources.add_at(path, home(path), text);
                self.unread.push(id);
                let place = Place::new(id, Span::new(good, good + '\u{fffd}'.len_utf8()));
                let line = self.sources.get(id).position(good).line;
                let message = format!(
                    "The file is not UTF-8 text: line {line} holds the byte {byte:#04x}, the {} of the file.",
                    ordinal(good + 1)
                );
                self.diagnostics.push(
                    Diagnostic::new(Code::NotUtf8, place, message)
                        .label("no character")
                        .help("Open the file in an editor and save it with the encoding UTF-8."),
                );
                Some(id)
            }
        }
    }

    fn nothing_in(&mut self, folder: &Path) {
        let place = self.place_of(folder);
        let message = format!("\"{}\" holds no game and no set.", folder.display());
        self.diagnostics.push(
            Diagnostic::new(Code::NothingFound, place, message)
                .label("nothing to read")
                .help("A game has a game.toml, a set has a set.toml, cards stand in files named *.cards.")
                .help("`cardwright new game NAME` makes a folder to begin with."),
        );
    }

    fn fail(&mut self, path: &Path, error: &io::Error) {
        let place = self.place_of(path);
        let shown = path.display();
        let diagnostic = match error.kind() {
            io::ErrorKind::NotFound => {
                Diagnostic::new(Code::FileMissing, place, format!("There is no \"{shown}\"."))
                    .label("not there")
                    .help("Look at the spelling, and at the folder you are in.")
            }
            io::ErrorKind::PermissionDenied => Diagnostic::new(
                Code::FileUnreadable,
                place,
                format!("\"{shown}\" can't be read: you have no permission."),
            )
            .label("not readable")
            .help("Change its permissions, or ask the one it belongs to."),
            _ => Diagnostic::new(
                Code::FileUnreadable,
                place,
                format!("\"{shown}\" can't be read: {}.", reason(error)),
            )
            .label("not readable")
            .help("Look at the path: it may link to itself, or be no ordinary file."),
        };
        self.diagnostics.push(diagnostic);
    }

    /// The beginning of a file that has no text.
    fn place_of(&mut self, path: &Path) -> Place {
        let id = self.sources.add_at(path, home(path), "");
        self.unread.push(id);
        Place::new(id, Span::gap(0))
    }
}

/// What the system says, without the number it has for it.
fn reason(error: &io::Error) -> String {
    let said = error.to_string();
    said.split(" (os error").next().unwrap_or(&said).to_string()
}

/// 1 → 1st.
fn ordinal(number: usize) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}
