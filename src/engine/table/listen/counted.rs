//! How many cards of some kind are somewhere: what a condition asks besides what happened, where no text is needed to
//! tell it.

use crate::engine::table::Table;
use crate::engine::table::set::leaf::{LinkedLeaf, LinkedStep};
use crate::engine::table::set::span::{Place, Provided};
use crate::game::{Card, CardSet, Game, Player, Players, TextNo, Zone};
use crate::program::{
    Ask, CardsKind, Compare, EventKind, Expr, How, Jump, NumKind, SetId, Test, TestId, WhoKind,
};

/// As many cards as this have to be there, or more, or fewer.
#[derive(Clone, Debug)]
pub struct Counted<const W: usize> {
    /// Those that count, wherever they are.
    row: CardSet<W>,
    there: There,
    /// The card that asks does not count.
    is_of_others: bool,
    number: Wanted,
}

/// So many at least and so many more, or any other number: a range is asked without a branch for each way to compare.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    least: i32,
    more: u32,
    is_other: bool,
}

impl Wanted {
    fn of(compare: Compare, number: i32) -> Wanted {
        let (least, most) = match compare {
            Compare::Equal | Compare::NotEqual => (number, number),
            Compare::AtLeast => (number, i32::MAX),
            Compare::More => (number.saturating_add(1), i32::MAX),
            Compare::AtMost => (i32::MIN, number),
            Compare::Fewer => (i32::MIN, number.saturating_sub(1)),
        };
        let more = most.wrapping_sub(least) as u32;
        Wanted { least, more, is_other: compare == Compare::NotEqual }
    }

    #[inline(always)]
    fn is(self, number: usize) -> bool {
        ((number as i32).wrapping_sub(self.least) as u32 <= self.more) != self.is_other
    }
}

/// So many cards of a row have to lie in some place, or more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lying<const W: usize> {
    pub row: CardSet<W>,
    pub place: Place,
    pub least: i32,
}

impl<const W: usize> Lying<W> {
    /// Whether too few are there. They are not counted: most want one.
    #[inline(always)]
    pub fn are_too_few(&self, game: &Game<W>, you: Player) -> bool {
        let there = self.row.and(*self.place.cards(game, you));
        (1..self.least).fold(there, |left, _| left.without_lowest()).is_empty()
    }
}

#[derive(Clone, Copy, Debug)]
#[repr(u8)]
enum There {
    Zone(Zone),
    /// The zone of "you", or of whoever did what happened: those of the players follow each other from this one on.
    OfYou(Zone),
    OfDoer(Zone),
    Top(Zone),
    /// Not at a place: "you" did something with them this turn.
    Handled(EventKind),
}

impl<const W: usize> Counted<W> {
    #[inline(always)]
    pub fn is_so(&self, game: &Game<W>, doer: Option<Player>, you: Player, source: Option<Card>) -> bool {
        let zones = &game.zones;
        let mut there = match self.there {
            There::Zone(zone) => zones.set(zone),
            There::OfYou(first) => zones.set(Zone(first.0 + you.0)),
            There::OfDoer(first) => doer.map_or(CardSet::EMPTY, |doer| zones.set(Zone(first.0 + doer.0))),
            There::Top(zone) => zones.top(zone).map_or(CardSet::EMPTY, CardSet::one),
            There::Handled(kind) => game.deeds.cards(kind, Players::one(you)),
        };
        there.keep(&self.row);
        if let (true, Some(card)) = (self.is_of_others, source) {
            there.remove(card);
        }
        self.number.is(there.len())
    }

    /// The same where you do it and it is a number of cards that have to lie somewhere; nothing for any other.
    pub fn lying(&self) -> Option<Lying<W>> {
        let place = match self.there {
            There::Zone(zone) => LinkedLeaf::<W>::Zone(zone),
            There::OfYou(first) | There::OfDoer(first) => LinkedLeaf::OfYou(first),
            There::Top(_) | There::Handled(_) => return None,
        };
        let Wanted { least, more, is_other } = self.number;
        let is_least = least > 0 && more == i32::MAX.abs_diff(least) && !is_other && !self.is_of_others;
        let place = Place::of(&place).filter(|_| is_least)?;
        Some(Lying { row: self.row, place, least })
    }
}

