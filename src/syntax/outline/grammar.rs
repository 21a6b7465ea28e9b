//! The reader of single lines.

use pest::Parser as _;

pub(super) use cardwright_grammar::structure::{LineParser, Rule};

/// The names of the rules that read a line: as the header of a block, or as a field under one.
pub(in crate::syntax) fn rules_of_line(line: &str) -> Vec<String> {
    let rule = if line.starts_with(' ') { Rule::field } else { Rule::header };
    let pairs = LineParser::parse(rule, line.trim()).into_iter().flatten();
    pairs.flat_map(|pair| pair.into_inner().flatten()).map(|pair| format!("{:?}", pair.as_rule())).collect()
}
