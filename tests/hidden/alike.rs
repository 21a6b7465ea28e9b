//! What a player can't see changes nothing for them.

use cardwright::engine::{Table, TableOptions};
use cardwright::program::{OptionId, Program};

use super::compare::{compare, noted};
use super::playing::{play, program, programs_in, seeds, spread, table};

/// Compares what each player sees of a game with what they see of others that differ where they can't see.
fn compare_all(table: &Table<'_>, seeds: &[u64], told: &str) {
    let mut compared = 0;
    play(table, seeds.iter().copied(), 24, |seed, game, chance| {
        for player in table.everyone().iter() {
            let other = game.redealt(player, chance);
            let place = format!("seed {seed}, {told}, turn {}", game.game().turn);
            compared += compare(player, noted(game), noted(&other), chance, &place);
        }
    });
    assert!(compared > 0 || seeds.len() < 2, "{told}: something was compared");
}

/// The games are spread over tables of these sizes: how many players, and how many on a side.
fn looks_the_same(sizes: &[(u8, Option<u8>)], seeds: &[u64]) {
    let program = program();
    for (number, (players, team_size)) in sizes.iter().enumerate() {
        let here = |seed: &u64| spread(*seed, sizes.len()) == number;
        let seeds: Vec<u64> = seeds.iter().copied().filter(here).collect();
        let told = format!("{players} players, teams of {team_size:?}");
        compare_all(&table(&program, *players, *team_size), &seeds, &told);
    }
}

#[test]
fn what_one_of_two_players_cannot_see_changes_nothing_for_them() {
    looks_the_same(&[(2, None)], &seeds(1, &[360, 3700]));
}

#[test]
fn what_one_of_many_players_cannot_see_changes_nothing_for_them() {
    looks_the_same(&[(4, None), (3, None), (5, None), (8, None), (6, None), (7, None)], &seeds(4, &[]));
}

#[test]
fn what_the_other_teams_hold_changes_nothing_for_a_player() {
    let sizes = [(4, Some(2)), (6, Some(3)), (6, Some(2)), (8, Some(2))];
    looks_the_same(&sizes, &seeds(4, &[]));
}

/// Every number of players that a game allows, without options, with each of them, and with all.
fn agreements(program: &Program) -> Vec<TableOptions> {
    let all: Vec<_> = (0..program.words.options.len()).map(|id| (OptionId(id as u8), None)).collect();
    let singles = all.iter().map(|option| vec![*option]);
    let choices: Vec<_> = singles.chain([vec![], all.clone()]).collect();
    let (least, most) = program.players;
    let tables = (least..=most).flat_map(|players| {
        choices
            .iter()
            .map(move |chosen| TableOptions { chosen: chosen.clone(), ..TableOptions::for_players(players) })
    });
    // Some numbers of players need an option that brings more cards.
    tables.filter(|options| Table::new(program, options.clone()).is_ok()).collect()
}

#[test]
fn the_other_games_and_variants_keep_their_secrets_too() {
    let programs = programs_in(&["cards/crazy-eights", "cards/crazy-8-ball"]);
    let agreed = programs.iter().map(|program| (program, agreements(program)));
    let tables: Vec<(&Program, TableOptions)> = agreed
        .flat_map(|(program, agreed)| agreed.into_iter().map(move |options| (program, options)))
        .collect();
    for seed in seeds(1, &[]) {
        let (program, options) = &tables[spread(seed, tables.len())];
        let told = format!("{} {options:?}", program.words.game);
        let table = Table::new(program, options.clone()).expect("so many may play");
        compare_all(&table, &[seed], &told);
    }
}
