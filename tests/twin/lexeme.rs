//! Matches what stands inside a word: an atomic rule, as pest does it, first alternative first and
//! with its lookahead. A rule fits at a place in one way or not at all.

use std::collections::HashMap;

use pest_meta::ast::{Expr, Rule};

/// The rules a word's inside may speak of.
pub struct Lexemes {
    rules: HashMap<String, Rule>,
}

impl Lexemes {
    pub fn new(rules: HashMap<String, Rule>) -> Lexemes {
        Lexemes { rules }
    }

    pub fn rule(&self, name: &str) -> Option<&Rule> {
        self.rules.get(name)
    }

    /// The place after the whitespace that begins at `at`.
    pub fn skip_filler(&self, text: &str, mut at: usize) -> usize {
        while let Some(end) =
            ["WHITESPACE", "COMMENT"].iter().find_map(|filler| self.filler(filler, text, at))
        {
            at = end;
        }
        at
    }

    fn filler(&self, name: &str, text: &str, at: usize) -> Option<usize> {
        let rule = self.rules.get(name)?;
        self.end(&rule.expr, text, at).filter(|&end| end > at)
    }

    /// Where the expression ends if it fits at `at`.
    pub fn end(&self, expr: &Expr, text: &str, at: usize) -> Option<usize> {
        let rest = &text[at..];
        match expr {
            Expr::Str(wanted) => rest.starts_with(wanted.as_str()).then(|| at + wanted.len()),
            Expr::Insens(wanted) => {
                let found = rest.get(..wanted.len())?;
                found.eq_ignore_ascii_case(wanted).then(|| at + wanted.len())
            }
            Expr::Range(low, high) => {
                let char = rest.chars().next()?;
                let within = low.chars().next()? <= char && char <= high.chars().next()?;
                within.then(|| at + char.len_utf8())
            }
            Expr::Ident(name) => match self.rules.get(name) {
                Some(rule) => self.end(&rule.expr, text, at),
                None => class(name, rest).map(|length| at + length),
            },
            Expr::PosPred(what) => self.end(what, text, at).map(|_| at),
            Expr::NegPred(what) => self.end(what, text, at).is_none().then_some(at),
            Expr::Seq(left, right) => self.end(right, text, self.end(left, text, at)?),
            Expr::Choice(left, right) => self.end(left, text, at).or_else(|| self.end(right, text, at)),
            Expr::Opt(what) => Some(self.end(what, text, at).unwrap_or(at)),
            Expr::Rep(what) => self.repeat(what, text, at, 0, usize::MAX),
            Expr::RepOnce(what) => self.repeat(what, text, at, 1, usize::MAX),
            Expr::RepExact(what, times) => self.repeat(what, text, at, *times as usize, *times as usize),
            Expr::RepMin(what, least) => self.repeat(what, text, at, *least as usize, usize::MAX),
            Expr::RepMax(what, most) => self.repeat(what, text, at, 0, *most as usize),
            Expr::RepMinMax(what, least, most) => {
                self.repeat(what, text, at, *least as usize, *most as usize)
            }
            Expr::NodeTag(what, _) => self.end(what, text, at),
            Expr::PeekSlice(..) | Expr::Skip(_) | Expr::Push(_) | Expr::PushLiteral(_) => {
                panic!("a word is matched without pest's stack, but the grammar has {expr:?}")
            }
        }
    }

    fn repeat(&self, what: &Expr, text: &str, at: usize, least: usize, most: usize) -> Option<usize> {
        let mut times = 0;
        let mut at = at;
        while times < most {
            match self.end(what, text, at) {
                Some(end) if end > at => at = end,
                Some(_) => return Some(at),
                None => break,
            }
            times += 1;
        }
        (times >= least).then_some(at)
    }
}

/// How long the match of one of pest's own character classes is.
fn class(name: &str, rest: &str) -> Option<usize> {
    let char = rest.chars().next();
    let fits: fn(char) -> bool = match name {
        "SOI" => panic!("SOI inside a word"),
        "EOI" => return char.is_none().then_some(0),
        "ANY" => |_| true,
        "ASCII" => |char| char.is_ascii(),
        "ASCII_DIGIT" => |char| char.is_ascii_digit(),
        "ASCII_NONZERO_DIGIT" => |char| matches!(char, '1'..='9'),
        "ASCII_ALPHA" => |char| char.is_ascii_alphabetic(),
        "ASCII_ALPHA_LOWER" => |char| char.is_ascii_lowercase(),
        "ASCII_ALPHA_UPPER" => |char| char.is_ascii_uppercase(),
        "ASCII_ALPHANUMERIC" => |char| char.is_ascii_alphanumeric(),
        "ALPHABETIC" | "LETTER" => char::is_alphabetic,
        "NEWLINE" => |char| matches!(char, '\n' | '\r'),
        _ => panic!("the twin does not know pest's character class {name} yet"),
    };
    char.filter(|&char| fits(char)).map(char::len_utf8)
}
