//! Places as far as a text says for certain which they are.

use crate::analysis::assembly::Assembled;
use crate::analysis::lint::parts::zone_number;
use crate::analysis::resolve::ZoneRoles;
use crate::syntax::manifest::ZoneOrder;
use crate::syntax::tree::{
    Is, Order, Person, PersonKind, Thing, ThingKind, ThingNoun, ThingPlace, ThingPredicateKind, Word, Zone,
    ZoneKind,
};

/// One zone, by its place in the manifest, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot<'t> {
    zone: usize,
    whose: Whose<'t>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose<'t> {
    Shared,
    /// Of whoever does it.
    Doer,
    Person(&'t PersonKind),
}

/// Which end of a zone with an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Top,
    Bottom,
    /// None is named.
    Any,
}

/// What a clause needs to tell its places apart.
pub(super) struct Spots<'t> {
    pub game: &'t Assembled,
    pub roles: ZoneRoles,
    /// Nobody named: you.
    pub doer: Option<&'t Person>,
}

impl<'t> Spots<'t> {
    pub(super) fn of(&self, zone: &'t Zone) -> Option<Spot<'t>> {
        if zone.except_top {
            return None;
        }
        match &zone.kind {
            ZoneKind::The(word) => {
                let number = self.number(*word)?;
                let told = &self.game.manifest.zones[number];
                let is_one = !told.of_each_player && told.count == 1;
                is_one.then_some(Spot { zone: number, whose: Whose::Shared })
            }
            ZoneKind::Bare(word) => {
                let number = self.number(*word)?;
                let of_each = self.game.manifest.zones[number].of_each_player;
                Some(Spot { zone: number, whose: if of_each { Whose::Doer } else { Whose::Shared } })
            }
            ZoneKind::Of(word, person) => {
                Some(Spot { zone: self.number(*word)?, whose: self.whose(person)? })
            }
            ZoneKind::Empty(_) | ZoneKind::That(_) => None,
        }
    }

    /// The hand of somebody, or of whoever does it.
    pub(super) fn hand_of(&self, person: Option<&'t Person>) -> Option<Spot<'t>> {
        let whose = person.map_or(Some(Whose::Doer), |person| self.whose(person))?;
        Some(Spot { zone: self.roles.hand?, whose })
    }

    /// Whether cards that are put to this end of a zone are there already.
    pub(super) fn stays(&self, what: &'t Thing, to: Spot<'t>, end: End) -> bool {
        let ThingKind::Some(noun) = &what.kind else { return false };
        let from = self.from(noun);
        let is_there = !from.is_empty() && from.iter().all(|from| *from == Some(to));
        is_there
            && match self.game.manifest.zones[to.zone].order {
                ZoneOrder::None => true,
                ZoneOrder::Pile => match noun.order {
                    Some(Order::Top(_)) => end == End::Top,
                    Some(Order::Bottom(_)) => end == End::Bottom,
                    Some(Order::Next | Order::Last | Order::First) | None => false,
                },
            }
    }

    /// Whether two things come from one zone without an order.
    pub(super) fn share_a_heap(&self, one: &'t Thing, other: &'t Thing) -> bool {
        let ThingKind::Some(noun) = &one.kind else { return false };
        match self.from(noun)[..] {
            [Some(from)] => {
                self.game.manifest.zones[from.zone].order == ZoneOrder::None
                    && self.stays(other, from, End::Any)
            }
            _ => false,
        }
    }

    /// Whether a thing is said to be in play under this person, or under whoever does it.
    pub(super) fn is_controlled_by(&self, what: &'t Thing, person: Option<&'t Person>) -> bool {
        let ThingKind::Some(noun) = &what.kind else { return false };
        let wanted = person.map_or(Some(Whose::Doer), |person| self.whose(person));
        let controller = noun.controlled_by.as_ref().and_then(|person| self.whose(person));
        controller.is_some() && controller == wanted
    }

    /// Where a thing is said to come from: each of the places it may be.
    fn from(&self, noun: &'t ThingNoun) -> Vec<Option<Spot<'t>>> {
        let placed = match &noun.place {
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => {
                zones.iter().map(|zone| self.of(zone)).collect()
            }
            Some(ThingPlace::Of(zone)) => vec![self.of(zone)],
            Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) | None => Vec::new(),
        };
        let said = noun.that.iter().filter_map(|that| match &that.kind {
            ThingPredicateKind::Is { not: false, what: Is::In(zone) } => Some(self.of(zone)),
            ThingPredicateKind::Is { .. }
            | ThingPredicateKind::Shares { .. }
            | ThingPredicateKind::Own { .. }
            | ThingPredicateKind::HasCounters { .. }
            | ThingPredicateKind::HasKeyword { .. }
            | ThingPredicateKind::TopCard { .. }
            | ThingPredicateKind::Attribute { .. }
            | ThingPredicateKind::Extreme { .. } => None,
        });
        if placed.is_empty() { said.collect() } else { placed }
    }

    fn number(&self, word: Word) -> Option<usize> {
        zone_number(self.game, word)
    }

    /// Nobody where it may be somebody else each time.
    fn whose(&self, person: &'t Person) -> Option<Whose<'t>> {
        let is_doer = match self.doer {
            Some(doer) => person.kind == doer.kind,
            None => person.kind == PersonKind::You,
        };
        match &person.kind {
            PersonKind::They => Some(Whose::Doer),
            PersonKind::Some(_) => None,
            PersonKind::You
            | PersonKind::That(_)
            | PersonKind::Those(_)
            | PersonKind::Dealer
            | PersonKind::Winner
            | PersonKind::Next
            | PersonKind::Other
            | PersonKind::Beside { .. }
            | PersonKind::ControllerOf(_)
            | PersonKind::Bound(_) => Some(if is_doer { Whose::Doer } else { Whose::Person(&person.kind) }),
        }
    }
}
