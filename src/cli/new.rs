//! `new set` and `new game`: a folder to begin with. Never overwrites anything.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use super::Outcome;
use super::arguments::{NewArguments, NewKind};
use super::check::{Checked, read_and_check, read_games};
use super::output::{complain, print};
use super::scenarios;
use crate::analysis::Assembled;
use crate::scenario;
use crate::syntax::manifest::PlayThen;
use crate::vocabulary::{LinePart, WordKind};
use crate::workspace::builtin_games;

/// What a new game holds: file names and texts, in which `NAME` stands for the name.
const GAME: &[(&str, &str)] = &[
    ("game.toml", include_str!("new/game.toml.txt")),
    ("rules.cards", include_str!("new/rules.cards.txt")),
    ("first-set/set.toml", include_str!("new/set.toml.txt")),
    ("first-set/first.cards", include_str!("new/first.cards.txt")),
    ("first-set/first.scenario", include_str!("new/first.scenario.txt")),
];

const SET: &[(&str, &str)] = &[("set.toml", include_str!("new/own-set.toml.txt"))];

/// The first card of a new set; `LINE` stands for a card line of its game.
const CARDS: &str = include_str!("new/example.cards.txt");
const SCENARIO: &str = include_str!("new/example.scenario.txt");

/// What is said of them: nobody should play with samples without knowing.
const SAMPLES: &str = "in it: two sample cards (first.cards), which are in the deck until you delete them\n";

pub(super) fn run(arguments: &NewArguments) -> Outcome {
    let name = arguments.name.trim();
    let slug = slug(name);
    if slug.is_empty() || name.contains(['"', '\\']) || name.chars().any(char::is_control) {
        complain(&format!(
            "\"{name}\" can't be a name: it needs a letter or digit, and no quotes or backslashes"
        ));
        return Outcome::WrongUse;
    }
    let folder = arguments.folder.join(&slug);
    let (files, next) = match arguments.what {
        NewKind::Game => (GAME, "cardwright check"),
        NewKind::Set => (SET, "write cards into a file that ends in .cards, then cardwright check"),
    };
    let game = match game_of(arguments) {
        Ok(game) => game,
        Err(complaint) => {
            complain(&complaint);
            return Outcome::WrongUse;
        }
    };
    let made = make(&folder, files, name, game.as_deref()).and_then(|()| match arguments.what {
        NewKind::Game => Ok(false),
        NewKind::Set => add_example(&folder, name),
    });
    match made {
        Ok(has_samples) => {
            let samples = if has_samples { SAMPLES } else { "" };
            print(&format!("made {}\n{samples}next: {next} {}\n", folder.display(), folder.display()));
            Outcome::Fine
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            complain(&format!("\"{}\" is there already; nothing was changed", folder.display()));
            Outcome::WrongUse
        }
        Err(error) => {
            complain(&format!("\"{}\" could not be made: {error}", folder.display()));
            Outcome::WrongUse
        }
    }
}

/// The game that a set made there has to name, where it does not lie in its folder; an error where it would belong to
/// none.
fn game_of(arguments: &NewArguments) -> Result<Option<String>, String> {
    let games = || {
        let names = builtin_games();
        names.iter().map(|name| format!("--game \"{name}\"")).collect::<Vec<_>>().join(", ")
    };
    match (arguments.what, &arguments.game) {
        (NewKind::Game, Some(_)) => Err("--game is for sets; a new game is one of its own".into()),
        (NewKind::Game, None) => Ok(None),
        (NewKind::Set, _) if !arguments.folder.is_dir() => {
            Err(format!("there is no folder \"{}\"", arguments.folder.display()))
        }
        (NewKind::Set, Some(game)) => match known_game(game, &arguments.folder) {
            Some(name) => Ok(Some(name)),
            None => Err(format!(
                "there is no game \"{game}\" here or in the box; say {}, or make the set in its folder with --in DIR",
                games()
            )),
        },
        (NewKind::Set, None) if is_in_a_game(&arguments.folder) => Ok(None),
        (NewKind::Set, None) => Err(format!(
            "which game is the set for? Say {}, or make it in the folder of your own game with --in DIR",
            games()
        )),
    }
}

