//! The words of the examples, declared like those of a game, so that the catalogue needs none.

use std::collections::BTreeSet;

use indexmap::IndexMap;
use serde::Deserialize;

use crate::vocabulary::{CardLine, Declaration, Dialect, Lexicon, LinePart, WordKind};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExampleDialect {
    /// The line of a card: names of attributes, and other words as they stand.
    line: Vec<String>,
    attributes: IndexMap<String, Attribute>,
    zones: Vec<String>,
    counters: Vec<String>,
    phases: Vec<String>,
    numbers: Vec<String>,
    /// What players have so many of.
    goods: Vec<Value>,
    predicates: Vec<String>,
    verbs: Vec<String>,
    keywords: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Attribute {
    values: Vec<Value>,
    /// A card may have several.
    #[serde(default)]
    several: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Value {
    name: String,
    plural: Option<String>,
    symbol: Option<String>,
}

impl ExampleDialect {
    pub fn declare(&self) -> Dialect {
        let mut lexicon = Lexicon::default();
        let mut attributes = IndexMap::new();
        for (name, attribute) in &self.attributes {
            let id = lexicon.declare(Declaration::new(WordKind::Attribute, name));
            attributes.insert(name.as_str(), (id, attribute.several));
            for value in &attribute.values {
                let declaration = Declaration::new(WordKind::Value { attribute: id }, &value.name);
                lexicon.declare(declaration.plural(value.plural.clone()).symbol(value.symbol.clone()));
            }
        }
        for (kind, names) in [
            (WordKind::Zone, &self.zones),
            (WordKind::Counter, &self.counters),
            (WordKind::Phase, &self.phases),
            (WordKind::Number, &self.numbers),
            (WordKind::Predicate, &self.predicates),
            (WordKind::Verb, &self.verbs),
            (WordKind::Keyword, &self.keywords),
        ] {
            for name in names {
                lexicon.declare(Declaration::new(kind, name));
            }
        }
        for goods in &self.goods {
            let declaration = Declaration::new(WordKind::Number, &goods.name);
            lexicon.declare(declaration.plural(goods.plural.clone()));
        }
        let part = |word: &String| match attributes.get(word.as_str()) {
            Some(&(attribute, several)) => LinePart::Attribute { attribute, several, optional: false },
            None => LinePart::Literal(word.clone()),
        };
        let card_line = CardLine { parts: self.line.iter().map(part).collect() };
        Dialect { lexicon, card_line, in_play: None, cards: BTreeSet::new() }
    }
}
