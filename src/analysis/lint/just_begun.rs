//! At the beginning of a turn, a question about what was done in that turn: nothing was.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    At, ClauseKind, Edge, Moment, Node, PersonPredicate, PersonPredicateKind, Sentence, SentenceKind, Steps,
    Thing, ThingKind, Time, Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    let sentences = || linted.block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences);
    for (number, sentence) in sentences().enumerate() {
        let SentenceKind::At { moment, condition, steps } = &sentence.kind else { continue };
        if !is_beginning(moment) {
            continue;
        }
        let in_condition = condition.as_ref().and_then(asked_of_the_turn);
        // What another sentence does at the same moment may be counted by then.
        let is_first = !sentences().take(number).any(|other| is_at(other, moment));
        let asked = in_condition.or_else(|| is_first.then(|| asked_first(steps)).flatten());
        if let Some(at) = asked {
            found.push(problem(linted, sentence, moment, at));
        }
    }
}

fn is_beginning(moment: &Moment) -> bool {
    moment.edge == Edge::Beginning && matches!(moment.time, Time::Turn { .. })
}

fn is_at(sentence: &Sentence, wanted: &Moment) -> bool {
    matches!(&sentence.kind, SentenceKind::At { moment, .. } if moment == wanted)
}

/// What is asked before anything is done.
fn asked_first(steps: &Steps) -> Option<At> {
    let of_each = steps.each.as_ref().and_then(asked_of_the_turn);
    let before = of_each.or_else(|| steps.only_if.as_ref().and_then(asked_of_the_turn));
    // What holds from then on is asked for later.
    let holds = matches!(steps.first.kind, ClauseKind::Standing(_));
    before.or_else(|| (!holds).then(|| asked_of_the_turn(&steps.first)).flatten())
}

/// Where a part speaks of what was done this turn.
fn asked_of_the_turn(part: &impl Visit) -> Option<At> {
    let mut asked = None;
    part.visit(&mut |node| {
        let at = match node {
            Node::PersonPredicate(PersonPredicate {
                kind: PersonPredicateKind::Did { .. } | PersonPredicateKind::TookNoOtherAction,
                at,
            }) => *at,
            Node::Thing(Thing { kind: ThingKind::Some(noun), at }) if noun.handled.is_some() => *at,
            _part => return,
        };
        asked.get_or_insert(at);
    });
    asked
}

fn problem(linted: &Linted<'_>, sentence: &Sentence, moment: &Moment, at: At) -> Diagnostic {
    let asked = linted.quote(at);
    let message = format!("\"{asked}\" is asked when the turn begins, and nothing has been done in it yet.");
    let whole = linted.quote(sentence.at);
    let (lead, rest) = whole.split_once(',').unwrap_or((&whole, ""));
    let end = match &moment.time {
        Time::Turn { next: true, .. } => "this turn",
        _every => lead.rsplit(" of ").next().unwrap_or("your turn"),
    };
    Diagnostic::new(Code::JustBegun, linted.place(at), message)
        .label("nothing yet")
        .help("\"This turn\" is then the turn that has just begun; what was done in an earlier turn can't be asked for.")
        .help(format!("What was done in a turn is asked for at its end: At the end of {end},{rest}"))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, event, one, warnings};
    use super::*;

    fn asked(text: &str) -> Vec<super::super::tests::Warning> {
        warnings(Code::JustBegun, text)
    }

    fn message(asked: &str) -> String {
        format!("\"{asked}\" is asked when the turn begins, and nothing has been done in it yet.")
    }

    #[test]
    fn nothing_was_done_in_a_turn_that_begins() {
        let said = "discarded a card this turn";
        let text = format!("At the beginning of your next turn, if you {said}, draw a card.");
        assert_eq!(asked(&event(&text)), one(said, &message(said)));
        let text = format!("At the beginning of your turn, if you {said}, draw a card.");
        assert_eq!(asked(&asset(&text)), one(said, &message(said)));
        let said = "cards you discarded this turn";
        let text = format!("At the beginning of your next turn, draw cards equal to the number of {said}.");
        assert_eq!(asked(&event(&text)), one(said, &message(said)));
    }

    #[test]
    fn a_turn_that_ends_is_full_of_deeds() {
        let ends = "At the end of your turn, if you discarded a card this turn, draw a card.";
        assert_eq!(asked(&asset(ends)), []);
        let this =
            "At the end of this turn, draw cards equal to the number of cards you discarded this turn.";
        assert_eq!(asked(&event(this)), []);
    }

    #[test]
    fn what_was_done_at_that_moment_counts() {
        let text = "At the beginning of your turn, you may discard a card. If you discarded a card this turn, draw a card.";
        assert_eq!(asked(&asset(text)), []);
        let text = "At the beginning of your turn, discard a card and draw cards equal to the number of cards you discarded this turn.";
        assert_eq!(asked(&asset(text)), []);
    }
}
