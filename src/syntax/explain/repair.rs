//! Repairs: a changed sentence that reads.

use std::ops::Range;

use pest::Parser;

use super::expected::{also_unknown, around};
use super::own_name;
use super::undeclared;
use super::words::{plain, snap_to_word, word_at, words};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::build::{Builder, MisfitKind};
use crate::syntax::dispatch::entry_rule;
use crate::syntax::mask::{Masked, mask};
use crate::syntax::parsed::Parsed;
use crate::syntax::reading::Reading;
use crate::syntax::split;
use crate::vocabulary::catalogue::nearest_examples;
use crate::vocabulary::english::capitalized;
use crate::vocabulary::{Verb, VerbForm};
use cardwright_grammar::sentence::{Rule, SentenceGrammar};

/// What is done without anybody who does it.
const NOBODYS: [&str; 6] = ["add", "announce", "deal", "reverse", "shuffle", "subtract"];

/// A change that makes a refused sentence right, or brings it further.
pub struct Repair {
    pub code: Code,
    /// What is marked, in the sentence.
    pub marked: Range<usize>,
    pub message: String,
    pub label: String,
    pub why: String,
    /// What is replaced by what, in the sentence.
    pub replaced: Range<usize>,
    pub replacement: String,
    /// Whether the whole sentence reads once repaired.
    pub whole: bool,
    /// Shown only: applying it would change the meaning.
    pub shown_only: bool,
    /// Never applied unasked: something else may have been meant.
    pub is_guess: bool,
}

impl Repair {
    pub fn into_diagnostic(self, reading: &Reading<'_>, rule: Rule) -> Diagnostic {
        let span = |range: &Range<usize>| Span::new(range.start, range.end).shifted(reading.base);
        let place = Place::new(reading.file, span(&self.marked));
        let after = apply(reading.text, &self.replaced, &self.replacement);
        let mut diagnostic = Diagnostic::new(self.code, place, self.message).label(self.label);
        for why in self.why.lines() {
            diagnostic = diagnostic.help(why);
        }
        if self.whole {
            let after = after.split_whitespace().collect::<Vec<_>>().join(" ");
            let lead = match self.shown_only {
                true => "The sentence, its condition not turned round yet",
                false => "The sentence would read",
            };
            diagnostic = diagnostic.help(format!("{lead}: {after}"));
        } else {
            diagnostic = still_stuck(diagnostic, reading, rule, &after);
        }
        // A repair that leaves the sentence unreadable, or turns it round, is a hint and no fix.
        if self.shown_only || !self.whole {
            return diagnostic;
        }
        let title = match (self.replacement.trim(), self.replaced.is_empty()) {
            ("", _) => format!("leave out \"{}\"", reading.text[self.replaced.clone()].trim()),
            (new, true) => format!("add \"{new}\""),
            (new, false) => format!("write \"{}\"", new.trim()),
        };
        if self.is_guess {
            diagnostic.guess(title, span(&self.replaced), self.replacement)
        } else {
            diagnostic.fix(title, span(&self.replaced), self.replacement)
        }
    }
}

/// Where a changed sentence still can't be read. A name that stands in it hides nothing else.
fn still_stuck(mut diagnostic: Diagnostic, reading: &Reading<'_>, rule: Rule, after: &str) -> Diagnostic {
    let (after, names) = own_name::replaced(reading, after);
    for name in &names {
        diagnostic = diagnostic.help(own_name::told(reading, name));
    }
    let Reach::Stuck(at) = reach(reading, rule, &after) else {
        // A line that is no sentence is not shown.
        return if names.is_empty() {
            diagnostic
        } else {
            diagnostic.help(format!("The sentence would read: {after}"))
        };
    };
    if let Some(other) = undeclared::find(&Reading { text: &after, ..*reading }, rule, at) {
        let besides = format!("Besides: {}", other.message);
        return [besides].into_iter().chain(other.help).fold(diagnostic, Diagnostic::help);
    }
    let rest = match &after[word_at(&after, at)] {
        "" | "." => "Even so, the sentence stops too early.".to_string(),
        word => format!("Even so, the sentence can't be read from \"{word}\" on."),
    };
    let diagnostic = also_unknown(diagnostic.help(rest), reading, &after, at);
    let examples = nearest_examples(&after, around(&after, at), |example| can_say(reading, rule, example));
    if examples.is_empty() {
        return diagnostic;
    }
    diagnostic.help(format!("Right sentences look like this: {}", examples.join(" ")))
}

