//! A card that forbids what it waits for, or what it does.

use super::Linted;
use super::parts::{clauses, objects};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Act, ActKind, At, BlockKind, ClauseKind, Determiner, Event, EventKind, HeadNoun, Node, PassiveVerb,
    Person, PersonKind, SimpleVerb, Standing, StandingKind, Thing, ThingKind, Visit,
};
use crate::vocabulary::WordId;

/// What a card says can't be, always and for everybody.
enum Forbidden<'t> {
    /// This card can't be destroyed.
    This(Verb),
    /// You can't draw cards.
    Person(&'t Person, Verb),
}

/// The verbs that can be forbidden and done in the same words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    Simple(SimpleVerb),
    Return,
    Exchange,
    Own(WordId),
}

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    if linted.block.header.kind != BlockKind::Card {
        return;
    }
    let mut prohibitions: Vec<(Forbidden<'_>, At)> = Vec::new();
    linted.block.visit(&mut |node| {
        if let Node::Standing(standing) = node
            && let Some(forbidden) = forbidden(standing)
        {
            prohibitions.push((forbidden, standing.at));
        }
    });
    if prohibitions.is_empty() {
        return;
    }
    // "it" is this card where nothing else was named since.
    let mut it_is_this = false;
    linted.block.visit(&mut |node| {
        if let Node::Sentence(_) = node {
            it_is_this = false;
        }
        if let Node::Thing(thing) = node {
            match thing.kind {
                ThingKind::This => it_is_this = true,
                ThingKind::It => {}
                ThingKind::Them
                | ThingKind::Rest
                | ThingKind::TheOther
                | ThingKind::OfThem(_)
                | ThingKind::That(_)
                | ThingKind::Those(_)
                | ThingKind::Bound(_)
                | ThingKind::Some(_) => it_is_this = false,
            }
        }
        for (forbidden, at) in &prohibitions {
            if let Node::Event(event) = node
                && waits_for(event, forbidden)
            {
                found.push(never_met(linted, event.at, *at));
            }
            let Node::Steps(steps) = node else { continue };
            for part in clauses(steps) {
                if let ClauseKind::Do { act, .. } = &part.clause.kind
                    && does(part.doer, act, forbidden, it_is_this)
                {
                    found.push(contradiction(linted, part.clause.at, *at));
                }
            }
        }
    });
}

fn forbidden(standing: &Standing) -> Option<Forbidden<'_>> {
    if standing.duration.is_some() {
        return None;
    }
    match &standing.kind {
        StandingKind::ThingCant { what, verb, by: None } if what.kind == ThingKind::This => {
            Some(Forbidden::This(passive(verb)?))
        }
        StandingKind::PersonCant { who, act } if objects(act).into_iter().all(is_any_card) => {
            Some(Forbidden::Person(who, active(act)?))
        }
        StandingKind::ThingCant { .. }
        | StandingKind::PersonCant { .. }
        | StandingKind::Allowance { .. }
        | StandingKind::Permission { .. }
        | StandingKind::MustBe { .. }
        | StandingKind::Also { .. }
        | StandingKind::Own { .. }
        | StandingKind::Worth { .. } => None,
    }
}

/// cards: any of them, from anywhere
pub(super) fn is_any_card(thing: &Thing) -> bool {
    let ThingKind::Some(noun) = &thing.kind else { return false };
    noun.determiner == Determiner::Bare
        && noun.head.values.is_empty()
        && noun.head.noun == HeadNoun::Card
        && !noun.other
        && noun.of.is_none()
        && noun.named.is_none()
        && noun.place.is_none()
        && noun.controlled_by.is_none()
        && noun.handled.is_none()
        && noun.that.is_empty()
        && noun.except.is_none()
}

pub(super) fn passive(verb: &PassiveVerb) -> Option<Verb> {
    match verb {
        PassiveVerb::Destroyed => Some(Verb::Simple(SimpleVerb::Destroy)),
        PassiveVerb::Discarded => Some(Verb::Simple(SimpleVerb::Discard)),
        PassiveVerb::Played => Some(Verb::Simple(SimpleVerb::Play)),
        PassiveVerb::Drawn => Some(Verb::Simple(SimpleVerb::Draw)),
        PassiveVerb::Revealed => Some(Verb::Simple(SimpleVerb::Reveal)),
        PassiveVerb::LookedAt => Some(Verb::Simple(SimpleVerb::LookAt)),
        PassiveVerb::Returned => Some(Verb::Return),
        PassiveVerb::Exchanged => Some(Verb::Exchange),
        PassiveVerb::Own(verb) => Some(Verb::Own(verb.id)),
        PassiveVerb::Put(_) => None,
    }
}

