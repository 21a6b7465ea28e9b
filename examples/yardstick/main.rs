//! Rules read from text against the same rules written by hand: whether they come to the same figures, and how
//! much slower the text is; beside it what a larger pool of cards, a second thread and a copy of a game cost.
//! About two minutes: `cargo run --release --example yardstick`. With a number after `--` the figures alone, of
//! so many games in each setting: `… --example yardstick -- 1000000`; with a second number those of another batch.

mod both;
mod by_hand;
mod figures;
mod from_text;
mod pool;
mod race;

#[path = "../../tests/support/generated_set.rs"]
mod generated_set;

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::thread::{self, available_parallelism};

use both::both;
use by_hand::{Chance, Setting, play_in};
use cardwright::engine::{Match, Table};
use cardwright::game::SMALL;
use cardwright::simulate::{AgentKind, Batch, game_seed, run};
use race::{Ratio, race};

/// Games for the figures, where nothing is said.
const GAMES: u64 = 20_000;
/// How many games by hand for each by text: cheap enough that their own error hardly counts.
const BY_HAND: u64 = 4;
/// How far apart two figures may be, in standard errors.
const ALLOWED: f64 = 3.0;
/// How many times as many cards the larger pool has.
const LARGER: usize = 10;

const SETTINGS: [Setting; 4] = [
    Setting { players: 2, action_cards: true },
    Setting { players: 2, action_cards: false },
    Setting { players: 4, action_cards: true },
    Setting { players: 4, action_cards: false },
];

fn main() {
    let number = |at: usize| std::env::args().nth(at).and_then(|number| number.parse::<u64>().ok());
    let (games, batch) = (number(1), number(2).unwrap_or(1));
    let program = from_text::program("crazy-eights", "yardstick");
    for setting in SETTINGS {
        println!("{}", named(setting));
        let table = from_text::table(&program, setting);
        compare(&table, setting, games.unwrap_or(GAMES), batch);
        if games.is_none() {
            against_hand(&table, setting, 5.0);
        }
    }
    if games.is_some() {
        return;
    }
    let crazier = from_text::program("crazier-eights", "Crazier");
    for players in [2, 4] {
        println!("{players} players, Crazier Eights with its base set");
        let table = pool::base_table(&crazier, players);
        against_hand(&table, Setting { players, action_cards: true }, 10.0);
    }
    println!("2 players, Crazier Eights with its base set");
    let table = pool::base_table(&crazier, 2);
    let larger = pool::with_more_cards(crazier.cards.len() * (LARGER - 1));
    more_cards(&table, &pool::base_table(&larger, 2));
    more_threads("Crazier Eights", &table, 2);
    let table = from_text::table(&program, SETTINGS[0]);
    more_threads("the yardstick's rules", &table, 2);
    machine_threads(SETTINGS[0]);
    copies(&from_text::table(&program, SETTINGS[2]));
}

fn named(setting: Setting) -> String {
    let cards = if setting.action_cards { "with" } else { "without" };
    format!("{} players {cards} action cards", setting.players)
}

/// The figures of both, side by side.
fn compare(table: &Table<'_, SMALL>, setting: Setting, games: u64, batch: u64) {
    let (text, hand) = both(table, setting, games, BY_HAND, batch);
    for figure in text.compare(&hand) {
        let verdict = if figure.apart.abs() <= ALLOWED { "" } else { "  TOO FAR APART" };
        println!(
            "  {:14} {:9.4} by hand {:9.4}, {:+.1} standard errors{verdict}",
            figure.name, figure.one, figure.other, figure.apart
        );
    }
}

/// Plays so many games one after the other, every choice at random, with the same chance as the program by hand;
/// how many decisions they had.
fn decide(table: &Table<'_, SMALL>, games: u64, seed: u64) -> u64 {
    let mut chance = Chance(seed);
    let mut game = Match::new(table, game_seed(seed, 0));
    let mut decisions = 0;
    for number in 1..=games {
        while let Some(pending) = game.decision() {
            let option = chance.below(pending.count() as u32);
            game.choose(option as usize).expect("the option is one of those offered");
            decisions += 1;
        }
        game.begin_again(game_seed(seed, number));
    }
    decisions
}

/// Random games of a batch; how many decisions they had.
fn decisions(table: &Table<'_, SMALL>, players: usize, threads: usize, games: u64, seed: u64) -> u64 {
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let batch = Batch { games, seed, agents: vec![AgentKind::Random; players], threads, cards: false };
    run(table, &batch, &|_| {}).decisions.total()
}

