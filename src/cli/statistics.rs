//! What a batch of games came to, for people and for programs.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::card_statistics::{CardRow, Judged, write_cards};
use super::summary::{counted, grouped};
use crate::engine::Table;
use crate::replay::Setting;
use crate::simulate::{Batch, Ended, Lengths, Tally};

/// What was dealt from: every card of it, and how many are of which set.
pub(super) struct Deck {
    cards: usize,
    sets: Vec<(String, usize)>,
}

impl Deck {
    pub fn of(table: &Table<'_>) -> Deck {
        let program = table.program;
        let of_set = |set: usize| {
            let cards = table.cards.iter().map(|card| &program.cards[card.index()]);
            cards.filter(|card| card.set.is_some_and(|own| usize::from(own) == set)).count()
        };
        let sets = program.words.sets.iter().enumerate().map(|(number, name)| (name.clone(), of_set(number)));
        Deck { cards: table.cards.len(), sets: sets.filter(|(_, cards)| *cards > 0).collect() }
    }
}

/// A batch that was played.
pub(super) struct Report {
    pub game: String,
    pub setting: Setting,
    pub deck: Deck,
    pub batch: Batch,
    pub tally: Tally,
    /// Empty where cards were not counted.
    pub cards: Vec<CardRow>,
    pub judged: Judged,
    pub seconds: f64,
}

impl Report {
    fn decisions_per_second(&self) -> f64 {
        // A clock too coarse to see anything pass must not make it infinite, which JSON can't write.
        self.tally.decisions.total() as f64 / self.seconds.max(1e-9)
    }
}

#[derive(Serialize)]
struct Seat {
    seat: usize,
    agent: String,
    wins: f64,
    share: f64,
    low: f64,
    high: f64,
}

fn seats(report: &Report) -> Vec<Seat> {
    let seat = |(number, agent): (usize, &crate::simulate::AgentKind)| {
        let interval = report.tally.win_interval(number);
        Seat {
            seat: number + 1,
            agent: agent.to_string(),
            wins: report.tally.wins(number),
            share: report.tally.win_share(number),
            low: interval.low,
            high: interval.high,
        }
    };
    report.batch.agents.iter().enumerate().map(seat).collect()
}

#[derive(Serialize)]
struct Length {
    mean: f64,
    spread: f64,
    median: u32,
    percentile_5: u32,
    percentile_90: u32,
    percentile_95: u32,
    percentile_99: u32,
    longest: u32,
    longest_game: u64,
}

fn length(lengths: &Lengths) -> Length {
    let longest = lengths.longest();
    Length {
        mean: lengths.mean(),
        spread: lengths.spread(),
        median: lengths.percentile(50),
        percentile_5: lengths.percentile(5),
        percentile_90: lengths.percentile(90),
        percentile_95: lengths.percentile(95),
        percentile_99: lengths.percentile(99),
        longest: longest.map_or(0, |longest| longest.length),
        longest_game: longest.map_or(0, |longest| longest.game + 1),
    }
}

/// The shape is stable: keys may be added, none is renamed or taken away. Only `seconds` and
/// `decisions_per_second` differ between two runs with one seed.
pub(super) fn as_json(report: &Report) -> String {
    let tally = &report.tally;
    let seats = seats(report);
    let ends: Map<String, Value> =
        tally.ends.iter().map(|(name, ended)| (name.clone(), json!(ended.games))).collect();
    let examples: Map<String, Value> =
        tally.ends.iter().map(|(name, ended)| (name.clone(), json!(ended.first + 1))).collect();
    let cut_off: Map<String, Value> =
        tally.cut_off.iter().map(|(what, games)| (what.clone(), json!(games.games))).collect();
    let mut all = json!({
        "game": report.game,
        "players": report.setting.players,
        "team_size": report.setting.team_size,
        "options": report.setting.options,
        "without": report.setting.without,
        "series": report.setting.series,
        "deck": report.deck.cards,
        "sets": report.deck.sets.iter().map(|(name, cards)| json!({ "name": name, "cards": cards })).collect::<Vec<_>>(),
        "seed": report.batch.seed,
        "games": tally.games,
        "seconds": report.seconds,
        "decisions": tally.decisions.total(),
        "decisions_per_second": report.decisions_per_second(),
        "mean_decisions": tally.decisions.mean(),
        "wins_by_seat": seats.iter().map(|seat| seat.wins).collect::<Vec<_>>(),
        "seats": seats,
        "length": { "decisions": length(&tally.decisions), "turns": length(&tally.turns) },
        "ends": ends,
        "first_game_of_end": examples,
        "cut_off": cut_off,
    });
    if report.batch.cards {
        all["cards"] = json!(report.cards);
        all["mean_of_cards"] = json!(report.judged.mean(tally).share());
    }
    format!("{all:#}\n")
}

