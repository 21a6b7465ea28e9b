//! What can be asked for on the command line.

mod learning;
mod table;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

pub(super) use learning::{
    CompletionsArguments, ExplainArguments, HelpArguments, ManArguments, NewArguments, NewKind,
    PhrasesArguments, PhrasesFormat,
};
pub(super) use table::{PlayArguments, ReplayArguments, SeatingArguments, SimulateArguments, WhyArguments};

/// A language for card games, and the machine that runs it.
#[derive(Debug, Parser)]
#[command(name = "cardwright", version = VERSION, about, after_help = EXAMPLES)]
#[command(disable_help_subcommand = true)]
pub(super) struct Arguments {
    /// Without one: a game against the computer.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The program, and the language it reads.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (language version 1)");

const EXAMPLES: &str = "\
Examples:
  cardwright                           play a game against the computer
  cardwright check                     check the games here, or those built in
  cardwright check cards --fix         check a folder and repair what can be repaired
  cardwright fmt cards                 write all files in the one form
  cardwright test                      run the scenarios
  cardwright play --players 4          play with more players
  cardwright simulate --games 1000     play many games and count
  cardwright replay game.json          step through a recorded game
  cardwright card \"Angel of Hope\"      look at a card
  cardwright games                     the games there are, with variants and options
  cardwright rules \"Crazy Eights\"      the rulebook of a game
  cardwright game \"Crazier Eights\"     its ranks, suits, zones and rules
  cardwright explain CW702             what a code means
  cardwright phrases draw              how to say it
  cardwright help language             read about the language
  cardwright new game \"Night Market\"   begin a game of your own

Exit code 0: fine. 1: problems in the files. 2: the command can't be done, or what it names is not there.";

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Check(CheckArguments),
    Fmt(FmtArguments),
    Test(TestArguments),
    Play(PlayArguments),
    Why(WhyArguments),
    Simulate(SimulateArguments),
    Replay(ReplayArguments),
    Card(CardArguments),
    Games(GamesArguments),
    Game(GameArguments),
    Rules(RulesArguments),
    Explain(ExplainArguments),
    Phrases(PhrasesArguments),
    New(NewArguments),
    Help(HelpArguments),
    Completions(CompletionsArguments),
    Man(ManArguments),
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

/// Write files in the one form: wording, order of fields, blank lines, width.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright fmt
  cardwright fmt cards/crazier-eights
  cardwright fmt cards --check
  cardwright fmt --stdin --stdin-path cards/crazier-eights/base/new.cards < new.cards")]
pub(super) struct FmtArguments {
    /// Files and folders. Without one: the games here.
    pub paths: Vec<PathBuf>,
    /// Change nothing; show what would change, and end with code 1 where something would.
    #[arg(long)]
    pub check: bool,
    /// Read a text from standard input and write it to standard output.
    #[arg(long, conflicts_with_all = ["check", "paths"])]
    pub stdin: bool,
    /// Where the text of standard input stands: its game is looked for there.
    #[arg(long, value_name = "PATH", requires = "stdin")]
    pub stdin_path: Option<PathBuf>,
}

/// Run the scenarios of games and sets.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright test
  cardwright test cards/crazier-eights --filter Angel
  cardwright test --rules
  cardwright test --format json")]
pub(super) struct TestArguments {
    /// Files and folders. Without one: the games here, or where there are none those built in.
    pub paths: Vec<PathBuf>,
    /// Only scenarios with this in their name.
    #[arg(long, value_name = "TEXT")]
    pub filter: Option<String>,
    /// List the numbers of the rules that scenarios name, and whether they pass.
    #[arg(long)]
    pub rules: bool,
    /// How it is written.
    #[arg(long, value_enum, default_value_t = CardFormat::Text)]
    pub format: CardFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ResultFormat {
    /// For people
    Text,
    /// For programs
    Json,
}

/// Look at a card, or list all of them.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright card
  cardwright card \"Angel of Hope\"
  cardwright card \"Angel of Hope\" --in cards/crazier-eights --format json")]
pub(super) struct CardArguments {
    /// The name of the card. Without one: the list.
    pub name: Vec<String>,
    /// The folder of the games. Without one: the games here, or where there are none those built in.
    #[arg(long = "in", value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// How it is written.
    #[arg(long, value_enum, default_value_t = CardFormat::Text)]
    pub format: CardFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum CardFormat {
    /// A frame as wide as a card
    Text,
    /// For programs
    Json,
}

/// How problems are written where this was asked for.
impl From<CardFormat> for Format {
    fn from(format: CardFormat) -> Format {
        match format {
            CardFormat::Text => Format::Text,
            CardFormat::Json => Format::Json,
        }
    }
}

impl From<ResultFormat> for Format {
    fn from(format: ResultFormat) -> Format {
        match format {
            ResultFormat::Text => Format::Text,
            ResultFormat::Json => Format::Json,
        }
    }
}

/// List the games, their variants and their options.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright games
  cardwright games --in my-folder --format json")]
pub(super) struct GamesArguments {
    /// The folder of the games. Without one: the games here, or where there are none those built in.
    #[arg(long = "in", value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// How it is written.
    #[arg(long, value_enum, default_value_t = CardFormat::Text)]
    pub format: CardFormat,
}

/// Print the rulebook of a game as it is set up.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright rules \"Crazy Eights\"
  cardwright rules \"Action Eights\" --option stacking --players 4
  cardwright rules my-game --format markdown > RULES.md")]
pub(super) struct RulesArguments {
    #[command(flatten)]
    pub seating: SeatingArguments,
    /// How it is written
    #[arg(long, value_enum, default_value_t = RulebookFormat::Text)]
    pub format: RulebookFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum RulebookFormat {
    /// For people at a terminal
    Text,
    /// For a web page or a print
    Markdown,
}

/// See what a game declares, its ranks, suits and zones, and what its rules say.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright game
  cardwright game \"Crazier Eights\"
  cardwright game --in my-folder --format json")]
pub(super) struct GameArguments {
    /// The name of the game. Without one: the game here, or the list where there are several.
    pub name: Vec<String>,
    /// The folder of the games. Without one: the games here, or where there are none those built in.
    #[arg(long = "in", value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// How it is written.
    #[arg(long, value_enum, default_value_t = CardFormat::Text)]
    pub format: CardFormat,
}
