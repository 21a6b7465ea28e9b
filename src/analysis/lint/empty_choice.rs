//! A choice that must be made where there may be nothing to choose from, and on which more hangs.
//!
//! An empty first choice is no trouble for a card that has its effect when it is played: such a card can't be
//! played then. A choice that nothing later speaks of is no trouble either. What is left is a card in play, or
//! a later sentence, whose next steps are passed over without a word. A card that requires something has
//! thought of it.

use super::Linted;
use super::parts::{clauses, opens, steps};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    ActKind, At, BlockKind, Chosen, ClauseKind, Determiner, Field, FieldKind, HeadNoun, Node, Paragraph,
    PersonKind, Sentence, SentenceKind, Thing, ThingKind, Visit, Word,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    let requires = |field: &Field| matches!(field.kind, FieldKind::Requires(_));
    if linted.block.header.kind != BlockKind::Card || linted.block.fields.iter().any(requires) {
        return;
    }
    for paragraph in &linted.block.paragraphs {
        check_paragraph(linted, paragraph, found);
    }
}

fn check_paragraph(linted: &Linted<'_>, paragraph: &Paragraph, found: &mut Diagnostics) {
    let waits = paragraph.sentences.first().is_some_and(opens);
    for (number, sentence) in paragraph.sentences.iter().enumerate() {
        let later = &paragraph.sentences[number + 1..];
        if (number == 0 && !waits) || !later.iter().any(points_back) || later.first().is_some_and(asks) {
            continue;
        }
        let Some(steps) = steps(sentence) else { continue };
        for part in clauses(steps) {
            let ClauseKind::Do { may: false, act, .. } = &part.clause.kind else { continue };
            let ActKind::Choose { what } = &act.kind else { continue };
            if part.doer.is_some_and(|doer| doer.kind != PersonKind::You) {
                continue;
            }
            for chosen in what {
                if let Chosen::Thing(thing) = chosen
                    && can_be_missing(thing)
                    && !(waits && is_there_itself(linted, thing))
                {
                    found.push(nothing_there(linted, act.at, thing, waits));
                }
            }
        }
    }
}

fn nothing_there(linted: &Linted<'_>, at: At, thing: &Thing, waits: bool) -> Diagnostic {
    let message = format!("There may not be \"{}\" to choose.", linted.quote(thing.at));
    let diagnostic = Diagnostic::new(Code::EmptyChoice, linted.place(at), message)
        .label("there may be nothing to choose")
        .help("Then the next sentences do nothing. Say so: \"you may choose …. If you do, …\".");
    if waits {
        return diagnostic;
    }
    diagnostic.help("Or let the card need it to be played: \"requires …\" under its line.")
}

/// Whether a sentence speaks of what was chosen.
fn points_back(sentence: &Sentence) -> bool {
    let mut points = false;
    sentence.visit(&mut |node| {
        if let Node::Thing(thing) = node {
            points |= match thing.kind {
                ThingKind::It | ThingKind::Them | ThingKind::That(_) | ThingKind::Those(_) => true,
                ThingKind::This
                | ThingKind::Rest
                | ThingKind::TheOther
                | ThingKind::OfThem(_)
                | ThingKind::Bound(_)
                | ThingKind::Some(_) => false,
            };
        }
    });
    points
}

/// Whether a sentence asks itself if there is something to go on with.
fn asks(sentence: &Sentence) -> bool {
    matches!(sentence.kind, SentenceKind::If { .. } | SentenceKind::IfDone { .. })
}

/// Whether a card in play is itself one of those that can be chosen.
fn is_there_itself(linted: &Linted<'_>, thing: &Thing) -> bool {
    let ThingKind::Some(noun) = &thing.kind else { return false };
    let HeadNoun::Value(kind) = &noun.head.noun else { return false };
    let lines = linted.block.fields.iter().filter_map(|field| match &field.kind {
        FieldKind::Line(line) => Some(line),
        FieldKind::Copies(_)
        | FieldKind::Illustrator(_)
        | FieldKind::Flavor(_)
        | FieldKind::Requires(_)
        | FieldKind::EntersWith(_) => None,
    });
    let own: Vec<&Word> = lines.flatten().flat_map(|(_, values)| values).collect();
    let is_of_the_kind = noun.head.values.iter().chain([kind]).all(|value| own.contains(&value));
    let is_mine = noun.controlled_by.as_ref().is_none_or(|who| who.kind == PersonKind::You);
    let narrowed = noun.other
        || noun.of.is_some()
        || noun.named.is_some()
        || noun.place.is_some()
        || noun.handled.is_some()
        || !noun.that.is_empty()
        || noun.except.is_some();
    noun.determiner == Determiner::A && is_of_the_kind && is_mine && !narrowed
}

/// A card of a kind, or from somewhere. Zones that are chosen are always there.
fn can_be_missing(thing: &Thing) -> bool {
    let ThingKind::Some(noun) = &thing.kind else { return false };
    match noun.head.noun {
        HeadNoun::Zone(_) => !noun.that.is_empty(),
        HeadNoun::Card | HeadNoun::Value(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, event, one, warnings};
    use super::*;

    const CHOICE: &str = "Choose an asset card from the discard pile. Put that card into your hand.";
    const MESSAGE: &str = "There may not be \"an asset card from the discard pile\" to choose.";

    #[test]
    fn more_hangs_on_a_choice_of_a_card_in_play() {
        let text = asset(
            "At the end of your turn, choose an asset card from the discard pile. Put that card into your hand.",
        );
        let marked = "choose an asset card from the discard pile";
        assert_eq!(warnings(Code::EmptyChoice, &text), one(marked, MESSAGE));
    }

    #[test]
    fn a_choice_that_may_be_made_can_be_empty() {
        let text = asset(
            "At the end of your turn, you may choose an asset card from the discard pile. If you do, put that card into your hand.",
        );
        assert_eq!(warnings(Code::EmptyChoice, &text), []);
    }

    #[test]
    fn a_card_in_play_is_there_itself() {
        let text = asset("At the end of your turn, choose an asset you control. Destroy that asset.");
        assert_eq!(warnings(Code::EmptyChoice, &text), []);
    }

    #[test]
    fn another_card_in_play_may_be_missing() {
        let text = asset("At the end of your turn, choose another asset. Destroy that asset.");
        let message = "There may not be \"another asset\" to choose.";
        assert_eq!(warnings(Code::EmptyChoice, &text), one("choose another asset", message));
    }

    #[test]
    fn a_card_that_requires_something_has_thought_of_it() {
        let text = format!("card \"C\"\n  1 of red, event\n  requires an asset\n\n  Draw a card. {CHOICE}\n");
        assert_eq!(warnings(Code::EmptyChoice, &text), []);
    }

    #[test]
    fn the_first_choice_of_an_event_is_made_before_it_is_played() {
        assert_eq!(warnings(Code::EmptyChoice, &event(CHOICE)), []);
    }

    #[test]
    fn a_later_choice_of_an_event_can_be_empty() {
        let text = event(&format!("Draw a card. {CHOICE}"));
        let marked = "Choose an asset card from the discard pile";
        assert_eq!(warnings(Code::EmptyChoice, &text), one(marked, MESSAGE));
    }
}
