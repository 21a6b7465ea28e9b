//! `--hold`: a game in which somebody begins with certain cards, to try them.

use super::super::arguments::PlayArguments;
use super::super::command_line::CommandLine;
use super::any_seed;
use crate::diagnostic::{Code, Diagnostic, nearest, quoted_all};
use crate::engine::Table;
use crate::game::Player;
use crate::play::{Sitting, dealt_with};
use crate::program::CardId;

/// Where chance begins: as it was said, anywhere, or so that the first person at the table begins with the cards.
pub(super) fn seed(
    line: &CommandLine,
    arguments: &PlayArguments,
    table: &Table<'_>,
    seats: &[Sitting],
) -> Result<u64, Box<Diagnostic>> {
    let first = arguments.seed.unwrap_or_else(any_seed);
    if arguments.hold.is_empty() {
        return Ok(first);
    }
    let cards = arguments.hold.iter().map(|name| card(line, table, name.trim()));
    let cards: Vec<CardId> = cards.collect::<Result<_, _>>()?;
    let seat = seats.iter().position(|seat| *seat == Sitting::Human).unwrap_or(0);
    dealt_with(table, Player(seat as u8), &cards, first).ok_or_else(|| {
        let message = format!(
            "Nobody is dealt {} to begin with.",
            quoted_all(arguments.hold.iter().map(String::as_str))
        );
        let problem = Diagnostic::new(Code::NoTable, line.value("--hold"), message);
        Box::new(
            problem
                .label("in none of many deals")
                .help("Name fewer cards, or others: not every card comes to a player in the deal."),
        )
    })
}

/// A card of the deck by its name.
fn card(line: &CommandLine, table: &Table<'_>, name: &str) -> Result<CardId, Box<Diagnostic>> {
    let names = || table.cards.iter().map(|card| table.program.words.cards[card.index()].as_str());
    let found = names().position(|known| known.eq_ignore_ascii_case(name));
    found.map(|at| table.cards[at]).ok_or_else(|| {
        let message = format!("There is no card \"{name}\" in the deck.");
        let place = line.part("--hold", name);
        let problem = Diagnostic::new(Code::UnknownCardName, place, message).label("not known");
        Box::new(match nearest(name, names()) {
            Some(near) => problem.help(format!("Did you mean \"{near}\"?")),
            None => {
                problem.help("`cardwright card` lists the cards; `--set` can leave some out of the deck.")
            }
        })
    })
}
