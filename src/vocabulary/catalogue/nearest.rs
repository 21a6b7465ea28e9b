//! The right sentences most like a refused one: those that share its rarest words.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::search::words;
use super::{Phrase, catalogue};

/// How many are shown.
const MOST: usize = 2;

/// A word that more sentences have than this says nothing of what is meant.
const COMMON: usize = 40;

struct Example {
    phrase: &'static Phrase,
    words: HashSet<String>,
}

static EXAMPLES: LazyLock<Vec<Example>> = LazyLock::new(|| {
    let sentences = catalogue().phrases().iter().filter(|phrase| !phrase.is_block());
    let words_of = |phrase: &Phrase| {
        let nicknames = phrase.also.iter().flat_map(|also| words(also));
        words(&phrase.example).into_iter().chain(nicknames).collect()
    };
    sentences.map(|phrase| Example { phrase, words: words_of(phrase) }).collect()
});

/// Up to two right sentences. None where no word of the text is of any use.
pub fn nearest_examples(text: &str) -> Vec<&'static str> {
    let mut frequency: HashMap<String, usize> = HashMap::new();
    for word in words(text) {
        let known = EXAMPLES.iter().filter(|example| example.words.contains(&word)).count();
        frequency.insert(word, known);
    }
    let telling = |word: &&String| (1..=COMMON).contains(&frequency[*word]);
    let mut ranked: Vec<(f64, &Example)> = Vec::new();
    for example in EXAMPLES.iter() {
        let shared = frequency.keys().filter(|word| example.words.contains(*word)).filter(telling);
        let mut weights: Vec<f64> = shared.map(|word| 1.0 / frequency[word] as f64).collect();
        // Added up in one order, so that equals stay equal.
        weights.sort_by(f64::total_cmp);
        let weight: f64 = weights.iter().sum();
        if weight > 0.0 {
            ranked.push((weight / (example.words.len() as f64).sqrt(), example));
        }
    }
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    ranked.into_iter().take(MOST).map(|(_, example)| example.phrase.example.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_words_find_the_sentence() {
        let found = nearest_examples("Reverse the way of play now.");
        assert!(found.iter().any(|example| example.contains("Reverse the direction of play")), "{found:?}");
    }

    #[test]
    fn words_nobody_uses_find_nothing() {
        assert_eq!(nearest_examples("Xyzzy plugh."), Vec::<&str>::new());
    }
}
