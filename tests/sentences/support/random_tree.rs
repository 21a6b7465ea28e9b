//! Random trees that have a canonical text: what the grammar can say and nobody can read in two ways.
//!
//! Each limit is a limit of the language, not of the printer: a chooser stands last and belongs to the
//! nearest noun that can be chosen, so an outer noun has none where an inner one would take it; a
//! duration that is itself a condition ends its sentence; places are closed.

pub mod act;
mod amount;
pub mod condition;
pub mod event;
pub mod noun;
pub mod person;
pub mod sentence;
pub mod standing;
pub mod zone;

use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;

use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::BoxedStrategy;

use cardwright::syntax::tree::Word;

/// A strategy, boxed: trees are recursive.
pub type Random<T> = BoxedStrategy<T>;

/// One of these declared words.
fn one_of(names: &'static [&'static str]) -> Random<Word> {
    select(names).prop_map(super::word).boxed()
}

/// True now and then.
fn seldom() -> Random<bool> {
    prop::bool::weighted(0.15).boxed()
}

/// Something now and then.
fn maybe<T: Clone + std::fmt::Debug + 'static>(chance: f64, what: Random<T>) -> Random<Option<T>> {
    prop::option::weighted(chance, what).boxed()
}

/// Numbers as they stand in texts: words, and digits above twenty.
fn count() -> Random<u32> {
    prop_oneof![4 => 1..=3u32, 1 => 4..=40u32].boxed()
}

/// The same strategy for the same name and depth: trees are made of the same parts over and over.
fn shared<T: 'static>(name: &'static str, depth: u32, make: impl FnOnce() -> Random<T>) -> Random<T> {
    type Made = HashMap<(&'static str, u32), Box<dyn Any>>;
    thread_local! {
        static MADE: RefCell<Made> = RefCell::default();
    }
    let made = MADE.with_borrow(|made| made.get(&(name, depth)).and_then(|any| any.downcast_ref().cloned()));
    made.unwrap_or_else(|| {
        let strategy = make();
        MADE.with_borrow_mut(|made| made.insert((name, depth), Box::new(strategy.clone())));
        strategy
    })
}
