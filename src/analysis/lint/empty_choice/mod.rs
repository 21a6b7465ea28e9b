//! A choice that must be made where there may be nothing to choose from, and on which more hangs.
//!
//! It is told for "choose …" and for "… of your choice". An empty first choice is no trouble for a card that has
//! its effect when it is played, where the game says that such a card can't be played then. A choice that nothing
//! later speaks of is no trouble either. What is left is a card in play, or a later step, whose next steps are
//! passed over without a word. Who writes "may", "if" or "requires" has thought of it.

mod missing;
#[cfg(test)]
mod tests;

use missing::{can_be_missing, is_there_itself, somebody_can_be_missing};

use super::Linted;
use super::parts::{Part, clauses, opens};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::manifest::EmptyChoice;
use crate::syntax::tree::{
    Act, ActKind, At, BlockKind, Chooser, Chosen, ClauseKind, Condition, Field, FieldKind, Head, HeadNoun,
    Node, Paragraph, PersonKind, Role, Sentence, SentenceKind, ThingKind, Visit,
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

/// Something that somebody must choose.
struct Choice<'t> {
    what: What<'t>,
    /// What is marked.
    marked: At,
    /// What is to be there, without who chooses it.
    noun: At,
    /// Whether it is you who choose.
    yours: bool,
}

impl<'t> Choice<'t> {
    /// "… of your choice"
    fn by(chooser: &Chooser, what: What<'t>, at: At) -> Choice<'t> {
        let noun = At(Span { end: chooser.at.0.start, ..at.0 });
        Choice { what, marked: at, noun, yours: chooser.person.kind == PersonKind::You }
    }
}

#[derive(Clone, Copy)]
enum What<'t> {
    Thing(&'t Head),
    Person(Role),
}

fn check_paragraph(linted: &Linted<'_>, paragraph: &Paragraph, found: &mut Diagnostics) {
    let waits = paragraph.sentences.first().is_some_and(opens);
    let told = linted.game.manifest.play.empty_choice.as_ref();
    let needed_to_be_played = !waits && told.is_some_and(|told| told.value == EmptyChoice::CantPlay);
    for (number, sentence) in paragraph.sentences.iter().enumerate() {
        let later = &paragraph.sentences[number + 1..];
        let Some(steps) = sentence.steps() else { continue };
        let parts = clauses(steps);
        for (place, part) in parts.iter().enumerate() {
            let ClauseKind::Do { may: false, act, .. } = &part.clause.kind else { continue };
            if number == 0 && needed_to_be_played {
                continue;
            }
            for choice in choices(linted, part, act, waits) {
                let asked = condition(sentence).is_some_and(|condition| speaks_of(condition, choice.what));
                if !asked && more_hangs_on(choice.what, &parts[place + 1..], later) {
                    found.push(nothing_there(linted, &choice, waits));
                }
            }
        }
    }
}

/// What must be chosen in a clause and can be missing.
fn choices<'t>(linted: &Linted<'_>, part: &Part<'t>, act: &'t Act, waits: bool) -> Vec<Choice<'t>> {
    let mut choices = Vec::new();
    if let ActKind::Choose { what } = &act.kind {
        if part.doer.is_none_or(|doer| doer.kind == PersonKind::You) {
            for chosen in what {
                let Chosen::Thing(thing) = chosen else { continue };
                let ThingKind::Some(noun) = &thing.kind else { continue };
                if can_be_missing(noun) && !(waits && is_there_itself(linted, noun)) {
                    let what = What::Thing(&noun.head);
                    choices.push(Choice { what, marked: act.at, noun: thing.at, yours: true });
                }
            }
        }
        return choices;
    }
    // A choice inside one of several ways to go on is not there for what comes after.
    if matches!(act.kind, ActKind::ChooseOne { .. }) {
        return choices;
    }
    part.clause.visit(&mut |node| {
        if let Node::Thing(thing) = node
            && let ThingKind::Some(noun) = &thing.kind
            && let Some(chooser) = &noun.chooser
            && can_be_missing(noun)
            && !(waits && is_there_itself(linted, noun))
        {
            choices.push(Choice::by(chooser, What::Thing(&noun.head), thing.at));
        }
        if let Node::Person(person) = node
            && let PersonKind::Some(noun) = &person.kind
            && let Some(chooser) = &noun.chooser
            && somebody_can_be_missing(noun)
        {
            choices.push(Choice::by(chooser, What::Person(noun.role), person.at));
        }
    });
    choices
}

