//! Only cards in play are controlled, and only they have counters: of cards somewhere else it is never true.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::syntax::tree::{
    At, CounterAmount, Is, Thing, ThingKind, ThingNoun, ThingPlace, ThingPredicate, ThingPredicateKind, Zone,
    ZoneKind,
};

use super::select::takes_several;

impl Lowering<'_> {
    /// Refuses "controls a king in hand", and shows how it is said of cards that lie there.
    pub fn controls_in_play(&mut self, thing: &Thing, whole: At) -> Option<()> {
        let ThingKind::Some(noun) = &thing.kind else { return Some(()) };
        let Some(place) = elsewhere(noun) else { return Some(()) };
        let said = self.quote(whole);
        let have = match said.split_once(' ') {
            Some((verb, _)) if verb.eq_ignore_ascii_case("controls") => "has",
            _plain => "have",
        };
        let written = self.quote(thing.at);
        let help = match place.is_some_and(is_somebodys) {
            true => format!("cards there are had: \"{have} {written}\""),
            false => {
                let are = if takes_several(noun) { "are" } else { "is" };
                format!("cards there are nobody's: \"there {are} {written}\"")
            }
        };
        self.nothing_there(thing.at, "be controlled", &help)
    }

    /// The same of cards that are described: "kings you control that are in your hand", "a card in hand that has an oil
    /// counter".
    pub fn described_in_play(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        if elsewhere(noun).is_none() {
            return Some(());
        }
        if noun.controlled_by.is_some() {
            return self.nothing_there(at, "be controlled", "leave out who controls it, or where it lies");
        }
        match noun.that.iter().any(asks_for_counters) {
            true => self.counters_there(at),
            false => Some(()),
        }
    }

    /// "If a card in your hand has an oil counter": no card there has one.
    pub fn has_counters_there(&mut self, noun: &ThingNoun, predicate: &ThingPredicate, at: At) -> Option<()> {
        match asks_for_counters(predicate) && elsewhere(noun).is_some() {
            true => self.counters_there(at),
            false => Some(()),
        }
    }

    fn counters_there<T>(&mut self, at: At) -> Option<T> {
        let help = "name cards in play: \"a card you control that has …\"";
        self.nothing_there(at, "have counters", help)
    }

    fn nothing_there<T>(&mut self, at: At, done: &str, help: &str) -> Option<T> {
        let said = self.quote(at);
        let message = format!("Only a card in play can {done}, and \"{said}\" is somewhere else.");
        self.refuse(Code::NotInPlay, at, message, "not in play", help)
    }
}

/// Where cards lie that are not in play: the zone, where it is one.
fn elsewhere(noun: &ThingNoun) -> Option<Option<&Zone>> {
    match &noun.place {
        Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => return Some(zones.first()),
        Some(ThingPlace::Of(zone)) => return Some(Some(zone)),
        Some(ThingPlace::SetAside { .. }) => return Some(None),
        Some(ThingPlace::AmongThem) | None => {}
    }
    noun.that.iter().find_map(|predicate| match &predicate.kind {
        ThingPredicateKind::Is {
            not: false,
            what: Is::In(zone) | Is::OnTopOf(zone) | Is::OnBottomOf(zone),
        } => Some(Some(zone)),
        _anywhere => None,
    })
}

fn is_somebodys(zone: &Zone) -> bool {
    match &zone.kind {
        ZoneKind::Bare(_) | ZoneKind::Of(..) => true,
        ZoneKind::The(_) | ZoneKind::Empty(_) | ZoneKind::That(_) => false,
    }
}

fn asks_for_counters(predicate: &ThingPredicate) -> bool {
    matches!(&predicate.kind, ThingPredicateKind::HasCounters { amount, .. } if *amount != CounterAmount::No)
}
