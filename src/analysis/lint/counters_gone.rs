//! Counters that are asked for after their card has left play: they went with it, so there are none.

use super::Linted;
use super::parts::{always_done, clauses, opens, steps};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::syntax::tree::{
    Act, ActKind, At, BlockKind, ClauseKind, Destination, Determiner, Each, Event, EventKind, Head, HeadNoun,
    Measure, MeasureKind, Move, Node, PassiveVerb, Sentence, SentenceKind, SimpleCondition,
    SimpleConditionKind, SimpleVerb, Thing, ThingKind, ThingPredicateKind, Visit,
};

/// What has become of the card so far.
#[derive(Clone, Copy, Default)]
struct Left {
    /// It has left play for certain.
    surely: Option<At>,
    /// It has, if the last "may" was done.
    if_done: Option<At>,
}

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    if linted.block.header.kind != BlockKind::Card {
        return;
    }
    for paragraph in &linted.block.paragraphs {
        let mut left = Left::default();
        for sentence in &paragraph.sentences {
            if opens(sentence) {
                left = Left::default();
            }
            match check_sentence(linted, sentence, left) {
                Ok(after) => left = after,
                Err(problem) => {
                    found.push(*problem);
                    break;
                }
            }
        }
    }
}

/// What has become of the card after the sentence, or the first thing that comes too late.
fn check_sentence(linted: &Linted<'_>, sentence: &Sentence, before: Left) -> Result<Left, Box<Diagnostic>> {
    let is_answer = matches!(sentence.kind, SentenceKind::IfDone { not: false, .. });
    let before = match &sentence.kind {
        SentenceKind::Whenever { event, condition, steps } => match leaver(event) {
            Some(thing) if is_this(thing) => Left { surely: Some(event.at), if_done: None },
            Some(other) => {
                let asked = asked_of_the_other(other, condition).or(asked_of_the_other(other, steps));
                if let Some(asked) = asked {
                    return Err(Box::new(too_late(linted, asked, event)));
                }
                before
            }
            None => before,
        },
        _other => before,
    };
    let gone = before.surely.or(before.if_done.filter(|_| is_answer));
    if let Some(gone) = gone {
        let asked = match &sentence.kind {
            SentenceKind::ForEach { each: Each::Counter { on, .. }, .. } if is_this(on) => Some(on.at),
            _other => first_asked(sentence),
        };
        if let Some(asked) = asked {
            return Err(Box::new(this_too_late(linted, asked, gone)));
        }
    }
    let Some(steps) = steps(sentence) else { return Ok(before) };
    let mut after = Left { surely: before.surely, if_done: before.if_done.filter(|_| is_answer) };
    let mut here = gone;
    for part in clauses(steps) {
        if let Some(gone) = here
            && let Some(asked) = first_asked(part.clause)
        {
            return Err(Box::new(this_too_late(linted, asked, gone)));
        }
        let ClauseKind::Do { may, act, .. } = &part.clause.kind else { continue };
        if !takes_away(act) {
            continue;
        }
        let at = part.clause.at;
        if *may {
            after.if_done = Some(at);
        } else {
            here = Some(at);
            if part.sure && always_done(sentence) {
                after.surely.get_or_insert(at);
            }
        }
    }
    Ok(after)
}

fn is_this(thing: &Thing) -> bool {
    thing.kind == ThingKind::This
}

/// The card that has left play when the event is seen.
fn leaver(event: &Event) -> Option<&Thing> {
    match &event.kind {
        EventKind::Leaves(what) => Some(what),
        EventKind::Does { who: _, act } => taken(act).next(),
        EventKind::Done { what, verb, .. } => leads_away(verb).then_some(what),
        EventKind::Cannot { .. }
        | EventKind::Enters(_)
        | EventKind::ChangesControl(_)
        | EventKind::TurnSkipped => None,
    }
}

fn leads_away(verb: &PassiveVerb) -> bool {
    match verb {
        PassiveVerb::Destroyed | PassiveVerb::Discarded | PassiveVerb::Returned => true,
        PassiveVerb::Put(to) => !matches!(to, Destination::IntoPlay { .. }),
        PassiveVerb::Played
        | PassiveVerb::Drawn
        | PassiveVerb::Revealed
        | PassiveVerb::LookedAt
        | PassiveVerb::Exchanged
        | PassiveVerb::Own(_) => false,
    }
}

/// Whether this card leaves play by it.
fn takes_away(act: &Act) -> bool {
    taken(act).any(is_this)
}

/// The cards that leave play by it.
fn taken(act: &Act) -> impl Iterator<Item = &Thing> {
    let (one, several): (Option<&Thing>, &[Move]) = match &act.kind {
        ActKind::Simple { verb: SimpleVerb::Destroy | SimpleVerb::Discard, what, .. }
        | ActKind::Return { what, .. }
        | ActKind::SetAside { what, .. } => (Some(what), &[]),
        ActKind::Put { moves, .. } => (None, moves),
        _other => (None, &[]),
    };
    let away = several.iter().filter(|one| !matches!(one.to, Destination::IntoPlay { .. }));
    one.into_iter().chain(away.flat_map(|one| &one.things))
}

