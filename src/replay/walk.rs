//! A recorded game step by step, with what was offered in words. The only file of the room that makes
//! choices.

use serde::Serialize;

use super::End;
use crate::engine::{Match, Table};
use crate::game::{Answer, Card};
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
    pub end: End,
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
}

/// Plays a game again. Every choice must have been offered, and the last must end the game.
pub fn walk(table: &Table<'_>, seed: u64, choices: &[u32]) -> Result<Walked, Misfit> {
    let mut game = Match::new(table, seed);
    let mut steps = Vec::new();
    for (choice, option) in choices.iter().enumerate() {
        let Some(pending) = game.decision() else { return Err(Misfit::AfterTheEnd { choice }) };
        let options: Vec<String> = pending.options().map(|answer| said(&game, answer)).collect();
        let (seat, turn) = (pending.player.0 + 1, game.game().turn);
        let chosen = usize::try_from(*option).unwrap_or(usize::MAX);
        if game.choose(chosen).is_err() {
            return Err(Misfit::NotOffered { choice });
        }
        steps.push(Step { number: choice + 1, turn, seat, options, chosen });
    }
    let end = End::of(&game).ok_or(Misfit::TooFew)?;
    Ok(Walked { steps, end })
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
