//! Players that a text speaks of, as a table knows them: most are everybody or the opponents of "you", and perhaps only
//! those of them for whom something holds.

use super::numbers::LinkedTest;
use crate::engine::table::Table;
use crate::game::{Game, LOCALS, Player, Players};
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

impl LinkedPersons {
    /// All of them, whether the test holds for them or not.
    #[inline(always)]
    pub fn all<const W: usize>(&self, table: &Table<'_, W>, game: &Game<W>, you: Player) -> Players {
        self.of(game.players(), table, you)
    }

    /// The same of these players.
    #[inline(always)]
    pub fn of<const W: usize>(&self, all: Players, table: &Table<'_, W>, you: Player) -> Players {
        match self.among {
            Among::Everyone => all,
            Among::Opponents => all.and_not(table.team(you)),
        }
    }

    /// Who they are, where that is told by numbers alone.
    #[inline(always)]
    pub fn plainly<const W: usize>(
        &self,
        table: &Table<'_, W>,
        tests: &[LinkedTest],
        game: &Game<W>,
        you: Player,
        locals: &[i16; LOCALS],
    ) -> Option<Players> {
        self.plainly_of(self.all(table, game, you), tests, game, you, locals)
    }

    /// The same of these players.
    #[inline(always)]
    pub fn plainly_of<const W: usize>(
        &self,
        all: Players,
        tests: &[LinkedTest],
        game: &Game<W>,
        you: Player,
        locals: &[i16; LOCALS],
    ) -> Option<Players> {
        let Some(test) = self.only else { return Some(all) };
        let asked = &tests[test.index()];
        asked.is_of_player.then(|| asked.those(all, game, you, locals))
    }
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
            | WhoKind::Newly
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
        | WhoLeaf::GetsCard
        | WhoLeaf::Each(_)
        | WhoLeaf::Extreme(..) => None,
    }
}
