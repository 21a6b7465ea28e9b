//! Warnings: texts that can be read and done, but hardly mean what their designer wants.
//!
//! Each lint is a file with one function, entered below. A lint looks at what is written; it never says
//! that something is wrong for certain, and it changes nothing.

mod ability_loop;
mod ability_twice;
mod after_the_end;
mod asked_too_soon;
mod below_zero;
mod card_again;
mod condition_fixed;
mod conditions_exclude;
mod counters_unpaid;
mod done_now;
mod done_once;
mod each_cannot;
mod empty_choice;
mod endless_repeat;
mod exact_number;
mod first_otherwise;
mod forbidden;
mod goes_round;
mod just_begun;
mod last_otherwise;
mod left_empty;
mod mid_if;
mod named_by_nobody;
mod needless_chooser;
mod needless_you;
mod next_of_each;
mod not_put;
mod parts;
mod passed_on;
mod pointless_number;
mod rule_forbids;
mod same_either_way;
mod skipped_at_once;
mod stays_there;
#[cfg(test)]
mod tests;
mod text_too_long;
mod tied_players;
mod told_by_offer;
mod unpaid;
mod unused;
mod with_itself;
mod won_anyway;
mod won_by_first;

use std::collections::HashSet;

use rayon::prelude::*;

use super::Assembled;
use crate::diagnostic::{Code, Diagnostics, Severity};
use crate::source::{FileId, Place, Sources};
use crate::syntax::tree::{At, Block};

/// The lints that look at one block.
const OF_BLOCKS: &[fn(&Linted<'_>, &mut Diagnostics)] = &[
    ability_loop::counted::check,
    ability_loop::named_again::check,
    ability_twice::check,
    after_the_end::check,
    below_zero::check,
    condition_fixed::check,
    counters_unpaid::check,
    done_now::check,
    done_once::check,
    each_cannot::check,
    empty_choice::check,
    endless_repeat::check,
    exact_number::check,
    first_otherwise::check,
    forbidden::check,
    goes_round::check,
    just_begun::check,
    last_otherwise::check,
    mid_if::check,
    needless_chooser::check,
    needless_you::check,
    next_of_each::check,
    not_put::check,
    passed_on::check,
    pointless_number::check,
    same_either_way::check,
    skipped_at_once::check,
    stays_there::check,
    text_too_long::check,
    tied_players::check,
    told_by_offer::check,
    unpaid::check,
    with_itself::check,
    won_anyway::check,
    won_by_first::check,
];

/// The lints that look at a game as a whole.
const OF_GAMES: &[fn(&Assembled, &Sources, &mut Diagnostics)] = &[
    ability_loop::check,
    asked_too_soon::check,
    card_again::check,
    left_empty::check,
    named_by_nobody::check,
    rule_forbids::check,
    unused::check,
];

/// A block, and what is needed to speak about it.
struct Linted<'g> {
    game: &'g Assembled,
    file: FileId,
    block: &'g Block,
    /// The text of its file.
    text: &'g str,
}

impl Linted<'_> {
    fn place(&self, at: At) -> Place {
        Place::new(self.file, at.0)
    }

    /// What stands there, on one line.
    fn quote(&self, at: At) -> String {
        on_one_line(self.text, at)
    }
}

/// What stands there in the text of a file.
fn on_one_line(text: &str, at: At) -> String {
    let written = text.get(at.0.range()).unwrap_or("");
    written.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Looks for everything worth a warning. What was not read whole is not looked at.
pub(super) fn lint(games: &[Assembled], sources: &Sources, diagnostics: &mut Diagnostics) {
    let wrong: Vec<Place> =
        diagnostics.iter().filter(|item| item.severity() == Severity::Error).map(|item| item.place).collect();
    for game in games {
        // The blocks of a base game are looked at with the base game.
        let files: HashSet<FileId> = game.own_files.iter().copied().collect();
        let own = game.blocks.par_iter().filter(|(file, block)| files.contains(file) && !block.broken.0);
        let found: Vec<Diagnostics> = own
            .map(|(file, block)| {
                let linted = Linted { game, file: *file, block, text: sources.text(*file) };
                let mut found = Diagnostics::default();
                for check in OF_BLOCKS {
                    check(&linted, &mut found);
                }
                // A sentence that was refused is done at no time.
                found.retain(|item| {
                    item.code != Code::DoneNow || !wrong.iter().any(|wrong| item.place.holds(*wrong))
                });
                found
            })
            .filter(|found| !found.is_empty())
            .collect();
        diagnostics.extend(found.into_iter().flatten());
        for check in OF_GAMES {
            check(game, sources, diagnostics);
        }
    }
}

/// As a designer writes the beginning of a block: `card "Castle"`.
fn title(block: &Block) -> String {
    let kind = block.header.kind.word();
    match &block.header.name {
        Some(name) => format!("{kind} \"{}\"", name.text),
        None => kind.to_string(),
    }
}
