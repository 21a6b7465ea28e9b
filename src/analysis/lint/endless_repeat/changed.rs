//! What the steps of a repetition can change.

use super::Aspect;
use crate::analysis::lint::parts::clauses;
use crate::syntax::tree::{Act, ActKind, ClauseKind, Order, SimpleVerb, Steps, Thing, ThingKind, ThingPlace};

/// What steps can change. Nothing where they could change anything.
pub(super) fn changed(steps: &Steps) -> Option<Vec<Aspect>> {
    let mut aspects = Vec::new();
    for part in clauses(steps) {
        match &part.clause.kind {
            ClauseKind::Do { act, .. } => aspects.extend(by_act(act)?),
            ClauseKind::Becomes { value, .. } => aspects.push(Aspect::Value(value.word.id)),
            ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_) => {
                return None;
            }
        }
    }
    Some(aspects)
}
/// What one of them can change: nothing, if it sees what it saw before. Nothing is known where it could change anything.
fn by_act(act: &Act) -> Option<Option<Aspect>> {
    let aspect = match &act.kind {
        ActKind::Simple { verb: SimpleVerb::Reveal | SimpleVerb::LookAt, what, .. } => {
            return Some((!is_always_the_same(what)).then_some(Aspect::Seen));
        }
        ActKind::Simple { .. }
        | ActKind::Put { .. }
        | ActKind::SetAside { .. }
        | ActKind::Return { .. }
        | ActKind::Exchange { .. }
        | ActKind::GainControl { .. }
        | ActKind::Give { .. }
        | ActKind::Search { .. }
        | ActKind::Shuffle { .. }
        | ActKind::Deal { .. } => Aspect::Cards,
        ActKind::PutCounters { counter, .. } | ActKind::RemoveCounters { counter, .. } => {
            Aspect::Counters(counter.id)
        }
        ActKind::Name { .. } => Aspect::Named,
        ActKind::RollDie => Aspect::Die,
        ActKind::Add { to: value, .. } | ActKind::Subtract { from: value, .. } => {
            Aspect::Value(value.word.id)
        }
        ActKind::BecomeDealer => Aspect::Dealer,
        ActKind::LoseGame => Aspect::Players,
        ActKind::Score(_) | ActKind::LosePoints(_) => Aspect::Points,
        ActKind::Goods { goods, .. } | ActKind::GiveGoods { goods, .. } => Aspect::Value(goods.id),
        ActKind::Choose { .. }
        | ActKind::ChooseOne { .. }
        | ActKind::TakeFirstTurn
        | ActKind::TakeAnotherTurn
        | ActKind::TakeOneAction
        | ActKind::TakeAction(_)
        | ActKind::SkipTurn
        | ActKind::SkipNextTurn(_)
        | ActKind::SkipPhase { .. }
        | ActKind::Reverse { .. }
        | ActKind::WinGame
        | ActKind::WinSeries
        | ActKind::Announce(_)
        | ActKind::Cause { .. }
        | ActKind::Call { .. }
        | ActKind::Own { .. } => return None,
    };
    Some(Some(aspect))
}

/// Whether it is the same card as long as none is moved: the end of a pile.
fn is_always_the_same(what: &Thing) -> bool {
    let ThingKind::Some(noun) = &what.kind else { return false };
    matches!((&noun.order, &noun.place), (Some(Order::Top(_) | Order::Bottom(_)), Some(ThingPlace::Of(_))))
}
