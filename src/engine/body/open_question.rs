//! Which cards the answer to a question hangs on, as far as it hangs on what they are: whoever knows them knows the
//! answer. Of a question about how many there are somewhere it hangs on none. Reads, never writes.

use smallvec::{SmallVec, smallvec};

use crate::engine::evaluate::Look;
use crate::engine::table::SetSight;
use crate::game::{CardSet, Players};
use crate::program::{
    Ask, Cards, CardsKind, EventKind, Expr, ExprId, Jump, Leaf, Num, NumKind, PredicateId, SetId, TestId,
    Who, WhoKind, WhoLeaf, ZoneRef,
};

/// What was asked, counted or looked for before a text came to where it is.
pub enum Asked {
    Test(TestId),
    Number(Num),
    People(Who),
    /// Which cards there are.
    Cards(Cards),
}

/// The cards that the answers hang on.
pub fn hang_on<const W: usize>(look: &Look<'_, W>, asked: impl Iterator<Item = Asked>) -> CardSet<W> {
    let mut found = HangOn { look, cards: CardSet::EMPTY };
    asked.for_each(|asked| match asked {
        Asked::Test(test) => found.test(test),
        Asked::Number(num) => found.num(num),
        Asked::People(who) => found.who(who),
        Asked::Cards(cards) => found.which(cards),
    });
    found.cards
}

struct HangOn<'l, 'a, const W: usize> {
    look: &'l Look<'a, W>,
    cards: CardSet<W>,
}

impl<const W: usize> HangOn<'_, '_, W> {
    fn test(&mut self, id: TestId) {
        let mut open: SmallVec<[usize; 16]> = smallvec![id.index()];
        while let Some(at) = open.pop() {
            let test = self.look.text().tests[at];
            self.ask(test.ask);
            let ends = [Jump::HOLDS, Jump::FAILS];
            let ways = [test.yes, test.no].into_iter().filter(|jump| !ends.contains(jump));
            open.extend(ways.map(|jump| at + usize::from(jump.0)));
        }
    }

    fn ask(&mut self, ask: Ask) {
        match ask {
            Ask::Compare(_, one, other) => {
                self.num(one);
                self.num(other);
            }
            Ask::Any(set) => self.set(set),
            Ask::In(cards, set) => {
                if self.look.sights().set(set).asks {
                    self.values(cards);
                }
                self.set(set);
            }
            Ask::AllShare(_, cards) | Ask::ZoneShares(_, cards) => self.values(cards),
            Ask::Can(proposal) => {
                let proposal = self.look.text().proposals[proposal.index()];
                proposal.cards.into_iter().for_each(|set| self.set(set));
                self.num(proposal.amount);
                self.who(proposal.who);
            }
            Ask::AnyPlayer(who)
            | Ask::TurnOf(who)
            | Ask::Phase(_, who)
            | Ask::Allowance(_, who)
            | Ask::EventReceiver(who) => self.who(who),
            Ask::Among(some, all) => {
                self.who(some);
                self.who(all);
            }
            Ask::Nth(_, num) => self.num(num),
            Ask::EventTo(_)
            | Ask::EventFrom(_)
            | Ask::EventAbout(_)
            | Ask::EventOnTop
            | Ask::EventOnBottom
            | Ask::EventAdds
            | Ask::EventSubtracts
            | Ask::EventPays
            | Ask::ZoneIs(_) => {}
        }
    }

    fn num(&mut self, num: Num) {
        if let NumKind::Expr(expr) = num.kind() {
            self.expr(expr);
        }
    }

    fn expr(&mut self, id: ExprId) {
        match self.look.text().exprs[id.index()] {
            Expr::Count(cards) | Expr::Counters(_, cards) => self.which(cards),
            Expr::Worth(cards) | Expr::Attribute(_, cards) => self.values(cards),
            Expr::CountPlayers(who) | Expr::CellOf(_, who) | Expr::Points(who) | Expr::Die(who) => {
                self.who(who);
            }
            Expr::Plus(one, other)
            | Expr::Minus(one, other)
            | Expr::Difference(one, other)
            | Expr::Times(one, other) => {
                self.num(one);
                self.num(other);
            }
            Expr::Half(num, _) | Expr::Twice(num) | Expr::Odd(num) => self.num(num),
            Expr::ThisTurn(kind, who, cards) => {
                self.who(who);
                if let Some(set) = cards.filter(|set| self.look.sights().set(*set).asks) {
                    self.handled(kind, who);
                    self.set(set);
                }
            }
            Expr::EventAmount | Expr::Games => {}
        }
    }

