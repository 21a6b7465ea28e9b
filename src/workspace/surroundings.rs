//! The games that the files of a run belong to or build on, where those were not asked for.

use std::fs;
use std::path::{Path, PathBuf};

use super::builtin;
use super::find::{Found, game_above, set_above};
use super::read::Workspace;
use crate::diagnostic::Diagnostics;
use crate::source::{FileId, FileKind};
use crate::syntax::manifest::{read_game, read_set};

impl Workspace {
    /// The games that the files belong to, where those were not asked for themselves.
    pub(super) fn add_surroundings(&mut self, found: &mut Found) {
        let folders: Vec<PathBuf> =
            self.sources.iter().filter_map(|(_, file)| file.path.parent().map(Path::to_path_buf)).collect();
        for folder in folders {
            // A set outside the folder of its game names it.
            if let Some(home) = game_above(&folder).or_else(|| set_above(&folder)) {
                found.walk(&home);
            }
        }
        self.load_found(found);
        self.add_bases(found);
    }

    /// The game that is wanted, or the first, and those that it changes; all of them where there is no such game.
    pub(super) fn add_builtin_for(&mut self, wanted: Option<&str>) {
        self.is_builtin = true;
        match wanted {
            Some(name) => self.add_builtin_game(name),
            None => self.add_first_builtin(),
        }
        self.asked = self.sources.iter().map(|(id, _)| id).collect();
        if self.asked.is_empty() {
            return self.add_builtin();
        }
        self.add_bases(&mut Found::default());
    }

    fn add_first_builtin(&mut self) {
        let mut files = builtin::files();
        let first = files.find(|(path, _)| FileKind::of(path) == Some(FileKind::Game));
        let folder = first.as_ref().and_then(|(path, _)| path.parent()?.file_name());
        if let Some(name) = folder {
            self.add_builtin_game(&name.to_string_lossy());
        }
    }

    /// The games that manifests name and that were not read yet.
    fn add_bases(&mut self, found: &mut Found) {
        // A base game can itself be a variant.
        let mut looked_for = Vec::new();
        while let Some((name, near)) = self.next_missing(&mut looked_for) {
            match named_game(&near, &name) {
                Some(folder) => {
                    found.walk(&folder);
                    self.load_found(found);
                }
                None => self.add_builtin_game(&name),
            }
        }
    }

    /// A game that a manifest names and that was not looked for yet, and the folder of the manifest.
    fn next_missing(&self, looked_for: &mut Vec<String>) -> Option<(String, PathBuf)> {
        for (id, file) in self.sources.iter() {
            let mut ignored = Diagnostics::default();
            let name = match FileKind::of(&file.path) {
                Some(FileKind::Game) => read_game(id, &file.text, &mut ignored).variant_of,
                Some(FileKind::Set) => read_set(id, &file.text, &mut ignored).game,
                Some(FileKind::Cards | FileKind::Scenario) | None => None,
            };
            if let Some(name) = name.filter(|name| !looked_for.contains(&name.value)) {
                looked_for.push(name.value.clone());
                if !self.has_game(&name.value) {
                    let folder = file.path.parent().unwrap_or(Path::new("")).to_path_buf();
                    return Some((name.value, folder));
                }
            }
        }
        None
    }

    /// Whether a game of this name or in a folder of this name was read.
    fn has_game(&self, name: &str) -> bool {
        let games = self.sources.iter().filter(|(_, file)| FileKind::of(&file.path) == Some(FileKind::Game));
        games.into_iter().any(|(_, file)| is_game(&file.home, &file.text, name))
    }

    fn add_builtin_game(&mut self, name: &str) {
        let games: Vec<(PathBuf, &str)> = builtin::files().collect();
        let manifests = || games.iter().filter(|(path, _)| FileKind::of(path) == Some(FileKind::Game));
        let found = manifests().find(|(path, text)| is_game(path, text, name));
        let Some(folder) = found.and_then(|(path, _)| path.parent()) else { return };
        // Variants in folders below it are games of their own.
        let below: Vec<&Path> = manifests()
            .filter_map(|(path, _)| path.parent())
            .filter(|other| *other != folder && other.starts_with(folder))
            .collect();
        let is_own =
            |path: &Path| path.starts_with(folder) && !below.iter().any(|other| path.starts_with(other));
        for (path, text) in games.iter().filter(|(path, _)| is_own(path)) {
            if !self.sources.iter().any(|(_, file)| file.path == *path) {
                self.sources.add(path.clone(), *text);
            }
        }
    }
}

/// Whether a `game.toml` is that of a game of this name or in a folder of this name.
fn is_game(manifest: &Path, text: &str, name: &str) -> bool {
    let folder = manifest.parent().and_then(Path::file_name).is_some_and(|last| last == name);
    let said = || read_game(FileId(0), text, &mut Diagnostics::default()).name;
    folder || said().is_some_and(|said| said.value.eq_ignore_ascii_case(name))
}

/// The folder of a game of this name in or beside a folder.
fn named_game(near: &Path, name: &str) -> Option<PathBuf> {
    if name.contains(['/', '\\']) || name.starts_with('.') {
        return None;
    }
    let near = if near.as_os_str().is_empty() { Path::new(".") } else { near };
    let full = fs::canonicalize(near).ok()?;
    // In the folder itself and beside it; what lies further away is somebody else's.
    let steps = full.ancestors().take(2).count();
    let mut above = near.to_path_buf();
    for _ in 0..steps {
        if let Some(folder) = game_in(&above, name) {
            return Some(folder);
        }
        above = match above.parent() {
            Some(parent) if !parent.as_os_str().is_empty() && above.file_name().is_some() => {
                parent.to_path_buf()
            }
            _ => above.join(".."),
        };
    }
    None
}

/// A folder itself or one directly in it, if it is that of the game.
fn game_in(above: &Path, name: &str) -> Option<PathBuf> {
    let is = |folder: &Path| {
        let manifest = folder.join("game.toml");
        fs::read_to_string(&manifest).is_ok_and(|text| is_game(&manifest, &text, name))
    };
    let hidden =
        |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    let entries = fs::read_dir(above).ok()?.flatten().map(|entry| entry.path());
    let mut folders: Vec<PathBuf> = entries.filter(|path| !hidden(path)).collect();
    folders.sort();
    std::iter::once(above.to_path_buf()).chain(folders).find(|folder| is(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifests(wanted: Option<&str>) -> Vec<String> {
        let mut workspace = Workspace::default();
        workspace.add_builtin_for(wanted);
        let files = workspace.sources.iter().map(|(_, file)| file.path.clone());
        let games = files.filter(|path| FileKind::of(path) == Some(FileKind::Game));
        games.map(|path| path.display().to_string()).collect()
    }

    #[test]
    fn of_the_games_in_the_box_the_wanted_one_is_read_and_the_one_it_changes() {
        let read = manifests(Some("yardstick"));
        assert_eq!(read, ["built-in/crazy-eights/yardstick/game.toml", "built-in/crazy-eights/game.toml"]);
    }

    #[test]
    fn where_no_game_is_named_the_first_in_the_box_is_read() {
        let first = builtin::files().find(|(path, _)| FileKind::of(path) == Some(FileKind::Game));
        let first = first.map(|(path, _)| path.display().to_string());
        assert_eq!(manifests(None), first.into_iter().collect::<Vec<_>>());
    }

    #[test]
    fn all_games_in_the_box_are_read_where_none_has_the_name() {
        assert_eq!(manifests(Some("chess")).len(), builtin::games().len());
    }
}
