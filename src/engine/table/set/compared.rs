//! Cards whose printed numbers are compared with those of the card on top of a pile ("its rank is one more than the rank
//! of the top card of the discard pile"): rows for each card on top, worked out beforehand.

use super::leaf::LinkedLeaf;
use super::link::Linker;
use super::linked::LinkedSets;
use crate::engine::evaluate::LIMIT;
use crate::engine::table::text::numbers::compares;
use crate::game::{Card, CardSet, Zone};
use crate::program::{Ask, AttributeId, Cards, CardsKind, Expr, Jump, Num, NumKind, TestId};

/// What a test hangs on besides the printed numbers of the card that is asked.
#[derive(Clone, Copy, PartialEq)]
enum On {
    Nothing,
    /// The card on top of the pile.
    Top(Zone),
}

impl On {
    /// Both of it; nothing where that is more than one pile.
    fn and(self, other: On) -> Option<On> {
        match (self, other) {
            (On::Nothing, on) | (on, On::Nothing) => Some(on),
            (one, other) => (one == other).then_some(one),
        }
    }
}

impl<const W: usize> Linker<'_, W> {
    /// The cards for which the test holds, where it compares nothing but printed numbers of the card and of the card on top of
    /// one pile.
    pub(super) fn compared(&self, test: TestId, found: &mut LinkedSets<W>) -> Option<LinkedLeaf<W>> {
        let on = self.test_hangs_on(test)?;
        let firsts = self.firsts();
        let row = |top| {
            let fits = each_first(&firsts, |card| self.fits(test, card, top));
            fits.zip(0u8..=255).filter(|(fits, _)| *fits).map(|(_, card)| Card(card)).collect::<CardSet<W>>()
        };
        Some(match on {
            On::Nothing => LinkedLeaf::Row(row(None)),
            On::Top(zone) => {
                let rows = each_first(&firsts, |top| row(Some(top))).chain([row(None)]);
                LinkedLeaf::LikeTop(found.likes_of(rows), zone)
            }
        })
    }

    /// For each card the first one that counts the same in every attribute.
    fn firsts(&self) -> Vec<Card> {
        let (table, cards) = (self.table, || (0..self.table.cards.len()).map(|card| Card(card as u8)));
        let attributes = || (0..table.program.attributes.len()).map(|number| AttributeId(number as u8));
        let counts_like = |one: Card, other: Card| {
            attributes().all(|attribute| table.number(attribute, one) == table.number(attribute, other))
        };
        cards().map(|card| cards().find(|first| counts_like(*first, card)).unwrap_or(card)).collect()
    }

    /// Nothing where a question is about more.
    fn test_hangs_on(&self, test: TestId) -> Option<On> {
        let asked = self.table.text(self.text).tests[test.index()];
        let Ask::Compare(_, one, other) = asked.ask else { return None };
        let on = self.number_hangs_on(one)?.and(self.number_hangs_on(other)?)?;
        [asked.yes, asked.no].into_iter().try_fold(on, |on, jump| match after(test, jump) {
            Some(next) => on.and(self.test_hangs_on(next)?),
            None => Some(on),
        })
    }

    fn number_hangs_on(&self, num: Num) -> Option<On> {
        let expr = match num.kind() {
            NumKind::Constant(_) => return Some(On::Nothing),
            NumKind::Cell(_) | NumKind::Local(_) => return None,
            NumKind::Expr(expr) => self.table.text(self.text).exprs[expr.index()],
        };
        match expr {
            Expr::Attribute(attribute, _) if self.table.may_change(attribute) => None,
            Expr::Attribute(_, Cards::CANDIDATE) => Some(On::Nothing),
            Expr::Attribute(_, cards) => self.top(cards).map(On::Top),
            expr => {
                let mut on = Some(On::Nothing);
                expr.reckoned(|num| {
                    on = on.and_then(|on| on.and(self.number_hangs_on(num)?));
                    0
                })?;
                on
            }
        }
    }

    /// Whether the test holds for the card while this one, or none, lies on top.
    fn fits(&self, test: TestId, card: Card, top: Option<Card>) -> bool {
        let asked = self.table.text(self.text).tests[test.index()];
        let Ask::Compare(compare, one, other) = asked.ask else { return false };
        let is_yes = compares(compare, self.number(one, card, top), self.number(other, card, top));
        let jump = if is_yes { asked.yes } else { asked.no };
        match after(test, jump) {
            Some(next) => self.fits(next, card, top),
            None => jump == Jump::HOLDS,
        }
    }

    fn number(&self, num: Num, card: Card, top: Option<Card>) -> i32 {
        let expr = match num.kind() {
            NumKind::Constant(number) => return i32::from(number),
            NumKind::Cell(_) | NumKind::Local(_) => return 0,
            NumKind::Expr(expr) => self.table.text(self.text).exprs[expr.index()],
        };
        let number = match expr {
            Expr::Attribute(attribute, cards) => {
                let card = if cards.kind() == CardsKind::Candidate { Some(card) } else { top };
                card.and_then(|card| self.table.number(attribute, card)).map_or(0, i32::from)
            }
            expr => expr.reckoned(|num| self.number(num, card, top)).unwrap_or(0),
        };
        number.clamp(-LIMIT, LIMIT)
    }
}

/// What each card comes to: as the first does that counts the same.
fn each_first<T: Clone>(firsts: &[Card], of: impl Fn(Card) -> T) -> impl Iterator<Item = T> {
    let mut found = Vec::with_capacity(firsts.len());
    for (number, first) in firsts.iter().enumerate() {
        let known = (first.index() < number).then(|| T::clone(&found[first.index()]));
        found.push(known.unwrap_or_else(|| of(*first)));
    }
    found.into_iter()
}

/// The next question, where the answer leads to one.
fn after(test: TestId, jump: Jump) -> Option<TestId> {
    (jump.0 <= Jump::FURTHEST).then(|| TestId(test.0 + u16::from(jump.0)))
}
