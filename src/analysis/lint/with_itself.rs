//! "Discard a card. If it shares a color with the top card of the discard pile, …": by then it is that card.

use super::Linted;
use super::parts::zone_number;
use crate::analysis::joined::clauses;
use crate::analysis::resolve::ZoneRoles;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Act, ActKind, At, ClauseKind, Destination, Determiner, Node, Order, Sentence, SentenceKind,
    SimpleCondition, SimpleConditionKind, SimpleVerb, Thing, ThingKind, ThingPlace, ThingPredicateKind,
    Visit, Zone, ZoneKind,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        for sentences in paragraph.sentences.windows(2) {
            let [before, after] = sentences else { continue };
            let (Some(pile), SentenceKind::If { condition, .. }) = (put_on(linted, before), &after.kind)
            else {
                continue;
            };
            condition.visit(&mut |node| {
                if let Node::SimpleCondition(condition) = node
                    && held_against(condition).is_some_and(|zone| number(linted, zone) == Some(pile))
                {
                    found.push(problem(linted, condition.at, before, after));
                }
            });
        }
    }
}

/// Which of the piles that all share.
fn number(linted: &Linted<'_>, zone: &Zone) -> Option<usize> {
    match &zone.kind {
        ZoneKind::The(word) => zone_number(linted.game, *word),
        _anothers => None,
    }
}

/// The pile on top of which the last card of a sentence is put.
fn put_on(linted: &Linted<'_>, sentence: &Sentence) -> Option<usize> {
    let steps = sentence.steps().filter(|steps| steps.each.is_none() && steps.until.is_none())?;
    let ClauseKind::Do { may: false, act: Act { kind, .. }, .. } = &clauses(steps).last()?.kind else {
        return None;
    };
    match kind {
        ActKind::Simple { verb: SimpleVerb::Discard, what, .. } if is_one(what) => {
            ZoneRoles::of(&linted.game.manifest).discards
        }
        ActKind::Put { moves, .. } => match moves.as_slice() {
            [one] if one.things.iter().all(is_one) && one.things.len() == 1 => match &one.to {
                Destination::OnTop(zone) => number(linted, zone),
                _another => None,
            },
            _several => None,
        },
        _another => None,
    }
}

fn is_one(thing: &Thing) -> bool {
    match &thing.kind {
        ThingKind::Some(noun) => matches!(noun.determiner, Determiner::A),
        ThingKind::It | ThingKind::That(_) => true,
        _several => false,
    }
}

/// The pile with whose top card something that is pointed at is held against.
fn held_against(condition: &SimpleCondition) -> Option<&Zone> {
    let SimpleConditionKind::Thing(Thing { kind: ThingKind::It | ThingKind::That(_), .. }, predicate) =
        &condition.kind
    else {
        return None;
    };
    let ThingPredicateKind::Shares { with, .. } = &predicate.kind else { return None };
    let ThingKind::Some(noun) = &with.kind else { return None };
    match (&noun.order, &noun.place) {
        (Some(Order::Top(1)), Some(ThingPlace::Of(zone))) => Some(zone),
        _elsewhere => None,
    }
}

fn problem(linted: &Linted<'_>, at: At, before: &Sentence, after: &Sentence) -> Diagnostic {
    let message = format!("\"{}\" holds a card against itself: by then it lies on top.", linted.quote(at));
    Diagnostic::new(Code::ConditionFixed, linted.place(at), message)
        .label("the same card")
        .note(linted.place(before.at), "put there")
        .help(format!(
            "Ask before it goes there: Choose a card from your {}. {} Then say where it goes.",
            hand_of(linted),
            linted.quote(after.at)
        ))
}

fn hand_of<'g>(linted: &Linted<'g>) -> &'g str {
    let zones = &linted.game.manifest.zones;
    let hand = ZoneRoles::of(&linted.game.manifest).hand.and_then(|number| zones.get(number));
    hand.map_or("zone", |hand| hand.name.value.as_str())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one, warnings};
    use super::*;

    fn told(text: &str) -> Vec<super::super::tests::Warning> {
        warnings(Code::ConditionFixed, &event(text))
    }

    #[test]
    fn what_was_put_on_a_pile_is_its_top_card() {
        let said = "it shares a color with the top card of the discard pile";
        let message = format!("\"{said}\" holds a card against itself: by then it lies on top.");
        for text in [
            "Discard a card from your hand.",
            "Put a card from your hand on top of the discard pile.",
            "Choose a card from your hand. Discard it.",
        ] {
            assert_eq!(told(&format!("{text} If {said}, draw a card.")), one(said, &message), "{text}");
        }
    }

    #[test]
    fn other_piles_and_other_cards_are_something_to_ask() {
        for text in [
            "Put a card from your hand on the bottom of the discard pile. If it shares a color with the top card of the discard pile, draw a card.",
            "Choose a card from your hand. If it shares a color with the top card of the discard pile, draw a card.",
            "Discard a card from your hand. If it shares a color with the top card of the draw pile, draw a card.",
        ] {
            assert_eq!(told(text), [], "{text}");
        }
    }
}
