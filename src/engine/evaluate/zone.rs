//! Zones that a text speaks of, as bits.

use super::Look;
use crate::game::{CardSet, Zone};
use crate::program::{AttributeId, Cards, PlaceId, ZoneKindId, ZoneRef};

/// Several zones, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZoneSet(pub u64);

impl ZoneSet {
    pub fn one(zone: Zone) -> ZoneSet {
        ZoneSet(1 << zone.0)
    }

    pub fn contains(self, zone: Zone) -> bool {
        self.0 & (1 << zone.0) != 0
    }

    /// The zone, where it is one.
    #[inline]
    pub fn only(self) -> Option<Zone> {
        self.0.is_power_of_two().then(|| Zone(self.0.trailing_zeros() as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Zone> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let zone = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            Some(Zone(zone as u8))
        })
    }
}

impl FromIterator<Zone> for ZoneSet {
    fn from_iter<T: IntoIterator<Item = Zone>>(zones: T) -> ZoneSet {
        ZoneSet(zones.into_iter().fold(0, |bits, zone| bits | 1 << zone.0))
    }
}

impl<const W: usize> Look<'_, W> {
    pub fn place(&self, place: PlaceId) -> ZoneSet {
        self.zones(self.text().places[place.index()])
    }

    /// The zone to move something to: the first, where several are meant.
    pub fn one_zone(&self, place: PlaceId) -> Option<Zone> {
        self.place(place).iter().next()
    }

    #[inline]
    pub fn zones(&self, zone: ZoneRef) -> ZoneSet {
        match self.single_zone(zone) {
            Some(zone) => ZoneSet::one(zone),
            None => self.several_zones(zone),
        }
    }

    /// The zone, where it is plain that one is meant.
    #[inline]
    pub(super) fn single_zone(&self, zone: ZoneRef) -> Option<Zone> {
        match zone {
            ZoneRef::Shared(kind) => Some(self.table.zones.of(kind, self.you)),
            ZoneRef::Of(kind, who) => {
                self.people(who).only().and_then(|one| self.table.zones.only(kind, one))
            }
            ZoneRef::Every(_)
            | ZoneRef::Local(_)
            | ZoneRef::Candidate
            | ZoneRef::SetAside
            | ZoneRef::SetAsideWith(_) => None,
        }
    }

    #[inline(never)]
    fn several_zones(&self, zone: ZoneRef) -> ZoneSet {
        let table = &self.table.zones;
        match zone {
            ZoneRef::Shared(kind) => ZoneSet::one(table.of(kind, self.you)),
            ZoneRef::Of(kind, who) => {
                let people = self.people(who);
                people.iter().flat_map(|player| table.all_of_player(kind, player)).collect()
            }
            ZoneRef::Every(kind) => table.all_of(kind).collect(),
            ZoneRef::Local(local) => match self.local(local) {
                0 => ZoneSet::default(),
                number => ZoneSet::one(Zone((number - 1) as u8)),
            },
            ZoneRef::Candidate => self.filtered.zone.map_or(ZoneSet::default(), ZoneSet::one),
            ZoneRef::SetAside | ZoneRef::SetAsideWith(_) => ZoneSet::one(Zone::ASIDE),
        }
    }

    /// The cards of a zone.
    #[inline]
    pub fn zone_cards(&self, zone: ZoneRef) -> CardSet<W> {
        match self.single_zone(zone) {
            Some(zone) => self.game.zones.set(zone),
            None => self.cards_of_several(zone),
        }
    }

    #[inline(never)]
    fn cards_of_several(&self, zone: ZoneRef) -> CardSet<W> {
        if let ZoneRef::SetAsideWith(host) = zone {
            return self.aside_with(host);
        }
        self.zones(zone).iter().fold(CardSet::EMPTY, |all, zone| all.or(self.game.zones.set(zone)))
    }

    pub fn aside_with(&self, hosts: Cards) -> CardSet<W> {
        let hosts = self.cards(hosts);
        let held = self.game.aside.iter().filter(|(host, _)| hosts.contains(*host));
        held.map(|(_, card)| *card).collect()
    }

    /// Whether the zone a filter looks at is one of these.
    pub fn zone_is(&self, place: PlaceId) -> bool {
        let wanted = self.text().places[place.index()];
        self.filtered.zone.is_some_and(|zone| self.zones(wanted).contains(zone))
    }

    /// Whether the zone a filter looks at has a value in common with one of the cards.
    pub fn zone_shares(&self, attribute: AttributeId, cards: Cards) -> bool {
        let Some(zone) = self.filtered.zone else { return false };
        let info = self.table.zones.info(zone);
        let Some(kind) = info.kind else { return false };
        let cards = self.cards(cards);
        let values = self.zone_values(kind, attribute, usize::from(info.number));
        values.into_iter().any(|value| self.with_value(value).meets(&cards))
    }

    fn zone_values(
        &self,
        kind: ZoneKindId,
        attribute: AttributeId,
        number: usize,
    ) -> Option<crate::program::ValueId> {
        let definition = &self.table.program.zones[kind.index()];
        let values = definition.attributes.iter().find(|(of, _)| *of == attribute)?;
        values.1.get(number).copied()
    }
}
