//! What stands behind the signs: where each choice begins and ends.

use super::{Found, Lead, Marks};
use crate::vocabulary::english::decapitalized;

/// Behind the period that comes next.
pub fn end_of(text: &str, from: usize) -> usize {
    text[from..].find('.').map_or(text.trim_end().len(), |period| from + period + 1)
}

/// Where a list in lines ends: what is indented deeper than its marks goes on with the last choice, and so does what
/// stands behind its period. A line no deeper goes on with it only in the middle of a sentence.
fn end_in_lines(text: &str, last: usize, indent: usize) -> usize {
    let mut end = last;
    for line in text[last..].split_inclusive('\n') {
        let said = line.trim_start();
        let is_deeper = line.len() - said.len() > indent;
        let in_sentence = !text[..end].trim_end().ends_with('.') && !said.starts_with(char::is_uppercase);
        if end > last && !is_deeper && !in_sentence {
            break;
        }
        end += line.len();
    }
    text[..end].trim_end().len()
}

/// How far a mark is indented that begins its line.
pub fn indent(text: &str, mark: usize) -> Option<usize> {
    let before = &text[text[..mark].rfind('\n')? + 1..mark];
    before.trim().is_empty().then_some(before.len())
}

/// The choices between marks that begin and end there.
pub fn list(text: &str, starts: &[(usize, usize)], lead: Lead, marks: Marks) -> Option<Found> {
    let [(first, _), .., (mark, last)] = *starts else { return None };
    let end = indent(text, mark).map_or_else(|| end_of(text, last), |deep| end_in_lines(text, last, deep));
    let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([end]);
    let items: Vec<_> = starts.iter().zip(ends).map(|((_, from), to)| *from..to).collect();
    // Where each is a sentence, what stands behind the last may belong to it.
    let are_sentences = starts[1..].iter().any(|(at, _)| text[..*at].trim_end().ends_with('.'));
    let goes_on = text[end..].lines().next().is_some_and(|rest| !rest.trim().is_empty());
    let holds_several = items.iter().any(|item| bare(&text[item.clone()]).contains(". "));
    // Marks of two depths are a list in a list, and a last choice without its period may go on in the next line.
    let mut depths = starts.iter().filter_map(|(at, _)| indent(text, *at));
    let is_nested = depths.next().is_some_and(|first| depths.any(|other| other != first));
    let is_open = !text[..end].ends_with('.') && !text[end..].trim().is_empty();
    let is_guess = are_sentences && goes_on || holds_several || is_nested || is_open;
    let start = lead.map_or(first, |(start, _)| start);
    Some(Found { at: start..end, sign: first, lead, marks, items, is_guess })
}

/// One choice on one line, without its capital and what it begins and ends with.
pub fn bare(item: &str) -> String {
    let item = item.split_whitespace().collect::<Vec<_>>().join(" ");
    let item = item.trim_end_matches(['.', ',', ';']);
    let item = item.strip_suffix(" or").unwrap_or(item).trim_end_matches([',', ';']);
    decapitalized(item.strip_prefix("or ").unwrap_or(item))
}
