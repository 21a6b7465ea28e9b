//! Questions of texts about cards: how many of some kind are somewhere, and whether one is such a card. Found where a table is
//! linked, so that nobody has to open the text to answer them.

use super::counted::{Counted, There, Wanted};
use crate::engine::table::Table;
use crate::engine::table::set::leaf::{LinkedLeaf, LinkedStep};
use crate::engine::table::set::span::Provided;
use crate::game::TextNo;
use crate::program::{
    Ask, Cards, CardsKind, Compare, Expr, How, Jump, NumKind, SetId, Test, TestId, Who, WhoKind,
};

/// A question of a text about cards: whose zone is meant, and which card it speaks of.
#[derive(Clone, Debug)]
pub struct CardQuestion<const W: usize> {
    pub counted: Counted<W>,
    pub they: Who,
    pub card: Cards,
    /// It comes to the same while cards have other values than those printed on them.
    pub is_lasting: bool,
}

/// The questions of a test, where each is one of these, about nothing but whoever did what happened and the card of it,
/// and all have to be answered with yes.
pub fn counted<const W: usize>(table: &Table<'_, W>, text: TextNo, test: TestId) -> Option<Vec<Counted<W>>> {
    let tests = &table.text(text).tests;
    let (mut found, mut at) = (Vec::new(), test.index());
    loop {
        let Test { yes, no: Jump::FAILS, .. } = tests[at] else { return None };
        let CardQuestion { counted, they, card, is_lasting } = table.linked(text).questions[at].clone()?;
        let is_of_event = they.kind() == WhoKind::Actor || !matches!(counted.there, There::OfThem(_));
        if !is_lasting || !is_of_event || counted.is_of_card && card != Cards::OF_EVENT {
            return None;
        }
        found.push(counted);
        match yes {
            Jump::HOLDS => return Some(found),
            Jump::FAILS => return None,
            Jump(distance) => at += usize::from(distance),
        }
    }
}

/// For each question of a text: what it asks for, where it is one of these.
pub fn questions<const W: usize>(table: &Table<'_, W>, text: TextNo) -> Vec<Option<CardQuestion<W>>> {
    table.text(text).tests.iter().map(|test| question(table, text, test.ask)).collect()
}

fn question<const W: usize>(table: &Table<'_, W>, text: TextNo, ask: Ask) -> Option<CardQuestion<W>> {
    let any = Wanted::of(Compare::AtLeast, 1);
    let (set, card, number) = match ask {
        Ask::Any(set) => (set, None, any),
        Ask::In(cards, set) => match cards.kind() {
            CardsKind::This | CardsKind::OfEvent | CardsKind::Candidate | CardsKind::Local(_) => {
                (set, Some(cards), any)
            }
            CardsKind::Scratch(_) | CardsKind::Set(_) => return None,
        },
        Ask::Compare(compare, one, other) => {
            let (NumKind::Expr(expr), NumKind::Constant(number)) = (one.kind(), other.kind()) else {
                return None;
            };
            let Expr::Count(counted) = table.text(text).exprs[expr.index()] else { return None };
            let CardsKind::Set(set) = counted.kind() else { return None };
            (set, None, Wanted::of(compare, number.into()))
        }
        _ => return None,
    };
    let found = cards(table, text, set, number)?;
    let counted = Counted { is_of_card: card.is_some(), ..found.counted };
    Some(CardQuestion { counted, card: card.unwrap_or(found.card), ..found })
}

/// Cards of a kind, at one place or anywhere.
fn cards<const W: usize>(
    table: &Table<'_, W>,
    text: TextNo,
    set: SetId,
    number: Wanted,
) -> Option<CardQuestion<W>> {
    let linked = table.linked(text);
    let (steps, provided) = (linked.plain.steps(set), linked.plain.provided(set));
    if provided != Provided::Always {
        return None;
    }
    let (mut row, mut found, mut they, mut is_of_others) = (table.all(), None, Who::YOU, false);
    for LinkedStep { how, leaf } in steps {
        match (how, leaf) {
            (How::Start | How::And, LinkedLeaf::Row(more)) => row.keep(more),
            (How::AndNot, LinkedLeaf::These(Cards::THIS)) => is_of_others = true,
            (How::Start | How::And, leaf) if found.is_none() => {
                found = Some(place(leaf)?);
                they = if let LinkedLeaf::OfThese(_, who) = leaf { *who } else { they };
            }
            (How::Start | How::And | How::AndNot | How::Or, _) => return None,
        }
    }
    let there = found.unwrap_or(There::Anywhere);
    let counted = Counted { row, there, is_of_card: false, is_of_others, number };
    let is_lasting = steps == linked.full.steps(set);
    Some(CardQuestion { counted, they, card: Cards::THIS, is_lasting })
}

fn place<const W: usize>(leaf: &LinkedLeaf<W>) -> Option<There> {
    match *leaf {
        LinkedLeaf::InPlay => Some(There::InPlay),
        LinkedLeaf::Zone(zone) => Some(There::Zone(zone)),
        LinkedLeaf::OfYou(first) => Some(There::OfYou(first)),
        LinkedLeaf::Top(zone) => Some(There::Top(zone)),
        LinkedLeaf::Handled(kind) => Some(There::Handled(kind)),
        LinkedLeaf::OfThese(first, who) => match who.kind() {
            WhoKind::Actor | WhoKind::Cause | WhoKind::Candidate | WhoKind::Local(_) => {
                Some(There::OfThem(first))
            }
            _ => None,
        },
        LinkedLeaf::Other(_)
        | LinkedLeaf::ByNumberNow(_)
        | LinkedLeaf::Row(_)
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
