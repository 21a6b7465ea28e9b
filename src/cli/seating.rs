//! Players, teams and options from the command line to a table.

use super::arguments::SeatingArguments;
use super::command_line::CommandLine;
use super::pick::Picked;
use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, nearest, quoted_all};
use crate::engine::Table;
use crate::game::Player;
use crate::render::Names;
use crate::replay::{Chosen, Setting, SettingError};
use crate::source::Place;
use crate::syntax::manifest::{Copies, OptionKind, PlayerRange};

/// How the game is to be set up. Players may have names of their own.
pub(super) fn setting(
    line: &CommandLine,
    arguments: &SeatingArguments,
    names: &[String],
    picked: &Picked,
) -> Result<Setting, Box<Diagnostic>> {
    let program = picked.program();
    let players = arguments.players.unwrap_or(u64::from(program.players.0));
    // More than any table has seats is as wrong as one too many.
    let players = u8::try_from(players).unwrap_or(u8::MAX);
    let usual_size = program.flow.teams.as_ref().and_then(|teams| teams.usual_size(players));
    let team_size = arguments.teams.map(|size| u8::try_from(size).unwrap_or(u8::MAX)).or(usual_size);
    let options = arguments.options.iter().map(|written| option(line, written, picked));
    let sets = arguments.sets.iter().map(|written| set(line, "--set", written, picked));
    let first = arguments.first.as_deref().map(|written| first(line, written, names, players));
    Ok(Setting {
        players,
        team_size,
        first: first.transpose()?,
        options: options.collect::<Result<_, _>>()?,
        series: arguments.series,
        without: arguments
            .without
            .iter()
            .map(|written| left_out(line, written.trim(), picked))
            .collect::<Result<_, _>>()?,
        sets: sets.collect::<Result<_, _>>()?,
    })
}

/// A table for it; problems point at the place of a flag.
pub(super) fn table<'p>(
    place: &dyn Fn(&str) -> Place,
    setting: &Setting,
    picked: &'p Picked,
) -> Result<Table<'p>, Box<Diagnostic>> {
    let game = &picked.game().name;
    setting.table(picked.program()).map_err(|error| {
        Box::new(match error {
            SettingError::Players(min, max) => {
                let message = format!("{game} is for {min} to {max} players.");
                Diagnostic::new(Code::TablePlayers, place("--players"), message)
                    .label("not a number of players it has")
                    .help(format!("Write a number from {min} to {max}."))
            }
            SettingError::NoTeams => {
                let message = format!("{game} has no teams.");
                Diagnostic::new(Code::TableTeams, place("--teams"), message)
                    .label("no teams")
                    .help("Teams are declared in the game.toml, under [teams].")
            }
            SettingError::TeamSize(sizes) => {
                let sizes: Vec<String> = sizes.iter().map(u8::to_string).collect();
                let message = format!("{game} has no teams of this size.");
                Diagnostic::new(Code::TableTeams, place("--teams"), message)
                    .label("not a size it has")
                    .help(format!("Its teams have {} players.", sizes.join(" or ")))
            }
            SettingError::UnevenTeams => {
                let size = setting.team_size.unwrap_or(0);
                let message = format!(
                    "{} players can't be shared out among two or more teams of {size}.",
                    setting.players
                );
                Diagnostic::new(Code::TableTeams, place("--teams"), message)
                    .label("does not come out even")
                    .help(format!("Write `--players {}` for two teams.", u16::from(size) * 2))
            }
            SettingError::First => no_such_seat(place("--first"), "", setting.players, &[]),
            SettingError::Set(name) => unknown_set(place("--set"), &name, picked),
            SettingError::Option(name) => unknown_option(place("--option"), &name, picked),
            SettingError::NoDeck => {
                let message = format!("{game} has no deck for {} players.", setting.players);
                let problem = Diagnostic::new(Code::TablePlayers, place("--players"), message)
                    .label("no deck for them");
                decks(picked.game()).into_iter().fold(problem, Diagnostic::help)
            }
            SettingError::TooFewCards(cards) => {
                let flag = if setting.sets.is_empty() { "--players" } else { "--set" };
                let message = format!("The deck has {cards} cards: the game is over before the first turn.");
                let problem = Diagnostic::new(Code::NoTable, place(flag), message).label("too few cards");
                match setting.sets.is_empty() {
                    true => problem.help("Let fewer play."),
                    false => {
                        problem.help("Leave out `--set` to play with the cards of all sets, or name another with a second `--set`.")
                    }
                }
            }
            SettingError::Engine(why) => {
                let message = format!("{game} can't be laid out: {why}.");
                Diagnostic::new(Code::NoTable, place("--players"), message)
                    .label("no table for it")
                    .help("Try fewer players, no options, or a smaller deck.")
            }
        })
    })
}

