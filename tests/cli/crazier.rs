//! Folders with sets and variants of the reference game, and beside them as much of the game as they need: its
//! settings, its rules, and the cards that they name.
//!
//! Without a game of that name in the folder each run would read all cards of the built-in one before it came to the
//! one that is asked about, and the tests would take four times as long. Of the other cards there are so many that each
//! rank and suit is on several, and all where a scenario is played: the deck is the same then. They only say nothing.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::support::{TempDir, folder};

/// A folder with these files, which belong to Crazier Eights.
pub fn crazier(files: &[(&str, &[u8])]) -> TempDir {
    let texts: Vec<&str> = files.iter().filter_map(|(_, text)| std::str::from_utf8(text).ok()).collect();
    let is_played = files.iter().any(|(path, text)| path.ends_with(".scenario") && !text.is_empty());
    let game = GAME.for_texts(&texts, is_played);
    let beside = game.iter().map(|(path, text)| (path.as_str(), text.as_bytes()));
    folder(&files.iter().copied().chain(beside).collect::<Vec<_>>())
}

static GAME: LazyLock<Game> = LazyLock::new(Game::built_in);

/// The built-in game.
struct Game {
    /// Its settings, its rules and those of its sets: they are always there.
    settings: Vec<(String, String)>,
    blocks: Vec<Block>,
}

/// A block of a set: `card "Castle"` and what stands under it.
struct Block {
    /// The file it is written to.
    path: String,
    kind: String,
    name: String,
    text: String,
}

impl Game {
    fn built_in() -> Game {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
        let mut settings = Vec::new();
        let mut keep = |path: &str| {
            settings.push((format!("crazier-eights/{path}"), text_of(&root.join(path))));
        };
        keep("game.toml");
        keep("rules.cards");
        let mut blocks = Vec::new();
        for set in below(&root).into_iter().filter(|path| path.join("set.toml").is_file()) {
            let name = set.file_name().expect("was found in a folder").to_string_lossy().into_owned();
            keep(&format!("{name}/set.toml"));
            let files = below(&set);
            for file in files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "cards")) {
                add_blocks(&format!("crazier-eights/{name}/all.cards"), &text_of(file), &mut blocks);
            }
        }
        Game { settings, blocks }
    }

    /// The files of the game: with the blocks that the texts name, and with the first lines of other cards.
    fn for_texts(&self, texts: &[&str], is_played: bool) -> Vec<(String, String)> {
        let named = self.named_in(texts);
        let mut files = self.settings.clone();
        let mut printed = HashMap::new();
        for (number, block) in self.blocks.iter().enumerate() {
            let text = match named.contains(&number) {
                true => block.text.clone(),
                false if block.kind == "card" && (is_played || block.is_rare(&mut printed)) => block.head(),
                false => continue,
            };
            match files.last_mut() {
                Some((path, file)) if *path == block.path => *file = format!("{file}\n{text}"),
                _ => files.push((block.path.clone(), text)),
            }
        }
        files
    }

    /// The blocks that the texts name, and those that are named there in turn.
    fn named_in(&self, texts: &[&str]) -> BTreeSet<usize> {
        let mut said = texts.join("\n");
        let mut named = BTreeSet::new();
        loop {
            let is_new =
                |(number, block): &(usize, &Block)| !named.contains(number) && block.is_named_in(&said);
            let Some((number, block)) = self.blocks.iter().enumerate().find(is_new) else { return named };
            said.push_str(&block.text);
            named.insert(number);
        }
    }
}

impl Block {
    fn is_named_in(&self, said: &str) -> bool {
        let mut words = said.split(|letter: char| !letter.is_alphabetic());
        match self.kind.as_str() {
            "counter" => words.any(|word| word == self.name),
            // A verb stands there in other forms as well.
            "definition" => {
                let stem = self.name.trim_end_matches(['s', 'y']);
                let ends = ["", "s", "ed", "ing", "y", "ies", "ied", "ying"];
                words.filter_map(|word| word.strip_prefix(stem)).any(|end| ends.contains(&end))
            }
            _ => said.contains(&self.name),
        }
    }

    /// Whether a value of the card was on fewer than two so far.
    fn is_rare<'b>(&'b self, printed: &mut HashMap<&'b str, u8>) -> bool {
        let line = self.text.lines().nth(1).expect("a card has a line");
        let values = || line.split([' ', ',']).filter(|value| !value.is_empty());
        let is_rare = values().any(|value| printed.get(value).is_none_or(|times| *times < 2));
        if is_rare {
            values().for_each(|value| *printed.entry(value).or_default() += 1);
        }
        is_rare
    }

    /// Its name and its line.
    fn head(&self) -> String {
        self.text.lines().take(2).flat_map(|line| [line, "\n"]).collect()
    }
}

fn add_blocks(path: &str, text: &str, blocks: &mut Vec<Block>) {
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((kind, name)) = line.split_once(" \"").filter(|_| !line.starts_with(' ')) {
            let (kind, name) = (kind.to_string(), name.trim_end_matches('"').to_string());
            blocks.push(Block { path: path.to_string(), kind, name, text: String::new() });
        }
        if let Some(block) = blocks.last_mut() {
            block.text.push_str(line);
            block.text.push('\n');
        }
    }
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the game is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("can be read").path()).collect();
    paths.sort();
    paths
}

fn text_of(path: &Path) -> String {
    fs::read_to_string(path).expect("can be read")
}
