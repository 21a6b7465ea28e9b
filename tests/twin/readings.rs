//! Finds every reading of a text. A reading is the tree pest would hand on: two derivations that
//! leave the same nodes in the same places are one reading.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use super::grammar::{Grammar, RuleId, Symbol, SymbolId, TerminalId};

/// No part of a text is followed in more readings than this.
pub const MOST_READINGS: usize = 200;

pub type NodeId = usize;

/// The nodes that a part of a text leaves, in order.
pub type Row = Rc<[NodeId]>;

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Node {
    pub name: String,
    /// Made by an atomic rule: a word, not a phrase.
    pub is_word: bool,
    pub start: usize,
    /// Where the next word begins.
    pub end: usize,
    pub children: Row,
}

/// By the place where a part can end, the rows of nodes it can leave.
type Ends = BTreeMap<usize, Vec<Row>>;

/// The readings of a text as a whole.
pub struct Readings<'g> {
    /// What to quote: the text, or what it was before its names were masked.
    text: &'g str,
    nodes: Vec<Node>,
    pub roots: Vec<Row>,
    /// The furthest place a word was matched up to.
    pub furthest: usize,
}

impl<'g> Readings<'g> {
    /// All readings of `text` as one of the `entries`.
    pub fn of(grammar: &Grammar, entries: &[&str], text: &'g str) -> Readings<'g> {
        let mut finder = Finder::new(grammar, text);
        let start = grammar.lexemes.skip_filler(text, 0);
        let mut roots = Vec::new();
        for entry in entries {
            let ends = finder.rule(grammar.rule(entry), start);
            roots.extend(ends.get(&text.len()).into_iter().flatten().cloned());
        }
        Readings { text, nodes: finder.nodes, roots, furthest: finder.furthest }
    }

    /// The same readings, quoted from the text as it was written, place by place.
    pub fn unmasked(self, text: &str) -> Readings<'_> {
        Readings { text, nodes: self.nodes, roots: self.roots, furthest: self.furthest }
    }

    /// Leaves out the readings of an entry rule in which a word of this rule is missing.
    pub fn require(&mut self, entry: &str, word: &str) {
        let roots = std::mem::take(&mut self.roots);
        let keeps = |row: &Row| row.iter().all(|&id| self.node(id).name != entry || self.has(id, word));
        self.roots = roots.into_iter().filter(keeps).collect();
    }

    fn has(&self, id: NodeId, name: &str) -> bool {
        self.node(id).name == name || self.node(id).children.iter().any(|&child| self.has(child, name))
    }

    pub fn count(&self) -> usize {
        self.roots.len()
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id]
    }

    /// All nodes that were tried, also those of no reading.
    pub fn nodes(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter()
    }

    pub fn text_of(&self, node: &Node) -> &str {
        self.text[node.start..node.end].trim()
    }

    pub fn text(&self) -> &str {
        self.text
    }
}

struct Finder<'g> {
    grammar: &'g Grammar,
    text: &'g str,
    nodes: Vec<Node>,
    node_ids: HashMap<Node, NodeId>,
    by_rule: HashMap<(RuleId, usize), Rc<Ends>>,
    /// By place, the terminals that fit there, and where each ends.
    words: HashMap<usize, Rc<Words>>,
    furthest: usize,
}

struct Words {
    terminals: Vec<TerminalId>,
    /// Beside the terminals: the place after the word and the whitespace that follows.
    ends: Vec<usize>,
}

