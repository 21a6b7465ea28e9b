//! Players that a text speaks of, as a table knows them: most are everybody or the opponents of "you", and perhaps only
//! those of them for whom something holds.

use super::numbers::LinkedTest;
use crate::program::{How, PersonsId, TestId, Text, Who, WhoKind, WhoLeaf, WhoStep};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkedPersons {
    pub among: Among,
    /// Only those for whom this holds.
    pub only: Option<TestId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    Everyone,
    Opponents,
}

/// For each step that players begin with: who they are; nothing where they have to be worked out.
pub(in crate::engine::table) fn linked(text: &Text, tests: &[LinkedTest]) -> Vec<Option<LinkedPersons>> {
    (0..text.persons.len()).map(|id| of(text, tests, PersonsId(id as u16))).collect()
}

fn of(text: &Text, tests: &[LinkedTest], id: PersonsId) -> Option<LinkedPersons> {
    let steps = &text.persons[id.index()..];
    let last = steps.iter().position(|step| step.last)?;
    match &steps[..=last] {
        [WhoStep { leaf, how: How::Start, .. }] => begin(text, tests, *leaf),
        [WhoStep { leaf, how: How::Start, .. }, WhoStep { leaf: WhoLeaf::Each(test), how: How::And, .. }] => {
            let found = begin(text, tests, *leaf)?;
            match found.only {
                _ if tests[test.index()].is_of_everyone => Some(found),
                None => Some(LinkedPersons { only: Some(*test), ..found }),
                Some(_) => None,
            }
        }
        _ => None,
    }
}

fn begin(text: &Text, tests: &[LinkedTest], leaf: WhoLeaf) -> Option<LinkedPersons> {
    match leaf {
        WhoLeaf::These(Who::EVERYONE) => Some(LinkedPersons { among: Among::Everyone, only: None }),
        WhoLeaf::OpponentsOf(Who::YOU) => Some(LinkedPersons { among: Among::Opponents, only: None }),
        WhoLeaf::These(who) => match who.kind() {
            WhoKind::Set(set) => of(text, tests, set),
            WhoKind::You
            | WhoKind::Active
            | WhoKind::Dealer
            | WhoKind::Winner
            | WhoKind::Actor
            | WhoKind::Cause
            | WhoKind::Candidate
            | WhoKind::Everyone
            | WhoKind::Nobody
            | WhoKind::Local(_) => None,
        },
        WhoLeaf::OpponentsOf(_)
        | WhoLeaf::AlliesOf(_)
        | WhoLeaf::Next
        | WhoLeaf::OthersThan(_)
        | WhoLeaf::Beside(..)
        | WhoLeaf::ControllersOf(_)
        | WhoLeaf::HadCard
        | WhoLeaf::Each(_)
        | WhoLeaf::Extreme(..) => None,
    }
}
