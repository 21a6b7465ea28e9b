//! How agents are found and what they choose, and which are stronger in a game that is small enough to be
//! played often.

use std::num::NonZeroUsize;

use super::{AgentKind, Seat};
use crate::analysis::analyze;
use crate::engine::{Table, TableOptions};
use crate::simulate::{Batch, SHARE, run};
use crate::source::Sources;

const GAME: &str = r#"
name = "Match"
players = { min = 2, max = 2 }
line = "RANK of SUIT"
[deck]
one-of-each = ["rank", "suit"]
copies = [{ players = "2-2", count = 1 }]
[attributes.rank]
values = [
  { name = "1", word = "one", plural = "ones" },
  { name = "2", word = "two", plural = "twos" },
  { name = "3", word = "three", plural = "threes" },
  { name = "4", word = "four", plural = "fours" },
  { name = "5", word = "five", plural = "fives" },
]
[attributes.suit]
values = ["sun", "moon", "eye", "star"]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[zones."discard pile"]
order = "pile"
seen-by = "everyone"
[zones.hand]
owner = "player"
seen-by = "owner"
[turn]
allow = { discard = 1 }
[ends]
turns = 60
"#;

const RULES: &str = r#"setup
  Shuffle the draw pile. Deal four cards to each player. Put the top card of the draw pile on top of the
  discard pile. The player on the dealer's left takes the first turn.

phase "draw"
  Draw a card.

phase "main"
  In any order, you may discard a card that matches and you may put a card from your hand on the bottom
  of the draw pile.

definition "matches"
  A card matches if it shares a rank or suit with the top card of the discard pile.

rule "Out of cards"
  As soon as a player has no cards in hand, that player wins the game.

rule "Nothing left"
  Whenever a player can't draw a card, the game ends. Each player with the fewest cards in hand wins
  the game.
"#;

/// The part of the games that the first agent won, both having taken each seat as often.
fn share(one: AgentKind, other: AgentKind, games: u64) -> f64 {
    let mut sources = Sources::default();
    sources.add("game.toml", GAME);
    sources.add("rules.cards", RULES);
    let analysis = analyze(&sources, &[]);
    let problems: Vec<_> = analysis.diagnostics.iter().map(|problem| problem.message.clone()).collect();
    let program = analysis.programs[0].as_ref().unwrap_or_else(|| panic!("{problems:?}"));
    let table = Table::new(program, TableOptions::for_players(2)).expect("a table for two");
    let won = |agents: Vec<AgentKind>, seat: usize| {
        let batch = Batch { games, seed: 1, agents, threads: NonZeroUsize::MIN, cards: false };
        run(&table, &batch, &|_| {}).shares[seat]
    };
    let shares = won(vec![one, other], 0) + won(vec![other, one], 1);
    shares as f64 / (2 * games * SHARE) as f64
}

#[test]
fn greedy_beats_random() {
    let share = share(AgentKind::Greedy, AgentKind::Random, 10);
    assert!(share > 0.7, "{share}");
}

/// A seat for agents that do not look.
fn blind(number: u8, options: usize) -> Seat<'static> {
    Seat::new(number, options, &|| unreachable!("this agent does not look at the table"))
}

#[test]
fn every_agent_is_found_by_its_name() {
    for kind in AgentKind::ALL.iter().chain(&[AgentKind::Search { playouts: 7 }]) {
        assert_eq!(AgentKind::named(&kind.to_string()), Ok(*kind));
    }
}

#[test]
fn a_slip_finds_the_agent_that_was_meant() {
    assert_eq!(AgentKind::named("randon").unwrap_err().nearest, Some("random"));
}

#[test]
fn random_takes_every_option_about_equally_often() {
    let mut agent = AgentKind::Random.make();
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
        let mut agent = AgentKind::Random.make();
        agent.begin(9);
        (2..50).map(|options| agent.choose(&blind(1, options))).collect::<Vec<_>>()
    };
    assert_eq!(choices(), choices());
}
