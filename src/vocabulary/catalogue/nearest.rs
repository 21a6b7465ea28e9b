//! The right sentences most like a refused one: those that share its rarest words.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

use super::catalogue;
use super::search::words;
use crate::vocabulary::false_friends;

/// How many are shown.
const MOST: usize = 2;

/// A right sentence, and what a text that means it is likely to have.
struct Example {
    right: &'static str,
    features: HashSet<String>,
}

struct Examples {
    all: Vec<Example>,
    /// In how many of them a feature is.
    frequency: HashMap<String, usize>,
}

static EXAMPLES: LazyLock<Examples> = LazyLock::new(|| {
    let sentences = catalogue().phrases().iter().filter(|phrase| !phrase.is_block());
    let of_phrases = sentences.map(|phrase| {
        let nicknames = phrase.also.iter().flat_map(|also| features(also));
        Example { right: &phrase.example, features: features(&phrase.example).chain(nicknames).collect() }
    });
    // What others wrote by mistake leads to what they meant.
    let of_friends = false_friends().iter().map(|friend| Example {
        right: &friend.right,
        features: features(&friend.right).chain(features(&friend.wrong)).collect(),
    });
    let all: Vec<Example> = of_phrases.chain(of_friends).collect();
    let mut frequency = HashMap::new();
    for feature in all.iter().flat_map(|example| &example.features) {
        *frequency.entry(feature.clone()).or_default() += 1;
    }
    Examples { all, frequency }
});

/// What a text is told by: its words, and each two that stand together.
fn features(text: &str) -> impl Iterator<Item = String> {
    let words = words(text);
    let pairs: Vec<String> = words.windows(2).map(|pair| pair.join(" ")).collect();
    words.into_iter().chain(pairs)
}

/// Up to two right sentences that have most in common with a text: what is rare counts more, and so does what
/// stands `near` the place where reading stopped. Only such as the game can say; none where no word of the text is of any use.
pub fn nearest_examples(text: &str, near: &str, can_say: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let Examples { all, frequency } = &*EXAMPLES;
    let mut wanted: BTreeMap<String, f64> = BTreeMap::new();
    for (part, weight) in [(text, 1.0), (near, 1.0)] {
        for feature in features(part).collect::<HashSet<_>>() {
            if let Some(known) = frequency.get(&feature) {
                *wanted.entry(feature).or_default() += weight * (all.len() as f64 / *known as f64).ln();
            }
        }
    }
    let mut ranked: Vec<(f64, &Example)> = Vec::new();
    for example in all {
        // In the order of the features, so that equals stay equal.
        let shared = wanted.iter().filter(|(feature, _)| example.features.contains(*feature));
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
