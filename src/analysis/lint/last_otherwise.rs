//! "If it is blue, …. If it is an eight, …. Otherwise, …": the last goes with the second "If" alone, and is done for
//! what the first was about, too.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Condition, Sentence, SentenceKind, SimpleCondition, SimpleConditionKind, Thing, ThingKind,
    ThingPredicateKind,
};
use crate::vocabulary::english::decapitalized;

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        for sentences in paragraph.sentences.windows(3) {
            let [first, second, last] = sentences else { continue };
            let (Some(one), Some(other)) = (asked(first), asked(second)) else { continue };
            let ends_all = matches!(last.kind, SentenceKind::Otherwise { condition: None, .. });
            if ends_all && are_cases(one, other) {
                found.push(problem(linted, first, second, last));
            }
        }
    }
}

/// What a sentence asks for, where it is one question.
fn asked(sentence: &Sentence) -> Option<&SimpleConditionKind> {
    let SentenceKind::If { condition: Condition { any, .. }, .. } = &sentence.kind else { return None };
    let [all] = any.as_slice() else { return None };
    let [SimpleCondition { kind, .. }] = all.as_slice() else { return None };
    Some(kind)
}

/// Whether both ask what the same thing is, or comes to.
fn are_cases(one: &SimpleConditionKind, other: &SimpleConditionKind) -> bool {
    use SimpleConditionKind::{Measure, Thing as OfThing};
    match (one, other) {
        (Measure(one, _), Measure(other, _)) => one == other,
        (OfThing(one, is), OfThing(other, is_also)) => {
            is_pointed(one)
                && one == other
                && matches!(is.kind, ThingPredicateKind::Is { not: false, .. })
                && matches!(is_also.kind, ThingPredicateKind::Is { not: false, .. })
        }
        _others => false,
    }
}

fn is_pointed(thing: &Thing) -> bool {
    matches!(thing.kind, ThingKind::It | ThingKind::That(_))
}

fn problem(linted: &Linted<'_>, first: &Sentence, second: &Sentence, last: &Sentence) -> Diagnostic {
    let (one, other) = (linted.quote(first.at), linted.quote(second.at));
    let message = format!("\"Otherwise\" goes with \"{other}\" alone: it is done behind \"{one}\" as well.");
    let joined = format!("{one} Otherwise, {} {}", decapitalized(&other), linted.quote(last.at));
    Diagnostic::new(Code::LastOtherwise, linted.place(last.at), message)
        .label("where that is not so, whatever was done before")
        .note(linted.place(first.at), "this is done besides")
        .help(format!("Where these are three cases, all are joined: {joined}"))
        .help(
            "Where the first has nothing to do with it, it comes last, or stands in a paragraph of its own.",
        )
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one, warnings};
    use super::*;

    fn told(text: &str) -> Vec<super::super::tests::Warning> {
        warnings(Code::LastOtherwise, &event(text))
    }

    #[test]
    fn the_last_of_three_cases_is_done_in_the_first() {
        let text = "Reveal the top card of the draw pile. If it is red, put it into your hand. If it is a two, discard it. Otherwise, draw a card.";
        let message = "\"Otherwise\" goes with \"If it is a two, discard it.\" alone: it is done behind \"If it is red, put it into your hand.\" as well.";
        assert_eq!(told(text), one("Otherwise, draw a card.", message));
    }

    #[test]
    fn of_numbers_as_well() {
        let text = "Roll a die. If the result is one, draw a card. If the result is six, draw two cards. Otherwise, discard a card from your hand.";
        assert_eq!(told(text).len(), 1);
    }

    #[test]
    fn joined_cases_and_other_questions_are_left_alone() {
        for text in [
            "Roll a die. If the result is one, draw a card. Otherwise, if the result is six, draw two cards. Otherwise, discard a card from your hand.",
            "Reveal the top card of the draw pile. If you control an asset, roll a die. If it is a two, discard it. Otherwise, draw a card.",
            "Reveal the top card of the draw pile. If it is not red, put it into your hand. If it is a two, discard it. Otherwise, draw a card.",
            "Choose an asset you control. Choose a card from your hand. If that asset is red, roll a die. If that card is a two, discard it. Otherwise, draw a card.",
            "Roll a die. If the penalty is one, draw a card. If the result is six, draw two cards. Otherwise, discard a card from your hand.",
        ] {
            assert_eq!(told(text), [], "{text}");
        }
    }
}
