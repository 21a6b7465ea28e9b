//! Every sentence of the language has one reading. pest would hide a second one.

mod twin;

use cardwright::vocabulary::Dialect;
use twin::corpus::{Verdict, judge, refusals, texts};
use twin::grammar::Grammar;
use twin::words::lexicon;

const CORPUS: &str = include_str!("twin/corpus.txt");

fn grammar() -> Grammar {
    let text = include_str!("../grammar/sentence.pest");
    Grammar::read(text).unwrap_or_else(|error| panic!("the grammar has a context-free twin: {error}"))
}

fn verdicts() -> Vec<Verdict> {
    let (grammar, lexicon) = (grammar(), lexicon());
    texts(CORPUS).flat_map(|text| judge(&grammar, &lexicon, &text)).collect()
}

#[test]
fn every_sentence_of_the_corpus_is_read() {
    let dialect = Dialect { lexicon: lexicon(), ..Dialect::default() };
    let refused: Vec<String> = texts(CORPUS).flat_map(|text| refusals(&dialect, &text)).collect();
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn every_sentence_of_the_corpus_has_one_reading() {
    let mut bad = String::new();
    for Verdict { sentence, count, explanation } in verdicts() {
        if count != 1 {
            bad += &format!("{count} readings: {sentence}\n{explanation}\n");
        }
    }
    assert!(bad.is_empty(), "{bad}");
}

#[test]
#[ignore = "explores"]
fn explore() {
    use rand::SeedableRng;
    use std::collections::BTreeMap;
    let grammar = grammar();
    let mut speaker = twin::speak::Speaker::new(&grammar, rand_chacha::ChaCha8Rng::seed_from_u64(1));
    let entries: Vec<String> = grammar
        .rule_names()
        .filter(|n| n.ends_with("_sentence") || n.ends_with("_field"))
        .map(String::from)
        .collect();
    let mut found: BTreeMap<String, (usize, String, String)> = BTreeMap::new();
    let n: usize = std::env::var("N").unwrap().parse().unwrap();
    for round in 0..n {
        let entry = &entries[round % entries.len()];
        let text = speaker.say(entry);
        if text.len() > 400 {
            continue;
        }
        let readings = twin::readings::Readings::of(&grammar, &[entry], &text);
        if readings.count() == 0 {
            println!("NONE {entry}: {}", unmark(&text));
        }
        let plain = unmark(&text);
        if readings.count() > 1 {
            let signature = readings.divergence();
            let (a, b) = readings.two_shown().unwrap();
            let better = found.get(&signature).is_none_or(|(l, ..)| *l > text.len());
            if better {
                found.insert(signature, (text.len(), plain, format!("{}\n{}", unmark(&a), unmark(&b))));
            }
        }
    }
    for (signature, (_, text, shown)) in found {
        println!("== {signature}\n   {text}\n{shown}");
    }
}

fn unmark(text: &str) -> String {
    let names = [
        (1, "blue"),
        (2, "aces"),
        (3, "color"),
        (4, "hand"),
        (5, "hands"),
        (6, "wish counter"),
        (7, "main phase"),
        (8, "penalty"),
        (0xe, "matches"),
        (0xf, "banish"),
        (0x10, "banished"),
        (0x11, "Fleeting"),
        (0x12, "guest"),
        (0x13, "host"),
    ];
    let mut text = text.to_string();
    for (byte, name) in names {
        text = text.replace(char::from(byte as u8), name);
    }
    text
}

#[test]
#[ignore = "explores"]
fn explore_refused() {
    use rand::SeedableRng;
    use std::collections::BTreeMap;
    let grammar = grammar();
    let dialect = Dialect { lexicon: lexicon(), ..Dialect::default() };
    let mut speaker = twin::speak::Speaker::new(&grammar, rand_chacha::ChaCha8Rng::seed_from_u64(2));
    let entries: Vec<String> =
        grammar.rule_names().filter(|n| n.ends_with("_sentence")).map(String::from).collect();
    let mut found: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let n: usize = std::env::var("N").unwrap().parse().unwrap();
    let mut total = 0;
    for round in 0..n {
        let entry = &entries[round % entries.len()];
        let text = speaker.say(entry);
        if text.len() > 300 || text.contains(['\u{12}', '\u{13}', '\t', '\n', '\r']) {
            continue;
        }
        let plain = unmark(&text).replace(" 's", "'s").replace(" ’s", "’s").replace(" ’ ", "’ ");
        if entry == "would_sentence" && !plain.split(',').next().unwrap().contains("would") {
            continue;
        }
        total += 1;
        for refusal in refusals(&dialect, &twin::corpus::Text::Paragraph(&plain)) {
            if !refusal.contains("does not fit here") {
                continue;
            }
            let at: usize = refusal
                .split("--> 1:")
                .nth(1)
                .and_then(|r| r.lines().next())
                .and_then(|r| r.trim().parse().ok())
                .unwrap_or(1);
            let before: Vec<&str> = plain.get(..at - 1).unwrap_or("").split_whitespace().collect();
            let after: Vec<&str> = plain.get(at - 1..).unwrap_or("").split_whitespace().take(1).collect();
            let key = format!("{} | {}", before[before.len().saturating_sub(1)..].join(" "), after.join(" "));
            let better = found.get(&key).is_none_or(|(l, _)| *l > plain.len());
            if better {
                found.insert(
                    key,
                    (
                        plain.len(),
                        format!(
                            "{plain}\n      at {}",
                            &plain[at - 1..].chars().take(30).collect::<String>()
                        ),
                    ),
                );
            }
        }
    }
    println!("{total} tried");
    let mut all: Vec<_> = found.into_values().collect();
    all.sort();
    for (_, text) in all {
        println!("-- {text}");
    }
}
