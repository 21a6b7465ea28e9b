//! Which card uses which phrase of the catalogue.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use cardwright::format;
use cardwright::source::FileId;
use cardwright::syntax::tree::{Block, BlockKind};
use cardwright::syntax::{RuleText, RulesUsed, rules_inside};
use cardwright::vocabulary::catalogue::{Phrase, catalogue};

use super::{READ, blocks_of_sets, game, name_of};

/// How the catalogue tells the rules of a file's structure from those of sentences.
const STRUCTURE: &str = "structure/";

/// For each phrase, by its name, the cards and other blocks of the sets that use it.
pub static USERS: LazyLock<BTreeMap<&str, Vec<String>>> = LazyLock::new(|| {
    let known: Vec<Known> = catalogue().phrases().iter().map(Known::new).collect();
    let mut users: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (_, file, block) in blocks_of_sets() {
        let parts = parts(file, block);
        for phrase in &known {
            if parts.iter().any(|part| phrase.is_used(part)) {
                users.entry(&phrase.phrase.name).or_default().push(called(block));
            }
        }
    }
    users
});

/// A card by its name, anything else with what it is.
fn called(block: &Block) -> String {
    match block.header.kind {
        BlockKind::Card => name_of(block).to_string(),
        kind => format!("{} \"{}\"", kind.word(), name_of(block)),
    }
}

/// The rules that read each part of a block: its head and its fields together, then each paragraph.
fn parts(file: FileId, block: &Block) -> Vec<RulesUsed> {
    let dialect = &game().dialect;
    let text = &READ.sources.text(file)[block.at.0.range()];
    let mut head = RulesUsed::default();
    for line in text.lines().take_while(|line| !line.trim().is_empty()) {
        let structure = rules_inside(dialect, RuleText::Line(line)).rules;
        head.rules.extend(structure.into_iter().map(|rule| format!("{STRUCTURE}{rule}")));
        for field in [
            line.trim().strip_prefix("requires ").map(RuleText::Requires),
            line.trim().strip_prefix("enters with ").map(RuleText::EntersWith),
        ] {
            let used = field.map(|field| rules_inside(dialect, field)).unwrap_or_default();
            head.rules.extend(used.rules);
            head.inside.extend(used.inside);
        }
    }
    let paragraphs = block.paragraphs.iter().map(|paragraph| {
        let text = format::paragraph(dialect, paragraph).join(" ");
        rules_inside(dialect, RuleText::Paragraph(&text))
    });
    std::iter::once(head).chain(paragraphs).collect()
}

/// A phrase, and the rules that read it as the formatter writes it; those of its variants don't count.
struct Known {
    phrase: &'static Phrase,
    rules: Vec<&'static String>,
}

impl Known {
    fn new(phrase: &'static Phrase) -> Known {
        let is_sentence = !phrase.is_block();
        let example = RuleText::Paragraph(&phrase.example);
        let used: BTreeSet<String> = match is_sentence {
            true => rules_inside(catalogue().example_dialect(), example).rules,
            false => phrase.rule.iter().cloned().collect(),
        };
        Known { phrase, rules: phrase.rule.iter().filter(|rule| used.contains(*rule)).collect() }
    }

    /// All its rules read something, and a word that tells it from others stands inside one of them.
    fn is_used(&self, part: &RulesUsed) -> bool {
        let words = &self.phrase.words;
        let inside = |word: &String| {
            self.rules.iter().any(|rule| part.inside.contains(&((*rule).clone(), word.clone())))
        };
        self.rules.iter().all(|rule| part.rules.contains(*rule))
            && (words.is_empty() || words.iter().any(inside))
    }
}

#[test]
fn every_phrase_that_can_stand_on_a_card_is_used_by_one() {
    let users = &*USERS;
    let on_cards = catalogue().phrases().iter().filter(|phrase| phrase.only_in.is_none());
    let unused: Vec<&str> =
        on_cards.map(|phrase| phrase.name.as_str()).filter(|name| !users.contains_key(name)).collect();
    assert!(unused.is_empty(), "no card uses {unused:#?}");
}

#[test]
fn no_card_uses_a_phrase_that_stands_elsewhere_only() {
    let users = &*USERS;
    let elsewhere = catalogue().phrases().iter().filter(|phrase| phrase.only_in.is_some());
    let strays = elsewhere.filter_map(|phrase| Some((&phrase.name, users.get(phrase.name.as_str())?)));
    assert_eq!(strays.collect::<Vec<_>>(), []);
}