impl<'g> Finder<'g> {
    fn new(grammar: &'g Grammar, text: &'g str) -> Finder<'g> {
        Finder {
            grammar,
            text,
            nodes: Vec::new(),
            node_ids: HashMap::new(),
            by_rule: HashMap::new(),
            words: HashMap::new(),
            furthest: 0,
        }
    }

    fn words(&mut self, at: usize) -> Rc<Words> {
        if let Some(words) = self.words.get(&at) {
            return Rc::clone(words);
        }
        let (mut terminals, mut ends) = (Vec::new(), Vec::new());
        let lexemes = &self.grammar.lexemes;
        for (number, terminal) in self.grammar.terminals.iter().enumerate() {
            if let Some(end) = lexemes.end(&terminal.expr, self.text, at) {
                terminals.push(number);
                ends.push(lexemes.skip_filler(self.text, end));
            }
        }
        let words = Rc::new(Words { terminals, ends });
        self.words.insert(at, Rc::clone(&words));
        words
    }

    fn rule(&mut self, rule: RuleId, start: usize) -> Rc<Ends> {
        if let Some(ends) = self.by_rule.get(&(rule, start)) {
            return Rc::clone(ends);
        }
        let grammar = self.grammar;
        let mut ends = self.ends(grammar.rules[rule].body, start);
        if !grammar.rules[rule].silent {
            let name = &grammar.rules[rule].name;
            for (&end, rows) in &mut ends {
                for row in rows {
                    let children = Rc::clone(row);
                    *row = self.row_of(Node { name: name.clone(), is_word: false, start, end, children });
                }
            }
        }
        let ends = Rc::new(ends);
        self.by_rule.insert((rule, start), Rc::clone(&ends));
        ends
    }

    fn row_of(&mut self, node: Node) -> Row {
        if let Some(&id) = self.node_ids.get(&node) {
            return Rc::new([id]);
        }
        let id = self.nodes.len();
        self.nodes.push(node.clone());
        self.node_ids.insert(node, id);
        Rc::new([id])
    }

    fn ends(&mut self, symbol: SymbolId, start: usize) -> Ends {
        let grammar = self.grammar;
        let words = self.words(start);
        if !grammar.first[symbol].fits(&words.terminals) {
            return Ends::new();
        }
        match &grammar.symbols[symbol] {
            Symbol::Terminal(terminal) => self.word(*terminal, start, &words),
            Symbol::Rule(rule) => self.rule(*rule, start).as_ref().clone(),
            Symbol::Sequence(parts) => {
                let mut before = nothing(start);
                for &part in parts {
                    before = self.follow(&before, part);
                }
                before
            }
            Symbol::Choice(parts) => {
                let mut all = Ends::new();
                for &part in parts {
                    merge(&mut all, self.ends(part, start));
                }
                all
            }
            Symbol::Optional(what) => {
                let mut all = self.ends(*what, start);
                merge(&mut all, nothing(start));
                all
            }
            Symbol::Repeat { what, least, most } => self.repeat(*what, *least, *most, start),
            Symbol::Start => if_at(start, start == grammar.lexemes.skip_filler(self.text, 0)),
            Symbol::End => if_at(start, start == self.text.len()),
        }
    }

    fn word(&mut self, terminal: TerminalId, start: usize, words: &Words) -> Ends {
        let Some(index) = words.terminals.iter().position(|&known| known == terminal) else {
            return Ends::new();
        };
        let end = words.ends[index];
        self.furthest = self.furthest.max(end);
        let row = match &self.grammar.terminals[terminal].name {
            Some(name) => {
                let children = Rc::new([]);
                self.row_of(Node { name: name.clone(), is_word: true, start, end, children })
            }
            None => Rc::new([]),
        };
        Ends::from([(end, vec![row])])
    }

    /// What comes of going on with a symbol after each of the ends so far.
    fn follow(&mut self, before: &Ends, symbol: SymbolId) -> Ends {
        let mut all = Ends::new();
        for (&middle, lefts) in before {
            for (end, rights) in self.ends(symbol, middle) {
                let rows = all.entry(end).or_default();
                for left in lefts {
                    for right in &rights {
                        add(rows, joined(left, right));
                    }
                }
            }
        }
        all
    }

    /// A round that consumes nothing is no round: what is left out is not there infinitely often.
    fn repeat(&mut self, what: SymbolId, least: usize, most: usize, start: usize) -> Ends {
        let mut all = Ends::new();
        let mut round = nothing(start);
        let mut rounds = 0;
        loop {
            if rounds >= least {
                merge(&mut all, round.clone());
            }
            if rounds == most {
                return all;
            }
            let mut next = Ends::new();
            for (&middle, rows) in &round {
                let mut more = self.follow(&Ends::from([(middle, rows.clone())]), what);
                if rounds >= least {
                    more.remove(&middle);
                }
                merge(&mut next, more);
            }
            if next.is_empty() {
                return all;
            }
            round = next;
            rounds += 1;
        }
    }
}

fn nothing(at: usize) -> Ends {
    Ends::from([(at, vec![Row::from([])])])
}

fn if_at(at: usize, holds: bool) -> Ends {
    if holds { nothing(at) } else { Ends::new() }
}

fn merge(all: &mut Ends, more: Ends) {
    for (end, rows) in more {
        let known = all.entry(end).or_default();
        for row in rows {
            add(known, row);
        }
    }
}

fn add(rows: &mut Vec<Row>, row: Row) {
    if rows.len() < MOST_READINGS && !rows.contains(&row) {
        rows.push(row);
    }
}

fn joined(left: &Row, right: &Row) -> Row {
    if left.is_empty() {
        return Rc::clone(right);
    }
    if right.is_empty() {
        return Rc::clone(left);
    }
    left.iter().chain(right.iter()).copied().collect()
}
