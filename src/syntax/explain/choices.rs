//! What is said of choices that are written as a list: in the language they stand in one sentence.

use super::listed::{Listed, Marks};
use super::quotes::without_quoted;
use super::repair::{Reach, reach};
use super::words::holds_several;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::syntax::split;
use crate::vocabulary::english::decapitalized;
use cardwright_grammar::sentence::Rule;

/// One problem for the whole list; the reading is of the sentences that it stands in.
pub fn told(reading: &Reading<'_>, list: &Listed<'_>) -> Diagnostic {
    let sign = list.sign - list.at.start;
    let length = reading.text[sign..].chars().next().map_or(0, char::len_utf8);
    let place = Place::new(reading.file, Span::new(sign, sign + length).shifted(reading.base));
    let lead = list.lead.map_or("Choose one".to_string(), one_line);
    let lead = lead.strip_suffix(" of the following").unwrap_or(&lead);
    let (message, label) = match list.marks {
        Marks::Dashes | Marks::Lines => ("Choices are not written as a list.", "the list begins here"),
        Marks::Letters => ("Choices have no letters or numbers before them.", "the first choice"),
        Marks::Parentheses => ("Choices do not stand in parentheses.", "not in parentheses"),
        Marks::None => ("Behind what is chosen stands a colon, not a dash.", "a colon"),
    };
    let mut problem = Diagnostic::new(Code::OtherWording, place, message)
        .label(label)
        .help("All choices stand in one sentence, with commas or semicolons between them and \"or\" before the last.");
    if list.lead.is_none() {
        problem = problem.help(
            "Where one of several things is done, \"Choose one:\" stands before them; where all are done, each has a sentence.",
        );
    }
    let span = Span::new(0, reading.text.len()).shifted(reading.base);
    let (sentences, is_sure) = sentences(lead, list);
    let whole = sentences.iter().find(|text| reach(reading, Rule::plain_sentence, text) == Reach::Whole);
    let Some(sentence) = whole else {
        let begins = sentences.last().cloned().unwrap_or_default();
        return problem.help(format!("The sentence would begin like this: {begins}"));
    };
    let problem = problem.help(format!("The sentence would read: {sentence}"));
    match is_sure {
        true => problem.fix("write one sentence", span, sentence),
        false => problem.guess("write one sentence", span, sentence),
    }
}

/// The ways to say it, and whether they say no more and no less than what was written.
fn sentences(lead: &str, list: &Listed<'_>) -> (Vec<String>, bool) {
    if let [all] = list.items.as_slice() {
        let as_it_stands = format!("{lead}: {all}.");
        let sign = if all.contains(';') { ';' } else { ',' };
        let parts = all.split(sign).map(str::trim).map(|part| part.strip_prefix("or ").unwrap_or(part));
        let parts: Vec<String> = parts.map(str::to_string).collect();
        return (vec![as_it_stands, format!("{lead}: {}.", joined(&parts, "; "))], !list.is_guess);
    }
    let items: Vec<String> = list.items.iter().map(|item| in_one_step(item)).collect();
    let is_sure = !list.is_guess && items == list.items;
    // Where one of them is several steps, a comma could part these too.
    let signs = if items.iter().any(|item| holds_several(item)) { &["; "][..] } else { &[", ", "; "] };
    (signs.iter().map(|sign| format!("{lead}: {}.", joined(&items, sign))).collect(), is_sure)
}

/// Several sentences, or steps one after the other, joined with "and".
fn in_one_step(item: &str) -> String {
    let sentences = split::sentences(item).into_iter().map(|range| {
        let sentence = item[range.clone()].trim_end_matches('.');
        decapitalized(sentence.trim_start_matches("Then "))
    });
    let mut joined = sentences.collect::<Vec<_>>().join(" and ");
    let plain = without_quoted(&joined).into_owned();
    if !plain.contains("then if ") {
        for (at, then) in plain.rmatch_indices(", then ") {
            joined.replace_range(at..at + then.len(), " and ");
        }
    }
    joined
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn joined(items: &[String], comma: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{}{comma}or {last}", most.join(comma)),
    }
}
