//! What an instruction names: the number that is worked out for it, whom it is about, and what its cards hang on. And where
//! a clause says so.

use crate::analysis::lower::Lowering;
use crate::program::reads::{Reads, of_cards, of_goal, of_set};
use crate::program::{Cards, ChoiceOf, Count, Makes, Num, Op, Who};
use crate::syntax::tree::{At, Clause, MeasureKind, Node, PersonKind, ThingKind, Visit};

impl Lowering<'_> {
    /// The number that is worked out for an instruction, where it is one.
    pub(super) fn number_of(&self, op: &Op) -> Option<Num> {
        match *op {
            Op::Draw { count: number, .. }
            | Op::PutCounters { count: number, .. }
            | Op::RemoveCounters { count: number, .. }
            | Op::RemoveAllCounters { count: number, .. }
            | Op::Deal { count: number, .. }
            | Op::SetCell { number, .. }
            | Op::AddToCell { number, .. }
            | Op::SubtractFromCell { number, .. }
            | Op::Pay { number, .. }
            | Op::GiveGoods { number, .. }
            | Op::Score { points: number, .. }
            | Op::LosePoints { points: number, .. }
            | Op::AnnounceNumber(_, number)
            | Op::Let(_, number) => Some(number),
            Op::Choose(id) => match self.text.choices[id.index()].count {
                Count::Exactly(number) | Count::UpTo(number) | Count::AtLeast(number) => Some(number),
                Count::Any => None,
            },
            _another => None,
        }
    }

    /// Whom an instruction names.
    pub(super) fn people_of(&self, op: Op) -> Vec<Who> {
        let mut people: Vec<Who> = Makes::of(op).into_iter().map(|deed| deed.who).collect();
        match op {
            Op::AskMay { who, .. }
            | Op::ChooseMode { who, .. }
            | Op::StartPlayers { who, .. }
            | Op::LetPlayers(_, who) => people.push(who),
            Op::Give { to, .. } | Op::GiveGoods { to, .. } | Op::Deal { to, .. } => people.push(to),
            Op::SetCell { of, .. } | Op::AddToCell { of, .. } | Op::SubtractFromCell { of, .. } => {
                people.push(of)
            }
            Op::Choose(id) => {
                let choice = self.text.choices[id.index()];
                people.push(choice.by);
                if let ChoiceOf::Players(who) = choice.of {
                    people.push(who);
                }
            }
            _another => {}
        }
        people
    }

    /// What the cards and places that an instruction names hang on.
    pub(super) fn cards_of(&self, op: Op) -> Vec<Reads> {
        let of = |cards: Cards| of_cards(&self.text, cards);
        let mut read: Vec<Reads> = Makes::of(op).and_then(|deed| deed.cards).into_iter().map(of).collect();
        match op {
            Op::StartCards { cards, .. } | Op::LetCards(_, cards) | Op::LetCard(_, cards) => {
                read.push(of(cards));
            }
            Op::Exchange(_, one, other) => read.extend([of(one), of(other)]),
            Op::Choose(id) => {
                if let ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) = self.text.choices[id.index()].of {
                    read.push(of_set(&self.text, set));
                }
            }
            Op::Put { .. } | Op::Return { .. } => read.push(of_goal(&self.text, op)),
            _another => {}
        }
        read
    }
}

/// Where a clause says something first.
pub(super) fn found(clause: &Clause, mut says: impl FnMut(&Node<'_>) -> Option<At>) -> Option<At> {
    let mut found = None;
    clause.visit(&mut |node| found = found.or_else(|| says(&node)));
    found
}

pub(super) fn counted(node: &Node<'_>) -> Option<At> {
    let Node::Measure(measure) = node else { return None };
    (!matches!(measure.kind, MeasureKind::Literal(_))).then_some(measure.at)
}

pub(super) fn described(node: &Node<'_>) -> Option<At> {
    let Node::Person(person) = node else { return None };
    matches!(&person.kind, PersonKind::Some(noun) if noun.clause.is_some()).then_some(person.at)
}

pub(super) fn cards(node: &Node<'_>) -> Option<At> {
    let Node::Thing(thing) = node else { return None };
    matches!(thing.kind, ThingKind::Some(_)).then_some(thing.at)
}
