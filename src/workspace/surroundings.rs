//! The games that the files of a run belong to or build on, where those were not asked for.

use std::fs;
use std::path::{Path, PathBuf};

use super::builtin;
use super::find::{Found, game_above, set_above};
use super::read::Workspace;
use crate::diagnostic::Diagnostics;
use crate::source::{FileId, FileKind, SourceFile, Sources};
use crate::syntax::manifest::{read_game, read_set};

impl Workspace {
    /// The games that the files belong to, where those were not asked for themselves.
    pub(super) fn add_surroundings(&mut self, found: &mut Found) {
        let mut folders: Vec<&Path> =
            self.sources.iter().filter_map(|(_, file)| file.path.parent()).collect();
        // The files of a folder stand side by side.
        folders.dedup();
        // A set outside the folder of its game names it.
        let homes = folders.into_iter().filter_map(|folder| game_above(folder).or_else(|| set_above(folder)));
        let mut homes: Vec<PathBuf> = homes.collect();
        homes.dedup();
        homes.iter().for_each(|home| found.walk(home));
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
        let mut manifests = Manifests::default();
        while let Some((name, near)) = manifests.next_missing(&self.sources) {
            match named_game(&near, &name) {
                Some(folder) => {
                    found.walk(&folder);
                    self.load_found(found);
                }
                None => self.add_builtin_game(&name),
            }
        }
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

/// What the manifests of a run say of games, each read once.
#[derive(Default)]
struct Manifests {
    said: Vec<Said>,
    /// How many files were looked at.
    files: usize,
    looked_for: Vec<String>,
}

/// What one manifest says.
struct Said {
    kind: FileKind,
    path: PathBuf,
    home: PathBuf,
    /// The name of the game or set.
    name: Option<String>,
    /// The game that it changes or belongs to.
    needs: Option<String>,
}

impl Manifests {
    /// A game that a manifest names and that was not looked for yet, and the folder of the manifest.
    fn next_missing(&mut self, sources: &Sources) -> Option<(String, PathBuf)> {
        self.said.extend(sources.iter().skip(self.files).filter_map(|(id, file)| Said::of(id, file)));
        self.files = sources.iter().count();
        for said in &self.said {
            let Some(name) = said.needs.as_ref().filter(|name| !self.looked_for.contains(name)) else {
                continue;
            };
            self.looked_for.push(name.clone());
            if !self.said.iter().any(|said| said.is_game(name)) {
                return Some((name.clone(), said.path.parent().unwrap_or(Path::new("")).to_path_buf()));
            }
        }
        None
    }
}

impl Said {
    fn of(id: FileId, file: &SourceFile) -> Option<Said> {
        let kind = FileKind::of(&file.path)?;
        let mut ignored = Diagnostics::default();
        let (name, needs) = match kind {
            FileKind::Game => {
                let manifest = read_game(id, &file.text, &mut ignored);
                (manifest.name, manifest.variant_of)
            }
            FileKind::Set => {
                let manifest = read_set(id, &file.text, &mut ignored);
                (manifest.name, manifest.game)
            }
            FileKind::Cards | FileKind::Scenario => return None,
        };
        let [name, needs] = [name, needs].map(|told| told.map(|told| told.value));
        Some(Said { kind, path: file.path.clone(), home: file.home.clone(), name, needs })
    }

    /// Whether it is that of a game of this name or in a folder of this name.
    fn is_game(&self, name: &str) -> bool {
        self.kind == FileKind::Game
            && (is_in_folder(&self.home, name)
                || self.name.as_ref().is_some_and(|said| said.eq_ignore_ascii_case(name)))
    }
}

/// Whether a `game.toml` is that of a game of this name or in a folder of this name.
fn is_game(manifest: &Path, text: &str, name: &str) -> bool {
    let said = || read_game(FileId(0), text, &mut Diagnostics::default()).name;
    is_in_folder(manifest, name) || said().is_some_and(|said| said.value.eq_ignore_ascii_case(name))
}

fn is_in_folder(manifest: &Path, name: &str) -> bool {
    manifest.parent().and_then(Path::file_name).is_some_and(|last| last == name)
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
