//! Which zones an act takes all cards from, and which it brings cards to.

use crate::analysis::Assembled;
use crate::analysis::lint::parts::zone_number;
use crate::analysis::resolve::ZoneRoles;
use crate::syntax::tree::{
    Act, ActKind, Destination, Determiner, Head, Person, PersonDeterminer, PersonKind, SimpleVerb, Thing,
    ThingKind, ThingPlace, Zone, ZoneKind,
};

/// A zone of somebody, or of nobody.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heap<'t> {
    /// Its place in the manifest.
    pub zone: usize,
    whose: Whose<'t>,
    /// As it is named, where it is.
    pub said: Option<&'t Zone>,
}

#[derive(Clone, Copy, Debug)]
enum Whose<'t> {
    Nobody,
    You,
    Person(&'t Person),
}

impl Heap<'_> {
    /// Whether a zone that is named later is certainly this one.
    pub fn is(&self, later: &Heap<'_>) -> bool {
        self.zone == later.zone
            && match (self.whose, later.whose) {
                (Whose::Nobody, Whose::Nobody) | (Whose::You, Whose::You) => true,
                (Whose::Person(one), Whose::Person(other)) => {
                    std::ptr::eq(one, other)
                        || matches!(other.kind, PersonKind::They | PersonKind::That(_))
                        || one.kind == other.kind && is_always_the_same(one)
                }
                _ => false,
            }
    }
}

/// Whether those words mean the same people a second time: nobody chooses them.
fn is_always_the_same(person: &Person) -> bool {
    match &person.kind {
        PersonKind::Some(noun) => {
            matches!(noun.determiner, PersonDeterminer::Each | PersonDeterminer::All) && noun.clause.is_none()
        }
        _ => true,
    }
}

/// The zones that are empty once it is done.
pub(super) fn emptied<'t>(game: &Assembled, act: &'t Act, doer: Option<&'t Person>) -> Vec<Heap<'t>> {
    match &act.kind {
        ActKind::Shuffle { zone, into: Some(_) } => heap(game, zone, doer).into_iter().collect(),
        ActKind::Simple { verb: SimpleVerb::Discard, what, .. }
        | ActKind::SetAside { what, .. }
        | ActKind::Give { what, .. }
        | ActKind::Own { what: Some(what), .. } => all_from(game, what, doer),
        ActKind::Put { moves, .. } => {
            moves.iter().flat_map(|one| &one.things).flat_map(|what| all_from(game, what, doer)).collect()
        }
        _ => Vec::new(),
    }
}

/// The zones that all cards are taken from: "all cards from your hand".
fn all_from<'t>(game: &Assembled, what: &'t Thing, doer: Option<&'t Person>) -> Vec<Heap<'t>> {
    let ThingKind::Some(noun) = &what.kind else { return Vec::new() };
    let is_all = matches!(noun.determiner, Determiner::All | Determiner::TheMany) && is_any_card(what);
    match &noun.place {
        Some(ThingPlace::From(zones) | ThingPlace::In(zones)) if is_all => {
            zones.iter().filter_map(|zone| heap(game, zone, doer)).collect()
        }
        _ => Vec::new(),
    }
}

/// Cards, and nothing more is said of them than how many and where.
pub(super) fn is_any_card(what: &Thing) -> bool {
    let ThingKind::Some(noun) = &what.kind else { return false };
    noun.head == Head::card()
        && !noun.other
        && !noun.random
        && noun.order.is_none()
        && noun.of.is_none()
        && noun.named.is_none()
        && noun.controlled_by.is_none()
        && noun.handled.is_none()
        && noun.that.is_empty()
        && noun.except.is_none()
}

/// The zones that it brings cards to.
pub(super) fn filled<'t>(
    game: &Assembled,
    roles: ZoneRoles,
    act: &'t Act,
    doer: Option<&'t Person>,
) -> Vec<Heap<'t>> {
    let hand_of = |person: Option<&'t Person>| {
        roles.hand.map(|zone| Heap { zone, whose: whose(person, doer), said: None })
    };
    match &act.kind {
        ActKind::Simple { verb: SimpleVerb::Draw, .. } => hand_of(doer).into_iter().collect(),
        ActKind::Give { to, .. } | ActKind::Deal { to, .. } => hand_of(Some(to)).into_iter().collect(),
        ActKind::Return { to, .. } => heap(game, to, doer).into_iter().collect(),
        ActKind::Put { moves, .. } => {
            let goals = moves.iter().filter_map(|one| match &one.to {
                Destination::Into(zone) | Destination::OnTop(zone) | Destination::OnBottom(zone) => {
                    Some(zone)
                }
                Destination::IntoPlay { .. } => None,
            });
            goals.filter_map(|zone| heap(game, zone, doer)).collect()
        }
        _ => Vec::new(),
    }
}

fn heap<'t>(game: &Assembled, zone: &'t Zone, doer: Option<&'t Person>) -> Option<Heap<'t>> {
    let (word, whose) = match &zone.kind {
        ZoneKind::The(word) => (word, Whose::Nobody),
        ZoneKind::Bare(word) => (word, whose(doer, doer)),
        ZoneKind::Of(word, person) => (word, whose(Some(&**person), doer)),
        ZoneKind::Empty(_) | ZoneKind::That(_) => return None,
    };
    let zone_number = zone_number(game, *word)?;
    (!zone.except_top).then_some(Heap { zone: zone_number, whose, said: Some(zone) })
}

/// Nobody named: you. "They" are whoever does it.
fn whose<'t>(person: Option<&'t Person>, doer: Option<&'t Person>) -> Whose<'t> {
    let is_doer = |person: &&Person| person.kind == PersonKind::They;
    match person.filter(|person| !is_doer(person)).or(doer) {
        Some(person) if person.kind != PersonKind::You => Whose::Person(person),
        Some(_) | None => Whose::You,
    }
}
