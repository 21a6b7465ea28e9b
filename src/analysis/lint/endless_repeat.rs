//! "Repeat until …" where nothing that is repeated can make it true.

use super::Linted;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Act, ActKind, ClauseKind, Condition, MeasureKind, Node, Person, PersonClause, PersonKind,
    PersonPredicateKind, Ranked, SentenceKind, SimpleConditionKind, Steps, Visit,
};
use crate::vocabulary::WordId;

/// Something of a game that sentences ask about and change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aspect {
    /// Where the cards are, and whose they are.
    Cards,
    Counters(WordId),
    Value(WordId),
    Points,
    Named,
    Die,
    Dealer,
    Players,
}

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Sentence(sentence) = node else { return };
        let (SentenceKind::Repeat { until, steps }
        | SentenceKind::ForEach { until: Some(until), steps, .. }) = &sentence.kind
        else {
            return;
        };
        let (Some(asked), Some(changed)) = (asked(until), changed(steps)) else { return };
        if asked.iter().any(|aspect| changed.contains(aspect)) {
            return;
        }
        let message = format!("Nothing that is repeated can make \"{}\" true.", linted.quote(until.at));
        found.push(
            Diagnostic::new(Code::EndlessRepeat, linted.place(sentence.at), message)
                .label("goes on until it is cut off")
                .note(linted.place(until.at), "never changed by what is repeated")
                .help("Ask for something that the steps change, or add a step that changes it."),
        );
    });
}

/// What a condition hangs on. Nothing where that can't be told.
fn asked(condition: &Condition) -> Option<Vec<Aspect>> {
    let mut aspects = Some(Vec::new());
    condition.visit(&mut |node| {
        let Some(known) = &mut aspects else { return };
        match of_node(node) {
            Asked::Nothing => {}
            Asked::About(aspect) => known.push(aspect),
            Asked::Unknown => aspects = None,
        }
    });
    aspects
}

enum Asked {
    Nothing,
    About(Aspect),
    Unknown,
}

fn of_node(node: Node<'_>) -> Asked {
    match node {
        Node::Thing(_) => Asked::About(Aspect::Cards),
        Node::Zone(_) => Asked::About(Aspect::Cards),
        Node::Measure(measure) => match measure.kind {
            MeasureKind::Value(value) => Asked::About(Aspect::Value(value.id)),
            MeasureKind::NumberOfCounters { counter, .. } => Asked::About(Aspect::Counters(counter.id)),
            MeasureKind::NumberOfPersons(_) => Asked::About(Aspect::Players),
            MeasureKind::Result => Asked::About(Aspect::Die),
            MeasureKind::NumberOfGames | MeasureKind::ThatNumber => Asked::Unknown,
            MeasureKind::Literal(_)
            | MeasureKind::NumberOfThings(_)
            | MeasureKind::WorthOf(_)
            | MeasureKind::AttributeOf { .. }
            | MeasureKind::Difference(..)
            | MeasureKind::Half(..)
            | MeasureKind::Twice(_)
            | MeasureKind::Plus(..)
            | MeasureKind::Minus(..) => Asked::Nothing,
        },
        Node::SimpleCondition(condition) => match condition.kind {
            SimpleConditionKind::Named { .. } => Asked::About(Aspect::Named),
            SimpleConditionKind::TurnOf(_) | SimpleConditionKind::YouCan => Asked::Unknown,
            SimpleConditionKind::Thing(..)
            | SimpleConditionKind::Person(..)
            | SimpleConditionKind::Measure(..)
            | SimpleConditionKind::ThereAre(_) => Asked::Nothing,
        },
        Node::PersonPredicate(predicate) => match predicate.kind {
            PersonPredicateKind::HasPoints(_)
            | PersonPredicateKind::HasPointsEqual(_)
            | PersonPredicateKind::HasMorePointsThan { .. } => Asked::About(Aspect::Points),
            PersonPredicateKind::IsDealer { .. } => Asked::About(Aspect::Dealer),
            PersonPredicateKind::InGame => Asked::About(Aspect::Players),
            PersonPredicateKind::Can { .. } | PersonPredicateKind::TookNoOtherAction => Asked::Unknown,
            PersonPredicateKind::Has(_)
            | PersonPredicateKind::HasMoreThan { .. }
            | PersonPredicateKind::ControlsMoreThan { .. }
            | PersonPredicateKind::Controls(_)
            | PersonPredicateKind::Did { .. } => Asked::Nothing,
        },
        Node::Person(person) => compared_by(person),
        // What a word of the game's own hangs on, its definition says.
        Node::ThingPredicate(_) => Asked::Unknown,
        Node::Paragraph(_)
        | Node::Sentence(_)
        | Node::Steps(_)
        | Node::Clause(_)
        | Node::Act(_)
        | Node::Event(_)
        | Node::Standing(_)
        | Node::Condition(_)
        | Node::Chooser(_)
        | Node::Time(_)
        | Node::Amount(_)
        | Node::CounterAmount(_)
        | Node::Comparison(_)
        | Node::Points(_)
        | Node::Word(_)
        | Node::Quoted(_) => Asked::Nothing,
    }
}

