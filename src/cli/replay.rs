//! `replay FILE`: a recorded game, decision by decision.

use std::fmt::Write as _;

use serde_json::json;

use super::Outcome;
use super::arguments::{ReplayArguments, ResultFormat};
use super::command_line::{CommandLine, tell};
use super::output::{complain, print};
use super::page::{width, wrapped};
use super::pick::{Picked, pick_in};
use super::record::{Opened, open};
use super::seating::table;
use crate::diagnostic::{Code, Diagnostic};
use crate::game::{Player, Players};
use crate::play::Sitting;
use crate::render::{BegunTurn, Names, list};
use crate::replay::{Changes, Content, End, Misfit, Record, Step, Walked, walk};
use crate::source::{Place, Span};

pub(super) fn run(arguments: &ReplayArguments) -> Outcome {
    replayed(arguments).unwrap_or_else(|outcome| outcome)
}

/// The whole game is played before a word of it is shown.
fn replayed(arguments: &ReplayArguments) -> Result<Outcome, Outcome> {
    let (line, format) = (CommandLine::given(), arguments.format);
    let opened = open(&line, format, &arguments.file)?;
    let record = &opened.record;
    let picked = pick_in(&line, format, &arguments.paths, Some(&record.game))?;
    let refuse = |problem: Diagnostic| {
        tell(format, &opened.sources, problem);
        Outcome::Problems
    };
    if let Some(changes) = Changes::between(&record.content(), &Content::of(picked.program())) {
        if !arguments.anyway {
            let at = line.argument(&arguments.file.to_string_lossy());
            line.refuse(format, of_changes(at, &picked, &changes));
            return Err(Outcome::Problems);
        }
        complain(&format!("played with other cards than the record names. {}", changes.lines().join(" ")));
    }
    let setting = record.setting();
    let place = |_: &str| key(&opened, "players");
    let table = table(&place, &setting, &picked).map_err(|problem| refuse(*problem))?;
    let eyes = if arguments.open { Players::NOBODY } else { who_looks(record) };
    let walked = walk(&table, record, eyes);
    let walked = walked.map_err(|misfit| refuse(of_misfit(&opened, misfit)))?;
    let last = arguments.to.unwrap_or(walked.decisions);
    if !(1..=walked.decisions).contains(&last) && arguments.to.is_some() {
        let message = format!("The game has {} decisions; there is no decision {last}.", walked.decisions);
        let problem = Diagnostic::new(Code::ImpossibleNumber, line.value("--to"), message);
        let help = format!("Write a number from 1 to {}, or leave it out.", walked.decisions);
        return Err(line.refuse(format, problem.label("not in the game").help(help)));
    }
    print(&match format {
        ResultFormat::Text => as_text(record, &walked, last, eyes),
        ResultFormat::Json => as_json(record, &walked, last, eyes),
    });
    Ok(Outcome::Fine)
}

/// The people of a game that is not over: what they have not seen is not told. Nobody where all may be told.
fn who_looks(record: &Record) -> Players {
    let seats = (0u8..).map(Player).zip(&record.seats);
    let people = seats.filter(|(_, name)| Sitting::named(name) == Ok(Sitting::Human));
    match record.state {
        Some(_) => people.fold(Players::NOBODY, |people, (player, _)| people.with(player)),
        None => Players::NOBODY,
    }
}

/// Where a field of the record stands.
pub(super) fn key(opened: &Opened, name: &str) -> Place {
    let quoted = format!("\"{name}\"");
    // Names of cards are values: a key is followed by its colon.
    let start = opened.sources.text(opened.file).find(&format!("{quoted}:")).unwrap_or(0);
    Place::new(opened.file, Span::new(start, start + quoted.len()))
}

/// Where a choice of the record stands.
fn choice_at(opened: &Opened, number: usize) -> Place {
    let key = key(opened, "choices");
    let text = opened.sources.text(opened.file);
    let Some(list) = text[key.span.end as usize..].find('[') else { return key };
    let mut start = key.span.end as usize + list + 1;
    for (place, part) in text[start..].split([',', ']']).enumerate() {
        if place == number {
            let blank = part.len() - part.trim_start().len();
            return Place::new(opened.file, Span::new(start + blank, start + part.trim_end().len()));
        }
        start += part.len() + 1;
    }
    key
}

/// What a record says of the cards is for programs: the file is pointed at, and the changes are told.
pub(super) fn of_changes(at: Place, picked: &Picked, changes: &Changes) -> Diagnostic {
    let message = format!("{} is not the same as when the game was recorded.", picked.game().name);
    let problem = Diagnostic::new(Code::RecordChanged, at, message).label("played with other cards");
    let problem = changes.lines().into_iter().fold(problem, Diagnostic::help);
    problem.help("`--anyway` tries it with the cards as they are now.")
}

