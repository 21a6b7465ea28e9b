//! Stage two: a paragraph to its tree, each sentence on its own.

use super::build::Builder;
use super::dispatch::entry_rule;
use super::explain;
use super::known::KnownSentences;
use super::mask::{BinderName, mask};
use super::reading::{Reader, Reading};
use super::split;
use super::tree::{At, EntersWith, Paragraph, Requirement};
use crate::diagnostic::Diagnostics;
use crate::source::{FileId, Span};
use crate::vocabulary::Dialect;
use cardwright_grammar::sentence::Rule;

/// A paragraph as far as it could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadParagraph {
    pub paragraph: Paragraph,
    /// A sentence could not be read; it was reported and is missing from the paragraph.
    pub broken: bool,
}

/// Reads a paragraph that stands alone. `text` stands at byte `base` of `file`.
pub fn read_paragraph(
    dialect: &Dialect,
    text: &str,
    base: usize,
    file: FileId,
    diagnostics: &mut Diagnostics,
) -> ReadParagraph {
    Reader { dialect, file, known: &KnownSentences::default(), card: None, to_nobody: false }.paragraph(
        text,
        base,
        diagnostics,
    )
}

/// Reads what follows `requires` on a field line that stands alone.
pub fn read_requires(
    dialect: &Dialect,
    text: &str,
    base: usize,
    file: FileId,
    diagnostics: &mut Diagnostics,
) -> Option<Requirement> {
    Reader { dialect, file, known: &KnownSentences::default(), card: None, to_nobody: false }.requires(
        text,
        base,
        diagnostics,
    )
}

/// Reads what follows `enters with` on a field line that stands alone.
pub fn read_enters_with(
    dialect: &Dialect,
    text: &str,
    base: usize,
    file: FileId,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<EntersWith>> {
    Reader { dialect, file, known: &KnownSentences::default(), card: None, to_nobody: false }.enters_with(
        text,
        base,
        diagnostics,
    )
}

impl Reader<'_> {
    pub fn paragraph(&self, text: &str, base: usize, diagnostics: &mut Diagnostics) -> ReadParagraph {
        let mut binders = Vec::new();
        let mut sentences = Vec::new();
        let mut broken = false;
        let list = explain::listed::listed(text);
        let there = list.as_ref().map_or(text.len()..text.len(), |list| list.at.clone());
        let around = [0..there.start, there.end..text.len()];
        let parts = around.into_iter().flat_map(|part| {
            split::sentences(&text[part.clone()])
                .into_iter()
                .map(move |found| part.start + found.start..part.start + found.end)
        });
        for range in parts {
            let sentence = &text[range.clone()];
            let named = split::binder_names(sentence, &self.dialect.lexicon, &binders);
            binders.extend(named);
            let mut reading = self.with(sentence, base + range.start, &binders);
            reading.before = &text[..range.start];
            match reading.read(None, diagnostics, |builder, pair| builder.sentence(pair)) {
                Some(sentence) => sentences.push(sentence),
                None => broken = true,
            }
        }
        if let Some(list) = list {
            let reading = self.with(&text[list.at.clone()], base + list.at.start, &binders);
            diagnostics.push(explain::choices::told(&reading, &list));
            broken = true;
        }
        let at = At(Span::new(base, base + text.trim_end().len()));
        ReadParagraph { paragraph: Paragraph { sentences, at }, broken }
    }

    pub(super) fn requires(
        &self,
        text: &str,
        base: usize,
        diagnostics: &mut Diagnostics,
    ) -> Option<Requirement> {
        let reading = self.with(text, base, &[]);
        reading.read(Some(Rule::requires_field), diagnostics, |builder, pair| builder.requirement(pair))
    }

    pub(super) fn enters_with(
        &self,
        text: &str,
        base: usize,
        diagnostics: &mut Diagnostics,
    ) -> Option<Vec<EntersWith>> {
        let reading = self.with(text, base, &[]);
        reading.read(Some(Rule::enters_field), diagnostics, |builder, pair| builder.enters_with(pair))
    }

    fn with<'t>(&'t self, text: &'t str, base: usize, binders: &'t [BinderName]) -> Reading<'t> {
        Reading {
            dialect: self.dialect,
            text,
            before: "",
            base,
            file: self.file,
            binders,
            known: self.known,
            card: self.card,
            to_nobody: self.to_nobody,
        }
    }
}

/// The longest sentence, in bytes. Nobody reads further, and nothing nests deeper than it is long.
const LONGEST: usize = 2_000;

impl Reading<'_> {
    fn read<T>(
        &self,
        rule: Option<Rule>,
        diagnostics: &mut Diagnostics,
        build: impl FnOnce(&Builder<'_>, super::build::Pair<'_>) -> T,
    ) -> Option<T> {
        if self.text.len() > LONGEST {
            diagnostics.push(explain::too_long(self, LONGEST));
            return None;
        }
        let masked = mask(self.text, &self.dialect.lexicon, self.binders);
        let rule = rule.unwrap_or_else(|| entry_rule(&masked.text));
        let parsed = match self.known.parse(rule, &masked.text) {
            Ok(parsed) => parsed,
            Err(error) => {
                // An explanation tries many repairs: not where nobody will read it.
                if !diagnostics.is_full() {
                    diagnostics.push(explain::refused(self, rule, &error));
                }
                return None;
            }
        };
        let builder = Builder::new(self.text, &masked, &self.dialect.lexicon, self.base);
        let tree = build(&builder, parsed.whole());
        let misfits = builder.into_misfits();
        let fits = misfits.is_empty();
        diagnostics.extend(misfits.into_iter().map(|misfit| explain::misfit(self, misfit)));
        fits.then_some(tree)
    }
}
