//! Numbers and tests of a text as a table knows them: where a number is kept, which zone is counted. A test that
//! asks for nothing else is plain: it takes a game and a player, and no text.

use super::question::Question;
use crate::game::{Game, LOCALS, Player, Players, Zone};
use crate::program::{Compare, Jump, TestId};

/// A number in four bytes: where it is kept, and at which place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkedNum {
    pub(in crate::engine::table) kept: KeptIn,
    /// Those of the players follow each other: whose is asked for is the number of "you", or nothing.
    pub(in crate::engine::table) each: u8,
    pub(in crate::engine::table) at: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::table) enum KeptIn {
    /// Nowhere: it is the number itself.
    Constant,
    /// Among the numbers of the game.
    Cell,
    /// In the text.
    Local,
    /// How many cards the zone holds.
    Zone,
    /// How many cards are in this zone of the player that a filter looks at.
    TheirZone,
    /// The points of the player that a filter looks at.
    TheirPoints,
    /// How many cards are in this zone of the players whom the text has kept: at which place follows.
    KeptPlayersZone,
    /// How many cards "you" did this with this turn.
    Deeds,
    /// How many players are in the game.
    Players,
    /// It is worked out.
    Nowhere,
}

/// A question about two numbers, or one that the program holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinkedTest {
    /// The question in short.
    pub first: Question,
    pub(in crate::engine::table) one: LinkedNum,
    pub(in crate::engine::table) other: LinkedNum,
    /// In which order the two have to be, as bits.
    pub(in crate::engine::table) order: u8,
    pub(in crate::engine::table) is_about_numbers: bool,
    /// Whether all questions from here on are about plain numbers.
    pub is_plain: bool,
    /// Whether it is the only one, and about plain numbers or those of a player that a filter looks at.
    pub is_of_player: bool,
    /// Whether it holds for everybody in the game whom a filter looks at.
    pub is_of_everyone: bool,
    pub yes: Jump,
    pub no: Jump,
}

const LESS: u8 = 1;
pub(in crate::engine::table) const EQUAL: u8 = 2;
const MORE: u8 = 4;
const NOT_EQUAL: u8 = LESS | MORE;
const AT_MOST: u8 = LESS | EQUAL;
const AT_LEAST: u8 = EQUAL | MORE;

impl LinkedNum {
    pub(in crate::engine::table) const ZERO: LinkedNum = LinkedNum::constant(0);

    pub(in crate::engine::table) const fn constant(number: i16) -> LinkedNum {
        LinkedNum { kept: KeptIn::Constant, each: 0, at: number }
    }

    pub(in crate::engine::table) fn new(kept: KeptIn, first: u8, is_of_each: bool) -> LinkedNum {
        LinkedNum { kept, each: if is_of_each { u8::MAX } else { 0 }, at: first.into() }
    }

    /// What it comes to; zero for one that is worked out.
    #[inline]
    fn plainly<const W: usize>(self, game: &Game<W>, you: Player, locals: &[i16; LOCALS]) -> i16 {
        let at = self.at as usize + usize::from(you.0 & self.each);
        match self.kept {
            KeptIn::Constant => self.at,
            KeptIn::Cell => game.cells[at],
            KeptIn::Zone => game.zones.len(Zone(at as u8)) as i16,
            KeptIn::Local => locals[at],
            KeptIn::Deeds => game.deeds.count(at as u16, you),
            KeptIn::Players => game.players().count() as i16,
            KeptIn::KeptPlayersZone => {
                let kept = Players(locals[usize::from(self.each)] as u16);
                kept.iter().map(|player| game.zones.len(Zone(self.at as u8 + player.0)) as i16).sum()
            }
            KeptIn::TheirZone | KeptIn::TheirPoints | KeptIn::Nowhere => 0,
        }
    }

    /// The same while a filter looks at this player, where it comes to so much of everybody if it is not theirs.
    #[inline(always)]
    fn of_player<const W: usize>(self, player: Player, game: &Game<W>, of_everybody: i16) -> i16 {
        match self.kept {
            KeptIn::TheirZone => game.zones.len(Zone(self.at as u8 + player.0)) as i16,
            KeptIn::TheirPoints => game.seats.seat(player).points,
            _of_everybody => of_everybody,
        }
    }

    pub(in crate::engine::table) fn is_plain(self) -> bool {
        !matches!(self.kept, KeptIn::TheirZone | KeptIn::TheirPoints | KeptIn::Nowhere)
    }

