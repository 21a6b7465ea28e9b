//! How agents are found and what they choose, and which are stronger in a game that is small enough to be
//! played often.

use std::num::NonZeroUsize;

use super::{AgentKind, Budget, Seat};
use crate::analysis::analyze;
use crate::engine::{Table, TableOptions};
use crate::simulate::{Batch, SHARE, at_seat, run, wilson};
use crate::source::Sources;

const GAME: &str = include_str!("../../../tests/games/market/game.toml");
const RULES: &str = include_str!("../../../tests/games/market/rules.cards");
const GOODS: &str = include_str!("../../../tests/games/market/goods.cards");

fn market() -> String {
    format!("{RULES}\n{GOODS}")
}

fn with_table<T>(cards: &str, then: impl FnOnce(&Table<'_>) -> T) -> T {
    let mut sources = Sources::default();
    sources.add("game.toml", GAME);
    sources.add("market.cards", cards);
    let analysis = analyze(&sources, &[]);
    let problems: Vec<_> = analysis.diagnostics.iter().map(|problem| problem.message.clone()).collect();
    let program = analysis.programs[0].as_ref().unwrap_or_else(|| panic!("{problems:?}"));
    then(&Table::new(program, TableOptions::for_players(2)).expect("a table for two"))
}

/// The part of the games that the first agent won, both having taken each seat as often.
fn share(cards: &str, one: AgentKind, other: AgentKind, games: u64) -> f64 {
    with_table(cards, |table| {
        let won = |agents: Vec<AgentKind>, seat: usize| {
            let batch = Batch { games, seed: 1, agents, threads: NonZeroUsize::MIN, cards: false };
            run(table, &batch, &|_| {}).shares[seat]
        };
        let shares = won(vec![one, other], 0) + won(vec![other, one], 1);
        shares as f64 / (2 * games * SHARE) as f64
    })
}

#[test]
fn greedy_beats_random() {
    let share = share(&market(), AgentKind::Greedy, AgentKind::Random, 10);
    assert!(share > 0.7, "{share}");
}

/// With stalls that look good for a turn and then lose the game.
fn market_with_traps() -> String {
    const TRAP: &str = "  At the beginning of your turn, you lose the game.";
    const RULE: &str =
        "rule \"Last one left\"\n  As soon as only one player is in the game, that player wins the game.";
    let is_of_stall =
        |text: &str| ["  Whenever", "  At", "  If"].iter().any(|opening| text.starts_with(opening));
    let goods = GOODS.split("\n\n").map(|part| if is_of_stall(part) { TRAP } else { part });
    let rules = RULES.replace("Deal three", "Deal five");
    [rules.as_str(), RULE].into_iter().chain(goods).collect::<Vec<_>>().join("\n\n")
}

#[test]
fn search_beats_greedy_where_looking_further_pays_even_with_a_small_budget() {
    let (search, games) = (AgentKind::Search(Budget::Playouts(20)), 20);
    let share = share(&market_with_traps(), search, AgentKind::Greedy, games);
    let least = wilson(share, 2 * games).low;
    assert!(least > 0.5, "{share}, at least {least}");
}

#[test]
fn a_search_by_time_ends_when_its_time_is_over() {
    let mut search = AgentKind::Search(Budget::Milliseconds(3)).make(Some(ticking));
    search.begin(1);
    with_table(&market(), |table| {
        let game = crate::engine::Match::new(table, 1);
        let options = game.decision().map(crate::game::Pending::count);
        let chosen = at_seat(&game, |seat| search.choose(seat));
        assert!(chosen < options, "{chosen:?} of {options:?}");
    });
    // One look at the clock to begin with, and not many more until three have passed.
    assert!((4..=8).contains(&ticking()), "{}", ticking());
}

/// A clock that goes on by one each time that somebody looks.
fn ticking() -> u64 {
    static LOOKS: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
    LOOKS.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
}

/// A seat for agents that do not look.
fn blind(number: u8, options: usize) -> Seat<'static> {
    Seat::new(number, options, &|| unreachable!("this agent does not look at the table"))
}

#[test]
fn every_agent_is_found_by_its_name() {
    let searches = &[AgentKind::Search(Budget::Playouts(7)), AgentKind::Search(Budget::Milliseconds(70))];
    for kind in AgentKind::ALL.iter().chain(searches) {
        assert_eq!(AgentKind::named(&kind.to_string()), Ok(*kind));
    }
}

#[test]
fn a_slip_finds_the_agent_that_was_meant() {
    assert_eq!(AgentKind::named("randon").unwrap_err().nearest, Some("random"));
}

#[test]
fn random_takes_every_option_about_equally_often() {
    let mut agent = AgentKind::Random.make(None);
    agent.begin(5);
    let mut taken = [0u32; 4];
    for _ in 0..4_000 {
        taken[agent.choose(&blind(0, 4))] += 1;
    }
    assert!(taken.iter().all(|count| (850..1_150).contains(count)), "{taken:?}");
}

#[test]
fn the_same_seed_is_the_same_choices() {
    let choices = || {
        let mut agent = AgentKind::Random.make(None);
        agent.begin(9);
        (2..50).map(|options| agent.choose(&blind(1, options))).collect::<Vec<_>>()
    };
    assert_eq!(choices(), choices());
}
