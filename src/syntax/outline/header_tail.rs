//! What stands behind the name of a block: when it counts, and for a phase, where in the turn it comes.

use pest::iterators::Pair;

use super::grammar::Rule;
use super::header::{Reading, place};
use super::problems::excerpt;
use super::quote::{self, Quotes};
use crate::diagnostic::Code;
use crate::source::Span;
use crate::syntax::tree::{Beside, BlockKind, Change, Comes, Only, Quoted};
use crate::vocabulary::number_from_word;

impl Reading<'_> {
    /// `before phase "Draw"`
    pub(super) fn beside(&mut self, kind: BlockKind, change: Change, part: Pair<'_, Rule>) -> Option<Beside> {
        let at = place(&part, self.base);
        if kind == BlockKind::Phase && change != Change::Add {
            self.problems.report(
                Code::PlaceNotWanted,
                at,
                || format!("\"{}\" would move a phase that is there already.", excerpt(part.as_str())),
                |problem| {
                    problem
                        .label("it keeps its place")
                        .help("Leave it out: a phase that is replaced stays where it is.")
                        .help("To have it elsewhere, remove the phase and write it anew with its place.")
                        .fix("remove it", at, "")
                },
            );
            return None;
        }
        if kind != BlockKind::Phase {
            self.problems.report(
                Code::PlaceNotWanted,
                at,
                || {
                    format!(
                        "\"{}\" says where a phase comes, but this is a {}.",
                        excerpt(part.as_str()),
                        kind.word()
                    )
                },
                |problem| {
                    problem
                        .label("only phases follow one another")
                        .help("Leave it out: only the phases of a turn have an order.")
                        .fix("remove it", at, "")
                },
            );
            return None;
        }
        let comes_after = part.as_str().get(..5).is_some_and(|word| word.eq_ignore_ascii_case("after"));
        let (comes, word) = match comes_after {
            true => (Comes::After, "after phase"),
            false => (Comes::Before, "before phase"),
        };
        let mut parts = part.into_inner();
        let name = parts.find(|part| part.as_rule() != Rule::kw_phase)?;
        let phase = quote::read(&name, self.base, Quotes { word, what: "name" }, self.problems)?;
        Some(Beside { comes, phase })
    }

    pub(super) fn only(&mut self, part: Pair<'_, Rule>) -> Option<Only> {
        let at = place(&part, self.base);
        let inner = part.clone().into_inner().next()?;
        match inner.as_rule() {
            rule @ (Rule::only_option | Rule::only_without) => {
                let Some(name) = inner.into_inner().find(|part| part.as_rule() != Rule::kw_option) else {
                    self.report_with(at, part.as_str());
                    return None;
                };
                let (word, only): (_, fn(Quoted) -> Only) = match rule {
                    Rule::only_without => ("without option", Only::Without),
                    _ => ("with option", Only::Option),
                };
                let quotes = Quotes { word, what: "name" };
                quote::read(&name, self.base, quotes, self.problems).map(only)
            }
            Rule::only_players => {
                let numbers: Option<Vec<u32>> = inner
                    .into_inner()
                    .filter(|number| number.as_rule() == Rule::number)
                    .map(|number| number_from_word(number.as_str()))
                    .collect();
                match numbers.as_deref() {
                    Some([count]) => self.players(at, *count, *count),
                    Some([min, max]) => self.players(at, *min, *max),
                    _ => {
                        self.report_with(at, part.as_str());
                        None
                    }
                }
            }
            _ => {
                self.report_with(at, part.as_str());
                None
            }
        }
    }

    fn players(&mut self, at: Span, min: u32, max: u32) -> Option<Only> {
        if min >= 1 && min <= max {
            return Some(Only::Players { min, max });
        }
        let message = || match min {
            0 => "A game has at least one player, but this asks for 0.".to_string(),
            _ => format!("No number of players is from {min} to {max}."),
        };
        self.problems.report(Code::PlayerCount, at, message, |problem| {
            let problem =
                problem.label("never true").help("Write the smaller number first: with 3 to 5 players");
            if min == 0 {
                return problem;
            }
            problem.fix("turn the numbers round", at, format!("with {max} to {min} players"))
        });
        None
    }

    fn report_with(&mut self, at: Span, written: &str) {
        self.problems.report(
            Code::WithNotUnderstood,
            at,
            || format!("\"{}\" does not say when this block counts.", excerpt(written)),
            |problem| {
                problem.label("an option or a number of players").help(
                    "Write: with option \"…\", without option \"…\", with 2 players, or with 3 to 5 players.",
                )
            },
        );
    }
}