/// The seat of the player who goes first: by number, or by name.
fn first(line: &CommandLine, written: &str, names: &[String], players: u8) -> Result<u8, Box<Diagnostic>> {
    let called = Names::new(names.to_vec());
    let is_it = |seat: &u8| {
        let name = called.of(Player(*seat));
        (seat + 1).to_string() == written || name.to_lowercase() == written.to_lowercase()
    };
    let found = (0..players).find(is_it);
    found.ok_or_else(|| Box::new(no_such_seat(line.value("--first"), written, players, names)))
}

fn no_such_seat(place: Place, written: &str, players: u8, names: &[String]) -> Diagnostic {
    let message = format!("Nobody at the table is \"{written}\".");
    let problem = Diagnostic::new(Code::UnknownPlayer, place, message).label("not at the table");
    match nearest(written, names.iter().map(String::as_str)) {
        Some(near) => problem.help(format!("Did you mean \"{near}\"?")),
        None => problem.help(format!("Write the number of a seat from 1 to {players}, or a player's name.")),
    }
}

fn option(line: &CommandLine, written: &str, picked: &Picked) -> Result<Chosen, Box<Diagnostic>> {
    let (name, number) = match written.rsplit_once('=') {
        Some((name, number)) => (name.trim(), Some(number.trim())),
        None => (written.trim(), None),
    };
    let Some(option) = picked.game().manifest.options.iter().find(|option| option.name.value == name) else {
        return match picked.program().words.options.iter().any(|known| known == name) {
            true => Ok(Chosen { name: name.to_string(), number: None }),
            false => Err(Box::new(unknown_option(line.part("--option", name), name, picked))),
        };
    };
    let wrong = |message: String, help: String| {
        let place = line.argument(written);
        Box::new(Diagnostic::new(Code::OptionNumber, place, message).label("does not fit").help(help))
    };
    match (option.kind, number) {
        (OptionKind::Switch, None) => Ok(Chosen { name: name.to_string(), number: None }),
        (OptionKind::Switch, Some(_)) => Err(wrong(
            format!("The option \"{name}\" is used or not used; it takes no number."),
            format!("Write `--option \"{name}\"`."),
        )),
        (OptionKind::Number { min, max, default }, number) => {
            let chosen = match number {
                None => Some(default),
                Some(number) => number.parse().ok().filter(|number| (min..=max).contains(number)),
            };
            match chosen.and_then(|chosen| u16::try_from(chosen).ok()) {
                Some(number) => Ok(Chosen { name: name.to_string(), number: Some(number) }),
                None => Err(wrong(
                    format!("The option \"{name}\" takes a number from {min} to {max}."),
                    format!("Write `--option \"{name}={default}\"`, for example."),
                )),
            }
        }
    }
}

/// The decks of a game, each with who can play with it.
fn decks(game: &Assembled) -> Vec<String> {
    let deck = |copies: &Copies| {
        let PlayerRange { min, max } = copies.players;
        match &copies.option {
            None => format!("Without an option {min} to {max} can play."),
            Some(option) => format!("With `--option \"{}\"` {min} to {max} can play.", option.value),
        }
    };
    game.manifest.deck.copies.iter().map(|copies| deck(&copies.value)).collect()
}

/// An option that is not to be in force.
fn left_out(line: &CommandLine, name: &str, picked: &Picked) -> Result<String, Box<Diagnostic>> {
    match picked.program().words.options.iter().any(|known| known == name) {
        true => Ok(name.to_string()),
        false => Err(Box::new(unknown_option(line.part("--without", name), name, picked))),
    }
}

/// A set by its name, however it is capitalised, or by its folder.
pub(super) fn set(
    line: &CommandLine,
    flag: &str,
    written: &str,
    picked: &Picked,
) -> Result<String, Box<Diagnostic>> {
    let same = |one: &str, other: &str| one.eq_ignore_ascii_case(&other.replace('-', " "));
    let known = picked.program().words.sets.iter().find(|name| same(name, written));
    known.cloned().ok_or_else(|| Box::new(unknown_set(line.part(flag, written), written, picked)))
}

fn unknown_set(place: Place, name: &str, picked: &Picked) -> Diagnostic {
    let message = format!("{} has no set \"{name}\".", picked.game().name);
    let problem = Diagnostic::new(Code::UnknownSet, place, message).label("not there");
    let names = picked.program().words.sets.iter().map(String::as_str);
    match nearest(name, names.clone()) {
        Some(near) => problem.help(format!("Did you mean \"{near}\"?")),
        None if names.len() == 0 => problem.help("It has no sets at all."),
        None => problem.help(format!("Its sets are {}.", quoted_all(names))),
    }
}

fn unknown_option(place: Place, name: &str, picked: &Picked) -> Diagnostic {
    let game = &picked.game().name;
    let message = format!("{game} has no option \"{name}\".");
    let problem = Diagnostic::new(Code::UnknownOption, place, message).label("not declared");
    let names = picked.program().words.options.iter().map(String::as_str);
    match nearest(name, names.clone()) {
        Some(near) => problem.help(format!("Did you mean \"{near}\"?")),
        None if names.len() == 0 => problem.help("It has no options at all."),
        None => problem.help(format!("Its options are {}.", quoted_all(names))),
    }
}
