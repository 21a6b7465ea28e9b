//! Several games: points, who begins, and the end of the series.

use cardwright::engine::{Match, TableOptions};
use cardwright::game::{Outcome, Player};
use cardwright::play::{Session, Sitting, Turn};
use cardwright::program::Program;
use cardwright::replay::{Record, Setting, resume};
use cardwright::simulate::AgentKind;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::support::{NOTHING, Position, alone, changed, program, table};

/// Plays at random, and hands over the game after every decision.
fn play(program: &Program, options: TableOptions, seed: u64, mut see: impl FnMut(&Match<'_>)) -> Outcome {
    let table = table(program, options);
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(&table, seed);
    for _ in 0..50_000 {
        see(&game);
        let Some(decision) = game.decision() else { break };
        let option = chance.random_range(0..decision.count());
        game.choose(option).expect("an offered option can be chosen");
    }
    see(&game);
    game.outcome().expect("the series ends")
}

fn three_games() -> TableOptions {
    TableOptions { series: true, games: Some(3), ..alone(3) }
}

#[test]
fn a_series_has_as_many_games_as_were_agreed() {
    let program = program("");
    let mut games = 0;
    play(&program, three_games(), 1, |game| games = game.game().games);
    assert_eq!(games, 3);
}

#[test]
fn whoever_has_the_fewest_points_wins_the_series() {
    let program = program("");
    for seed in 0..5 {
        let mut points = Vec::new();
        let outcome = play(&program, three_games(), seed, |game| {
            points = game.table().everyone().iter().map(|one| game.game().seats.seat(one).points).collect();
        });
        let Outcome::Won(winners) = outcome else { panic!("{outcome:?}") };
        let fewest = points.iter().min().copied();
        let best: Vec<usize> = (0..3).filter(|seat| points.get(*seat).copied() == fewest).collect();
        assert_eq!(winners.iter().map(|one| one.index()).collect::<Vec<_>>(), best, "seed {seed}");
    }
}

#[test]
fn points_are_kept_from_game_to_game() {
    let program = program("");
    let mut before = 0;
    play(&program, three_games(), 2, |game| {
        let all: i16 = game.table().everyone().iter().map(|one| game.game().seats.seat(one).points).sum();
        assert!(all >= before);
        before = all;
    });
    assert!(before > 0);
}

#[test]
fn whoever_has_the_most_points_begins_the_next_game() {
    let program = program("");
    for seed in 0..5 {
        let mut seen = 0;
        play(&program, three_games(), seed, |game| {
            let state = game.game();
            if state.games == 0 || state.turn != 1 || state.outcome.is_some() {
                return;
            }
            let points = |player| state.seats.seat(player).points;
            let most = game.table().everyone().iter().map(points).max();
            assert_eq!(Some(points(state.active())), most, "seed {seed}");
            seen += 1;
        });
        assert!(seen > 0, "there was a first turn of a later game");
    }
}

#[test]
fn in_the_first_game_the_highest_die_begins() {
    let program = program("");
    let table = table(&program, alone(4));
    for seed in 0..20 {
        let game = Match::new(&table, seed);
        let state = game.game();
        let die = |player| state.seats.seat(player).die;
        let highest = table.everyone().iter().map(die).max();
        assert_eq!(Some(die(state.active())), highest, "seed {seed}");
    }
}

#[test]
fn a_series_ends_when_a_rule_says_so() {
    let rule = "\nrule \"Enough\"\n  At the end of each game, if the number of games in the series is two, the series ends.\n";
    let program = changed("", |settings| settings, |rules| rules + rule);
    let mut games = 0;
    play(&program, TableOptions { series: true, ..alone(2) }, 1, |game| games = game.game().games);
    assert_eq!(games, 2);
}

#[test]
fn points_that_were_arranged_decide_who_begins() {
    let program = program("");
    let table = table(&program, alone(3));
    for seed in 0..10 {
        let mut position = Position::begun(&table, &NOTHING);
        position.game.arrange(|game| {
            game.seats.seat_mut(Player(2)).points = 5;
            game.chance = ChaCha8Rng::seed_from_u64(seed);
        });
        position.game.begin_game();
        assert_eq!(position.active(), 2, "seed {seed}");
    }
}

#[test]
fn a_random_player_can_be_the_first_dealer() {
    let deals = |rules: String| {
        rules.replacen("  If no player", "  A random player becomes the dealer. If no player", 1)
    };
    let program = changed("", |settings| settings, deals);
    let table = table(&program, alone(4));
    let dealers: Vec<u8> = (0..24).map(|seed| Match::new(&table, seed).game().seats.dealer.0).collect();
    for seat in 0..4 {
        assert!(dealers.contains(&seat), "{dealers:?}");
    }
}

/// A series that ends with the game in which its hour is over.
fn one_hour() -> Program {
    let clock = "\n[values]\n\"minutes played\" = { kind = \"number\", start = 0, from = \"clock\" }\n";
    let rule =
        "\nrule \"Time\"\n  At the end of each game, if the minutes played is 60 or more, the series ends.\n";
    changed("", |settings| settings + clock, |rules| rules + rule)
}

#[test]
fn a_series_ends_when_its_time_is_over() {
    let program = one_hour();
    let table = table(&program, TableOptions { series: true, games: None, ..alone(2) });
    let games = |late_from: u16| {
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        let mut game = Match::new(&table, 1);
        while let Some(decision) = game.decision() {
            let option = chance.random_range(0..decision.count());
            game.set_clock(if game.game().games >= late_from { 60 } else { 59 });
            game.choose(option).expect("an offered option can be chosen");
        }
        game.game().games
    };
    assert_eq!((games(0), games(2)), (1, 3));
}

/// No computer player here thinks by the clock.
const NO_CLOCK: fn() -> u64 = || 0;

fn two_alone() -> Setting {
    Setting {
        players: 2,
        team_size: None,
        options: Vec::new(),
        without: Vec::new(),
        series: true,
        sets: Vec::new(),
        first: None,
    }
}

#[test]
fn a_game_by_the_clock_is_the_same_when_it_is_played_again() {
    let program = one_hour();
    let table = table(&program, TableOptions { series: true, games: None, ..alone(2) });
    let seats = vec![Sitting::Computer(AgentKind::ALL[0]); 2];
    let mut session = Session::begin(&table, two_alone(), 3, seats, Vec::new(), NO_CLOCK);
    let mut in_the_middle = None;
    while let Turn::Computer(_) = session.turn() {
        session.set_clock(session.decisions() as u16 / 2);
        if session.decisions() == 41 {
            in_the_middle = Some(session.record());
        }
        session.let_computer_decide();
    }
    let record = session.record();
    assert!(record.clock.len() > 60, "the clock went on for more than an hour");
    let again = resume(&table, &record).expect("the record fits");
    assert!(again.outcome().is_some(), "it ends where it ended");
    let saved = in_the_middle.expect("the series is longer");
    let resumed = Session::resume(&table, &saved, NO_CLOCK).expect("the save fits");
    assert_eq!((resumed.minutes(), resumed.record()), (20, saved));
    let stopped = Record { clock: Vec::new(), ..record };
    assert!(resume(&table, &stopped).is_err(), "without its clock it is another game");
}

#[test]
fn time_does_not_go_back_with_a_choice_that_is_taken_back() {
    let program = one_hour();
    let table = table(&program, TableOptions { series: true, first: Some(Player(0)), ..alone(2) });
    let after = |option: usize| {
        let seats = vec![Sitting::Human, Sitting::Computer(AgentKind::ALL[0])];
        let mut session = Session::begin(&table, two_alone(), 3, seats, Vec::new(), NO_CLOCK);
        session.set_clock(5);
        session.choose(option).expect("there are so many options");
        session
    };
    let taken = (0..).map(after).find(|session| session.can_undo().is_ok());
    let mut session = taken.expect("some first choice can be taken back");
    session.set_clock(7);
    session.undo().expect("it can be taken back");
    assert_eq!(session.minutes(), 7);
    let resumed = Session::resume(&table, &session.record(), NO_CLOCK).expect("the save fits");
    assert_eq!(resumed.minutes(), 7);
    let saved = session.record();
    assert_eq!(Record::read(&saved.write()), Ok(saved));
}
