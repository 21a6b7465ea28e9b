//! Which computer players are the stronger ones in the reference game, two at the table. `docs/performance.md` has the
//! numbers of many games; with few and little thought, `simulate/agent/tests.rs` holds the same in a small game.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use cardwright::engine::{Table, TableOptions};
use cardwright::simulate::{AgentKind, Batch, Budget, SHARE, run, wilson};

use super::{BASE, program};

/// The least share of wins that the games leave likely for the first, both having taken each seat as often.
fn least_share(one: AgentKind, other: AgentKind, games: u64) -> f64 {
    let set = program().words.sets.iter().position(|name| name == BASE).expect("the set is there");
    let options = TableOptions { sets: vec![set as u8], ..TableOptions::for_players(2) };
    let table = Table::new(program(), options).expect("two may play");
    let threads = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let won = |agents: Vec<AgentKind>, seat: usize| {
        let batch = Batch { games: games / 2, seed: 1, agents, threads, cards: false };
        run(&table, &batch, &|_| {}).shares[seat]
    };
    let shares = won(vec![one, other], 0) + won(vec![other, one], 1);
    wilson(shares as f64 / (games * SHARE) as f64, games).low
}

#[test]
fn greedy_beats_random() {
    let least = least_share(AgentKind::Greedy, AgentKind::Random, 16);
    assert!(least > 0.5, "{least}");
}

#[test]
#[ignore = "takes seconds in a release build: cargo test --release --test sets -- --ignored agents"]
fn search_beats_greedy_with_a_small_budget() {
    let least = least_share(AgentKind::Search(Budget::Playouts(40)), AgentKind::Greedy, 200);
    assert!(least > 0.5, "{least}");
}

#[test]
#[ignore = "takes a minute in a release build: cargo test --release --test sets -- --ignored agents"]
fn search_beats_greedy_with_its_usual_budget() {
    let least = least_share(AgentKind::Search(Budget::USUAL), AgentKind::Greedy, 200);
    assert!(least > 0.5, "{least}");
}
