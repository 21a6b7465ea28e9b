//! Commands that sit down to a game: to play it, to play it many times, to play it again.

use std::path::PathBuf;

use clap::Args;

use super::ResultFormat;

/// Play a game: with people at one keyboard, with computer players, or both.
#[derive(Debug, Args)]
#[command(after_help = "\
Seats:
  human    somebody at this keyboard
  random   takes any option, all equally likely
  first    takes the first option
  greedy   takes what leaves it with the fewest cards, one step ahead
  search   plays many games on from here and takes what won most; search:1000 plays 1000,
           search:200ms plays for so long

Without a terminal the game is played line by line: what can be chosen is written to the output, and
the number or the words of a choice are read from the input. Write `help` there to see what else can be.

Examples:
  cardwright play
  cardwright play \"Crazier Eights\" --players 4 --set \"Arabian Nights\"
  cardwright play --seats human,human --names Tina,Lora --first Lora
  cardwright play --hold \"Angel of Hope\"
  cardwright play --resume
  cardwright play --seats random --seed 7")]
pub(in crate::cli) struct PlayArguments {
    #[command(flatten)]
    pub seating: SeatingArguments,
    /// Who plays: one for all seats, or one for each. Without it: you, and computer players.
    #[arg(long, visible_alias = "agents", value_name = "KINDS", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// What the players are called, in the order of the seats
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub names: Vec<String>,
    /// Where chance begins: the same seed deals the same cards. Without it: another every time.
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Begin with this card in your hand: it is dealt until you do; several can be named
    #[arg(long, value_name = "CARD", conflicts_with = "seed")]
    pub hold: Vec<String>,
    /// Where the game is saved when it is left before its end. Without it: in a new file here.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a saved game; without FILE, with the newest here. Its cards are looked for here, in the
    /// folder GAME, or in the box.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["variant", "players", "teams", "sets", "options", "without", "first", "seats", "names", "seed", "hold"]
    )]
    pub resume: Option<Option<PathBuf>>,
    /// Go on although the cards have changed: your choices are made again as far as they are offered
    #[arg(long, requires = "resume")]
    pub anyway: bool,
    /// Play line by line at a terminal too
    #[arg(long)]
    pub lines: bool,
}

/// Say why a card can't be used where a saved game stands, which text says so, and when its abilities or a rule
/// took effect or did not.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright why evening.json Angel of Hope
  cardwright why evening.json Eights are wild")]
pub(in crate::cli) struct WhyArguments {
    /// The saved game
    pub file: PathBuf,
    /// The name of a card or of a rule
    #[arg(required = true)]
    pub card: Vec<String>,
    /// The folder of the games. Without one: the games here, or where there are none those built in.
    #[arg(long = "in", value_name = "PATH")]
    pub paths: Vec<PathBuf>,
}

/// Play many games and count: who wins, how long it takes, how it ends.
#[derive(Debug, Args)]
#[command(after_help = "\
Agents:
  random   takes any option, all equally likely
  first    takes the first option
  greedy   takes what leaves it with the fewest cards, one step ahead
  search   plays many games on from here and takes what won most; search:1000 plays 1000

Examples:
  cardwright simulate
  cardwright simulate \"Crazier Eights\" --games 10000 --players 4
  cardwright simulate my-game --agents random,first --seed 7 --format json
  cardwright simulate --players 6 --teams 2
  cardwright simulate --games 10000 --cards
  cardwright simulate my-set --cards-of \"Night Market\"
  cardwright simulate --games 500 --record game.json --record-game 17")]
pub(in crate::cli) struct SimulateArguments {
    #[command(flatten)]
    pub seating: SeatingArguments,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    /// Where chance begins: the same seed is the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Who plays: one name for all seats, or one for each
    #[arg(
        long,
        visible_alias = "seats",
        value_name = "NAMES",
        value_delimiter = ',',
        default_value = "random"
    )]
    pub agents: Vec<String>,
    /// How many games are played at the same time. Without it: as many as the machine can.
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Count also what each card did, and how often those who used it won
    #[arg(long)]
    pub cards: bool,
    /// The same, and only the cards of this set are listed; several can be named
    #[arg(long, value_name = "NAME")]
    pub cards_of: Vec<String>,
    /// Write one of the games to a file that `cardwright replay` steps through
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Which of the games to write. Without it: the first.
    #[arg(long, value_name = "N", requires = "record", default_value_t = 1)]
    pub record_game: u64,
    /// Save that game after so many decisions instead of recording it to its end
    #[arg(long, value_name = "N", requires = "record")]
    pub record_to: Option<usize>,
    /// How it is written
    #[arg(long, value_enum, default_value_t = ResultFormat::Text)]
    pub format: ResultFormat,
}

/// Step through a recorded game.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardwright replay game.json
  cardwright replay game.json --to 20
  cardwright replay game.json --in my-game --format json")]
pub(in crate::cli) struct ReplayArguments {
    /// The record, as `cardwright simulate --record` writes it
    pub file: PathBuf,
    /// The folder of the games. Without one: the games here, or where there are none those built in.
    #[arg(long = "in", value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Stop after this decision
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Of a saved game that is not over: tell everything, also the cards that its people have not seen
    #[arg(long)]
    pub open: bool,
    /// Try it although the cards have changed
    #[arg(long)]
    pub anyway: bool,
    /// How it is written
    #[arg(long, value_enum, default_value_t = ResultFormat::Text)]
    pub format: ResultFormat,
}

/// Which game is played, and how it is set up.
#[derive(Debug, Args)]
pub(in crate::cli) struct SeatingArguments {
    /// The name of a game, or its folder. Without one: the game here, or the first in the box.
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// A variant of the game, by its name or its folder
    #[arg(long, value_name = "NAME")]
    pub variant: Option<String>,
    /// How many play. Without it: as few as the game allows.
    #[arg(long, value_name = "P")]
    pub players: Option<u64>,
    /// Play in teams of this size
    #[arg(long, value_name = "SIZE")]
    pub teams: Option<u64>,
    /// Play with the cards of this set alone; several can be named
    #[arg(long = "set", value_name = "NAME")]
    pub sets: Vec<String>,
    /// Play with an option of the game, and its number where it takes one
    #[arg(long = "option", value_name = "NAME[=N]")]
    pub options: Vec<String>,
    /// Play without an option that the game usually has
    #[arg(long = "without", value_name = "NAME")]
    pub without: Vec<String>,
    /// Play games one after the other until the rules of the game end the series
    #[arg(long)]
    pub series: bool,
    /// Who takes the first turn: the number of a seat, or a player's name. Without it: as the game says.
    #[arg(long, value_name = "NAME")]
    pub first: Option<String>,
}
