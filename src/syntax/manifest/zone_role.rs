//! The part that a zone plays for the verbs that name none.

use super::{GameManifest, SeenBy, ZoneManifest, ZoneOrder};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZoneRole {
    /// Cards are drawn, dealt and given into it.
    Hand,
    /// Discarded cards go on top of it.
    Discards,
}

impl ZoneRole {
    pub const ALL: [ZoneRole; 2] = [ZoneRole::Hand, ZoneRole::Discards];

    /// As `takes = "…"` says it.
    pub fn word(self) -> &'static str {
        match self {
            ZoneRole::Hand => "draws",
            ZoneRole::Discards => "discards",
        }
    }

    /// Whether a zone can be it.
    pub fn fits(self, zone: &ZoneManifest) -> bool {
        let has_another = zone.in_play || zone.starts_with_deck;
        !has_another
            && match self {
                ZoneRole::Hand => zone.of_each_player && zone.seen_by == SeenBy::Owner,
                ZoneRole::Discards => {
                    !zone.of_each_player
                        && zone.count == 1
                        && zone.order == ZoneOrder::Pile
                        && zone.seen_by == SeenBy::Everyone
                }
            }
    }

    /// The zones that could be it, with their places in the list: the one that is said to be it, else all that fit.
    pub fn rivals(self, game: &GameManifest) -> impl Iterator<Item = (usize, &ZoneManifest)> {
        let is_it = move |zone: &ZoneManifest| {
            self.fits(zone) && zone.role.as_ref().is_some_and(|role| role.value == self)
        };
        let is_told = game.zones.iter().any(is_it);
        let zones = game.zones.iter().enumerate();
        zones.filter(move |(_, zone)| if is_told { is_it(zone) } else { self.fits(zone) })
    }
}