/// The text with one part replaced; a sentence that lost its first word gets its capital back.
pub fn apply(text: &str, range: &Range<usize>, replacement: &str) -> String {
    let after = format!("{}{replacement}{}", &text[..range.start], &text[range.end..]);
    if range.start == 0 { capitalized(after.trim_start()) } else { after }
}

/// How far a changed sentence reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Up to this byte.
    Stuck(usize),
    Whole,
}

/// Tries a changed text. `rule` is kept for fields; sentences are dispatched anew.
pub fn reach(reading: &Reading<'_>, rule: Rule, text: &str) -> Reach {
    let is_field = matches!(rule, Rule::requires_field | Rule::enters_field);
    let whole = || std::iter::once(0..text.len()).collect();
    let parts: Vec<Range<usize>> = if is_field { whole() } else { split::sentences(text) };
    let mut binders = reading.binders.to_vec();
    for range in parts {
        let sentence = &text[range.clone()];
        // What one sentence names, the next may speak of.
        let named = split::binder_names(sentence, &reading.dialect.lexicon, &binders);
        binders.extend(named);
        let masked = mask(sentence, &reading.dialect.lexicon, &binders);
        let rule = if is_field { rule } else { entry_rule(&masked.text) };
        let stuck = match SentenceGrammar::parse(rule, &masked.text) {
            Ok(_) if is_field => None,
            Ok(pairs) => misfit_of(reading, sentence, &masked, &pairs.into()),
            Err(error) => Some(snap_to_word(sentence, super::offset_of(&error))),
        };
        if let Some(at) = stuck {
            return Reach::Stuck(range.start + at);
        }
    }
    Reach::Whole
}

/// Where a noun can't be read though the grammar takes it.
fn misfit_of(reading: &Reading<'_>, sentence: &str, masked: &Masked, parsed: &Parsed<Rule>) -> Option<usize> {
    let builder = Builder::new(sentence, masked, &reading.dialect.lexicon, 0);
    builder.sentence(parsed.whole());
    let misfits = builder.into_misfits();
    let unread = misfits.iter().find(|misfit| {
        matches!(
            misfit.kind,
            MisfitKind::NoNoun { .. }
                | MisfitKind::WhoseAdjective
                | MisfitKind::WhoseTail
                | MisfitKind::EveryKind
                | MisfitKind::OtherNumber
                | MisfitKind::OneIsSeveral
        )
    });
    unread.map(|misfit| misfit.span.start as usize)
}

/// Whether the game has the words of an example. What a field takes is no sentence.
pub fn can_say(reading: &Reading<'_>, rule: Rule, example: &str) -> bool {
    if reading.to_nobody && speaks_to_you(example) {
        return false;
    }
    matches!(rule, Rule::requires_field | Rule::enters_field) || reach(reading, rule, example) == Reach::Whole
}

/// Whether somebody is told what to do.
fn speaks_to_you(example: &str) -> bool {
    let is_told = |step: &str| {
        let verb = step.split([' ', '.']).next().unwrap_or_default().to_lowercase();
        !NOBODYS.contains(&verb.as_str()) && Verb::form_of(&verb) == Some(VerbForm::Plain)
    };
    let all = words(example);
    let is_you = |word: &Range<usize>| matches!(plain(&example[word.clone()]).as_str(), "you" | "your");
    all.iter().any(is_you)
        || example
            .split([',', ':', '.'])
            .flat_map(|part| part.split(" and "))
            .any(|step| is_told(step.trim()))
}

/// Whether a change is worth offering: the sentence reads, or reads on past what was changed.
pub fn helps(
    reading: &Reading<'_>,
    rule: Rule,
    range: &Range<usize>,
    replacement: &str,
    stuck: usize,
) -> Option<bool> {
    let after = apply(reading.text, range, replacement);
    match reach(reading, rule, &after) {
        Reach::Whole => Some(true),
        Reach::Stuck(at) => {
            // Measured from the end, so that longer and shorter texts compare.
            let left_before = reading.text.len() - stuck;
            let left_after = after.len().saturating_sub(at);
            (at >= range.start + replacement.len() && left_after < left_before && range.end >= stuck)
                .then_some(false)
        }
    }
}
