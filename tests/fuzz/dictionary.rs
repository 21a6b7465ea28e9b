//! The words of the language: those that stand in the grammars, and the catalogue's pieces of sentences.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use cardwright::vocabulary::catalogue::catalogue;

const GRAMMARS: [&str; 2] =
    [include_str!("../../grammar/sentence.pest"), include_str!("../../grammar/structure.pest")];

/// The fuzzer takes nothing longer.
const LONGEST: usize = 64;

/// Every word and piece, sorted.
pub fn words() -> &'static [String] {
    static WORDS: LazyLock<Vec<String>> = LazyLock::new(collect);
    &WORDS
}

fn collect() -> Vec<String> {
    let mut words: BTreeSet<String> = GRAMMARS.iter().flat_map(|grammar| literals(grammar)).collect();
    let pieces = catalogue().slots().iter().flat_map(|slot| slot.like.iter().cloned());
    words.extend(pieces.chain(catalogue().phrases().iter().map(|phrase| phrase.example.clone())));
    for (_, word) in catalogue().example_dialect().lexicon.iter() {
        let forms = [Some(&word.singular), word.plural.as_ref(), word.participle.as_ref()];
        words.extend(forms.into_iter().flatten().cloned());
    }
    words.retain(|word| word.len() <= LONGEST);
    words.into_iter().collect()
}

/// The words that a grammar spells out, whatever their case: `^"word"`.
fn literals(grammar: &str) -> impl Iterator<Item = String> {
    let code = grammar.lines().map(|line| line.split("//").next().unwrap_or(""));
    code.flat_map(|line| line.split("^\"").skip(1))
        .filter_map(|rest| Some(rest.split_once('"')?.0.to_string()))
}

/// The dictionary as the fuzzer reads it: one quoted word a line.
pub fn file() -> String {
    let mut file = String::from("# Made of the grammars and the phrase catalogue by tests/fuzz_smoke.rs.\n");
    for word in words() {
        let quoted: String = word.bytes().map(escaped).collect();
        file.push_str(&format!("\"{quoted}\"\n"));
    }
    file
}

fn escaped(byte: u8) -> String {
    match byte {
        b'"' | b'\\' => format!("\\{}", byte as char),
        b' '..=b'~' => (byte as char).to_string(),
        _ => format!("\\x{byte:02X}"),
    }
}
