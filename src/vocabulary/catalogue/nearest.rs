//! The right sentences most like a refused one: those that share its rarest words.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::catalogue;
use super::search::{number, numbers, words};
use crate::vocabulary::false_friends;

/// How many are shown.
const MOST: usize = 2;

/// A right sentence, and what a text that means it is likely to have: words, and each two that stand together, by
/// numbers that are made of their letters. There are tens of thousands, and the first refused sentence waits for them.
struct Example {
    right: &'static str,
    /// Each once.
    features: Vec<u64>,
}

static EXAMPLES: LazyLock<Vec<Example>> = LazyLock::new(|| {
    let phrases = catalogue().phrases().iter().filter(|phrase| !phrase.is_block());
    let phrases = phrases.map(|phrase| {
        let texts = std::iter::once(&phrase.example).chain(&phrase.also);
        Example { right: &phrase.example, features: features(texts.map(String::as_str)) }
    });
    // What others wrote by mistake leads to what they meant.
    let friends = false_friends().iter().map(|friend| {
        let texts = [friend.right.as_str(), friend.wrong.as_str()];
        Example { right: &friend.right, features: features(texts.into_iter()) }
    });
    phrases.chain(friends).collect()
});

/// The features of these texts, each once.
fn features<'t>(texts: impl Iterator<Item = &'t str>) -> Vec<u64> {
    let mut found = Vec::new();
    for text in texts {
        let words = numbers(text);
        found.extend(words.windows(2).map(|two| pair(two[0], two[1])));
        found.extend(words);
    }
    let mut seen = Seen::with_room_for(found.len());
    found.retain(|feature| seen.is_new(*feature));
    found
}

/// The number of two words that stand together.
fn pair(one: u64, two: u64) -> u64 {
    (one.rotate_left(17) ^ two).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Numbers that are spread already: each goes where its last digits say, or behind.
struct Seen {
    slots: Vec<u64>,
}

impl Seen {
    fn with_room_for(count: usize) -> Seen {
        Seen { slots: vec![0; (4 * count).next_power_of_two()] }
    }

    fn is_new(&mut self, number: u64) -> bool {
        let last = self.slots.len() - 1;
        let mut at = number as usize & last;
        while self.slots[at] != 0 {
            if self.slots[at] == number {
                return false;
            }
            at = (at + 1) & last;
        }
        self.slots[at] = number;
        true
    }
}

/// The features of a text as they are written, each with its number.
fn written(text: &str) -> BTreeMap<String, u64> {
    let words = words(text);
    let numbers: Vec<u64> = words.iter().map(|word| number(word)).collect();
    let pairs = (1..words.len()).map(|at| (words[at - 1..=at].join(" "), pair(numbers[at - 1], numbers[at])));
    let pairs: Vec<(String, u64)> = pairs.collect();
    words.into_iter().zip(numbers).chain(pairs).collect()
}

/// Up to two right sentences that have most in common with a text: what is rare counts more, and so does what
/// stands `near` the place where reading stopped. Only such as the game can say; none where no word of the text is of any use.
pub fn nearest_examples(text: &str, near: &str, can_say: impl Fn(&str) -> bool) -> Vec<&'static str> {
    // In the order in which they are written, so that equals stay equal.
    let mut wanted: BTreeMap<String, (u64, f64)> = BTreeMap::new();
    for part in [text, near] {
        for (feature, number) in written(part) {
            wanted.entry(feature).or_insert((number, 0.0)).1 += 1.0;
        }
    }
    let wanted: Vec<(u64, f64)> = wanted.into_values().collect();
    let mut numbers: Vec<(u64, usize)> =
        wanted.iter().enumerate().map(|(at, (number, _))| (*number, at)).collect();
    numbers.sort_unstable();
    // In how many examples each of them is, and which of them each example has.
    let mut frequency = vec![0.0; wanted.len()];
    let mut sharing: Vec<(&Example, Vec<usize>)> = Vec::new();
    for example in EXAMPLES.iter() {
        let places = example.features.iter().filter_map(|feature| {
            let found = numbers.binary_search_by_key(feature, |(number, _)| *number).ok()?;
            Some(numbers[found].1)
        });
        let mut shared: Vec<usize> = places.collect();
        if !shared.is_empty() {
            shared.sort_unstable();
            shared.iter().for_each(|at| frequency[*at] += 1.0);
            sharing.push((example, shared));
        }
    }
    let mut ranked: Vec<(f64, &Example)> = Vec::new();
    for (example, shared) in sharing {
        let weights = shared.iter().map(|at| wanted[*at].1 * (EXAMPLES.len() as f64 / frequency[*at]).ln());
        let weight: f64 = weights.sum();
        if weight > 0.0 {
            ranked.push((weight / (example.features.len() as f64).sqrt(), example));
        }
    }
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut shown: Vec<&str> = Vec::new();
    for (_, example) in ranked {
        if !shown.contains(&example.right) && can_say(example.right) {
            shown.push(example.right);
        }
        if shown.len() == MOST {
            break;
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_words_find_the_sentence() {
        let found = nearest_examples("Reverse the way of play now.", "", |_| true);
        assert!(found.iter().any(|example| example.contains("Reverse the direction of play")), "{found:?}");
    }

    #[test]
    fn words_nobody_uses_find_nothing() {
        assert_eq!(nearest_examples("Xyzzy plugh.", "", |_| true), Vec::<&str>::new());
    }

    #[test]
    fn what_a_game_cannot_say_is_no_example() {
        let found =
            nearest_examples("Reverse the way of play now.", "", |example| !example.contains("Reverse"));
        assert!(!found.iter().any(|example| example.contains("Reverse")), "{found:?}");
    }
}
