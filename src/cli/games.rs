//! `games`: the games here, their variants and options, one line each.

use serde::Serialize;

use super::Outcome;
use super::arguments::{CardFormat, GamesArguments};
use super::check::{Checked, read_box, read_games};
use super::output::{complain, print};
use super::page::{width, wrapped};
use super::paths::missing;
use super::summary::counted;
use crate::analysis::Assembled;
use crate::diagnostic::quoted_all;
use crate::syntax::manifest::{GameOption, OptionKind};

#[derive(Debug, Serialize)]
struct Listed {
    name: String,
    /// The game that it changes.
    variant_of: Option<String>,
    players: Option<(u32, u32)>,
    sets: Vec<(String, usize)>,
    options: Vec<ListedOption>,
}

#[derive(Debug, Serialize)]
struct ListedOption {
    name: String,
    description: Option<String>,
    /// From, to and usually, where it takes a number.
    number: Option<(u32, u32, u32)>,
    /// In force unless players leave it out.
    usual: bool,
}

pub(super) fn run(arguments: &GamesArguments) -> Outcome {
    let checked = read_games(&arguments.paths);
    if let Some(outcome) = missing(&checked, arguments.format.into()) {
        return outcome;
    }
    let games = &checked.analysis.games;
    if games.is_empty() {
        complain("there is no game here");
        return Outcome::WrongUse;
    }
    print(&match arguments.format {
        CardFormat::Json => {
            let listed: Vec<Listed> = in_order(games).into_iter().map(|(_, game)| listed(game)).collect();
            let mut text = serde_json::to_string_pretty(&listed).expect("plain data can be written as JSON");
            text.push('\n');
            text
        }
        CardFormat::Text => format!("{}{}", text(games), in_the_box(arguments, &checked)),
    });
    if checked.diagnostics.has_errors() {
        complain("some files have problems and may not be shown whole; see `cardwright check`");
        return Outcome::Problems;
    }
    Outcome::Fine
}

/// The games that are always there, where others were found.
fn in_the_box(arguments: &GamesArguments, checked: &Checked) -> String {
    if checked.workspace.is_builtin || !arguments.paths.is_empty() {
        return String::new();
    }
    let is_here = |name: &String| checked.analysis.games.iter().any(|game| game.name == *name);
    let boxed = read_box();
    let others: Vec<String> = boxed.analysis.games.iter().map(|game| game.name.clone()).collect();
    let others: Vec<String> = others.into_iter().filter(|name| !is_here(name)).collect();
    if others.is_empty() {
        return String::new();
    }
    let text = format!("In the box, by their names: {}.", quoted_all(others.iter().map(String::as_str)));
    wrapped(&text, "", "  ", width())
}

/// The list for people.
pub(super) fn text(games: &[Assembled]) -> String {
    let mut text = String::new();
    for (depth, game) in in_order(games) {
        let lead = "  ".repeat(depth);
        text.push_str(&wrapped(&line(&listed(game)), &lead, &format!("{lead}    "), width()));
        for option in listed(game).options {
            let said = option_line(&option);
            text.push_str(&wrapped(&said, &format!("{lead}  option "), &format!("{lead}      "), width()));
        }
    }
    text.push_str(
        "\n`cardwright rules NAME` prints the rulebook of a game, `cardwright game NAME` the words it has for cards.\n",
    );
    text
}

/// Each variant below the game that it changes.
fn in_order(games: &[Assembled]) -> Vec<(usize, &Assembled)> {
    fn below<'g>(
        games: &'g [Assembled],
        base: Option<&str>,
        depth: usize,
        found: &mut Vec<(usize, &'g Assembled)>,
    ) {
        for game in games.iter().filter(|game| base_of(games, game) == base) {
            found.push((depth, game));
            below(games, Some(&game.name), depth + 1, found);
        }
    }
    let mut found = Vec::new();
    below(games, None, 0, &mut found);
    found
}

/// The name of the game that it changes, where that is among them.
fn base_of<'g>(games: &'g [Assembled], game: &Assembled) -> Option<&'g str> {
    let wanted = &game.manifest.variant_of.as_ref()?.value;
    let is_base = |other: &&Assembled| {
        other.name != game.name && (other.name.eq_ignore_ascii_case(wanted) || other.folder == *wanted)
    };
    games.iter().find(is_base).map(|base| base.name.as_str())
}

fn listed(game: &Assembled) -> Listed {
    let cards = |set: &crate::analysis::AssembledSet| {
        game.cards().filter(|(file, _)| set.files.contains(file)).count()
    };
    Listed {
        name: game.name.clone(),
        variant_of: game.manifest.variant_of.as_ref().map(|base| base.value.clone()),
        players: game.manifest.players.as_ref().map(|players| (players.value.min, players.value.max)),
        sets: game.sets.iter().map(|set| (set.name.clone(), cards(set))).collect(),
        options: game.manifest.options.iter().map(listed_option).collect(),
    }
}

fn listed_option(option: &GameOption) -> ListedOption {
    ListedOption {
        name: option.name.value.clone(),
        description: option.description.clone(),
        number: match option.kind {
            OptionKind::Switch => None,
            OptionKind::Number { min, max, default } => Some((min, max, default)),
        },
        usual: option.usual,
    }
}

fn line(game: &Listed) -> String {
    let players = game.players.map(|(min, max)| match min == max {
        true => counted(min, "player"),
        false => format!("{min} to {max} players"),
    });
    let sets = game.sets.iter().map(|(name, cards)| format!("{name} ({})", counted(*cards, "card")));
    let about: Vec<String> = players.into_iter().chain(sets).collect();
    format!("{}: {}", game.name, about.join("; "))
}

fn option_line(option: &ListedOption) -> String {
    let number = option.number.map(|(min, max, usual)| format!(" (from {min} to {max}, usually {usual})"));
    let usual = if option.usual { " (in force unless left out)" } else { "" };
    let about = option.description.as_deref().unwrap_or_default();
    format!("\"{}\"{}{usual}: {about}", option.name, number.unwrap_or_default())
}
