//! "Discard a card. If it shares a color with the top card of the discard pile, …": by then it is that card.

use super::Linted;
use super::parts::zone_number;
use crate::analysis::joined::clauses;
use crate::analysis::resolve::ZoneRoles;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, At, ClauseKind, Destination, Determiner, Move, Node, Order, Sentence, SentenceKind,
    SimpleCondition, SimpleConditionKind, SimpleVerb, Thing, ThingKind, ThingPlace, ThingPredicateKind,
    Visit, Zone, ZoneKind,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        for sentences in paragraph.sentences.windows(2) {
            let [before, after] = sentences else { continue };
            let (Some(put), SentenceKind::If { condition, .. }) = (put_on(linted, before), &after.kind)
            else {
                continue;
            };
            condition.visit(&mut |node| {
                if let Node::SimpleCondition(condition) = node
                    && let Some((thing, zone)) = held_against(condition)
                    && number(linted, zone) == Some(put.pile)
                {
                    found.push(problem(linted, &put, condition.at, thing, [before, after]));
                }
            });
        }
    }
}

/// The last card of a sentence, put on top of a pile.
struct Put<'t> {
    pile: usize,
    what: &'t Thing,
    /// The pile, where it is named: what is discarded goes to its own.
    to: Option<&'t Zone>,
}

/// Which of the piles that all share.
fn number(linted: &Linted<'_>, zone: &Zone) -> Option<usize> {
    match &zone.kind {
        ZoneKind::The(word) => zone_number(linted.game, *word),
        _anothers => None,
    }
}

fn put_on<'t>(linted: &Linted<'_>, sentence: &'t Sentence) -> Option<Put<'t>> {
    let steps = sentence.steps().filter(|steps| steps.each.is_none() && steps.until.is_none())?;
    let ClauseKind::Do { may: false, act: Act { kind, .. }, .. } = &clauses(steps).last()?.kind else {
        return None;
    };
    match kind {
        ActKind::Simple { verb: SimpleVerb::Discard, what, .. } if is_one(what) => {
            let pile = ZoneRoles::of(&linted.game.manifest).discards?;
            Some(Put { pile, what, to: None })
        }
        ActKind::Put { moves, .. } => {
            let [Move { things, to: Destination::OnTop(zone) }] = moves.as_slice() else { return None };
            let [what] = things.as_slice() else { return None };
            is_one(what).then_some(Put { pile: number(linted, zone)?, what, to: Some(zone) })
        }
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

/// What is pointed at, and the pile with whose top card it is held against.
fn held_against(condition: &SimpleCondition) -> Option<(&Thing, &Zone)> {
    let SimpleConditionKind::Thing(thing, predicate) = &condition.kind else { return None };
    let ThingPredicateKind::Shares { with, .. } = &predicate.kind else { return None };
    let ThingKind::Some(noun) = &with.kind else { return None };
    match (&thing.kind, &noun.order, &noun.place) {
        (ThingKind::It | ThingKind::That(_), Some(Order::Top(1)), Some(ThingPlace::Of(zone))) => {
            Some((thing, zone))
        }
        _another => None,
    }
}

fn problem(
    linted: &Linted<'_>,
    put: &Put<'_>,
    asked: At,
    thing: &Thing,
    [before, after]: [&Sentence; 2],
) -> Diagnostic {
    let message = format!("\"{}\" holds a card against itself: by then it lies on top.", linted.quote(asked));
    let help = match asked_before(linted, put, thing, after) {
        Some(right) => format!("Ask before it goes there: {right}"),
        None => "Let this sentence stand before the one that puts the card there.".to_string(),
    };
    Diagnostic::new(Code::ConditionFixed, linted.place(asked), message)
        .label("the same card")
        .note(linted.place(before.at), "put there")
        .help(help)
}

/// The same in the right order. The card has a name, since what is done in between may be about another.
fn asked_before(linted: &Linted<'_>, put: &Put<'_>, thing: &Thing, after: &Sentence) -> Option<String> {
    let ThingKind::Some(noun) = &put.what.kind else { return None };
    let chosen = match &noun.place {
        Some(_) => linted.quote(put.what.at),
        None => format!("{} from your {}", linted.quote(put.what.at), hand_of(linted)?),
    };
    let part = |from: u32, to: u32| linted.quote(At(Span::new(from as usize, to as usize)));
    let (lead, rest) = (part(after.at.0.start, thing.at.0.start), part(thing.at.0.end, after.at.0.end));
    let goes = match put.to {
        Some(zone) => format!("Put the guest on top of {}.", linted.quote(zone.at)),
        None => "Discard the guest.".to_string(),
    };
    Some(format!("Choose {chosen}. Call it the \"guest\". {lead} the guest {rest} {goes}"))
}

fn hand_of<'g>(linted: &Linted<'g>) -> Option<&'g str> {
    let hand = ZoneRoles::of(&linted.game.manifest).hand?;
    linted.game.manifest.zones.get(hand).map(|hand| hand.name.value.as_str())
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
    fn the_right_order_is_shown_and_gives_no_warning() {
        let right = "Choose a card from your hand. Call it the \"guest\". If the guest shares a color with the top card of the discard pile, draw a card. Discard the guest.";
        assert_eq!(told(right), []);
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