pub(super) fn of_misfit(opened: &Opened, misfit: Misfit) -> Diagnostic {
    match misfit {
        Misfit::NotOffered { choice } => {
            let taken = opened.record.choices[choice];
            let message =
                format!("At decision {} the record takes option {taken}, which is not offered.", choice + 1);
            Diagnostic::new(Code::ChoiceNotOffered, choice_at(opened, choice), message)
                .label("not offered")
                .help("Options are counted from 0. The record was changed, or it was made with other cards.")
        }
        Misfit::AfterTheEnd { choice } => {
            let message = format!("The game is over after {choice} decisions; the record goes on.");
            Diagnostic::new(Code::ChoicesLeft, choice_at(opened, choice), message)
                .label("nothing is asked any more")
                .help("The record was changed, or it was made with other cards.")
        }
        Misfit::TooFew => {
            let count = opened.record.choices.len();
            let message = format!("After the {count} choices of the record the game is not over.");
            Diagnostic::new(Code::ChoicesMissing, key(opened, "choices"), message)
                .label("too few")
                .help("The record was cut off or changed, or it was made with other cards.")
        }
        Misfit::OtherState => {
            let message = "The record is damaged: its state is not where its choices lead.";
            Diagnostic::new(Code::RecordDamaged, key(opened, "state"), message)
                .label("another game")
                .help("The file was changed after it was saved. Take it from a copy.")
        }
    }
}

fn as_text(record: &Record, walked: &Walked, last: usize, eyes: Players) -> String {
    let names = Names::new(record.names.clone());
    let mut text = String::new();
    let written = (|| {
        writeln!(
            text,
            "{}: {} players, seed {}, {} decisions",
            record.game, record.players, record.seed, walked.decisions
        )?;
        if let Some(told) = told_to(eyes, &names) {
            text.push_str(&wrapped(&told, "", "  ", width()));
        }
        writeln!(text)?;
        for step in walked.steps.iter().filter(|step| step.number <= last) {
            write_lines(&mut text, &step.before, &step.begun)?;
            write_step(&mut text, step, &names)?;
        }
        if last == walked.decisions {
            write_lines(&mut text, &walked.after, &walked.begun_after)?;
        }
        match last == walked.decisions {
            true => writeln!(text, "\n{}", ended(walked.end.as_ref(), &names)),
            false => writeln!(text, "\nStopped after decision {last} of {}.", walked.decisions),
        }
    })();
    written.expect("a string takes all text");
    text
}

/// Whose game it is that goes on, and how to see all of it.
fn told_to(eyes: Players, names: &Names) -> Option<String> {
    let people: Vec<String> = eyes.iter().map(|player| names.of(player)).collect();
    let seen = match people.as_slice() {
        [] => return None,
        [one] => format!("It is told as {one} saw it"),
        several => format!("It is told as far as {} all saw it", list(several)),
    };
    Some(format!("The game is not over. {seen}; `--open` tells everything, hidden cards too."))
}

/// Who, what was chosen, and what else could have been.
fn write_step(text: &mut String, step: &Step, names: &Names) -> std::fmt::Result {
    let Step { number, seat, options, chosen, .. } = step;
    write!(text, "{number:>5}  {}: {}", names.of(Player(seat - 1)), options[*chosen])?;
    let others = options.iter().enumerate().filter(|(option, _)| option != chosen);
    let others: Vec<&str> = others.map(|(_, said)| said.as_str()).collect();
    if others.is_empty() { writeln!(text) } else { writeln!(text, "  (or: {})", others.join(", ")) }
}

/// What happened by itself, turn by turn.
fn write_lines(text: &mut String, lines: &[String], turns: &[BegunTurn]) -> std::fmt::Result {
    for (number, line) in lines.iter().enumerate() {
        for begun in turns.iter().filter(|begun| begun.line == number) {
            writeln!(text, "\nTurn {}", begun.turn)?;
        }
        writeln!(text, "       {line}")?;
    }
    Ok(())
}

fn ended(end: Option<&End>, names: &Names) -> String {
    let Some(end) = end else { return "The game goes on from here.".to_string() };
    match end {
        End::Won(seats) => won(seats, names),
        End::OutOfTurns(seats) => format!("The game ran out of turns. {}", won(seats, names)),
        End::Stopped(why) => format!("The game stopped: {why}."),
    }
}

fn won(seats: &[u8], names: &Names) -> String {
    let winners: Vec<String> = seats.iter().map(|seat| names.of(Player(*seat))).collect();
    match winners.as_slice() {
        [] => "Nobody won.".to_string(),
        [one] => format!("{one} won."),
        several => format!("{} won together.", list(several)),
    }
}

fn as_json(record: &Record, walked: &Walked, last: usize, eyes: Players) -> String {
    let is_whole = last == walked.decisions;
    let steps: Vec<&Step> = walked.steps.iter().filter(|step| step.number <= last).collect();
    let told_to: Vec<u8> = eyes.iter().map(|player| player.0 + 1).collect();
    let winners = match &walked.end {
        Some(End::Won(seats) | End::OutOfTurns(seats)) if is_whole => {
            seats.iter().map(|seat| seat + 1).collect()
        }
        Some(End::Won(_) | End::OutOfTurns(_) | End::Stopped(_)) | None => Vec::new(),
    };
    let all = json!({
        "game": record.game,
        "players": record.players,
        "seed": record.seed,
        "decisions": walked.decisions,
        "told_to": told_to,
        "steps": steps,
        "end": walked.end.as_ref().filter(|_| is_whole).map(End::name),
        "winners": winners,
    });
    format!("{all:#}\n")
}
