//! "For each asset an opponent controls": whichever of them does, and nobody is chosen.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::person::somebody::Somebody;
use crate::analysis::resolve::{Noun, Slot};
use crate::program::{Cards, How, Op, Who, WhoLeaf};
use crate::syntax::tree::{At, Person, PersonDeterminer, PersonKind, Role, Thing, ThingKind, ThingNoun};

use super::select::owner_of;

impl Lowering<'_> {
    /// The cards that something is done for, or points are scored for, one by one.
    pub fn each_of(&mut self, thing: &Thing) -> Option<Cards> {
        let is_of_any = match &thing.kind {
            ThingKind::Some(noun) => is_of_any(noun),
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => false,
        };
        match is_of_any {
            true => self.with_somebody(Somebody::AnyOf, |lowering| lowering.counted_cards(thing)),
            false => self.counted_cards(thing),
        }
    }

    /// Who controls the one of them that something is done for: "that opponent".
    pub fn bind_controller_of_each(&mut self, noun: &ThingNoun, card: Cards) -> Option<()> {
        let Some(person) = &noun.controlled_by else { return Some(()) };
        match any_of(person) {
            Some(role) => self.bind_its_controller(card, role, person.at),
            None => Some(()),
        }
    }

    /// Keeps who controls a card now.
    pub fn bind_its_controller(&mut self, card: Cards, role: Role, at: At) -> Option<()> {
        let local = self.local(at)?;
        let who = self.persons(&[(How::Start, WhoLeaf::ControllersOf(card))]);
        self.emit(Op::LetPlayers(local, who));
        self.scope.bind(Noun::Person(role), Slot::Person(Who::local(local)), false, at.0);
        Some(())
    }
}

fn is_of_any(noun: &ThingNoun) -> bool {
    let by = noun.handled.as_ref().map(|handled| &handled.by);
    owner_of(noun).into_iter().chain(by).any(|person| any_of(person).is_some())
}

/// Somebody of several, whom nobody picks: "an opponent", and not "an opponent of your choice".
pub fn any_of(person: &Person) -> Option<Role> {
    let PersonKind::Some(noun) = &person.kind else { return None };
    let is_any = noun.determiner == PersonDeterminer::A && noun.chooser.is_none() && !noun.random;
    is_any.then_some(noun.role)
}
