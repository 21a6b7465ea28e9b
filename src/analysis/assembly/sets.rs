//! Sets and games as wholes: names that stand once, cards that are all there.

use std::collections::HashMap;

use super::assembled::{Assembled, AssembledSet};
use super::folders::Project;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, quoted_all};
use crate::source::{FileId, Place};
use crate::syntax::tree::Block;
use crate::vocabulary::{WordId, WordKind};

/// Two games of one name, or two sets of one name in a game.
pub(super) fn check_names(project: &Project, diagnostics: &mut Diagnostics) {
    let mut games: HashMap<String, Place> = HashMap::new();
    for game in &project.games {
        let Some(name) = &game.manifest.name else { continue };
        if let Some(first) = games.insert(name.value.to_lowercase(), name.place) {
            diagnostics.push(
                Diagnostic::new(
                    Code::GameTwice,
                    name.place,
                    format!("There are two games named \"{}\".", name.value),
                )
                .label("the second")
                .note(first, "the first")
                .help("Give one of them another name."),
            );
        }
    }
    let mut sets: HashMap<(Option<usize>, String), Place> = HashMap::new();
    for set in &project.sets {
        let Some(name) = &set.manifest.name else { continue };
        if let Some(first) = sets.insert((set.game, name.value.to_lowercase()), name.place) {
            diagnostics.push(
                Diagnostic::new(
                    Code::SetTwice,
                    name.place,
                    format!("There are two sets named \"{}\".", name.value),
                )
                .label("the second")
                .note(first, "the first")
                .help("Give one of them another name."),
            );
        }
    }
}

/// Whether the sets whose manifests are `own` hold the cards they say.
pub(super) fn check_sets(game: &Assembled, own: &[FileId], diagnostics: &mut Diagnostics) {
    for set in game.sets.iter().filter(|set| own.contains(&set.file)) {
        let cards: Vec<&(FileId, Block)> =
            game.cards().filter(|(file, _)| set.files.contains(file)).collect();
        check_count(set, &cards, diagnostics);
        check_complete(game, set, &cards, diagnostics);
    }
}

fn check_count(set: &AssembledSet, cards: &[&(FileId, Block)], diagnostics: &mut Diagnostics) {
    let Some(wanted) = &set.manifest.cards else { return };
    let count: u32 = cards.iter().map(|(_, block)| block.copies()).fold(0, u32::saturating_add);
    if count != wanted.value {
        let message = format!("The set says it has {} cards, but it has {count}.", wanted.value);
        diagnostics.push(
            Diagnostic::new(Code::CardCount, wanted.place, message)
                .label("another number")
                .help("Add or take away cards, or change the number.")
                .guess(format!("write {count}"), wanted.place.span, count.to_string()),
        );
    }
}

/// Every combination of the attributes that `complete` names stands on one card.
fn check_complete(
    game: &Assembled,
    set: &AssembledSet,
    cards: &[&(FileId, Block)],
    diagnostics: &mut Diagnostics,
) {
    let Some(first) = set.manifest.complete.first() else { return };
    let mut attributes = Vec::new();
    for name in &set.manifest.complete {
        let Some(id) = game.dialect.lexicon.find(|kind| kind == WordKind::Attribute, &name.value) else {
            let known = game.manifest.attributes.iter().map(|attribute| attribute.name.value.as_str());
            let message = format!("There is no attribute \"{}\".", name.value);
            diagnostics.push(
                Diagnostic::new(Code::TomlUndeclared, name.place, message)
                    .label("not declared")
                    .help(format!("The game has {}.", quoted_all(known))),
            );
            return;
        };
        attributes.push(id);
    }
    let mut seen: HashMap<Vec<WordId>, Place> = HashMap::new();
    for (file, block) in cards {
        let place = Place::new(*file, block.header.at.0);
        for combination in combinations(block, &attributes) {
            let spoken = speak(game, &combination);
            if let Some(before) = seen.insert(combination, place) {
                diagnostics.push(
                    Diagnostic::new(
                        Code::CombinationTwice,
                        place,
                        format!("A second card of the set is {spoken}."),
                    )
                    .label("the second")
                    .note(before, "the first")
                    .help("Every combination stands once in this set: change the line of one of them."),
                );
            }
        }
    }
    // What a card that could not be read is, nobody knows.
    if cards.iter().any(|(_, block)| block.broken.0) {
        return;
    }
    let Some(all) = every_combination(game, &attributes) else {
        let message = "The attributes have more combinations than a set can have cards.";
        diagnostics.push(
            Diagnostic::new(Code::CardMissing, first.place, message)
                .label("every combination is promised here")
                .help("Name fewer attributes in \"complete\"."),
        );
        return;
    };
    let missing: Vec<String> =
        all.iter().filter(|one| !seen.contains_key(*one)).map(|one| speak(game, one)).collect();
    if !missing.is_empty() {
        const MOST: usize = 8;
        let mut shown = missing.iter().take(MOST).map(String::as_str).collect::<Vec<_>>().join(", ");
        if missing.len() > MOST {
            shown.push_str(&format!(" and {} more", missing.len() - MOST));
        }
        let last = set.manifest.complete.last().unwrap_or(first);
        let place = Place::new(first.place.file, first.place.span.to(last.place.span));
        diagnostics.push(
            Diagnostic::new(Code::CardMissing, place, format!("The set has no card for {shown}."))
                .label("every combination is promised here")
                .help("Write the cards, or take \"complete\" away until they are written."),
        );
    }
}

/// The combinations a card stands for: several, where it has several values of an attribute.
fn combinations(block: &Block, attributes: &[WordId]) -> Vec<Vec<WordId>> {
    let Some(line) = block.line() else { return Vec::new() };
    let mut all = vec![Vec::new()];
    for attribute in attributes {
        let values = line.iter().find(|(word, _)| word.id == *attribute).map(|(_, values)| values);
        let values: Vec<WordId> = values.into_iter().flatten().map(|word| word.id).collect();
        all = extended(&all, &values);
    }
    all
}

/// Nothing, where there are too many to be meant.
fn every_combination(game: &Assembled, attributes: &[WordId]) -> Option<Vec<Vec<WordId>>> {
    const MOST: usize = 100_000;
    let mut all = vec![Vec::new()];
    for attribute in attributes {
        let wanted = WordKind::Value { attribute: *attribute };
        let values: Vec<WordId> =
            game.dialect.lexicon.of_kind(|kind| kind == wanted).map(|(id, _)| id).collect();
        if all.len().saturating_mul(values.len()) > MOST {
            return None;
        }
        all = extended(&all, &values);
    }
    Some(all)
}

fn extended(all: &[Vec<WordId>], values: &[WordId]) -> Vec<Vec<WordId>> {
    let with = |one: &Vec<WordId>, value: &WordId| one.iter().copied().chain([*value]).collect();
    all.iter().flat_map(|one| values.iter().map(move |value| with(one, value))).collect()
}

fn speak(game: &Assembled, combination: &[WordId]) -> String {
    let lexicon = &game.dialect.lexicon;
    let names = combination.iter().map(|id| {
        let word = lexicon.get(*id);
        word.symbol.as_deref().unwrap_or(&word.name)
    });
    names.collect::<Vec<_>>().join(" of ")
}
