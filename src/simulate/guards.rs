//! Where the engine had to cut something off in a game. Such a game ends all the same, so its end does not
//! tell.

use std::collections::BTreeSet;

use crate::engine::{Journal, Limit, Table};
use crate::game::{Answer, Event, Game, Pending, TextNo};

/// The things that were cut off in one game, each once, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guards(pub BTreeSet<String>);

impl<const W: usize> Journal<W> for Guards {
    const LOOKS_ON: bool = false;

    fn happened(&mut self, _: &Table<'_, W>, _: &Game<W>, _: &Event) {}

    fn chosen(&mut self, _: &Table<'_, W>, _: &Game<W>, _: &Pending<W>, _: Answer<W>) {}

    fn cut_short(&mut self, _: &Table<'_, W>, _: &Game<W>, limit: Limit) {
        match limit {
            Limit::Turn => {
                self.0.insert("a turn with too many decisions".to_string());
            }
            // The end of the game tells.
            Limit::Game => {}
        }
    }

    fn chain_broken(&mut self, table: &Table<'_, W>, _: &Game<W>, cycle: &[TextNo]) {
        let texts: BTreeSet<String> = cycle.iter().map(|text| table.describe(*text)).collect();
        let texts: Vec<String> = texts.into_iter().collect();
        self.0.insert(format!("a chain without an end: {}", texts.join(", ")));
    }
}
