//! Which zones the verbs mean that name none, found by what the manifest says of them. Knows no zone by its name.

use crate::syntax::manifest::{GameManifest, SeenBy, ZoneOrder};

/// The places of zones in the list of the manifest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZoneRoles {
    pub hand: Option<usize>,
    pub deck: Option<usize>,
    pub discards: Option<usize>,
    pub in_play: Option<usize>,
}

impl ZoneRoles {
    pub fn of(manifest: &GameManifest) -> ZoneRoles {
        let mut roles = ZoneRoles::default();
        for (number, zone) in manifest.zones.iter().enumerate() {
            let shared_pile = !zone.of_each_player && zone.count == 1 && zone.order == ZoneOrder::Pile;
            if zone.in_play {
                roles.in_play.get_or_insert(number);
            } else if zone.starts_with_deck {
                roles.deck.get_or_insert(number);
            } else if zone.of_each_player && zone.seen_by == SeenBy::Owner {
                roles.hand.get_or_insert(number);
            } else if shared_pile && zone.seen_by == SeenBy::Everyone {
                roles.discards.get_or_insert(number);
            }
        }
        roles
    }
}
