//! Many games with the sets: how long they are, how they end, what the cards do.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use cardwright::replay::Setting;
use cardwright::simulate::{AgentKind, Batch, Tally, run};

use super::{BASE, NIGHTS, program};

/// Where chance begins in everything that is written down.
pub const SEED: u64 = 1;

/// What is played with: each set alone, and both.
pub const DECKS: [(&str, &[&str]); 3] = [(BASE, &[BASE]), (NIGHTS, &[NIGHTS]), ("Both", &[])];

/// Players, and how many of them make a team.
pub const TABLES: [(u8, Option<u8>); 11] = [
    (2, None),
    (3, None),
    (4, None),
    (5, None),
    (6, None),
    (7, None),
    (8, None),
    (4, Some(2)),
    (6, Some(2)),
    (8, Some(2)),
    (6, Some(3)),
];

pub fn played(sets: &[&str], players: u8, team_size: Option<u8>, games: u64, cards: bool) -> Tally {
    let sets = sets.iter().map(|set| set.to_string()).collect();
    let setting = Setting {
        players,
        team_size,
        options: Vec::new(),
        without: Vec::new(),
        series: false,
        sets,
        first: None,
    };
    let table = setting.table(program()).expect("the game is for so many");
    let threads = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let agents = vec![AgentKind::Random; usize::from(players)];
    run(&table, &Batch { games, seed: SEED, agents, threads, cards }, &|_| {})
}

#[test]
fn games_end_by_a_rule_and_nothing_is_cut_off() {
    for (deck, sets) in DECKS {
        for (players, team_size) in [(2, None), (4, Some(2))] {
            let tally = played(sets, players, team_size, 3, false);
            let by_rule: u64 = tally
                .ends
                .iter()
                .filter(|(end, _)| end.starts_with("won by"))
                .map(|(_, ended)| ended.games)
                .sum();
            assert_eq!(by_rule, 3, "{deck}, {players} players: {:?}", tally.ends);
            assert!(tally.cut_off.is_empty(), "{deck}, {players} players: {:?}", tally.cut_off);
        }
    }
}
