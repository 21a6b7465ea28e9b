//! Where cards can lie at a table.

use super::Table;
use crate::game::{Player, Zone};
use crate::program::ZoneKindId;

impl<const W: usize> Table<'_, W> {
    pub fn zone_count(&self) -> usize {
        self.zones.count()
    }

    /// The first zone of a kind: the player's, where each has one.
    pub fn zone(&self, kind: ZoneKindId, player: Player) -> Zone {
        self.zones.of(kind, player)
    }

    pub fn zones_of(&self, kind: ZoneKindId) -> impl Iterator<Item = Zone> + use<W> {
        self.zones.all_of(kind)
    }

    pub fn kind_of(&self, zone: Zone) -> Option<ZoneKindId> {
        self.zones.info(zone).kind
    }

    pub fn is_in_play(&self, zone: Zone) -> bool {
        self.zones.info(zone).in_play
    }

    pub fn is_pile(&self, zone: Zone) -> bool {
        self.zones.info(zone).is_pile
    }

    /// Which of several zones of its kind and owner, from zero.
    pub fn number_of(&self, zone: Zone) -> u8 {
        self.zones.info(zone).number
    }

    /// The zone that a player draws into.
    pub fn hand(&self) -> Option<ZoneKindId> {
        self.zones.hand()
    }

    /// The zone that the deck starts in.
    pub fn deck(&self) -> Option<ZoneKindId> {
        self.zones.deck()
    }

    /// The zone that discards go to.
    pub fn discards(&self) -> Option<ZoneKindId> {
        self.zones.discards()
    }

    /// Who controls the cards of a zone.
    #[inline]
    pub fn owner(&self, zone: Zone) -> Option<Player> {
        self.zones.owner(zone)
    }
}
