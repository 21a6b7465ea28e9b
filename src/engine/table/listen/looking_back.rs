//! Who hears of a card that has moved and asks what it was before, besides what is printed on it.

use super::heard::HeardAbility;
use super::listeners::{Listeners, Listens};
use crate::engine::table::Table;
use crate::game::{CardSet, Game};
use crate::program::WorksIn;

/// Those who ask what a card was that has moved.
#[derive(Clone, Copy, Default)]
pub struct LookingBack<const W: usize> {
    /// Rules, effects, and cards elsewhere.
    anywhere: bool,
    in_play: CardSet<W>,
}

impl<const W: usize> LookingBack<W> {
    /// Whether one of them may hear of what happens to the cards at this moment of a game. One of these may enter play by it.
    #[inline]
    pub fn may_ask(&self, game: &Game<W>, moved: &CardSet<W>) -> bool {
        self.anywhere || self.in_play.meets(game.zones.in_play_ref()) || self.in_play.meets(moved)
    }

    pub fn is_nobody(&self) -> bool {
        !self.anywhere && self.in_play.is_empty()
    }
}

impl<const W: usize> Listeners<W> {
    /// Who hears of something that has happened and asks what cards were besides what is printed on them.
    pub fn looking_back(&self, table: &Table<'_, W>) -> LookingBack<W> {
        let mut found = LookingBack::default();
        let asks =
            |one: &&HeardAbility<W>| !one.attention.is_all() && table.linked(one.text).hangs_on_values(table);
        let entries = self.by_kind.iter().map(|entries| entries[Listens::After as usize]);
        for heard in entries.map(|entry| self.at(entry)) {
            for one in heard.rules.iter().chain(&heard.abilities).filter(asks) {
                match one.card.filter(|_| one.ability.works_in == WorksIn::Play) {
                    Some(card) => found.in_play.insert(card),
                    None => found.anywhere = true,
                }
            }
            found.anywhere |= heard.effects.iter().any(|one| asks(&one));
        }
        found
    }
}
