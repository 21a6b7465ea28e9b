//! The worlds that computer players think up for what they can't see.

use std::collections::BTreeSet;
use std::path::PathBuf;

use cardwright::analysis::analyze_to_play;
use cardwright::engine::{Match, Table, TableOptions};
use cardwright::game::Player;
use cardwright::program::CellId;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::compare::{compare, difference, noted};
use super::notes::Notes;
use super::playing::{play, program, program_in, seeds, table};

#[test]
fn a_number_that_was_chosen_in_secret_is_guessed() {
    let program = program_in("tests/games/auction");
    let table = Table::new(&program, TableOptions::for_players(2)).expect("so many may play");
    let mut game = Match::new(&table, 1);
    // The first player bids five.
    assert_eq!(game.choose(5), Ok(()));
    let seat = game.seat().expect("the other player bids");
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let bid = program.words.cells.iter().position(|name| name == "bid").expect("it keeps bids");
    let of_the_first = table.cell(CellId(bid as u8), Player(1));
    let guessed = |_| {
        let mut world = seat.sample(&mut chance);
        assert_eq!(world.choose(0), Ok(()));
        world.game().cells[of_the_first]
    };
    let guesses: BTreeSet<i16> = (0..60).map(guessed).collect();
    assert!(guesses.len() > 2, "{guesses:?}");
}

#[test]
fn equal_views_and_equal_seeds_give_equal_worlds() {
    let program = program();
    let table = table(&program, 3, None);
    play(&table, seeds(8, &[64]), 6, |seed, game, chance| {
        let player = game.decision().expect("somebody decides").player;
        let other = game.redealt(player, chance);
        let (here, there) = (game.seat().expect("a seat"), other.seat().expect("a seat"));
        assert!(here.view == there.view, "seed {seed}: {}", difference(&here.view, &there.view));
        let world = |seat: &cardwright::engine::Seat<'_>| {
            seat.sample(&mut ChaCha8Rng::seed_from_u64(seed)).game().clone()
        };
        assert!(world(&here) == world(&there), "seed {seed}: the worlds differ");
    });
}

/// Cards that act from where others don't see them.
const FROM_THE_HAND: [&str; 8] = [
    "whenever an opponent plays an event, draw a card.",
    "whenever an opponent plays an event, you may draw a card. If you don't, that opponent draws two cards.",
    "whenever an opponent discards a card, you may put this card on the bottom of the draw pile. You may draw a card.",
    "whenever an opponent draws a card, repeat two times: you may draw a card.",
    "if an opponent would play an event, you may put this card on the bottom of the draw pile instead.",
    "if an opponent would draw one or more cards, first you may draw a card.",
    "as soon as an opponent has three or fewer cards in hand, you may draw a card. Draw a card.",
    "at the beginning of your turn, each opponent may discard a card.",
];

#[test]
fn what_acts_from_the_hands_of_others_is_in_no_world_before_it_acts() {
    let read = |file: &str| {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
        std::fs::read_to_string(folder.join(file)).expect("the game is there")
    };
    let mut sources = cardwright::source::Sources::default();
    for file in ["game.toml", "rules.cards", "base/set.toml"] {
        sources.add(format!("game/{file}"), read(file));
    }
    let card = |(number, text): (usize, &&str)| {
        let rank = number + 2;
        format!(
            "card \"C{number}\"\n  {rank} of moon, event\n\n  While this card is in your hand, {text}\n\n  Choose one: draw a card; or draw two cards.\n\n"
        )
    };
    let cards: String = FROM_THE_HAND.iter().enumerate().map(card).collect();
    sources.add("game/base/test.cards", cards.replace("8 of moon", "8 of sun"));
    let analysis = analyze_to_play(&sources, &[]);
    let found: Vec<&String> = analysis.diagnostics.iter().map(|found| &found.message).collect();
    let program = analysis.programs.into_iter().next().flatten();
    let program = program.unwrap_or_else(|| panic!("{found:#?}"));
    let table = table(&program, 3, None);
    let mut compared = 0;
    play(&table, seeds(2, &[]), 6, |seed, game, chance| {
        let player = game.decision().expect("somebody decides").player;
        let other = game.redealt(player, chance);
        let (here, there) = (game.seat().expect("a seat"), other.seat().expect("a seat"));
        let world = |seat: &cardwright::engine::Seat<'_>| {
            seat.sample(&mut ChaCha8Rng::seed_from_u64(seed)).game().clone()
        };
        assert!(world(&here) == world(&there), "seed {seed}: the worlds differ");
        let mut tried = here.sample(chance);
        for _ in 0..10 {
            let Some(decision) = tried.decision() else { break };
            let option = chance.random_range(0..decision.count());
            tried.choose(option).expect("an offered option can be chosen");
        }
        compared += compare(player, noted(game), noted(&other), chance, &format!("seed {seed}"));
    });
    assert!(compared > 0, "something was compared");
}

#[test]
fn a_sampled_world_looks_the_same_and_can_be_played() {
    let program = program();
    let table = table(&program, 2, None);
    play(&table, 0..10, 6, |seed, game, chance| {
        let seat = game.seat().expect("somebody decides");
        let mut world = seat.sample(chance);
        assert_eq!(world.view(seat.player()), seat.view, "seed {seed}");
        assert!(world.game().zones.are_sound(), "seed {seed}");
        for _ in 0..30 {
            let Some(decision) = world.decision() else { break };
            let option = chance.random_range(0..decision.count());
            world.choose(option).expect("an offered option can be chosen");
        }
    });
}

#[test]
fn worlds_differ_in_what_is_unknown() {
    let program = program();
    let table = table(&program, 2, None);
    let game = Match::recorded(&table, 3, Notes::new(&[]));
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let other = game.redealt(Player(0), &mut chance);
    assert_ne!(game.view(Player(1)), other.view(Player(1)));
}
