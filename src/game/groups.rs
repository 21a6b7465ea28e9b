//! The options of a decision, in groups that have not been written out. How many options there are is counted as they
//! come: whoever decides asks for that first.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::cards_of::Sums;
use super::few::Few;
use super::{CardSet, Group, Nth};
use crate::program::{Local, Pc};

/// The groups among which an option is found at once. Few decisions have more.
const FOUND: usize = 4;

/// More options than come before any group.
const NONE: u32 = u32::MAX;

#[derive(Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Group<W>>", from = "Vec<Group<W>>")]
pub struct Groups<const W: usize> {
    all: Few<Group<W>, FOUND>,
    count: usize,
    /// How many options come before each of the first groups.
    before: [u32; FOUND],
    /// How many cards each of them has up to each byte, where its options are cards: they are counted here once.
    sums: [Sums<W>; FOUND],
}

impl<const W: usize> Groups<W> {
    /// How many options there are.
    #[inline]
    pub fn count(&self) -> usize {
        self.count
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Group<W>> {
        self.all.iter()
    }

    /// The group of the option with this number, and which one it is there.
    #[inline(always)]
    pub fn find(&self, number: usize) -> Option<(&Group<W>, Nth<W>)> {
        if number >= self.count {
            return None;
        }
        // Not one after the other: which option somebody takes, nobody foretells.
        let [_, others @ ..] = self.before;
        let at: usize = others.iter().map(|before| usize::from(*before as usize <= number)).sum();
        let left = number - self.before[at] as usize;
        match at + 1 == FOUND {
            true => self.find_from(at, left),
            false => Some((&self.all.here()[at], Nth { number: left, sums: self.sums[at] })),
        }
    }

    #[inline(never)]
    fn find_from(&self, at: usize, mut left: usize) -> Option<(&Group<W>, Nth<W>)> {
        for group in self.iter().skip(at) {
            let count = group.count();
            if left < count {
                let sums = group.cards().map_or(Sums::NONE, Sums::of);
                return Some((group, Nth { number: left, sums }));
            }
            left -= count;
        }
        None
    }

    #[inline(always)]
    pub fn push(&mut self, group: Group<W>) {
        let at = self.all.filled();
        if let Some(before) = self.before.get_mut(at) {
            *before = self.count as u32;
        }
        self.count += match group.cards().map(Sums::of) {
            Some(sums) => {
                if let Some(known) = self.sums.get_mut(at) {
                    *known = sums;
                }
                sums.count()
            }
            None => group.count(),
        };
        self.all.push(group);
    }

    /// An offer of the turn for each of the cards, where there are any.
    #[inline(always)]
    pub fn push_cards(&mut self, then: Pc, into: Local, cards: CardSet<W>) {
        if !cards.is_empty() {
            self.push(Group::TakeCards { then, into, cards });
        }
    }

    pub fn extend(&mut self, groups: impl IntoIterator<Item = Group<W>>) {
        groups.into_iter().for_each(|group| self.push(group));
    }

    /// The last one, where it is like this: it is taken out.
    #[inline]
    pub fn pop_if(&mut self, is_it: impl FnOnce(&Group<W>) -> bool) -> Option<Group<W>> {
        let group = self.all.pop_if(is_it)?;
        self.count -= group.count();
        if let Some(before) = self.before.get_mut(self.all.filled()) {
            *before = NONE;
        }
        Some(group)
    }

    /// The first one that is like this, wherever it is: it is taken out.
    pub fn take_out(&mut self, is_it: impl Fn(&Group<W>) -> bool) -> Option<Group<W>> {
        let at = self.iter().position(is_it)?;
        let group = self.iter().nth(at).copied();
        let mut number = 0..;
        self.retain(|_| number.next() != Some(at));
        group
    }

    pub fn retain(&mut self, mut is_kept: impl FnMut(&Group<W>) -> bool) {
        self.write_again(|group| is_kept(&group).then_some(group));
    }

    /// Changes each of them.
    pub fn change(&mut self, mut change: impl FnMut(&mut Group<W>)) {
        self.write_again(|mut group| {
            change(&mut group);
            Some(group)
        });
    }

    /// What becomes of each of them.
    fn write_again(&mut self, becomes: impl FnMut(Group<W>) -> Option<Group<W>>) {
        let all: SmallVec<[Group<W>; 4 * FOUND]> = self.iter().copied().filter_map(becomes).collect();
        self.clear();
        self.extend(all);
    }

    #[inline]
    pub fn clear(&mut self) {
        self.all.clear();
        (self.count, self.before) = (0, [NONE; FOUND]);
    }

    pub fn reserve(&mut self, more: usize) {
        self.all.reserve(more);
    }
}

impl<const W: usize> Default for Groups<W> {
    fn default() -> Groups<W> {
        Groups { all: Few::default(), count: 0, before: [NONE; FOUND], sums: [Sums::NONE; FOUND] }
    }
}

impl<const W: usize> Clone for Groups<W> {
    #[inline(always)]
    fn clone(&self) -> Groups<W> {
        Groups { all: self.all.clone(), ..*self }
    }

