//! What can be true of a card, as a step of a set.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::person::somebody::Somebody;
use crate::diagnostic::Code;
use crate::program::{Ask, CardNumber, Cards, Expr, Extreme, How, Leaf, ZoneKindId};
use crate::syntax::tree::{self, Is, Thing, ThingKind, ThingPredicate, ThingPredicateKind, Word};

use super::described::{Position, Where};

fn step(not: bool) -> How {
    if not { How::AndNot } else { How::And }
}

fn is_denied(predicate: &ThingPredicate) -> bool {
    match &predicate.kind {
        ThingPredicateKind::Is { not, .. }
        | ThingPredicateKind::Shares { not, .. }
        | ThingPredicateKind::Own { not, .. }
        | ThingPredicateKind::HasKeyword { not, .. }
        | ThingPredicateKind::TopCard { not, .. } => *not,
        ThingPredicateKind::HasCounters { .. }
        | ThingPredicateKind::Attribute { .. }
        | ThingPredicateKind::Extreme { .. } => false,
    }
}

impl Lowering<'_> {
    /// `lie` is the kind of zone that the cards it is said of lie in, where that is known.
    pub fn predicate_leaf(
        &mut self,
        predicate: &ThingPredicate,
        lie: Option<ZoneKindId>,
    ) -> Option<(How, Leaf)> {
        match is_denied(predicate) {
            // What is not so of one of them could be so of another.
            true => self.with_somebody(Somebody::Nobody, |lowering| lowering.described_leaf(predicate, lie)),
            false => self.described_further(|lowering| lowering.described_leaf(predicate, lie)),
        }
    }

    fn described_leaf(&mut self, predicate: &ThingPredicate, lie: Option<ZoneKindId>) -> Option<(How, Leaf)> {
        match &predicate.kind {
            ThingPredicateKind::Is { not, what } => {
                self.described_now(predicate)?;
                let (how, leaf) = self.is_leaf(what)?;
                Some(match (how, not) {
                    (How::AndNot, true) => (How::And, leaf),
                    (How::AndNot, false) | (How::And | How::Or | How::Start, true) => (How::AndNot, leaf),
                    (How::And | How::Or | How::Start, false) => (How::And, leaf),
                })
            }
            ThingPredicateKind::Shares { not, attributes, with } => {
                Some((step(*not), self.sharing(attributes, with, lie)?))
            }
            ThingPredicateKind::Own { not, predicate } => {
                Some((step(*not), Leaf::Predicate(self.world.predicate(*predicate))))
            }
            ThingPredicateKind::HasCounters { amount, counter } => {
                let count = self.expr(Expr::Counters(self.world.counter(*counter), Cards::CANDIDATE));
                let boolean = self.counters_compared(count, amount, *counter, predicate.at)?;
                Some((How::And, Leaf::Each(self.some_test(&boolean, predicate.at))))
            }
            ThingPredicateKind::HasKeyword { not, keyword } => {
                Some((step(*not), Leaf::Keyword(self.world.keyword(*keyword))))
            }
            ThingPredicateKind::TopCard { .. } => {
                let message = "a card has no top card: only a pile has one";
                let help = "\"whose top card is\" describes a place that is chosen";
                self.refuse(Code::CardOrZone, predicate.at, message, "only for places", help)
            }
            ThingPredicateKind::Attribute { attribute, comparison } => {
                let attribute = self.counting_attribute(*attribute)?;
                let number = self.expr(Expr::Attribute(attribute, Cards::CANDIDATE));
                let boolean =
                    self.without_it(predicate.at, |lowering| lowering.comparison(number, comparison))?;
                Some((How::And, Leaf::Each(self.some_test(&boolean, predicate.at))))
            }
            ThingPredicateKind::Extreme { highest, of } => {
                let of = match of {
                    tree::CardNumber::Attribute(word) => {
                        CardNumber::Attribute(self.counting_attribute(*word)?)
                    }
                    tree::CardNumber::Counters(word) => CardNumber::Counters(self.world.counter(*word)),
                };
                let extreme = if *highest { Extreme::Most } else { Extreme::Fewest };
                Some((How::And, Leaf::Extreme(extreme, of)))
            }
        }
    }

    pub fn folded(&mut self, leaves: &[(How, Leaf)]) -> Leaf {
        match leaves {
            [(_, leaf)] => *leaf,
            _ => Leaf::Set(self.set(leaves)),
        }
    }

    pub fn is_leaf(&mut self, is: &Is) -> Option<(How, Leaf)> {
        self.with_somebody(Somebody::AnyOf, |lowering| lowering.being(is))
    }

    fn being(&mut self, is: &Is) -> Option<(How, Leaf)> {
        let leaf = match is {
            Is::A(thing) => self.described(thing)?,
            Is::Values(words) => self.values_leaf(words),
            Is::OneOf(kinds) => {
                let leaves: Option<Vec<_>> =
                    kinds.iter().map(|kind| Some((How::Or, self.being(kind)?.1))).collect();
                self.folded(&leaves?)
            }
            Is::Named(word) => Leaf::ByCell(self.world.named_cell(self.world.attribute(*word))),
            Is::ThatValue(word) => self.that_value(*word)?,
            Is::In(zone) => self.zone_leaf(zone)?,
            Is::OnTopOf(zone) => Leaf::Top { count: 1, of: self.pile(zone)? },
            Is::OnBottomOf(zone) => Leaf::Bottom { count: 1, of: self.pile(zone)? },
            Is::InPlay => Leaf::InPlay,
            Is::Done(verb) => self.done_cards(*verb),
            Is::FaceDown => Leaf::FaceDown,
            Is::FaceUp => return Some((How::AndNot, Leaf::FaceDown)),
        };
        Some((How::And, leaf))
    }

    fn described(&mut self, thing: &Thing) -> Option<Leaf> {
        match &thing.kind {
            ThingKind::Some(noun) => {
                let leaves = self.noun_leaves(noun, Position::Described, Where::Anywhere, thing.at)?;
                Some(self.folded(&leaves))
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => Some(Leaf::These(self.cards(thing)?)),
        }
    }

    fn values_leaf(&mut self, words: &[Word]) -> Leaf {
        let leaves: Vec<_> =
            words.iter().map(|word| (How::Or, Leaf::Printed(self.world.value(*word)))).collect();
        self.folded(&leaves)
    }

    /// What must hold of a zone that is chosen.
    pub fn zone_predicate(&mut self, predicate: &ThingPredicate) -> Option<Boolean> {
        match &predicate.kind {
            ThingPredicateKind::Shares { not, attributes, with } => {
                let with = self.described_further(|lowering| lowering.cards(with))?;
                let any = attributes
                    .iter()
                    .map(|word| Boolean::Ask(Ask::ZoneShares(self.world.attribute(*word), with)))
                    .collect();
                Some(Boolean::Any(any).negated(*not))
            }
            ThingPredicateKind::TopCard { not, what } => {
                let top = Leaf::Top { count: 1, of: crate::program::ZoneRef::Candidate };
                let described = self.described(what)?;
                let set = self.set(&[(How::Start, top), (How::And, described)]);
                Some(Boolean::Ask(Ask::Any(set)).negated(*not))
            }
            ThingPredicateKind::Is { .. }
            | ThingPredicateKind::Own { .. }
            | ThingPredicateKind::HasCounters { .. }
            | ThingPredicateKind::HasKeyword { .. }
            | ThingPredicateKind::Attribute { .. }
            | ThingPredicateKind::Extreme { .. } => {
                let message =
                    format!("\"{}\" can be true of a card, not of a place", self.quote(predicate.at));
                let help = "of a place say \"whose top card is …\" or \"that shares … with …\"";
                self.refuse(Code::CardOrZone, predicate.at, message, "only for cards", help)
            }
        }
    }
}
