//! What an agent is shown: its own seat, never the game.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::{self, Journal, Match};
use crate::game::LARGE;

/// The seat of the player who has to choose.
pub struct Seat<'a, const W: usize = LARGE> {
    /// Counted from zero.
    pub number: u8,
    /// How many options there are; at least one.
    pub options: usize,
    look: &'a dyn Fn() -> engine::Seat<'a, W>,
    called_off: Option<&'a AtomicBool>,
}

impl<'a, const W: usize> Seat<'a, W> {
    /// What is made by `look` is made only for agents that ask for it.
    pub fn new(number: u8, options: usize, look: &'a dyn Fn() -> engine::Seat<'a, W>) -> Seat<'a, W> {
        Seat { number, options, look, called_off: None }
    }

    /// Whoever sits here may be told that nobody waits for the choice any more.
    pub fn until(self, called_off: &'a AtomicBool) -> Seat<'a, W> {
        Seat { called_off: Some(called_off), ..self }
    }

    /// What says that nobody waits any more: any option will do then, and soon.
    pub fn called_off(&self) -> impl Fn() -> bool + Copy + Send + Sync + use<'a, W> {
        let called_off = self.called_off;
        move || called_off.is_some_and(|called_off| called_off.load(Ordering::Relaxed))
    }

    /// The player's view, and games that could be the one behind it.
    pub fn look(&self) -> engine::Seat<'a, W> {
        (self.look)()
    }
}

/// The seat of whoever decides in a game, for as long as an agent needs it.
pub fn at_seat<J: Journal<W>, T, const W: usize>(
    game: &Match<'_, J, W>,
    choose: impl FnOnce(&Seat<'_, W>) -> T,
) -> Option<T> {
    let pending = game.decision()?;
    let look = || game.seat().expect("somebody decides");
    Some(choose(&Seat::new(pending.player.0, pending.count(), &look)))
}
