//! The signs before choices: dashes, letters, parentheses, lines of their own.

use super::items::{end_of, indent, list};
use super::{Found, Lead, Marks, skip_gap};

const DASHES: [char; 5] = ['-', '*', '\u{2022}', '\u{2013}', '\u{2014}'];

/// A dash with a gap behind it, and how long it is.
pub fn bullet(text: &str) -> Option<usize> {
    let mut letters = text.chars();
    let dash = letters.next().filter(|first| DASHES.contains(first))?;
    letters.next().filter(|next| next.is_whitespace()).map(|_| dash.len_utf8())
}

pub fn in_dashes(text: &str, from: usize, lead: Lead) -> Option<Found> {
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

pub fn in_letters(text: &str, from: usize, lead: Lead) -> Option<Found> {
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
    Some(Found { is_guess: list.is_guess || lead.is_none(), ..list })
}

/// "(draw a card) or (discard a card)", or all of them in one pair.
pub fn in_parentheses(text: &str, from: usize, lead: Lead) -> Option<Found> {
    let mut items = Vec::new();
    let mut at = from;
    while text[at..].starts_with('(') {
        let end = at + text[at..].find(')')?;
        items.push(at + 1..end);
        let rest = text[end + 1..].trim_start().trim_start_matches([',', ';']).trim_start();
        let rest = rest.strip_prefix("or ").unwrap_or(rest).trim_start();
        at = end + 1;
        if rest.starts_with('(') {
            at = text.len() - rest.len();
        }
    }
    let end = end_of(text, at);
    // Words behind the last one belong to something else.
    let is_all = text[at..end].trim_end_matches('.').trim().is_empty();
    let start = lead.map_or(from, |(start, _)| start);
    (is_all && !items.is_empty()).then_some(Found {
        at: start..end,
        sign: from,
        lead,
        marks: Marks::Parentheses,
        items,
        is_guess: false,
    })
}

/// A line for each of them, with a capital letter. A line that is indented deeper goes on with the one before.
pub fn in_lines(text: &str, colon: usize, lead: Lead) -> Option<Found> {
    let from = skip_gap(text, colon);
    let breaks = text[colon..].match_indices('\n').map(|(at, _)| skip_gap(text, colon + at));
    let has_capital = |at: &usize| text[*at..].starts_with(char::is_uppercase);
    let is_no_deeper = |at: &usize| indent(text, *at) <= indent(text, from);
    let lines = breaks.filter(|at| has_capital(at) && is_no_deeper(at));
    let starts: Vec<(usize, usize)> = lines.map(|at| (at, at)).collect();
    let is_first = starts.first().is_some_and(|(first, _)| *first == from);
    is_first.then(|| list(text, &starts, lead, Marks::Lines)).flatten()
}

/// Behind a dash alone, up to the period.
pub fn unmarked(text: &str, (dash, from): (usize, usize), lead: Lead) -> Option<Found> {
    let end = end_of(text, from);
    let start = lead.map_or(dash, |(start, _)| start);
    let items = std::iter::once(from..end).collect();
    Some(Found { at: start..end, sign: dash, lead, marks: Marks::None, items, is_guess: false })
}
