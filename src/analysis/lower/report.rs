//! What is wrong with a text, told in words of its game.

use crate::diagnostic::{Code, Diagnostic};
use crate::program::{ZoneDef, ZoneKindId, ZoneOrder};
use crate::source::{Place, Span};
use crate::syntax::tree::At;
use crate::vocabulary::{WordId, english};

use super::Lowering;

/// What is said of cards that players hold, for a game in which nobody holds any.
const NOT_HELD: [(&str, &str); 4] = [
    ("you have a card in ‹held›", "there is a card in the ‹deck›"),
    ("each card in your ‹held›", "each ‹stays› you control"),
    ("in ‹held›", "in play on the table"),
    ("your ‹held›", "the ‹discards›"),
];

impl Lowering<'_> {
    pub fn place(&self, at: At) -> Place {
        Place::new(self.file, at.0)
    }

    /// What stands there, on one line.
    pub fn quote(&self, at: At) -> String {
        self.quote_span(at.0)
    }

    pub fn quote_span(&self, span: Span) -> String {
        let text = self.sources.text(self.file).get(span.range()).unwrap_or("");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    pub fn report(&mut self, mut diagnostic: Diagnostic) {
        diagnostic.message = as_sentence(&diagnostic.message);
        for help in &mut diagnostic.help {
            *help = as_sentence(&self.in_own_words(help));
        }
        self.diagnostics.push(diagnostic);
    }

    /// Examples speak of the game's own zones and values: the marks in them stand for these.
    pub fn in_own_words(&self, help: &str) -> String {
        let named = |id: Option<ZoneKindId>, fits: fn(&ZoneDef) -> bool| {
            let other = || self.world.zones.iter().position(fits);
            let found = id.map(ZoneKindId::index).or_else(other);
            found.map_or("pile", |number| self.world.zone_names[number].as_str())
        };
        let is_pile: fn(&ZoneDef) -> bool = |zone| zone.order == ZoneOrder::Pile && !zone.of_each_player;
        let is_held: fn(&ZoneDef) -> bool = |zone| zone.of_each_player && !zone.in_play;
        let nobody_holds = self.world.hand.is_none() && !self.world.zones.iter().any(is_held);
        let help = if nobody_holds {
            NOT_HELD.iter().fold(help.to_string(), |help, (held, not)| help.replace(held, not))
        } else {
            help.to_string()
        };
        let value = self.example_value().map(|word| self.after_is(word));
        help.replace("‹deck›", named(self.world.deck, is_pile))
            .replace("‹held›", named(self.world.hand, is_held))
            .replace("‹discards›", named(self.world.discards, is_pile))
            .replace("‹stays›", self.world.kind_that_stays().unwrap_or("card"))
            .replace("‹value›", value.as_deref().unwrap_or("such and such"))
    }

    /// A value that reads well after "that card is": one that follows from another, as a color does, else an adjective.
    fn example_value(&self) -> Option<WordId> {
        let words = || self.world.value_words.iter().copied().enumerate();
        let is_adjective = |word: WordId| self.world.dialect.lexicon.get(word).plural.is_none();
        let follows =
            |number: usize| self.world.attributes[self.world.values[number].attribute.index()].from.is_some();
        let found = words().find(|(number, word)| is_adjective(*word) && follows(*number));
        found.or(words().find(|(_, word)| is_adjective(*word))).or(words().next()).map(|(_, word)| word)
    }

    /// A value as it stands after "that card is": a kind of card has its article.
    fn after_is(&self, value: WordId) -> String {
        let word = self.world.dialect.lexicon.get(value);
        let name = self.world.name(value);
        match word.plural {
            Some(_) => format!("{} {name}", english::article(name)),
            None => name.to_string(),
        }
    }

    /// Reports and gives nothing, so that a caller can stop with `?`.
    pub fn refuse<T>(
        &mut self,
        code: Code,
        at: At,
        message: impl Into<String>,
        label: &str,
        help: impl Into<String>,
    ) -> Option<T> {
        let place = self.place(at);
        self.report(Diagnostic::new(code, place, message).label(label).help(help));
        None
    }
}

/// With a capital and a period, as all messages are.
pub fn as_sentence(text: &str) -> String {
    let mut sentence = english::capitalized(text);
    if !sentence.ends_with(['.', '?', '…']) {
        sentence.push('.');
    }
    sentence
}
