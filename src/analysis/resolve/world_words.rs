//! The declared words of a game by their numbers and names.

use super::world::World;
use crate::program::{
    AttributeId, CellId, CounterId, EventKind, KeywordId, Leaf, PhaseId, PredicateId, ValueId, VerbId,
    ZoneKindId,
};
use crate::syntax::tree::Word;
use crate::vocabulary::{WordId, WordKind};

impl World<'_> {
    pub(super) fn number(&self, word: WordId) -> u16 {
        self.numbers[word.0 as usize]
    }

    pub fn name(&self, word: WordId) -> &str {
        self.dialect.lexicon.name(word)
    }

    /// Whether its name is a number: "two" is also a number of cards.
    pub fn is_spoken_as_number(&self, word: Word) -> bool {
        let spoken = &self.dialect.lexicon.get(word.id).singular;
        crate::vocabulary::number_from_word(spoken).is_some()
    }

    pub fn attribute_named(&self, name: &str) -> Option<AttributeId> {
        let position = self.attribute_words.iter().position(|word| self.name(*word) == name)?;
        Some(AttributeId(position as u8))
    }

    pub fn value_named(&self, name: &str) -> Option<ValueId> {
        let position = self.value_words.iter().position(|word| {
            let word = self.dialect.lexicon.get(*word);
            word.name == name || word.symbol.as_deref() == Some(name)
        })?;
        Some(ValueId(position as u16))
    }

    pub fn attribute(&self, word: Word) -> AttributeId {
        AttributeId(self.number(word.id) as u8)
    }

    pub fn value(&self, word: Word) -> ValueId {
        ValueId(self.number(word.id))
    }

    pub fn attribute_of(&self, value: Word) -> AttributeId {
        self.values[self.value(value).index()].attribute
    }

    pub fn zone_kind(&self, word: Word) -> ZoneKindId {
        self.zone_named(self.name(word.id)).expect("a word for a zone comes from the manifest")
    }

    pub fn zone_named(&self, name: &str) -> Option<ZoneKindId> {
        let position = self.zone_names.iter().position(|zone| zone == name)?;
        Some(ZoneKindId(position as u8))
    }

    pub fn counter(&self, word: Word) -> CounterId {
        CounterId(self.number(word.id) as u8)
    }

    pub fn phase(&self, word: Word) -> PhaseId {
        PhaseId(self.number(word.id) as u8)
    }

    pub fn cell(&self, word: Word) -> CellId {
        CellId(self.number(word.id) as u8)
    }

    /// The number, where the word is one.
    pub fn number_called(&self, word: Word) -> Option<CellId> {
        (self.dialect.lexicon.get(word.id).kind == WordKind::Number).then(|| self.cell(word))
    }

    pub fn predicate(&self, word: Word) -> PredicateId {
        PredicateId(self.number(word.id) as u8)
    }

    pub fn verb(&self, word: Word) -> VerbId {
        VerbId(self.number(word.id) as u8)
    }

    pub fn keyword(&self, word: Word) -> KeywordId {
        KeywordId(self.number(word.id) as u8)
    }

    pub fn named_cell(&self, attribute: AttributeId) -> CellId {
        self.named[attribute.index()]
    }

    /// Whether a card with the value stays in play when it is played.
    pub fn enters_play(&self, value: ValueId) -> bool {
        self.enters_play.contains(&value)
    }

    /// The name of a kind of card that stays in play.
    pub fn kind_that_stays(&self) -> Option<&str> {
        self.enters_play.first().map(|value| self.name(self.value_words[value.index()]))
    }

    /// The attribute whose values say what playing a card does.
    pub fn kind_of_play(&self) -> Option<AttributeId> {
        self.played.first().map(|value| self.values[value.index()].attribute)
    }

    /// Whether the value says what playing a card does.
    pub fn is_played(&self, value: ValueId) -> bool {
        self.played.contains(&value)
    }

    /// Whether a verb of the game's own takes its card somewhere else.
    pub fn moves(&self, verb: EventKind) -> bool {
        !self.goals(verb).is_empty()
    }

    /// Where a verb takes its card that is said by the game.
    pub fn goals(&self, verb: EventKind) -> &[Leaf] {
        self.verb_goals.get(&verb).map_or(&[], Vec::as_slice)
    }

    /// The names of all words of a kind, in the order of their numbers.
    pub fn names(&self, wanted: Family) -> Vec<String> {
        self.dialect
            .lexicon
            .of_kind(|kind| family(kind) == wanted)
            .map(|(_, word)| word.name.clone())
            .collect()
    }

    /// The number of a declared word by its name.
    pub fn find(&self, wanted: Family, name: &str) -> Option<u16> {
        let word = self.dialect.lexicon.find(|kind| family(kind) == wanted, name)?;
        Some(self.number(word))
    }
}

/// The kinds of declared words, each counted on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    Value,
    Attribute,
    Zone,
    Counter,
    Phase,
    Number,
    Predicate,
    Verb,
    Keyword,
}

pub(super) fn family(kind: WordKind) -> Family {
    match kind {
        WordKind::Value { .. } => Family::Value,
        WordKind::Attribute => Family::Attribute,
        WordKind::Zone => Family::Zone,
        WordKind::Counter => Family::Counter,
        WordKind::Phase => Family::Phase,
        WordKind::Number => Family::Number,
        WordKind::Predicate => Family::Predicate,
        WordKind::Verb => Family::Verb,
        WordKind::Keyword => Family::Keyword,
    }
}
