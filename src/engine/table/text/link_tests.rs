//! From the tests of a text to tests as a table knows them.

use super::numbers::{EQUAL, KeptIn, LinkedNum, LinkedTest, orders};
use super::question::Question;
use crate::engine::table::Table;
use crate::engine::table::zones::Plainly;
use crate::game::Player;
use crate::program::{
    Ask, CardsKind, EventKind, Expr, How, Jump, Leaf, Num, NumKind, SetStep, Test, Text, Who, WhoKind,
    WhoLeaf, ZoneRef,
};

/// The tests of a text, at the same numbers.
pub fn linked<const W: usize>(table: &Table<'_, W>, text: &Text) -> Vec<LinkedTest> {
    let linker = Linker { table, text };
    let mut tests: Vec<LinkedTest> = Vec::new();
    for test in &text.tests {
        let asked = LinkedTest { yes: test.yes, no: test.no, ..linker.ask(test.ask) };
        tests.push(LinkedTest { first: asked.question(), ..asked });
    }
    for at in (0..tests.len()).rev() {
        let leads_on =
            |jump: Jump| jump == Jump::HOLDS || jump == Jump::FAILS || is_plain_at(&tests, at, jump);
        let LinkedTest { one, other, is_about_numbers, yes, no, .. } = tests[at];
        let is_plain = is_about_numbers && one.is_plain() && other.is_plain();
        tests[at].is_plain = is_plain && leads_on(yes) && leads_on(no);
        let is_end = |jump: Jump| jump == Jump::HOLDS || jump == Jump::FAILS;
        let is_of_player = is_about_numbers && one.is_plain_of_player() && other.is_plain_of_player();
        tests[at].is_of_player = is_of_player && is_end(yes) && is_end(no);
        tests[at].is_of_everyone &= (yes, no) == (Jump::HOLDS, Jump::FAILS);
    }
    tests
}

fn is_plain_at(tests: &[LinkedTest], at: usize, jump: Jump) -> bool {
    tests.get(at + usize::from(jump.0)).is_some_and(|next| next.is_plain)
}

/// Whether a test of one question asks for nothing that a text keeps: it holds or not wherever it is asked.
pub fn is_the_same_everywhere(test: &LinkedTest) -> bool {
    let keeps = test.one.is_local() || test.other.is_local();
    test.is_plain && !keeps && test.yes == Jump::HOLDS && test.no == Jump::FAILS
}

struct Linker<'t, const W: usize> {
    table: &'t Table<'t, W>,
    text: &'t Text,
}

impl<const W: usize> Linker<'_, W> {
    /// A question; where its answers lead is said later.
    fn ask(&self, ask: Ask) -> LinkedTest {
        let (one, other) = (LinkedNum::ZERO, LinkedNum::ZERO);
        let first = Question::elsewhere(Jump::HOLDS, Jump::FAILS);
        let always = LinkedTest {
            first,
            one,
            other,
            order: EQUAL,
            is_about_numbers: true,
            is_plain: false,
            is_of_player: false,
            is_of_everyone: self.is_of_everyone(ask),
            yes: Jump::HOLDS,
            no: Jump::FAILS,
        };
        if let Ask::Compare(compare, one, other) = ask {
            let (one, other, order) = (self.num(one), self.num(other), orders(compare));
            return LinkedTest { one, other, order, ..always };
        }
        if let Ask::Can(proposal) = ask {
            let proposal = &self.text.proposals[proposal.index()];
            let is_free = !self.table.listeners.interferes(EventKind::Draw);
            if proposal.kind == EventKind::Draw && proposal.who == Who::YOU && is_free {
                return always;
            }
        }
        LinkedTest { is_about_numbers: false, ..always }
    }

    fn num(&self, num: Num) -> LinkedNum {
        match num.kind() {
            NumKind::Constant(number) => LinkedNum::constant(number as i16),
            NumKind::Cell(cell) => {
                LinkedNum::new(KeptIn::Cell, self.table.cell(cell, Player(0)) as u8, false)
            }
            NumKind::Local(local) => LinkedNum::new(KeptIn::Local, local.0, false),
            NumKind::Expr(expr) => {
                let is_worked_out = LinkedNum { kept: KeptIn::Nowhere, ..LinkedNum::ZERO };
                self.held(self.text.exprs[expr.index()]).unwrap_or(is_worked_out)
            }
        }
    }

    /// Whether all players in the game are meant, in whatever words.
    fn is_everyone(&self, who: Who) -> bool {
        let WhoKind::Set(set) = who.kind() else { return who == Who::EVERYONE };
        let steps = &self.text.persons[set.index()..];
        let last = steps.iter().position(|step| step.last).unwrap_or(0);
        steps[..=last].iter().all(|step| match (step.how, step.leaf) {
            (How::Start | How::And, WhoLeaf::These(who)) => self.is_everyone(who),
            (How::And, WhoLeaf::Each(test)) => {
                let Test { ask, yes, no } = self.text.tests[test.index()];
                self.is_of_everyone(ask) && (yes, no) == (Jump::HOLDS, Jump::FAILS)
            }
            (_, _) => false,
        })
    }

    /// Whether the answer is yes for everybody in the game whom a filter looks at.
    fn is_of_everyone(&self, ask: Ask) -> bool {
        matches!(ask, Ask::Among(who, all) if who.kind() == WhoKind::Candidate && self.is_everyone(all))
    }

    /// The players in the game, counted, the cards of one zone, or those that "you" did something with.
    fn held(&self, expr: Expr) -> Option<LinkedNum> {
        if let Expr::CountPlayers(who) = expr {
            return self.is_everyone(who).then(|| LinkedNum::new(KeptIn::Players, 0, false));
        }
        if let Expr::Points(who) = expr {
            let is_theirs = who.kind() == WhoKind::Candidate;
            return is_theirs.then(|| LinkedNum::new(KeptIn::TheirPoints, 0, false));
        }
        let Expr::Count(cards) = expr else { return None };
        let CardsKind::Set(set) = cards.kind() else { return None };
        let steps = &self.text.sets[set.index()..];
        let zone = match steps {
            [SetStep { leaf: Leaf::Zone(zone), last: true, .. }, ..] => *zone,
            [
                SetStep { leaf: Leaf::All, last: false, .. },
                SetStep { leaf: Leaf::Handled(Who::YOU, kind), how: How::And, last: true },
                ..,
            ] => {
                return Some(LinkedNum {
                    at: kind.number() as i16,
                    ..LinkedNum::new(KeptIn::Deeds, 0, false)
                });
            }
            _ => return None,
        };
        if let ZoneRef::Of(kind, who) = zone
            && let WhoKind::Candidate | WhoKind::Local(_) = who.kind()
        {
            let first = self.table.zones.only(kind, Player(0))?;
            self.table.zones.owner(first)?;
            let theirs = LinkedNum::new(KeptIn::TheirZone, first.0, false);
            return Some(match who.kind() {
                WhoKind::Local(local) => LinkedNum { kept: KeptIn::KeptPlayersZone, each: local.0, ..theirs },
                _ => theirs,
            });
        }
        Some(match self.table.zones.plainly(zone)? {
            Plainly::One(zone) => LinkedNum::new(KeptIn::Zone, zone.0, false),
            Plainly::OfYou(first) => LinkedNum::new(KeptIn::Zone, first.0, true),
        })
    }
}
