//! Many games at one table, on several threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::play::Seating;
use super::{Agent, AgentKind, CardNotes, Guards, Played, Tally, game_seed};
use crate::engine::{Journal, Table};

/// How many games a thread takes at a time: enough that asking for more costs nothing, few enough that no
/// thread is left with the last long ones.
const HANDFUL: u64 = 16;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    pub games: u64,
    pub seed: u64,
    /// One for each seat.
    pub agents: Vec<AgentKind>,
    pub threads: NonZeroUsize,
    /// Whether to count what each card does, which takes longer.
    pub cards: bool,
}

/// Plays all games. `finished` is told how many more are done, from any thread.
pub fn run<const W: usize>(table: &Table<'_, W>, batch: &Batch, finished: &(dyn Fn(u64) + Sync)) -> Tally {
    if batch.cards {
        let cards = table.program.cards.len();
        return run_at(table, batch, finished, &|| CardNotes::new(cards), &|tally, game, played, notes| {
            tally.add(game, played, &notes.guards);
            tally.add_cards(played, notes);
        });
    }
    let (notes, count) = (&Guards::default, &|tally: &mut Tally, game, played: &Played, guards: &Guards| {
        tally.add(game, played, guards);
    });
    match table.small() {
        Some(small) => run_at(&small, batch, finished, notes, count),
        None => run_at(table, batch, finished, notes, count),
    }
}

/// The same with these notes of each game, and how they are counted.
fn run_at<J: Journal<W> + Send, const W: usize>(
    table: &Table<'_, W>,
    batch: &Batch,
    finished: &(dyn Fn(u64) + Sync),
    notes: &(impl Fn() -> J + Sync),
    count: &(impl Fn(&mut Tally, u64, &Played, &J) + Sync),
) -> Tally {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(batch.agents.len());
        let mut agents = seated(&batch.agents);
        let mut seating = Seating::new(table);
        loop {
            let from = next.fetch_add(HANDFUL, Ordering::Relaxed);
            let to = from.saturating_add(HANDFUL).min(batch.games);
            if from >= to {
                return tally;
            }
            for game in from..to {
                let (played, notes) = seating.play(game_seed(batch.seed, game), &mut agents, notes(), |_| {});
                count(&mut tally, game, &played, notes);
            }
            finished(to - from);
        }
    };
    let mut all = Tally::new(batch.agents.len());
    thread::scope(|scope| {
        let threads: Vec<_> = (0..batch.threads.get()).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            let tally = thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            all.merge(&tally);
        }
    });
    all
}

/// One game of the batch once more, with its choices.
pub fn again<const W: usize>(table: &Table<'_, W>, batch: &Batch, game: u64) -> (Played, Vec<u32>) {
    let mut choices = Vec::new();
    let seed = game_seed(batch.seed, game);
    let (played, ()) = Seating::new(table).play(seed, &mut seated(&batch.agents), (), |option| {
        choices.push(u32::try_from(option).expect("fewer than four billion options"));
    });
    (played, choices)
}

fn seated<const W: usize>(agents: &[AgentKind]) -> Vec<Box<dyn Agent<W>>> {
    agents.iter().map(|kind| kind.make(None)).collect()
}
