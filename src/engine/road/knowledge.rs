//! Who sees a card where it lies, and what a move tells those who watch.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::Table;
use crate::game::{Card, CardSet, Players, Zone};
use crate::program::SeenBy;

/// Who sees the cards of a zone.
pub fn viewers(table: &Table<'_>, zone: Zone) -> Players {
    let info = table.zones.info(zone);
    match info.seen_by {
        SeenBy::Everyone => table.everyone(),
        SeenBy::Nobody => Players::NOBODY,
        SeenBy::Owner => {
            let allies = table.program.flow.teams.as_ref().is_some_and(|teams| teams.hands_seen_by_allies);
            info.owner.map_or(
                Players::NOBODY,
                |owner| {
                    if allies { table.team(owner) } else { Players::one(owner) }
                },
            )
        }
    }
}

impl<J: Journal> Match<'_, J> {
    /// A card has moved: who saw it, and who no longer knows what is left behind.
    pub(super) fn watch_move(&mut self, card: Card, from: Zone, to: Zone, face_down: bool) {
        let knew = self.game.knowledge.knowers(card);
        let sees = if face_down { Players::NOBODY } else { viewers(self.table, to) };
        self.game.knowledge.set(card, knew.or(sees));
        let info = self.table.zones.info(from);
        if info.is_pile || info.kind.is_none() && from != Zone::ASIDE {
            return;
        }
        // Whoever did not see which card left does not know which cards stayed.
        let sure = knew.or(sees).or(viewers(self.table, from));
        let left = self.game.zones.set(from);
        self.game.knowledge.keep_only(left, sure);
    }

    /// The order of a zone is no longer known: only who sees its cards still knows them.
    pub(super) fn forget_order(&mut self, zone: Zone, except: Players) {
        let cards = self.game.zones.set(zone);
        let sure = viewers(self.table, zone).or(except);
        self.game.knowledge.keep_only(cards, sure);
    }

    pub(super) fn show(&mut self, cards: CardSet, to: Players) {
        for card in cards.iter() {
            self.game.knowledge.add(card, to);
        }
    }
}
