//! The same games by text and by hand, on all cores. What they add up to are whole numbers, so it makes no
//! difference who plays which.

use std::num::NonZeroUsize;
use std::thread::{self, available_parallelism};

use cardwright::engine::Table;
use cardwright::game::SMALL;
use cardwright::simulate::game_seed;

use super::by_hand::{self, Chance, Setting};
use super::figures::Figures;
use super::from_text;

/// The figures of so many games of a batch by text, and of several times as many by hand.
pub fn both(
    table: &Table<'_, SMALL>,
    setting: Setting,
    games: u64,
    times: u64,
    batch: u64,
) -> (Figures, Figures) {
    let threads = available_parallelism().map_or(1, NonZeroUsize::get) as u64;
    let share = |thread: u64| {
        let (mut text, mut hand) = (Figures::new(setting.players), Figures::new(setting.players));
        for number in (thread..games).step_by(threads as usize) {
            text.add(&from_text::play(table, batch, number));
            let mut chance = Chance(game_seed(batch, number));
            (0..times).for_each(|_| hand.add(&by_hand::play(setting, &mut chance)));
        }
        (text, hand)
    };
    let (mut text, mut hand) = (Figures::new(setting.players), Figures::new(setting.players));
    thread::scope(|scope| {
        let share = &share;
        let shares: Vec<_> = (0..threads).map(|thread| scope.spawn(move || share(thread))).collect();
        for one in shares {
            let (more_text, more_hand) = one.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            text.merge(&more_text);
            hand.merge(&more_hand);
        }
    });
    (text, hand)
}
