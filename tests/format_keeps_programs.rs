//! The formatter never changes what a game does: its program is the same before and after.

use std::fs;
use std::path::{Path, PathBuf};

use cardwright::analysis::analyze;
use cardwright::diagnostic::Diagnostics;
use cardwright::format;
use cardwright::program::Program;
use cardwright::source::Sources;
use cardwright::syntax::outline;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the entry is readable").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The files of the repository's games, their sentences changed by `change`.
fn games(change: impl Fn(&str) -> String) -> Sources {
    let cards = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards");
    let mut sources = Sources::default();
    for path in files(&cards) {
        let text = fs::read_to_string(&path).expect("a text file");
        let is_cards = path.extension().is_some_and(|ending| ending == "cards");
        let text = if is_cards { change(&text) } else { text };
        sources.add(path.strip_prefix(&cards).expect("below the folder"), text);
    }
    sources
}

fn programs(sources: &Sources) -> Vec<Program> {
    let analysis = analyze(sources, &[]);
    let problems: Vec<_> = analysis.diagnostics.iter().map(|problem| &problem.message).collect();
    assert!(!analysis.diagnostics.has_errors(), "{problems:#?}");
    analysis
        .programs
        .into_iter()
        .map(|program| program.expect("a game without errors has a program"))
        .collect()
}

/// The same files, formatted with the words of the game each belongs to.
fn formatted(sources: &Sources) -> Sources {
    let analysis = analyze(sources, &[]);
    let mut after = Sources::default();
    for (file, source) in sources.iter() {
        let game = analysis.games.iter().find(|game| game.own_files.contains(&file));
        let text = match game {
            Some(game) if source.path.extension().is_some_and(|ending| ending == "cards") => {
                let cut = outline(&source.text, file, &mut Diagnostics::default());
                format::document(&source.text, &cut, &game.dialect)
            }
            _ => source.text.clone(),
        };
        after.add(source.path.clone(), text);
    }
    after
}

/// The variants the language takes, in all texts: digits, other words, apostrophes, verbs, white space.
fn untidy(text: &str) -> String {
    let lines = text.lines().map(|line| match line.strip_prefix("  ") {
        Some(inner) if !inner.contains('"') => format!("\t   {}", untidy_words(inner)),
        _ => line.to_string(),
    });
    format!("\u{FEFF}{}\r\n", lines.collect::<Vec<_>>().join("\r\n"))
}

fn untidy_words(line: &str) -> String {
    let mut line = line.replace("can't", "cannot").replace('\'', "\u{2019}");
    for (word, digits) in [(" three ", " 3 "), (" seven ", " 7 "), (" five ", " 5 "), (" twenty ", " 20 ")] {
        line = line.replace(word, digits);
    }
    line.replace(". ", ".    ").replace(" draws ", " draw ")
}

#[test]
fn untidy_files_have_the_program_of_the_tidy_ones() {
    let tidy = games(str::to_string);
    let untidied = games(untidy);
    let differ =
        tidy.iter().zip(untidied.iter()).filter(|(before, after)| before.1.text != after.1.text).count();
    assert!(differ > 5, "most files were changed");
    assert!(programs(&tidy) == programs(&untidied));
}

#[test]
fn formatting_untidy_files_keeps_their_program_and_gives_the_tidy_text() {
    let untidied = games(untidy);
    let after = formatted(&untidied);
    assert!(programs(&untidied) == programs(&after));
    for ((_, tidy), (_, after)) in games(str::to_string).iter().zip(after.iter()) {
        assert_eq!(tidy.text, after.text, "{}", tidy.path.display());
    }
}
