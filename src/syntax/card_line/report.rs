//! What is wrong with a card line that does not fit, said as exactly as its words allow.

use super::tokens::{Token, forms, match_value};
use crate::diagnostic::{Code, nearest, quoted_list};
use crate::source::Span;
use crate::syntax::outline::{Problems, excerpt};
use crate::vocabulary::english::article;
use crate::vocabulary::{Dialect, LinePart, WordId, WordKind};

/// What stands on the line, in its order.
struct Found {
    values: Vec<(WordId, WordId, Span)>,
    /// The tokens that are no value.
    unknown: Vec<usize>,
}

pub(super) fn not_declared(text: &str, whole: Span, problems: &mut Problems) {
    problems.report(
        Code::CardLineNotDeclared,
        whole,
        || format!("The game of this card declares no card line, so \"{}\" says nothing.", excerpt(text)),
        |problem| {
            problem
                .label("not read")
                .help("Add the shape of a card line to the game.toml: line = \"RANK of SUIT\"")
                .help("Or take this line away.")
        },
    );
}

/// Reports the mistake that explains why a line does not fit, or each word that means nothing; `stopped` is the token where it ceased to.
pub(super) fn mistake(
    dialect: &Dialect,
    tokens: &[Token<'_>],
    stopped: usize,
    whole: Span,
    problems: &mut Problems,
) {
    let found = look(dialect, tokens);
    let attributes = || {
        dialect.card_line.parts.iter().filter_map(|part| match part {
            LinePart::Attribute { attribute, several, optional } => Some((*attribute, *several, *optional)),
            LinePart::Literal(_) => None,
        })
    };
    let has = |wanted: WordId| found.values.iter().any(|(attribute, _, _)| *attribute == wanted);
    if !found.unknown.is_empty() {
        // Each stands for one of the attributes that no other word gives: those that must be there come first.
        let lacking = |is_optional: bool| {
            let of_it = attributes().filter(move |(_, _, optional)| *optional == is_optional);
            of_it.map(|(attribute, ..)| attribute).filter(|attribute| !has(*attribute))
        };
        let room = lacking(false).count();
        let mut expected = lacking(false).chain(lacking(true));
        for (written, span) in strange_words(tokens, &found.unknown, room) {
            unknown_value(dialect, &written, span, expected.next(), problems);
        }
        return;
    }
    for (attribute, several, _) in attributes() {
        let mut of_it = found.values.iter().filter(|(other, ..)| *other == attribute);
        if let (false, Some(_), Some((_, _, second))) = (several, of_it.next(), of_it.next()) {
            return doubled(dialect, attribute, *second, problems);
        }
    }
    if let Some((attribute, ..)) = attributes().find(|(attribute, _, optional)| !optional && !has(*attribute))
    {
        let at = tokens.get(stopped).map_or(Span::gap(whole.end as usize), |token| token.span);
        return missing(dialect, attribute, whole, at, problems);
    }
    let mut values: Vec<(WordId, Vec<WordId>)> = Vec::new();
    for (attribute, value, _) in &found.values {
        match values.iter_mut().find(|(other, _)| other == attribute) {
            Some((_, values)) => values.push(*value),
            None => values.push((*attribute, vec![*value])),
        }
    }
    let order: Vec<WordId> = values.iter().map(|(attribute, _)| *attribute).collect();
    let right_order: Vec<WordId> =
        attributes().map(|(attribute, ..)| attribute).filter(|attribute| order.contains(attribute)).collect();
    let code = if order == right_order { Code::CardLineShape } else { Code::CardLineOrder };
    rewritten(dialect, code, &values, whole, problems);
}

fn look(dialect: &Dialect, tokens: &[Token<'_>]) -> Found {
    let mut found = Found { values: Vec::new(), unknown: Vec::new() };
    let is_literal = |token: &Token<'_>| {
        let literals = dialect.card_line.parts.iter().filter_map(|part| match part {
            LinePart::Literal(literal) => Some(literal.as_str()),
            LinePart::Attribute { .. } => None,
        });
        [",", "and"].into_iter().chain(literals).any(|literal| literal.eq_ignore_ascii_case(token.text))
    };
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let taken = |attribute: WordId| found.values.iter().any(|(other, ..)| *other == attribute);
        // Where one word is a value of two attributes, the one that is still missing is meant.
        let free = dialect.card_line.parts.iter().find_map(|part| match part {
            LinePart::Attribute { attribute, .. } if !taken(*attribute) => {
                match_value(dialect, &tokens[at..], Some(*attribute))
            }
            LinePart::Attribute { .. } | LinePart::Literal(_) => None,
        });
        match free.or_else(|| match_value(dialect, &tokens[at..], None)) {
            Some((attribute, value, length)) => {
                let span = token.span.to(tokens[at + length - 1].span);
                found.values.push((attribute, value, span));
                at += length;
            }
            None => {
                if !is_literal(token) {
                    found.unknown.push(at);
                }
                at += 1;
            }
        }
    }
    found
}

