//! An exchange in one line, however its cards came one after the other.

use super::log::{Entry, Noted};
use super::sentence::Line;
use crate::engine::Table;
use crate::game::{Event, Player, Zone};
use crate::program::EventKind;

/// The cards of an exchange that left one place for another.
struct Half<'e> {
    event: &'e Event,
    entries: Vec<Entry>,
}

fn exchanged(entry: &Entry) -> Option<&Event> {
    match &entry.what {
        Noted::Happened(event) if event.kind == EventKind::Exchange => Some(event),
        Noted::Happened(_)
        | Noted::Begun(_)
        | Noted::Acted(..)
        | Noted::CutShort(_)
        | Noted::ChainBroken
        | Noted::Chose(_)
        | Noted::NobodyGets
        | Noted::Forbidden(_) => None,
    }
}

/// How many of these entries are of one exchange.
pub(super) fn length(entries: &[Entry]) -> usize {
    let first = entries.first();
    let is_of_it =
        |entry: &&Entry| exchanged(entry).is_some() && first.is_some_and(|first| first.batch == entry.batch);
    entries.iter().take_while(is_of_it).count()
}

impl Line<'_> {
    /// "Ann exchanges Castle for Ben's Death".
    pub(super) fn exchange(&self, entries: &[Entry]) -> Option<String> {
        let mut halves: Vec<Half<'_>> = Vec::new();
        for entry in entries {
            let event = exchanged(entry)?;
            let way = (event.from, event.to);
            match halves.iter_mut().find(|half| (half.event.from, half.event.to) == way) {
                Some(half) => half.entries.push(entry.clone()),
                None => halves.push(Half { event, entries: vec![entry.clone()] }),
            }
        }
        // What was one's own is told first.
        halves.sort_by_key(|half| owner(self.table, half.event.from) != half.event.player);
        let who = self.name(halves.first()?.event.player);
        let told: Vec<String> = halves.iter().map(|half| self.half(half)).collect();
        Some(match told.as_slice() {
            [one, other] => format!("{who} exchanges {one} for {other}"),
            [alone] => {
                let way = halves[0].event.to.map(|to| self.names.way_to(self.table, to, halves[0].event.end));
                format!(
                    "{who} exchanges {alone}, which {} {}",
                    self.goes(&halves[0]),
                    way.unwrap_or_default()
                )
            }
            several => format!("{who} exchanges {}", super::english::list(several)),
        })
    }

    fn goes(&self, half: &Half<'_>) -> &'static str {
        if half.entries.len() > 1 { "go" } else { "goes" }
    }

    /// "Castle", "Ben's Death", "two cards from Ben's hand".
    fn half(&self, half: &Half<'_>) -> String {
        let cards = self.cards(&half.entries);
        let from = half.event.from;
        let is_named = half.entries.iter().flat_map(|entry| &entry.cards).all(|(_, seen)| self.knows(*seen));
        match (owner(self.table, from), self.zone(from)) {
            (Some(owner), _) if is_in_play(self.table, from) && half.event.player == Some(owner) => cards,
            (Some(owner), _) if is_in_play(self.table, from) && is_named => {
                format!("{} {cards}", self.names.possessive(owner))
            }
            (_, Some(zone)) if !is_in_play(self.table, from) => format!("{cards} from {zone}"),
            (_, Some(_) | None) => cards,
        }
    }
}

fn owner(table: &Table<'_>, zone: Option<Zone>) -> Option<Player> {
    zone.and_then(|zone| table.owner(zone))
}

fn is_in_play(table: &Table<'_>, zone: Option<Zone>) -> bool {
    zone.is_some_and(|zone| table.is_in_play(zone))
}
