//! "A card from the draw pile": nobody sees the cards there, so it could be the top card, or one that somebody looks
//! for. It is asked which.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{SeenBy, ZoneOrder};
use crate::syntax::tree::{
    Amount, At, Determiner, HeadNoun, Is, Order, Thing, ThingKind, ThingNoun, ThingPlace, ThingPredicateKind,
    Zone,
};

use super::noun_set::is_extreme;
use super::zone::zone_word;

impl Lowering<'_> {
    /// Refuses cards that are picked out of a pile whose cards nobody sees. What follows is read all the same.
    pub fn picked_unseen(&mut self, noun: &ThingNoun, at: At) {
        let picks = match noun.determiner {
            Determiner::A | Determiner::Count(_) => true,
            Determiner::The => noun.that.iter().any(is_extreme),
            Determiner::Each
            | Determiner::All
            | Determiner::TheMany
            | Determiner::Any
            | Determiner::No
            | Determiner::Bare
            | Determiner::Ordinal(_) => false,
        };
        if !picks || noun.random || noun.order.is_some() {
            return;
        }
        if let Some(zone) = zones_of(noun).into_iter().find(|zone| self.is_unseen_pile(zone)) {
            self.unseen(noun, zone, at);
        }
    }

    /// Whether it has an order, and nobody sees its cards.
    pub fn is_unseen_pile(&self, zone: &Zone) -> bool {
        let zone = &self.world.zones[self.world.zone_kind(zone_word(zone)).index()];
        zone.order == ZoneOrder::Pile && zone.seen_by == SeenBy::Nobody
    }

    fn unseen(&mut self, noun: &ThingNoun, zone: &Zone, at: At) {
        let said = self.quote(at);
        let print =
            |noun| format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(noun)), at });
        let pile = format::zone(self.world.dialect, &Zone { except_top: false, ..zone.clone() });
        let plain = without_place(noun);
        let top = on_top(&plain, zone).map(print);
        let asked = self.asked_of_that_card(&plain, at);
        let kind = print(plain);
        let mut problem = Diagnostic::new(
            Code::TopOfAKind,
            self.place(at),
            format!("\"{said}\" does not say which: nobody sees the cards in {pile}"),
        )
        .label("the top card, or any?");
        if let Some(top) = top {
            let top = self.said_with(&said, &top).unwrap_or(top);
            problem = problem.help(format!("if the top one is meant, say so: {top}."));
        } else if noun.determiner == Determiner::A
            && let Some(asked) = asked
        {
            problem = problem.help(format!(
                "if only the top card will do, look at it first: Reveal the top card of {pile}. If {asked}, …"
            ));
        }
        problem = problem.help(format!("to look for it there: Search {pile} for {kind}."));
        let random = print(ThingNoun { random: true, ..noun.clone() });
        if let Some(random) = self.said_with(&said, &random).filter(|_| noun.determiner != Determiner::The) {
            problem = problem.help(format!("to leave it to chance: {random}."));
        }
        self.report(problem);
    }

    /// What is being done, with other words in it.
    fn said_with(&self, said: &str, instead: &str) -> Option<String> {
        let words = self.text.clauses.last()?.words.as_str();
        let sentence = words.split(". ").next().unwrap_or(words);
        sentence.contains(said).then(|| sentence.replacen(said, instead, 1))
    }
}

/// Where the noun says that its cards are.
fn zones_of(noun: &ThingNoun) -> Vec<&Zone> {
    let mut zones: Vec<&Zone> = match &noun.place {
        Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => zones.iter().collect(),
        Some(ThingPlace::Of(zone)) => vec![zone],
        Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) | None => Vec::new(),
    };
    zones.extend(noun.that.iter().filter_map(|predicate| match &predicate.kind {
        ThingPredicateKind::Is { not: false, what: Is::In(zone) } => Some(zone),
        _other => None,
    }));
    zones
}

/// The same cards, wherever they are.
fn without_place(noun: &ThingNoun) -> ThingNoun {
    let mut plain = ThingNoun { place: None, ..noun.clone() };
    plain.that.retain(|predicate| !matches!(predicate.kind, ThingPredicateKind::Is { what: Is::In(_), .. }));
    plain
}

/// As many cards from the top, where any card will do.
fn on_top(noun: &ThingNoun, zone: &Zone) -> Option<ThingNoun> {
    let count = match &noun.determiner {
        Determiner::A => 1,
        Determiner::Count(Amount::Exactly(count)) => *count,
        _open => return None,
    };
    let is_any = noun.head.noun == HeadNoun::Card && noun.head.values.is_empty();
    let is_narrowed = noun.of.is_some() || noun.named.is_some() || !noun.that.is_empty() || noun.other;
    if !is_any || is_narrowed || zone.except_top {
        return None;
    }
    Some(ThingNoun {
        determiner: Determiner::The,
        order: Some(Order::Top(count)),
        place: Some(ThingPlace::Of(zone.clone())),
        chooser: None,
        ..noun.clone()
    })
}
