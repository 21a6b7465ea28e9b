//! Which zones the verbs mean that name none, found by what the manifest says of them. Knows no zone by its name.

use crate::syntax::manifest::{GameManifest, ZoneManifest, ZoneRole};

/// The places of zones in the list of the manifest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZoneRoles {
    /// Of several, the first: the manifest has to say which one it is.
    pub hand: Option<usize>,
    pub deck: Option<usize>,
    /// None where several fit and none is said to be it: only a game that discards needs to say.
    pub discards: Option<usize>,
    pub in_play: Option<usize>,
}

impl ZoneRoles {
    pub fn of(manifest: &GameManifest) -> ZoneRoles {
        let place = |is: fn(&ZoneManifest) -> bool| manifest.zones.iter().position(is);
        let mut hands = ZoneRole::Hand.rivals(manifest);
        let mut piles = ZoneRole::Discards.rivals(manifest);
        ZoneRoles {
            hand: hands.next().map(|(number, _)| number),
            deck: place(|zone| zone.starts_with_deck),
            discards: piles.next().filter(|_| piles.next().is_none()).map(|(number, _)| number),
            in_play: place(|zone| zone.in_play),
        }
    }
}
