//! The right sentences most like a refused one: those that share its rarest words.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use super::catalogue;
use super::search::words;
use crate::vocabulary::false_friends;

/// How many are shown.
const MOST: usize = 2;

/// A right sentence, and what a text that means it is likely to have.
struct Example {
    right: &'static str,
    /// The numbers of its features, in order.
    features: Vec<u32>,
}

/// What a text is told by: its words, and each two that stand together. They are numbered: there are thousands.
#[derive(Default)]
struct Features {
    words: HashMap<String, u32>,
    pairs: HashMap<(u32, u32), u32>,
    /// In how many examples each of them is.
    frequency: Vec<u32>,
}

struct Examples {
    all: Vec<Example>,
    known: Features,
}

static EXAMPLES: LazyLock<Examples> = LazyLock::new(|| {
    let mut known = Features::default();
    let mut all = Vec::new();
    for phrase in catalogue().phrases().iter().filter(|phrase| !phrase.is_block()) {
        let nicknames = phrase.also.iter().map(String::as_str);
        let features = known.take_in(std::iter::once(phrase.example.as_str()).chain(nicknames));
        all.push(Example { right: &phrase.example, features });
    }
    // What others wrote by mistake leads to what they meant.
    for friend in false_friends() {
        let features = known.take_in([friend.right.as_str(), friend.wrong.as_str()].into_iter());
        all.push(Example { right: &friend.right, features });
    }
    Examples { all, known }
});

impl Features {
    /// The features of an example with these texts, each once; from now on they are known.
    fn take_in<'t>(&mut self, texts: impl Iterator<Item = &'t str>) -> Vec<u32> {
        let mut found = Vec::new();
        for text in texts {
            let from = found.len();
            for word in words(text) {
                let next = self.frequency.len() as u32;
                let number = *self.words.entry(word).or_insert(next);
                self.make_room_for(number);
                found.push(number);
            }
            let to = found.len();
            for second in from + 1..to {
                let next = self.frequency.len() as u32;
                let number = *self.pairs.entry((found[second - 1], found[second])).or_insert(next);
                self.make_room_for(number);
                found.push(number);
            }
        }
        found.sort_unstable();
        found.dedup();
        for number in &found {
            self.frequency[*number as usize] += 1;
        }
        found
    }

    fn make_room_for(&mut self, number: u32) {
        if number as usize == self.frequency.len() {
            self.frequency.push(0);
        }
    }

    /// The features of a text that an example has as well, as they are written.
    fn of(&self, text: &str) -> BTreeMap<String, u32> {
        let words = words(text);
        let number = |word: &String| self.words.get(word).copied();
        let single = words.iter().filter_map(|word| Some((word.clone(), number(word)?)));
        let pairs = words.windows(2).filter_map(|pair| {
            let known = self.pairs.get(&(number(&pair[0])?, number(&pair[1])?))?;
            Some((pair.join(" "), *known))
        });
        single.chain(pairs).collect()
    }
}

/// Up to two right sentences that have most in common with a text: what is rare counts more, and so does what
/// stands `near` the place where reading stopped. Only such as the game can say; none where no word of the text is of any use.
pub fn nearest_examples(text: &str, near: &str, can_say: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let Examples { all, known } = &*EXAMPLES;
    // In the order in which they are written, so that equals stay equal.
    let mut wanted: BTreeMap<String, (u32, f64)> = BTreeMap::new();
    for part in [text, near] {
        for (feature, number) in known.of(part) {
            let frequency = f64::from(known.frequency[number as usize]);
            wanted.entry(feature).or_insert((number, 0.0)).1 += (all.len() as f64 / frequency).ln();
        }
    }
    let wanted: Vec<(u32, f64)> = wanted.into_values().collect();
    let mut ranked: Vec<(f64, &Example)> = Vec::new();
    for example in all {
        let shared = wanted.iter().filter(|(feature, _)| example.features.binary_search(feature).is_ok());
        let weight: f64 = shared.map(|(_, weight)| weight).sum();
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
