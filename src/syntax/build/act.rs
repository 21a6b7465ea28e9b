//! Acts: one function per verb that takes more than a thing.

use super::Builder;
use super::parts::{Pair, Parts, only};
use crate::syntax::tree::{
    Act, ActKind, Amount, Announced, Called, Duration, GoodsMany, GoodsVerb, Move, Points, PutManner,
    SimpleVerb, Thing, Word,
};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    /// `act` and `clause_act`.
    pub(super) fn act(&self, pair: Pair<'_>) -> Act {
        let at = self.at(&pair);
        let inner = only(pair);
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        let kind = match rule {
            Rule::simple_act => {
                let verb = simple_verb(parts.must(Rule::simple_verb));
                let what = self.next_thing(&mut parts);
                ActKind::Simple { verb, what, one_at_a_time: parts.has(Rule::one_at_a_time) }
            }
            Rule::put_act => self.put(parts),
            Rule::remove_act => {
                let (amount, counter) = self.counters(parts.must(Rule::counters));
                ActKind::RemoveCounters { amount, counter, from: self.next_thing(&mut parts) }
            }
            Rule::set_aside_act => {
                let what = self.next_thing(&mut parts);
                parts.must(Rule::kw_aside);
                let with_this = parts.has(Rule::with_this_card);
                ActKind::SetAside { what, with_this, face_down: parts.has(Rule::kw_face_down) }
            }
            Rule::return_act => {
                let what = self.next_thing(&mut parts);
                ActKind::Return { what, to: self.zone(parts.must(Rule::zone)) }
            }
            Rule::exchange_act => {
                ActKind::Exchange { what: parts.all(Rule::thing).map(|thing| self.thing(thing)).collect() }
            }
            Rule::gain_control_act | Rule::gain_control_lasting => {
                let what = self.next_thing(&mut parts);
                ActKind::GainControl { what, duration: self.term(&mut parts) }
            }
            Rule::give_act => {
                let what = self.next_thing(&mut parts);
                ActKind::Give { what, to: self.person(parts.must(Rule::person)) }
            }
            Rule::choose_act | Rule::choose_one_act => self.choose(parts),
            Rule::name_act | Rule::name_lasting => {
                let attribute = self.word(&parts.must(Rule::mark_attribute));
                ActKind::Name { attribute, duration: self.term(&mut parts) }
            }
            Rule::search_act => {
                let zone = self.zone(parts.must(Rule::zone));
                ActKind::Search { zone, what: self.next_thing(&mut parts) }
            }
            Rule::shuffle_act => {
                let zone = self.zone(parts.must(Rule::zone));
                ActKind::Shuffle { zone, into: parts.find(Rule::zone).map(|into| self.zone(into)) }
            }
            Rule::deal_act => {
                let what = self.next_thing(&mut parts);
                ActKind::Deal { what, to: self.person(parts.must(Rule::person)) }
            }
            Rule::take_act => self.take_turn_or_action(parts),
            Rule::skip_act => self.skip(parts),
            Rule::reverse_act | Rule::reverse_lasting => {
                parts.must(Rule::kw_the_direction_of_play);
                ActKind::Reverse { duration: self.term(&mut parts) }
            }
            Rule::roll_act => ActKind::RollDie,
            Rule::add_act => {
                let amount = self.measure(parts.must(Rule::measure));
                ActKind::Add { amount, to: self.the_value(parts.must(Rule::the_value)) }
            }
            Rule::subtract_act => {
                let amount = self.measure(parts.must(Rule::measure));
                ActKind::Subtract { amount, from: self.the_value(parts.must(Rule::the_value)) }
            }
            Rule::become_act => ActKind::BecomeDealer,
            Rule::win_act => {
                if parts.find(Rule::the_series).is_some() {
                    ActKind::WinSeries
                } else {
                    ActKind::WinGame
                }
            }
            Rule::lose_act => ActKind::LoseGame,
            Rule::score_act => ActKind::Score(self.points(parts.must(Rule::points))),
            Rule::lose_points_act => ActKind::LosePoints(self.points(parts.must(Rule::lost_points))),
            Rule::goods_act => {
                let verb = match parts.expect().as_rule() {
                    Rule::kw_gain => GoodsVerb::Gain,
                    Rule::kw_lose => GoodsVerb::Lose,
                    _ => GoodsVerb::Pay,
                };
                let (goods, many) = self.goods_many(parts.must(Rule::goods_many));
                ActKind::Goods { verb, goods, many }
            }
            Rule::give_goods_act => {
                let (goods, many) = self.goods_many(parts.must(Rule::goods_many));
                ActKind::GiveGoods { goods, many, to: self.person(parts.must(Rule::person)) }
            }
            Rule::announce_act => {
                parts.must(Rule::kw_announce);
                ActKind::Announce(self.announced(parts.expect()))
            }
            Rule::cause_act => {
                let who = self.person(parts.must(Rule::person));
                ActKind::Cause { who, act: Box::new(self.act(parts.must(Rule::act))) }
            }
            Rule::call_act => {
                let called = parts.find_either(Rule::person, Rule::thing);
                let what = match called.as_rule() {
                    Rule::person => Called::Person(self.person(called)),
                    _ => Called::Thing(self.thing(called)),
                };
                ActKind::Call { what, name: self.binder(&parts.must(Rule::quoted)) }
            }
            _ => {
                let verb = self.word(&parts.must(Rule::mark_verb));
                ActKind::Own { verb, what: parts.take(Rule::thing).map(|thing| self.thing(thing)) }
            }
        };
        Act { kind, at }
    }

    fn next_thing(&self, parts: &mut Parts<'_>) -> Thing {
        self.thing(parts.must(Rule::thing))
    }

    fn term(&self, parts: &mut Parts<'_>) -> Option<Duration> {
        parts.take(Rule::term).map(|term| self.duration(term))
    }

    pub(super) fn optional_duration(&self, parts: &mut Parts<'_>) -> Option<Duration> {
        parts.take(Rule::duration).map(|duration| self.duration(duration))
    }

    fn put(&self, mut parts: Parts<'_>) -> ActKind {
        parts.must(Rule::kw_put);
        let inner = parts.expect();
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        if rule == Rule::put_counters {
            let (amount, counter) = self.counters(parts.must(Rule::counters));
            return ActKind::PutCounters { amount, counter, on: self.next_thing(&mut parts) };
        }
        let mut moves = Vec::new();
        let (mut manner, mut after_effect) = (None, false);
        while let Some(part) = parts.next() {
            match part.as_rule() {
                Rule::r#move => moves.push(self.move_of(part)),
                Rule::manner => manner = Some(put_manner(part)),
                Rule::kw_after_its_effect => after_effect = true,
                _ => {}
            }
        }
        ActKind::Put { moves, manner, after_effect }
    }

    fn move_of(&self, pair: Pair<'_>) -> Move {
        let mut parts = Parts::of(pair);
        let things = Parts::of(parts.must(Rule::put_list)).all(Rule::thing);
        let things = things.map(|thing| self.thing(thing)).collect();
        Move { things, to: self.destination(parts.must(Rule::destination)) }
    }

    fn take_turn_or_action(&self, mut parts: Parts<'_>) -> ActKind {
        parts.must(Rule::kw_take);
        match parts.peek() {
            Some(Rule::first_turn) => ActKind::TakeFirstTurn,
            Some(Rule::another_turn) => ActKind::TakeAnotherTurn,
            Some(Rule::one_action) => ActKind::TakeOneAction,
            _ => {
                let names = parts.all(Rule::named_action);
                ActKind::TakeAction(
                    names.map(|name| self.quoted(&Parts::of(name).must(Rule::quoted))).collect(),
                )
            }
        }
    }

    fn skip(&self, mut parts: Parts<'_>) -> ActKind {
        parts.must(Rule::kw_skip);
        let Some(owner) = parts.take(Rule::owner) else { return ActKind::SkipTurn };
        let of = self.owner(owner);
        let last = parts.expect();
        if last.as_rule() == Rule::next_turn {
            return ActKind::SkipNextTurn(of);
        }
        let mut last = Parts::of(last);
        let next = last.has(Rule::kw_next);
        ActKind::SkipPhase { of, next, phase: self.word(&last.must(Rule::mark_phase)) }
    }

    /// Two points, that many points, the worth of your hand.
    fn points(&self, pair: Pair<'_>) -> GoodsMany {
        let inner = only(pair);
        match inner.as_rule() {
            Rule::measure => GoodsMany::So(Points::Measure(self.measure(inner))),
            _points => self.so_many(inner),
        }
    }

    /// Two coins, that many coins, a coin for each asset.
    fn goods_many(&self, pair: Pair<'_>) -> (Word, GoodsMany) {
        let inner = only(pair);
        let half = Parts::of(inner).take(Rule::half_goods);
        let goods = self.word(&Parts::of(half.unwrap_or(inner)).must(Rule::mark_goods));
        (goods, self.so_many(inner))
    }

    /// How many of them, goods or points.
    fn so_many(&self, inner: Pair<'_>) -> GoodsMany {
        let mut parts = Parts::of(inner);
        if let Some(half) = parts.take(Rule::half_goods).or_else(|| parts.take(Rule::half_points)) {
            return GoodsMany::Changed(Amount::HalfAsMany(self.rounded(&mut Parts::of(half), &half)));
        }
        let number = parts.take(Rule::number).map_or(1, |number| self.number(&number));
        match inner.as_rule() {
            Rule::goods_all | Rule::points_all => GoodsMany::All,
            Rule::goods_or_more | Rule::points_or_more => GoodsMany::OrMore(number),
            Rule::goods_any | Rule::points_any => GoodsMany::Any,
            Rule::goods_changed | Rule::points_changed => GoodsMany::Changed(match parts.peek() {
                Some(Rule::kw_more) => Amount::More(number),
                Some(Rule::kw_fewer) => Amount::Fewer(number),
                Some(Rule::amount_as_many) => Amount::TwiceAsMany,
                _no => Amount::Exactly(0),
            }),
            Rule::goods_that_many | Rule::points_that_many => GoodsMany::So(Points::ThatMany),
            Rule::goods_twice | Rule::points_twice => GoodsMany::So(Points::TwiceThatMany),
            Rule::goods_half | Rule::points_half => {
                GoodsMany::So(Points::HalfThatMany(self.rounded(&mut parts, &inner)))
            }
            Rule::goods_equal | Rule::points_measured => {
                GoodsMany::So(Points::Measure(self.measure(parts.must(Rule::measure))))
            }
            Rule::goods_for_each | Rule::points_for_each => {
                parts.must(Rule::kw_for);
                GoodsMany::So(Points::ForEach(number, Box::new(self.next_thing(&mut parts))))
            }
            _ => GoodsMany::So(Points::Fixed(number)),
        }
    }

    fn announced(&self, pair: Pair<'_>) -> Announced {
        match pair.as_rule() {
            Rule::quoted => Announced::Word(self.quoted(&pair)),
            Rule::measure_phrase | Rule::number => Announced::Measure(self.measured(pair)),
            _ => Announced::Thing(self.thing(pair)),
        }
    }
}

pub(super) fn simple_verb(pair: Pair<'_>) -> SimpleVerb {
    match only(pair).as_rule() {
        Rule::kw_draw => SimpleVerb::Draw,
        Rule::kw_discard => SimpleVerb::Discard,
        Rule::kw_play => SimpleVerb::Play,
        Rule::kw_destroy => SimpleVerb::Destroy,
        Rule::kw_look_at => SimpleVerb::LookAt,
        _ => SimpleVerb::Reveal,
    }
}

fn put_manner(pair: Pair<'_>) -> PutManner {
    match only(pair).as_rule() {
        Rule::kw_in_any_order => PutManner::AnyOrder,
        Rule::kw_in_that_order => PutManner::ThatOrder,
        Rule::kw_in_a_random_order => PutManner::RandomOrder,
        Rule::kw_face_down => PutManner::FaceDown,
        _ => PutManner::FaceUp,
    }
}
