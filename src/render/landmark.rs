//! Where a log can be cut: at turns, and at the ends of games.

use serde::Serialize;

use super::log::{Entry, Log, Noted};
use super::sentence::{Line, numbered};
use crate::engine::Table;
use crate::game::{Player, Players};
use crate::program::EventKind;

/// A turn, by its number in the game, and the line that it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BegunTurn {
    pub turn: u16,
    /// From zero.
    pub line: usize,
}

/// What a log can be cut at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    TurnBegins(Player),
    Wins(Player),
    GameEnds,
}

/// A landmark, and the line that tells it, from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub line: usize,
    pub what: Landmark,
}

fn landmark(entry: &Entry) -> Option<Landmark> {
    let Noted::Happened(event) = &entry.what else { return None };
    match (event.kind, event.player) {
        (EventKind::TurnBegins, Some(player)) => Some(Landmark::TurnBegins(player)),
        (EventKind::WinGame, Some(player)) => Some(Landmark::Wins(player)),
        (EventKind::GameEnds, _) => Some(Landmark::GameEnds),
        (_another, _) => None,
    }
}

pub(super) fn begins_turn(entry: &Entry) -> bool {
    matches!(entry.what, Noted::Happened(event) if event.kind == EventKind::TurnBegins)
}

impl Log {
    /// Whether a turn begins there. Whoever takes a turn together begins it once.
    pub(super) fn begins_new_turn(&self, number: usize) -> bool {
        let entry = &self.entries[number];
        let before = || self.entries[..number].iter().rfind(|entry| begins_turn(entry));
        begins_turn(entry) && before().is_none_or(|before| before.turn != entry.turn)
    }

    /// What those lines can be cut at, in their order.
    pub fn marks(&self, table: &Table<'_>, eyes: Players) -> Vec<Mark> {
        let told = numbered(&Line { table, names: self.names(), eyes }, &self.entries);
        let marks = self.entries.iter().enumerate().filter_map(|(number, entry)| {
            let line = told.partition_point(|(first, _)| *first < number);
            Some(Mark { line, what: landmark(entry)? })
        });
        marks.collect()
    }
}
