//! A game from its files, whole or with words replaced, and its scenarios by the numbers they name.

use std::path::{Path, PathBuf};

use cardwright::analysis::analyze_to_play;
use cardwright::diagnostic::Diagnostics;
use cardwright::program::Program;
use cardwright::scenario::run;
use cardwright::source::{FileId, Sources};
use cardwright::syntax::scenario::{Scenario, scenarios};

/// A game of the repository: its folder, and which folders in it belong to it.
#[derive(Clone, Copy)]
pub struct Box {
    folder: &'static str,
    inner: &'static [&'static str],
    /// What the numbers of its rules begin with, and how many there are.
    pub rules: (&'static str, u32),
}

pub const CRAZIER: Box =
    Box { folder: "crazier-eights", inner: &["arabian-nights/", "base/", ""], rules: ("CE", 48) };

/// The other games; each variant with the game that it changes.
pub const OTHERS: [Box; 4] = [
    Box { folder: "crazy-eights", inner: &["", "sheet/"], rules: ("CY", 11) },
    Box { folder: "crazy-eights", inner: &["", "action/"], rules: ("CR", 14) },
    Box { folder: "crazy-eights", inner: &["", "classic/"], rules: ("WK", 15) },
    Box { folder: "crazy-8-ball", inner: &[""], rules: ("8B", 15) },
];

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

impl Box {
    fn path(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("cards").join(self.folder)
    }

    /// Every number of its rules.
    pub fn numbers(&self) -> impl Iterator<Item = String> {
        let (prefix, count) = self.rules;
        (1..=count).map(move |number| format!("{prefix}-{number:02}"))
    }

    /// Its files with one of these endings, by their paths.
    fn files(&self, endings: &[&str]) -> Vec<String> {
        let mut found = Vec::new();
        for inner in self.inner {
            let entries =
                std::fs::read_dir(self.path().join(inner)).expect("the folder of the game can be read");
            let names = entries.map(|entry| entry.expect("an entry can be read").file_name());
            let names = names.map(|name| name.into_string().expect("a plain name"));
            let fits =
                |name: &String| name.rsplit_once('.').is_some_and(|(_, ending)| endings.contains(&ending));
            let mut files: Vec<String> = names.filter(fits).map(|name| format!("{inner}{name}")).collect();
            files.sort();
            found.extend(files);
        }
        found
    }

    /// The game with each text as the change leaves it; else its problems.
    pub fn program(&self, mut change: impl FnMut(&str, String) -> String) -> Result<Program, String> {
        let mut sources = Sources::default();
        for file in self.files(&["toml", "cards"]) {
            let text = change(&file, read(&self.path().join(&file)));
            sources.add(format!("{}/{file}", self.folder), text);
        }
        checked(&sources)
    }
}

/// The main game with further cards in its set.
pub fn with_cards(cards: &str) -> Program {
    let mut sources = Sources::default();
    for file in CRAZIER.files(&["toml", "cards"]) {
        let text = read(&CRAZIER.path().join(&file));
        sources.add(format!("crazier-eights/{file}"), text);
    }
    sources.add("crazier-eights/base/more.cards", cards.to_string());
    checked(&sources).unwrap_or_else(|problems| panic!("{problems}"))
}

/// A variant is named after the game that it changes, so it comes last.
fn checked(sources: &Sources) -> Result<Program, String> {
    let analysis = analyze_to_play(sources, &[]);
    let problems: Vec<String> = analysis.diagnostics.iter().map(|problem| problem.message.clone()).collect();
    analysis.programs.into_iter().next_back().flatten().ok_or_else(|| problems.join("; "))
}

pub struct Scenarios(Vec<Scenario>);

impl Scenarios {
    /// All that stand beside the game and its sets.
    pub fn read(game: &Box) -> Scenarios {
        let files: Vec<PathBuf> =
            game.files(&["scenario"]).iter().map(|file| game.path().join(file)).collect();
        let parsed = files.iter().flat_map(|path| {
            let mut problems = Diagnostics::default();
            let file = scenarios(&read(path), FileId(0), &mut problems);
            assert!(problems.is_empty(), "{}: {problems:?}", path.display());
            file.scenarios
        });
        Scenarios(parsed.collect())
    }

    /// Runs those that name the number; each with whether it failed.
    pub fn run(&self, program: &Program, number: &str) -> Vec<(String, bool)> {
        let naming = self.0.iter().filter(|one| one.numbers.iter().any(|named| named.text == number));
        let ran = naming.map(|one| run(program, one));
        ran.map(|ran| (ran.name, ran.failure.is_some())).collect()
    }

    pub fn named(&self, name: &str) -> Option<&Scenario> {
        self.0.iter().find(|one| one.name.text == name)
    }

    pub fn numbers(&self, name: &str) -> Option<Vec<String>> {
        let found = self.named(name)?;
        Some(found.numbers.iter().map(|number| number.text.clone()).collect())
    }
}

/// The text with words replaced that stand in it once, wherever its lines break.
pub fn replaced(text: &str, old: &str, new: &str) -> Option<String> {
    let words: Vec<&str> = old.split_whitespace().collect();
    let starts = text.char_indices().map(|(at, _)| at);
    let mut found = starts.filter_map(|at| Some((at, end_of(&text[at..], &words)? + at)));
    let (from, to) = found.next()?;
    match found.next() {
        None => Some(format!("{}{new}{}", &text[..from], &text[to..])),
        Some(_) => None,
    }
}

/// Where the words end that the text begins with.
fn end_of(text: &str, words: &[&str]) -> Option<usize> {
    let mut rest = text;
    for (number, word) in words.iter().enumerate() {
        if number > 0 {
            let next = rest.trim_start();
            if next.len() == rest.len() {
                return None;
            }
            rest = next;
        }
        rest = rest.strip_prefix(word)?;
    }
    Some(text.len() - rest.len())
}