fn nothing_there(linted: &Linted<'_>, choice: &Choice<'_>, waits: bool) -> Diagnostic {
    let message = format!("There may not be \"{}\" to choose.", linted.quote(choice.noun));
    let help = if choice.yours {
        "Then what comes after it does nothing. Say so: \"you may choose …. If you do, …\"."
    } else {
        "Then what comes after it does nothing. Say so: \"… may choose …. If that player does, …\"."
    };
    let diagnostic = Diagnostic::new(Code::EmptyChoice, linted.place(choice.marked), message)
        .label("there may be nothing to choose")
        .help(help);
    if waits {
        return diagnostic;
    }
    diagnostic.help("Or let the card need it to be played: \"requires …\" under its line.")
}

/// Whether something is done with what was chosen, and nobody asks before if there was anything.
fn more_hangs_on(what: What<'_>, rest: &[Part<'_>], later: &[Sentence]) -> bool {
    let at_once = rest.iter().take_while(|part| part.sure);
    if at_once.into_iter().any(|part| points_back(part.clause, what)) {
        return true;
    }
    !later.first().is_some_and(asks) && later.iter().any(|sentence| points_back(sentence, what))
}

/// Whether a text speaks of what was chosen.
fn points_back(text: &impl Visit, what: What<'_>) -> bool {
    let mut points = false;
    text.visit(&mut |node| match what {
        What::Thing(chosen) => {
            if let Node::Thing(thing) = node {
                points |= match &thing.kind {
                    ThingKind::It | ThingKind::Them => true,
                    ThingKind::That(head) | ThingKind::Those(head) => can_be_one(head, chosen),
                    ThingKind::This
                    | ThingKind::Rest
                    | ThingKind::TheOther
                    | ThingKind::OfThem(_)
                    | ThingKind::Bound(_)
                    | ThingKind::Some(_) => false,
                };
            }
        }
        What::Person(chosen) => {
            let is_back = |kind: &PersonKind| matches!(kind, PersonKind::That(role) | PersonKind::Those(role) if *role == chosen);
            points |= matches!(node, Node::Person(person) if is_back(&person.kind));
        }
    });
    points
}

/// "That card" can be an asset, "that king" cannot.
fn can_be_one(head: &Head, chosen: &Head) -> bool {
    head.noun == chosen.noun || head.noun == HeadNoun::Card || chosen.noun == HeadNoun::Card
}

/// Whether a condition asks for what is chosen after it.
fn speaks_of(condition: &Condition, what: What<'_>) -> bool {
    let mut speaks = false;
    condition.visit(&mut |node| {
        speaks |= match what {
            What::Thing(head) => {
                let is_one = |kind: &ThingKind| matches!(kind, ThingKind::Some(noun) if noun.head == *head);
                matches!(node, Node::Thing(thing) if is_one(&thing.kind))
            }
            What::Person(role) => {
                let is_one = |kind: &PersonKind| matches!(kind, PersonKind::Some(noun) if noun.role == role);
                matches!(node, Node::Person(person) if is_one(&person.kind))
            }
        };
    });
    speaks
}

/// Whether a sentence asks itself if there is something to go on with.
fn asks(sentence: &Sentence) -> bool {
    matches!(sentence.kind, SentenceKind::If { .. } | SentenceKind::IfDone { .. })
}

/// What a sentence asks before anything is done.
fn condition(sentence: &Sentence) -> Option<&Condition> {
    let of_each = sentence.steps().and_then(|steps| steps.only_if.as_ref());
    match &sentence.kind {
        _any if of_each.is_some() => of_each,
        SentenceKind::At { condition, .. }
        | SentenceKind::Whenever { condition, .. }
        | SentenceKind::UntilWhenever { condition, .. }
        | SentenceKind::Would { condition, .. }
        | SentenceKind::Once { condition, .. }
        | SentenceKind::Otherwise { condition, .. } => condition.as_ref(),
        SentenceKind::AsSoonAs { condition, .. } | SentenceKind::If { condition, .. } => Some(condition),
        SentenceKind::IfDone { .. }
        | SentenceKind::ForEach { .. }
        | SentenceKind::Repeat { .. }
        | SentenceKind::AnyOrder { .. }
        | SentenceKind::SameTime { .. }
        | SentenceKind::Steps(_)
        | SentenceKind::Defines { .. }
        | SentenceKind::DefinesVerb { .. }
        | SentenceKind::Keyword(_) => None,
    }
}
