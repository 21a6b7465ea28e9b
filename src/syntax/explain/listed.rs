//! Choices written as other games print them: a list with dashes or letters, in parentheses, behind a dash. Finds them;
//! knows nothing of what they say.

use std::ops::Range;

use super::words::{plain, words};
use crate::vocabulary::english::decapitalized;
use crate::vocabulary::number_from_word;

const DASHES: [char; 5] = ['-', '*', '\u{2022}', '\u{2013}', '\u{2014}'];

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

/// The first such choices of a paragraph.
pub fn listed(text: &str) -> Option<Listed<'_>> {
    let unled = || {
        let starts = std::iter::once(0).chain(text.match_indices(". ").map(|(at, _)| at + 2));
        starts.into_iter().find_map(|start| in_letters(text, start, None))
    };
    after_colon(text).into_iter().chain(after_number(text)).min_by_key(|list| list.sign).or_else(unled)
}

/// Behind a colon.
fn after_colon(text: &str) -> Option<Listed<'_>> {
    text.match_indices(':').find_map(|(colon, _)| {
        let lead = Some(lead_before(text, colon));
        let from = skip_gap(text, colon + 1);
        let in_lines = || chooses(lead?).then(|| in_lines(text, colon + 1, lead)).flatten();
        in_dashes(text, from, lead)
            .or_else(|| in_letters(text, from, lead))
            .or_else(|| chooses(lead?).then(|| in_parentheses(text, from, lead)).flatten())
            .or_else(in_lines)
    })
}

/// Behind "choose two" without a colon.
fn after_number(text: &str) -> Option<Listed<'_>> {
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
        let dash = bullet(&text[from..]);
        match dash {
            Some(length) if !text[end..from].contains('\n') => {
                let body = skip_gap(text, from + length);
                let marked = in_dashes(text, body, lead).or_else(|| in_letters(text, body, lead));
                let plain = || in_dashes(text, from, lead).or_else(|| unmarked(text, (from, body), lead));
                marked.or_else(plain).map(|list| Listed { sign: from, ..list })
            }
            Some(_) => in_dashes(text, from, lead),
            None => in_letters(text, from, lead).or_else(|| in_parentheses(text, from, lead)),
        }
    })
}

fn chooses(lead: &str) -> bool {
    lead.to_lowercase().contains("choose")
}

/// The sentence up to there.
fn lead_before(text: &str, end: usize) -> &str {
    let start = text[..end].rfind('.').map_or(0, |period| period + 1);
    text[start..end].trim_start()
}

fn skip_gap(text: &str, from: usize) -> usize {
    text.len() - text[from..].trim_start().len()
}

/// A dash with a gap behind it, and how long it is.
fn bullet(text: &str) -> Option<usize> {
    let mut letters = text.chars();
    let dash = letters.next().filter(|first| DASHES.contains(first))?;
    letters.next().filter(|next| next.is_whitespace()).map(|_| dash.len_utf8())
}

fn in_dashes<'t>(text: &'t str, from: usize, lead: Option<&'t str>) -> Option<Listed<'t>> {
    let first = bullet(&text[from..])?;
    let dash = &text[from..from + first];
    let is_next = |at: usize| text[at..].starts_with(dash) && bullet(&text[at..]).is_some();
    let gaps = || text[from + first..].match_indices(char::is_whitespace).map(|(at, _)| from + first + at);
    let after_line: Vec<usize> = gaps().filter(|at| text[*at..].starts_with('\n')).collect();
    let in_lines: Vec<usize> =
        after_line.iter().map(|at| skip_gap(text, *at)).filter(|at| bullet(&text[*at..]).is_some()).collect();
    let later = match in_lines.is_empty() {
        true => gaps().map(|at| at + 1).filter(|at| text.is_char_boundary(*at) && is_next(*at)).collect(),
        false => in_lines,
    };
    let starts = std::iter::once(from).chain(later).filter_map(|at| Some((at, at + bullet(&text[at..])?)));
    list(text, &starts.collect::<Vec<_>>(), lead, Marks::Dashes)
}

/// "(a)", "a)", "1.": the letter and what stands around it.
fn letter(text: &str) -> Option<(char, (&str, &str))> {
    let (before, rest) = match text.strip_prefix('(') {
        Some(rest) => ("(", rest),
        None => ("", text),
    };
    let letter = rest.chars().next().filter(char::is_ascii_alphanumeric)?;
    let after = rest[1..].chars().next()?;
    let is_mark = after == ')' || after == '.' && before.is_empty() && letter.is_ascii_digit();
    let is_apart = || rest[2..].starts_with(char::is_whitespace);
    (is_mark && is_apart()).then(|| (letter.to_ascii_lowercase(), (before, &rest[1..2])))
}

