//! Puts each game of a run together.

use std::collections::HashMap;

use rayon::prelude::*;

use super::assembled::{Assembled, AssembledSet};
use super::blocks::Entry;
use super::chain::{chain, merged};
use super::changes::Game;
use super::dialect::dialect;
use super::folders::Project;
use super::{rules_in_sets, sets};
use crate::diagnostic::{Code, Diagnostics, Severity};
use crate::source::{FileId, Sources};
use crate::syntax::manifest::check_game;
use crate::syntax::tree::{Block, Change};
use crate::syntax::{KnownSentences, Outline, OutlineBlock, Reader, outline};
use crate::vocabulary::Dialect;

/// What all games of a run are read from.
struct Texts<'a> {
    sources: &'a Sources,
    outlines: HashMap<FileId, Outline>,
    /// A variant says most of what its base game says.
    known: KnownSentences,
}

/// Every game whose manifest, and those of its base games, could be read.
pub fn assemble(project: &Project, sources: &Sources, diagnostics: &mut Diagnostics) -> Vec<Assembled> {
    let outlines = outlines(project, sources, diagnostics);
    let texts = Texts { sources, outlines, known: KnownSentences::default() };
    sets::check_names(project, diagnostics);
    let chains: Vec<Vec<usize>> = (0..project.games.len())
        .filter_map(|game| chain(project, game, diagnostics))
        .filter(|chain| chain.iter().all(|game| project.games[*game].is_read))
        .collect();
    // Each game is put together on its own, and told of in its turn.
    let assembled: Vec<(Assembled, Diagnostics)> =
        chains.par_iter().map(|chain| assemble_game(project, chain, &texts)).collect();
    let mut games = Vec::new();
    for (game, found) in assembled {
        diagnostics.append(found);
        games.push(game);
    }
    games
}

/// The outlines of all files with cards and rules, those that belong to nothing too.
fn outlines(project: &Project, sources: &Sources, diagnostics: &mut Diagnostics) -> HashMap<FileId, Outline> {
    let of_games = project.games.iter().flat_map(|game| &game.files);
    let of_sets = project.sets.iter().flat_map(|set| &set.files);
    let files: Vec<FileId> = of_games.chain(of_sets).chain(&project.loose).copied().collect();
    let cut: Vec<(FileId, Outline, Diagnostics)> = files
        .into_par_iter()
        .filter(|file| sources.path(*file).extension().is_some_and(|ending| ending == "cards"))
        .map(|file| {
            let mut found = Diagnostics::default();
            let cut = outline(sources.text(file), file, &mut found);
            (file, cut, found)
        })
        .collect();
    let mut outlines = HashMap::new();
    for (file, cut, found) in cut {
        diagnostics.append(found);
        outlines.insert(file, cut);
    }
    outlines
}

fn assemble_game(project: &Project, chain: &[usize], texts: &Texts<'_>) -> (Assembled, Diagnostics) {
    let mut found = Diagnostics::default();
    let last = chain.last().copied().expect("a chain holds at least the game itself");
    let own = &project.games[last];
    let manifest = merged(project, chain);
    check_game(own.file, &manifest, &mut found);
    let sets: Vec<AssembledSet> = project
        .sets
        .iter()
        .filter(|set| set.game.is_some_and(|game| chain.contains(&game)))
        .map(|set| AssembledSet {
            name: set.manifest.name.as_ref().map(|name| name.value.clone()).unwrap_or_default(),
            file: set.file,
            manifest: set.manifest.clone(),
            files: set.files.clone(),
        })
        .collect();
    let mut game = Game::default();
    for (level, member) in chain.iter().enumerate() {
        let files = own_files(project, *member).filter_map(|file| Some((file, texts.outlines.get(&file)?)));
        let entries: Vec<Entry<'_>> = files.flat_map(|(file, outline)| Entry::all(file, outline)).collect();
        game.add_level(level, &entries, &mut found);
    }
    let entries: Vec<Entry<'_>> = game.entries().collect();
    let dialect = dialect(&manifest, entries.iter().copied(), texts.sources, &mut found);
    // Where a name takes a word from the language, sentences that are right can't be read.
    let are_words_free = found.iter().all(|item| item.code != Code::TomlLanguageWord);
    let readable = if are_words_free { entries.as_slice() } else { &[] };
    let blocks = read_blocks(readable, texts, &dialect, &mut found);
    let complete = blocks.len() == entries.len();
    let broken_block = blocks.iter().any(|(_, block)| block.broken.0);
    let assembled = Assembled {
        name: own.name(),
        folder: own.folder_name(),
        file: own.file,
        manifest,
        dialect,
        blocks,
        sets,
        own_files: own_files(project, last).collect(),
        broken: broken_block || !complete || found.iter().any(|item| item.severity() == Severity::Error),
    };
    super::options::check_options(&assembled, &mut found);
    // A base game's sets are looked at with the base game.
    let own_sets = project.sets.iter().filter(|set| set.game == Some(last)).map(|set| set.file);
    sets::check_sets(&assembled, &own_sets.collect::<Vec<_>>(), &mut found);
    for set in project.sets.iter().filter(|set| set.game == Some(last)) {
        let files = set.files.iter().filter_map(|file| Some((*file, texts.outlines.get(file)?)));
        let entries = files.flat_map(|(file, outline)| Entry::all(file, outline));
        rules_in_sets::check(own, set, entries, &mut found);
    }
    (assembled, found)
}

/// The files of a game and its sets, without those of its base game.
fn own_files(project: &Project, game: usize) -> impl Iterator<Item = FileId> {
    let of_sets = project.sets.iter().filter(move |set| set.game == Some(game)).flat_map(|set| &set.files);
    project.games[game].files.iter().chain(of_sets).copied()
}

/// Reads the sentences of the blocks in force, file by file, and puts them back in order.
fn read_blocks(
    entries: &[Entry<'_>],
    texts: &Texts<'_>,
    dialect: &Dialect,
    diagnostics: &mut Diagnostics,
) -> Vec<(FileId, Block)> {
    let mut by_file: HashMap<FileId, Vec<usize>> = HashMap::new();
    for entry in entries {
        by_file.entry(entry.file).or_default().push(entry.number);
    }
    let mut files: Vec<(FileId, Vec<usize>)> = by_file.into_iter().collect();
    files.sort();
    let read: Vec<(FileId, Vec<usize>, Vec<Block>, Diagnostics)> = files
        .into_par_iter()
        .map(|(file, mut numbers)| {
            numbers.sort_unstable();
            let all = &texts.outlines[&file].blocks;
            let in_force: Vec<&OutlineBlock> = numbers.iter().map(|number| &all[*number]).collect();
            let reader = Reader { dialect, file, known: &texts.known, card: None, to_nobody: false };
            let mut found = Diagnostics::default();
            let blocks = reader.blocks(&in_force, texts.sources.text(file), &mut found);
            (file, numbers, blocks, found)
        })
        .collect();
    let mut blocks: HashMap<(FileId, usize), Block> = HashMap::new();
    for (file, numbers, read, found) in read {
        diagnostics.append(found);
        // Of a file with too many problems the last blocks are not read.
        for (number, mut block) in numbers.into_iter().zip(read) {
            block.header.change = Change::Add;
            blocks.insert((file, number), block);
        }
    }
    let in_order = entries.iter();
    in_order.filter_map(|entry| Some((entry.file, blocks.remove(&(entry.file, entry.number))?))).collect()
}
