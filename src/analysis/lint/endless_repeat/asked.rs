//! What the condition of a repetition hangs on.

use super::Aspect;
use crate::syntax::tree::{
    Condition, Holding, Is, MeasureKind, Node, PastVerb, Person, PersonClause, PersonKind,
    PersonPredicateKind, Ranked, SimpleConditionKind, ThingPredicateKind, Visit,
};

/// What a condition hangs on. Nothing where that can't be told.
pub(super) fn asked(condition: &Condition) -> Option<Vec<Aspect>> {
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
        Node::Measure(measure) => match &measure.kind {
            MeasureKind::Value(value) => Asked::About(Aspect::Value(value.word.id)),
            MeasureKind::NumberOfCounters { counter, .. } => Asked::About(Aspect::Counters(counter.id)),
            MeasureKind::NumberOfPoints(_) => held(Holding::Points),
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
            | SimpleConditionKind::ThereAre(_)
            | SimpleConditionKind::Share { .. } => Asked::Nothing,
        },
        Node::PersonPredicate(predicate) => match predicate.kind {
            PersonPredicateKind::HasSoMany(of, _)
            | PersonPredicateKind::HasEqual(of, _)
            | PersonPredicateKind::HoldsMoreThan { of, .. } => held(of),
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
        Node::ThingPredicate(predicate) => of_predicate(&predicate.kind),
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

fn of_predicate(predicate: &ThingPredicateKind) -> Asked {
    match predicate {
        ThingPredicateKind::Is { what, .. } => match what {
            Is::Done(PastVerb::Reveal | PastVerb::LookAt) => Asked::About(Aspect::Seen),
            Is::A(_)
            | Is::Values(_)
            | Is::OneOf(_)
            | Is::In(_)
            | Is::OnTopOf(_)
            | Is::OnBottomOf(_)
            | Is::InPlay
            | Is::Done(
                PastVerb::Draw | PastVerb::Discard | PastVerb::Play | PastVerb::Destroy | PastVerb::Take,
            ) => Asked::About(Aspect::Cards),
            Is::Named(_) | Is::ThatValue(_) | Is::FaceDown | Is::FaceUp => Asked::Unknown,
        },
        // What a word of the game's own hangs on, its definition says.
        ThingPredicateKind::Own { .. }
        | ThingPredicateKind::Shares { .. }
        | ThingPredicateKind::HasCounters { .. }
        | ThingPredicateKind::HasKeyword { .. }
        | ThingPredicateKind::TopCard { .. }
        | ThingPredicateKind::Attribute { .. }
        | ThingPredicateKind::Extreme { .. } => Asked::Unknown,
    }
}

fn held(of: Holding) -> Asked {
    Asked::About(match of {
        Holding::Points => Aspect::Points,
        Holding::Goods(goods) => Aspect::Value(goods.id),
    })
}

/// What players are told apart by: "the player with the highest result".
fn compared_by(person: &Person) -> Asked {
    let PersonKind::Some(noun) = &person.kind else { return Asked::Nothing };
    match &noun.clause {
        Some(PersonClause::With { of, .. } | PersonClause::WithMoreThan { of, .. }) => match of {
            Ranked::Holding(of) => held(*of),
            Ranked::Result => Asked::About(Aspect::Die),
            Ranked::Number(word) => Asked::About(Aspect::Value(word.id)),
            Ranked::Things(_) | Ranked::Worth(_) => Asked::Nothing,
        },
        Some(PersonClause::WithSoMany(of, _)) => held(*of),
        Some(PersonClause::Whose { number, .. }) => Asked::About(Aspect::Value(number.id)),
        Some(PersonClause::Who(_) | PersonClause::WithAmount(_)) | None => Asked::Nothing,
    }
}
