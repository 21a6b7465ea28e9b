//! A recorded game step by step, with what was offered in words. The only file of the room that makes
//! choices.

use serde::Serialize;

use super::{End, Record};
use crate::engine::{Journal, Match, Table};
use crate::game::{Game, Pending, Players};
use crate::render::{self, BegunTurn, Log, Names, Reading};

/// One decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// From one.
    pub number: usize,
    pub turn: u16,
    /// Who decides, from one.
    pub seat: u8,
    pub options: Vec<String>,
    /// The option that was taken, from zero.
    pub chosen: usize,
    /// What had happened since the decision before.
    pub before: Vec<String>,
    /// The turns that begin with one of these lines.
    pub begun: Vec<BegunTurn>,
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walked {
    /// How many decisions there were.
    pub decisions: usize,
    /// Those that may be told.
    pub steps: Vec<Step>,
    /// What happened after the last decision.
    pub after: Vec<String>,
    /// The turns that begin with one of those lines.
    pub begun_after: Vec<BegunTurn>,
    /// Nothing for a saved game, which goes on.
    pub end: Option<End>,
}

/// Choices that are not those of a game. Numbers of choices count from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    #[error("choice {choice} takes an option that was not offered")]
    NotOffered { choice: usize },
    #[error("the game is over before choice {choice}")]
    AfterTheEnd { choice: usize },
    #[error("the choices end before the game")]
    TooFew,
    #[error("the saved state is not where the choices lead")]
    OtherState,
}

/// Plays a game again. Every choice must have been offered; the last must end the game, or lead to the
/// state that was saved. It is told as these players saw it, and what each of them decided where it is one; to nobody
/// everything is told.
pub fn walk(table: &Table<'_>, record: &Record, eyes: Players) -> Result<Walked, Misfit> {
    let names = Names::new(record.names.clone());
    let mut steps = Vec::new();
    let mut reading = Reading::default();
    let mut new_lines = |game: &Match<'_, Log>| reading.read_on(game.journal(), table, eyes);
    let log = Log::new(names.clone());
    let game = follow(table, record, log, |number, game, pending, chosen| {
        if !eyes.without(pending.player).is_empty() {
            return;
        }
        let options = render::options(game, pending.player, &names);
        let (seat, turn) = (pending.player.0 + 1, game.game().turn);
        let (before, begun) = new_lines(game);
        steps.push(Step { number, turn, seat, options, chosen, before, begun });
    })?;
    let (after, begun_after) = new_lines(&game);
    Ok(Walked { decisions: record.choices.len(), steps, after, begun_after, end: End::of(&game) })
}

/// The game of a record where its choices have led. What was saved is believed only where it is the same:
/// so nothing that was changed by hand is ever played.
pub fn resume<'t>(table: &'t Table<'t>, record: &Record) -> Result<Match<'t>, Misfit> {
    follow(table, record, (), |_, _, _, _| {})
}

/// The state that the choices of a record lead to, which were all offered.
pub fn state_after(table: &Table<'_>, record: &Record) -> Game {
    let mut game = Match::new(table, record.seed);
    for (choice, option) in record.choices.iter().enumerate() {
        read_clock(&mut game, record, choice);
        game.choose(*option as usize).expect("a choice that was made can be made again");
    }
    read_clock(&mut game, record, record.choices.len());
    game.game().clone()
}

/// The clock says what it said when so many choices had been made.
fn read_clock<J: Journal>(game: &mut Match<'_, J>, record: &Record, choices: usize) {
    if let Some(minutes) = record.minutes_after(choices) {
        game.set_clock(minutes);
    }
}

/// Plays the choices of a record, telling each decision before it is taken: its number from one, and the
/// option. Every choice must have been offered.
pub fn follow<'t, J: Journal>(
    table: &'t Table<'t>,
    record: &Record,
    journal: J,
    mut each: impl FnMut(usize, &Match<'t, J>, &Pending, usize),
) -> Result<Match<'t, J>, Misfit> {
    let mut game = Match::recorded(table, record.seed, journal);
    for (choice, option) in record.choices.iter().enumerate() {
        read_clock(&mut game, record, choice);
        let Some(pending) = game.decision() else { return Err(Misfit::AfterTheEnd { choice }) };
        let chosen = usize::try_from(*option).unwrap_or(usize::MAX);
        if chosen >= pending.count() {
            return Err(Misfit::NotOffered { choice });
        }
        each(choice + 1, &game, pending, chosen);
        game.choose(chosen).expect("an option below the count is offered");
    }
    read_clock(&mut game, record, record.choices.len());
    match &record.state {
        Some(state) if **state != *game.game() => Err(Misfit::OtherState),
        None if game.outcome().is_none() => Err(Misfit::TooFew),
        Some(_) | None => Ok(game),
    }
}
