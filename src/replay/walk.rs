//! A recorded game step by step, with what was offered in words. The only file of the room that makes
//! choices.

use serde::Serialize;

use super::{End, Record};
use crate::engine::{Match, Table};
use crate::game::{Answer, Card, Game, Pending};
use crate::program::EventKind;

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
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walked {
    pub steps: Vec<Step>,
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
/// state that was saved.
pub fn walk(table: &Table<'_>, record: &Record) -> Result<Walked, Misfit> {
    let mut steps = Vec::new();
    let game = follow(table, record, |number, game, pending, chosen| {
        let options = pending.options().map(|answer| said(game, answer)).collect();
        let (seat, turn) = (pending.player.0 + 1, game.game().turn);
        steps.push(Step { number, turn, seat, options, chosen });
    })?;
    Ok(Walked { steps, end: End::of(&game) })
}

/// The game of a record where its choices have led. What was saved is believed only where it is the same:
/// so nothing that was changed by hand is ever played.
pub fn resume<'t>(table: &'t Table<'t>, record: &Record) -> Result<Match<'t>, Misfit> {
    follow(table, record, |_, _, _, _| {})
}

/// The state that the choices of a record lead to, which were all offered.
pub fn state_after(table: &Table<'_>, record: &Record) -> Game {
    let mut game = Match::new(table, record.seed);
    for option in &record.choices {
        game.choose(*option as usize).expect("a choice that was made can be made again");
    }
    game.game().clone()
}

fn follow<'t>(
    table: &'t Table<'t>,
    record: &Record,
    mut each: impl FnMut(usize, &Match<'t>, &Pending, usize),
) -> Result<Match<'t>, Misfit> {
    let mut game = Match::new(table, record.seed);
    for (choice, option) in record.choices.iter().enumerate() {
        let Some(pending) = game.decision() else { return Err(Misfit::AfterTheEnd { choice }) };
        let chosen = usize::try_from(*option).unwrap_or(usize::MAX);
        if chosen >= pending.count() {
            return Err(Misfit::NotOffered { choice });
        }
        each(choice + 1, &game, pending, chosen);
        game.choose(chosen).expect("an option below the count is offered");
    }
    match &record.state {
        Some(state) if **state != *game.game() => Err(Misfit::OtherState),
        None if game.outcome().is_none() => Err(Misfit::TooFew),
        Some(_) | None => Ok(game),
    }
}

/// An option in words.
fn said(game: &Match<'_>, answer: Answer) -> String {
    let words = &game.table().program.words;
    let card = |card: Card| game.table().name(card).to_string();
    match answer {
        Answer::TakeCard { card: one, then, .. } => match game.verb_of(then) {
            Some(EventKind::Discard) => format!("discard {}", card(one)),
            Some(_) => format!("play {}", card(one)),
            None => card(one),
        },
        Answer::Permitted { card: one, .. } => card(one),
        Answer::Use { source: Some(one), .. } => format!("use {}", card(one)),
        Answer::Take(_) | Answer::Use { source: None, .. } => "an ability".to_string(),
        Answer::Action(action) => words.actions[action.index()].clone(),
        Answer::Leave(_) | Answer::Done => "no more".to_string(),
        Answer::Wait => "wait".to_string(),
        Answer::Card(one) => card(one),
        Answer::Unseen(_) => "an unseen card".to_string(),
        Answer::Player(player) => format!("seat {}", player.0 + 1),
        Answer::Zone(zone) => format!("zone {}", zone.0),
        Answer::Value(value) => words.values[value.index()].clone(),
        Answer::Number(number) => number.to_string(),
        Answer::Mode(number) => format!("choice {}", number + 1),
        Answer::Yes => "yes".to_string(),
        Answer::No => "no".to_string(),
        Answer::Next { source: Some(one), .. } | Answer::Change { source: Some(one), .. } => card(one),
        Answer::Next { source: None, .. } | Answer::Change { source: None, .. } => "a rule".to_string(),
    }
}
