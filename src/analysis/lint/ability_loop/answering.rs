//! What an opponent does, answered with the same: harmless alone, and endless where two players have such a card each, be
//! it two of one card or two cards that answer each other.

use super::ability::{Ability, Made};
use super::pattern::{Doer, Verb, Watched};
use super::title;
use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{Block, BlockKind};

pub(super) fn check(game: &Assembled, abilities: &[Ability<'_>], found: &mut Diagnostics) {
    let is_own = |ability: &Ability<'_>| game.own_files.contains(&ability.place.file);
    let waiting: Vec<&Ability<'_>> =
        abilities.iter().filter(|ability| waits_for_opponents(ability)).collect();
    for (number, ability) in waiting.iter().enumerate() {
        if is_own(ability) && answers(ability, ability) && are_several(game, ability.block) {
            let message =
                format!("Two copies of the {} set each other off again and again.", title(ability.block));
            found.push(endless(ability, message, "does what another one of it waits for"));
        }
        let mut earlier = waiting[..number].iter().filter(|other| {
            other.block.at.0 != ability.block.at.0 && answers(ability, other) && answers(other, ability)
        });
        // What is told of a base game is told there.
        if let Some(other) = earlier.find(|other| is_own(ability) || is_own(other)) {
            let (at, with) = if is_own(ability) { (ability, other) } else { (other, ability) };
            let message = format!(
                "The {} and the {} set each other off again and again.",
                title(other.block),
                title(ability.block)
            );
            found.push(
                endless(at, message, "does what the other one waits for")
                    .note(with.place, "and this one does"),
            );
        }
    }
}

fn endless(ability: &Ability<'_>, message: String, label: &str) -> Diagnostic {
    Diagnostic::new(Code::AbilityLoop, ability.place, message)
        .label(label)
        .help("Nobody can stop it where two players control one each: it goes on until no card is left for it, or until the game cuts it off after many rounds and play goes on.")
        .help("Let somebody decide (\"you may …\"), ask for something (\"Whenever …, if …, …\"), or count (\"a second card in a turn\").")
}

fn waits_for_opponents(ability: &Ability<'_>) -> bool {
    ability.block.header.kind == BlockKind::Card && ability.waits_for.who == Watched::Opponents
}

/// Whether you do what the other one watches opponents for.
fn answers(ability: &Ability<'_>, other: &Ability<'_>) -> bool {
    let Ability { waits_for, makes, gives_back, .. } = ability;
    let awaited = &other.waits_for;
    let is_same = waits_for.verb == awaited.verb && waits_for.cards.satisfy(&awaited.cards);
    let is_it = |made: &Made| {
        made.by == Doer::You
            && made.verb == awaited.verb
            && (made.cards.satisfy(&awaited.cards) || made.to_it && is_same)
    };
    (awaited.verb != Verb::Give || *gives_back) && makes.iter().any(is_it)
}

/// Whether there are always two of the card at a table.
fn are_several(game: &Assembled, block: &Block) -> bool {
    let decks = &game.manifest.deck.copies;
    block.copies() > 1 || !decks.is_empty() && decks.iter().all(|copies| copies.value.count > 1)
}
