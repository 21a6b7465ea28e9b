//! The lines that the page about scenarios lists are read, stand in their one form, and come back as the same tree.

use cardwright::diagnostic::Diagnostics;
use cardwright::format;
use cardwright::source::FileId;
use cardwright::syntax::scenario::{Fact, Lies, LineKind, ScenarioFile, scenarios};
use cardwright::vocabulary::{ScenarioPart, scenario_lines, scenario_table};

/// Every line there is.
fn listed() -> Vec<String> {
    scenario_lines().iter().flat_map(|row| row.lines.iter().cloned()).collect()
}

fn read(line: &str) -> ScenarioFile {
    let mut diagnostics = Diagnostics::default();
    let file = scenarios(&format!("scenario \"X\"\n{line}\n"), FileId(0), &mut diagnostics);
    let messages: Vec<&str> = diagnostics.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(messages, Vec::<&str>::new());
    file
}

fn line_of(file: &ScenarioFile) -> &LineKind {
    &file.scenarios[0].lines[0].kind
}

/// With UPDATE_PHRASES the tables of the page are written anew.
#[test]
fn the_page_has_the_tables_of_the_lines() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/scenarios.md");
    let page = std::fs::read_to_string(path).unwrap();
    let mut right = page.clone();
    for part in ScenarioPart::ALL {
        let table = scenario_table(part);
        let head = table.lines().next().unwrap();
        let start = right.find(head).unwrap_or_else(|| panic!("the page has no table \"{head}\""));
        let end = right[start..].find("\n\n").map_or(right.len(), |end| start + end + 1);
        right.replace_range(start..end, &table);
    }
    if std::env::var_os("UPDATE_PHRASES").is_some() {
        std::fs::write(path, &right).unwrap();
    }
    assert!(
        std::fs::read_to_string(path).unwrap() == right,
        "docs/scenarios.md is stale. Write it anew: UPDATE_PHRASES=1 cargo test --test scenario_forms"
    );
}

#[test]
fn every_form_of_the_page_is_read() {
    for line in listed() {
        assert_eq!(read(&line).scenarios[0].lines.len(), 1, "{line}");
    }
}

#[test]
fn every_form_of_the_page_stands_in_its_one_form() {
    for line in listed() {
        assert_eq!(format::scenario_line(line_of(&read(&line))), line);
    }
}

#[test]
fn what_is_printed_is_read_as_the_same_tree() {
    for line in listed().into_iter().chain(VARIANTS.iter().map(|line| line.to_string())) {
        let file = read(&line);
        let printed = format::scenario(&file);
        let again = scenarios(&printed, FileId(0), &mut Diagnostics::default());
        assert_eq!(again, file, "{line}\n{printed}");
    }
}

/// Names that need their quotes, and small variants.
const VARIANTS: [&str; 22] = [
    "Tina holds \"This, and That\", \"An and B\" and one other card",
    "Tina holds \"3 cards\"",
    "Tina holds \"no cards\"",
    "Tina controls \"2 other cards\"",
    "Tina controls nothing",
    "\"What is this\" is on top of the heap",
    "\"Who has it\" has no wish counters",
    "the heap is \"A, B\", C and no other cards",
    "the heap is 3 cards",
    "Tina’s heap 2 contains \"A and B\"",
    "Tina orders \"Me first\" first",
    "Tina orders First Light first",
    "Tina puts \"A in this order\" and B in this order",
    "Tina chooses \"A, then B\", then C and then \"the first one\"",
    "Tina chooses the heap, then heap 3, then 4",
    "Tina is asked to choose from \"an unseen card\", an unseen card and \"A and B\"",
    "option \"as at 3\" at 4",
    "option open at night",
    "Tina cannot be done",
    "Tina can't put A, B and C in this order",
    "Tina is not asked anything",
    "Tina does not see \"This and That\"",
];

#[test]
fn a_line_that_is_read_is_not_a_prefix_of_what_is_written() {
    for line in ["Tina wins the game twice", "it is Tina's turn now", "seed 7 and 8"] {
        let mut diagnostics = Diagnostics::default();
        let file = scenarios(&format!("scenario \"X\"\n{line}\n"), FileId(0), &mut diagnostics);
        assert!(!diagnostics.is_empty() && file.scenarios[0].is_broken, "{line}");
    }
}

/// Lines of the page with words left out, doubled or taken from each other. The same ones each time.
fn spoiled() -> Vec<String> {
    use rand::{RngExt as _, SeedableRng as _};
    let lines: Vec<Vec<String>> =
        listed().iter().map(|line| line.split(' ').map(str::to_string).collect()).collect();
    let mut chance = rand_chacha::ChaCha8Rng::seed_from_u64(8);
    let mut made = Vec::new();
    for _ in 0..4_000 {
        let mut words = lines[chance.random_range(0..lines.len())].clone();
        for _ in 0..chance.random_range(1..4) {
            let at = chance.random_range(0..words.len());
            let other = &lines[chance.random_range(0..lines.len())];
            let word = other[chance.random_range(0..other.len())].clone();
            match chance.random_range(0..4) {
                0 if words.len() > 1 => drop(words.remove(at)),
                1 => words.insert(at, word),
                2 => words[at] = word,
                _ => words.truncate(at + 1),
            }
        }
        made.push(words.join(" "));
    }
    made
}

#[test]
fn what_is_read_of_spoiled_lines_prints_and_comes_back_equal() {
    let mut read_lines = 0;
    for line in spoiled() {
        let mut diagnostics = Diagnostics::default();
        let file = scenarios(&format!("scenario \"X\"\n{line}\n"), FileId(0), &mut diagnostics);
        if !diagnostics.is_empty() || file.scenarios.len() != 1 {
            continue;
        }
        read_lines += 1;
        let printed = format::scenario(&file);
        let again = scenarios(&printed, FileId(0), &mut Diagnostics::default());
        assert_eq!(again, file, "{line}\n{printed}");
        assert_eq!(format::scenario(&again), printed, "{line}");
    }
    assert!(read_lines > 500, "{read_lines}");
}

#[test]
fn a_very_long_line_is_read_whole() {
    let file = read(&format!("Tina controls {}Castle", "Castle, ".repeat(9_999)));
    let LineKind::Fact(Fact::Lies(Lies::Has { cards, .. })) = line_of(&file) else {
        panic!("a row of cards")
    };
    assert_eq!(cards.cards.len(), 10_000);
}
