//! Numbers and tests of a text as a table knows them: where a number is kept, which zone is counted. A test that
//! asks for nothing else is plain: it takes a game and a player, and no text.

use super::Table;
use super::zones::Plainly;
use crate::game::{Game, LOCALS, Player, Zone};
use crate::program::{
    Ask, CardsKind, CellOwner, Compare, EventKind, Expr, How, Jump, Leaf, Num, NumKind, SetStep, TestId,
    Text, Who,
};

/// A number in four bytes: where it is kept, and at which place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkedNum {
    kept: KeptIn,
    /// Those of the players follow each other: whose is asked for is the number of "you", or nothing.
    each: u8,
    at: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeptIn {
    /// Nowhere: it is the number itself.
    Constant,
    /// Among the numbers of the game.
    Cell,
    /// In the text.
    Local,
    /// How many cards the zone holds.
    Zone,
    /// How many cards "you" did this with this turn.
    Deeds,
    /// It is worked out.
    Nowhere,
}

/// A question about two numbers, or one that the program holds.
#[derive(Clone, Copy, Debug)]
pub struct LinkedTest {
    /// The question in short.
    pub first: Question,
    one: LinkedNum,
    other: LinkedNum,
    /// In which order the two have to be, as bits.
    order: u8,
    is_about_numbers: bool,
    /// Whether all questions from here on are about plain numbers.
    pub is_plain: bool,
    pub yes: Jump,
    pub no: Jump,
}

/// The first question of a plain test, small enough to stand in an instruction: most need no other.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    kept: KeptIn,
    each: u8,
    at: u16,
    than: i16,
    order: u8,
    yes: Jump,
    no: Jump,
}

const LESS: u8 = 1;
const EQUAL: u8 = 2;
const MORE: u8 = 4;

impl LinkedNum {
    const ZERO: LinkedNum = LinkedNum::constant(0);

    const fn constant(number: i16) -> LinkedNum {
        LinkedNum { kept: KeptIn::Constant, each: 0, at: number }
    }

    fn new(kept: KeptIn, first: u8, is_of_each: bool) -> LinkedNum {
        LinkedNum { kept, each: if is_of_each { u8::MAX } else { 0 }, at: first.into() }
    }

    /// What it comes to; zero for one that is worked out.
    #[inline]
    fn plainly(self, game: &Game, you: Player, locals: &[i16; LOCALS]) -> i16 {
        let at = self.at as usize + usize::from(you.0 & self.each);
        match self.kept {
            KeptIn::Constant => self.at,
            KeptIn::Cell => game.cells[at],
            KeptIn::Zone => game.zones.len(Zone(at as u8)) as i16,
            KeptIn::Local => locals[at],
            KeptIn::Deeds => game.deeds.count(at as u16, you),
            KeptIn::Nowhere => 0,
        }
    }

    fn is_plain(self) -> bool {
        self.kept != KeptIn::Nowhere
    }

    fn is_local(self) -> bool {
        self.kept == KeptIn::Local
    }
}

impl LinkedTest {
    /// Where the answer to a question about plain numbers leads; others are always yes.
    #[inline(never)]
    fn answer(&self, game: &Game, you: Player, locals: &[i16; LOCALS]) -> Jump {
        let (one, other) = (self.one.plainly(game, you, locals), self.other.plainly(game, you, locals));
        if is_in_order(self.order, one, other) { self.yes } else { self.no }
    }

    /// Whether the answer to a question that is the same everywhere is yes.
    #[inline]
    pub fn is_so(&self, game: &Game, you: Player) -> bool {
        self.first.answer(game, you).unwrap_or_else(|| self.answer(game, you, &[0; LOCALS])) == Jump::HOLDS
    }

    /// Whether it holds whatever happens.
    pub fn is_always(&self) -> bool {
        let [one, other] = [self.one, self.other].map(|number| number.kept == KeptIn::Constant);
        self.is_plain
            && one
            && other
            && is_in_order(self.order, self.one.at, self.other.at)
            && self.yes == Jump::HOLDS
    }

    /// The question in short.
    fn question(&self) -> Question {
        let LinkedTest { one, other, order, yes, no, .. } = *self;
        let is_kept = matches!(one.kept, KeptIn::Cell | KeptIn::Zone | KeptIn::Deeds);
        let kept = if is_kept && other.kept == KeptIn::Constant { one.kept } else { KeptIn::Nowhere };
        Question { kept, each: one.each, at: one.at as u16, than: other.at, order, yes, no }
    }
}