/// A game in the box, or one beside the new set, as it is called there.
fn known_game(game: &str, folder: &Path) -> Option<String> {
    let is_it = |name: &String| name.to_lowercase() == game.to_lowercase();
    builtin_games().into_iter().find(is_it).or_else(|| {
        // Of the folder that somebody is in, only what is near is looked at.
        let paths = if folder == Path::new(".") { Vec::new() } else { vec![folder.to_path_buf()] };
        read_games(&paths).analysis.games.into_iter().map(|game| game.name).find(is_it)
    })
}

fn make(folder: &Path, files: &[(&str, &str)], name: &str, game: Option<&str>) -> io::Result<()> {
    if let Some(parent) = folder.parent() {
        fs::create_dir_all(parent)?;
    }
    // Fails where there is something already.
    fs::create_dir(folder)?;
    for (path, text) in files {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        let mut file = fs::File::create_new(path)?;
        file.write_all(text.replace("NAME", name).as_bytes())?;
        if let Some(game) = game {
            writeln!(file, "\n# The game it belongs to.\ngame = \"{game}\"")?;
        }
    }
    Ok(())
}

/// Cards and a scenario to begin with, as far as they pass in the game of the set; whether there are cards then.
fn add_example(folder: &Path, name: &str) -> io::Result<bool> {
    let paths = [folder.to_path_buf()];
    let before = read_and_check(&paths);
    let Some(game) = before.analysis.games.iter().find(|game| has_set(game, &before, folder)) else {
        return Ok(false);
    };
    let cards = CARDS.replace("LINE", &example_line(game));
    for (file, text) in [("first.cards", cards.as_str()), ("first.scenario", SCENARIO)] {
        let path = folder.join(file);
        fs::write(&path, text.replace("NAME", name))?;
        // A game can have no such cards: then its designer begins with nothing.
        let after = read_and_check(&paths);
        if after.diagnostics.len() > before.diagnostics.len() || !passes(&after) {
            fs::remove_file(&path)?;
            break;
        }
    }
    Ok(folder.join("first.cards").exists())
}

/// Whether every scenario of the new folder comes out as it says.
fn passes(checked: &Checked) -> bool {
    let found = scenarios::find(checked);
    found.iter().all(|found| {
        let Some(program) = found.program else { return false };
        found.scenarios.scenarios.iter().all(|scenario| scenario::run(program, scenario).failure.is_none())
    })
}

fn has_set(game: &Assembled, checked: &Checked, folder: &Path) -> bool {
    game.sets.iter().any(|set| checked.workspace.sources.path(set.file).parent() == Some(folder))
}

/// A card line with the last value of each attribute; of what is played, something that has its effect
/// at once.
fn example_line(game: &Assembled) -> String {
    let lexicon = &game.dialect.lexicon;
    let at_once: Vec<&str> = (game.manifest.play.kinds.iter())
        .filter(|kind| kind.then == PlayThen::After)
        .map(|kind| kind.value.value.as_str())
        .collect();
    let mut values = Vec::new();
    for part in &game.dialect.card_line.parts {
        let LinePart::Attribute { attribute, .. } = part else { continue };
        let all = || lexicon.of_kind(|kind| kind == WordKind::Value { attribute: *attribute });
        let chosen = all().find(|(_, word)| at_once.contains(&word.singular.as_str()));
        values.extend(chosen.or_else(|| all().last()).map(|(id, _)| (*attribute, vec![id])));
    }
    game.dialect.write_card_line(&values)
}

fn is_in_a_game(folder: &Path) -> bool {
    let full = fs::canonicalize(folder).unwrap_or_default();
    full.ancestors().any(|folder| folder.join("game.toml").exists())
}

/// A folder's name: small letters, digits and hyphens.
pub(super) fn slug(name: &str) -> String {
    let letters = name.to_lowercase();
    let words = letters.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_becomes_a_folder_name() {
        assert_eq!(slug("Night Market!"), "night-market");
        assert_eq!(slug("../.."), "");
    }
}
