//! The games of the repository as programs.

mod cards;
mod corpus;
mod meanings;

use std::path::{Path, PathBuf};

use cardwright::analysis::analyze;
use cardwright::diagnostic::Diagnostics;
use cardwright::program::Program;
use cardwright::source::Sources;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

fn sources() -> Sources {
    let mut found = Vec::new();
    files(Path::new("cards"), &mut found);
    let mut sources = Sources::default();
    for path in found {
        let text = std::fs::read_to_string(&path).unwrap();
        sources.add(path, text);
    }
    sources
}

fn programs() -> Vec<(String, Option<Program>)> {
    let analysis = analyze(&sources(), &[]);
    let names = analysis.games.iter().map(|game| game.name.clone());
    names.zip(analysis.programs).collect()
}

#[test]
fn every_game_of_the_repository_becomes_a_program() {
    let sources = sources();
    let analysis = analyze(&sources, &[]);
    assert_eq!(analysis.diagnostics, Diagnostics::default());
    for (name, program) in programs() {
        assert!(program.is_some(), "{name}");
    }
}
