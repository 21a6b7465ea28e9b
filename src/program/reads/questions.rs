//! What questions, standing texts and lifetimes name.

use smallvec::{SmallVec, smallvec};

use super::Reads;
use super::walk::Walk;
use crate::program::{Ask, Jump, Lifetime, LifetimeId, ProposalId, Standing, TestId, When, Who};

impl Walk<'_> {
    pub fn test(&mut self, id: TestId) {
        // Asked for in the middle of games too, where no memory is asked for.
        let mut open: SmallVec<[usize; 8]> = smallvec![id.index()];
        while let Some(at) = open.pop() {
            let test = self.text.tests[at];
            self.ask(test.ask);
            let ends = [Jump::HOLDS, Jump::FAILS];
            let ways = [test.yes, test.no].into_iter().filter(|jump| !ends.contains(jump));
            open.extend(ways.map(|jump| at + usize::from(jump.0)));
        }
    }

    pub fn ask(&mut self, ask: Ask) {
        match ask {
            Ask::Compare(_, one, other) => {
                self.num(one);
                self.num(other);
            }
            Ask::Any(set) => self.set(set),
            Ask::In(cards, set) => {
                self.cards(cards);
                self.set(set);
            }
            Ask::AnyPlayer(who) | Ask::TurnOf(who) | Ask::Phase(_, who) | Ask::Allowance(_, who) => {
                self.who(who);
            }
            Ask::Among(some, all) => {
                self.found.in_game |= all == Who::EVERYONE;
                self.who(some);
                self.who(all);
            }
            Ask::EventTo(place) | Ask::EventFrom(place) => {
                self.found.place = true;
                self.place(place);
            }
            Ask::EventReceiver(who) => {
                self.found.place = true;
                self.who(who);
            }
            Ask::EventAbout(_)
            | Ask::EventOnTop
            | Ask::EventOnBottom
            | Ask::EventAdds
            | Ask::EventSubtracts
            | Ask::EventPays => self.found.place = true,
            Ask::AllShare(_, cards) | Ask::ZoneShares(_, cards) => self.cards(cards),
            Ask::ZoneIs(place) => self.place(place),
            Ask::Can(proposal) => self.proposal(proposal),
            Ask::Nth(kind, num) => {
                self.found.player = true;
                self.found.deeds |= Reads::deed(kind);
                self.num(num);
            }
        }
    }

    pub fn proposal(&mut self, id: ProposalId) {
        let proposal = self.text.proposals[id.index()];
        self.who(proposal.who);
        self.num(proposal.amount);
        proposal.cards.into_iter().for_each(|set| self.set(set));
        proposal.to.into_iter().for_each(|place| self.place(place));
    }

    pub fn standing(&mut self, standing: Standing) {
        match standing {
            Standing::Allowance { who, amount, .. } => {
                self.who(who);
                self.num(amount);
            }
            Standing::Permission { act, during } => {
                self.who(act.who);
                self.num(act.amount);
                act.cards.into_iter().for_each(|set| self.set(set));
                self.when(during);
            }
            Standing::MustBe { what, only, .. } => {
                self.set(what);
                self.set(only);
            }
            Standing::Also { what, .. } | Standing::Own { what, .. } | Standing::WorthOf { what, .. } => {
                self.set(what);
            }
            Standing::Worth { what, points } => {
                self.set(what);
                self.num(points);
            }
        }
    }

    pub fn lifetime(&mut self, id: LifetimeId) {
        match self.text.lifetimes[id.index()] {
            // Whether that card is still where it went is looked at too.
            Lifetime::While(test) => {
                self.found.card = true;
                self.test(test);
            }
            Lifetime::During(when) | Lifetime::Until(_, when) | Lifetime::OnceIn(when) => self.when(when),
            Lifetime::UntilEvent(ability) => self.ability(ability),
            Lifetime::RestOfGame | Lifetime::ThisTurn | Lifetime::Once => {}
        }
    }

    pub fn when(&mut self, when: When) {
        self.who(when.of);
    }
}