/// Where counters are asked for of another card that has left play: it is pointed at, and no other card is named that
/// could be meant.
fn asked_of_the_other(gone: &Thing, part: &impl Visit) -> Option<At> {
    let ThingKind::Some(gone) = &gone.kind else { return None };
    let is_meant = |thing: &Thing| match &thing.kind {
        ThingKind::It => true,
        ThingKind::That(head) => *head == gone.head || is_any_card(head),
        _other => false,
    };
    let (mut asked, mut names_another) = (None, false);
    part.visit(&mut |node| match node {
        Node::Thing(Thing { kind: ThingKind::Some(noun), .. }) => {
            names_another |= matches!(noun.determiner, Determiner::A | Determiner::The);
        }
        Node::Measure(Measure { kind: MeasureKind::NumberOfCounters { on, .. }, at }) if is_meant(on) => {
            asked = asked.or(Some(*at));
        }
        Node::SimpleCondition(SimpleCondition { kind: SimpleConditionKind::Thing(thing, predicate), at })
            if is_meant(thing) && matches!(predicate.kind, ThingPredicateKind::HasCounters { .. }) =>
        {
            asked = asked.or(Some(*at));
        }
        _other => {}
    });
    asked.filter(|_| !names_another)
}

fn is_any_card(head: &Head) -> bool {
    head.values.is_empty() && head.noun == HeadNoun::Card
}

/// Where the counters of this card are asked for, changed or counted.
fn first_asked(part: &impl Visit) -> Option<At> {
    let mut asked = None;
    part.visit(&mut |node| {
        let here = match node {
            Node::Measure(measure) => match &measure.kind {
                MeasureKind::NumberOfCounters { on, .. } if is_this(on) => Some(measure.at),
                _other => None,
            },
            Node::SimpleCondition(condition) => match &condition.kind {
                SimpleConditionKind::Thing(thing, predicate)
                    if is_this(thing) && matches!(predicate.kind, ThingPredicateKind::HasCounters { .. }) =>
                {
                    Some(condition.at)
                }
                _other => None,
            },
            Node::Act(act) => match &act.kind {
                ActKind::PutCounters { on: card, .. } | ActKind::RemoveCounters { from: card, .. }
                    if is_this(card) =>
                {
                    Some(act.at)
                }
                _other => None,
            },
            _other => None,
        };
        asked = asked.or(here);
    });
    asked
}

fn this_too_late(linted: &Linted<'_>, asked: At, gone: At) -> Diagnostic {
    gone_with_the_card(linted, asked, gone)
        .help("Say it before the card leaves play. An ability that acts just before finds them: If this card would be destroyed, first …")
}

fn too_late(linted: &Linted<'_>, asked: At, event: &Event) -> Diagnostic {
    let would = format::would_event(&linted.game.dialect, event);
    gone_with_the_card(linted, asked, event.at)
        .help(format!("An ability that acts just before finds them: If {would}, first …"))
}

fn gone_with_the_card(linted: &Linted<'_>, asked: At, gone: At) -> Diagnostic {
    let message = format!(
        "\"{}\" comes too late: after \"{}\" the card has no counters any more.",
        linted.quote(asked),
        linted.quote(gone)
    );
    Diagnostic::new(Code::CountersGone, linted.place(asked), message)
        .label("no counters here")
        .note(linted.place(gone), "the counters go with the card")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{one, warnings};
    use super::*;

    fn card(text: &str) -> String {
        format!(
            "counter \"wish\"\n\ncard \"Lamp\"\n  1 of red, asset\n  enters with two wish counters\n\n  {text}\n"
        )
    }

    const MANY: &str = "the number of wish counters on this card";

    #[test]
    fn counters_are_gone_with_their_card() {
        let text = card(&format!("At the end of your turn, destroy this card. Draw cards equal to {MANY}."));
        let message = format!(
            "\"{MANY}\" comes too late: after \"destroy this card\" the card has no counters any more."
        );
        assert_eq!(warnings(Code::CountersGone, &text), one(MANY, &message));
    }

    #[test]
    fn counters_are_gone_where_the_card_was_the_price() {
        let text = card(&format!(
            "Once during your turn, you may destroy this card. If you do, draw cards equal to {MANY}."
        ));
        assert_eq!(warnings(Code::CountersGone, &text).len(), 1);
    }

    #[test]
    fn who_keeps_the_card_finds_its_counters() {
        let text = card(&format!(
            "Once during your turn, you may destroy this card. If you don't, draw cards equal to {MANY}."
        ));
        assert_eq!(warnings(Code::CountersGone, &text), []);
    }

    #[test]
    fn what_is_counted_first_is_there() {
        let text =
            card(&format!("At the end of your turn, draw cards equal to {MANY} and destroy this card."));
        assert_eq!(warnings(Code::CountersGone, &text), []);
    }

    #[test]
    fn an_ability_that_sees_the_card_leave_sees_no_counters() {
        let text = card(&format!("Whenever this card is destroyed, draw cards equal to {MANY}."));
        let message = format!(
            "\"{MANY}\" comes too late: after \"this card is destroyed\" the card has no counters any more."
        );
        assert_eq!(warnings(Code::CountersGone, &text), one(MANY, &message));
    }

    #[test]
    fn what_comes_first_still_finds_them() {
        let text = card(&format!("If this card would be destroyed, first draw cards equal to {MANY}."));
        assert_eq!(warnings(Code::CountersGone, &text), []);
    }

    #[test]
    fn counters_of_another_card_are_gone_with_it() {
        let many = "the number of wish counters on that asset";
        let text = card(&format!("Whenever an asset is destroyed, draw cards equal to {many}."));
        let message = format!(
            "\"{many}\" comes too late: after \"an asset is destroyed\" the card has no counters any more."
        );
        assert_eq!(warnings(Code::CountersGone, &text), one(many, &message));
    }

    #[test]
    fn counters_of_a_card_that_is_still_there_are_found() {
        let text = card(
            "Whenever an asset is destroyed, choose an asset you control and draw cards equal to the number of wish counters on it.",
        );
        assert_eq!(warnings(Code::CountersGone, &text), []);
    }
}
