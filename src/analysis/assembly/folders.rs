//! Which file belongs to which game and set. A file belongs to the nearest manifest in or above its
//! folder; a set may also name its game.

use std::path::{Path, PathBuf};

use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest, quoted_all};
use crate::source::{FileId, FileKind, Place, Sources, Span};
use crate::syntax::manifest::{GameManifest, SetManifest, read_game, read_set};

/// The games and sets of a run, and their files.
#[derive(Debug, Default)]
pub struct Project {
    pub games: Vec<GameFolder>,
    pub sets: Vec<SetFolder>,
    /// Files with cards that belong to nothing.
    pub loose: Vec<FileId>,
}

#[derive(Debug)]
pub struct GameFolder {
    pub folder: PathBuf,
    pub file: FileId,
    pub manifest: GameManifest,
    /// The manifest could be read as TOML: what it does not say it does not say.
    pub is_read: bool,
    /// Files with rules and cards that belong to no set.
    pub files: Vec<FileId>,
    pub scenarios: Vec<FileId>,
}

#[derive(Debug)]
pub struct SetFolder {
    pub folder: PathBuf,
    pub file: FileId,
    pub manifest: SetManifest,
    /// The number of its game in [`Project::games`].
    pub game: Option<usize>,
    pub files: Vec<FileId>,
}

impl GameFolder {
    /// The name, or that of the folder where the manifest does not say it.
    pub fn name(&self) -> String {
        let said = self.manifest.name.as_ref().map(|name| name.value.clone());
        said.unwrap_or_else(|| folder_name(&self.folder))
    }

    pub(super) fn folder_name(&self) -> String {
        folder_name(&self.folder)
    }

    pub fn is_called(&self, name: &str) -> bool {
        self.manifest.name.as_ref().is_some_and(|own| own.value.eq_ignore_ascii_case(name))
            || folder_name(&self.folder) == name
    }

    pub(crate) fn all_files(&self) -> Vec<FileId> {
        [self.file]
            .into_iter()
            .chain(self.files.iter().copied())
            .chain(self.scenarios.iter().copied())
            .collect()
    }
}

impl SetFolder {
    pub(crate) fn all_files(&self) -> Vec<FileId> {
        [self.file].into_iter().chain(self.files.iter().copied()).collect()
    }
}

