//! `rules`: the rulebook of a game as it is set up, made from its files.

mod book;
mod print;

use super::Outcome;
use super::arguments::{ResultFormat, RulebookFormat, RulesArguments};
use super::command_line::CommandLine;
use super::output::print;
use super::page::width;
use super::pick::pick;
use super::seating::{setting, table};

pub(super) fn run(arguments: &RulesArguments) -> Outcome {
    let line = CommandLine::given();
    let picked = match pick(&line, ResultFormat::Text, &arguments.seating) {
        Ok(picked) => picked,
        Err(outcome) => return outcome,
    };
    let asked = match setting(&line, &arguments.seating, &[], &picked) {
        Ok(asked) => asked,
        Err(problem) => return line.refuse(ResultFormat::Text, *problem),
    };
    // A number of players that was asked for is one that can sit down; left open, the book is for all.
    if arguments.seating.players.is_some()
        && let Err(problem) = table(&|flag| line.value(flag), &asked, &picked)
    {
        return line.refuse(ResultFormat::Text, *problem);
    }
    let players = arguments.seating.players.map(|_| u32::from(asked.players));
    let chosen: Vec<String> = asked.options.iter().map(|option| option.name.clone()).collect();
    let numbers = asked.options.iter().filter_map(|option| Some((option.name.as_str(), option.number?)));
    let options = picked.game().options_in_force(&chosen, &asked.without);
    let book = book::of(picked.game(), players, &options, &numbers.collect::<Vec<_>>());
    print(&match arguments.format {
        RulebookFormat::Text => print::as_text(&book, width()),
        RulebookFormat::Markdown => print::as_markdown(&book),
    });
    Outcome::Fine
}
