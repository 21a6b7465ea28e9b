//! Choices written as a list with dashes. In the language they stand in one sentence.

use super::repair::{Reach, reach};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::vocabulary::english::decapitalized;
use cardwright_grammar::sentence::Rule;

const DASHES: [char; 5] = ['-', '*', '\u{2022}', '\u{2013}', '\u{2014}'];

/// Where the sentence with the list begins, if the paragraph has one.
pub fn begin(text: &str) -> Option<usize> {
    let colon = text.match_indices(':').map(|(at, _)| at).find(|at| is_item(&text[at + 1..]))?;
    let before = text[..colon].rfind('.').map_or(0, |period| period + 1);
    Some(before + (text[before..].len() - text[before..].trim_start().len()))
}

fn is_item(text: &str) -> bool {
    let mut letters = text.trim_start().chars();
    letters.next().is_some_and(|first| DASHES.contains(&first))
        && letters.next().is_some_and(char::is_whitespace)
}

/// One problem for the whole list; the reading is of the sentence it begins with.
pub fn told(reading: &Reading<'_>) -> Diagnostic {
    let (lead, rest) = reading.text.split_once(':').unwrap_or((reading.text, ""));
    let items: Vec<String> = items(rest);
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let dash = lead.len() + 1 + (rest.len() - rest.trim_start().len());
    let place = Place::new(
        reading.file,
        Span::new(dash, dash + first_letter(&reading.text[dash..])).shifted(reading.base),
    );
    let problem = Diagnostic::new(Code::OtherWording, place, "Choices are not written as a list.")
        .label("the list begins here")
        .help("All choices stand in one sentence, with commas and \"or\" between them.");
    let sentence = format!("{}: {}.", one_line(lead), joined(&items, ", "));
    let several = format!("{}: {}.", one_line(lead), joined(&items, "; "));
    let whole = [sentence.clone(), several]
        .into_iter()
        .find(|text| reach(reading, Rule::plain_sentence, text) == Reach::Whole);
    let span = Span::new(0, reading.text.trim_end().len()).shifted(reading.base);
    match whole {
        Some(sentence) => problem.help(format!("The sentence would read: {sentence}")).fix(
            "write one sentence",
            span,
            sentence,
        ),
        None => problem.help(format!("The sentence would begin like this: {sentence}")),
    }
}

fn first_letter(text: &str) -> usize {
    text.chars().next().map_or(0, char::len_utf8)
}

/// The items, without dash, capital and what they end with.
fn items(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if is_item(line) {
            items.push(line.trim_start_matches(DASHES).trim().to_string());
        } else if let Some(last) = items.last_mut() {
            last.push(' ');
            last.push_str(line);
        }
    }
    let bare = |item: &String| {
        let item = item.trim_end_matches(['.', ',', ';']);
        let item = item.strip_suffix(" or").unwrap_or(item).trim_end_matches([',', ';']);
        decapitalized(item)
    };
    items.iter().map(bare).collect()
}

fn joined(items: &[String], comma: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{}{comma}or {last}", most.join(comma)),
    }
}
