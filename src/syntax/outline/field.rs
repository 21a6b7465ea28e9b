//! The lines between the header and the first blank line.

use pest::Parser;
use pest::iterators::Pair;

use super::FieldText;
use super::grammar::{LineParser, Rule};
use super::header::LONGEST_LINE;
use super::line::is_quote;
use super::problems::{Problems, excerpt};
use super::quote::{self, Quotes};
use crate::diagnostic::{Code, nearest};
use crate::source::Span;
use crate::syntax::tree::{BlockKind, Quoted};
use crate::vocabulary::{LARGEST, number_from_word};

/// The words a field begins with.
const WORDS: [&str; 4] = ["illustrator", "flavor", "requires", "enters with"];

/// Words from other places for a field of ours.
const FALSE_FRIENDS: [(&str, &str); 8] = [
    ("art", "illustrator"),
    ("artist", "illustrator"),
    ("by", "illustrator"),
    ("illustration", "illustrator"),
    ("flavour", "flavor"),
    ("quote", "flavor"),
    ("needs", "requires"),
    ("starts", "enters"),
];

/// Whether a kind of block has this field. Blocks without any take their text right under the header.
pub(super) fn belongs(kind: BlockKind, field: &FieldText) -> bool {
    match kind {
        BlockKind::Card => true,
        BlockKind::Action => matches!(field, FieldText::Requires(_)),
        BlockKind::Setup
        | BlockKind::Phase
        | BlockKind::Definition
        | BlockKind::Rule
        | BlockKind::Scoring
        | BlockKind::Teams
        | BlockKind::Option
        | BlockKind::Counter
        | BlockKind::Keyword => false,
    }
}

pub(super) fn has_fields(kind: BlockKind) -> bool {
    belongs(kind, &FieldText::Requires(Span::default()))
}

/// Whether a line is a field wherever it stands.
pub(super) fn begins(code: &str) -> bool {
    let small = code.starts_with(|letter: char| letter.is_lowercase() || letter.is_ascii_digit());
    small && find(code, 0).is_some()
}

/// A line that begins like a field: what it is, and how to read it in full.
pub(super) struct Field<'a> {
    line: Pair<'a, Rule>,
    base: usize,
}

/// Whether a line begins with the words of a field. Inside text only small letters count.
pub(super) fn find(code: &str, base: usize) -> Option<Field<'_>> {
    if code.len() > LONGEST_LINE {
        return None;
    }
    let line = LineParser::parse(Rule::field, code).ok()?.next()?.into_inner().next()?;
    let is_copies = line.as_rule() == Rule::copies;
    let counts = line.clone().into_inner().next().and_then(|number| number_from_word(number.as_str()));
    let digits = code.starts_with(|letter: char| letter.is_ascii_digit());
    (!is_copies || digits || counts.is_some()).then_some(Field { line, base })
}

impl Field<'_> {
    /// Reads the field; problems make it [`FieldText::Unread`].
    pub fn read(self, problems: &mut Problems) -> FieldText {
        let Field { line, base } = self;
        let whole = Span::new(base, base + line.as_str().len());
        let rule = line.as_rule();
        let mut quoted: Option<Quoted> = None;
        let mut words = None;
        let mut number = None;
        let mut said = false;
        for part in line.into_inner() {
            let at = Span::new(part.as_span().start(), part.as_span().end()).shifted(base);
            match part.as_rule() {
                Rule::colon | Rule::extra => quote::report_extra(part.as_str(), at, problems),
                Rule::words => words = Some(at),
                Rule::number => {
                    number = Some((number_from_word(part.as_str()), part.as_str().to_string(), at))
                }
                _ => {
                    said = true;
                    let word = if rule == Rule::flavor { "flavor" } else { "illustrator" };
                    let what = if rule == Rule::flavor { "text" } else { "name" };
                    quoted = quote::read(&part, base, Quotes { word, what }, problems);
                }
            }
        }
        let empty = quoted.as_ref().is_none_or(|quoted| quoted.text.is_empty()) && (said || words.is_none());
        match (rule, quoted, words, number) {
            (Rule::copies, _, _, Some((count, written, at))) => copies(count, &written, at, problems),
            (_, _, _, _) if empty => {
                report_empty(rule, whole, problems);
                FieldText::Unread
            }
            (Rule::illustrator, Some(name), _, _) => FieldText::Illustrator(name),
            (Rule::flavor, Some(text), _, _) => FieldText::Flavor(text),
            (Rule::requires, _, Some(words), _) => FieldText::Requires(words),
            (Rule::enters_with, _, Some(words), _) => FieldText::EntersWith(words),
            _ => FieldText::Unread,
        }
    }
}

