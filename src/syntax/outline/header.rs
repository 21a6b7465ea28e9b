//! The line a block begins with. Reads what it can and reports the rest by name.

use pest::Parser;
use pest::iterators::Pair;

use super::grammar::{LineParser, Rule};
use super::listed;
use super::problems::{Problems, excerpt};
use super::quote::{self, Quotes};
use crate::diagnostic::{Code, nearest, quoted_list};
use crate::source::Span;
use crate::syntax::tree::{At, BlockKind, Change, Header, Quoted};

/// Longer lines are not looked at word by word.
pub(super) const LONGEST_LINE: usize = 10_000;

/// Words that other places use for a block of ours.
const FALSE_FRIENDS: [(&str, BlockKind); 8] = [
    ("ability", BlockKind::Keyword),
    ("define", BlockKind::Definition),
    ("house-rule", BlockKind::Rule),
    ("points", BlockKind::Scoring),
    ("score", BlockKind::Scoring),
    ("step", BlockKind::Phase),
    ("token", BlockKind::Counter),
    ("variant", BlockKind::Option),
];

/// What a line at the edge is.
pub(super) enum Edge {
    /// It begins a block. The header is missing when its kind could not even be guessed.
    Header(Option<Header>),
    /// It is a card in one line: its header, and where its card line stands.
    Listed(Header, Span),
    /// It is text that lost its indentation.
    Text,
}

pub(super) fn block_words() -> String {
    quoted_list(BlockKind::ALL.map(BlockKind::word))
}

/// Reads a line that stands at the edge.
pub(super) fn read_at_edge(code: &str, base: usize, problems: &mut Problems) -> Edge {
    if code.len() > LONGEST_LINE {
        return read_endless(code, base, problems);
    }
    if let Some(listed) = listed::split(code) {
        return listed::read(&listed, base, problems);
    }
    if is_plainly_text(code) {
        return Edge::Text;
    }
    let Ok(mut pairs) = LineParser::parse(Rule::header, code) else { return Edge::Text };
    let parts: Vec<Pair<'_, Rule>> = pairs.next().map(|pair| pair.into_inner().collect()).unwrap_or_default();
    let known = parts.iter().find(|part| part.as_rule() == Rule::kind);
    let unknown = parts.iter().find(|part| part.as_rule() == Rule::unknown_kind);
    let is_sentence = code.ends_with('.') && !code.contains(super::line::is_quote);
    let kind = match (known, unknown) {
        (Some(_), _) if is_sentence => return Edge::Text,
        (Some(kind), _) => Some(block_kind(kind)),
        (None, Some(word)) => {
            let changes = parts.iter().any(|part| part.as_rule() == Rule::change);
            let quoted = parts.iter().any(|part| {
                part.as_rule() == Rule::name && !matches!(first_rule(part), Some(Rule::bare_name))
            });
            let guess = guess(word.as_str());
            let looks_like_a_header =
                quoted || (guess.is_some() && !is_sentence) || (changes && !is_sentence);
            if !looks_like_a_header || is_field_word(word.as_str()) {
                return Edge::Text;
            }
            report_unknown(word, base, guess, problems);
            guess
        }
        (None, None) => return Edge::Text,
    };
    let Some(kind) = kind else { return Edge::Header(None) };
    Edge::Header(Some(Reading { base, line: code, problems }.header(kind, parts)))
}

/// A glance that saves reading most lines: nothing in quotes, and a first word that is not even close.
fn is_plainly_text(code: &str) -> bool {
    let first = code.split(|letter: char| !letter.is_alphabetic()).next().unwrap_or("");
    let mut opens = BlockKind::ALL.map(BlockKind::word).into_iter().chain(["replace", "remove"]);
    !code.contains(super::line::is_quote)
        && !opens.any(|word| word.eq_ignore_ascii_case(first))
        && guess(first).is_none()
}

/// Whether an indented line is, word for word, the first line of a block.
pub(super) fn is_exact(code: &str, base: usize) -> bool {
    let first = code.split(char::is_whitespace).next().unwrap_or("");
    let begins = BlockKind::ALL.iter().any(|kind| kind.word() == first);
    if !(begins || first == "replace" || first == "remove") || code.len() > LONGEST_LINE {
        return false;
    }
    let mut problems = Problems::new(crate::source::FileId(0));
    matches!(read_at_edge(code, base, &mut problems), Edge::Header(Some(_))) && problems.is_empty()
}

fn is_field_word(word: &str) -> bool {
    ["illustrator", "flavor", "requires", "enters"].iter().any(|field| field.eq_ignore_ascii_case(word))
}

