//! Texts that are right: the files of the repository, their blocks and sentences, and the catalogue's examples.

use std::fs;
use std::path::Path;

use cardwright::syntax::{document, outline};
use cardwright::vocabulary::catalogue::catalogue;
use cardwright::{diagnostic::Diagnostics, format, source::FileId};

/// The files with cards and rules.
pub fn files() -> Vec<String> {
    let mut found = Vec::new();
    collect(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/cards")), &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the cards are there") {
        let path = entry.expect("can be listed").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "cards") {
            found.push(fs::read_to_string(path).expect("the cards are text"));
        }
    }
}

/// Blocks one by one and in pairs: small enough to be read often.
pub fn blocks() -> Vec<String> {
    let files = files();
    let mut blocks = Vec::new();
    for file in &files {
        let cut = outline(file, FileId(0), &mut Diagnostics::default());
        let texts = cut.blocks.iter().map(|block| &file[block.at.range()]);
        let texts: Vec<&str> = texts.filter(|text| text.len() < 600).collect();
        blocks.extend(texts.iter().map(|text| format!("{text}\n")));
        blocks.extend(texts.windows(2).map(|pair| format!("# both\n{}\n\n{}\n", pair[0], pair[1])));
    }
    blocks
}

/// The paragraphs that the catalogue's words can read, and its own examples.
pub fn sentences() -> Vec<String> {
    let dialect = catalogue().example_dialect();
    let mut sentences: Vec<String> =
        catalogue().phrases().iter().map(|phrase| phrase.example.clone()).collect();
    for file in files() {
        let mut ignored = Diagnostics::default();
        let cut = outline(&file, FileId(0), &mut ignored);
        let read = document(&cut, &file, dialect, FileId(0), &mut ignored);
        let paragraphs = read.blocks.iter().flat_map(|block| &block.paragraphs);
        sentences.extend(paragraphs.map(|paragraph| format::paragraph(dialect, paragraph).join(" ")));
    }
    sentences.retain(|text| !text.is_empty());
    sentences
}
