//! What can be asked for on the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// A language for card games, and the machine that runs it.
#[derive(Debug, Parser)]
#[command(name = "cardwright", version, about, after_help = EXAMPLES)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
Examples:
  cardwright check                     check the games here, or those built in
  cardwright check cards --fix         check a folder and repair what can be repaired
  cardwright fmt cards                 write all files in the one form
  cardwright card \"Angel of Hope\"      look at a card
  cardwright explain CW702             what a code means
  cardwright new game \"Night Market\"   begin a game of your own

Exit code 0: fine. 1: problems in the files. 2: the command can't be done.";

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Check(CheckArguments),
    Explain(ExplainArguments),
    New(NewArguments),
}

/// Look for mistakes in games, sets and scenarios.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright check
  cardwright check cards/crazier-eights
  cardwright check my-set.cards --format short
  cardwright check cards --fix
  cardwright check cards --format sarif > problems.sarif")]
pub(super) struct CheckArguments {
    /// Files and folders. Without one: the games here, or where there are none those built in.
    pub paths: Vec<PathBuf>,
    /// How problems are written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Repair what can be repaired, then check again.
    #[arg(long)]
    pub fix: bool,
    /// Let warnings count as problems.
    #[arg(long)]
    pub deny_warnings: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people: the line, marked, with help
    Text,
    /// One line for each problem
    Short,
    /// For programs: a list of objects
    Json,
    /// For code scanning services: SARIF 2.1.0
    Sarif,
}

/// Say what a code means, with a wrong and a right example.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  cardwright explain CW702")]
pub(super) struct ExplainArguments {
    /// The code, as a problem shows it
    pub code: String,
}

/// Make a folder to begin with. It passes `cardwright check`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright new game \"Night Market\"
  cardwright new set \"Arabian Nights\" --in cards/crazier-eights")]
pub(super) struct NewArguments {
    /// What to make
    #[arg(value_enum)]
    pub what: NewKind,
    /// Its name
    pub name: String,
    /// The folder to make it in
    #[arg(long = "in", value_name = "DIR", default_value = ".")]
    pub folder: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum NewKind {
    /// Cards for a game that exists
    Set,
    /// A game of its own
    Game,
}
