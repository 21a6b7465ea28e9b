//! Text in quotes on a header or field line, and the ways to get the quotes wrong.

use pest::iterators::Pair;

use super::grammar::Rule;
use super::line::is_quote;
use super::problems::{Problems, excerpt};
use crate::diagnostic::Code;
use crate::source::Span;
use crate::syntax::tree::{At, Quoted};

/// For the messages: what the quotes stand behind and what is in them.
#[derive(Clone, Copy)]
pub(super) struct Quotes {
    pub word: &'static str,
    pub what: &'static str,
}

/// Reads `"…"`, or what was meant to be it.
pub(super) fn read(
    pair: &Pair<'_, Rule>,
    base: usize,
    quotes: Quotes,
    problems: &mut Problems,
) -> Option<Quoted> {
    let written = pair.as_str();
    let at = Span::new(pair.as_span().start(), pair.as_span().end()).shifted(base);
    let text = match pair.as_rule() {
        Rule::quoted => between(written),
        _ => meant(written),
    };
    let Quotes { word, what } = quotes;
    match pair.as_rule() {
        Rule::quoted => {}
        Rule::unclosed => problems.report(
            Code::UnclosedQuote,
            at,
            || format!("The quote before \"{}\" is not closed.", excerpt(&text)),
            |problem| {
                problem
                    .label("no quote ends this")
                    .help(format!(
                        "A {what} in quotes ends on the line it begins on: {word} \"{}\"",
                        excerpt(&text)
                    ))
                    .fix("close the quote", at, format!("\"{text}\""))
            },
        ),
        // Every other rule a name can be is one without quotes.
        _ => problems.report(
            Code::NameWithoutQuotes,
            at,
            || format!("The {what} {} stands without quotes.", excerpt(written)),
            |problem| {
                problem
                    .label(format!("a {what} needs quotes"))
                    .help(format!("Write: {word} \"{}\"", excerpt(&text)))
                    .fix("put it in quotes", at, format!("\"{text}\""))
            },
        ),
    }
    Some(Quoted { text, at: At(at) })
}

/// What stands between the quotes, with single spaces. Curly quotes may stand inside straight ones.
fn between(written: &str) -> String {
    let mut letters = written.chars();
    letters.next();
    letters.next_back();
    single_spaced(letters.as_str())
}

/// What would stand between the quotes, were they there.
fn meant(written: &str) -> String {
    let stripped = written.trim_matches(is_quote);
    let single = stripped.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
    single_spaced(single.unwrap_or(stripped)).replace(is_quote, "'")
}

fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// Something that stands where a line should have ended, or a colon where none belongs.
pub(super) fn report_extra(written: &str, at: Span, problems: &mut Problems) {
    problems.report(
        Code::ExtraText,
        at,
        || format!("\"{}\" does not belong on this line.", excerpt(written)),
        |problem| {
            problem
                .label("not expected here")
                .help(
                    "The first line of a block and the lines right under it say one thing each, with no comma, \
                     colon or period after it.",
                )
                .fix("remove it", at, "")
        },
    );
}
