//! Events and times.

use super::{Node, See, Visit};
use crate::syntax::tree::{Duration, Event, EventKind, Moment, PassiveVerb, Time, Until};

impl Visit for Event {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Event(self));
        let Event { kind, during, in_a_turn: _, at: _ } = self;
        match kind {
            EventKind::Does { who, act } | EventKind::Cannot { who, act } => {
                who.visit(see);
                act.visit(see);
            }
            EventKind::Done { what, verb, by } => {
                what.visit(see);
                verb.visit(see);
                by.visit(see);
            }
            EventKind::Enters(what) | EventKind::Leaves(what) | EventKind::ChangesControl(what) => {
                what.visit(see)
            }
            EventKind::TurnSkipped => {}
        }
        during.visit(see);
    }
}

impl Visit for PassiveVerb {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            PassiveVerb::Put(destination) => destination.visit(see),
            PassiveVerb::Own(verb) => verb.visit(see),
            PassiveVerb::Destroyed
            | PassiveVerb::Discarded
            | PassiveVerb::Played
            | PassiveVerb::Drawn
            | PassiveVerb::Revealed
            | PassiveVerb::LookedAt
            | PassiveVerb::Returned
            | PassiveVerb::Exchanged => {}
        }
    }
}

impl Visit for Time {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Time(self));
        match self {
            Time::Turn { of, next: _ } => of.visit(see),
            Time::Phase { of, next: _, phase } => {
                of.visit(see);
                phase.visit(see);
            }
            Time::ThisTurn | Time::Game | Time::Series => {}
        }
    }
}

impl Visit for Moment {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let Moment { edge: _, time } = self;
        time.visit(see);
    }
}

impl Visit for Until {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Until::Moment(moment) => moment.visit(see),
            Until::Event(event) => event.visit(see),
        }
    }
}

impl Visit for Duration {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Duration::During(time) => time.visit(see),
            Duration::Until(until) => until.visit(see),
            Duration::While(condition) => condition.visit(see),
            Duration::ThisTurn | Duration::EachTurn | Duration::RestOfGame => {}
        }
    }
}
