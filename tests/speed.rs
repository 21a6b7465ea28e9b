//! What speed rests on: rules read from text come to the same figures as a program of the same rules, and a
//! game in progress is small and needs no memory of its own. How fast it is, `examples/yardstick` tells.

#[path = "../examples/yardstick/by_hand.rs"]
mod by_hand;
#[path = "../examples/yardstick/figures.rs"]
mod figures;
#[path = "../examples/yardstick/from_text.rs"]
mod from_text;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use by_hand::{Chance, Setting};
use cardwright::engine::{Match, Table, TableOptions};
use figures::Figures;

/// Counts what is asked of the system's allocator on each thread.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.set(ASKED.get() + 1);
        // SAFETY: the caller keeps the promises that the system's allocator asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
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
        let (mut text, mut hand) = (Figures::new(setting.players), Figures::new(setting.players));
        (0..150).for_each(|number| text.add(&from_text::play(&table, 1, number)));
        let mut chance = Chance(1);
        (0..5_000).for_each(|_| hand.add(&by_hand::play(setting, &mut chance)));
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

/// Shuffles, effects that last and long chains ask for some.
#[test]
fn nine_of_ten_decisions_of_the_reference_game_ask_for_no_memory() {
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
    assert!(asking * 10 < decisions, "{asking} of {decisions} ask");
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
