//! The words the language needs for itself. A declared name may hold some of them, but not only them:
//! a card type named "draw two" would hide the sentence "Draw two cards."

use std::collections::HashSet;
use std::sync::OnceLock;

/// Every word the sentence grammar spells out, in order.
pub fn language_words() -> &'static [&'static str] {
    static WORDS: OnceLock<Vec<&'static str>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let grammar = include_str!("../../grammar/sentence.pest");
        let spelled = grammar.split("^\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut words: Vec<&str> = spelled.filter(|word| word.len() > 1 || *word == "a").collect();
        // Parts of declared names that the grammar sees only masked.
        words.extend(["counter", "counters", "phase", "phases"]);
        words.sort_unstable();
        words.dedup();
        words
    })
}

/// The rows of words that the sentence grammar takes only as a whole: "the beginning of".
pub fn language_phrases() -> &'static [String] {
    static PHRASES: OnceLock<Vec<String>> = OnceLock::new();
    PHRASES.get_or_init(|| {
        let grammar = include_str!("../../grammar/sentence.pest");
        let rules = grammar.lines().filter(|line| line.starts_with("kw_") && line.contains("~ gap ~"));
        let rows = rules.flat_map(|line| line.split('|')).map(|row| {
            let words = row.split("^\"").skip(1).filter_map(|rest| rest.split('"').next());
            words.collect::<Vec<_>>().join(" ")
        });
        rows.filter(|row| row.contains(' ')).collect()
    })
}

/// Whether the language has this word itself.
pub fn is_language_word(word: &str) -> bool {
    language_words().binary_search(&word.to_lowercase().as_str()).is_ok()
}

/// Whether it is a common English word: whoever wrote it may have meant just that, though the language has another one
/// close to it.
pub fn is_common_english(word: &str) -> bool {
    static WORDS: OnceLock<HashSet<&str>> = OnceLock::new();
    let words = WORDS.get_or_init(|| include_str!("common-words.txt").split_whitespace().collect());
    words.contains(word.to_lowercase().as_str())
}

/// What a word would be that lost its apostrophe: cant → can't.
pub fn with_apostrophe(word: &str) -> Option<String> {
    const DENIED: [&str; 16] = [
        "are", "ca", "could", "did", "do", "does", "had", "has", "have", "is", "must", "should", "was",
        "were", "wo", "would",
    ];
    let word = word.to_lowercase();
    let verb = word.strip_suffix("nt")?;
    // A letter too many is a slip of its own: cannt.
    let verb = if verb == "can" { "ca" } else { verb };
    DENIED.contains(&verb).then(|| format!("{verb}n't"))
}

/// Whether every word of a name is one of the language or a number, so that the name could hide a
/// sentence. A single number word is no such name: "two" can be a rank.
pub fn is_only_language(name: &str) -> bool {
    let words: Vec<&str> = name.split_whitespace().collect();
    let number = |word: &str| super::number_from_word(word).is_some();
    match words.as_slice() {
        [] => false,
        [one] => is_language_word(one) && !number(one),
        several => several.iter().all(|word| is_language_word(word) || number(word)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_those_of_the_grammar() {
        assert!(language_words().is_sorted());
        assert!(is_language_word("Whenever") && is_language_word("draws") && !is_language_word("dragon"));
    }

    #[test]
    fn a_name_of_language_words_only_is_seen() {
        assert!(is_only_language("draw two"));
        assert!(is_only_language("play"));
        assert!(!is_only_language("draw pile"));
        assert!(!is_only_language("two"));
    }
}
