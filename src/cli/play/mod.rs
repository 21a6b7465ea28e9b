//! `play`: sits down to a game, new or saved, and hands it to a client that shows it.

mod answer;
mod ending;
mod keep;
mod lines;
mod seats;
mod table_text;

use std::hash::{BuildHasher as _, RandomState};

use super::Outcome;
use super::arguments::{PlayArguments, ResultFormat};
use super::command_line::{CommandLine, tell};
use super::pick::{Picked, pick, pick_in};
use super::record::{look_at_place, open};
use super::replay::{key, of_changes, of_misfit};
use super::seating::{setting, table};
use crate::diagnostic::{Code, Diagnostic};
use crate::play::{Book, Faces, Resumed, Session};
use crate::replay::{Changes, Content};
use keep::Keep;

const FORMAT: ResultFormat = ResultFormat::Text;

pub(super) fn run(arguments: &PlayArguments) -> Outcome {
    let line = CommandLine::given();
    let played = match &arguments.resume {
        Some(_) => resumed(&line, arguments),
        None => begun(&line, arguments),
    };
    played.unwrap_or_else(|outcome| outcome)
}

fn begun(line: &CommandLine, arguments: &PlayArguments) -> Result<Outcome, Outcome> {
    let picked = pick(line, FORMAT, &arguments.seating)?;
    let refuse = |problem: Box<Diagnostic>| line.refuse(FORMAT, *problem);
    let mut setting = setting(line, &arguments.seating, &arguments.names, &picked).map_err(refuse)?;
    if arguments.seating.players.is_none() {
        setting.players = seats::players(&arguments.seats, setting.players);
    }
    let table = table(&|flag| line.value(flag), &setting, &picked).map_err(refuse)?;
    let seats = seats::seats(line, &arguments.seats, setting.players).map_err(refuse)?;
    seats::check_names(line, &arguments.names, setting.players).map_err(refuse)?;
    look_at_place(line, "--save", &arguments.save).map_err(refuse)?;
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let session = Session::begin(&table, setting, seed, seats, arguments.names.clone());
    Ok(show(arguments, &picked, session))
}

/// A game that was saved goes on with the cards it was begun with, or not at all.
fn resumed(line: &CommandLine, arguments: &PlayArguments) -> Result<Outcome, Outcome> {
    let Some(path) = &arguments.resume else { return Err(Outcome::WrongUse) };
    let opened = open(line, FORMAT, path)?;
    let record = &opened.record;
    let folders: Vec<_> = arguments.seating.game.iter().map(Into::into).collect();
    let picked = pick_in(line, FORMAT, &folders, Some(&record.game))?;
    let refuse = |problem: Diagnostic| {
        tell(FORMAT, &opened.sources, problem);
        Outcome::Problems
    };
    if let Some(changes) = Changes::between(&record.content(), &Content::of(picked.program())) {
        return Err(refuse(of_changes(&opened, &picked, &changes)));
    }
    let place = |_: &str| key(&opened, "players");
    let table = table(&place, &record.setting(), &picked).map_err(|problem| refuse(*problem))?;
    let session = Session::resume(&table, record).map_err(|why| {
        refuse(match why {
            Resumed::Misfit(misfit) => of_misfit(&opened, misfit),
            Resumed::NoSeats | Resumed::Unknown(_) => {
                let at = key(&opened, "seats");
                Diagnostic::new(Code::AgentCount, at, "The record does not say who plays at which seat.")
                    .label("nobody to go on")
                    .help("`cardwright play` writes records that can be gone on with; this one can be stepped through with `cardwright replay`.")
            }
        })
    })?;
    Ok(show(arguments, &picked, session))
}

fn show(arguments: &PlayArguments, picked: &Picked, session: Session<'_>) -> Outcome {
    let faces = Faces::of(picked.game(), picked.program(), picked.sources());
    // What was gone on with is written over when the game is left again.
    let path = arguments.resume.as_ref().unwrap_or(&arguments.save);
    let book = Book::new(picked.game(), picked.sources());
    lines::play(session, &faces, book, &Keep::new(path))
}

/// Small enough to be written down and given to somebody else.
fn any_seed() -> u64 {
    RandomState::new().hash_one(0u8) % 1_000_000
}
