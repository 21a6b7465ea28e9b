//! Numbers and tests of a text as a table knows them: where a number is kept, which zone is counted. A test that
//! asks for nothing else is plain: it takes a game and a player, and no text.

use super::Table;
use super::zones::Plainly;
use crate::game::{Game, LOCALS, Player, Players, Zone};
use crate::program::{
    Ask, CardsKind, CellOwner, Compare, EventKind, Expr, How, Jump, Leaf, Local, Num, NumKind, SetStep,
    TestId, Text, Who,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkedNum {
    Constant(i16),
    /// The number in this place.
    Cell(u8),
    /// The number of whoever is "you": those of the players follow each other from here on.
    CellOfYou(u8),
    Local(Local),
    /// How many cards the zone holds.
    Held(Zone),
    HeldByYou(Zone),
    /// How many cards "you" did this with this turn.
    HandledByYou(EventKind),
    Other(Num),
}

#[derive(Clone, Copy, Debug)]
pub struct LinkedTest {
    pub ask: LinkedAsk,
    pub yes: Jump,
    pub no: Jump,
    /// Whether all questions from here on are about plain numbers.
    pub is_plain: bool,
}

#[derive(Clone, Copy, Debug)]
pub enum LinkedAsk {
    Compare(Compare, LinkedNum, LinkedNum),
    /// The answer is yes at this table.
    Always,
    Other(Ask),
}

impl LinkedNum {
    /// What it comes to; nothing for one that is worked out.
    #[inline(always)]
    pub fn plainly(self, game: &Game, you: Player, locals: &[i16; LOCALS]) -> Option<i32> {
        let number = match self {
            LinkedNum::Constant(number) => number,
            LinkedNum::Cell(at) => game.cells[usize::from(at)],
            LinkedNum::CellOfYou(first) => game.cells[usize::from(first + you.0)],
            LinkedNum::Local(local) => locals[usize::from(local.0)],
            LinkedNum::Held(zone) => game.zones.len(zone) as i16,
            LinkedNum::HeldByYou(first) => game.zones.len(Zone(first.0 + you.0)) as i16,
            LinkedNum::HandledByYou(kind) => game.deeds.cards(kind, Players::one(you)).len() as i16,
            LinkedNum::Other(_) => return None,
        };
        Some(i32::from(number))
    }

    fn is_plain(self) -> bool {
        !matches!(self, LinkedNum::Other(_))
    }

    fn is_local(self) -> bool {
        matches!(self, LinkedNum::Local(_))
    }
}

/// How two numbers compare.
#[inline(always)]
pub fn compares(compare: Compare, one: i32, other: i32) -> bool {
    match compare {
        Compare::Equal => one == other,
        Compare::NotEqual => one != other,
        Compare::AtLeast => one >= other,
        Compare::AtMost => one <= other,
        Compare::More => one > other,
        Compare::Fewer => one < other,
    }
}

/// Whether a plain test holds.
#[inline]
pub fn holds_plainly(
    tests: &[LinkedTest],
    test: TestId,
    game: &Game,
    you: Player,
    locals: &[i16; LOCALS],
) -> bool {
    let mut at = test.index();
    loop {
        let question = &tests[at];
        let answer = match question.ask {
            LinkedAsk::Compare(compare, one, other) => {
                let number = |num: LinkedNum| num.plainly(game, you, locals).unwrap_or(0);
                compares(compare, number(one), number(other))
            }
            LinkedAsk::Always | LinkedAsk::Other(_) => true,
        };
        match if answer { question.yes } else { question.no } {
            Jump::HOLDS => return true,
            Jump::FAILS => return false,
            Jump(distance) => at += usize::from(distance),
        }
    }
}

/// The tests of a text, at the same numbers.
pub fn linked(table: &Table<'_>, text: &Text) -> Vec<LinkedTest> {
    let linker = Linker { table, text };
    let mut tests: Vec<LinkedTest> = Vec::new();
    for test in &text.tests {
        tests.push(LinkedTest { ask: linker.ask(test.ask), yes: test.yes, no: test.no, is_plain: false });
    }
    for at in (0..tests.len()).rev() {
        let leads_on =
            |jump: Jump| jump == Jump::HOLDS || jump == Jump::FAILS || is_plain_at(&tests, at, jump);
        let LinkedTest { ask, yes, no, .. } = tests[at];
        let is_plain = match ask {
            LinkedAsk::Compare(_, one, other) => one.is_plain() && other.is_plain(),
            LinkedAsk::Always => true,
            LinkedAsk::Other(_) => false,
        };
        tests[at].is_plain = is_plain && leads_on(yes) && leads_on(no);
    }
    tests
}

fn is_plain_at(tests: &[LinkedTest], at: usize, jump: Jump) -> bool {
    tests.get(at + usize::from(jump.0)).is_some_and(|next| next.is_plain)
}

/// Whether a test of one question asks for nothing that a text keeps: it holds or not wherever it is asked.
pub fn is_the_same_everywhere(test: &LinkedTest) -> bool {
    let keeps = match test.ask {
        LinkedAsk::Compare(_, one, other) => one.is_local() || other.is_local(),
        LinkedAsk::Always | LinkedAsk::Other(_) => false,
    };
    test.is_plain && !keeps && test.yes == Jump::HOLDS && test.no == Jump::FAILS
}

struct Linker<'t> {
    table: &'t Table<'t>,
    text: &'t Text,
}