/// Plays so many games by hand; how many decisions they had. Each turn of a race has the next copy of the program.
fn by_hand_decisions(setting: Setting, games: u64, seed: u64) -> u64 {
    let play = [play_in::<0>, play_in::<1>, play_in::<2>, play_in::<3>][seed as usize % 4];
    let mut chance = Chance(seed);
    (0..games).map(|_| u64::from(play(setting, &mut chance).decisions)).sum()
}

/// Decisions per second by text and by hand.
fn against_hand(table: &Table<'_, SMALL>, setting: Setting, aim: f64) {
    let by_hand = |games, seed| by_hand_decisions(setting, games, seed);
    let by_text = |games, seed| decide(table, games, seed);
    let Ratio { least, middle, most, undisturbed, second } = race(by_hand, by_text);
    let verdict = if middle <= aim { "" } else { ": NOT YET" };
    println!(
        "  {second:.0} decisions per second; by hand {middle:.2} times as many ({least:.2} to {most:.2}; \
         in the quickest turns of both {undisturbed:.2}), wanted at most {aim:.0}{verdict}"
    );
    let simulated = |games, seed| decisions(table, setting.players, 1, games, seed);
    let Ratio { least, middle, most, .. } = race(by_text, simulated);
    println!(
        "  without computer players and counts {middle:.2} times as many as `simulate` ({least:.2} to {most:.2})"
    );
}

/// The same deck, dealt from a pool of more cards.
fn more_cards(few: &Table<'_, SMALL>, many: &Table<'_, SMALL>) {
    let with_few = |games, seed| decisions(few, 2, 1, games, seed);
    let with_many = |games, seed| decisions(many, 2, 1, games, seed);
    let Ratio { least, middle, most, .. } = race(with_few, with_many);
    let (cards, all) = (few.program.cards.len(), many.program.cards.len());
    println!(
        "  with {cards} cards in the program {middle:.3} times as many decisions as with {all} ({least:.3} to {most:.3}), wanted 0.9 to 1.1"
    );
}

fn more_threads(rules: &str, table: &Table<'_, SMALL>, players: usize) {
    let two = |games, seed| decisions(table, players, 2, games, seed);
    let one = |games, seed| decisions(table, players, 1, games, seed);
    let Ratio { least, middle, most, .. } = race(two, one);
    let cores = available_parallelism().map_or(1, NonZeroUsize::get);
    println!(
        "  {rules}: two threads {middle:.2} times as many decisions as one ({least:.2} to {most:.2}), wanted 1.8; {cores} cores"
    );
}

/// What a second thread is worth on this machine at this hour: the program by hand shares nothing at all.
fn machine_threads(setting: Setting) {
    let on = |threads: u64, games: u64, seed: u64| -> u64 {
        thread::scope(|scope| {
            let play = |number| move || by_hand_decisions(setting, games / threads, seed ^ number << 32);
            let threads: Vec<_> = (1..=threads).map(|number| scope.spawn(play(number))).collect();
            threads.into_iter().map(|thread| thread.join().expect("it plays to the end")).sum()
        })
    };
    let Ratio { least, middle, most, .. } =
        race(|games, seed| on(2, games, seed), |games, seed| on(1, games, seed));
    println!(
        "  by hand: two threads {middle:.2} times as many as one ({least:.2} to {most:.2}): what the machine gives"
    );
}

/// What it costs to copy a game in its middle, held against a decision.
fn copies(table: &Table<'_, SMALL>) {
    let mut game = Match::new(table, 1);
    for _ in 0..20 {
        game.choose(0).expect("the first option is offered");
    }
    let anew = |copies: u64, _| {
        for _ in 0..copies {
            let copy = black_box(&game).clone();
            black_box(&copy);
        }
        copies
    };
    let mut kept = game.clone();
    let in_place = |copies: u64, _| {
        for _ in 0..copies {
            kept.clone_from(black_box(&game));
            black_box(&kept);
        }
        copies
    };
    let tell = |what: &str, Ratio { least, middle, most, .. }: Ratio| {
        let [one, least, most] = [middle, most, least].map(|times| 1.0 / times);
        println!(
            "  copying a game {what} costs {one:.2} decisions ({least:.2} to {most:.2}), wanted below 1"
        );
    };
    tell("anew", race(anew, |games, seed| decide(table, games, seed)));
    tell("in the place of another", race(in_place, |games, seed| decide(table, games, seed)));
}
