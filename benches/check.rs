//! How long checking takes: a generated set of ten thousand cards, twice as many, and the cards in the
//! repository. Run with `cargo bench`.

#[path = "../tests/support/generated_set.rs"]
mod generated_set;

use cardwright::analysis::analyze;
use cardwright::source::Sources;
use cardwright::workspace::Workspace;

fn main() {
    divan::main();
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
    bencher.with_inputs(|| generated_set::sources(cards)).bench_refs(|sources| checked(sources));
}

/// From the disk to the last diagnostic, as the command does it.
#[divan::bench]
fn repository_cards() -> usize {
    let workspace = Workspace::read(&[concat!(env!("CARGO_MANIFEST_DIR"), "/cards").into()]);
    checked(&workspace.sources)
}
