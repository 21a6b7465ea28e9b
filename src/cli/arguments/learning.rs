//! The commands for finding one's way: pages, phrases, codes, beginnings.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// Say what a code means, with a wrong and a right example.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  cardwright explain CW702")]
pub(in crate::cli) struct ExplainArguments {
    /// The code, as a problem shows it
    pub code: String,
}

/// Look up how to say something.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright phrases
  cardwright phrases draw
  cardwright phrases gain control
  cardwright phrases --after \"At the beginning of \"
  cardwright phrases sacrifice --format json")]
pub(in crate::cli) struct PhrasesArguments {
    /// A word, or several in a row. Without one: the list of all phrases.
    pub word: Vec<String>,
    /// The beginning of a sentence: which words could follow, in the game here or the first in the box.
    #[arg(long, value_name = "TEXT", conflicts_with = "word")]
    pub after: Option<String>,
    /// How they are written.
    #[arg(long, value_enum, default_value_t = PhrasesFormat::Text)]
    pub format: PhrasesFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum PhrasesFormat {
    /// For people
    Text,
    /// For programs: a list of objects
    Json,
}

/// Make a folder to begin with. It passes `cardwright check`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright new game \"Night Market\"
  cardwright new set \"Arabian Nights\" --game \"Crazier Eights\"
  cardwright new set \"Arabian Nights\" --in cards/crazier-eights")]
pub(in crate::cli) struct NewArguments {
    /// What to make
    #[arg(value_enum)]
    pub what: NewKind,
    /// Its name
    pub name: String,
    /// The folder to make it in
    #[arg(long = "in", value_name = "DIR", default_value = ".")]
    pub folder: PathBuf,
    /// For a set outside the folder of a game: the game it is for
    #[arg(long)]
    pub game: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum NewKind {
    /// Cards for a game that exists
    Set,
    /// A game of its own
    Game,
}

/// Read a page of the documentation, or how a command is used.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright help
  cardwright help language
  cardwright help play
  cardwright help CW204")]
pub(in crate::cli) struct HelpArguments {
    /// A page, a command or a code. Without one: the list.
    pub topic: Option<String>,
}

/// Write the completions for a shell.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright completions bash > ~/.local/share/bash-completion/completions/cardwright
  cardwright completions fish > ~/.config/fish/completions/cardwright.fish")]
pub(in crate::cli) struct CompletionsArguments {
    /// The shell
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}

/// Write the manual page of the program, or of one of its commands.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright man > cardwright.1
  cardwright man check > cardwright-check.1")]
pub(in crate::cli) struct ManArguments {
    /// The command. Without one: the page that lists them.
    pub command: Option<String>,
}
