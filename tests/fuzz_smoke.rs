//! The fuzz targets for a few seconds: real sentences and files, spoilt in every way that is easy to
//! think of. A failure names its seed; `FUZZ_SEED=… cargo test --test fuzz_smoke` runs that case again, and
//! `FUZZ_CASES=…` runs more of them.

mod fuzz;
#[path = "support/laws.rs"]
mod laws;

use std::panic::{AssertUnwindSafe, catch_unwind};

use fuzz::spoil::Spoiler;
use fuzz::{dictionary, seeds};

/// Runs a law on spoilt texts.
fn holds(law: fn(&str), spoil: fn(&mut Spoiler, &str) -> String, texts: &[String], cases: u64) {
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let (first, cases) = match number("FUZZ_SEED") {
        Some(seed) => (seed, 1),
        None => (0, number("FUZZ_CASES").unwrap_or(cases)),
    };
    for seed in first..first + cases {
        let mut spoiler = Spoiler::new(seed);
        let text = &texts[spoiler.below(texts.len())];
        let spoilt = spoil(&mut spoiler, text);
        if catch_unwind(AssertUnwindSafe(|| law(&spoilt))).is_err() {
            panic!("FUZZ_SEED={seed} fails with the text {spoilt:?}");
        }
    }
}

#[test]
fn spoilt_sentences_that_are_read_print_and_read_back() {
    holds(laws::unexplained_sentence, Spoiler::words, &seeds::sentences(), 2_000);
}

#[test]
fn spoilt_sentences_keep_the_laws_of_sentences() {
    holds(laws::sentence, Spoiler::words, &seeds::sentences(), 50);
}

#[test]
fn spoilt_letters_keep_the_laws_of_sentences() {
    holds(laws::sentence, Spoiler::letters, &seeds::sentences(), 50);
}

#[test]
fn spoilt_files_keep_the_laws_of_files() {
    holds(laws::structure, Spoiler::lines, &seeds::blocks(), 50);
}

#[test]
fn random_bytes_keep_the_laws_of_files() {
    holds(laws::structure, Spoiler::letters, &seeds::blocks(), 300);
}

#[test]
fn real_sentences_and_files_keep_the_laws() {
    seeds::sentences().iter().for_each(|text| laws::sentence(text));
    seeds::files().iter().for_each(|text| laws::structure(text));
}

/// `UPDATE_DICTIONARY=1 cargo test --test fuzz_smoke dictionary` writes it anew.
#[test]
fn the_dictionary_of_the_fuzzer_is_made_of_the_grammar_and_the_catalogue() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/dictionary.txt");
    let made = dictionary::file();
    if std::env::var_os("UPDATE_DICTIONARY").is_some() {
        std::fs::write(path, &made).expect("the dictionary can be written");
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == made,
        "fuzz/dictionary.txt is stale. Write it anew: UPDATE_DICTIONARY=1 cargo test --test fuzz_smoke"
    );
}