/// The words that mean nothing. Where there are more of them than values missing, those side by side are one name.
fn strange_words(tokens: &[Token<'_>], unknown: &[usize], room: usize) -> Vec<(String, Span)> {
    let mut words: Vec<(String, Span)> = Vec::new();
    for (place, number) in unknown.iter().enumerate() {
        let Token { text, span } = tokens[*number];
        let is_beside = place > 0 && unknown[place - 1] + 1 == *number;
        match words.last_mut() {
            Some((before, at)) if is_beside && unknown.len() > room => {
                *before = format!("{before} {text}");
                *at = at.to(span);
            }
            _first_or_apart => words.push((text.to_string(), span)),
        }
    }
    words
}

fn unknown_value(
    dialect: &Dialect,
    written: &str,
    span: Span,
    expected: Option<WordId>,
    problems: &mut Problems,
) {
    let values = || {
        dialect.lexicon.iter().filter(|(_, word)| match word.kind {
            WordKind::Value { attribute } => expected.is_none_or(|expected| expected == attribute),
            _ => false,
        })
    };
    let name = expected.map_or("value", |attribute| dialect.lexicon.name(attribute));
    problems.report(
        Code::UnknownCardLineValue,
        span,
        || format!("\"{}\" is no {name} of this game.", excerpt(written)),
        |problem| {
            let near = if written.len() > 40 {
                None
            } else {
                nearest(written, values().flat_map(|(_, word)| forms(word)))
            };
            let problem = match near {
                Some(near) => problem.label(format!("did you mean \"{near}\"?")).fix(
                    format!("write \"{near}\""),
                    span,
                    near,
                ),
                None => problem.label(format!("{} {name} is expected", article(name))),
            };
            let all = quoted_list(values().map(|(id, _)| dialect.value_on_line(id)).take(40));
            problem
                .help(values_told(name, &all))
                .help(format!("A card line is written: {}", dialect.card_line_shape()))
        },
    );
}

fn doubled(dialect: &Dialect, attribute: WordId, second: Span, problems: &mut Problems) {
    let name = dialect.lexicon.name(attribute);
    problems.report(
        Code::CardLineDoubled,
        second,
        || format!("This card line has a second {name}."),
        |problem| {
            problem
                .label("one too many")
                .help(format!("A card has one {name}. A card line is written: {}", dialect.card_line_shape()))
        },
    );
}

fn missing(dialect: &Dialect, attribute: WordId, whole: Span, at: Span, problems: &mut Problems) {
    let name = dialect.lexicon.name(attribute);
    problems.report(
        Code::CardLinePartMissing,
        if at.is_empty() { whole } else { at },
        || format!("This card line has no {name}."),
        |problem| {
            let values =
                dialect.lexicon.iter().filter(|(_, word)| word.kind == WordKind::Value { attribute });
            let all = quoted_list(values.map(|(id, _)| dialect.value_on_line(id)).take(40));
            problem
                .label(format!("the {name} is missing"))
                .help(format!("A card line is written: {}", dialect.card_line_shape()))
                .help(values_told(name, &all))
        },
    );
}

fn rewritten(
    dialect: &Dialect,
    code: Code,
    values: &[(WordId, Vec<WordId>)],
    whole: Span,
    problems: &mut Problems,
) {
    let right = dialect.write_card_line(values);
    let message = match code {
        Code::CardLineOrder => "The parts of this card line stand in another order.",
        _ => "The values of this card line are right, but it is written another way.",
    };
    problems.report(
        code,
        whole,
        || message.to_string(),
        |problem| {
            problem
                .label(format!("write: {right}"))
                .help(format!("A card line is written: {}", dialect.card_line_shape()))
                .fix("write it so", whole, right.clone())
        },
    );
}

/// A suit is "eye", "ankh" or "sun".
fn values_told(name: &str, all: &str) -> String {
    let article = if article(name) == "an" { "An" } else { "A" };
    format!("{article} {name} is {all}.")
}