    fn who(&mut self, who: Who) {
        let WhoKind::Set(id) = who.kind() else { return };
        for step in &self.look.text().persons[id.index()..] {
            match step.leaf {
                WhoLeaf::These(who)
                | WhoLeaf::OpponentsOf(who)
                | WhoLeaf::AlliesOf(who)
                | WhoLeaf::OthersThan(who)
                | WhoLeaf::Beside(_, who) => self.who(who),
                WhoLeaf::Each(test) => self.test(test),
                WhoLeaf::Extreme(_, expr) => self.expr(expr),
                WhoLeaf::Next | WhoLeaf::ControllersOf(_) | WhoLeaf::HadCard | WhoLeaf::GetsCard => {}
            }
            if step.last {
                break;
            }
        }
    }

    /// It is asked what cards are with which somebody did this in this turn.
    fn handled(&mut self, kind: EventKind, who: Who) {
        self.cards.add(&self.look.game.deeds.cards(kind, self.those(who)));
    }

    /// Those who are meant. Of somebody who is only looked for it is asked of everybody.
    fn those(&self, who: Who) -> Players {
        let people = self.look.people(who);
        if people.is_empty() { self.look.table.everyone() } else { people }
    }

    /// It is asked which cards these are.
    fn which(&mut self, cards: Cards) {
        if let CardsKind::Set(set) = cards.kind() {
            self.set(set);
        }
    }

    /// What the cards are is asked.
    fn values(&mut self, cards: Cards) {
        self.cards.add(&self.look.cards(cards));
        self.which(cards);
    }

    /// It is asked which cards belong to the set: all could that lie there.
    fn set(&mut self, id: SetId) {
        let sight = self.look.sights().set(id);
        if sight.is_told_by_place() {
            return;
        }
        for step in &self.look.text().sets[id.index()..] {
            match step.leaf {
                Leaf::Zone(of) | Leaf::Top { of, .. } | Leaf::Bottom { of, .. } => self.zone(of, sight),
                Leaf::InPlay if sight.asks => self.cards.add(&self.look.game.zones.in_play()),
                Leaf::ControlledBy(who) => {
                    self.who(who);
                    if sight.asks {
                        self.cards.add(&self.look.game.zones.in_play())
                    }
                }
                Leaf::SetAside | Leaf::SetAsideWith(_) => self.zone(ZoneRef::SetAside, sight),
                Leaf::These(cards) | Leaf::Sharing(_, cards) => self.values(cards),
                Leaf::Set(other) => self.set(other),
                Leaf::Each(test) | Leaf::Guard(test) => self.test(test),
                Leaf::Handled(who, kind) => self.handled(kind, who),
                Leaf::Predicate(id) => self.predicate(id),
                Leaf::All
                | Leaf::Printed(_)
                | Leaf::Named(_)
                | Leaf::Keyword(_)
                | Leaf::ByCell(_)
                | Leaf::ByLocal(_)
                | Leaf::ByEvent
                | Leaf::InPlay
                | Leaf::FaceDown
                | Leaf::Extreme(..) => {}
            }
            if step.last {
                break;
            }
        }
    }

    /// What it is asked of besides the card itself.
    fn predicate(&mut self, id: PredicateId) {
        let Look { table, game, you, source, event, .. } = *self.look;
        for (text, set) in table.predicate(id) {
            let look = &Look::from_text(table, game, *text, you, source, event);
            let mut defined = HangOn { look, cards: CardSet::EMPTY };
            defined.set(*set);
            self.cards.add(&defined.cards);
        }
    }

    /// It is asked what lies there, or only how much.
    fn zone(&mut self, zone: ZoneRef, sight: SetSight) {
        if let ZoneRef::Of(_, who) = zone {
            self.who(who);
        }
        if !sight.asks {
            return;
        }
        let zones = match zone {
            ZoneRef::Of(kind, who) if self.look.people(who).is_empty() => {
                self.look.zones(ZoneRef::Every(kind))
            }
            known => self.look.zones(known),
        };
        zones.iter().for_each(|zone| self.cards.add(&self.look.game.zones.set(zone)));
    }
}
