//! The one game that a command is about: by its name, by its folder, or the one that is there.

use std::path::{Path, PathBuf};

use super::Outcome;
use super::arguments::{Format, ResultFormat, SeatingArguments};
use super::check::{Checked, read_box_to_play, read_games, read_to_play};
use super::command_line::CommandLine;
use super::output::{complain, print};
use super::paths::missing;
use super::render::render;
use crate::analysis::{Assembled, AssembledSet};
use crate::diagnostic::{Code, Diagnostic, nearest, quoted_all};
use crate::program::Program;
use crate::source::{FileKind, Sources};

/// A game without problems, with the files it was read from.
pub(super) struct Picked {
    /// What it was looked for in; nothing where that was left open.
    folders: Vec<PathBuf>,
    checked: Checked,
    number: usize,
}

impl Picked {
    pub fn game(&self) -> &Assembled {
        &self.checked.analysis.games[self.number]
    }

    /// The files that were read and have a say in the game; none for games in the box.
    pub fn files(&self) -> impl Iterator<Item = PathBuf> {
        let workspace = &self.checked.workspace;
        let has_a_say = |path: &Path| FileKind::of(path) != Some(FileKind::Scenario);
        let files = workspace.sources.iter();
        let files = files.filter(move |(_, file)| !workspace.is_builtin && has_a_say(&file.home));
        files.map(|(_, file)| file.home.clone())
    }

    /// Whether the game is a variant of another, directly or by way of others.
    fn changes(&self, wanted: &str) -> bool {
        let games = &self.checked.analysis.games;
        let named = |name: &str| games.iter().find(|game| is_called(&self.checked, game, name));
        let mut at = Some(self.game());
        for _ in games {
            let base = at.and_then(|game| game.manifest.variant_of.as_ref());
            at = base.and_then(|base| named(base.value.trim_start_matches("../")));
            if at.is_some_and(|game| is_called(&self.checked, game, wanted)) {
                return true;
            }
        }
        false
    }

    pub fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    pub fn sources(&self) -> &Sources {
        &self.checked.workspace.sources
    }

    pub fn program(&self) -> &Program {
        let program = &self.checked.analysis.programs[self.number];
        program.as_ref().expect("a game without problems has a program")
    }
}

/// What a command calls a game: its folder, or its name. A variant of it is a game of its own.
pub(super) fn pick(
    line: &CommandLine,
    format: ResultFormat,
    arguments: &SeatingArguments,
) -> Result<Picked, Outcome> {
    let (wanted, variant) = (arguments.game.as_deref(), arguments.variant.as_deref());
    let picked = match wanted.filter(|wanted| is_path(wanted)) {
        Some(folder) => return pick_in(line, format, &[PathBuf::from(folder)], variant),
        None => pick_in(line, format, &[], variant.or(wanted))?,
    };
    match (wanted, variant) {
        (Some(wanted), Some(variant)) if !picked.changes(wanted) => {
            let message = format!("\"{variant}\" is no variant of \"{wanted}\".");
            let problem = Diagnostic::new(Code::UnknownGame, line.value("--variant"), message);
            let help = "A variant names the game that it changes in its game.toml: variant-of = \"…\".";
            Err(line.refuse(format, problem.label("another game").help(help)))
        }
        (Some(_) | None, Some(_) | None) => Ok(picked),
    }
}

