//! Zones that a text speaks of.

use super::{Look, Met};
use crate::game::{Part, Zone};
use crate::program::{PlaceId, ZoneRef};

impl Look<'_> {
    pub fn place(&self, place: PlaceId) -> Met<Vec<Zone>> {
        self.zones(self.text().places[place.index()])
    }

    /// The zone to move something to: the first, where several are meant.
    pub fn one_zone(&self, place: PlaceId) -> Met<Option<Zone>> {
        Ok(self.place(place)?.first().copied())
    }

    pub fn zones(&self, zone: ZoneRef) -> Met<Vec<Zone>> {
        Ok(match zone {
            ZoneRef::Shared(kind) => vec![self.table.zone(kind, self.frame.you)],
            ZoneRef::Of(kind, who) => {
                self.people(who)?.iter().map(|player| self.table.zone(kind, player)).collect()
            }
            ZoneRef::Every(kind) => self.table.zones_of(kind).collect(),
            ZoneRef::Local(local) => match self.frame.local(local) {
                0 => Vec::new(),
                number => vec![Zone((number - 1) as u8)],
            },
            ZoneRef::Candidate | ZoneRef::SetAside | ZoneRef::SetAsideWith(_) => {
                return self.missing(Part::Zone(zone));
            }
        })
    }
}
