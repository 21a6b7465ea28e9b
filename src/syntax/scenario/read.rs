//! One line of a scenario.

use pest::Parser as _;
use pest::iterators::Pair;

use super::tree::{LineKind, Name, Verb};
use crate::source::Span;

#[derive(pest_derive::Parser)]
#[grammar = "../grammar/scenario.pest"]
struct ScenarioGrammar;

/// A line that was understood.
pub(super) enum Read {
    Header { name: Name, numbers: Vec<Name> },
    Line(LineKind),
}

/// Reads a line that starts at `base` in its file. Nothing where it is none of the forms.
pub(super) fn read(text: &str, base: usize) -> Option<Read> {
    let line = ScenarioGrammar::parse(Rule::line, text).ok()?.next()?;
    let form = line.into_inner().next()?;
    let rule = form.as_rule();
    let mut parts = Parts { names: Vec::new(), verb: Verb::Discard, count: 0, base };
    parts.collect(form);
    let Parts { names, verb, count, .. } = parts;
    let mut names = names.into_iter();
    let mut one = || names.next();
    let kind = match rule {
        Rule::header => return Some(Read::Header { name: one()?, numbers: names.collect() }),
        Rule::players => LineKind::Players(names.collect()),
        Rule::when_turn => LineKind::TurnBegins(one()?),
        Rule::when_does => LineKind::Does { player: one()?, verb, card: one()? },
        Rule::then => LineKind::Then,
        Rule::controls => LineKind::Controls { player: one()?, cards: names.collect() },
        Rule::holds_no => LineKind::HoldsCount { player: one()?, count: 0 },
        Rule::holds_count => LineKind::HoldsCount { player: one()?, count },
        Rule::holds => LineKind::Holds { player: one()?, cards: names.collect() },
        Rule::orders => LineKind::Orders { player: one()?, card: one()? },
        Rule::declines => LineKind::Declines(one()?),
        Rule::accepts => LineKind::Accepts(one()?),
        Rule::names => LineKind::Names { player: one()?, value: one()? },
        Rule::chooses => LineKind::Chooses { player: one()?, what: one()? },
        Rule::wins => LineKind::Wins(one()?),
        Rule::cant => LineKind::Can { player: one()?, verb, card: one()?, can: false },
        Rule::can => LineKind::Can { player: one()?, verb, card: one()?, can: true },
        Rule::on_top => LineKind::OnTop { card: one()?, zone: one()? },
        Rule::at_bottom => LineKind::AtBottom { card: one()?, zone: one()? },
        Rule::zone_empty => LineKind::ZoneIs { zone: one()?, cards: Vec::new() },
        Rule::zone_is => LineKind::ZoneIs { zone: one()?, cards: names.collect() },
        Rule::zone_has => LineKind::ZoneHas { zone: one()?, count },
        _part_of_a_line => return None,
    };
    Some(Read::Line(kind))
}

/// What a line holds, in the order it is written.
struct Parts {
    names: Vec<Name>,
    verb: Verb,
    count: usize,
    base: usize,
}

impl Parts {
    fn collect(&mut self, pair: Pair<'_, Rule>) {
        let span = pair.as_span();
        let at = Span::new(span.start() + self.base, span.end() + self.base);
        match pair.as_rule() {
            Rule::verb => {
                self.verb = if span.as_str().starts_with("discard") { Verb::Discard } else { Verb::Play };
            }
            Rule::number => self.count = span.as_str().parse().unwrap_or(usize::MAX),
            Rule::player
            | Rule::inside
            | Rule::listed_bare
            | Rule::last_bare
            | Rule::subject_bare
            | Rule::order_bare
            | Rule::zone
            | Rule::rule_number => {
                self.names.push(Name { text: span.as_str().trim().to_string(), at });
            }
            _group => {
                for inner in pair.into_inner() {
                    self.collect(inner);
                }
            }
        }
    }
}
