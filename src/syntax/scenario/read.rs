//! One line of a scenario: the parts of the file, and the small parts that lines are made of.

use std::collections::HashMap;

use pest::Parser as _;
use pest::iterators::Pair;

use super::tree::{LineKind, Name, OptionIs};
use super::{read_deed, read_fact};
use crate::source::Span;
use crate::syntax::tree::At;
use crate::vocabulary::number_from_word;

#[derive(pest_derive::Parser)]
#[grammar = "../grammar/scenario.pest"]
struct ScenarioGrammar;

/// A line that was understood.
pub(super) enum Read {
    Header { name: Name, numbers: Vec<Name> },
    Line(LineKind),
}

/// The lines that were read already: most of a scenario's lines stand in others too, and what a line says does not
/// depend on where it stands.
#[derive(Default)]
pub(super) struct Lines<'t> {
    known: HashMap<&'t str, Option<Pair<'t, Rule>>>,
}

impl<'t> Lines<'t> {
    /// Reads a line that starts at `base` in its file. Nothing where it is none of the forms.
    pub(super) fn read(&mut self, text: &'t str, base: usize) -> Option<Read> {
        let form = self.known.entry(text).or_insert_with(|| parsed(text)).clone()?;
        understood(form, base)
    }
}

/// Reads a line that stands alone.
pub(super) fn read(text: &str, base: usize) -> Option<Read> {
    understood(parsed(text)?, base)
}

fn parsed(text: &str) -> Option<Pair<'_, Rule>> {
    let of_rule = |rule: Rule| ScenarioGrammar::parse(rule, text).ok()?.next();
    // The first word tells the form of most lines: the others need not be tried.
    let likely = match text.split_once(' ').map_or(text, |(first, _)| first) {
        "scenario" => Rule::header_line,
        "players" => Rule::players_line,
        "then" => Rule::then_line,
        "when" => Rule::when_line,
        name if name.starts_with(char::is_uppercase) => return of_rule(Rule::plain_line),
        _another => return of_rule(Rule::line),
    };
    of_rule(likely).or_else(|| of_rule(Rule::line))
}

fn understood(line: Pair<'_, Rule>, base: usize) -> Option<Read> {
    let form = Part { begins_with: None, pair: line, base }.form()?;
    let kind = match form.rule() {
        Rule::header => {
            let mut names = form.parts().map(Part::name);
            return Some(Read::Header { name: names.next()?, numbers: names.collect() });
        }
        Rule::players => LineKind::Players(form.names()),
        Rule::teams => LineKind::Teams(form.parts().map(Part::names).collect()),
        Rule::option => {
            let mut parts = form.parts();
            let name = parts.next()?.name();
            let is = match parts.next() {
                Some(number) => OptionIs::At(number.number()?),
                None => OptionIs::InForce,
            };
            LineKind::Option { name, is }
        }
        Rule::without => LineKind::Option { name: form.name(), is: OptionIs::LeftOut },
        Rule::sets => LineKind::Sets(form.names()),
        Rule::seed => LineKind::Seed(form.first()?.text().parse().ok()?),
        Rule::then => LineKind::Then,
        Rule::when => LineKind::When(read_deed::deed(form.first()?.form()?)?),
        Rule::game_begins
        | Rule::turn_begins
        | Rule::turn_ends
        | Rule::phase_begins
        | Rule::loses
        | Rule::is_done
        | Rule::does => LineKind::Deed(read_deed::deed(form)?),
        _fact => LineKind::Fact(read_fact::fact(form)?),
    };
    Some(Read::Line(kind))
}

/// A part of a line, and where the line begins.
pub(super) struct Part<'t> {
    /// What several forms begin with (a player, a zone, a card) is read once, before them; it is their first part.
    begins_with: Option<Pair<'t, Rule>>,
    pair: Pair<'t, Rule>,
    base: usize,
}

impl<'t> Part<'t> {
    pub(super) fn rule(&self) -> Rule {
        self.pair.as_rule()
    }

    pub(super) fn text(&self) -> &'t str {
        self.pair.as_str()
    }

    /// The form of a line or a deed, with what it begins with.
    pub(super) fn form(self) -> Option<Part<'t>> {
        let base = self.base;
        let mut inner = self.pair.into_inner().filter(|pair| pair.as_rule() != Rule::EOI);
        let first = inner.next()?;
        Some(match inner.next() {
            Some(pair) => Part { begins_with: Some(first), pair, base },
            None => Part { begins_with: None, pair: first, base },
        })
    }

    /// What it is made of; the end of the line is nothing.
    pub(super) fn parts(self) -> impl Iterator<Item = Part<'t>> {
        let base = self.base;
        let inner = self.pair.into_inner().filter(|pair| pair.as_rule() != Rule::EOI);
        self.begins_with.into_iter().chain(inner).map(move |pair| Part { begins_with: None, pair, base })
    }

    pub(super) fn first(self) -> Option<Part<'t>> {
        self.parts().next()
    }

    /// The two parts of a line that has two.
    pub(super) fn two(self) -> Option<(Part<'t>, Part<'t>)> {
        let mut parts = self.parts();
        Some((parts.next()?, parts.next()?))
    }

    /// The three parts of a line that has three.
    pub(super) fn three(self) -> Option<(Part<'t>, Part<'t>, Part<'t>)> {
        let mut parts = self.parts();
        Some((parts.next()?, parts.next()?, parts.next()?))
    }

    /// The name it is or holds, without quotes.
    pub(super) fn name(self) -> Name {
        let mut pair = self.begins_with.unwrap_or(self.pair);
        while let Some(inner) = pair.clone().into_inner().next() {
            pair = inner;
        }
        let span = pair.as_span();
        let text = span.as_str().trim();
        // Blanks before the name don't belong to it.
        let start = self.base + span.start() + (span.as_str().len() - span.as_str().trim_start().len());
        Name { text: text.to_string(), at: At(Span::new(start, start + text.len())) }
    }

    pub(super) fn names(self) -> Vec<Name> {
        self.parts().map(Part::name).collect()
    }

    /// Nothing where the number is larger than any game has use for.
    pub(super) fn number(&self) -> Option<u32> {
        if self.rule() == Rule::none { Some(0) } else { number_from_word(self.text()) }
    }

    pub(super) fn count(&self) -> Option<usize> {
        self.number().map(|number| number as usize)
    }
}