impl Question {
    /// Whether the test holds that begins with it.
    #[inline(always)]
    pub fn holds(
        &self,
        tests: &[LinkedTest],
        test: TestId,
        game: &Game,
        you: Player,
        locals: &[i16; LOCALS],
    ) -> bool {
        match self.answer(game, you) {
            Some(Jump::HOLDS) => true,
            Some(Jump::FAILS) => false,
            Some(Jump(distance)) => {
                holds_plainly(tests, TestId(test.0 + u16::from(distance)), game, you, locals)
            }
            None => holds_plainly(tests, test, game, you, locals),
        }
    }

    /// Whether nothing but one number of the game decides it.
    pub fn is_about_one_number(&self) -> bool {
        self.kept != KeptIn::Nowhere
    }

    /// Whether the answer to a question about one number is yes.
    #[inline]
    pub fn is_yes(&self, game: &Game, you: Player) -> bool {
        self.answer(game, you) == Some(Jump::HOLDS)
    }

    /// Where its answer leads; nothing for one about several numbers.
    #[inline(always)]
    fn answer(&self, game: &Game, you: Player) -> Option<Jump> {
        let at = self.at + u16::from(you.0 & self.each);
        let number = match self.kept {
            KeptIn::Cell => game.cells[usize::from(at)],
            KeptIn::Zone => game.zones.len(Zone(at as u8)) as i16,
            KeptIn::Deeds => game.deeds.count(at, you),
            KeptIn::Constant | KeptIn::Local | KeptIn::Nowhere => return None,
        };
        Some(if is_in_order(self.order, number, self.than) { self.yes } else { self.no })
    }
}

#[inline(always)]
fn is_in_order(order: u8, one: i16, other: i16) -> bool {
    order >> (u8::from(one >= other) + u8::from(one > other)) & 1 != 0
}

/// Which orders of two numbers a comparison allows.
fn orders(compare: Compare) -> u8 {
    match compare {
        Compare::Equal => EQUAL,
        Compare::NotEqual => LESS | MORE,
        Compare::AtLeast => EQUAL | MORE,
        Compare::AtMost => LESS | EQUAL,
        Compare::More => MORE,
        Compare::Fewer => LESS,
    }
}

/// How two numbers compare.
#[inline]
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
#[inline(never)]
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
        match question.first.answer(game, you).unwrap_or_else(|| question.answer(game, you, locals)) {
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
        let asked = LinkedTest { yes: test.yes, no: test.no, ..linker.ask(test.ask) };
        tests.push(LinkedTest { first: asked.question(), ..asked });
    }
    for at in (0..tests.len()).rev() {
        let leads_on =
            |jump: Jump| jump == Jump::HOLDS || jump == Jump::FAILS || is_plain_at(&tests, at, jump);
        let LinkedTest { one, other, is_about_numbers, yes, no, .. } = tests[at];
        let is_plain = is_about_numbers && one.is_plain() && other.is_plain();
        tests[at].is_plain = is_plain && leads_on(yes) && leads_on(no);
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

struct Linker<'t> {
    table: &'t Table<'t>,
    text: &'t Text,
}

impl Linker<'_> {
    /// A question; where its answers lead is said later.
    fn ask(&self, ask: Ask) -> LinkedTest {
        let (one, other) = (LinkedNum::ZERO, LinkedNum::ZERO);
        let first = Question {
            kept: KeptIn::Nowhere,
            each: 0,
            at: 0,
            than: 0,
            order: 0,
            yes: Jump::HOLDS,
            no: Jump::FAILS,
        };
        let always = LinkedTest {
            first,
            one,
            other,
            order: EQUAL,
            is_about_numbers: true,
            is_plain: false,
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
                let first = self.table.cell(cell, Player(0)) as u8;
                let is_of_each = self.table.program.cells[cell.index()].owner == CellOwner::EachPlayer;
                LinkedNum::new(KeptIn::Cell, first, is_of_each)
            }
            NumKind::Local(local) => LinkedNum::new(KeptIn::Local, local.0, false),
            NumKind::Expr(expr) => {
                let is_worked_out = LinkedNum { kept: KeptIn::Nowhere, ..LinkedNum::ZERO };
                self.held(self.text.exprs[expr.index()]).unwrap_or(is_worked_out)
            }
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
            ] => {
                return Some(LinkedNum {
                    at: kind.number() as i16,
                    ..LinkedNum::new(KeptIn::Deeds, 0, false)
                });
            }
            _ => return None,
        };
        Some(match self.table.zones.plainly(zone)? {
            Plainly::One(zone) => LinkedNum::new(KeptIn::Zone, zone.0, false),
            Plainly::OfYou(first) => LinkedNum::new(KeptIn::Zone, first.0, true),
        })
    }
}
