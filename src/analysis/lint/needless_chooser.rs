//! "Choose … of your choice": who chooses is said already.

use super::Linted;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{ActKind, Chooser, Chosen, ClauseKind, Node, Person, PersonKind, ThingKind, Visit};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Steps(steps) = node else { return };
        for part in clauses(steps) {
            let ClauseKind::Do { act, .. } = &part.clause.kind else { continue };
            let ActKind::Choose { what } = &act.kind else { continue };
            for chosen in what {
                if let Some(chooser) = chooser(chosen)
                    && is_the_doer(&chooser.person, part.doer)
                {
                    found.push(needless(linted, chooser));
                }
            }
        }
    });
}

fn chooser(chosen: &Chosen) -> Option<&Chooser> {
    match chosen {
        Chosen::Thing(thing) => match &thing.kind {
            ThingKind::Some(noun) => noun.chooser.as_ref(),
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => None,
        },
        Chosen::Person(person) => match &person.kind {
            PersonKind::Some(noun) => noun.chooser.as_ref(),
            PersonKind::You
            | PersonKind::They
            | PersonKind::That(_)
            | PersonKind::Those(_)
            | PersonKind::Dealer
            | PersonKind::Winner
            | PersonKind::Next
            | PersonKind::Other
            | PersonKind::Beside { .. }
            | PersonKind::ControllerOf(_)
            | PersonKind::Bound(_) => None,
        },
        Chosen::Number { .. } => None,
    }
}

fn is_the_doer(chooser: &Person, doer: Option<&Person>) -> bool {
    match doer {
        Some(doer) => chooser.kind == PersonKind::They || chooser == doer,
        None => chooser.kind == PersonKind::You,
    }
}

fn needless(linted: &Linted<'_>, chooser: &Chooser) -> Diagnostic {
    // The blank before it goes too.
    let before = linted.text.get(..chooser.at.0.start as usize).unwrap_or("").trim_end().len();
    let message = format!("\"{}\" says again what \"choose\" says.", linted.quote(chooser.at));
    Diagnostic::new(Code::NeedlessChooser, linted.place(chooser.at), message)
        .label("said already")
        .help("Delete it.")
        .fix("delete it", Span::new(before, chooser.at.0.end as usize), "")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one_with_fix, warnings};
    use super::*;

    #[test]
    fn whoever_chooses_need_not_be_named_again() {
        let text = event("Choose an asset of your choice. Destroy that asset.");
        let message = "\"of your choice\" says again what \"choose\" says.";
        assert_eq!(warnings(Code::NeedlessChooser, &text), one_with_fix("of your choice", message, ""));
    }

    #[test]
    fn a_choice_inside_the_thing_is_another_one() {
        let text = event("Choose a card from the hand of a player of your choice. Reveal that card.");
        assert_eq!(warnings(Code::NeedlessChooser, &text), []);
    }
}
