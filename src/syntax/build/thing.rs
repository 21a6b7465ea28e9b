//! Things.

use super::parts::{Pair, Parts, only};
use super::{Builder, MisfitKind};
use crate::syntax::tree::{
    Amount, Determiner, Handled, OfAttribute, PastVerb, Thing, ThingKind, ThingNoun, ThingPlace,
};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    /// `thing`, `subject` and `described`.
    pub(super) fn thing(&self, pair: Pair<'_>) -> Thing {
        let at = self.at(&pair);
        let whole = pair;
        let inner = only(pair);
        let kind = match inner.as_rule() {
            Rule::thing_noun | Rule::described_noun => {
                ThingKind::Some(Box::new(self.deeper(&whole, || self.thing_noun(inner))))
            }
            Rule::more_than_in => {
                let mut parts = Parts::of(inner);
                let head = self.head(parts.must(Rule::heads));
                let mut noun = ThingNoun::plain(Determiner::Bare, head);
                noun.determiner =
                    Determiner::Count(Amount::MoreThanIn(Box::new(self.zone(parts.must(Rule::zone)))));
                ThingKind::Some(Box::new(noun))
            }
            Rule::the_other => ThingKind::TheOther,
            _ => self.closed_thing(inner),
        };
        Thing { kind, at }
    }

    pub(super) fn thing_inner(&self, pair: Pair<'_>) -> Thing {
        let at = self.at(&pair);
        let inner = only(pair);
        let kind = match inner.as_rule() {
            Rule::thing_inner_noun => ThingKind::Some(Box::new(self.thing_noun(inner))),
            _ => self.closed_thing(inner),
        };
        Thing { kind, at }
    }

    /// A thing with one clause of its own, inside a clause of another.
    pub(super) fn top_thing(&self, pair: Pair<'_>) -> Thing {
        let at = self.at(&pair);
        let clause = Parts::of(pair).must(Rule::thing_predicate);
        let mut noun = self.thing_noun(pair);
        noun.that.push(self.thing_predicate(clause));
        Thing { kind: ThingKind::Some(Box::new(noun)), at }
    }

    /// Several things without a determiner.
    pub(super) fn bare_things(&self, pair: Pair<'_>) -> Thing {
        let at = self.at(&pair);
        let mut parts = Parts::of(pair);
        let mut noun = self.noun_of(Determiner::Bare, false, parts.expect(), &mut parts);
        self.middle(parts.must(Rule::thing_middle), &mut noun);
        Thing { kind: ThingKind::Some(Box::new(noun)), at }
    }

    /// The possessor of `controller`: its, this card's, that card's.
    pub(super) fn possessor(&self, mut parts: Parts<'_>) -> Thing {
        let first = parts.expect();
        let at = self.at(&first);
        let kind = if first.as_rule() == Rule::kw_its { ThingKind::It } else { self.closed_thing(first) };
        Thing { kind, at }
    }

    fn closed_thing(&self, pair: Pair<'_>) -> ThingKind {
        let rule = pair.as_rule();
        let mut parts = Parts::of(pair);
        match rule {
            Rule::this_card => ThingKind::This,
            Rule::it => ThingKind::It,
            Rule::them => ThingKind::Them,
            Rule::the_rest => ThingKind::Rest,
            Rule::of_them => {
                if parts.has(Rule::kw_any_number_of) {
                    return ThingKind::OfThem(Amount::AnyNumber);
                }
                let up_to = parts.has(Rule::kw_up_to);
                let number = self.number(&parts.must(Rule::number));
                ThingKind::OfThem(if up_to { Amount::UpTo(number) } else { Amount::Exactly(number) })
            }
            Rule::that_thing => ThingKind::That(self.head(parts.must(Rule::that_head))),
            Rule::those_things => ThingKind::Those(self.head(parts.must(Rule::heads))),
            _ => ThingKind::Bound(self.bound(&parts.must(Rule::mark_thing_binder))),
        }
    }

    /// `thing_noun`, `described_noun` and `thing_inner_noun`.
    fn thing_noun(&self, pair: Pair<'_>) -> ThingNoun {
        let mut parts = Parts::of(pair);
        let mut noun = self.front(only(parts.must(Rule::thing_front)));
        let has_kinds = noun.kinds().is_some();
        self.middle(parts.must(Rule::thing_middle), &mut noun);
        if let Some(equal) = parts.take(Rule::equal_to) {
            if noun.determiner != Determiner::Bare {
                self.misfit(MisfitKind::AmountTwice, &equal);
            }
            let measure = self.measure(Parts::of(equal).must(Rule::measure));
            noun.determiner = Determiner::Count(Amount::EqualTo(Box::new(measure)));
        }
        if let Some(clauses) = parts.take(Rule::thing_clauses) {
            let clauses = Parts::of(clauses).all(Rule::thing_clause_part);
            noun.that.extend(clauses.map(|clause| self.thing_clause_part(clause)));
        }
        // Where they are and whose they are is told of all kinds, what they are like of one or of all.
        let is_described = noun.of.is_some() || noun.named.is_some() || noun.that.len() > 1;
        if has_kinds && is_described && self.misfits.borrow().is_empty() {
            self.misfit(MisfitKind::WhoseTail, &pair);
        }
        noun.except = parts
            .take(Rule::except)
            .map(|except| self.thing_inner(Parts::of(except).must(Rule::thing_inner)));
        noun.chooser = parts.take(Rule::chooser).map(|chooser| self.chooser(chooser));
        noun
    }

    fn middle(&self, pair: Pair<'_>, noun: &mut ThingNoun) {
        let mut parts = Parts::of(pair);
        noun.of = parts.take(Rule::of_attribute).map(|of| self.of_attribute(of));
        noun.named = parts.take(Rule::named).map(|named| self.quoted(&Parts::of(named).must(Rule::quoted)));
        noun.place = parts.take(Rule::place).map(|place| self.place(place));
        if let Some(held) = parts.take(Rule::held_by) {
            let at = self.at(&held);
            let mut held = Parts::of(held);
            let by = self.person(held.must(Rule::holder));
            match held.take(Rule::past_verb) {
                Some(verb) => noun.handled = Some(Handled { by, verb: past_verb(verb), at }),
                None => noun.controlled_by = Some(by),
            }
        }
    }

    fn of_attribute(&self, pair: Pair<'_>) -> OfAttribute {
        let mut parts = Parts::of(pair);
        parts.must(Rule::kw_of);
        let inner = parts.expect();
        match inner.as_rule() {
            Rule::that_value => OfAttribute::That(self.word(&Parts::of(inner).must(Rule::mark_attribute))),
            Rule::named_value => OfAttribute::Named(self.word(&Parts::of(inner).must(Rule::mark_attribute))),
            _ => OfAttribute::Value(self.word(&inner)),
        }
    }

    fn place(&self, pair: Pair<'_>) -> ThingPlace {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        match first.as_rule() {
            Rule::among_them => ThingPlace::AmongThem,
            Rule::kw_from => {
                let zones = Parts::of(parts.must(Rule::zones)).all(Rule::zone);
                ThingPlace::From(zones.map(|zone| self.zone(zone)).collect())
            }
            Rule::kw_in => {
                let zones = Parts::of(parts.must(Rule::in_zones)).all(Rule::in_zone);
                ThingPlace::In(zones.map(|zone| self.in_zone(zone)).collect())
            }
            Rule::kw_of => ThingPlace::Of(self.zone(parts.must(Rule::zone))),
            _ => {
                let with = Parts::of(first)
                    .find(Rule::with_this_card)
                    .map(|with| Box::new(Thing { at: self.at(&with), kind: ThingKind::This }));
                ThingPlace::SetAside { with }
            }
        }
    }
}

/// The verb of `past_verb`, `plain_past` or `done`.
pub(super) fn past_verb(pair: Pair<'_>) -> PastVerb {
    match only(pair).as_rule() {
        Rule::kw_drew | Rule::kw_draw | Rule::kw_drawn => PastVerb::Draw,
        Rule::kw_discarded | Rule::kw_discard => PastVerb::Discard,
        Rule::kw_played | Rule::kw_play => PastVerb::Play,
        Rule::kw_destroyed | Rule::kw_destroy => PastVerb::Destroy,
        Rule::kw_revealed | Rule::kw_reveal => PastVerb::Reveal,
        Rule::kw_looked_at | Rule::kw_look_at => PastVerb::LookAt,
        _ => PastVerb::Take,
    }
}
