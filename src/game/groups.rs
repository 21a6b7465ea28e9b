//! The options of a decision, in groups that have not been written out. How many options there are is counted as they
//! come: whoever decides asks for that first.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::{CardSet, Group};
use crate::program::{Local, Pc};

#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Group<W>>", from = "Vec<Group<W>>")]
pub struct Groups<const W: usize> {
    all: Vec<Group<W>>,
    count: usize,
}

impl<const W: usize> Groups<W> {
    /// How many options there are.
    #[inline]
    pub fn count(&self) -> usize {
        self.count
    }

    #[inline(always)]
    pub fn push(&mut self, group: Group<W>) {
        self.count += group.count();
        self.all.push(group);
    }

    /// An offer of the turn for each of the cards, where there are any.
    #[inline(always)]
    pub fn push_cards(&mut self, then: Pc, into: Local, cards: CardSet<W>) {
        if !cards.is_empty() {
            self.count += cards.len();
            self.all.push(Group::TakeCards { then, into, cards });
        }
    }

    pub fn extend(&mut self, groups: impl IntoIterator<Item = Group<W>>) {
        groups.into_iter().for_each(|group| self.push(group));
    }

    /// Takes out the last one.
    #[inline]
    pub fn pop(&mut self) {
        self.count -= self.all.pop().map_or(0, |group| group.count());
    }

    pub fn remove(&mut self, at: usize) -> Group<W> {
        let group = self.all.remove(at);
        self.count -= group.count();
        group
    }

    pub fn retain(&mut self, is_kept: impl FnMut(&Group<W>) -> bool) {
        self.all.retain(is_kept);
        self.count = count(&self.all);
    }

    /// Changes each of them.
    pub fn change(&mut self, change: impl FnMut(&mut Group<W>)) {
        self.all.iter_mut().for_each(change);
        self.count = count(&self.all);
    }

    #[inline]
    pub fn clear(&mut self) {
        self.all.clear();
        self.count = 0;
    }

    pub fn reserve(&mut self, more: usize) {
        self.all.reserve(more);
    }
}

fn count<const W: usize>(groups: &[Group<W>]) -> usize {
    groups.iter().map(Group::count).sum()
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
        Groups { all: self.all.clone(), count: self.count }
    }

    /// The same in the place of others: it asks for no memory where there is enough.
    fn clone_from(&mut self, other: &Groups<W>) {
        self.all.clone_from(&other.all);
        self.count = other.count;
    }
}

impl<const W: usize> From<Vec<Group<W>>> for Groups<W> {
    fn from(all: Vec<Group<W>>) -> Groups<W> {
        Groups { count: count(&all), all }
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
}
