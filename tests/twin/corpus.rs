//! Cuts texts into sentences, masks their declared words, and asks the twin for the readings of each.

use cardwright::diagnostic::Diagnostics;
use cardwright::source::FileId;
use cardwright::syntax::mask::{BinderName, mask};
use cardwright::syntax::{read_enters_with, read_paragraph, read_requires};
use cardwright::vocabulary::{Dialect, Lexicon};

use super::grammar::Grammar;
use super::readings::Readings;

/// A text that is read as a whole: the sentences of a paragraph, or a field of a card.
pub enum Text<'t> {
    Paragraph(&'t str),
    /// The text after `requires`.
    Requires(&'t str),
    /// The text after `enters with`.
    EntersWith(&'t str),
}

/// One per line; a line that begins with `#` is a comment.
pub fn texts(corpus: &str) -> impl Iterator<Item = Text<'_>> {
    let lines = corpus.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| match (line.strip_prefix("requires "), line.strip_prefix("enters with ")) {
        (Some(field), _) => Text::Requires(field),
        (None, Some(field)) => Text::EntersWith(field),
        (None, None) => Text::Paragraph(line),
    })
}

/// What the real parser has against a text, quoted.
pub fn refusals(dialect: &Dialect, text: &Text) -> Vec<String> {
    let mut diagnostics = Diagnostics::default();
    let file = FileId(0);
    let text = match text {
        Text::Paragraph(text) => {
            read_paragraph(dialect, text, 0, file, &mut diagnostics);
            text
        }
        Text::Requires(text) => {
            read_requires(dialect, text, 0, file, &mut diagnostics);
            text
        }
        Text::EntersWith(text) => {
            read_enters_with(dialect, text, 0, file, &mut diagnostics);
            text
        }
    };
    diagnostics.iter().map(|diagnostic| format!("{text}\n  {}", diagnostic.message)).collect()
}

/// How many readings a sentence has, and what a person needs to see why.
pub struct Verdict {
    pub sentence: String,
    pub count: usize,
    /// Two of the readings, or how far a sentence without one could be read.
    pub explanation: String,
}

/// The sentences without a reading, and those with several.
pub fn complaints(verdicts: &[Verdict]) -> Vec<String> {
    let wrong = verdicts.iter().filter(|verdict| verdict.count != 1);
    wrong
        .map(|Verdict { sentence, count, explanation }| {
            format!("{count} readings: {sentence}\n{explanation}")
        })
        .collect()
}

pub fn judge(grammar: &Grammar, lexicon: &Lexicon, text: &Text) -> Vec<Verdict> {
    match text {
        Text::Paragraph(paragraph) => judge_paragraph(grammar, lexicon, paragraph),
        Text::Requires(field) => {
            vec![judge_one(grammar, &["requires_field"], lexicon, &mut Vec::new(), field)]
        }
        Text::EntersWith(field) => {
            vec![judge_one(grammar, &["enters_field"], lexicon, &mut Vec::new(), field)]
        }
    }
}

fn judge_paragraph(grammar: &Grammar, lexicon: &Lexicon, paragraph: &str) -> Vec<Verdict> {
    let entries: Vec<&str> = grammar.rule_names().filter(|name| name.ends_with("_sentence")).collect();
    let mut binders = Vec::new();
    let mut judge = |sentence| judge_one(grammar, &entries, lexicon, &mut binders, sentence);
    sentences(paragraph).into_iter().map(&mut judge).collect()
}

/// The sentences of a paragraph, each with its period. A period in quotes ends nothing.
pub fn sentences(paragraph: &str) -> Vec<&str> {
    let mut sentences = Vec::new();
    let (mut start, mut quoted) = (0, false);
    for (at, letter) in paragraph.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '.' if !quoted => {
                sentences.push(paragraph[start..=at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let rest = paragraph[start..].trim();
    sentences.extend((!rest.is_empty()).then_some(rest));
    sentences
}

fn judge_one(
    grammar: &Grammar,
    entries: &[&str],
    lexicon: &Lexicon,
    binders: &mut Vec<BinderName>,
    sentence: &str,
) -> Verdict {
    let masked = mask(sentence, lexicon, binders);
    let mut readings = Readings::of(grammar, entries, &masked.text).unmasked(sentence);
    // Events are shared by all sentences; after "if" one without "would" is refused when the tree is built.
    readings.require("would_sentence", "kw_would");
    binders.extend(bound_by(&readings));
    let explanation = match readings.two_shown() {
        Some((one, other)) => format!("  {one}\n  {other}"),
        None => format!("  read as far as: {}", &sentence[..readings.furthest]),
    };
    Verdict { sentence: sentence.to_string(), count: readings.count(), explanation }
}

/// The name that a sentence gives to something: `Call it the "guest".`
fn bound_by(readings: &Readings) -> Option<BinderName> {
    let call = readings.nodes().find(|node| node.name == "call_act")?;
    let children = || call.children.iter().map(|&child| readings.node(child));
    let name = children().find(|node| node.name == "quoted")?;
    let name = readings.text_of(name).trim_matches('"').to_string();
    Some(BinderName { name, person: children().any(|node| node.name == "person") })
}