pub(super) fn as_text(report: &Report) -> String {
    let mut text = String::new();
    let written = write_all(&mut text, report);
    written.expect("a string takes all text");
    text
}

fn write_all(text: &mut String, report: &Report) -> std::fmt::Result {
    let Report { game, setting, batch, tally, seconds, .. } = report;
    write!(text, "{game}: {}, {}", counted(tally.games, "game"), counted(setting.players, "player"))?;
    if let Some(size) = setting.team_size {
        write!(text, " in teams of {size}")?;
    }
    for option in &setting.options {
        write!(text, ", {}", option.name)?;
        if let Some(number) = option.number {
            write!(text, " {number}")?;
        }
    }
    for option in &setting.without {
        write!(text, ", without {option}")?;
    }
    if setting.series {
        write!(text, ", each a series")?;
    }
    writeln!(text, ", seed {}", batch.seed)?;
    write_deck(text, &report.deck)?;
    writeln!(text)?;
    write_seats(text, report)?;
    writeln!(text, "\nHow long games were     mean   spread   median    9 in 10 games    longest")?;
    write_length(text, "decisions", &tally.decisions)?;
    write_length(text, "turns", &tally.turns)?;
    writeln!(text, "\nHow games ended")?;
    write_games(text, &tally.ends, tally.games)?;
    if !tally.cut_off.is_empty() {
        writeln!(text, "\nCut off by the engine, so that the game could go on")?;
        write_games(text, &tally.cut_off, tally.games)?;
    }
    if batch.cards {
        write_cards(text, &report.cards, report.judged, report.judged.mean(tally))?;
    }
    writeln!(
        text,
        "\n{} decisions in {seconds:.2} seconds: {} a second",
        grouped(tally.decisions.total()),
        grouped(report.decisions_per_second().round() as u64)
    )
}

/// Which sets are shuffled together; nothing where the game has none.
fn write_deck(text: &mut String, deck: &Deck) -> std::fmt::Result {
    if deck.sets.is_empty() {
        return Ok(());
    }
    let sets = deck.sets.iter().map(|(name, cards)| format!("{cards} of {name}"));
    writeln!(text, "Deck: {}, {}", counted(deck.cards, "card"), sets.collect::<Vec<_>>().join(", "))
}

/// Games of several kinds, the most frequent first.
fn write_games(text: &mut String, kinds: &BTreeMap<String, Ended>, games: u64) -> std::fmt::Result {
    let mut kinds: Vec<_> = kinds.iter().collect();
    kinds.sort_by_key(|(name, ended)| (Reverse(ended.games), *name));
    for (name, ended) in kinds {
        let share = percent(ended.games as f64 / games as f64);
        let (count, first) = (grouped(ended.games), grouped(ended.first + 1));
        writeln!(text, "  {count:>9}  {share:>7}   {name} (first: game {first})")?;
    }
    Ok(())
}

fn write_seats(text: &mut String, report: &Report) -> std::fmt::Result {
    writeln!(text, "Who won              games    share   between (95 % sure)")?;
    let mut is_shared = false;
    for seat in seats(report) {
        is_shared |= seat.wins.fract() != 0.0;
        let wins =
            if seat.wins.fract() == 0.0 { grouped(seat.wins as u64) } else { format!("{:.1}", seat.wins) };
        let Seat { seat: number, agent, .. } = seat;
        let [share, low, high] = [seat.share, seat.low, seat.high].map(percent);
        writeln!(text, "  seat {number:<2} {agent:<8} {wins:>7}  {share:>7}   {low} and {high}")?;
    }
    if is_shared {
        writeln!(text, "  A win that several players share counts as a part for each.")?;
    }
    Ok(())
}

fn write_length(text: &mut String, what: &str, lengths: &Lengths) -> std::fmt::Result {
    let found = length(lengths);
    let within = format!("{} to {}", found.percentile_5, found.percentile_95);
    writeln!(
        text,
        "  {what:<16} {:>9} {:>8} {:>8}   {within:>14} {:>10} (game {})",
        format!("{:.1}", found.mean),
        format!("{:.1}", found.spread),
        grouped(u64::from(found.median)),
        grouped(u64::from(found.longest)),
        grouped(found.longest_game)
    )
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
