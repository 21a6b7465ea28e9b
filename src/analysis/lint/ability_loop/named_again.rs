//! "As soon as no color is named, name a color until the end of your turn." Where the turn ends and the name with it, the next
//! name ends at once as well.

use crate::analysis::lint::parts::clauses;
use crate::analysis::lint::{Linted, title};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Act, ActKind, Clause, ClauseKind, Condition, Duration, Edge, Moment, Node, SentenceKind,
    SimpleConditionKind, Time, Until, Visit, Word,
};

pub fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Sentence(sentence) = node else { return };
        let SentenceKind::AsSoonAs { condition, steps } = &sentence.kind else { return };
        let Some(attribute) = unnamed(condition).filter(|_| steps.are_done_once()) else { return };
        if !clauses(steps).iter().any(|part| part.sure && is_named_for_a_turn(part.clause, attribute)) {
            return;
        }
        let message = format!("The {} sets itself off again and again.", title(linted.block));
        found.push(
            Diagnostic::new(Code::AbilityLoop, linted.place(sentence.at), message)
                .label("is so again at the end of the turn, as often as something is named")
                .help("Nobody can stop it: the game cuts it off after many rounds and play goes on.")
                .help("Name it when the turn begins: \"At the beginning of your turn, name … until the end of your turn.\""),
        );
    });
}

/// "No color is named", and nothing else.
fn unnamed(condition: &Condition) -> Option<Word> {
    let [row] = condition.any.as_slice() else { return None };
    let [only] = row.as_slice() else { return None };
    match &only.kind {
        SimpleConditionKind::Named { attribute, no: true } => Some(*attribute),
        _another => None,
    }
}

fn is_named_for_a_turn(clause: &Clause, wanted: Word) -> bool {
    let ClauseKind::Do { may: false, act: Act { kind, .. }, .. } = &clause.kind else { return false };
    let ActKind::Name { attribute, duration: Some(duration) } = kind else { return false };
    attribute.id == wanted.id && is_over_with_a_turn(duration)
}

/// Whether what begins when that turn ends is over at once.
fn is_over_with_a_turn(duration: &Duration) -> bool {
    match duration {
        Duration::ThisTurn => true,
        Duration::Until(Until::Moment(Moment { edge: Edge::End, time })) => {
            matches!(time, Time::ThisTurn | Time::Turn { next: false, .. })
        }
        _another => false,
    }
}