/// Finds the game that is meant in these folders. What is wrong has been told when there is none.
pub(super) fn pick_in(
    line: &CommandLine,
    format: ResultFormat,
    folders: &[PathBuf],
    wanted: Option<&str>,
) -> Result<Picked, Outcome> {
    let checked = read_to_play(folders, wanted);
    let number = match wanted {
        Some(name) => called(&checked, name),
        None => asked_for(&checked),
    };
    if let (None, Some(name), []) = (number, wanted, folders)
        && let Some(picked) = in_box(name)
    {
        return Ok(picked);
    }
    let analysis = &checked.analysis;
    if let Some(outcome) = missing(&checked, format.into()) {
        return Err(outcome);
    }
    if number.is_none() && !checked.diagnostics.has_errors() {
        let problem = unknown(line, wanted.unwrap_or_default(), &checked);
        return Err(line.refuse(format, problem));
    }
    let Some(number) = number.filter(|number| analysis.programs[*number].is_some()) else {
        let shown = match format {
            ResultFormat::Text => Format::Text,
            ResultFormat::Json => Format::Json,
        };
        let checked = read_games(folders);
        print(&render(shown, &checked.workspace.sources, &checked.diagnostics));
        complain("there are problems in the files; nothing was played");
        return Err(Outcome::Problems);
    };
    if checked.diagnostics.has_errors() {
        complain("other files have problems; see `cardwright check`");
    }
    Ok(Picked { folders: folders.to_vec(), checked, number })
}

/// A game that is not here and is in the box.
fn in_box(name: &str) -> Option<Picked> {
    let checked = read_box_to_play(name);
    let number = called(&checked, name)?;
    checked.analysis.programs[number].is_some().then_some(Picked { folders: Vec::new(), checked, number })
}

/// What is there is a folder, and so is what looks like one.
pub(super) fn is_path(wanted: &str) -> bool {
    Path::new(wanted).exists() || wanted.contains(['/', '\\']) || wanted.starts_with('.')
}

fn called(checked: &Checked, name: &str) -> Option<usize> {
    checked.analysis.games.iter().position(|game| is_called(checked, game, name))
}

fn is_called(checked: &Checked, game: &Assembled, name: &str) -> bool {
    let folder = checked.workspace.sources.get(game.file).home.parent().and_then(Path::file_name);
    game.name.to_lowercase() == name.to_lowercase() || folder.is_some_and(|folder| folder == name)
}

/// The first game among the files that were asked for, or the game that the first of their sets is for.
fn asked_for(checked: &Checked) -> Option<usize> {
    let (games, asked) = (&checked.analysis.games, &checked.workspace.asked);
    let own = games.iter().position(|game| asked.contains(&game.file));
    let of_set = || games.iter().position(|game| game.sets.iter().any(|set| asked.contains(&set.file)));
    own.or_else(of_set).or((!games.is_empty()).then_some(0))
}

fn unknown(line: &CommandLine, name: &str, checked: &Checked) -> Diagnostic {
    let games = &checked.analysis.games;
    if let Some((game, set)) = set_called(checked, name) {
        return set_for_game(line, name, &game.name, &set.name);
    }
    let problem =
        Diagnostic::new(Code::UnknownGame, line.argument(name), format!("There is no game \"{name}\"."))
            .label("not found");
    let names = games.iter().map(|game| game.name.as_str());
    match nearest(name, names.clone()) {
        Some(near) => problem.help(format!("Did you mean \"{near}\"?")),
        None => {
            problem.help(format!("The games here are {}. A folder can be named as well.", quoted_all(names)))
        }
    }
}

/// The set of this name or in a folder of this name, and the game it is for.
pub(super) fn set_called<'c>(checked: &'c Checked, name: &str) -> Option<(&'c Assembled, &'c AssembledSet)> {
    let folder = |set: &AssembledSet| {
        let home = &checked.workspace.sources.get(set.file).home;
        home.parent().and_then(Path::file_name).is_some_and(|folder| folder == name)
    };
    let is_it = |set: &&AssembledSet| set.name.to_lowercase() == name.to_lowercase() || folder(set);
    checked.analysis.games.iter().find_map(|game| Some((game, game.sets.iter().find(is_it)?)))
}

/// A set is named where a game is wanted.
fn set_for_game(line: &CommandLine, written: &str, game: &str, set: &str) -> Diagnostic {
    let command = line.command_word();
    let message = format!("\"{set}\" is a set of cards for {game}, and no game.");
    Diagnostic::new(Code::UnknownGame, line.argument(written), message)
        .label("a set")
        .help(format!(
            "`cardwright {command} \"{game}\"` has the cards of all its sets, those of this one among them."
        ))
        .help(format!("`cardwright {command} \"{game}\" --set \"{set}\"` has the cards of this set alone."))
}
