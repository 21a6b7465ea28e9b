//! What is chosen.

use super::Builder;
use super::parts::{Pair, Parts, only};
use crate::syntax::tree::{ActKind, Chosen, SoMany, Steps};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    /// Cards, people and numbers that are chosen, or things to do.
    pub(super) fn choose(&self, mut parts: Parts<'_>) -> ActKind {
        parts.must(Rule::kw_choose);
        if let Some(modes) = parts.take(Rule::modes) {
            let mut parts = Parts::of(modes);
            let many = self.so_many_modes(&mut parts);
            let modes = parts.all(Rule::mode).map(|mode| {
                let at = self.at(&mode);
                Steps::once(self.clause(mode), Vec::new(), at)
            });
            return ActKind::ChooseOne { many, modes: modes.collect() };
        }
        ActKind::Choose { what: parts.all(Rule::chosen).map(|chosen| self.chosen(only(chosen))).collect() }
    }

    /// one, two, up to two, one or more
    pub(super) fn so_many_modes(&self, parts: &mut Parts<'_>) -> SoMany {
        let mut many = Parts::of(parts.must(Rule::so_many_modes));
        let is_most = many.has(Rule::kw_up_to);
        many.has(Rule::kw_one);
        let number = many.take(Rule::several).map_or(1, |several| self.number(&several));
        match (is_most, many.has(Rule::kw_or_more)) {
            (true, _) => SoMany::UpTo(number),
            (false, true) => SoMany::OrMore(number),
            (false, false) => SoMany::Exactly(number),
        }
    }

    fn chosen(&self, pair: Pair<'_>) -> Chosen {
        match pair.as_rule() {
            Rule::number_range => {
                let mut numbers = Parts::of(pair).all(Rule::number).map(|number| self.number(&number));
                let from = numbers.next().unwrap_or_default();
                Chosen::Number { from, to: numbers.next().unwrap_or_default() }
            }
            Rule::person => Chosen::Person(self.person(pair)),
            _ => Chosen::Thing(self.thing(pair)),
        }
    }
}
