//! A pest grammar as a context-free one: rules of symbols, where every atomic rule is one terminal.
//! Refuses what a context-free grammar can't say, such as a lookahead between words.

use std::collections::HashMap;

use pest_meta::ast::{Expr, Rule as PestRule, RuleType};
use pest_meta::parser;

use super::lexeme::Lexemes;

/// The number of a symbol in its grammar.
pub type SymbolId = usize;
pub type RuleId = usize;
pub type TerminalId = usize;

pub enum Symbol {
    Terminal(TerminalId),
    Rule(RuleId),
    Sequence(Vec<SymbolId>),
    Choice(Vec<SymbolId>),
    Optional(SymbolId),
    Repeat { what: SymbolId, least: usize, most: usize },
    Start,
    End,
}

/// A rule of words and phrases, with whitespace between its parts.
pub struct Rule {
    pub name: String,
    /// Leaves no node of its own, as in pest.
    pub silent: bool,
    pub body: SymbolId,
}

/// What is matched without looking inside.
pub struct Terminal {
    /// The atomic rule it comes from, if it leaves a node.
    pub name: Option<String>,
    pub expr: Expr,
}

/// What a symbol can begin with.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct First {
    pub terminals: Vec<bool>,
    /// Can be nothing at all, or only looks where the text begins and ends.
    pub nullable: bool,
}

pub struct Grammar {
    pub symbols: Vec<Symbol>,
    pub rules: Vec<Rule>,
    pub terminals: Vec<Terminal>,
    /// By symbol.
    pub first: Vec<First>,
    pub lexemes: Lexemes,
    rule_names: HashMap<String, RuleId>,
}

impl Grammar {
    /// Reads the text of a pest grammar. The error says which rule is at fault.
    pub fn read(text: &str) -> Result<Grammar, String> {
        let pairs = parser::parse(parser::Rule::grammar_rules, text).map_err(|error| error.to_string())?;
        let rules = parser::consume_rules(pairs).map_err(|errors| format!("{errors:?}"))?;
        Converter::convert(rules)
    }

    pub fn rule(&self, name: &str) -> RuleId {
        *self.rule_names.get(name).unwrap_or_else(|| panic!("the grammar has a phrase rule {name}"))
    }

    pub fn rule_names(&self) -> impl Iterator<Item = &str> {
        self.rules.iter().map(|rule| rule.name.as_str())
    }
}

struct Converter {
    pest_rules: HashMap<String, PestRule>,
    rule_names: HashMap<String, RuleId>,
    symbols: Vec<Symbol>,
    terminals: Vec<Terminal>,
    atomic: HashMap<String, SymbolId>,
}

impl Converter {
    fn convert(pest_rules: Vec<PestRule>) -> Result<Grammar, String> {
        let phrases = phrases(&pest_rules);
        let rule_names: HashMap<String, RuleId> =
            phrases.iter().enumerate().map(|(number, rule)| (rule.name.clone(), number)).collect();
        let pest_rules = pest_rules.into_iter().map(|rule| (rule.name.clone(), rule)).collect();
        let mut converter = Converter {
            pest_rules,
            rule_names,
            symbols: Vec::new(),
            terminals: Vec::new(),
            atomic: HashMap::new(),
        };
        let mut rules = Vec::new();
        for phrase in &phrases {
            let body =
                converter.symbol(&phrase.expr).map_err(|what| format!("rule {}: {what}", phrase.name))?;
            rules.push(Rule { name: phrase.name.clone(), silent: phrase.ty == RuleType::Silent, body });
        }
        let Converter { pest_rules, rule_names, symbols, terminals, .. } = converter;
        let first = first_sets(&symbols, &rules, terminals.len());
        Ok(Grammar { symbols, rules, terminals, first, lexemes: Lexemes::new(pest_rules), rule_names })
    }

    fn add(&mut self, symbol: Symbol) -> SymbolId {
        self.symbols.push(symbol);
        self.symbols.len() - 1
    }

    fn symbol(&mut self, expr: &Expr) -> Result<SymbolId, String> {
        let symbol = match expr {
            Expr::Str(_) | Expr::Insens(_) | Expr::Range(..) => return Ok(self.terminal(None, expr.clone())),
            Expr::Ident(name) => return self.named(name),
            Expr::Seq(..) => {
                let mut parts = Vec::new();
                flatten(expr, &mut parts, &|expr| match expr {
                    Expr::Seq(left, right) => Some((left, right)),
                    _ => None,
                });
                Symbol::Sequence(self.all(&parts)?)
            }
            Expr::Choice(..) => {
                let mut parts = Vec::new();
                flatten(expr, &mut parts, &|expr| match expr {
                    Expr::Choice(left, right) => Some((left, right)),
                    _ => None,
                });
                Symbol::Choice(self.all(&parts)?)
            }
            Expr::Opt(what) => Symbol::Optional(self.symbol(what)?),
            Expr::Rep(what) => self.repeat(what, 0, usize::MAX)?,
            Expr::RepOnce(what) => self.repeat(what, 1, usize::MAX)?,
            Expr::RepExact(what, times) => self.repeat(what, *times as usize, *times as usize)?,
            Expr::RepMin(what, least) => self.repeat(what, *least as usize, usize::MAX)?,
            Expr::RepMax(what, most) => self.repeat(what, 0, *most as usize)?,
            Expr::RepMinMax(what, least, most) => self.repeat(what, *least as usize, *most as usize)?,
            // A tag only names a node; it makes no other reading.
            Expr::NodeTag(what, _) => return self.symbol(what),
            Expr::PosPred(_) | Expr::NegPred(_) => {
                return Err("looks ahead between words; only a word's own boundary may".into());
            }
            Expr::PeekSlice(..) | Expr::Skip(_) | Expr::Push(_) | Expr::PushLiteral(_) => {
                return Err(format!("{expr:?} has no context-free reading"));
            }
        };
        Ok(self.add(symbol))
    }