fn copies(count: Option<u32>, written: &str, at: Span, problems: &mut Problems) -> FieldText {
    match count {
        Some(count) if (1..=LARGEST).contains(&count) => FieldText::Copies(count),
        _ => {
            problems.report(
                Code::CopiesNumber,
                at,
                || format!("A card can't have {} copies in the deck.", excerpt(written)),
                |problem| problem.label(format!("from 1 to {LARGEST}")).help("Write, for example: 4 copies"),
            );
            FieldText::Unread
        }
    }
}

fn report_empty(rule: Rule, whole: Span, problems: &mut Problems) {
    let (word, example) = match rule {
        Rule::flavor => ("flavor", "flavor \"Nobody leaves hungry.\""),
        Rule::requires => ("requires", "requires an opponent who controls two or more cards"),
        Rule::enters_with => ("enters with", "enters with three … counters"),
        _ => ("illustrator", "illustrator \"Carlo Dolci\""),
    };
    problems.report(
        Code::FieldEmpty,
        whole,
        || format!("Nothing follows \"{word}\"."),
        |problem| problem.label("what?").help(format!("Write, for example: {example}")),
    );
}

/// A line that is no field: does it try to be one? Reports it, if so.
pub(super) fn report_near_miss(code: &str, base: usize, problems: &mut Problems) -> bool {
    let mut words = code.split_whitespace();
    let (Some(first), second) = (words.next(), words.next()) else { return false };
    let name = first.trim_end_matches([':', '=']);
    if name.len() > 24 {
        return false;
    }
    let opens_quote = second.is_some_and(|second| second.starts_with(is_quote));
    let lower = name.to_lowercase();
    let friend = FALSE_FRIENDS.iter().find(|(friend, _)| *friend == lower).map(|(_, field)| *field);
    let near = friend.or_else(|| nearest(name, ["illustrator", "flavor", "requires", "enters"]));
    let copies = second.filter(|word| number_from_word(first).is_some() && is_near_copies(word));
    let span = Span::new(base, base + name.len());
    if let Some(word) = copies {
        let at = base + code.find(word).unwrap_or(0);
        report_unknown(word, Span::new(at, at + word.len()), Some("copies"), problems);
    } else if lower == "copies" {
        report_unknown(name, span, None, problems);
    } else if opens_quote || near.is_some_and(|near| fits(near, second)) {
        report_unknown(name, span, near, problems);
    } else {
        return false;
    }
    true
}

fn is_near_copies(word: &str) -> bool {
    word.len() <= 24 && nearest(word, ["copies", "copy"]).is_some()
}

/// "enters" is meant only when "with" follows; a card line may begin with a word like the others.
fn fits(field: &str, second: Option<&str>) -> bool {
    match field {
        "enters" => second.is_some_and(|second| second.eq_ignore_ascii_case("with")),
        "requires" => second.is_some_and(|second| !second.eq_ignore_ascii_case("of")),
        _ => false,
    }
}

/// A line among the fields that is none.
pub(super) fn report_unknown(written: &str, at: Span, meant: Option<&str>, problems: &mut Problems) {
    problems.report(
        Code::UnknownField,
        at,
        || format!("\"{}\" is no line a card can have under its name.", excerpt(written)),
        |problem| {
            let problem = match meant {
                Some(meant) => problem.label(format!("did you mean \"{meant}\"?")).fix(
                    format!("write \"{meant}\""),
                    at,
                    meant,
                ),
                None => problem.label("not understood"),
            };
            problem.help(format!(
                "Under the name stand the card line, {} and the number of copies (\"4 copies\"). The text of \
                 the card comes after a blank line.",
                WORDS.map(|word| format!("\"{word}\"")).join(", ")
            ))
        },
    );
}