/// What players are told apart by: "the player with the highest result".
fn compared_by(person: &Person) -> Asked {
    let PersonKind::Some(noun) = &person.kind else { return Asked::Nothing };
    match &noun.clause {
        Some(PersonClause::With { of, .. } | PersonClause::WithMoreThan { of, .. }) => match of {
            Ranked::Points => Asked::About(Aspect::Points),
            Ranked::Result => Asked::About(Aspect::Die),
            Ranked::Things(_) | Ranked::Worth(_) | Ranked::Measure(_) => Asked::Nothing,
        },
        Some(PersonClause::WithPoints(_)) => Asked::About(Aspect::Points),
        Some(PersonClause::Who(_) | PersonClause::WithAmount(_)) | None => Asked::Nothing,
    }
}

/// What steps can change. Nothing where they could change anything.
fn changed(steps: &Steps) -> Option<Vec<Aspect>> {
    let mut aspects = Vec::new();
    for part in clauses(steps) {
        match &part.clause.kind {
            ClauseKind::Do { act, .. } => aspects.push(by_act(act)?),
            ClauseKind::Becomes { value, .. } => aspects.push(Aspect::Value(value.id)),
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

fn by_act(act: &Act) -> Option<Aspect> {
    match &act.kind {
        ActKind::Simple { .. }
        | ActKind::Put { .. }
        | ActKind::SetAside { .. }
        | ActKind::Return { .. }
        | ActKind::Exchange { .. }
        | ActKind::GainControl { .. }
        | ActKind::Give { .. }
        | ActKind::Search { .. }
        | ActKind::Shuffle { .. }
        | ActKind::Deal { .. } => Some(Aspect::Cards),
        ActKind::PutCounters { counter, .. } | ActKind::RemoveCounters { counter, .. } => {
            Some(Aspect::Counters(counter.id))
        }
        ActKind::Name { .. } => Some(Aspect::Named),
        ActKind::RollDie => Some(Aspect::Die),
        ActKind::Add { to: value, .. } | ActKind::Subtract { from: value, .. } => {
            Some(Aspect::Value(value.id))
        }
        ActKind::BecomeDealer => Some(Aspect::Dealer),
        ActKind::LoseGame => Some(Aspect::Players),
        ActKind::Score(_) => Some(Aspect::Points),
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
        | ActKind::Own { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one, warnings};
    use super::*;

    #[test]
    fn a_repetition_that_changes_something_else_never_ends() {
        let text = event("Repeat until the penalty is three or more: draw a card.");
        let marked = "Repeat until the penalty is three or more: draw a card.";
        let message = "Nothing that is repeated can make \"the penalty is three or more\" true.";
        assert_eq!(warnings(Code::EndlessRepeat, &text), one(marked, message));
    }

    #[test]
    fn a_repetition_that_changes_what_it_asks_for_can_end() {
        let text = event("Repeat until the penalty is three or more: add one to the penalty.");
        assert_eq!(warnings(Code::EndlessRepeat, &text), []);
    }

    #[test]
    fn dice_that_are_rolled_again_change_who_has_the_highest_result() {
        let text = event(
            "Repeat until the number of players with the highest result is one: each player rolls a die.",
        );
        assert_eq!(warnings(Code::EndlessRepeat, &text), []);
    }

    #[test]
    fn cards_that_move_change_how_many_are_there() {
        let text = event("Repeat until you have four cards in hand: draw a card.");
        assert_eq!(warnings(Code::EndlessRepeat, &text), []);
    }
}
