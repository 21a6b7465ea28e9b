//! Blocks in the files of a set that can't go with it: rules would hold in games that are played without the set, too.

use super::blocks::Entry;
use super::folders::{GameFolder, SetFolder};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{BlockKind, Change};

/// Refuses what is a game's in a file of a set. `entries` are the blocks of that file.
pub(super) fn check<'o>(
    game: &GameFolder,
    set: &SetFolder,
    entries: impl Iterator<Item = Entry<'o>>,
    diagnostics: &mut Diagnostics,
) {
    // In one folder with the game the files are of both.
    if set.folder == game.folder {
        return;
    }
    for entry in entries {
        if !is_of_a_game(entry.header.kind) {
            if entry.header.change != Change::Add {
                diagnostics.push(changes_others(&entry));
            }
            continue;
        }
        let (name, title) = (game.name(), entry.title());
        let message =
            format!("The {title} stands in a file of a set, and would hold without the set as well.");
        diagnostics.push(
            Diagnostic::new(Code::RuleInSet, entry.place(), message)
                .label("belongs to a game")
                .help("What the cards of the set do is said on them, or in a keyword or a definition of the set.")
                .help(format!(
                    "For rules of its own make a variant: a folder with a game.toml that says name = \"…\" and variant-of = \"{name}\", and move this there."
                )),
        );
    }
}

/// A set goes with other sets, whose cards mean what they meant.
fn changes_others(entry: &Entry<'_>) -> Diagnostic {
    let title = entry.title();
    let message = format!(
        "The {title} is changed in a file of a set: it would be another one for the cards of other sets as well."
    );
    Diagnostic::new(Code::RuleInSet, entry.place(), message)
        .label("belongs to others")
        .help("Take another name for what the cards of this set use; a variant of the game can change what there is.")
}

/// Whether it says how a game goes, and not what cards or words are.
fn is_of_a_game(kind: BlockKind) -> bool {
    match kind {
        BlockKind::Setup
        | BlockKind::Phase
        | BlockKind::Action
        | BlockKind::Rule
        | BlockKind::Scoring
        | BlockKind::Teams
        | BlockKind::Option => true,
        BlockKind::Card | BlockKind::Definition | BlockKind::Counter | BlockKind::Keyword => false,
    }
}
