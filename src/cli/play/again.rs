//! A game once more: the same choices with other texts, or the same people with other cards.

use super::super::Outcome;
use super::super::arguments::PlayArguments;
use super::super::command_line::CommandLine;
use super::super::pick::{Picked, pick, pick_in};
use super::super::seating::table;
use super::keep::Keep;
use super::stopwatch::clock;
use super::{FORMAT, Next, hold, new_file, show};
use crate::diagnostic::Diagnostic;
use crate::play::{Session, Sitting};
use crate::replay::{Changes, Content, Record};

/// The choices that were made before.
pub(super) struct Made {
    pub record: Box<Record>,
    /// What each of them said; nothing where only their numbers are known.
    pub words: Vec<String>,
}

/// The same choices with the files as they are now, as far as they are offered.
pub(super) fn again(
    line: &CommandLine,
    arguments: &PlayArguments,
    made: &Made,
    keep: &Keep,
) -> Result<Next, Outcome> {
    let record = &made.record;
    let picked = pick_again(line, arguments, record)?;
    let refuse = |problem: Box<Diagnostic>| line.refuse(FORMAT, *problem);
    let table = table(&|flag| line.value(flag), &record.setting(), &picked).map_err(refuse)?;
    let again = Session::again(&table, record, &made.words, clock);
    let (session, repeated) = again.map_err(|_| Outcome::Problems)?;
    let changes = Changes::between(&record.content(), &Content::of(picked.program()));
    let is_other_deck =
        changes.is_some_and(|changes| !changes.cards.added.is_empty() || !changes.cards.gone.is_empty());
    let by_number = made.words.is_empty() && repeated > 0;
    let notice = told(record.choices.len() - repeated, is_other_deck, by_number);
    Ok(show(arguments, &picked, session, keep, Some(notice)))
}

/// What became of the choices: how many are open again, and what those that were made again are worth.
fn told(lost: usize, is_other_deck: bool, by_number: bool) -> String {
    let mut text = match lost {
        0 => "The game goes on with the new texts.".to_string(),
        1 => "The new texts lead elsewhere: the last choice is open again.".to_string(),
        lost => format!("The new texts lead elsewhere: the last {lost} choices are open again."),
    };
    if is_other_deck {
        text.push_str(" The deck has other cards now, so that other cards were dealt.");
    }
    if is_other_deck && by_number {
        text.push_str(" Choices were made again by their numbers, and may be others than you made.");
    }
    text
}

/// Another game of those who played this one, with other cards.
pub(super) fn anew(line: &CommandLine, arguments: &PlayArguments, record: &Record) -> Result<Next, Outcome> {
    let picked = pick_again(line, arguments, record)?;
    let refuse = |problem: Box<Diagnostic>| line.refuse(FORMAT, *problem);
    let table = table(&|flag| line.value(flag), &record.setting(), &picked).map_err(refuse)?;
    let seats = record.seats.iter().filter_map(|name| Sitting::named(name).ok()).collect::<Vec<_>>();
    let seed = hold::seed(line, arguments, &table, &seats).map_err(refuse)?;
    let session = Session::anew(&table, record, seed, clock).map_err(|_| Outcome::Problems)?;
    let keep = new_file(arguments, &session);
    Ok(show(arguments, &picked, session, &keep, None))
}

/// The game that was played, from the files as they are now.
fn pick_again(line: &CommandLine, arguments: &PlayArguments, record: &Record) -> Result<Picked, Outcome> {
    match &arguments.resume {
        Some(_) => {
            let folders: Vec<_> = arguments.seating.game.iter().map(Into::into).collect();
            pick_in(line, FORMAT, &folders, Some(&record.game))
        }
        None => pick(line, FORMAT, &arguments.seating),
    }
}
