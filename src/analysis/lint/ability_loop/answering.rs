//! What an opponent does, answered with the same: harmless alone, and endless where two players have such a card each.

use super::ability::{Ability, Made};
use super::pattern::{Doer, Verb, Watched};
use super::title;
use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{Block, BlockKind};

pub(super) fn check(game: &Assembled, abilities: &[Ability<'_>], found: &mut Diagnostics) {
    let own = abilities.iter().filter(|ability| game.own_files.contains(&ability.place.file));
    for ability in own.filter(|ability| answers_itself(ability) && are_several(game, ability.block)) {
        let message =
            format!("Two copies of the {} set each other off again and again.", title(ability.block));
        found.push(
            Diagnostic::new(Code::AbilityLoop, ability.place, message)
                .label("does what another one of it waits for")
                .help("Nobody can stop it where two players control one each: it goes on until no card is left for it, or until the game cuts it off after many rounds and play goes on.")
                .help("Let somebody decide (\"you may …\"), ask for something (\"Whenever …, if …, …\"), or count (\"a second card in a turn\")."),
        );
    }
}

/// Whether you do what opponents are watched for.
fn answers_itself(ability: &Ability<'_>) -> bool {
    let Ability { block, waits_for, makes, gives_back, .. } = ability;
    let is_it = |made: &Made| {
        made.by == Doer::You && made.verb == waits_for.verb && made.cards.satisfy(&waits_for.cards)
    };
    block.header.kind == BlockKind::Card
        && waits_for.who == Watched::Opponents
        && (waits_for.verb != Verb::Give || *gives_back)
        && makes.iter().any(is_it)
}

/// Whether there are always two of the card at a table.
fn are_several(game: &Assembled, block: &Block) -> bool {
    let decks = &game.manifest.deck.copies;
    block.copies() > 1 || !decks.is_empty() && decks.iter().all(|copies| copies.value.count > 1)
}
