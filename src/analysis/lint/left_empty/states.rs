//! The rules of a game about a zone that is empty.

use super::places::is_any_card;
use crate::analysis::Assembled;
use crate::analysis::lint::parts::zone_number;
use crate::analysis::lint::title;
use crate::source::FileId;
use crate::syntax::tree::{
    Amount, At, BlockKind, Comparison, Condition, Determiner, Measure, MeasureKind, PersonPredicateKind,
    SentenceKind, SimpleConditionKind, Thing, ThingKind, ThingPlace, ZoneKind,
};

/// "As soon as a player has no cards in hand, …".
pub(super) struct State {
    /// The rule that says it.
    pub title: String,
    pub file: FileId,
    pub sentence: At,
    pub condition: At,
    /// The zone that is asked about, by its place in the manifest.
    pub zone: usize,
}

pub(super) fn states(game: &Assembled) -> Vec<State> {
    let mut states = Vec::new();
    let rules = game.blocks.iter().filter(|(_, block)| block.header.kind != BlockKind::Card);
    for (file, block) in rules.filter(|(_, block)| !block.broken.0) {
        for sentence in block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences) {
            let SentenceKind::AsSoonAs { condition, .. } = &sentence.kind else { continue };
            states.extend(asked_empty(game, condition).map(|zone| State {
                title: title(block),
                file: *file,
                sentence: sentence.at,
                condition: condition.at,
                zone,
            }));
        }
    }
    states
}

/// The zones of which a condition asks whether there are no cards, or but a few.
fn asked_empty<'t>(game: &'t Assembled, condition: &'t Condition) -> impl Iterator<Item = usize> {
    let empty = |kind: &'t SimpleConditionKind| match kind {
        SimpleConditionKind::Person(_, predicate) => match &predicate.kind {
            PersonPredicateKind::Has(what) => admits_none(what).then_some(&**what),
            _ => None,
        },
        SimpleConditionKind::ThereAre(what) => admits_none(what).then_some(what),
        SimpleConditionKind::Measure(measure, comparison) => match &measure.kind {
            MeasureKind::NumberOfThings(what) => holds_of_none(comparison).then_some(&**what),
            _ => None,
        },
        _ => None,
    };
    let asked = condition.any.iter().flatten().filter_map(move |simple| empty(&simple.kind));
    asked.filter_map(|what| zone_of(game, what))
}

/// Whether no cards at all are as many as that.
fn admits_none(what: &Thing) -> bool {
    let ThingKind::Some(noun) = &what.kind else { return false };
    match &noun.determiner {
        Determiner::No | Determiner::Count(Amount::OrFewer(_) | Amount::Just(0)) => true,
        Determiner::Count(Amount::FewerThan(number)) => *number > 0,
        _ => false,
    }
}

fn holds_of_none(comparison: &Comparison) -> bool {
    let number = |measure: &Measure| match measure.kind {
        MeasureKind::Literal(number) => Some(number),
        _ => None,
    };
    match comparison {
        Comparison::Is(measure) => number(measure) == Some(0),
        Comparison::OrFewer(measure) => number(measure).is_some(),
        Comparison::FewerThan(measure) => number(measure).is_some_and(|number| number > 0),
        Comparison::Even => true,
        Comparison::IsNot(_) | Comparison::OrMore(_) | Comparison::MoreThan(_) | Comparison::Odd => false,
    }
}

/// Where they are, where all cards of a zone are meant.
fn zone_of(game: &Assembled, what: &Thing) -> Option<usize> {
    let ThingKind::Some(noun) = &what.kind else { return None };
    let Some(ThingPlace::In(zones) | ThingPlace::From(zones)) = &noun.place else { return None };
    match &zones[..] {
        [zone] if is_any_card(what) => match &zone.kind {
            ZoneKind::The(word) | ZoneKind::Bare(word) | ZoneKind::Of(word, _) => zone_number(game, *word),
            ZoneKind::Empty(_) | ZoneKind::That(_) => None,
        },
        _ => None,
    }
}
