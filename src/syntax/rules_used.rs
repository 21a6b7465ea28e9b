//! Which grammar rules a text uses, by name. For the tests that hold the phrase catalogue against the
//! grammar; pest itself stays in this room.

use std::collections::BTreeSet;

use pest::Parser;

use super::dispatch::entry_rule;
use super::grammar::{Rule, SentenceGrammar};
use super::mask::{BinderName, mask};
use super::outline::rules_of_line;
use super::split;
use crate::vocabulary::Dialect;

/// A text that is read by the sentence grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleText<'t> {
    Paragraph(&'t str),
    /// What follows `requires`.
    Requires(&'t str),
    /// What follows `enters with`.
    EntersWith(&'t str),
    /// A line of a file's structure: a header, or a field with its indentation.
    Line(&'t str),
}

/// The names of all rules in the parse of a text; those of sentences that cannot be read are missing.
pub fn rules_used(dialect: &Dialect, text: RuleText<'_>) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    match text {
        RuleText::Paragraph(text) => {
            let mut binders = Vec::new();
            for range in split::sentences(text) {
                let sentence = &text[range];
                let names = split::binder_names(sentence, &dialect.lexicon, &binders);
                binders.extend(names);
                collect(dialect, sentence, None, &binders, &mut used);
            }
        }
        RuleText::Requires(text) => collect(dialect, text, Some(Rule::requires_field), &[], &mut used),
        RuleText::EntersWith(text) => collect(dialect, text, Some(Rule::enters_field), &[], &mut used),
        RuleText::Line(line) => used.extend(rules_of_line(line)),
    }
    used
}

fn collect(
    dialect: &Dialect,
    text: &str,
    rule: Option<Rule>,
    binders: &[BinderName],
    used: &mut BTreeSet<String>,
) {
    let masked = mask(text, &dialect.lexicon, binders).text;
    let rule = rule.unwrap_or_else(|| entry_rule(&masked));
    if let Ok(pairs) = SentenceGrammar::parse(rule, &masked) {
        used.extend(pairs.flatten().map(|pair| format!("{:?}", pair.as_rule())));
    }
}
