//! Walking the children of a parsed rule in order.

use crate::syntax::parsed::{self, Pairs};
use cardwright_grammar::sentence::Rule;

pub type Pair<'i> = parsed::Pair<'i, Rule>;

/// The children of a rule, taken one after the other. Punctuation says nothing and is passed over.
pub struct Parts<'i>(Pairs<'i, Rule>);

fn is_punctuation(rule: Rule) -> bool {
    matches!(rule, Rule::comma | Rule::period | Rule::colon | Rule::semicolon)
}

impl<'i> Parts<'i> {
    pub fn of(pair: Pair<'i>) -> Parts<'i> {
        Parts(pair.into_inner())
    }

    pub fn peek(&self) -> Option<Rule> {
        self.0.clone().map(|pair| pair.as_rule()).find(|rule| !is_punctuation(*rule))
    }

    /// The next child, whatever it is.
    pub fn next(&mut self) -> Option<Pair<'i>> {
        self.0.find(|pair| !is_punctuation(pair.as_rule()))
    }

    /// The next child, which the grammar promises.
    pub fn expect(&mut self) -> Pair<'i> {
        self.next().expect("the grammar gives the rule all its parts")
    }

    /// The next child if it is of this rule.
    pub fn take(&mut self, rule: Rule) -> Option<Pair<'i>> {
        if self.peek() == Some(rule) { self.next() } else { None }
    }

    /// Whether the next child is of this rule; if so it is taken.
    pub fn has(&mut self, rule: Rule) -> bool {
        self.take(rule).is_some()
    }

    /// The next child of this rule; what stands before it is passed over.
    pub fn find(&mut self, rule: Rule) -> Option<Pair<'i>> {
        self.0.find(|pair| pair.as_rule() == rule)
    }

    /// As [`Parts::find`], for a child the grammar promises.
    pub fn must(&mut self, rule: Rule) -> Pair<'i> {
        self.find(rule).expect("the grammar gives the rule this part")
    }

    /// The next child of either rule, which the grammar promises.
    pub fn find_either(&mut self, one: Rule, other: Rule) -> Pair<'i> {
        let found = self.0.find(|pair| pair.as_rule() == one || pair.as_rule() == other);
        found.expect("the grammar gives the rule one of these parts")
    }

    /// Passes over what stands before a child of one of these rules.
    pub fn pass_to(&mut self, rules: &[Rule]) {
        while self.peek().is_some_and(|rule| !rules.contains(&rule)) {
            self.next();
        }
    }

    /// All children of this rule that are left.
    pub fn all(self, rule: Rule) -> impl Iterator<Item = Pair<'i>> {
        self.0.filter(move |pair| pair.as_rule() == rule)
    }
}

/// The one child of a rule that is a choice.
pub fn only(pair: Pair<'_>) -> Pair<'_> {
    Parts::of(pair).expect()
}