/// The questions of a test, where each is one of these and all have to be answered with yes.
pub fn counted<const W: usize>(table: &Table<'_, W>, text: TextNo, test: TestId) -> Option<Vec<Counted<W>>> {
    let tests = &table.text(text).tests;
    let (mut found, mut at) = (Vec::new(), test.index());
    loop {
        let Test { ask, yes, no: Jump::FAILS } = tests[at] else { return None };
        found.push(asked(table, text, ask)?);
        match yes {
            Jump::HOLDS => return Some(found),
            Jump::FAILS => return None,
            Jump(distance) => at += usize::from(distance),
        }
    }
}

fn asked<const W: usize>(table: &Table<'_, W>, text: TextNo, ask: Ask) -> Option<Counted<W>> {
    if let Ask::Any(set) = ask {
        return cards(table, text, set, Compare::AtLeast, 1);
    }
    let Ask::Compare(compare, one, other) = ask else { return None };
    let (NumKind::Expr(expr), NumKind::Constant(number)) = (one.kind(), other.kind()) else { return None };
    let Expr::Count(counted) = table.text(text).exprs[expr.index()] else { return None };
    let CardsKind::Set(set) = counted.kind() else { return None };
    cards(table, text, set, compare, number.into())
}

/// Cards of a kind at one place, whatever values others give to them.
fn cards<const W: usize>(
    table: &Table<'_, W>,
    text: TextNo,
    set: SetId,
    compare: Compare,
    number: i32,
) -> Option<Counted<W>> {
    let linked = table.linked(text);
    let (steps, provided) = (linked.plain.steps(set), linked.plain.provided(set));
    if steps != linked.full.steps(set) || provided != Provided::Always {
        return None;
    }
    let (mut row, mut found, mut is_of_others) = (table.all(), None, false);
    for LinkedStep { how, leaf } in steps {
        match (how, leaf) {
            (How::Start | How::And, LinkedLeaf::Row(more)) => row.keep(more),
            (How::AndNot, LinkedLeaf::These(cards)) if cards.kind() == CardsKind::This => is_of_others = true,
            (How::Start | How::And, leaf) if found.is_none() => found = Some(place(leaf)?),
            (How::Start | How::And | How::AndNot | How::Or, _) => return None,
        }
    }
    found.map(|there| Counted { row, there, is_of_others, number: Wanted::of(compare, number) })
}

fn place<const W: usize>(leaf: &LinkedLeaf<W>) -> Option<There> {
    match *leaf {
        LinkedLeaf::Zone(zone) => Some(There::Zone(zone)),
        LinkedLeaf::OfYou(first) => Some(There::OfYou(first)),
        LinkedLeaf::Top(zone) => Some(There::Top(zone)),
        LinkedLeaf::Handled(kind) => Some(There::Handled(kind)),
        LinkedLeaf::OfThese(first, who) if who.kind() == WhoKind::Actor => Some(There::OfDoer(first)),
        LinkedLeaf::Other(_)
        | LinkedLeaf::OfThese(..)
        | LinkedLeaf::ByNumberNow(_)
        | LinkedLeaf::Row(_)
        | LinkedLeaf::InPlay
        | LinkedLeaf::LikeTop(..)
        | LinkedLeaf::SharingTop(..)
        | LinkedLeaf::ByNumber(_)
        | LinkedLeaf::Only { .. }
        | LinkedLeaf::These(_)
        | LinkedLeaf::Set(_)
        | LinkedLeaf::Guard(_)
        | LinkedLeaf::Predicate(_) => None,
    }
}
