//! The two sets hold what they promise: how many cards, which kinds, which phrases, how long games are.

mod agents;
mod awkward;
mod counts;
mod games;
mod page;
mod phrases;
mod promises;

use std::path::PathBuf;
use std::sync::LazyLock;

use cardwright::analysis::{Analysis, Assembled, analyze};
use cardwright::program::Program;
use cardwright::source::{FileId, FileKind, Sources};
use cardwright::syntax::tree::{Block, BlockKind};
use cardwright::workspace::Workspace;

/// The reference game with its sets, read once.
struct Read {
    sources: Sources,
    analysis: Analysis,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

static READ: LazyLock<Read> = LazyLock::new(|| {
    let workspace = Workspace::read(&[root().join("cards/crazier-eights")]);
    let analysis = analyze(&workspace.sources, &workspace.unread);
    Read { sources: workspace.sources, analysis }
});

fn game() -> &'static Assembled {
    &READ.analysis.games[0]
}

fn program() -> &'static Program {
    READ.analysis.programs[0].as_ref().expect("the game has no problems")
}

/// The name of the set a block stands in, its file and the block.
fn blocks_of_sets() -> impl Iterator<Item = (&'static str, FileId, &'static Block)> {
    let in_set =
        |(file, block): &'static (FileId, Block)| Some((game().set_of(*file)?.name.as_str(), *file, block));
    game().blocks.iter().filter_map(in_set)
}

fn cards_of(set: &str) -> Vec<&'static Block> {
    let cards =
        blocks_of_sets().filter(|(name, _, block)| *name == set && block.header.kind == BlockKind::Card);
    cards.map(|(_, _, block)| block).collect()
}

fn name_of(block: &Block) -> &str {
    block.header.name.as_ref().map_or("", |name| name.text.as_str())
}

/// The texts of all scenarios that stand with the cards of a set, each without the word it begins with.
fn scenarios_of_sets() -> Vec<&'static str> {
    let folders: Vec<_> = game().sets.iter().map(|set| READ.sources.path(set.file).parent()).collect();
    let files = READ.sources.iter().map(|(_, file)| file).filter(|file| {
        FileKind::of(&file.path) == Some(FileKind::Scenario) && folders.contains(&file.path.parent())
    });
    files.flat_map(|file| file.text.split("\nscenario ").skip(1)).collect()
}

const BASE: &str = "Base set";
const NIGHTS: &str = "Arabian Nights";
