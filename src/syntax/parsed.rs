//! What a grammar found in a text, without the text: rules and where they begin and end. Texts that read alike
//! share it, and so do threads. Knows no rule by name.

use std::ops::Range;

use pest::{RuleType, Token};

/// The rules that read a text, each before what it is made of.
#[derive(Debug)]
pub struct Parsed<R> {
    nodes: Vec<Node<R>>,
}

#[derive(Debug)]
struct Node<R> {
    rule: R,
    start: usize,
    end: usize,
    /// The number of the node after all that this one is made of.
    next: usize,
}

/// One rule and what it is made of.
#[derive(Debug)]
pub struct Pair<'p, R> {
    nodes: &'p [Node<R>],
    at: usize,
}

/// What a rule is made of, one after the other.
#[derive(Debug)]
pub struct Pairs<'p, R> {
    nodes: &'p [Node<R>],
    next: usize,
    end: usize,
}

impl<R: RuleType> From<pest::iterators::Pairs<'_, R>> for Parsed<R> {
    fn from(pairs: pest::iterators::Pairs<'_, R>) -> Parsed<R> {
        let mut nodes: Vec<Node<R>> = Vec::new();
        let mut open = Vec::new();
        for token in pairs.tokens() {
            match token {
                Token::Start { rule, pos } => {
                    open.push(nodes.len());
                    nodes.push(Node { rule, start: pos.pos(), end: pos.pos(), next: 0 });
                }
                Token::End { pos, .. } => {
                    let ended = open.pop().expect("a rule ends after it began");
                    (nodes[ended].end, nodes[ended].next) = (pos.pos(), nodes.len());
                }
            }
        }
        Parsed { nodes }
    }
}

impl<R> Parsed<R> {
    /// The rule that the text was read with.
    pub fn whole(&self) -> Pair<'_, R> {
        Pair { nodes: &self.nodes, at: 0 }
    }
}

impl<'p, R: Copy> Pair<'p, R> {
    pub fn as_rule(&self) -> R {
        self.nodes[self.at].rule
    }

    /// Where it stands in the text that was parsed.
    pub fn range(&self) -> Range<usize> {
        self.nodes[self.at].start..self.nodes[self.at].end
    }

    pub fn into_inner(self) -> Pairs<'p, R> {
        Pairs { nodes: self.nodes, next: self.at + 1, end: self.nodes[self.at].next }
    }
}

impl<'p, R> Iterator for Pairs<'p, R> {
    type Item = Pair<'p, R>;

    fn next(&mut self) -> Option<Pair<'p, R>> {
        let at = self.next;
        (at < self.end).then(|| {
            self.next = self.nodes[at].next;
            Pair { nodes: self.nodes, at }
        })
    }
}

// Both are places in a list and cost nothing to copy, whatever the rules are.
impl<R> Clone for Pair<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Pair<'_, R> {}

impl<R> Clone for Pairs<'_, R> {
    fn clone(&self) -> Self {
        Pairs { nodes: self.nodes, next: self.next, end: self.end }
    }
}
