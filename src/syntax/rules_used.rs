//! Which grammar rules a text uses, by name. For the tests that hold the phrase catalogue against the
//! grammar; pest itself stays in this room.

use std::collections::BTreeSet;

use pest::Parser;

use super::dispatch::entry_rule;
use super::mask::{BinderName, mask};
use super::outline::rules_of_line;
use super::split;
use crate::vocabulary::Dialect;
use cardwright_grammar::sentence::{Rule, SentenceGrammar};

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

/// The names of the rules that read a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesUsed {
    pub rules: BTreeSet<String>,
    /// A rule, and a rule somewhere inside what it read.
    pub inside: BTreeSet<(String, String)>,
}

/// The names of all rules in the parse of a text; those of sentences that cannot be read are missing.
pub fn rules_used(dialect: &Dialect, text: RuleText<'_>) -> BTreeSet<String> {
    rules_inside(dialect, text).rules
}

/// The same, with which rules stand inside which. A line of a file's structure is flat.
pub fn rules_inside(dialect: &Dialect, text: RuleText<'_>) -> RulesUsed {
    let mut used = RulesUsed::default();
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
        RuleText::Line(line) => used.rules.extend(rules_of_line(line)),
    }
    used
}

fn collect(dialect: &Dialect, text: &str, rule: Option<Rule>, binders: &[BinderName], used: &mut RulesUsed) {
    let masked = mask(text, &dialect.lexicon, binders).text;
    let rule = rule.unwrap_or_else(|| entry_rule(&masked));
    if let Ok(pairs) = SentenceGrammar::parse(rule, &masked) {
        for pair in pairs.flatten() {
            let outer = format!("{:?}", pair.as_rule());
            let inner = pair.into_inner().flatten().map(|inner| format!("{:?}", inner.as_rule()));
            used.inside.extend(inner.map(|inner| (outer.clone(), inner)));
            used.rules.insert(outer);
        }
    }
}
