//! "If it is blue, …. If it is an eight, …. Otherwise, …": the last goes with the second "If" alone, and is done for
//! what the first was about, too.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Determiner, PersonPredicateKind, Sentence, SentenceKind, SimpleCondition, SimpleConditionKind, Thing,
    ThingKind, ThingNoun, ThingPredicateKind,
};
use crate::vocabulary::english::decapitalized;

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        let mut rest = paragraph.sentences.as_slice();
        while let Some((first, behind)) = rest.split_first() {
            let more = is_case(first).map_or(0, |one| {
                behind
                    .iter()
                    .take_while(|next| is_case(next).is_some_and(|other| are_cases(one, other)))
                    .count()
            });
            let (cases, behind) = rest.split_at(more + 1);
            let begins = |sentence: &&Sentence| matches!(sentence.kind, SentenceKind::If { .. });
            if let Some(last) = behind.first()
                && matches!(last.kind, SentenceKind::Otherwise { condition: None, .. })
                && let Some(alone) = cases[1..].iter().rfind(begins)
            {
                found.push(problem(linted, cases, alone, last));
            }
            rest = behind;
        }
    }
}

/// What a sentence asks for, where it is one question.
fn is_case(sentence: &Sentence) -> Option<&SimpleConditionKind> {
    let (SentenceKind::If { condition, .. } | SentenceKind::Otherwise { condition: Some(condition), .. }) =
        &sentence.kind
    else {
        return None;
    };
    let [all] = condition.any.as_slice() else { return None };
    let [SimpleCondition { kind, .. }] = all.as_slice() else { return None };
    Some(kind)
}

/// Whether both ask what the same thing is, what something comes to, or how many there are.
fn are_cases(one: &SimpleConditionKind, other: &SimpleConditionKind) -> bool {
    use PersonPredicateKind::{Controls, Has};
    use SimpleConditionKind::{Measure, Person, ThereAre, Thing as OfThing};
    match (one, other) {
        (Measure(one, _), Measure(other, _)) => one == other,
        (ThereAre(one), ThereAre(other)) => are_counted(one, other),
        (Person(one, has), Person(other, has_also)) => match (&has.kind, &has_also.kind) {
            (Has(many), Has(also)) | (Controls(many), Controls(also)) => {
                one == other && are_counted(many, also)
            }
            _others => false,
        },
        (OfThing(one, is), OfThing(other, is_also)) => {
            is_pointed(one)
                && one == other
                && matches!(is.kind, ThingPredicateKind::Is { not: false, .. })
                && matches!(is_also.kind, ThingPredicateKind::Is { not: false, .. })
        }
        _others => false,
    }
}

/// Whether they are so many and so many of the same.
fn are_counted(one: &Thing, other: &Thing) -> bool {
    let (ThingKind::Some(one), ThingKind::Some(other)) = (&one.kind, &other.kind) else { return false };
    let counted = |noun: &ThingNoun| matches!(noun.determiner, Determiner::Count(_) | Determiner::No);
    let bare = |noun: &ThingNoun| ThingNoun { determiner: Determiner::Bare, ..noun.clone() };
    counted(one) && counted(other) && bare(one) == bare(other)
}

fn is_pointed(thing: &Thing) -> bool {
    matches!(thing.kind, ThingKind::It | ThingKind::That(_))
}

fn problem(linted: &Linted<'_>, cases: &[Sentence], alone: &Sentence, last: &Sentence) -> Diagnostic {
    let first = &cases[0];
    let (one, other) = (linted.quote(first.at), linted.quote(alone.at));
    let message = format!("\"Otherwise\" goes with \"{other}\" alone: it is done behind \"{one}\" as well.");
    let joined = cases[1..].iter().map(|case| match &case.kind {
        SentenceKind::If { .. } => format!("Otherwise, {}", decapitalized(&linted.quote(case.at))),
        _joined => linted.quote(case.at),
    });
    let joined = joined.collect::<Vec<_>>().join(" ");
    let lead = match cases.len() {
        2 => "Where these are three cases, all are joined",
        _more => "Where these are all cases of one thing, they are joined",
    };
    Diagnostic::new(Code::LastOtherwise, linted.place(last.at), message)
        .label("where that is not so, whatever was done before")
        .note(linted.place(first.at), "this is done besides")
        .help(format!("{lead}: {one} {joined} {}", linted.quote(last.at)))
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
    fn all_the_cases_there_are_are_joined() {
        let draws = |result: &str, cards: &str| format!("f the result is {result}, draw {cards}.");
        let [one, two, three] =
            [draws("one", "a card"), draws("two", "two cards"), draws("three", "three cards")];
        let last = "Otherwise, discard a card from your hand.";
        for text in [
            format!("Roll a die. I{one} I{two} I{three} {last}"),
            format!("Roll a die. I{one} I{two} Otherwise, i{three} {last}"),
        ] {
            assert_eq!(told(&text).len(), 1, "{text}");
        }
        assert_eq!(told(&format!("Roll a die. I{one} Otherwise, i{two} Otherwise, i{three} {last}")), []);
    }

    #[test]
    fn how_many_there_are_is_a_case() {
        for (one, other) in [
            ("you have no cards in hand", "you have one card in hand"),
            ("you control three or more assets", "you control one asset"),
            ("there are no cards in the discard pile", "there are two or more cards in the discard pile"),
        ] {
            let text = |other: &str| {
                format!("If {one}, roll a die. If {other}, draw a card. Otherwise, draw two cards.")
            };
            assert_eq!(told(&text(other)).len(), 1, "{other}");
            assert_eq!(told(&text("you control two ones")), []);
        }
        let text =
            "If you control a one, roll a die. If you control a two, draw a card. Otherwise, draw two cards.";
        assert_eq!(told(text), []);
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
