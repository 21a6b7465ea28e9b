//! How long checking takes: a generated set of ten thousand cards, twice as many, and the cards in the
//! repository. Run with `cargo bench`.

#[path = "../tests/support/generated_set.rs"]
mod generated_set;

use cardwright::analysis::analyze;
use cardwright::source::Sources;
use cardwright::workspace::Workspace;

const GAME: &str = include_str!("../cards/crazier-eights/game.toml");
const RULES: &str = include_str!("../cards/crazier-eights/rules.cards");

fn main() {
    divan::main();
}

/// A game with a set of `cards` cards.
fn generated(cards: usize) -> Sources {
    let mut sources = Sources::default();
    sources.add("generated/game.toml", GAME);
    sources.add("generated/rules.cards", RULES);
    sources.add("generated/set/set.toml", "name = \"Generated\"\n");
    sources.add("generated/set/all.cards", generated_set::text(cards));
    sources
}

fn checked(sources: &Sources) -> usize {
    let analysis = analyze(sources, &[]);
    assert!(
        !analysis.diagnostics.has_errors(),
        "the generated cards are right: {:?}",
        analysis.diagnostics.iter().next()
    );
    analysis.games.iter().map(|game| game.blocks.len()).sum()
}

#[divan::bench(args = [10_000, 20_000], sample_count = 10, sample_size = 1)]
fn generated_cards(bencher: divan::Bencher<'_, '_>, cards: usize) {
    bencher.with_inputs(|| generated(cards)).bench_refs(|sources| checked(sources));
}

/// From the disk to the last diagnostic, as the command does it.
#[divan::bench]
fn repository_cards() -> usize {
    let workspace = Workspace::read(&[concat!(env!("CARGO_MANIFEST_DIR"), "/cards").into()]);
    checked(&workspace.sources)
}