pub(super) fn active(act: &Act) -> Option<Verb> {
    // Only verbs whose doing is named by the verb alone; a put is told by where to.
    if let ActKind::Simple { verb, .. } = &act.kind {
        return Some(Verb::Simple(*verb));
    }
    if let ActKind::Own { verb, .. } = &act.kind {
        return Some(Verb::Own(verb.id));
    }
    if let ActKind::Return { .. } = &act.kind {
        return Some(Verb::Return);
    }
    if let ActKind::Exchange { .. } = &act.kind {
        return Some(Verb::Exchange);
    }
    None
}

fn waits_for(event: &Event, forbidden: &Forbidden<'_>) -> bool {
    match (&event.kind, forbidden) {
        (EventKind::Done { what, verb, .. }, Forbidden::This(forbidden)) => {
            what.kind == ThingKind::This && passive(verb) == Some(*forbidden)
        }
        (EventKind::Does { who, act }, Forbidden::Person(whom, forbidden)) => {
            who == *whom && active(act) == Some(*forbidden)
        }
        (EventKind::Done { .. }, Forbidden::Person(..))
        | (EventKind::Does { .. }, Forbidden::This(_))
        | (EventKind::Cannot { .. }, _)
        | (EventKind::Enters(_), _)
        | (EventKind::Leaves(_), _)
        | (EventKind::ChangesControl(_), _)
        | (EventKind::TurnSkipped, _) => false,
    }
}

fn does(subject: Option<&Person>, act: &Act, forbidden: &Forbidden<'_>, it_is_this: bool) -> bool {
    match forbidden {
        Forbidden::This(verb) => {
            let mut objects = objects(act).into_iter();
            active(act) == Some(*verb)
                && objects
                    .any(|what| what.kind == ThingKind::This || (it_is_this && what.kind == ThingKind::It))
        }
        Forbidden::Person(who, verb) => {
            let same = subject.map_or(who.kind == PersonKind::You, |subject| subject == *who);
            same && active(act) == Some(*verb)
        }
    }
}

fn never_met(linted: &Linted<'_>, at: At, prohibition: At) -> Diagnostic {
    let message =
        format!("\"{}\" never happens: this card says \"{}\".", linted.quote(at), linted.quote(prohibition));
    Diagnostic::new(Code::NeverMet, linted.place(at), message)
        .label("never happens")
        .note(linted.place(prohibition), "forbidden here")
        .help("Take one of the two away, or say when the prohibition holds: \"while …\", \"by opponents\".")
}

fn contradiction(linted: &Linted<'_>, at: At, prohibition: At) -> Diagnostic {
    let message =
        format!("\"{}\" does nothing: this card says \"{}\".", linted.quote(at), linted.quote(prohibition));
    Diagnostic::new(Code::Contradiction, linted.place(at), message)
        .label("forbidden by its own card")
        .note(linted.place(prohibition), "forbidden here")
        .help("What can't be done is not done. Take one of the two away, or say whom it holds for: \"can't be … by opponents\".")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, one, warnings};
    use super::*;

    const SAFE: &str = "This card can't be destroyed.";

    #[test]
    fn what_a_card_forbids_it_waits_for_in_vain() {
        let text = asset(&format!("{SAFE}\n\n  Whenever this card is destroyed, draw a card."));
        let message =
            "\"this card is destroyed\" never happens: this card says \"This card can't be destroyed\".";
        assert_eq!(warnings(Code::NeverMet, &text), one("this card is destroyed", message));
    }

    #[test]
    fn a_card_may_wait_for_what_happens_to_others() {
        let text = asset(&format!("{SAFE}\n\n  Whenever another asset is destroyed, draw a card."));
        assert_eq!(warnings(Code::NeverMet, &text), []);
    }

    #[test]
    fn what_a_card_forbids_it_does_in_vain() {
        let text = asset(&format!("{SAFE}\n\n  At the end of your turn, destroy this card."));
        let message = "\"destroy this card\" does nothing: this card says \"This card can't be destroyed\".";
        assert_eq!(warnings(Code::Contradiction, &text), one("destroy this card", message));
    }

    #[test]
    fn a_prohibition_for_opponents_leaves_it_to_you() {
        let text = asset(
            "This card can't be destroyed by opponents.\n\n  At the end of your turn, destroy this card.",
        );
        assert_eq!(warnings(Code::Contradiction, &text), []);
    }

    #[test]
    fn whoever_can_not_draw_draws_in_vain() {
        let text = asset("You can't draw cards.\n\n  At the end of your turn, draw two cards.");
        let message = "\"draw two cards\" does nothing: this card says \"You can't draw cards\".";
        assert_eq!(warnings(Code::Contradiction, &text), one("draw two cards", message));
    }
}
