//! "Whenever an ace is put on top of the discard pile, …": what is discarded lies there as well, but it is discarded and not
//! put.

use super::Linted;
use super::parts::zone_number;
use crate::analysis::resolve::ZoneRoles;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::syntax::tree::{
    Act, ActKind, Destination, Event, EventKind, Move, Node, PassiveVerb, Sentence, SentenceKind, SimpleVerb,
    Visit, Zone, ZoneKind,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    let Some(discards) = ZoneRoles::of(&linted.game.manifest).discards else { return };
    let sentences = || linted.block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences);
    // Whoever waits for both knows that they are two.
    if sentences().filter_map(waits).any(is_discard) {
        return;
    }
    for sentence in sentences() {
        if let Some(event) = waits(sentence)
            && let Some((zone, discarded)) = put_there(event)
            && number(linted, zone) == Some(discards)
        {
            found.push(problem(linted, sentence, event, zone, discarded));
        }
    }
}

/// What a sentence waits for, or stands in the place of.
fn waits(sentence: &Sentence) -> Option<&Event> {
    match &sentence.kind {
        SentenceKind::Whenever { event, .. }
        | SentenceKind::Would { event, .. }
        | SentenceKind::UntilWhenever { event, .. } => Some(event),
        _another => None,
    }
}

fn is_discard(event: &Event) -> bool {
    let mut is_discard = false;
    event.visit(&mut |node| {
        if let Node::Act(Act { kind: ActKind::Simple { verb: SimpleVerb::Discard, .. }, .. }) = node {
            is_discard = true;
        }
    });
    is_discard || matches!(event.kind, EventKind::Done { verb: PassiveVerb::Discarded, .. })
}

/// The zone that something is put into, as what is discarded would lie there, and the same event said of that.
fn put_there(event: &Event) -> Option<(&Zone, EventKind)> {
    match &event.kind {
        EventKind::Done { what, verb: PassiveVerb::Put(to), by } => {
            let (what, by) = (what.clone(), by.clone());
            Some((lies_as_discarded(to)?, EventKind::Done { what, verb: PassiveVerb::Discarded, by }))
        }
        EventKind::Does { who, act } => {
            let ActKind::Put { moves, .. } = &act.kind else { return None };
            let [Move { things, to }] = moves.as_slice() else { return None };
            let [what] = things.as_slice() else { return None };
            let verb = SimpleVerb::Discard;
            let kind = ActKind::Simple { verb, what: what.clone(), one_at_a_time: false };
            let act = Box::new(Act { kind, at: act.at });
            Some((lies_as_discarded(to)?, EventKind::Does { who: who.clone(), act }))
        }
        _another => None,
    }
}

fn lies_as_discarded(to: &Destination) -> Option<&Zone> {
    match to {
        Destination::Into(zone) | Destination::OnTop(zone) => Some(zone),
        Destination::OnBottom(_) | Destination::IntoPlay { .. } => None,
    }
}

fn number(linted: &Linted<'_>, zone: &Zone) -> Option<usize> {
    match &zone.kind {
        ZoneKind::The(word) => zone_number(linted.game, *word),
        _another => None,
    }
}

fn problem(
    linted: &Linted<'_>,
    sentence: &Sentence,
    event: &Event,
    zone: &Zone,
    discarded: EventKind,
) -> Diagnostic {
    let mut of_discards = sentence.clone();
    if let SentenceKind::Whenever { event, .. }
    | SentenceKind::Would { event, .. }
    | SentenceKind::UntilWhenever { event, .. } = &mut of_discards.kind
    {
        event.kind = discarded;
    }
    let message = format!(
        "\"{}\" is not about cards that are discarded, though they lie in {} as well.",
        linted.quote(event.at),
        linted.quote(zone.at)
    );
    Diagnostic::new(Code::NotPut, linted.place(event.at), message)
        .label("put, and not discarded")
        .help(format!(
            "For cards that are discarded: {}",
            format::sentence(&linted.game.dialect, &of_discards)
        ))
        .help("For both, write both, each in a paragraph of its own.")
}
