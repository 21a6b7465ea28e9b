//! `simulate`: many games, counted.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Instant;

use super::Outcome;
use super::arguments::{ResultFormat, SimulateArguments};
use super::card_statistics::{Judged, card_rows};
use super::command_line::CommandLine;
use super::output::print;
use super::pick::{Picked, pick};
use super::progress::bar;
use super::record::{look_at_place, save};
use super::seating::{set, setting, table};
use super::statistics::{Deck, Report, as_json, as_text};
use crate::diagnostic::{Code, Diagnostic, quoted_list};
use crate::engine::Table;
use crate::replay::{Record, Setting, state_after};
use crate::simulate::{self, AgentKind, Batch, game_seed};

/// What the players are called, here and in `play`.
const FLAG: &[&str] = &["--agents", "--seats"];

pub(super) fn run(arguments: &SimulateArguments) -> Outcome {
    let line = CommandLine::given();
    let picked = match pick(&line, arguments.format, &arguments.seating) {
        Ok(picked) => picked,
        Err(outcome) => return outcome,
    };
    match simulated(&line, arguments, &picked) {
        Ok(report) => {
            print(&match arguments.format {
                ResultFormat::Text => as_text(&report),
                ResultFormat::Json => as_json(&report),
            });
            Outcome::Fine
        }
        Err(problem) => line.refuse(arguments.format, *problem),
    }
}

/// Everything is looked at before the first game is played.
fn simulated(
    line: &CommandLine,
    arguments: &SimulateArguments,
    picked: &Picked,
) -> Result<Report, Box<Diagnostic>> {
    let setting = setting(line, &arguments.seating, &[], picked)?;
    let table = table(&|flag| line.value(flag), &setting, picked)?;
    let batch = batch(line, arguments, &setting)?;
    let listed = arguments.cards_of.iter().map(|written| set(line, "--cards-of", written, picked));
    let listed = listed.collect::<Result<Vec<_>, _>>()?;
    if let Some(path) = &arguments.record {
        look_at_place(line, "--record", path)?;
    }
    let bar = bar(batch.games);
    let begin = Instant::now();
    let tally = simulate::run(&table, &batch, &|games| bar.inc(games));
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(path) = &arguments.record {
        let game = arguments.record_game - 1;
        let (_, choices) = simulate::again(&table, &batch, game);
        let record = Record::new(picked.program(), &setting, game_seed(batch.seed, game), choices);
        save(line, path, &up_to(line, arguments, &table, record)?)?;
    }
    let cards = card_rows(&table, &tally, &listed);
    let (deck, judged) = (Deck::of(&table), Judged::of(&table));
    Ok(Report { game: picked.game().name.clone(), setting, deck, batch, tally, cards, judged, seconds })
}

/// The record as a saved game, where it is to stop before its end.
fn up_to(
    line: &CommandLine,
    arguments: &SimulateArguments,
    table: &Table<'_>,
    mut record: Record,
) -> Result<Record, Box<Diagnostic>> {
    let Some(last) = arguments.record_to else { return Ok(record) };
    let whole = record.choices.len();
    if last >= whole {
        let message = format!("The game has {whole} decisions; after decision {last} it is over.");
        let problem = Diagnostic::new(Code::ImpossibleNumber, line.value("--record-to"), message);
        let help = format!("Write a number below {whole}, or leave it out to record the whole game.");
        return Err(Box::new(problem.label("not before its end").help(help)));
    }
    record.choices.truncate(last);
    Ok(record.clone().saved(state_after(table, &record)))
}

fn batch(
    line: &CommandLine,
    arguments: &SimulateArguments,
    setting: &Setting,
) -> Result<Batch, Box<Diagnostic>> {
    let nothing = |flag: &str, what: &str| {
        let message = format!("`{flag} 0` leaves nothing to do.");
        let problem = Diagnostic::new(Code::ImpossibleNumber, line.value(flag), message);
        Box::new(problem.label("at least 1").help(format!("Write how many {what}, 1 or more.")))
    };
    if arguments.games == 0 {
        return Err(nothing("--games", "games to play"));
    }
    let threads = match arguments.threads {
        Some(threads) => {
            NonZeroUsize::new(threads).ok_or_else(|| nothing("--threads", "games to play at a time"))?
        }
        None => available_parallelism().unwrap_or(NonZeroUsize::MIN),
    };
    if !(1..=arguments.games).contains(&arguments.record_game) {
        let message = format!("There is no game {} among {} games.", arguments.record_game, arguments.games);
        let problem = Diagnostic::new(Code::ImpossibleNumber, line.value("--record-game"), message);
        let help = format!("Write a number from 1 to {}, or play more games.", arguments.games);
        return Err(Box::new(problem.label("not played").help(help)));
    }
    let agents = agents(line, &arguments.agents, usize::from(setting.players))?;
    let SimulateArguments { games, seed, .. } = *arguments;
    let cards = arguments.cards || !arguments.cards_of.is_empty();
    Ok(Batch { games, seed, agents, threads, cards })
}

/// One for each seat: as many as were named, or the one that was for all.
fn agents(line: &CommandLine, names: &[String], seats: usize) -> Result<Vec<AgentKind>, Box<Diagnostic>> {
    let named = names.iter().map(|name| {
        AgentKind::named(name.trim()).map_err(|unknown| {
            let place = line.part(line.written(FLAG), &unknown.name);
            let problem = Diagnostic::new(
                Code::UnknownAgent,
                place,
                format!("There is no agent \"{}\".", unknown.name),
            )
            .label("not known");
            let all = AgentKind::ALL.iter().map(|kind| kind.name());
            Box::new(match unknown.nearest {
                Some(near) => problem.help(format!("Did you mean \"{near}\"?")),
                None => problem.help(format!("An agent is {}.", quoted_list(all))),
            })
        })
    });
    let named: Vec<AgentKind> = named.collect::<Result<_, _>>()?;
    if let Some(number) = named.iter().position(|kind| !kind.is_repeatable()) {
        let name = names[number].trim();
        let message = format!("\"{name}\" would play other games every time.");
        let problem = Diagnostic::new(Code::UnknownAgent, line.part(line.written(FLAG), name), message);
        let help =
            "Say how many games it plays on instead of how long: search:400. `cardwright play` takes times.";
        return Err(Box::new(problem.label("thinks by the clock").help(help)));
    }
    match named.as_slice() {
        [one] => Ok(vec![*one; seats]),
        all if all.len() == seats => Ok(named),
        all => {
            let message = format!("{} agents can't take {seats} seats.", all.len());
            let problem = Diagnostic::new(Code::AgentCount, line.value(line.written(FLAG)), message);
            Err(Box::new(
                problem
                    .label("too few or too many")
                    .help("Name one agent for each seat, or one that takes all of them."),
            ))
        }
    }
}