fn in_letters<'t>(text: &'t str, from: usize, lead: Option<&'t str>) -> Option<Listed<'t>> {
    let (first, around) = letter(&text[from..])?;
    if !matches!(first, 'a' | '1') {
        return None;
    }
    let length = around.0.len() + 2;
    let mut starts = vec![(from, from + length)];
    let mut next = first as u8 + 1;
    for at in text[from..].char_indices().map(|(at, _)| from + at) {
        let is_apart = text[..at].ends_with([' ', '\n', '\t']);
        if is_apart && letter(&text[at..]) == Some((next as char, around)) {
            starts.push((at, at + length));
            next += 1;
        }
    }
    let list = list(text, &starts, lead, Marks::Letters)?;
    Some(Listed { is_guess: list.is_guess || lead.is_none(), ..list })
}

/// "(draw a card) or (discard a card)", or all of them in one pair.
fn in_parentheses<'t>(text: &'t str, from: usize, lead: Option<&'t str>) -> Option<Listed<'t>> {
    let mut items = Vec::new();
    let mut at = from;
    while text[at..].starts_with('(') {
        let end = at + text[at..].find(')')?;
        items.push(bare(&text[at + 1..end]));
        let rest = text[end + 1..].trim_start().trim_start_matches([',', ';']).trim_start();
        let rest = rest.strip_prefix("or ").unwrap_or(rest).trim_start();
        at = end + 1;
        if rest.starts_with('(') {
            at = text.len() - rest.len();
        }
    }
    let end = text[at..].find('.').map_or(text.trim_end().len(), |period| at + period + 1);
    // Words behind the last one belong to something else.
    let is_all = text[at..end].trim_end_matches('.').trim().is_empty();
    let start = start_of(text, from, lead);
    (is_all && !items.is_empty()).then_some(Listed {
        at: start..end,
        sign: from,
        lead,
        marks: Marks::Parentheses,
        items,
        is_guess: false,
    })
}

/// A line for each of them, with a capital letter.
fn in_lines<'t>(text: &'t str, colon: usize, lead: Option<&'t str>) -> Option<Listed<'t>> {
    let from = skip_gap(text, colon);
    let breaks = text[colon..].match_indices('\n').map(|(at, _)| skip_gap(text, colon + at));
    let has_capital = |at: &usize| text[*at..].starts_with(char::is_uppercase);
    let starts: Vec<(usize, usize)> = breaks.filter(has_capital).map(|at| (at, at)).collect();
    let is_first = starts.first().is_some_and(|(first, _)| *first == from);
    is_first.then(|| list(text, &starts, lead, Marks::Lines)).flatten()
}

/// Behind a dash alone, up to the period.
fn unmarked<'t>(text: &'t str, (dash, from): (usize, usize), lead: Option<&'t str>) -> Option<Listed<'t>> {
    let end = text[from..].find('.').map_or(text.trim_end().len(), |period| from + period + 1);
    let start = start_of(text, dash, lead);
    let items = vec![bare(&text[from..end])];
    Some(Listed { at: start..end, sign: dash, lead, marks: Marks::None, items, is_guess: false })
}

/// The choices between marks that begin and end there.
fn list<'t>(
    text: &'t str,
    starts: &[(usize, usize)],
    lead: Option<&'t str>,
    marks: Marks,
) -> Option<Listed<'t>> {
    let [(first, _), .., (_, last)] = *starts else { return None };
    let end = text[last..].find('.').map_or(text.trim_end().len(), |period| last + period + 1);
    let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([end]);
    let items: Vec<String> = starts.iter().zip(ends).map(|((_, from), to)| bare(&text[*from..to])).collect();
    // Where each is a sentence, what stands behind the last may belong to it.
    let are_sentences = starts[1..].iter().any(|(at, _)| text[..*at].trim_end().ends_with('.'));
    let goes_on = text[end..].lines().next().is_some_and(|rest| !rest.trim().is_empty());
    let is_guess = are_sentences && goes_on || items.iter().any(|item| item.contains(". "));
    let start = start_of(text, first, lead);
    Some(Listed { at: start..end, sign: first, lead, marks, items, is_guess })
}

/// Where the sentence begins.
fn start_of(text: &str, first: usize, lead: Option<&str>) -> usize {
    lead.map_or(first, |lead| lead.as_ptr() as usize - text.as_ptr() as usize)
}

/// One choice on one line, without its capital and what it begins and ends with.
fn bare(item: &str) -> String {
    let item = item.split_whitespace().collect::<Vec<_>>().join(" ");
    let item = item.trim_end_matches(['.', ',', ';']);
    let item = item.strip_suffix(" or").unwrap_or(item).trim_end_matches([',', ';']);
    decapitalized(item.strip_prefix("or ").unwrap_or(item))
}
