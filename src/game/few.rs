//! A list of which hardly ever are more than a few: those lie here, where a copy of a game finds them, and ask for no memory.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::copy::{copied_each, rewrite_each};

#[derive(Debug, Serialize, Deserialize)]
#[serde(into = "Vec<T>", from = "Vec<T>", bound = "T: Copy + Default + Serialize + for<'a> Deserialize<'a>")]
pub(super) struct Few<T, const N: usize> {
    here: [T; N],
    /// How many lie here. All do, where there are more.
    filled: usize,
    more: Vec<T>,
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    #[inline(always)]
    pub fn push(&mut self, one: T) {
        self.push_with(|| one);
    }

    /// The same of one that is made where it belongs.
    #[inline(always)]
    pub fn push_with(&mut self, make: impl FnOnce() -> T) {
        match self.here.get_mut(self.filled) {
            Some(place) => {
                *place = make();
                self.filled += 1;
            }
            None => self.push_more(make()),
        }
    }

    #[cold]
    #[inline(never)]
    fn push_more(&mut self, one: T) {
        self.more.push(one);
    }

    /// The last one, where it is like this: it is taken out.
    #[inline]
    pub fn pop_if(&mut self, is_it: impl FnOnce(&T) -> bool) -> Option<T> {
        if !self.more.is_empty() {
            return self.more.pop_if(|one| is_it(one));
        }
        let last = *self.here[..self.filled].last()?;
        is_it(&last).then(|| {
            self.filled -= 1;
            last
        })
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.filled == 0
    }

    #[inline]
    pub fn clear(&mut self) {
        self.filled = 0;
        self.more.clear();
    }

    /// How many lie here.
    #[inline(always)]
    pub fn filled(&self) -> usize {
        self.filled
    }

    /// Those that can lie here: which of them do, whoever asks knows.
    #[inline(always)]
    pub fn here(&self) -> &[T; N] {
        &self.here
    }

    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.here[..self.filled].iter().chain(&self.more)
    }

    #[inline]
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.here[..self.filled].iter_mut().chain(&mut self.more)
    }

    pub fn reserve(&mut self, more: usize) {
        self.more.reserve(more);
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    #[inline]
    fn default() -> Few<T, N> {
        Few { here: [T::default(); N], filled: 0, more: Vec::new() }
    }
}

impl<T: Copy, const N: usize> Clone for Few<T, N> {
    #[inline(always)]
    fn clone(&self) -> Few<T, N> {
        Few { more: copied_each(&self.more), ..*self }
    }

    /// The same in the place of others: it asks for no memory where there is enough.
    #[inline(always)]
    fn clone_from(&mut self, other: &Few<T, N>) {
        (self.here, self.filled) = (other.here, other.filled);
        rewrite_each(&mut self.more, &other.more);
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Few<T, N>) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Few<T, N> {}

impl<T: Copy + Default + Hash, const N: usize> Hash for Few<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.filled + self.more.len()).hash(state);
        self.iter().for_each(|one| one.hash(state));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Few<T, N> {
        let mut few = Few::default();
        all.into_iter().for_each(|one| few.push(one));
        few
    }
}

impl<T: Copy + Default, const N: usize> From<Vec<T>> for Few<T, N> {
    fn from(all: Vec<T>) -> Few<T, N> {
        all.into_iter().collect()
    }
}

impl<T: Copy + Default, const N: usize> From<Few<T, N>> for Vec<T> {
    fn from(few: Few<T, N>) -> Vec<T> {
        few.iter().copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_a_few_are_a_list_like_any_other() {
        let mut few: Few<u8, 2> = Few::default();
        let mut list = Vec::new();
        for one in 1..=5 {
            few.push(one);
            list.push(one);
            assert_eq!(few.iter().copied().collect::<Vec<_>>(), list);
            assert_eq!(serde_json::to_string(&few).unwrap(), serde_json::to_string(&list).unwrap());
        }
        let mut copy: Few<u8, 2> = [9].into_iter().collect();
        copy.clone_from(&few);
        assert_eq!((&copy, few.clone()), (&few, Few::from(list.clone())));
        while let Some(last) = list.pop() {
            assert_eq!((few.pop_if(|one| *one != last), few.pop_if(|one| *one == last)), (None, Some(last)));
            assert_eq!(few.iter().copied().collect::<Vec<_>>(), list);
        }
        assert_eq!((few.is_empty(), few.pop_if(|_| true)), (true, None));
        // What was here before is not seen.
        assert_eq!(few, Few::default());
    }
}
