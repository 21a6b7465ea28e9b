//! Another card than the one that was spoken of last, and how it is spoken of: by its own noun, or by a name that it gets
//! where it is the last one.

use crate::analysis::resolve::{Mention, Noun, Slot};
use crate::diagnostic::Diagnostic;
use crate::format;
use crate::program::Cards;
use crate::source::Span;
use crate::syntax::tree::{At, Sentence, SentenceKind, Thing, ThingKind};
use crate::vocabulary::english::capitalized;

use super::Lowering;

/// A change of the text: what is said in the place of what stands there.
pub type Change = (Span, String);

/// A card that was spoken of before.
pub struct Before {
    pub span: Span,
    pub said: Said,
}

/// How it is spoken of.
pub enum Said {
    /// By words that mean it as the text stands.
    As(String),
    /// By a name that it gets before, where the text has a place for that.
    Named(Option<Change>),
}

/// A sentence of the paragraph: where it stands, where it says what is done, and whether it does so for each of several.
#[derive(Clone, Copy)]
pub struct Told {
    pub at: Span,
    pub does: Option<u32>,
    pub of_each: bool,
}

impl Told {
    pub fn of(sentence: &Sentence) -> Told {
        let does = sentence.steps().map(|steps| steps.first.at.0.start);
        Told { at: sentence.at.0, does, of_each: matches!(sentence.kind, SentenceKind::ForEach { .. }) }
    }

    pub fn holds(&self, span: Span) -> bool {
        self.at.start <= span.start && span.end <= self.at.end
    }
}

impl Before {
    /// How it comes to be meant.
    pub fn help(&self, meant: &str) -> String {
        match &self.said {
            Said::As(said) => format!("the card that was spoken of before it is \"{said}\""),
            Said::Named(Some(_)) => {
                format!("to mean \"{meant}\", give it a name before another card is spoken of")
            }
            Said::Named(None) => format!(
                "to mean \"{meant}\", speak of it in a sentence of its own, and give it a name there: Call it the \"guest\"."
            ),
        }
    }
}

impl Lowering<'_> {
    /// The nearest other card that can be spoken of at this place, perhaps by a name.
    pub fn one_before(&self, than: Cards, at: u32) -> Option<Before> {
        let others = || self.scope.mentions.iter().filter(|one| one.cards != than && !one.many);
        let last = others().filter(|one| one.apart.is_none()).max_by_key(|one| one.span.start)?;
        // Where it was not yet said again as "it".
        let one = others().find(|one| one.cards == last.cards)?;
        let said = match self.said_as(one.cards) {
            Some(said) => Said::As(said),
            None => Said::Named(self.naming(one, at)),
        };
        Some(Before { span: one.span, said })
    }

    /// By its own noun, where no other card has that.
    fn said_as(&self, cards: Cards) -> Option<String> {
        if cards == Cards::THIS {
            return Some("this card".into());
        }
        let slot = Slot::Cards(cards);
        let mut named = self.scope.bindings.iter().rev().filter(|named| named.slot == slot);
        named.find_map(|named| match &named.noun {
            Noun::Thing(head) => {
                let is_it = self.scope.that(&named.noun).is_ok_and(|found| found.slot == slot);
                let that = Thing { kind: ThingKind::That(head.clone()), at: At(named.span) };
                is_it.then(|| format::thing(self.world.dialect, &that))
            }
            Noun::Name(name) => Some(format!("the {name}")),
            Noun::Person(_) | Noun::Value(_) => None,
        })
    }

    /// Gives the name to a card that is the last one its sentence speaks of, where that ends before this place; to one that
    /// it waits for, or that it asks about, before anything is done.
    fn naming(&self, one: &Mention, before: u32) -> Option<Change> {
        let told = self.sentences.iter().find(|told| told.holds(one.span))?;
        let name = "call it the \"guest\"";
        let is_it = |until: u32| {
            let others = self.scope.mentions.iter().filter(|other| other.cards != one.cards);
            let mut others = others.map(|other| other.span.start);
            others.all(|other| other < told.at.start || other >= until)
        };
        match told.does.filter(|does| one.span.end <= *does) {
            Some(does) if !is_it(does) => None,
            Some(does) if told.of_each => Some((Span { start: does, end: does }, format!("{name} and "))),
            Some(does) => {
                let rest = self.text_of(Span { start: does, end: told.at.end });
                let first = &rest[..rest.chars().next()?.len_utf8()];
                let span = Span { start: does, end: does + first.len() as u32 };
                Some((span, format!("{name}. {}", capitalized(first))))
            }
            None if told.at.end > before || !is_it(told.at.end) => None,
            None => Some((Span { start: told.at.end, end: told.at.end }, format!(" {}.", capitalized(name)))),
        }
    }

    /// Shows how the sentences read that are changed.
    pub fn shown_changed(&self, problem: Diagnostic, changes: &[Change]) -> Diagnostic {
        let Some((span, whole)) = self.with_changes(changes) else { return problem };
        problem.help(format!("The sentence would read: {whole}")).guess("write it so", span, whole)
    }

    /// The sentences with these changes, and all between them.
    pub fn with_changes(&self, changes: &[Change]) -> Option<(Span, String)> {
        let sentence = |change: Option<&Change>| {
            let told = change.and_then(|(span, _)| self.sentences.iter().find(|told| told.holds(*span)));
            told.map(|told| told.at)
        };
        let (begins, ends) = (sentence(changes.first())?, sentence(changes.last())?);
        let (mut whole, mut from) = (String::new(), begins.start);
        for (span, say) in changes {
            whole.push_str(self.text_of(Span { start: from, end: span.start }));
            whole.push_str(say);
            from = span.end;
        }
        whole.push_str(self.text_of(Span { start: from, end: ends.end }));
        let whole = whole.split_whitespace().collect::<Vec<_>>().join(" ");
        Some((Span { start: begins.start, end: ends.end }, whole))
    }

    pub fn text_of(&self, span: Span) -> &str {
        self.sources.text(self.file).get(span.range()).unwrap_or("")
    }
}
