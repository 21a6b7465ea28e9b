//! "The top event card": the first event from the top, or the top card if it is an event? Nobody can tell,
//! so it is asked.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{
    At, Condition, Determiner, Head, HeadNoun, Is, Measure, MeasureKind, SimpleCondition,
    SimpleConditionKind, Thing, ThingKind, ThingNoun, ThingPlace, ThingPredicate, ThingPredicateKind,
};

impl Lowering<'_> {
    /// Refuses a place in an order that is said of some of the cards only.
    pub fn top_of_a_kind(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        let any_card = match &noun.head.noun {
            HeadNoun::Card => noun.head.values.is_empty(),
            HeadNoun::Value(_) | HeadNoun::Zone(_) => false,
        };
        if any_card && noun.of.is_none() && noun.named.is_none() && noun.that.is_empty() {
            return Some(());
        }
        let zone = match &noun.place {
            Some(ThingPlace::Of(zone)) => zone,
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) if zones.len() == 1 => &zones[0],
            Some(
                ThingPlace::From(_) | ThingPlace::In(_) | ThingPlace::AmongThem | ThingPlace::SetAside { .. },
            )
            | None => return Some(()),
        };
        let pile = format::zone(self.world.dialect, zone);
        let print =
            |noun| format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(noun)), at });
        let kind = ThingNoun { determiner: Determiner::A, order: None, place: None, ..noun.clone() };
        let any = match self.is_unseen_pile(zone) {
            true => format!("look for one there: Search {pile} for {}.", print(kind.clone())),
            false => {
                let place = Some(ThingPlace::From(vec![zone.clone()]));
                format!("say so: {}", print(ThingNoun { place, ..kind.clone() }))
            }
        };
        let message = format!("\"{}\" can be read in two ways", self.quote(at));
        let place = self.place(at);
        let mut problem = Diagnostic::new(Code::TopOfAKind, place, message)
            .label("the top card, or the first of its kind?");
        if let Some(asked) = self.asked_of_that_card(&kind, at) {
            problem = problem.help(format!(
                "if only the top card will do, look at it first: Reveal the top card of {pile}. If {asked}, …"
            ));
        }
        self.report(problem.help(format!("if any will do, {any}")));
        None
    }

    /// What a noun says of a card, asked of one that was looked at: "that card is an ace and it matches". Not of which of
    /// several it is the highest, or what lies on it.
    pub fn asked_of_that_card(&self, kind: &ThingNoun, at: At) -> Option<String> {
        let mut asked = kind.that.clone();
        let plain = ThingNoun { that: Vec::new(), ..kind.clone() };
        if asked.is_empty() || plain != ThingNoun::plain(Determiner::A, Head::card()) {
            let what = Is::A(Box::new(Thing { kind: ThingKind::Some(Box::new(plain)), at }));
            asked.insert(0, ThingPredicate { kind: ThingPredicateKind::Is { not: false, what }, at });
        }
        let mut row = Vec::new();
        for predicate in asked {
            let that = Thing { kind: ThingKind::That(Head::card()), at };
            let thing = if row.is_empty() { that.clone() } else { Thing { kind: ThingKind::It, at } };
            let kind = match &predicate.kind {
                ThingPredicateKind::Extreme { .. } | ThingPredicateKind::TopCard { .. } => return None,
                ThingPredicateKind::Attribute { attribute, comparison } => {
                    let of = MeasureKind::AttributeOf { attribute: *attribute, of: Box::new(that) };
                    SimpleConditionKind::Measure(Measure { kind: of, at }, (**comparison).clone())
                }
                ThingPredicateKind::Is { .. }
                | ThingPredicateKind::Shares { .. }
                | ThingPredicateKind::Own { .. }
                | ThingPredicateKind::HasCounters { .. }
                | ThingPredicateKind::HasKeyword { .. } => SimpleConditionKind::Thing(thing, predicate),
            };
            row.push(SimpleCondition { kind, at });
        }
        Some(format::condition(self.world.dialect, &Condition { any: vec![row], at }))
    }
}
