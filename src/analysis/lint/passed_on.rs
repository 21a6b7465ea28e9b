//! "Each player gives a card to the player on their left.": one after the other, so that somebody can give on what they
//! have just got.

use super::Linted;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, At, ClauseKind, Destination, Determiner, Person, PersonDeterminer, PersonKind, Sentence,
    SentenceKind, Thing, ThingKind, Zone, ZoneKind,
};
use crate::vocabulary::english::decapitalized;

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for sentence in linted.block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences) {
        if matches!(sentence.kind, SentenceKind::SameTime { .. }) {
            continue;
        }
        let mut in_order = false;
        for part in sentence.steps().map(clauses).unwrap_or_default() {
            let ClauseKind::Do { subject, in_turn_order, act, .. } = &part.clause.kind else { continue };
            in_order = if subject.is_some() { *in_turn_order } else { in_order };
            if let Some(doer) = part.doer.filter(|doer| is_each(doer) && !in_order)
                && gives_to_neighbor(act)
            {
                found.push(problem(linted, sentence, act, doer));
            }
        }
    }
}

fn is_each(person: &Person) -> bool {
    match &person.kind {
        PersonKind::Some(noun) => {
            matches!(noun.determiner, PersonDeterminer::Each | PersonDeterminer::All | PersonDeterminer::Bare)
        }
        _one => false,
    }
}

/// Whether some cards go from whoever does it to whoever sits beside them. All that somebody has is told otherwise.
fn gives_to_neighbor(act: &Act) -> bool {
    match &act.kind {
        ActKind::Give { what, to } => is_picked(what) && is_neighbor(to),
        ActKind::Put { moves, .. } => moves.iter().any(|one| match &one.to {
            Destination::Into(Zone { kind: ZoneKind::Of(_, whose), .. }) => {
                is_neighbor(whose) && one.things.iter().all(is_picked)
            }
            _another => false,
        }),
        _another => false,
    }
}

fn is_picked(thing: &Thing) -> bool {
    match &thing.kind {
        ThingKind::Some(noun) => noun.determiner != Determiner::All,
        ThingKind::This => false,
        _pointed => true,
    }
}

fn is_neighbor(person: &Person) -> bool {
    matches!(&person.kind, PersonKind::Beside { of, .. } if of.kind == PersonKind::They)
}

fn problem(linted: &Linted<'_>, sentence: &Sentence, act: &Act, doer: &Person) -> Diagnostic {
    let who = linted.quote(doer.at);
    let message =
        format!("\"{who}\" does it one after the other: somebody may give on what they have just got.");
    let part = |start, end| linted.quote(At(Span { start, end }));
    let (start, end) = (part(sentence.at.0.start, doer.at.0.end), part(doer.at.0.end, sentence.at.0.end));
    let problem = Diagnostic::new(Code::PassedOn, linted.place(act.at), message).label("one after the other");
    let problem = match is_alone(sentence) {
        true => problem.help(format!(
            "To let all of them choose before any card moves: At the same time, {} {end}",
            decapitalized(&start)
        )),
        false => problem.help("All of them at once is said by a sentence that begins with \"At the same time, …\": it can't stand behind a moment or an \"if\"."),
    };
    problem.help(format!("To let them do it one after the other, say so: {start}, in turn order, {end}"))
}

/// Whether the sentence says nothing else.
fn is_alone(sentence: &Sentence) -> bool {
    matches!(&sentence.kind, SentenceKind::Steps(steps) if steps.are_done_once())
}
