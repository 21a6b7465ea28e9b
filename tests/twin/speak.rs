//! Makes up sentences of a grammar, to find readings that nobody thought of.

use pest_meta::ast::Expr;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::grammar::{Grammar, Symbol, SymbolId};

/// Deeper than this, or after this many words, the shortest way to an end is taken.
const DEEPEST: usize = 24;
const MOST_WORDS: usize = 60;

pub struct Speaker<'g> {
    grammar: &'g Grammar,
    /// By symbol, the fewest words it can be said in.
    fewest: Vec<usize>,
    random: ChaCha8Rng,
}

impl<'g> Speaker<'g> {
    pub fn new(grammar: &'g Grammar, random: ChaCha8Rng) -> Speaker<'g> {
        Speaker { grammar, fewest: fewest_words(grammar), random }
    }

    /// A text of a rule.
    pub fn say(&mut self, rule: &str) -> String {
        let mut words = Vec::new();
        self.speak(self.grammar.rules[self.grammar.rule(rule)].body, 0, &mut words);
        words.join(" ")
    }

    fn speak(&mut self, symbol: SymbolId, depth: usize, words: &mut Vec<String>) {
        let grammar = self.grammar;
        let hurry = depth > DEEPEST || words.len() > MOST_WORDS;
        match &grammar.symbols[symbol] {
            Symbol::Terminal(terminal) => words.push(self.word(&grammar.terminals[*terminal].expr)),
            Symbol::Rule(rule) => self.speak(grammar.rules[*rule].body, depth + 1, words),
            Symbol::Sequence(parts) => parts.iter().for_each(|&part| self.speak(part, depth, words)),
            Symbol::Choice(parts) => {
                let part = if hurry {
                    *parts.iter().min_by_key(|&&part| self.fewest[part]).expect("a choice has alternatives")
                } else {
                    parts[self.random.random_range(0..parts.len())]
                };
                self.speak(part, depth, words);
            }
            Symbol::Optional(what) => {
                if !hurry && self.random.random_bool(0.3) {
                    self.speak(*what, depth, words);
                }
            }
            Symbol::Repeat { what, least, most } => {
                let more = usize::from(!hurry && self.random.random_bool(0.25));
                for _ in 0..(least + more).min(*most) {
                    self.speak(*what, depth, words);
                }
            }
            Symbol::Start | Symbol::End => {}
        }
    }

    fn word(&mut self, expr: &Expr) -> String {
        match expr {
            Expr::Str(text) | Expr::Insens(text) => text.clone(),
            Expr::Range(low, _) => low.clone(),
            Expr::Ident(name) => match self.grammar.lexemes.rule(name) {
                Some(rule) => self.word(&rule.expr),
                None if name.contains("DIGIT") => "7".into(),
                None => "x".into(),
            },
            Expr::Seq(left, right) => self.word(left) + &self.word(right),
            Expr::Choice(left, right) => {
                if self.random.random_bool(0.5) {
                    self.word(left)
                } else {
                    self.word(right)
                }
            }
            Expr::RepOnce(what) | Expr::Rep(what) => self.word(what),
            Expr::Opt(what) => self.word(what),
            Expr::NodeTag(what, _) => self.word(what),
            _ => String::new(),
        }
    }
}

fn fewest_words(grammar: &Grammar) -> Vec<usize> {
    let mut fewest = vec![usize::MAX; grammar.symbols.len()];
    loop {
        let mut changed = false;
        for (id, symbol) in grammar.symbols.iter().enumerate() {
            let new = match symbol {
                Symbol::Terminal(_) => 1,
                Symbol::Rule(rule) => fewest[grammar.rules[*rule].body],
                Symbol::Sequence(parts) => {
                    parts.iter().fold(0, |sum: usize, &part| sum.saturating_add(fewest[part]))
                }
                Symbol::Choice(parts) => parts.iter().map(|&part| fewest[part]).min().unwrap_or(0),
                Symbol::Repeat { what, least, .. } => fewest[*what].saturating_mul(*least),
                Symbol::Optional(_) | Symbol::Start | Symbol::End => 0,
            };
            changed |= new != fewest[id];
            fewest[id] = new;
        }
        if !changed {
            return fewest;
        }
    }
}
