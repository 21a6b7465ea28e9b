//! What speed rests on: rules read from text come to the same figures as a program of the same rules, and a
//! game in progress is small and needs no memory of its own. How fast it is, `examples/yardstick` tells.

#[path = "../examples/yardstick/both.rs"]
mod both;
#[path = "../examples/yardstick/by_hand.rs"]
mod by_hand;
#[path = "../examples/yardstick/figures.rs"]
mod figures;
#[path = "../examples/yardstick/from_text.rs"]
mod from_text;
#[path = "support/generated_set.rs"]
mod generated_set;
#[path = "../examples/yardstick/pool.rs"]
mod pool;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicI64, Ordering};

use both::both;
use by_hand::Setting;
use cardwright::engine::{Match, Table, TableOptions};
use cardwright::game::SMALL;
use cardwright::simulate::{AgentKind, Batch, run};

/// Counts what is asked of the system's allocator on each thread: how often, and the bytes that were not given back.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
    static HELD: Cell<i64> = const { Cell::new(0) };
}

// SAFETY: everything is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.set(ASKED.get() + 1);
        HELD.set(HELD.get() + layout.size() as i64);
        // SAFETY: the caller keeps the promises that the system's allocator asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        HELD.set(HELD.get() - layout.size() as i64);
        // SAFETY: the memory came from there.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const SETTINGS: [Setting; 4] = [
    Setting { players: 2, action_cards: true },
    Setting { players: 2, action_cards: false },
    Setting { players: 4, action_cards: true },
    Setting { players: 4, action_cards: false },
];

#[test]
fn rules_from_text_come_to_the_figures_of_a_program_of_the_same_rules() {
    let program = from_text::program("crazy-eights", "yardstick");
    for setting in SETTINGS {
        let table = from_text::table(&program, setting);
        let (text, hand) = both(&table, setting, 150, 30, 2);
        for figure in text.compare(&hand) {
            let (players, cards) = (setting.players, setting.action_cards);
            assert!(
                figure.apart.abs() < 3.0,
                "{players} players, action cards {cards}: {} {:.3} by text and {:.3} by hand are {:.1} standard errors apart",
                figure.name,
                figure.one,
                figure.other,
                figure.apart
            );
        }
    }
}

#[test]
fn a_decision_asks_for_no_memory() {
    let program = from_text::program("crazy-eights", "yardstick");
    let table = from_text::table(&program, SETTINGS[0]);
    let mut asked = 0;
    for seed in 0..20 {
        let mut game = Match::new(&table, seed);
        while let Some(decision) = game.decision() {
            let (number, before) = (decision.count() / 2, ASKED.get());
            game.choose(number).expect("it is one of the options");
            // The end of a game may ask for some.
            asked += if game.decision().is_some() { ASKED.get() - before } else { 0 };
        }
    }
    assert_eq!(asked, 0);
}

/// Whatever happens: shuffles, exchanges, choices in secret, effects that last. What is left is the first time in a game
/// that more waits, lasts or is set aside than there is room for.
#[test]
fn of_five_hundred_decisions_of_the_reference_game_hardly_one_asks_for_memory() {
    let program = from_text::program("crazier-eights", "Crazier");
    let table = Table::new(&program, TableOptions::for_players(2)).expect("two may play");
    let (mut asking, mut decisions) = (0, 0);
    for seed in 0..20 {
        let mut game = Match::new(&table, seed);
        while let Some(decision) = game.decision() {
            let (number, before) = (decision.count() / 2, ASKED.get());
            game.choose(number).expect("it is one of the options");
            decisions += 1;
            asking += u64::from(game.decision().is_some() && ASKED.get() > before);
        }
    }
    assert!(asking * 500 < decisions, "{asking} of {decisions} ask");
}

/// What a simulation holds after so many games, on the thread that plays them.
fn held_after(table: &Table<'_, SMALL>, games: u64) -> i64 {
    let agents = vec![AgentKind::Random; 2];
    let batch = Batch { games, seed: 1, agents, threads: NonZeroUsize::MIN, cards: false };
    let held = AtomicI64::new(0);
    run(table, &batch, &|_| held.store(HELD.get(), Ordering::Relaxed));
    held.into_inner()
}

#[test]
fn a_simulation_keeps_nothing_of_a_game() {
    let program = from_text::program("crazy-eights", "yardstick");
    let table = from_text::table(&program, SETTINGS[0]);
    let (few, many) = (held_after(&table, 48), held_after(&table, 480));
    // Less than half a word for each game: lengths that no game had before are counted.
    assert!(many - few < 4 * (480 - 48), "{few} bytes after 48 games, {many} after 480");
}

/// The same deck, with twice as many cards in the program: the table is no larger, and every game is the same.
#[test]
fn what_is_not_in_the_deck_is_nothing_that_a_decision_could_look_at() {
    let program = from_text::program("crazier-eights", "Crazier");
    let larger = pool::with_more_cards(program.cards.len());
    assert_eq!(larger.cards.len(), program.cards.len() * 2);
    let (table, other) = (pool::base_table(&program, 2), pool::base_table(&larger, 2));
    assert_eq!(table.texts().count(), other.texts().count());
    for seed in 0..2 {
        let (mut game, mut same) = (Match::new(&table, seed), Match::new(&other, seed));
        while let Some(decision) = game.decision() {
            let number = decision.count() / 2;
            assert!(game.game() == same.game(), "seed {seed}");
            assert_eq!((game.choose(number), same.choose(number)), (Ok(()), Ok(())), "seed {seed}");
        }
    }
}

#[test]
fn a_saved_game_is_small() {
    let program = from_text::program("crazy-eights", "yardstick");
    let table = from_text::table(&program, SETTINGS[2]);
    let mut game = Match::new(&table, 1);
    for _ in 0..40 {
        game.choose(0).expect("the first option is offered");
        let saved = serde_json::to_string(game.game()).expect("a game can be written").len();
        assert!(saved < 8 * 1024, "{saved} bytes");
    }
}