fn read_endless(code: &str, base: usize, problems: &mut Problems) -> Edge {
    let first = code.split(|letter: char| !letter.is_alphabetic()).next().unwrap_or("");
    if !BlockKind::ALL.iter().any(|kind| kind.word() == first) {
        return Edge::Text;
    }
    problems.report(
        Code::TooLong,
        Span::new(base, base + first.len()),
        || format!("This line begins a {first}, and goes on for {} bytes.", code.len()),
        |problem| problem.help("A header is one short line: the word, and a name in quotes."),
    );
    Edge::Header(None)
}

fn guess(word: &str) -> Option<BlockKind> {
    let lower = word.to_lowercase();
    let friend = FALSE_FRIENDS.iter().find(|(friend, _)| *friend == lower).map(|(_, kind)| *kind);
    let near = || {
        let near = nearest(word, BlockKind::ALL.map(BlockKind::word));
        near.and_then(|near| BlockKind::ALL.into_iter().find(|kind| kind.word() == near))
    };
    friend.or_else(near)
}

fn report_unknown(word: &Pair<'_, Rule>, base: usize, guess: Option<BlockKind>, problems: &mut Problems) {
    let span = place(word, base);
    problems.report(
        Code::UnknownBlock,
        span,
        || format!("\"{}\" is no word a block can begin with.", excerpt(word.as_str())),
        |problem| {
            let problem = match guess {
                Some(kind) => problem.label(format!("did you mean \"{}\"?", kind.word())).fix(
                    format!("write \"{}\"", kind.word()),
                    span,
                    kind.word(),
                ),
                None => problem.label("no such block"),
            };
            if word.as_str().eq_ignore_ascii_case("scenario") {
                return problem.help("Scenarios stand in a file of their own, whose name ends in .scenario.");
            }
            problem.help(format!("A block begins with {}.", block_words()))
        },
    );
}

pub(super) fn place(pair: &Pair<'_, Rule>, base: usize) -> Span {
    let span = pair.as_span();
    Span::new(span.start(), span.end()).shifted(base)
}

fn first_rule(pair: &Pair<'_, Rule>) -> Option<Rule> {
    pair.clone().into_inner().next().map(|inner| inner.as_rule())
}

fn block_kind(pair: &Pair<'_, Rule>) -> BlockKind {
    let word = pair.as_str();
    let found = BlockKind::ALL.into_iter().find(|kind| kind.word().eq_ignore_ascii_case(word));
    found.expect("the grammar's block words are those of the tree")
}

pub(super) struct Reading<'a> {
    pub base: usize,
    pub line: &'a str,
    pub problems: &'a mut Problems,
}

impl Reading<'_> {
    fn header(mut self, kind: BlockKind, parts: Vec<Pair<'_, Rule>>) -> Header {
        let whole = Span::new(self.base, self.base + self.line.len());
        let mut header =
            Header { change: Change::Add, kind, name: None, beside: None, only: Vec::new(), at: At(whole) };
        let mut after_kind = self.base;
        let mut named = false;
        for part in parts {
            let at = place(&part, self.base);
            match part.as_rule() {
                Rule::change if part.as_str().eq_ignore_ascii_case("remove") => {
                    header.change = Change::Remove
                }
                Rule::change => header.change = Change::Replace,
                Rule::kind | Rule::unknown_kind => after_kind = at.end as usize,
                Rule::name => {
                    named = true;
                    header.name = self.name(kind, part);
                }
                Rule::beside => header.beside = self.beside(kind, header.change, part),
                Rule::only => {
                    let only = self.only(part);
                    header.only.extend(only);
                }
                Rule::colon | Rule::extra => quote::report_extra(part.as_str(), at, self.problems),
                _ => {}
            }
        }
        if kind.is_named() && !named {
            self.report_missing_name(kind, after_kind);
        }
        header
    }

    fn name(&mut self, kind: BlockKind, part: Pair<'_, Rule>) -> Option<Quoted> {
        let at = place(&part, self.base);
        if !kind.is_named() {
            self.problems.report(
                Code::NameNotWanted,
                at,
                || format!("\"{}\" takes no name, but {} follows it.", kind.word(), excerpt(part.as_str())),
                |problem| {
                    problem
                        .label("no name here")
                        .help(format!("A game has one {0}; write just: {0}", kind.word()))
                        .fix("remove the name", at, "")
                },
            );
            return None;
        }
        let inner = part.into_inner().next()?;
        let name = quote::read(&inner, self.base, Quotes { word: kind.word(), what: "name" }, self.problems)?;
        if name.text.is_empty() {
            self.report_missing_name(kind, at.start as usize);
            return None;
        }
        Some(name)
    }

    fn report_missing_name(&mut self, kind: BlockKind, at: usize) {
        let word = kind.word();
        self.problems.report(
            Code::NameMissing,
            Span::new(self.base, self.base + self.line.len()),
            || format!("This {word} has no name."),
            |mut problem| {
                problem.place.span = Span::new(self.base, at.max(self.base + 1));
                problem.label("a name belongs here").help(format!("Write the name in quotes: {word} \"…\""))
            },
        );
    }
}