    /// The same in the place of others: it asks for no memory where there is enough.
    #[inline(always)]
    fn clone_from(&mut self, other: &Groups<W>) {
        self.all.clone_from(&other.all);
        (self.count, self.before, self.sums) = (other.count, other.before, other.sums);
    }
}

impl<const W: usize> PartialEq for Groups<W> {
    fn eq(&self, other: &Groups<W>) -> bool {
        self.all == other.all
    }
}

impl<const W: usize> Eq for Groups<W> {}

impl<const W: usize> Hash for Groups<W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.all.hash(state);
    }
}

impl<const W: usize> From<Vec<Group<W>>> for Groups<W> {
    fn from(all: Vec<Group<W>>) -> Groups<W> {
        let mut groups = Groups::default();
        groups.extend(all);
        groups
    }
}

impl<const W: usize> From<Groups<W>> for Vec<Group<W>> {
    fn from(groups: Groups<W>) -> Vec<Group<W>> {
        groups.all.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Card, CardSet, Players};

    #[test]
    fn options_are_counted_as_they_come_and_go() {
        let cards: CardSet = [Card(1), Card(70)].into_iter().collect();
        let mut groups = Groups::default();
        groups.extend([Group::Cards(cards), Group::Players(Players::first(3)), Group::Done]);
        assert_eq!(groups.count(), 6);
        assert_eq!(
            groups.take_out(|group| matches!(group, Group::Players(_))),
            Some(Group::Players(Players::first(3)))
        );
        assert_eq!(groups.count(), 3);
        groups.retain(|group| *group != Group::Done);
        assert_eq!(groups.count(), 2);
        assert_eq!(Groups::from(Vec::from(groups.clone())), groups);
        assert_eq!(groups.pop_if(|group| *group == Group::Done), None);
        assert_eq!(groups.pop_if(|_| true), Some(Group::Cards(cards)));
        assert_eq!((groups.count(), groups.is_empty()), (0, true));
    }

    #[test]
    fn an_option_is_found_in_the_group_it_comes_from_however_many_there_are() {
        let cards: CardSet = [Card(1), Card(70)].into_iter().collect();
        let all = [
            Group::Players(Players::first(3)),
            Group::Cards(CardSet::EMPTY),
            Group::Cards(cards),
            Group::Done,
            Group::Yes,
            Group::Cards(cards),
        ];
        for first in 0..=all.len() {
            for last in first..=all.len() {
                let groups = Groups::from(all[first..last].to_vec());
                let each =
                    all[first..last].iter().flat_map(|group| (0..group.count()).map(move |at| (group, at)));
                let each: Vec<_> = each.collect();
                assert_eq!(groups.count(), each.len());
                let find = |number| groups.find(number).map(|(group, nth)| (group, nth.number));
                let found: Vec<_> = (0..each.len()).map_while(find).collect();
                assert_eq!(found, each);
                assert_eq!(groups.find(each.len()), None);
            }
        }
    }
}
