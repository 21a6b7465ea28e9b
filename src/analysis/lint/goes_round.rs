//! "Each player gives all cards from their hand to the player on their left": one after the other, so that the second
//! gives on what they have just got.

use super::Linted;
use super::next_of_each::is_several;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Act, ActKind, At, ClauseKind, Determiner, Each, GoodsMany, Node, Person, PersonKind, Sentence,
    SentenceKind, Steps, Thing, ThingKind, Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Sentence(sentence) = node else { return };
        if matches!(sentence.kind, SentenceKind::SameTime { .. }) {
            return;
        }
        let Some(steps) = sentence.steps() else { return };
        let goes_through = matches!(&steps.each, Some(Each::Person(_)));
        for part in clauses(steps) {
            let ClauseKind::Do { act, .. } = &part.clause.kind else { continue };
            let is_each = goes_through || part.doer.is_some_and(is_several);
            if is_each && takes_all_round(act, part.doer) {
                found.push(one_by_one(linted, sentence, steps, part.clause.at));
            }
        }
    });
}

/// Whether all that a player has goes to the one beside them, or comes from there.
fn takes_all_round(act: &Act, doer: Option<&Person>) -> bool {
    match &act.kind {
        ActKind::Give { what, to } => is_all(what) && is_beside(to),
        ActKind::GiveGoods { many: GoodsMany::All, to, .. } => is_beside(to),
        ActKind::GainControl { what, .. } => {
            is_all(what) && (is_of_neighbor(what) || doer.is_some_and(is_beside))
        }
        _another => false,
    }
}

fn is_all(thing: &Thing) -> bool {
    matches!(&thing.kind, ThingKind::Some(noun) if noun.determiner == Determiner::All)
}

fn is_of_neighbor(thing: &Thing) -> bool {
    matches!(&thing.kind, ThingKind::Some(noun) if noun.controlled_by.as_ref().is_some_and(is_beside))
}

/// The neighbor of whoever does it: yours is the same one each time.
fn is_beside(person: &Person) -> bool {
    let PersonKind::Beside { of, .. } = &person.kind else { return false };
    matches!(of.kind, PersonKind::They | PersonKind::That(_))
}

fn one_by_one(linted: &Linted<'_>, sentence: &Sentence, steps: &Steps, clause: At) -> Diagnostic {
    let message = "This is done one after the other: what has just changed hands changes hands again.";
    let problem =
        Diagnostic::new(Code::GoesRound, linted.place(clause), message).label("the next one has it already");
    let is_plain = matches!(sentence.kind, SentenceKind::Steps(_)) && steps.each.is_none();
    if !is_plain {
        return problem
            .help("For all of them at once, begin the sentence with \"At the same time, each player …\".");
    }
    let said = linted.quote(sentence.at);
    let at_once = format!("At the same time, {}", crate::vocabulary::english::decapitalized(&said));
    problem.help(format!("All of them at once: {at_once}")).guess(
        "let all do it at once",
        sentence.at.0,
        at_once,
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one_with_fix, warnings};
    use super::*;

    const MESSAGE: &str =
        "This is done one after the other: what has just changed hands changes hands again.";

    #[test]
    fn whole_hands_go_round_at_once() {
        for (text, marked) in [
            (
                "Each player gives all cards from their hand to the player on their left.",
                "Each player gives all cards from their hand to the player on their left",
            ),
            (
                "Each player gains control of all assets the player on their left controls.",
                "Each player gains control of all assets the player on their left controls",
            ),
        ] {
            let better = format!("At the same time, e{}", &text[1..]);
            assert_eq!(
                warnings(Code::GoesRound, &event(text)),
                one_with_fix(marked, MESSAGE, &better),
                "{text}"
            );
            assert_eq!(warnings(Code::GoesRound, &event(&better)), [], "{better}");
        }
        let text = "For each player, that player gives all cards from their hand to the player on that player's left.";
        assert_eq!(warnings(Code::GoesRound, &event(text)).len(), 1);
    }

    #[test]
    fn what_goes_on_once_goes_nowhere_else() {
        for text in [
            "Each player gives a card from their hand to the player on their left.",
            "Each player gives all cards from their hand to the player on your left.",
            "Give all cards from your hand to the player on your left.",
            "Each opponent gives all cards from their hand to you.",
        ] {
            assert_eq!(warnings(Code::GoesRound, &event(text)), [], "{text}");
        }
    }
}
