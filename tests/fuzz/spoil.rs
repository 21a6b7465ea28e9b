//! Changes a text by chance. The same seed makes the same changes.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::dictionary;

/// Clauses that can stand in each other as often as one likes.
const NESTED: [&str; 6] = [
    "that shares a color with a card",
    "who controls a card",
    "and if it is a card from the hand of a player",
    "the number of cards in the hand of the player on the left of",
    "cause a player to",
    "half the number of",
];

/// Letters that mean something, or are more than one byte.
const LETTERS: [&str; 20] = [
    "\"", "“", "”", "#", ".", ",", ":", "'", "’", "\n", "\r\n", "\n\n", "\t", "  ", "\0", "\u{1}", "\u{a0}",
    "\u{feff}", "é", "🂡",
];

pub struct Spoiler {
    random: ChaCha8Rng,
}

impl Spoiler {
    pub fn new(seed: u64) -> Spoiler {
        Spoiler { random: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// A number below `end`, and zero where there is none.
    pub fn below(&mut self, end: usize) -> usize {
        if end == 0 { 0 } else { self.random.random_range(0..end) }
    }

    fn one_of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }

    /// Deletes, doubles, swaps, inserts and nests words.
    pub fn words(&mut self, text: &str) -> String {
        let mut words: Vec<String> = text.split(' ').map(str::to_string).collect();
        for _ in 0..=self.below(4) {
            self.change(&mut words, " ");
        }
        words.join(" ")
    }

    /// Deletes, doubles, swaps and cuts lines, and spoils the words of one.
    pub fn lines(&mut self, text: &str) -> String {
        let mut lines: Vec<String> = text.split('\n').map(str::to_string).collect();
        for _ in 0..=self.below(3) {
            if self.below(2) == 0 {
                self.change(&mut lines, "\n");
            } else {
                let line = self.below(lines.len());
                lines[line] = self.words(&lines[line].clone());
            }
        }
        lines.join("\n")
    }

    fn change(&mut self, parts: &mut Vec<String>, joint: &str) {
        let at = self.below(parts.len());
        let other = self.below(parts.len());
        match self.below(7) {
            0 if parts.len() > 1 => drop(parts.remove(at)),
            0 | 1 => parts.insert(other, parts[at].clone()),
            2 => parts.swap(at, other),
            3 | 4 => {
                let word = self.below(dictionary::words().len());
                parts.insert(at, dictionary::words()[word].clone());
            }
            5 => parts.truncate(at.max(1)),
            _ => {
                let clause = self.one_of(&NESTED);
                let times = 1 + self.below(12);
                parts.insert(at, vec![clause; times].join(joint));
            }
        }
    }

    /// Puts letters and bytes in and takes some out; what is no text then is read as well as it can be.
    pub fn letters(&mut self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=self.below(6) {
            let at = self.below(bytes.len());
            match self.below(4) {
                0 => bytes.truncate(at),
                1 => drop(bytes.splice(at..bytes.len().min(at + 1 + self.below(3)), [])),
                2 => {
                    let byte = self.random.random::<u8>();
                    bytes.insert(at, byte);
                }
                _ => {
                    let letter = self.one_of(&LETTERS);
                    bytes.splice(at..at, letter.bytes());
                }
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}
