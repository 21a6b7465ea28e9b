//! "Repeat until …" where nothing that is repeated can make it true.

mod asked;
mod changed;
#[cfg(test)]
mod tests;

use super::Linted;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    ActKind, Clause, ClauseKind, Node, Order, SimpleVerb, ThingKind, ThingPlace, Visit,
};
use crate::vocabulary::WordId;
use asked::asked;
use changed::changed;

/// Something of a game that sentences ask about and change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aspect {
    /// Where the cards are, and whose they are.
    Cards,
    /// Which of them were revealed or looked at.
    Seen,
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
        let Some(steps) = sentence.steps() else { return };
        let Some(until) = &steps.until else { return };
        let (Some(asked), Some(changed)) = (asked(until), changed(steps)) else { return };
        if asked.iter().any(|aspect| changed.contains(aspect)) {
            return;
        }
        let message = format!("Nothing that is repeated can make \"{}\" true.", linted.quote(until.at));
        let help = match clauses(steps).iter().find_map(|part| stays(linted, part.clause)) {
            Some(moved) => {
                format!("What is seen stays where it is. Move it, so that another card comes: {moved}.")
            }
            None => "Ask for something that the steps change, or add a step that changes it.".to_string(),
        };
        found.push(
            Diagnostic::new(Code::EndlessRepeat, linted.place(sentence.at), message)
                .label("goes on until it is cut off")
                .note(linted.place(until.at), "never changed by what is repeated")
                .help(help),
        );
    });
}

/// How a step that sees the end of a pile goes on to another card.
fn stays(linted: &Linted<'_>, clause: &Clause) -> Option<String> {
    let ClauseKind::Do { act, .. } = &clause.kind else { return None };
    let ActKind::Simple { verb: SimpleVerb::Reveal | SimpleVerb::LookAt, what, .. } = &act.kind else {
        return None;
    };
    let ThingKind::Some(noun) = &what.kind else { return None };
    let (Some(order), Some(ThingPlace::Of(zone))) = (&noun.order, &noun.place) else { return None };
    let (count, other_end) = match order {
        Order::Top(count) => (*count, "on the bottom of"),
        Order::Bottom(count) => (*count, "on top of"),
        Order::Next | Order::Last | Order::First => return None,
    };
    let pointed = if count == 1 { "it" } else { "them" };
    Some(format!("{} and put {pointed} {other_end} {}", linted.quote(clause.at), linted.quote(zone.at)))
}