    /// Whether nothing has to be worked out while a filter looks at a player.
    pub(in crate::engine::table) fn is_plain_of_player(self) -> bool {
        self.kept != KeptIn::Nowhere
    }

    pub(in crate::engine::table) fn is_local(self) -> bool {
        matches!(self.kept, KeptIn::Local | KeptIn::KeptPlayersZone)
    }
}

impl LinkedTest {
    /// Where the answer to a question about plain numbers leads; others are always yes.
    fn answer<const W: usize>(&self, game: &Game<W>, you: Player, locals: &[i16; LOCALS]) -> Jump {
        if self.is_yes(game, you, locals) { self.yes } else { self.no }
    }

    /// Whether the answer to a question about plain numbers is yes.
    #[inline(never)]
    pub fn is_yes<const W: usize>(&self, game: &Game<W>, you: Player, locals: &[i16; LOCALS]) -> bool {
        let (one, other) = (self.one.plainly(game, you, locals), self.other.plainly(game, you, locals));
        is_in_order(self.order, one, other)
    }

    /// Whether the answer to a question that is the same everywhere is yes.
    #[inline]
    pub fn is_so<const W: usize>(&self, game: &Game<W>, you: Player) -> bool {
        self.first.answer(game, you).unwrap_or_else(|| self.answer(game, you, &[0; LOCALS])) == Jump::HOLDS
    }

    /// Those of the players for whom a test of one question holds.
    #[inline(never)]
    pub fn those<const W: usize>(
        &self,
        among: Players,
        game: &Game<W>,
        you: Player,
        locals: &[i16; LOCALS],
    ) -> Players {
        // Most ask how many cards are in a zone of each.
        if self.one.kept != KeptIn::TheirZone || !self.other.is_plain() {
            return self.those_by_numbers(among, game, you, locals);
        }
        let (order, other) = (self.holding_orders(), self.other.plainly(game, you, locals));
        let held = |player: Player| game.zones.len(Zone(self.one.at as u8 + player.0)) as i16;
        among.iter().filter(|player| is_in_order(order, held(*player), other)).collect()
    }

    /// The same of any numbers.
    #[inline(never)]
    fn those_by_numbers<const W: usize>(
        &self,
        among: Players,
        game: &Game<W>,
        you: Player,
        locals: &[i16; LOCALS],
    ) -> Players {
        let (one, other) = (self.one.plainly(game, you, locals), self.other.plainly(game, you, locals));
        let order = self.holding_orders();
        let holds = |player: &Player| {
            let (one, other) =
                (self.one.of_player(*player, game, one), self.other.of_player(*player, game, other));
            is_in_order(order, one, other)
        };
        among.iter().filter(holds).collect()
    }

    /// In which order the two numbers of a test of one question have to be for it to hold, as bits.
    fn holding_orders(&self) -> u8 {
        let orders = |jump: Jump, orders: u8| if jump == Jump::HOLDS { orders } else { 0 };
        orders(self.yes, self.order) | orders(self.no, !self.order)
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
    pub(in crate::engine::table) fn question(&self) -> Question {
        let LinkedTest { one, other, order, yes, no, .. } = *self;
        let is_kept = matches!(one.kept, KeptIn::Cell | KeptIn::Zone | KeptIn::Deeds);
        let (kept, each, at) = (one.kept, one.each, one.at as u16);
        if !is_kept || other.kept != KeptIn::Constant {
            return Question::elsewhere(yes, no);
        }
        let (least, most) = match order {
            EQUAL | NOT_EQUAL => (other.at, other.at),
            LESS => (i16::MIN, other.at.saturating_sub(1)),
            AT_MOST => (i16::MIN, other.at),
            MORE => (other.at.saturating_add(1), i16::MAX),
            AT_LEAST => (other.at, i16::MAX),
            _ => unreachable!("a comparison allows one order or two"),
        };
        let (yes, no) = if order == NOT_EQUAL { (no, yes) } else { (yes, no) };
        Question { kept, each, at, least, more: most.wrapping_sub(least) as u16, yes, no }
    }
}

#[inline(always)]
fn is_in_order(order: u8, one: i16, other: i16) -> bool {
    order >> (u8::from(one >= other) + u8::from(one > other)) & 1 != 0
}

/// Which orders of two numbers a comparison allows.
pub(in crate::engine::table) fn orders(compare: Compare) -> u8 {
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
pub fn holds_plainly<const W: usize>(
    tests: &[LinkedTest],
    test: TestId,
    game: &Game<W>,
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
