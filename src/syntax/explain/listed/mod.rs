//! Choices written as other games print them: a list with dashes or letters, in parentheses, behind a dash. Finds them;
//! knows nothing of what they say.

mod items;
mod marks;

use std::ops::Range;

use super::quotes::without_quoted;
use super::words::{plain, words};
use crate::vocabulary::number_from_word;

/// How the choices are marked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Marks {
    Dashes,
    Letters,
    Parentheses,
    Lines,
    /// Not at all: a dash stands where a colon should.
    None,
}

/// Choices, and where they stand in a paragraph.
pub struct Listed<'t> {
    pub at: Range<usize>,
    /// The first sign that the language does not have.
    pub sign: usize,
    /// What stands before them, if anything does.
    pub lead: Option<&'t str>,
    pub marks: Marks,
    /// Without their marks, their capital and what they end with.
    pub items: Vec<String>,
    /// One of them was several sentences, or more may belong to the last.
    pub is_guess: bool,
}

/// The same, as it is found: places alone.
struct Found {
    at: Range<usize>,
    sign: usize,
    lead: Lead,
    marks: Marks,
    items: Vec<Range<usize>>,
    is_guess: bool,
}

/// Where the sentence before the choices begins and ends.
type Lead = Option<(usize, usize)>;

/// The first such choices of a paragraph. What stands in quotes is not looked at.
pub fn listed(text: &str) -> Option<Listed<'_>> {
    let Found { at, sign, lead, marks, items, is_guess } = found(&without_quoted(text))?;
    let items = items.into_iter().map(|item| items::bare(&text[item])).collect();
    Some(Listed { at, sign, lead: lead.map(|(start, end)| &text[start..end]), marks, items, is_guess })
}

fn found(text: &str) -> Option<Found> {
    let unled = || {
        let starts = std::iter::once(0).chain(text.match_indices(". ").map(|(at, _)| at + 2));
        starts.into_iter().find_map(|start| marks::in_letters(text, start, None))
    };
    after_colon(text).into_iter().chain(after_number(text)).min_by_key(|list| list.sign).or_else(unled)
}

/// Behind a colon.
fn after_colon(text: &str) -> Option<Found> {
    text.match_indices(':').find_map(|(colon, _)| {
        let (start, end) = lead_before(text, colon);
        let lead = Some((start, end));
        let from = skip_gap(text, colon + 1);
        let chooses = chooses(&text[start..end]);
        marks::in_dashes(text, from, lead)
            .or_else(|| marks::in_letters(text, from, lead))
            .or_else(|| chooses.then(|| marks::in_parentheses(text, from, lead)).flatten())
            .or_else(|| chooses.then(|| marks::in_lines(text, colon + 1, lead)).flatten())
    })
}

/// Behind "choose two" without a colon.
fn after_number(text: &str) -> Option<Found> {
    // Most paragraphs choose nothing.
    let all = if chooses(text) { words(text) } else { return None };
    let said: Vec<String> = all.iter().map(|word| plain(&text[word.clone()])).collect();
    (1..all.len()).find_map(|at| {
        let before = &said[..at];
        let verb = before.strip_suffix(&["up".to_string(), "to".to_string()]).unwrap_or(before).last();
        let is_lead =
            verb.is_some_and(|verb| verb.starts_with("choose")) && number_from_word(&said[at]).is_some();
        let follows = |from: usize, words: &[&str]| said[from..].iter().take(words.len()).eq(words);
        let many = if follows(at + 1, &["or", "more"]) { at + 2 } else { at };
        let end = all[if follows(many + 1, &["of", "the", "following"]) { many + 3 } else { many }].end;
        if !is_lead || text[end..].starts_with(':') {
            return None;
        }
        let lead = Some(lead_before(text, end));
        let from = skip_gap(text, end);
        let dash = marks::bullet(&text[from..]);
        match dash {
            Some(length) if !text[end..from].contains('\n') => {
                let body = skip_gap(text, from + length);
                let marked =
                    marks::in_dashes(text, body, lead).or_else(|| marks::in_letters(text, body, lead));
                let plain = || {
                    marks::in_dashes(text, from, lead).or_else(|| marks::unmarked(text, (from, body), lead))
                };
                marked.or_else(plain).map(|list| Found { sign: from, ..list })
            }
            Some(_) => marks::in_dashes(text, from, lead),
            None => marks::in_letters(text, from, lead).or_else(|| marks::in_parentheses(text, from, lead)),
        }
    })
}

fn chooses(lead: &str) -> bool {
    lead.to_lowercase().contains("choose")
}

/// The sentence up to there.
fn lead_before(text: &str, end: usize) -> (usize, usize) {
    let start = text[..end].rfind('.').map_or(0, |period| period + 1);
    (skip_gap(text, start).min(end), end)
}

fn skip_gap(text: &str, from: usize) -> usize {
    text.len() - text[from..].trim_start().len()
}
