//! The words that the corpus leans on: those of the games of the documents, all in one game.

use cardwright::vocabulary::{Declaration, Lexicon, WordId, WordKind};

/// By attribute, the values as they are spoken, with their plural where they are nouns.
const VALUES: &[(&str, &[(&str, &str)])] = &[
    ("color", &[("black", ""), ("red", ""), ("blue", ""), ("green", ""), ("yellow", "")]),
    ("suit", &[("spade", "spades"), ("heart", "hearts"), ("sun", "suns"), ("moon", "moons")]),
    (
        "rank",
        &[
            ("ace", "aces"),
            ("two", "twos"),
            ("three", "threes"),
            ("eight", "eights"),
            ("nine", "nines"),
            ("ten", "tens"),
            ("jack", "jacks"),
            ("queen", "queens"),
            ("king", "kings"),
        ],
    ),
    (
        "type",
        &[
            ("asset", "assets"),
            ("event", "events"),
            ("pocket", "pockets"),
            ("block", "blocks"),
            ("ball", "balls"),
            ("cue stick", "cue sticks"),
            ("cue ball", "cue balls"),
            ("8-ball", "8-balls"),
        ],
    ),
    ("pattern", &[("solid", "solids"), ("stripe", "stripes")]),
    ("shape", &[("corner", "corners"), ("side", "sides")]),
];

const OTHERS: &[(WordKind, &[&str])] = &[
    (WordKind::Zone, &["draw pile", "discard pile", "hand", "rack", "position", "lane"]),
    (WordKind::Counter, &["wish", "oil", "doom"]),
    (WordKind::Phase, &["beginning", "draw", "main", "turn", "end", "action", "refill"]),
    (WordKind::Number, &["penalty", "agreed number", "bid"]),
    (WordKind::Predicate, &["matches", "answers"]),
    (WordKind::Verb, &["banish"]),
    (WordKind::Keyword, &["Fleeting", "Untouchable"]),
];

pub fn lexicon() -> Lexicon {
    let mut lexicon = Lexicon::default();
    for (attribute, values) in VALUES {
        let attribute = lexicon.declare(Declaration::new(WordKind::Attribute, *attribute));
        for (value, plural) in *values {
            declare_value(&mut lexicon, attribute, value, plural);
        }
    }
    for (kind, names) in OTHERS {
        for name in *names {
            lexicon.declare(Declaration::new(*kind, *name));
        }
    }
    let coins = Declaration::new(WordKind::Number, "coin").plural(Some("coins".to_string()));
    lexicon.declare(coins);
    lexicon
}

fn declare_value(lexicon: &mut Lexicon, attribute: WordId, value: &str, plural: &str) {
    let plural = (!plural.is_empty()).then(|| plural.to_string());
    lexicon.declare(Declaration::new(WordKind::Value { attribute }, value).plural(plural));
}