fn folder_name(folder: &Path) -> String {
    folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

impl Project {
    /// Sorts the files by the folders they are in, and reads the manifests.
    pub fn find(sources: &Sources, unread: &[FileId], diagnostics: &mut Diagnostics) -> Project {
        let mut project = Project::default();
        for (file, source) in sources.iter() {
            let folder = source.home.parent().unwrap_or(Path::new("")).to_path_buf();
            let is_unread = unread.contains(&file);
            match FileKind::of(&source.path) {
                Some(FileKind::Game) => {
                    let mut found = Diagnostics::default();
                    let manifest = if is_unread {
                        GameManifest::default()
                    } else {
                        read_game(file, &source.text, &mut found)
                    };
                    let is_read = !is_unread
                        && !found.iter().any(|item| matches!(item.code, Code::TomlSyntax | Code::TomlTwice));
                    diagnostics.append(found);
                    let (files, scenarios) = (Vec::new(), Vec::new());
                    project.games.push(GameFolder { folder, file, manifest, is_read, files, scenarios });
                }
                Some(FileKind::Set) => {
                    let manifest = if is_unread {
                        SetManifest::default()
                    } else {
                        read_set(file, &source.text, diagnostics)
                    };
                    project.sets.push(SetFolder { folder, file, manifest, game: None, files: Vec::new() });
                }
                Some(FileKind::Cards | FileKind::Scenario) | None => {}
            }
        }
        project.give_sets_games(diagnostics);
        project.give_files_homes(sources, unread, diagnostics);
        project
    }

    fn give_sets_games(&mut self, diagnostics: &mut Diagnostics) {
        for index in 0..self.sets.len() {
            let set = &self.sets[index];
            let game = match &set.manifest.game {
                Some(name) => {
                    let game = self.games.iter().position(|game| game.is_called(&name.value));
                    if game.is_none() {
                        diagnostics.push(self.unknown_game(name.place, &name.value));
                    }
                    game
                }
                None => {
                    let game = self.nearest_game(&set.folder);
                    if game.is_none() {
                        let place = Place::new(set.file, Span::gap(0));
                        diagnostics.push(
                            Diagnostic::new(Code::NoGame, place, "The set belongs to no game.")
                                .label("no game.toml above")
                                .help("Add a line game = \"…\" with the name of the game, or of its folder.")
                                .help("Or move the folder of the set into that of the game."),
                        );
                    }
                    game
                }
            };
            self.sets[index].game = game;
        }
    }

    /// A message for a name that no game has.
    pub(super) fn unknown_game(&self, place: Place, name: &str) -> Diagnostic {
        let names: Vec<String> = self.games.iter().map(GameFolder::name).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let folders: Vec<String> = self.games.iter().map(|game| folder_name(&game.folder)).collect();
        let diagnostic = Diagnostic::new(Code::UnknownGame, place, format!("There is no game \"{name}\"."))
            .label("not found");
        let all = names.iter().copied().chain(folders.iter().map(String::as_str));
        match nearest(name, all) {
            Some(near) => {
                let span = place.span;
                diagnostic.help(format!("Did you mean \"{near}\"?")).fix(
                    format!("write \"{near}\""),
                    span,
                    format!("\"{near}\""),
                )
            }
            None if names.is_empty() => diagnostic.help(
                "Write the name of a game in the box as \"cardwright card\" shows it, or give the folder of your game as a path too.",
            ),
            None => diagnostic.help(format!("The games are {}.", quoted_all(names.iter().copied()))),
        }
    }

    fn give_files_homes(&mut self, sources: &Sources, unread: &[FileId], diagnostics: &mut Diagnostics) {
        for (file, source) in sources.iter().filter(|(file, _)| !unread.contains(file)) {
            let folder = source.home.parent().unwrap_or(Path::new(""));
            let game = self.nearest_game(folder);
            let game_depth = game.map(|game| depth(&self.games[game].folder));
            let set =
                self.nearest_set(folder).filter(|set| Some(depth(&self.sets[*set].folder)) >= game_depth);
            match (FileKind::of(&source.path), set, game) {
                (Some(FileKind::Cards), Some(set), _) => self.sets[set].files.push(file),
                (Some(FileKind::Cards), None, Some(game)) => self.games[game].files.push(file),
                (Some(FileKind::Scenario), _, Some(game)) => self.games[game].scenarios.push(file),
                (Some(FileKind::Scenario), Some(set), None) if self.sets[set].game.is_some() => {
                    let game = self.sets[set].game.expect("the guard asks for it");
                    self.games[game].scenarios.push(file);
                }
                (Some(FileKind::Cards | FileKind::Scenario), _, None) => {
                    self.loose.push(file);
                    // A set without a game was reported once, for all its files.
                    if set.is_none() {
                        diagnostics.push(no_game(file));
                    }
                }
                (Some(FileKind::Game | FileKind::Set) | None, _, _) => {}
            }
        }
    }

    fn nearest_game(&self, folder: &Path) -> Option<usize> {
        nearest_above(folder, self.games.iter().map(|game| game.folder.as_path()))
    }

    fn nearest_set(&self, folder: &Path) -> Option<usize> {
        nearest_above(folder, self.sets.iter().map(|set| set.folder.as_path()))
    }
}

fn no_game(file: FileId) -> Diagnostic {
    Diagnostic::new(Code::NoGame, Place::new(file, Span::gap(0)), "The file belongs to no game.")
        .label("no game.toml in this folder or above")
        .help("Move it into the folder of a set or a game.")
        .help("`cardwright new set NAME --game GAME` begins a set, `cardwright new game NAME` a game.")
}

fn depth(folder: &Path) -> usize {
    folder.components().count()
}

/// The deepest of the folders that holds `folder`.
fn nearest_above<'a>(folder: &Path, all: impl Iterator<Item = &'a Path>) -> Option<usize> {
    let holding = all.enumerate().filter(|(_, candidate)| folder.starts_with(candidate));
    holding.max_by_key(|(_, candidate)| depth(candidate)).map(|(index, _)| index)
}
