//! Times, moments and durations.

use super::Builder;
use super::parts::{Pair, Parts, only};
use crate::syntax::tree::{Duration, Edge, Moment, Time, Until};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    pub(super) fn time(&self, pair: Pair<'_>) -> Time {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        match first.as_rule() {
            Rule::this_turn => Time::ThisTurn,
            Rule::kw_each | Rule::kw_the => Time::Game,
            Rule::the_series => Time::Series,
            _ => {
                let of = self.owner(first);
                let last = parts.expect();
                let is_phase = last.as_rule() == Rule::phase_turn;
                let mut last = Parts::of(last);
                let next = last.has(Rule::kw_next);
                if is_phase {
                    Time::Phase { of, next, phase: self.word(&last.expect()) }
                } else {
                    Time::Turn { of, next }
                }
            }
        }
    }

    pub(super) fn moment(&self, pair: Pair<'_>) -> Moment {
        let mut parts = Parts::of(pair);
        let edge = match parts.expect().as_rule() {
            Rule::kw_the_beginning_of => Edge::Beginning,
            _ => Edge::End,
        };
        Moment { edge, time: self.time(parts.expect()) }
    }

    pub(super) fn until(&self, pair: Pair<'_>) -> Until {
        let inner = only(pair);
        match inner.as_rule() {
            Rule::moment => Until::Moment(self.moment(inner)),
            _ => Until::Event(Box::new(self.event(inner, false))),
        }
    }

    pub(super) fn during(&self, pair: Pair<'_>) -> Time {
        self.time(Parts::of(pair).must(Rule::time))
    }

    /// `duration` and `term`.
    pub(super) fn duration(&self, pair: Pair<'_>) -> Duration {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        match first.as_rule() {
            Rule::this_turn => Duration::ThisTurn,
            Rule::each_turn => Duration::EachTurn,
            Rule::rest_of_game => Duration::RestOfGame,
            Rule::during => Duration::During(self.during(first)),
            Rule::kw_until => Duration::Until(self.until(parts.expect())),
            _ => Duration::While(Box::new(self.lone_condition(parts.expect()))),
        }
    }
}
