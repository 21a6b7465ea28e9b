//! The words a game declares: values, attributes, zones, counters, phases, numbers, and predicates,
//! verbs and keywords of its own. A sentence is read with one lexicon, and its tree speaks of these
//! words by number.

use std::collections::HashMap;

use super::english;

/// The number of a declared word in its [`Lexicon`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WordId(pub u16);

/// What a declared word names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WordKind {
    /// blue, ace, asset: a value of an attribute
    Value { attribute: WordId },
    /// color, rank, type
    Attribute,
    /// draw pile, hand
    Zone,
    /// wish, in "wish counter"
    Counter,
    /// draw, in "draw phase"
    Phase,
    /// penalty: a named number; with a plural one of goods, as in "two coins"
    Number,
    /// matches: a predicate of the game's own
    Predicate,
    /// banish: a verb of the game's own
    Verb,
    /// Fleeting
    Keyword,
}

/// A form in which a word stands in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WordForm {
    /// one of it; the plain form of a verb; "matches" of a predicate
    Singular,
    /// several; the third person of a verb; "match" of a predicate
    Plural,
    /// "banished"
    Participle,
}

/// A declared word with its forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeclaredWord {
    pub kind: WordKind,
    /// As declared. Of a counter or a phase without "counter" or "phase".
    pub name: String,
    pub singular: String,
    /// Missing for a value that is no noun: "blue".
    pub plural: Option<String>,
    pub participle: Option<String>,
    /// How a card's line writes it, where that differs: "A" for ace.
    pub symbol: Option<String>,
}

/// What to declare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    pub kind: WordKind,
    pub name: String,
    pub plural: Option<String>,
    pub symbol: Option<String>,
}

impl Declaration {
    pub fn new(kind: WordKind, name: impl Into<String>) -> Declaration {
        Declaration { kind, name: name.into(), plural: None, symbol: None }
    }

    #[must_use]
    pub fn plural(mut self, plural: Option<String>) -> Declaration {
        self.plural = plural;
        self
    }

    #[must_use]
    pub fn symbol(mut self, symbol: Option<String>) -> Declaration {
        self.symbol = symbol;
        self
    }
}

/// All declared words of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lexicon {
    words: Vec<DeclaredWord>,
    /// For the first word of each form, what may follow, longest first.
    by_first: HashMap<String, Vec<Entry>>,
}

/// One form of one word, as the masks look it up.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    words: Vec<String>,
    id: WordId,
    form: WordForm,
}

impl Lexicon {
    pub fn declare(&mut self, declaration: Declaration) -> WordId {
        let id = WordId(u16::try_from(self.words.len()).expect("a game declares fewer than 65,536 words"));
        let word = DeclaredWord::from(declaration);
        let forms = [
            (Some(&word.singular), WordForm::Singular),
            (word.plural.as_ref(), WordForm::Plural),
            (word.participle.as_ref(), WordForm::Participle),
        ];
        for (text, form) in forms {
            if let Some(text) = text {
                self.enter(text, id, form);
            }
        }
        self.words.push(word);
        id
    }

    fn enter(&mut self, text: &str, id: WordId, form: WordForm) {
        // "two" is a number before it is a rank: the grammar reads "a two" itself.
        if super::number_from_word(text).is_some() {
            return;
        }
        let words: Vec<String> = text.to_lowercase().split_whitespace().map(str::to_string).collect();
        let Some(first) = words.first() else { return };
        let entries = self.by_first.entry(first.clone()).or_default();
        let at = entries.partition_point(|entry| entry.words.len() >= words.len());
        entries.insert(at, Entry { words, id, form });
    }

    pub fn get(&self, id: WordId) -> &DeclaredWord {
        &self.words[id.0 as usize]
    }

    pub fn name(&self, id: WordId) -> &str {
        &self.get(id).name
    }

    pub fn kind(&self, id: WordId) -> WordKind {
        self.get(id).kind
    }