    fn all(&mut self, parts: &[&Expr]) -> Result<Vec<SymbolId>, String> {
        parts.iter().map(|part| self.symbol(part)).collect()
    }

    fn repeat(&mut self, what: &Expr, least: usize, most: usize) -> Result<Symbol, String> {
        Ok(Symbol::Repeat { what: self.symbol(what)?, least, most })
    }

    fn named(&mut self, name: &str) -> Result<SymbolId, String> {
        if let Some(&rule) = self.rule_names.get(name) {
            return Ok(self.add(Symbol::Rule(rule)));
        }
        match name {
            "SOI" => return Ok(self.add(Symbol::Start)),
            "EOI" => return Ok(self.add(Symbol::End)),
            _ => {}
        }
        if let Some(&symbol) = self.atomic.get(name) {
            return Ok(symbol);
        }
        // A rule of the grammar leaves a node, a character class of pest's doesn't.
        let shown = self.pest_rules.contains_key(name).then(|| name.to_string());
        let symbol = self.terminal(shown, Expr::Ident(name.to_string()));
        self.atomic.insert(name.to_string(), symbol);
        Ok(symbol)
    }

    fn terminal(&mut self, name: Option<String>, expr: Expr) -> SymbolId {
        let number = self.terminals.iter().position(|known| known.name == name && known.expr == expr);
        let number = number.unwrap_or_else(|| {
            self.terminals.push(Terminal { name, expr });
            self.terminals.len() - 1
        });
        self.add(Symbol::Terminal(number))
    }
}

fn is_atomic(rule: &PestRule) -> bool {
    matches!(rule.ty, RuleType::Atomic | RuleType::CompoundAtomic)
}

/// The rules of words and phrases: those that leave a node, and the silent ones they speak of. A
/// silent rule that only words speak of is the inside of a word.
fn phrases(rules: &[PestRule]) -> Vec<PestRule> {
    let is_candidate = |rule: &&PestRule| !is_atomic(rule) && !is_filler(&rule.name);
    let (mut found, mut silent): (Vec<PestRule>, Vec<PestRule>) =
        rules.iter().filter(is_candidate).cloned().partition(|rule| rule.ty != RuleType::Silent);
    loop {
        let is_spoken_of = |wanted: &PestRule| {
            let names = |expr: Expr| matches!(expr, Expr::Ident(name) if name == wanted.name);
            found.iter().any(|rule| rule.expr.iter_top_down().any(names))
        };
        let (spoken_of, rest): (Vec<_>, Vec<_>) = silent.into_iter().partition(is_spoken_of);
        if spoken_of.is_empty() {
            return found;
        }
        found.extend(spoken_of);
        silent = rest;
    }
}

/// The rules pest puts between the parts by itself.
fn is_filler(name: &str) -> bool {
    matches!(name, "WHITESPACE" | "COMMENT")
}

fn flatten<'e>(
    expr: &'e Expr,
    parts: &mut Vec<&'e Expr>,
    split: &impl Fn(&'e Expr) -> Option<(&'e Expr, &'e Expr)>,
) {
    match split(expr) {
        Some((left, right)) => {
            flatten(left, parts, split);
            flatten(right, parts, split);
        }
        None => parts.push(expr),
    }
}

/// Grown until nothing changes, since rules speak of each other.
fn first_sets(symbols: &[Symbol], rules: &[Rule], terminals: usize) -> Vec<First> {
    let none = First { terminals: vec![false; terminals], nullable: false };
    let mut first = vec![none.clone(); symbols.len()];
    loop {
        let mut changed = false;
        for (id, symbol) in symbols.iter().enumerate() {
            let mut new = none.clone();
            match symbol {
                Symbol::Terminal(terminal) => new.terminals[*terminal] = true,
                Symbol::Rule(rule) => new = first[rules[*rule].body].clone(),
                Symbol::Sequence(parts) => {
                    new.nullable = true;
                    for &part in parts {
                        new.join(&first[part]);
                        if !first[part].nullable {
                            new.nullable = false;
                            break;
                        }
                    }
                }
                Symbol::Choice(parts) => {
                    for &part in parts {
                        new.join(&first[part]);
                        new.nullable |= first[part].nullable;
                    }
                }
                Symbol::Optional(what) => {
                    new.join(&first[*what]);
                    new.nullable = true;
                }
                Symbol::Repeat { what, least, .. } => {
                    new.join(&first[*what]);
                    new.nullable = *least == 0 || first[*what].nullable;
                }
                Symbol::Start | Symbol::End => new.nullable = true,
            }
            if new != first[id] {
                first[id] = new;
                changed = true;
            }
        }
        if !changed {
            return first;
        }
    }
}

impl First {
    fn join(&mut self, other: &First) {
        for (mine, theirs) in self.terminals.iter_mut().zip(&other.terminals) {
            *mine |= theirs;
        }
    }

    /// Whether something with these beginnings can stand where `here` are the terminals that fit.
    pub fn fits(&self, here: &[TerminalId]) -> bool {
        self.nullable || here.iter().any(|&terminal| self.terminals[terminal])
    }
}
