//! The options of a decision, in groups that have not been written out. How many options there are is counted as they
//! come: whoever decides asks for that first.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::{CardSet, Group};
use crate::program::{Local, Pc};

/// The groups among which an option is found at once. Few decisions have more.
const FOUND: usize = 4;

/// More options than come before any group.
const NONE: u32 = u32::MAX;

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Group<W>>", from = "Vec<Group<W>>")]
pub struct Groups<const W: usize> {
    all: Vec<Group<W>>,
    count: usize,
    /// How many options come before each of the first groups.
    before: [u32; FOUND],
}

impl<const W: usize> Groups<W> {
    /// How many options there are.
    #[inline]
    pub fn count(&self) -> usize {
        self.count
    }

    /// The group of the option with this number, and its number there.
    #[inline(always)]
    pub fn find(&self, number: usize) -> Option<(&Group<W>, usize)> {
        if number >= self.count {
            return None;
        }
        // Not one after the other: which option somebody takes, nobody foretells.
        let [_, others @ ..] = self.before;
        let at: usize = others.iter().map(|before| usize::from(*before as usize <= number)).sum();
        let left = number - self.before[at] as usize;
        if at + 1 == FOUND { self.find_from(at, left) } else { Some((&self.all[at], left)) }
    }

    #[inline(never)]
    fn find_from(&self, at: usize, mut left: usize) -> Option<(&Group<W>, usize)> {
        for group in &self.all[at..] {
            let count = group.count();
            if left < count {
                return Some((group, left));
            }
            left -= count;
        }
        None
    }

    #[inline(always)]
    pub fn push(&mut self, group: Group<W>) {
        self.note_before(self.count as u32);
        self.count += group.count();
        self.all.push(group);
    }

    /// So many options come before the group that is added next.
    #[inline(always)]
    fn note_before(&mut self, count: u32) {
        if let Some(before) = self.before.get_mut(self.all.len()) {
            *before = count;
        }
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

    /// Takes out the last one.
    #[inline]
    pub fn pop(&mut self) {
        self.count -= self.all.pop().map_or(0, |group| group.count());
        self.note_before(NONE);
    }

    pub fn remove(&mut self, at: usize) -> Group<W> {
        let group = self.all.remove(at);
        self.count_again();
        group
    }

    pub fn retain(&mut self, is_kept: impl FnMut(&Group<W>) -> bool) {
        self.all.retain(is_kept);
        self.count_again();
    }

    /// Changes each of them.
    pub fn change(&mut self, change: impl FnMut(&mut Group<W>)) {
        self.all.iter_mut().for_each(change);
        self.count_again();
    }

    fn count_again(&mut self) {
        (self.count, self.before) = (0, [NONE; FOUND]);
        for (number, group) in self.all.iter().enumerate() {
            if let Some(before) = self.before.get_mut(number) {
                *before = self.count as u32;
            }
            self.count += group.count();
        }
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
        Groups { all: Vec::new(), count: 0, before: [NONE; FOUND] }
    }
}

impl<const W: usize> Deref for Groups<W> {
    type Target = [Group<W>];

    #[inline]
    fn deref(&self) -> &[Group<W>] {
        &self.all
    }
}

impl<const W: usize> Clone for Groups<W> {
    fn clone(&self) -> Groups<W> {
        Groups { all: self.all.clone(), ..*self }
    }

    /// The same in the place of others: it asks for no memory where there is enough.
    fn clone_from(&mut self, other: &Groups<W>) {
        self.all.clone_from(&other.all);
        (self.count, self.before) = (other.count, other.before);
    }
}

impl<const W: usize> From<Vec<Group<W>>> for Groups<W> {
    fn from(all: Vec<Group<W>>) -> Groups<W> {
        let mut groups = Groups { all, ..Groups::default() };
        groups.count_again();
        groups
    }
}

impl<const W: usize> From<Groups<W>> for Vec<Group<W>> {
    fn from(groups: Groups<W>) -> Vec<Group<W>> {
        groups.all
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
        groups.remove(1);
        assert_eq!(groups.count(), 3);
        groups.retain(|group| *group != Group::Done);
        assert_eq!(groups.count(), 2);
        assert_eq!(Groups::from(Vec::from(groups.clone())), groups);
        groups.pop();
        assert_eq!((groups.count(), groups.len()), (0, 0));
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
                let found: Vec<_> = (0..each.len()).map_while(|number| groups.find(number)).collect();
                assert_eq!(found, each);
                assert_eq!(groups.find(each.len()), None);
            }
        }
    }
}
