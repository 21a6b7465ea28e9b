//! Acts, and the ways into zones that belong to them.

use super::sentence::visit_inside;
use super::{Node, See, Visit};
use crate::syntax::tree::{Act, ActKind, Announced, Called, Chosen, Destination, GoodsMany, Move, Points};

impl Visit for Act {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Act(self));
        let Act { kind, at: _ } = self;
        match kind {
            ActKind::Simple { verb: _, what, one_at_a_time: _ } => what.visit(see),
            ActKind::Put { moves, manner: _, after_effect: _ } => moves.visit(see),
            ActKind::PutCounters { amount, counter, on } => {
                amount.visit(see);
                counter.visit(see);
                on.visit(see);
            }
            ActKind::RemoveCounters { amount, counter, from } => {
                amount.visit(see);
                counter.visit(see);
                from.visit(see);
            }
            ActKind::SetAside { what, with_this: _, face_down: _ } => what.visit(see),
            ActKind::Return { what, to } => {
                what.visit(see);
                to.visit(see);
            }
            ActKind::Exchange { what } => what.visit(see),
            ActKind::GainControl { what, duration } => {
                what.visit(see);
                duration.visit(see);
            }
            ActKind::Give { what, to } | ActKind::Deal { what, to } => {
                what.visit(see);
                to.visit(see);
            }
            ActKind::Choose { what } => what.visit(see),
            // A mode is no row of steps of the sentence: what its clauses leave out hangs on who chooses.
            ActKind::ChooseOne { many: _, modes } => modes.iter().for_each(|mode| visit_inside(mode, see)),
            ActKind::Name { attribute, duration } => {
                attribute.visit(see);
                duration.visit(see);
            }
            ActKind::Search { zone, what } => {
                zone.visit(see);
                what.visit(see);
            }
            ActKind::Shuffle { zone, into } => {
                zone.visit(see);
                into.visit(see);
            }
            ActKind::TakeAction(names) => names.visit(see),
            ActKind::SkipNextTurn(whose) => whose.visit(see),
            ActKind::SkipPhase { of, next: _, phase } => {
                of.visit(see);
                phase.visit(see);
            }
            ActKind::Reverse { duration } => duration.visit(see),
            ActKind::Add { amount, to: value } | ActKind::Subtract { amount, from: value } => {
                amount.visit(see);
                value.visit(see);
            }
            ActKind::Score(many) | ActKind::LosePoints(many) => many.visit(see),
            ActKind::Goods { verb: _, goods, many } => {
                goods.visit(see);
                many.visit(see);
            }
            ActKind::GiveGoods { goods, many, to } => {
                goods.visit(see);
                many.visit(see);
                to.visit(see);
            }
            ActKind::Announce(announced) => match announced {
                Announced::Word(word) => word.visit(see),
                Announced::Measure(measure) => measure.visit(see),
                Announced::Thing(thing) => thing.visit(see),
            },
            ActKind::Cause { who, act } => {
                who.visit(see);
                act.visit(see);
            }
            ActKind::Call { what, name: _ } => match what {
                Called::Thing(thing) => thing.visit(see),
                Called::Person(person) => person.visit(see),
            },
            ActKind::Own { verb, what } => {
                verb.visit(see);
                what.visit(see);
            }
            ActKind::TakeFirstTurn
            | ActKind::TakeAnotherTurn
            | ActKind::TakeOneAction
            | ActKind::SkipTurn
            | ActKind::RollDie
            | ActKind::BecomeDealer
            | ActKind::WinGame
            | ActKind::LoseGame
            | ActKind::WinSeries => {}
        }
    }
}

impl Visit for Chosen {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Chosen::Thing(thing) => thing.visit(see),
            Chosen::Person(person) => person.visit(see),
            Chosen::Number { from: _, to: _ } => {}
        }
    }
}

impl Visit for GoodsMany {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            GoodsMany::So(many) => many.visit(see),
            GoodsMany::Changed(amount) => amount.visit(see),
            GoodsMany::All | GoodsMany::OrMore(_) | GoodsMany::Any => {}
        }
    }
}

impl Visit for Points {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Points(self));
        match self {
            Points::ForEach(_, thing) => thing.visit(see),
            Points::Measure(measure) => measure.visit(see),
            Points::Fixed(_) | Points::ThatMany | Points::TwiceThatMany | Points::HalfThatMany(_) => {}
        }
    }
}

impl Visit for Move {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let Move { things, to } = self;
        things.visit(see);
        to.visit(see);
    }
}

impl Visit for Destination {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Destination::Into(zone) | Destination::OnTop(zone) | Destination::OnBottom(zone) => {
                zone.visit(see)
            }
            Destination::IntoPlay { under } => under.visit(see),
        }
    }
}
