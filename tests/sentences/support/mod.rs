//! What these tests share: a small game's words, short ways to build trees, and random trees.

pub mod build;
pub mod random_tree;

use std::sync::LazyLock;

use cardwright::syntax::tree::{At, Word};
use cardwright::vocabulary::{Declaration, Dialect, Lexicon, WordKind};

/// The words of a small game: every kind of word is there, and ranks that are spoken as numbers.
pub fn dialect() -> &'static Dialect {
    static DIALECT: LazyLock<Dialect> = LazyLock::new(declare);
    &DIALECT
}

/// A declared word by its name.
pub fn word(name: &str) -> Word {
    let id = dialect().lexicon.find(|_| true, name);
    Word { id: id.unwrap_or_else(|| panic!("{name} is declared")), at: At::default() }
}

pub const NUMBER_RANKS: [&str; 3] = ["two", "eight", "ten"];
pub const NOUN_VALUES: [&str; 5] = ["ace", "queen", "king", "asset", "event"];
pub const COLORS: [&str; 3] = ["blue", "green", "black"];
pub const SUITS: [&str; 2] = ["spades", "sun"];
pub const ATTRIBUTES: [&str; 4] = ["rank", "suit", "color", "type"];
pub const PILES: [&str; 2] = ["draw pile", "discard pile"];
pub const OWNED_ZONES: [&str; 2] = ["hand", "rack"];

fn declare() -> Dialect {
    let mut lexicon = Lexicon::default();
    let [rank, suit, color, kind] =
        ATTRIBUTES.map(|name| lexicon.declare(Declaration::new(WordKind::Attribute, name)));
    let nouns = |attribute, names: &[&str], lexicon: &mut Lexicon| {
        for name in names {
            let value = Declaration::new(WordKind::Value { attribute }, *name);
            lexicon.declare(value.plural(Some(format!("{name}s"))));
        }
    };
    nouns(rank, &NUMBER_RANKS, &mut lexicon);
    nouns(rank, &["ace", "queen", "king"], &mut lexicon);
    nouns(kind, &["asset", "event", "pocket", "block", "cue stick", "cue ball", "ball"], &mut lexicon);
    for (attribute, names) in [(suit, &SUITS[..]), (color, &COLORS[..])] {
        for name in names {
            lexicon.declare(Declaration::new(WordKind::Value { attribute }, *name));
        }
    }
    for name in PILES.iter().chain(&OWNED_ZONES).chain(&["position"]) {
        lexicon.declare(Declaration::new(WordKind::Zone, *name));
    }
    for (kind, name) in [
        (WordKind::Counter, "wish"),
        (WordKind::Phase, "draw"),
        (WordKind::Phase, "main"),
        (WordKind::Number, "penalty"),
        (WordKind::Number, "bid"),
        (WordKind::Predicate, "matches"),
        (WordKind::Verb, "banish"),
        (WordKind::Keyword, "Fleeting"),
    ] {
        lexicon.declare(Declaration::new(kind, name));
    }
    for (one, several) in [("coin", "coins"), ("gem", "gems")] {
        lexicon.declare(Declaration::new(WordKind::Number, one).plural(Some(several.to_string())));
    }
    Dialect { lexicon, ..Dialect::default() }
}
