//! What cards, players, numbers and places name.

use super::Reads;
use super::walk::Walk;
use crate::program::{
    CardNumber, Cards, CardsKind, DestinationId, Expr, ExprId, Leaf, Local, Num, NumKind, PlaceId, SetId,
    Who, WhoKind, WhoLeaf, ZoneRef,
};

impl Walk<'_> {
    fn local(&mut self, local: Local) {
        self.found.locals |= 1 << local.0;
    }

    pub fn cards(&mut self, cards: Cards) {
        match cards.kind() {
            CardsKind::This => self.found.this = true,
            CardsKind::OfEvent => self.found.card = true,
            CardsKind::Local(local) => self.local(local),
            CardsKind::Scratch(scratch) => self.found.scratches |= 1 << scratch.0,
            CardsKind::Candidate => {}
            CardsKind::Set(set) => self.set(set),
        }
    }

    pub fn who(&mut self, who: Who) {
        match who.kind() {
            WhoKind::Actor => self.found.player = true,
            WhoKind::Cause => self.found.cause = true,
            WhoKind::Local(local) => self.local(local),
            WhoKind::Dealer => self.found.dealer = true,
            WhoKind::You
            | WhoKind::Active
            | WhoKind::Winner
            | WhoKind::Newly
            | WhoKind::Candidate
            | WhoKind::Everyone
            | WhoKind::Nobody => {}
            WhoKind::Set(id) => {
                for step in up_to_last(&self.text.persons[id.index()..], |step| step.last) {
                    match step.leaf {
                        WhoLeaf::These(who)
                        | WhoLeaf::OpponentsOf(who)
                        | WhoLeaf::AlliesOf(who)
                        | WhoLeaf::OthersThan(who)
                        | WhoLeaf::Beside(_, who) => self.who(who),
                        WhoLeaf::ControllersOf(cards) => self.cards(cards),
                        WhoLeaf::HadCard | WhoLeaf::GetsCard => self.found.place = true,
                        WhoLeaf::Each(test) => self.test(test),
                        WhoLeaf::Extreme(_, expr) => self.expr(expr),
                        WhoLeaf::Next => {}
                    }
                }
            }
        }
    }

    pub fn num(&mut self, num: Num) {
        match num.kind() {
            NumKind::Constant(_) => {}
            NumKind::Cell(cell) => self.found.numbers |= 1 << cell.0,
            NumKind::Local(local) => self.local(local),
            NumKind::Expr(expr) => self.expr(expr),
        }
    }

    pub fn expr(&mut self, id: ExprId) {
        match self.text.exprs[id.index()] {
            Expr::EventAmount => self.found.number = true,
            Expr::Games => {}
            Expr::Count(cards) | Expr::Worth(cards) | Expr::Attribute(_, cards) => self.cards(cards),
            Expr::Counters(_, cards) => {
                self.found.counters = true;
                self.cards(cards);
            }
            Expr::CellOf(cell, who) => {
                self.found.numbers |= 1 << cell.0;
                self.who(who);
            }
            Expr::CountPlayers(who) => {
                self.found.in_game = true;
                self.who(who);
            }
            Expr::Points(who) => {
                self.found.points = true;
                self.who(who);
            }
            Expr::Die(who) => {
                self.found.dice = true;
                self.who(who);
            }
            Expr::ThisTurn(kind, who, cards) => {
                self.found.deeds |= Reads::deed(kind);
                self.who(who);
                cards.into_iter().for_each(|set| self.set(set));
            }
            Expr::Plus(one, other)
            | Expr::Minus(one, other)
            | Expr::Difference(one, other)
            | Expr::Times(one, other) => {
                self.num(one);
                self.num(other);
            }
            Expr::Half(num, _) | Expr::Twice(num) | Expr::Odd(num) => self.num(num),
        }
    }

    pub fn set(&mut self, id: SetId) {
        for step in up_to_last(&self.text.sets[id.index()..], |step| step.last) {
            match step.leaf {
                Leaf::ByLocal(local) => self.local(local),
                Leaf::ByEvent => self.found.number = true,
                Leaf::Sharing(_, cards) | Leaf::These(cards) => self.cards(cards),
                Leaf::SetAsideWith(cards) => {
                    self.found.piles = true;
                    self.cards(cards);
                }
                // What a game's own word asks for lies open on some pile, as far as it lies anywhere.
                Leaf::SetAside | Leaf::Predicate(_) => self.found.piles = true,
                Leaf::Zone(of) | Leaf::Top { of, .. } | Leaf::Bottom { of, .. } => self.zone(of),
                Leaf::InPlay => self.found.in_play = true,
                Leaf::ControlledBy(who) => {
                    self.found.in_play = true;
                    self.who(who);
                }
                Leaf::ByCell(cell) => self.found.numbers |= 1 << cell.0,
                Leaf::Handled(who, kind) => {
                    self.found.deeds |= Reads::deed(kind);
                    self.who(who);
                }
                Leaf::Extreme(_, CardNumber::Counters(_)) => self.found.counters = true,
                Leaf::Set(set) => self.set(set),
                Leaf::Each(test) | Leaf::Guard(test) => self.test(test),
                Leaf::All
                | Leaf::Printed(_)
                | Leaf::Named(_)
                | Leaf::Keyword(_)
                | Leaf::Extreme(_, CardNumber::Attribute(_))
                | Leaf::FaceDown => {}
            }
        }
    }

    pub fn zone(&mut self, zone: ZoneRef) {
        match zone {
            ZoneRef::Of(_, who) => {
                self.found.hands = true;
                self.who(who);
            }
            ZoneRef::Every(_) | ZoneRef::Candidate => self.found.hands = true,
            ZoneRef::Local(local) => self.local(local),
            ZoneRef::SetAsideWith(cards) => {
                self.found.piles = true;
                self.cards(cards);
            }
            ZoneRef::Shared(_) | ZoneRef::SetAside => self.found.piles = true,
        }
    }

    pub fn place(&mut self, id: PlaceId) {
        self.zone(self.text.places[id.index()]);
    }

    pub fn destination(&mut self, id: DestinationId) {
        let destination = self.text.destinations[id.index()];
        self.place(destination.to);
        destination.under.into_iter().for_each(|who| self.who(who));
    }
}

/// The steps of one set.
fn up_to_last<T>(steps: &[T], is_last: impl Fn(&T) -> bool) -> &[T] {
    let length = steps.iter().position(is_last).map_or(steps.len(), |last| last + 1);
    &steps[..length]
}
