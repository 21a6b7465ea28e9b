//! Cards that are moved to where they are: "draw a random card from your hand".
//!
//! Where a zone has an order, only a card that goes back to the end it comes from stays; everywhere else it is
//! enough that the zone is the same one of the same player. Who is not named for certain ("a player's hand") may
//! be somebody else the second time.

mod spot;
#[cfg(test)]
mod tests;

use spot::{End, Spots};

use super::Linted;
use super::parts::clauses;
use crate::analysis::resolve::ZoneRoles;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Act, ActKind, Clause, ClauseKind, Destination, Move, Node, Person, PutManner, SentenceKind, SimpleVerb,
    Thing, Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    let manifest = &linted.game.manifest;
    let roles = ZoneRoles::of(manifest);
    linted.block.visit(&mut |node| {
        if let Node::Steps(steps) = node {
            for part in clauses(steps) {
                check_clause(linted, roles, part.clause, part.doer, found);
            }
        }
        if let Node::Sentence(sentence) = node
            && let SentenceKind::AnyOrder { clauses } = &sentence.kind
        {
            for clause in clauses {
                check_clause(linted, roles, clause, None, found);
            }
        }
    });
}

fn check_clause(
    linted: &Linted<'_>,
    roles: ZoneRoles,
    clause: &Clause,
    before: Option<&Person>,
    found: &mut Diagnostics,
) {
    let ClauseKind::Do { subject, act, .. } = &clause.kind else { return };
    let doer = subject.as_ref().or(before);
    if let ActKind::ChooseOne { modes, .. } = &act.kind {
        for part in modes.iter().flat_map(clauses) {
            check_clause(linted, roles, part.clause, part.doer.or(doer), found);
        }
    } else if changes_nothing(&Spots { game: linted.game, roles, doer }, act) {
        found.push(stays(linted, roles, act));
    }
}

fn changes_nothing(spots: &Spots<'_>, act: &Act) -> bool {
    match &act.kind {
        ActKind::Simple { verb, what, .. } => match verb {
            SimpleVerb::Draw => spots.hand_of(None).is_some_and(|hand| spots.stays(what, hand, End::Any)),
            SimpleVerb::Discard
            | SimpleVerb::Play
            | SimpleVerb::Destroy
            | SimpleVerb::LookAt
            | SimpleVerb::Reveal => false,
        },
        ActKind::Put { moves, manner, .. } => moves.iter().any(|one| stays_put(spots, one, *manner)),
        ActKind::Return { what, to } => spots.of(to).is_some_and(|to| spots.stays(what, to, End::Any)),
        ActKind::Give { what, to } | ActKind::Deal { what, to } => {
            spots.hand_of(Some(to)).is_some_and(|hand| spots.stays(what, hand, End::Any))
        }
        ActKind::Exchange { what } => match &what[..] {
            [one, other] => spots.share_a_heap(one, other),
            _ => false,
        },
        ActKind::GainControl { what, duration: None } => spots.is_controlled_by(what, None),
        ActKind::GainControl { .. }
        | ActKind::ChooseOne { .. }
        | ActKind::PutCounters { .. }
        | ActKind::RemoveCounters { .. }
        | ActKind::SetAside { .. }
        | ActKind::Choose { .. }
        | ActKind::Name { .. }
        | ActKind::Search { .. }
        | ActKind::Shuffle { .. }
        | ActKind::TakeFirstTurn
        | ActKind::TakeAnotherTurn
        | ActKind::TakeOneAction
        | ActKind::TakeAction(_)
        | ActKind::SkipTurn
        | ActKind::SkipNextTurn(_)
        | ActKind::SkipPhase { .. }
        | ActKind::Reverse { .. }
        | ActKind::RollDie
        | ActKind::Add { .. }
        | ActKind::Subtract { .. }
        | ActKind::BecomeDealer
        | ActKind::WinGame
        | ActKind::LoseGame
        | ActKind::WinSeries
        | ActKind::Score(_)
        | ActKind::LosePoints(_)
        | ActKind::Goods { .. }
        | ActKind::GiveGoods { .. }
        | ActKind::Announce(_)
        | ActKind::Cause { .. }
        | ActKind::Call { .. }
        | ActKind::Own { .. } => false,
    }
}

fn stays_put(spots: &Spots<'_>, one: &Move, manner: Option<PutManner>) -> bool {
    match manner {
        None | Some(PutManner::ThatOrder) => {}
        Some(PutManner::AnyOrder | PutManner::RandomOrder | PutManner::FaceDown | PutManner::FaceUp) => {
            return false;
        }
    }
    let all = |stays: &dyn Fn(&Thing) -> bool| one.things.iter().all(stays);
    match &one.to {
        Destination::Into(zone) => {
            spots.of(zone).is_some_and(|to| all(&|what| spots.stays(what, to, End::Any)))
        }
        Destination::OnTop(zone) => {
            spots.of(zone).is_some_and(|to| all(&|what| spots.stays(what, to, End::Top)))
        }
        Destination::OnBottom(zone) => {
            spots.of(zone).is_some_and(|to| all(&|what| spots.stays(what, to, End::Bottom)))
        }
        Destination::IntoPlay { under } => all(&|what| spots.is_controlled_by(what, Some(under))),
    }
}

fn stays(linted: &Linted<'_>, roles: ZoneRoles, act: &Act) -> Diagnostic {
    let message = format!("\"{}\" changes nothing: the cards are there already.", linted.quote(act.at));
    let diagnostic = Diagnostic::new(Code::StaysThere, linted.place(act.at), message)
        .label("moves cards to where they are")
        .help("Say another place that they come from, or another that they go to.");
    let name = |zone: usize| &linted.game.manifest.zones[zone].name.value;
    let draws = matches!(act.kind, ActKind::Simple { verb: SimpleVerb::Draw, .. });
    match (roles.deck, roles.hand) {
        (Some(deck), Some(hand)) if draws => diagnostic.help(format!(
            "\"Draw a card\" takes one from the {} into the {}.",
            name(deck),
            name(hand)
        )),
        (_, _) => diagnostic,
    }
}
