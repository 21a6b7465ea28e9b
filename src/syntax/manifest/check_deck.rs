//! Whether every number of players has one deck.

use super::GameManifest;
use super::check::{declared, declared_attribute};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};

pub(super) fn check_deck(game: &GameManifest, out: &mut Diagnostics) {
    for attribute in &game.deck.one_of_each {
        declared_attribute(game, attribute, out);
    }
    let options: Vec<&str> = game.options.iter().map(|option| option.name.value.as_str()).collect();
    for copies in &game.deck.copies {
        if let Some(option) = &copies.value.option {
            declared(option, "option", options.clone(), out);
        }
    }
    check_overlaps(game, out);
    check_gaps(game, out);
}

fn check_overlaps(game: &GameManifest, out: &mut Diagnostics) {
    let copies = &game.deck.copies;
    for (at, second) in copies.iter().enumerate() {
        let option = |index: usize| copies[index].value.option.as_ref().map(|option| &option.value);
        let range = second.value.players;
        let first = (0..at).find(|&before| {
            let other = copies[before].value.players;
            option(before) == option(at) && other.min <= range.max && range.min <= other.max
        });
        if let Some(first) = first {
            out.push(
                Diagnostic::new(Code::TomlDeck, second.place, "Some numbers of players have two decks.")
                    .label("the second")
                    .note(copies[first].place, "the first")
                    .help("Let the ranges follow each other: \"2-4\", then \"5-8\""),
            );
        }
    }
}

fn check_gaps(game: &GameManifest, out: &mut Diagnostics) {
    let (Some(players), Some(last)) = (&game.players, game.deck.copies.last()) else { return };
    let without: Vec<String> = (players.value.min..=players.value.max)
        .filter(|count| !game.deck.copies.iter().any(|copies| copies.value.players.contains(*count)))
        .map(|count| count.to_string())
        .collect();
    if !without.is_empty() {
        let message = format!("Nothing says how many decks {} players need.", any_of(&without));
        out.push(
            Diagnostic::new(Code::TomlDeck, last.place, message)
                .label("the last range")
                .note(players.place, "the players of the game")
                .help("Add a range to \"copies\", or change \"players\"."),
        );
    }
}

/// 5, 6 or 7
fn any_of(numbers: &[String]) -> String {
    match numbers {
        [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
        numbers => numbers.concat(),
    }
}
