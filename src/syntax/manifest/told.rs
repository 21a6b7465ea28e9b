//! A value and the place where a manifest says it.

use crate::source::Place;

/// What a manifest says, and where. The place names the file too, because a variant's manifest is
/// laid over that of its base game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<T> {
    pub value: T,
    pub place: Place,
}

impl<T> Told<T> {
    pub fn new(value: T, place: Place) -> Told<T> {
        Told { value, place }
    }

    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Told<U> {
        Told { value: change(self.value), place: self.place }
    }
}
