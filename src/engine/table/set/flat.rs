//! Sets inside each other laid flat: what is joined is joined step by step, a definition is written out where it is
//! spoken of, rows that meet become one. Comes to the same cards, in fewer steps and without calling itself.

use super::leaf::{LinkedLeaf, LinkedStep};
use super::link::Linker;
use super::linked::LinkedSets;
use crate::engine::table::text::link_tests::is_the_same_everywhere;
use crate::engine::table::text::numbers::LinkedTest;
use crate::game::Card;
use crate::program::{How, Leaf, SetStep, TestId};

/// How what is joined with a set goes on: what is left out of others is left out one by one.
fn further(how: How) -> How {
    if how == How::AndNot { How::AndNot } else { How::Or }
}

/// Whether the leaf speaks of something that only its text knows.
fn is_of_text<const W: usize>(leaf: &LinkedLeaf<W>) -> bool {
    match leaf {
        LinkedLeaf::Other(Leaf::Printed(_) | Leaf::ByCell(_)) => false,
        LinkedLeaf::Other(_)
        | LinkedLeaf::OfThese(..)
        | LinkedLeaf::These(_)
        | LinkedLeaf::Set(_)
        | LinkedLeaf::Guard(_)
        | LinkedLeaf::Predicate(_) => true,
        LinkedLeaf::Row(_)
        | LinkedLeaf::Zone(_)
        | LinkedLeaf::OfYou(_)
        | LinkedLeaf::InPlay
        | LinkedLeaf::Top(_)
        | LinkedLeaf::LikeTop(..)
        | LinkedLeaf::SharingTop(..)
        | LinkedLeaf::ByNumber(_)
        | LinkedLeaf::ByNumberNow(_)
        | LinkedLeaf::Handled(_)
        | LinkedLeaf::Only { .. } => false,
    }
}

/// Definitions inside each other that are laid flat.
const DEEPEST: u8 = 6;

