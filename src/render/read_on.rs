//! A log that is read on, bit by bit: what was read and can't change any more is not put into words again.

use super::landmark::{BegunTurn, begins_turn};
use super::log::Log;
use super::sentence::{Line, NEAR, numbered};
use crate::engine::Table;
use crate::game::Players;

/// How far those have come who read it together.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reading {
    /// How many lines they have read.
    read: usize,
    /// The first entry of a line: what is told before it stays as it is, and how many lines that is.
    from: usize,
    before: usize,
}

impl Reading {
    /// What is new, and the turns that begin with one of these lines.
    pub fn read_on(&mut self, log: &Log, table: &Table<'_>, eyes: Players) -> (Vec<String>, Vec<BegunTurn>) {
        let entries = &log.entries[self.from..];
        let told = numbered(&Line { table, names: log.names(), eyes }, entries);
        let first = self.read.min(self.before + told.len()) - self.before;
        let begun = entries.iter().enumerate().filter_map(|(number, entry)| {
            let line = told.partition_point(|(at, _)| *at < number).checked_sub(first)?;
            let is_new = begins_turn(entry) && log.begins_new_turn(self.from + number);
            is_new.then_some(BegunTurn { turn: entry.turn, line })
        });
        let begun = begun.collect();
        self.read = self.before + told.len();
        let settled = entries.len().saturating_sub(NEAR);
        if let Some(last) = told.iter().rposition(|(at, _)| *at <= settled) {
            self.from += told[last].0;
            self.before += last;
        }
        (told.into_iter().skip(first).map(|(_, line)| line).collect(), begun)
    }
}
