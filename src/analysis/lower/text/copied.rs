//! What one branch kept is put where the other one did, so that one place is looked at after both.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Scope, Slot, Valued};
use crate::program::{Cards, CardsKind, Num, NumKind, Op, Who, WhoKind, ZoneRef};

/// From where to where.
#[derive(Default)]
pub struct Copied(Vec<(Slot, Slot)>);

impl Copied {
    pub fn cards(&self) -> Vec<(Cards, Cards)> {
        let cards = self.0.iter().filter_map(|pair| match pair {
            (Slot::Cards(from), Slot::Cards(into)) => Some((*from, *into)),
            _other => None,
        });
        cards.collect()
    }
}

impl Lowering<'_> {
    /// Puts what is kept in one place into another one. False where it can't be: what was there before both branches stays,
    /// and so does what another took the place of.
    pub fn copy(&mut self, from: Slot, into: Slot, before: &Scope, copied: &mut Copied) -> bool {
        if from == into || copied.0.contains(&(from, into)) {
            return true;
        }
        if copied.0.iter().any(|(_, taken)| *taken == into) || is_kept(before, into) {
            return false;
        }
        let op = match (from, into) {
            (Slot::Cards(from), Slot::Cards(into)) => copy_cards(from, into),
            (Slot::Person(from), Slot::Person(into)) => copy_person(from, into),
            (Slot::Zone(from), Slot::Zone(ZoneRef::Local(into))) => {
                Some(Op::LetZone(into, self.zone_place(from)))
            }
            (Slot::Value(Valued::Local(from)), Slot::Value(Valued::Local(into))) => {
                Some(Op::Let(into, Num::new(NumKind::Local(from))))
            }
            (Slot::Cards(_) | Slot::Person(_) | Slot::Zone(_) | Slot::Value(_), _) => None,
        };
        let Some(op) = op else { return false };
        self.emit(op);
        copied.0.push((from, into));
        true
    }
}

/// Whether something was kept there before.
pub fn is_kept(before: &Scope, slot: Slot) -> bool {
    before.bindings.iter().any(|binding| binding.slot == slot)
        || before.mentions.iter().any(|mention| Slot::Cards(mention.cards) == slot)
        || before.group.is_some_and(|group| Slot::Cards(group) == slot)
}

fn copy_cards(from: Cards, into: Cards) -> Option<Op> {
    match into.kind() {
        // One card has no room for several.
        CardsKind::Local(_) if matches!(from.kind(), CardsKind::Scratch(_)) => None,
        CardsKind::Local(into) => Some(Op::LetCard(into, from)),
        CardsKind::Scratch(into) => Some(Op::LetCards(into, from)),
        CardsKind::This | CardsKind::OfEvent | CardsKind::Candidate | CardsKind::Set(_) => None,
    }
}

fn copy_person(from: Who, into: Who) -> Option<Op> {
    match into.kind() {
        WhoKind::Local(into) => Some(Op::LetPlayers(into, from)),
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
        | WhoKind::Set(_) => None,
    }
}