    pub fn iter(&self) -> impl Iterator<Item = (WordId, &DeclaredWord)> {
        self.words.iter().enumerate().map(|(number, word)| (WordId(number as u16), word))
    }

    /// The words of one kind. For values, of whatever attribute.
    pub fn of_kind(
        &self,
        wanted: impl Fn(WordKind) -> bool,
    ) -> impl Iterator<Item = (WordId, &DeclaredWord)> {
        self.iter().filter(move |(_, word)| wanted(word.kind))
    }

    /// A word by its declared name, whatever its case.
    pub fn find(&self, wanted: impl Fn(WordKind) -> bool, name: &str) -> Option<WordId> {
        self.of_kind(wanted).find(|(_, word)| word.name.eq_ignore_ascii_case(name)).map(|(id, _)| id)
    }

    /// The value whose spoken word is a number: "two" in "a two".
    pub fn value_spoken(&self, word: &str) -> Option<WordId> {
        let is_value = |kind| matches!(kind, WordKind::Value { .. });
        self.of_kind(is_value).find(|(_, value)| value.singular.eq_ignore_ascii_case(word)).map(|(id, _)| id)
    }

    /// The longest declared word that the lower-case words of a text begin with.
    pub fn longest_match(&self, words: &[impl AsRef<str>]) -> Option<(WordId, WordForm, usize)> {
        let entries = self.by_first.get(words.first()?.as_ref())?;
        let fits = |entry: &&Entry| {
            entry.words.len() <= words.len()
                && entry.words.iter().zip(words).all(|(wanted, word)| wanted == word.as_ref())
        };
        entries.iter().find(fits).map(|entry| (entry.id, entry.form, entry.words.len()))
    }
}

impl DeclaredWord {
    /// Whether it is a number of what players have so many of: one coin, two coins.
    pub fn is_goods(&self) -> bool {
        self.kind == WordKind::Number && self.plural.is_some()
    }

    /// All that it is said with.
    pub fn forms(&self) -> impl Iterator<Item = &str> {
        let others = [&self.plural, &self.participle].into_iter().filter_map(Option::as_deref);
        std::iter::once(self.singular.as_str()).chain(others)
    }
}

impl From<Declaration> for DeclaredWord {
    fn from(declaration: Declaration) -> DeclaredWord {
        let Declaration { kind, name, plural, symbol } = declaration;
        let (singular, plural, participle) = match kind {
            WordKind::Value { .. } | WordKind::Keyword | WordKind::Number => (name.clone(), plural, None),
            WordKind::Attribute | WordKind::Zone => {
                (name.clone(), plural.or_else(|| Some(english::plural(&name))), None)
            }
            WordKind::Counter => (format!("{name} counter"), Some(format!("{name} counters")), None),
            WordKind::Phase => (format!("{name} phase"), Some(format!("{name} phases")), None),
            WordKind::Predicate => (name.clone(), Some(english::base_of_third_person(&name)), None),
            WordKind::Verb => (name.clone(), Some(english::plural(&name)), Some(english::participle(&name))),
        };
        DeclaredWord { kind, name, singular, plural, participle, symbol }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_wins() {
        let mut lexicon = Lexicon::default();
        lexicon.declare(Declaration::new(WordKind::Zone, "pile"));
        let draw = lexicon.declare(Declaration::new(WordKind::Zone, "pile of fate"));
        assert_eq!(lexicon.longest_match(&["pile", "of", "fate"]), Some((draw, WordForm::Singular, 3)));
    }

    #[test]
    fn number_words_are_left_to_the_grammar() {
        let mut lexicon = Lexicon::default();
        let rank = lexicon.declare(Declaration::new(WordKind::Attribute, "rank"));
        let two = Declaration::new(WordKind::Value { attribute: rank }, "two").plural(Some("twos".into()));
        let two = lexicon.declare(two);
        assert_eq!(lexicon.longest_match(&["two"]), None);
        assert_eq!(lexicon.longest_match(&["twos"]), Some((two, WordForm::Plural, 1)));
        assert_eq!(lexicon.value_spoken("two"), Some(two));
    }
}
