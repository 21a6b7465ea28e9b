//! The command line: arguments in, text and an exit code out. Knows no rule of any game.

mod arguments;
mod card;
mod card_frame;
mod card_statistics;
mod check;
mod command_line;
mod diff;
mod explain;
mod fix;
mod fmt;
mod following;
mod game;
mod games;
mod help;
mod new;
mod output;
mod page;
mod paths;
mod phrases;
mod pick;
mod play;
mod progress;
mod record;
mod render;
mod replay;
mod rulebook;
mod rules;
mod scenarios;
mod seating;
mod simulate;
mod statistics;
mod summary;
mod test;
mod test_report;

use std::io::IsTerminal as _;
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Fine,
    /// Problems were found in the files.
    Problems,
    /// The command was not understood or can't be done.
    WrongUse,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        match outcome {
            Outcome::Fine => ExitCode::SUCCESS,
            Outcome::Problems => ExitCode::from(1),
            Outcome::WrongUse => ExitCode::from(2),
        }
    }
}

/// Runs the command that the process was started with.
pub fn main() -> ExitCode {
    // Wrong arguments end the process with code 2 and a help text; `--help` with 0.
    let arguments = Arguments::parse();
    let outcome = match arguments.command.unwrap_or_else(first_command) {
        Command::Check(arguments) => check::run(&arguments),
        Command::Fmt(arguments) => fmt::run(&arguments),
        Command::Test(arguments) => test::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Card(arguments) => card::run(&arguments),
        Command::Games(arguments) => games::run(&arguments),
        Command::Game(arguments) => game::run(&arguments),
        Command::Rules(arguments) => rulebook::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Phrases(arguments) => phrases::run(&arguments),
        Command::New(arguments) => new::run(&arguments),
        Command::Why(arguments) => play::why(&arguments),
        Command::Help(arguments) => help::run(&arguments),
        Command::Completions(arguments) => help::completions(&arguments),
        Command::Man(arguments) => help::man(&arguments),
    };
    outcome.into()
}

/// What happens where nothing is asked for: a game against a computer player, or, where nobody could
/// answer, one between computer players.
fn first_command() -> Command {
    let at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let rest: &[&str] = if at_terminal { &[] } else { &["--seats", "greedy"] };
    let words = ["cardwright", "play"].iter().chain(rest);
    Arguments::parse_from(words).command.expect("`play` is a command")
}
