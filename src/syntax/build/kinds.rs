//! Several kinds of which something is one: a king or a queen, blue or an eight.

use super::parts::{Pair, Parts};
use super::{Builder, MisfitKind};
use crate::syntax::tree::{
    At, Determiner, Head, HeadNoun, Is, Thing, ThingKind, ThingNoun, ThingPredicate, ThingPredicateKind, Word,
};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    /// A noun by its head. With several kinds, or values, it is a card that is one of them: "a king or a queen",
    /// "a blue or green card".
    pub(super) fn noun_of(
        &self,
        determiner: Determiner,
        another: bool,
        head: Pair<'_>,
        parts: &mut Parts<'_>,
    ) -> ThingNoun {
        if let Rule::either | Rule::either_many = head.as_rule() {
            return self.either(determiner, head);
        }
        let rules = [Rule::or_ones, Rule::or_noun, Rule::or_number, Rule::or_nouns];
        match rules.into_iter().find_map(|rule| parts.take(rule)) {
            Some(others) => self.several_kinds(determiner, another, head, others),
            None => ThingNoun::plain(determiner, self.head(head)),
        }
    }

    fn either(&self, determiner: Determiner, pair: Pair<'_>) -> ThingNoun {
        let mut parts = Parts::of(pair);
        let mut values = Vec::new();
        while let Some(Rule::mark_value | Rule::kw_or) = parts.peek() {
            let part = parts.expect();
            values.extend((part.as_rule() == Rule::mark_value).then(|| self.word(&part)));
        }
        let head = self.head(parts.expect());
        // "An asset or event card" is clear, "a king or black queen" is not.
        if head.noun != HeadNoun::Card && values.iter().any(|value| self.is_noun(*value)) {
            self.misfit(MisfitKind::WhoseAdjective, &pair);
        }
        that_is(ThingNoun::plain(determiner, head), Is::Values(values), self.at(&pair))
    }

    fn several_kinds(
        &self,
        determiner: Determiner,
        another: bool,
        head: Pair<'_>,
        others: Pair<'_>,
    ) -> ThingNoun {
        let at = self.at(&head);
        let all = at.until(self.at(&others));
        let first = self.head(head);
        match others.as_rule() == Rule::or_ones {
            true if determiner != Determiner::A || another => self.misfit_at(MisfitKind::OtherNumber, all),
            false if !first.values.is_empty() => self.misfit_at(MisfitKind::WhoseAdjective, all),
            _clear => {}
        }
        let each = determiner.of_kinds();
        let mut kinds = vec![a_kind(each.clone(), first, at)];
        let mut parts = Parts::of(others);
        while let Some(part) = parts.next() {
            kinds.extend(self.kind(part, &each));
        }
        if kinds.iter().any(is_every_card) {
            self.misfit_at(MisfitKind::EveryKind, all);
        }
        that_is(ThingNoun::plain(determiner, Head::card()), Is::OneOf(kinds), all)
    }

    /// A king, king, kings. What stands between kinds is none.
    fn kind(&self, pair: Pair<'_>, determiner: &Determiner) -> Option<Is> {
        let head = match pair.as_rule() {
            Rule::one_kind => self.head(Parts::of(pair).must(Rule::that_head)),
            Rule::noun_kind | Rule::number_kind | Rule::noun_kinds => {
                let value = self.value_as_noun(pair);
                self.must_be_noun(value, false, &pair);
                Head { values: Vec::new(), noun: HeadNoun::Value(value) }
            }
            _or => return None,
        };
        Some(a_kind(determiner.clone(), head, self.at(&pair)))
    }

    /// What follows `is`, with a value before `or`: blue or green, blue or an eight.
    pub(super) fn one_of(&self, pair: Pair<'_>) -> Is {
        let mut parts = Parts::of(pair);
        let mut all = Vec::new();
        while let Some(part) = parts.next() {
            match part.as_rule() {
                Rule::one_kind => all.extend(self.kind(part, &Determiner::A)),
                Rule::noun_kinds => all.extend(self.kind(part, &Determiner::Bare)),
                Rule::mark_value | Rule::named_value | Rule::that_value => all.push(self.value_like(part)),
                _or => {}
            }
        }
        if all.iter().any(is_every_card) {
            self.misfit(MisfitKind::EveryKind, &pair);
        }
        let values: Option<Vec<_>> = all.iter().map(as_value).collect();
        values.map_or(Is::OneOf(all), Is::Values)
    }

    /// blue, the named color, that color
    pub(super) fn value_like(&self, pair: Pair<'_>) -> Is {
        match pair.as_rule() {
            Rule::named_value => Is::Named(self.word(&Parts::of(pair).must(Rule::mark_attribute))),
            Rule::that_value => Is::ThatValue(self.word(&Parts::of(pair).must(Rule::mark_attribute))),
            _ => Is::Values(vec![self.word(&pair)]),
        }
    }

    pub(super) fn must_be_noun(&self, value: Word, article: bool, pair: &Pair<'_>) {
        if !self.is_noun(value) {
            self.misfit(MisfitKind::NoNoun { article }, pair);
        }
    }

    /// Whether one counts what has the value: a king, and not a blue.
    fn is_noun(&self, value: Word) -> bool {
        self.lexicon.get(value.id).plural.is_some()
    }
}

fn that_is(noun: ThingNoun, what: Is, at: At) -> ThingNoun {
    let that = vec![ThingPredicate { kind: ThingPredicateKind::Is { not: false, what }, at }];
    ThingNoun { that, ..noun }
}

/// A kind that is no kind: card.
fn is_every_card(kind: &Is) -> bool {
    match kind {
        Is::A(thing) => match &thing.kind {
            ThingKind::Some(noun) => noun.head.noun == HeadNoun::Card && noun.head.values.is_empty(),
            _pointed => false,
        },
        _value => false,
    }
}

fn as_value(is: &Is) -> Option<Word> {
    match is {
        Is::Values(values) => values.first().copied(),
        _noun => None,
    }
}

fn a_kind(determiner: Determiner, head: Head, at: At) -> Is {
    Is::A(Box::new(Thing { kind: ThingKind::Some(Box::new(ThingNoun::plain(determiner, head))), at }))
}