impl<const W: usize> Linker<'_, W> {
    /// Adds what the leaf comes to without nesting; false where it does not come to that.
    pub(in crate::engine::table) fn lay_flat(&self, leaf: Leaf, how: How, found: &mut LinkedSets<W>) -> bool {
        self.flatten(leaf, how, false, DEEPEST, found)
    }

    /// Nothing in a definition of another text may ask that text for more.
    fn flatten(&self, leaf: Leaf, how: How, foreign: bool, depth: u8, found: &mut LinkedSets<W>) -> bool {
        if depth == 0 {
            return false;
        }
        let sets = &self.table.text(self.text).sets;
        match leaf {
            Leaf::Set(set) if !self.has_extreme(set) => {
                let steps = &sets[set.index()..];
                let last = steps.iter().position(|step| step.last).unwrap_or(0);
                self.flatten_steps(&steps[..=last], how, foreign, depth - 1, found)
            }
            Leaf::Predicate(id) if self.is_as_defined() => {
                let definitions = self.table.predicate(id);
                definitions.iter().enumerate().all(|(number, (text, set))| {
                    let there = Linker { text: *text, ..*self };
                    let how = if number == 0 { how } else { further(how) };
                    there.flatten(Leaf::Set(*set), how, true, depth - 1, found)
                }) && !definitions.is_empty()
            }
            // Every card, where the test holds.
            Leaf::Guard(test) if how != How::Start && self.is_the_same_everywhere(test) => {
                let leaf = LinkedLeaf::Only { asked: self.test(test), steps: 1 };
                found.steps.push(LinkedStep { how, leaf });
                found.steps.push(LinkedStep { how, leaf: LinkedLeaf::Row(self.table.all()) });
                true
            }
            other => {
                let leaf = self.leaf(other, found);
                found.steps.push(LinkedStep { how, leaf });
                !(foreign && is_of_text(&leaf))
            }
        }
    }

    fn flatten_steps(
        &self,
        steps: &[SetStep],
        how: How,
        foreign: bool,
        depth: u8,
        found: &mut LinkedSets<W>,
    ) -> bool {
        match steps {
            // Something that counts only where a test holds.
            [SetStep { leaf: Leaf::Guard(test), .. }, SetStep { leaf, how: How::And, last: true }] => {
                let at = found.steps.len();
                let only = LinkedLeaf::Only { asked: self.test(*test), steps: 0 };
                found.steps.push(LinkedStep { how, leaf: only });
                let is_flat = self.is_the_same_everywhere(*test)
                    && self.flatten(*leaf, further(how), foreign, depth, found);
                let count = (found.steps.len() - at - 1) as u32;
                found.steps[at].leaf = LinkedLeaf::Only { asked: self.test(*test), steps: count };
                is_flat
            }
            [first, others @ ..] if others.iter().all(|step| step.how == How::Or) => {
                let mut before = found.steps.len();
                if !self.flatten(first.leaf, how, foreign, depth, found) {
                    return false;
                }
                for step in others {
                    let at = found.steps.len();
                    if !self.flatten(step.leaf, further(how), foreign, depth, found) {
                        return false;
                    }
                    if at == before + 1 && found.steps.len() == at + 1 {
                        self.unite(found);
                    }
                    // Two that became one are where the first of them was.
                    before = at.min(found.steps.len() - 1);
                }
                true
            }
            _ => false,
        }
    }

    fn is_the_same_everywhere(&self, test: TestId) -> bool {
        is_the_same_everywhere(&self.test(test))
    }

    fn test(&self, test: TestId) -> LinkedTest {
        self.table.tests(self.text)[test.index()]
    }

    /// What has this or that in common with the same card is one row for each card.
    fn unite(&self, found: &mut LinkedSets<W>) {
        let [.., one, other] = &found.steps[..] else { return };
        let (LinkedLeaf::LikeTop(these, zone), LinkedLeaf::LikeTop(those, same)) = (one.leaf, other.leaf)
        else {
            return;
        };
        if zone != same {
            return;
        }
        let (how, cards) = (one.how, self.table.cards.len());
        let tops = (0..cards).map(|card| Some(Card(card as u8))).chain([None]);
        let both = |top| found.like(these, top, cards).or(*found.like(those, top, cards));
        let rows: Vec<_> = tops.map(both).collect();
        let first = found.likes_of(rows.into_iter());
        found.steps.truncate(found.steps.len() - 2);
        found.steps.push(LinkedStep { how, leaf: LinkedLeaf::LikeTop(first, zone) });
    }

    /// Two rows become one, and what counts in any case is left out.
    pub(in crate::engine::table) fn fold(&self, begin: usize, found: &mut LinkedSets<W>) {
        if found.steps[begin..].iter().any(|step| matches!(step.leaf, LinkedLeaf::Only { .. })) {
            return;
        }
        while let [.., one, other] = &found.steps[begin..] {
            let is_second = found.steps.len() == begin + 2;
            let row = match (one.leaf, other.how, other.leaf) {
                (LinkedLeaf::Row(one), How::Or, LinkedLeaf::Row(other)) => LinkedLeaf::Row(one.or(other)),
                (LinkedLeaf::Row(one), How::And, LinkedLeaf::Row(other)) if is_second => {
                    LinkedLeaf::Row(one.and(other))
                }
                (LinkedLeaf::Row(one), How::AndNot, LinkedLeaf::Row(other)) if is_second => {
                    LinkedLeaf::Row(one.and_not(other))
                }
                (LinkedLeaf::Row(all), How::And, leaf)
                    if is_second && all == self.table.all() && !matches!(leaf, LinkedLeaf::Other(_)) =>
                {
                    leaf
                }
                (_, _, _) => return,
            };
            let how = one.how;
            if matches!(how, How::And | How::AndNot) {
                return;
            }
            found.steps.pop();
            found.steps.pop();
            found.steps.push(LinkedStep { how, leaf: row });
        }
    }
}
