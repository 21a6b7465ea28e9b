//! A variant and the games it changes.

use super::folders::Project;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::manifest::{GameManifest, Told};

/// The game and those it is a variant of, the first of them at the front. Nothing when one is missing.
pub(super) fn chain(project: &Project, game: usize, diagnostics: &mut Diagnostics) -> Option<Vec<usize>> {
    let mut chain = vec![game];
    let mut current = game;
    while let Some(name) = &project.games[current].manifest.variant_of {
        let is_base = |index: &usize| *index != current && project.games[*index].is_called(&name.value);
        let Some(base) = (0..project.games.len()).find(is_base) else {
            diagnostics.push(match project.games[current].is_called(&name.value) {
                true => of_itself(name),
                false => project.unknown_game(name.place, &name.value),
            });
            return None;
        };
        if chain.contains(&base) {
            let message = format!("\"{}\" is in the end a variant of itself.", project.games[base].name());
            diagnostics.push(
                Diagnostic::new(Code::VariantLoop, name.place, message)
                    .label("leads back")
                    .help("One of the games has to stand on its own: take its \"variant-of\" away."),
            );
            return None;
        }
        chain.push(base);
        current = base;
    }
    chain.reverse();
    Some(chain)
}

fn of_itself(name: &Told<String>) -> Diagnostic {
    let message = format!("\"{}\" says that it is a variant of itself.", name.value);
    Diagnostic::new(Code::VariantLoop, name.place, message).label("the game itself").help(
        "Write the name of the game that it changes, or take \"variant-of\" away where it stands on its own.",
    )
}

/// The manifest of the last game of a chain, laid over the others.
pub(super) fn merged(project: &Project, chain: &[usize]) -> GameManifest {
    let mut manifests = chain.iter().map(|game| &project.games[*game].manifest);
    let first = manifests.next().cloned().unwrap_or_default();
    manifests.fold(first, |base, manifest| manifest.clone().over(&base))
}
