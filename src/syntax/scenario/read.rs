//! One line of a scenario: the parts of the file, and the small parts that lines are made of.

use std::collections::HashMap;
use std::sync::{Arc, RwLock};

pub(super) use cardwright_grammar::scenario::Rule;
use cardwright_grammar::scenario::ScenarioGrammar;
use pest::Parser as _;

use super::shape::Shape;
use super::tree::{Chance, LineKind, Name, OptionIs};
use super::{read_deed, read_fact};
use crate::source::Span;
use crate::syntax::parsed::{Pair, Parsed};
use crate::syntax::tree::At;
use crate::vocabulary::number_from_word;

/// A line that was understood.
pub(super) enum Read {
    Header { name: Name, numbers: Vec<Name> },
    Line(LineKind),
}

/// The lines that were read already: what a line says does not depend on where it stands, and most lines differ
/// from others in names alone.
#[derive(Default)]
pub(super) struct Lines {
    known: RwLock<HashMap<String, Option<Arc<Parsed<Rule>>>>>,
}

impl Lines {
    /// Reads a line that starts at `base` in its file. Nothing where it is none of the forms.
    pub(super) fn read(&self, text: &str, base: usize) -> Option<Read> {
        let shape = Shape::of(text);
        let parsed = self.parsed(&shape.text)?;
        understood(Written { text, shape: &shape, base }, parsed.whole())
    }

    fn parsed(&self, shape: &str) -> Option<Arc<Parsed<Rule>>> {
        const UNBROKEN: &str = "nobody stops while holding the lines";
        if let Some(known) = self.known.read().expect(UNBROKEN).get(shape) {
            return known.clone();
        }
        let parsed = parsed(shape).map(Arc::new);
        self.known.write().expect(UNBROKEN).insert(shape.to_string(), parsed.clone());
        parsed
    }
}

/// Reads a line that stands alone.
pub(super) fn read(text: &str, base: usize) -> Option<Read> {
    Lines::default().read(text, base)
}

fn parsed(text: &str) -> Option<Parsed<Rule>> {
    let of_rule = |rule: Rule| ScenarioGrammar::parse(rule, text).ok().map(Parsed::from);
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

fn understood(line: Written<'_>, whole: Pair<'_, Rule>) -> Option<Read> {
    let form = Part { begins_with: None, pair: whole, line }.form()?;
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
        Rule::seed => LineKind::Chance(Chance::Seed(form.first()?.text().parse().ok()?)),
        Rule::die => {
            LineKind::Chance(Chance::Die(form.parts().map(|part| part.number()).collect::<Option<_>>()?))
        }
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

/// A line as it was written, and where it begins.
#[derive(Clone, Copy)]
struct Written<'t> {
    text: &'t str,
    shape: &'t Shape,
    base: usize,
}

/// A part of a line.
pub(super) struct Part<'t> {
    /// What several forms begin with (a player, a zone, a card) is read once, before them; it is their first part.
    begins_with: Option<Pair<'t, Rule>>,
    pair: Pair<'t, Rule>,
    line: Written<'t>,
}

impl<'t> Part<'t> {
    pub(super) fn rule(&self) -> Rule {
        self.pair.as_rule()
    }

    pub(super) fn text(&self) -> &'t str {
        &self.line.text[self.line.shape.in_line(self.pair.range())]
    }

    /// The form of a line or a deed, with what it begins with.
    pub(super) fn form(self) -> Option<Part<'t>> {
        let line = self.line;
        let mut inner = self.pair.into_inner().filter(|pair| pair.as_rule() != Rule::EOI);
        let first = inner.next()?;
        Some(match inner.next() {
            Some(pair) => Part { begins_with: Some(first), pair, line },
            None => Part { begins_with: None, pair: first, line },
        })
    }

    /// What it is made of; the end of the line is nothing.
    pub(super) fn parts(self) -> impl Iterator<Item = Part<'t>> {
        let line = self.line;
        let inner = self.pair.into_inner().filter(|pair| pair.as_rule() != Rule::EOI);
        self.begins_with.into_iter().chain(inner).map(move |pair| Part { begins_with: None, pair, line })
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
        while let Some(inner) = pair.into_inner().next() {
            pair = inner;
        }
        let range = self.line.shape.in_line(pair.range());
        let written = &self.line.text[range.clone()];
        let text = written.trim();
        // Blanks before the name don't belong to it.
        let start = self.line.base + range.start + (written.len() - written.trim_start().len());
        Name { text: text.to_string(), at: At(Span::new(start, start + text.len())) }
    }

    pub(super) fn names(self) -> Vec<Name> {
        self.parts().map(Part::name).collect()
    }

    /// Nothing where the number is larger than any game has use for.
    pub(super) fn number(&self) -> Option<u32> {
        match self.rule() {
            Rule::none => Some(0),
            Rule::single => Some(1),
            _number => number_from_word(self.text()),
        }
    }

    pub(super) fn count(&self) -> Option<usize> {
        self.number().map(|number| number as usize)
    }
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use super::*;

    fn flat(pair: Pair<'_, Rule>, found: &mut Vec<(Rule, Range<usize>)>) {
        found.push((pair.as_rule(), pair.range()));
        pair.into_inner().for_each(|inner| flat(inner, found));
    }

    fn rules(text: &str) -> Option<Vec<(Rule, Range<usize>)>> {
        let mut found = Vec::new();
        flat(parsed(text)?.whole(), &mut found);
        Some(found)
    }

    /// The line itself, without each of its words, and with a blank or a comma more.
    fn variations(line: &str) -> Vec<String> {
        let words: Vec<&str> = line.split(' ').collect();
        let without = |left_out: usize| {
            let kept = words.iter().enumerate().filter(|(number, _)| *number != left_out);
            kept.map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
        };
        let mut all: Vec<String> = (0..words.len()).map(without).collect();
        all.extend([line.to_string(), line.replacen(' ', "  ", 2), line.replacen(' ', ", ", 1)]);
        all.extend([line.replace(" is ", " \"Is is it\" is "), line.replace(", ", " , ")]);
        all
    }

    #[test]
    fn a_line_is_read_as_its_shape_is() {
        let files = [
            include_str!("../../../cards/crazier-eights/base/rulebook.scenario"),
            include_str!("../../../cards/crazy-8-ball/table.scenario"),
        ];
        let lines = files.into_iter().flat_map(str::lines).map(str::trim).step_by(9);
        for line in lines.flat_map(variations) {
            let shape = Shape::of(&line);
            let of_shape = rules(&shape.text).map(|rules| {
                rules.into_iter().map(|(rule, range)| (rule, shape.in_line(range))).collect::<Vec<_>>()
            });
            assert_eq!(of_shape, rules(&line), "{line}");
        }
    }
}