impl Linker<'_> {
    fn ask(&self, ask: Ask) -> LinkedAsk {
        if let Ask::Compare(compare, one, other) = ask {
            return match (compare, self.num(one), self.num(other)) {
                (compare, LinkedNum::Constant(one), LinkedNum::Constant(other))
                    if compares(compare, one.into(), other.into()) =>
                {
                    LinkedAsk::Always
                }
                (compare, one, other) => LinkedAsk::Compare(compare, one, other),
            };
        }
        if let Ask::Can(proposal) = ask {
            let proposal = &self.text.proposals[proposal.index()];
            let is_free = !self.table.listeners.interferes(EventKind::Draw);
            if proposal.kind == EventKind::Draw && proposal.who == Who::YOU && is_free {
                return LinkedAsk::Always;
            }
        }
        LinkedAsk::Other(ask)
    }

    fn num(&self, num: Num) -> LinkedNum {
        match num.kind() {
            NumKind::Constant(number) => LinkedNum::Constant(number as i16),
            NumKind::Cell(cell) => {
                let first = self.table.cell(cell, Player(0)) as u8;
                match self.table.program.cells[cell.index()].owner {
                    CellOwner::Game => LinkedNum::Cell(first),
                    CellOwner::EachPlayer => LinkedNum::CellOfYou(first),
                }
            }
            NumKind::Local(local) => LinkedNum::Local(local),
            NumKind::Expr(expr) => self.held(self.text.exprs[expr.index()]).unwrap_or(LinkedNum::Other(num)),
        }
    }

    /// The cards of one zone, counted, or those that "you" did something with.
    fn held(&self, expr: Expr) -> Option<LinkedNum> {
        let Expr::Count(cards) = expr else { return None };
        let CardsKind::Set(set) = cards.kind() else { return None };
        let steps = &self.text.sets[set.index()..];
        let zone = match steps {
            [SetStep { leaf: Leaf::Zone(zone), last: true, .. }, ..] => *zone,
            [
                SetStep { leaf: Leaf::All, last: false, .. },
                SetStep { leaf: Leaf::Handled(Who::YOU, kind), how: How::And, last: true },
                ..,
            ] => return Some(LinkedNum::HandledByYou(*kind)),
            _ => return None,
        };
        Some(match self.table.zones.plainly(zone)? {
            Plainly::One(zone) => LinkedNum::Held(zone),
            Plainly::OfYou(first) => LinkedNum::HeldByYou(first),
        })
    }
}
