//! Who sits where, from the command line.

use super::super::command_line::CommandLine;
use crate::diagnostic::{Code, Diagnostic, quoted_list};
use crate::play::Sitting;
use crate::simulate::AgentKind;

/// Whom a person plays against who asked for nobody.
const OPPONENT: AgentKind = AgentKind::Greedy;

/// What the seats are called, here and in `simulate`.
const FLAG: &[&str] = &["--seats", "--agents"];

/// How many players the seats are for, where several are named.
pub(super) fn players(names: &[String], otherwise: u8) -> u8 {
    match names.len() {
        0 | 1 => otherwise,
        several => u8::try_from(several).unwrap_or(u8::MAX),
    }
}

/// One for each seat: as many as were named, or the one that was for all.
pub(super) fn seats(
    line: &CommandLine,
    names: &[String],
    players: u8,
) -> Result<Vec<Sitting>, Box<Diagnostic>> {
    let players = usize::from(players);
    let named = names.iter().map(|name| {
        Sitting::named(name.trim()).map_err(|unknown| {
            let message = format!("There is no player \"{}\".", unknown.name);
            let place = line.part(line.written(FLAG), &unknown.name);
            let problem = Diagnostic::new(Code::UnknownAgent, place, message).label("not known");
            Box::new(match unknown.nearest {
                Some(near) => problem.help(format!("Did you mean \"{near}\"?")),
                None => problem.help(format!("A seat is taken by {}.", quoted_list(Sitting::names()))),
            })
        })
    });
    let named: Vec<Sitting> = named.collect::<Result<_, _>>()?;
    match named.as_slice() {
        [] => {
            let others = vec![Sitting::Computer(OPPONENT); players.saturating_sub(1)];
            Ok([vec![Sitting::Human], others].concat())
        }
        [one] => Ok(vec![*one; players]),
        all if all.len() == players => Ok(named),
        all => {
            let message = format!("{} players can't take {players} seats.", all.len());
            let problem = Diagnostic::new(Code::AgentCount, line.value(line.written(FLAG)), message);
            let help = "Name one for each seat, or one that takes all of them.";
            Err(Box::new(problem.label("too few or too many").help(help)))
        }
    }
}

/// Names are for players who are there, and tell them apart.
pub(super) fn check_names(line: &CommandLine, names: &[String], players: u8) -> Result<(), Box<Diagnostic>> {
    let problem = |message: String, help: &str| {
        let problem = Diagnostic::new(Code::AgentCount, line.value("--names"), message);
        Err(Box::new(problem.label("does not fit").help(help)))
    };
    if names.len() > usize::from(players) {
        let message = format!("{} names can't be given to {players} players.", names.len());
        return problem(message, "Name at most one for each seat.");
    }
    if names.iter().any(|name| name.trim().is_empty()) {
        return problem("A name is empty.".to_string(), "Write the names with a comma between two.");
    }
    let is_twice = |(number, name): (usize, &String)| names[..number].contains(name);
    match names.iter().enumerate().find(|one| is_twice(*one)) {
        Some((_, name)) => {
            problem(format!("Two players are called \"{name}\"."), "Give each a name of their own.")
        }
        None => Ok(()),
    }
}
