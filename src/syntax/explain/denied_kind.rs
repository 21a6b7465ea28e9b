//! "A non-blue card", "a non-king": what a card is not is said behind its noun, "a card that is not blue".

use std::ops::Range;

use super::repair::{Reach, Repair, apply, reach};
use super::words::{plain, words};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::english::article;
use crate::vocabulary::{WordForm, WordKind};
use cardwright_grammar::sentence::Rule;

/// How many words of the noun may stand before what it is not: where the card is stands first.
const LONGEST: usize = 8;

/// A kind of card that is denied with "non".
struct Denied {
    /// The words that deny it.
    at: Range<usize>,
    /// As it stands behind "that is not": "blue", "a king".
    one: String,
    /// As it stands behind "that are not": "blue", "kings".
    many: String,
    /// Whether it is a noun, and stands in the plural.
    is_noun: bool,
    is_plural: bool,
}

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let all = words(reading.text);
    let (number, denied) =
        (0..all.len()).find_map(|number| Some((number, denied(reading, &all, number)?)))?;
    let behind: Vec<Range<usize>> =
        all[number + 1..].iter().filter(|word| word.start >= denied.at.end).cloned().collect();
    let ways = ways(reading, &denied, &all[..number], &behind);
    ways.into_iter().enumerate().find_map(|(way, (replaced, replacement))| {
        let right = apply(reading.text, &replaced, &replacement);
        let is_whole = reach(reading, rule, &right) == Reach::Whole;
        let written = &reading.text[denied.at.clone()];
        is_whole.then(|| Repair {
            code: Code::OtherWording,
            marked: denied.at.clone(),
            message: format!("For \"{written}\" the language says \"not\"."),
            label: "say \"that is not …\"".into(),
            why: "What a card is not stands behind it: \"a card that is not …\".".into(),
            replaced,
            replacement,
            whole: true,
            shown_only: false,
            is_guess: way > 1,
        })
    })
}

/// "Non-blue", "non blue", "nonblue".
fn denied(reading: &Reading<'_>, all: &[Range<usize>], number: usize) -> Option<Denied> {
    let word = all[number].clone();
    let written = plain(&reading.text[word.clone()]);
    let (kind, end) = match written.strip_prefix("non")? {
        "" => (plain(&reading.text[all.get(number + 1)?.clone()]), all[number + 1].end),
        kind => (kind.trim_start_matches('-').to_string(), word.end),
    };
    let mut values = reading.dialect.lexicon.of_kind(|kind| matches!(kind, WordKind::Value { .. }));
    let (_, value) = values.find(|(_, value)| value.forms().any(|form| form.eq_ignore_ascii_case(&kind)))?;
    let (one, many) = match &value.plural {
        Some(plural) => (format!("{} {}", article(&value.singular), value.singular), plural.clone()),
        None => (value.singular.clone(), value.singular.clone()),
    };
    let is_plural = value.plural.as_ref().is_some_and(|plural| plural.eq_ignore_ascii_case(&kind));
    Some(Denied { at: word.start..end, one, many, is_noun: value.plural.is_some(), is_plural })
}

/// What could be replaced by what, the likeliest first.
fn ways(
    reading: &Reading<'_>,
    denied: &Denied,
    before: &[Range<usize>],
    behind: &[Range<usize>],
) -> Vec<(Range<usize>, String)> {
    let text = reading.text;
    let word = |back: usize| before.len().checked_sub(back).map(|at| before[at].clone());
    let said = |back: usize| word(back).map(|word| plain(&text[word])).unwrap_or_default();
    let is = |said: &str| matches!(said, "is" | "are");
    if is(&said(1)) {
        let kind = if said(1) == "is" { &denied.one } else { &denied.many };
        return vec![(denied.at.clone(), format!("not {kind}"))];
    }
    let article_at = word(1).filter(|_| matches!(said(1).as_str(), "a" | "an"));
    let has_article = article_at.is_some();
    let start = article_at.map_or(denied.at.start, |word| word.start);
    if has_article && is(&said(2)) {
        let is_card = behind.first().is_some_and(|noun| plain(&text[noun.clone()]) == "card");
        let end = if is_card { behind[0].end } else { denied.at.end };
        return vec![(start..end, format!("not {}", denied.one))];
    }
    let mut ways = Vec::new();
    if let Some(noun) = behind.first().filter(|noun| text[denied.at.end..noun.start].trim().is_empty()) {
        let name = plain(&text[noun.clone()]);
        let that = match is_several(reading, &name) {
            true => format!("that are not {}", denied.many),
            false => format!("that is not {}", denied.one),
        };
        let lead = if has_article { format!("{} ", article(&name)) } else { String::new() };
        for word in behind.iter().take(LONGEST) {
            let described = &text[noun.start..word.end];
            ways.push((start..word.end, format!("{lead}{described} {that}")));
        }
    }
    if denied.is_noun {
        let said = match denied.is_plural {
            true => format!("cards that are not {}", denied.many),
            false => format!("card that is not {}", denied.one),
        };
        let lead = if has_article { "a " } else { "" };
        // A noun of its own comes first, unless another noun follows it.
        ways.insert(ways.len().min(1), (start..denied.at.end, format!("{lead}{said}")));
    }
    ways
}

/// Whether a noun stands in the plural.
fn is_several(reading: &Reading<'_>, noun: &str) -> bool {
    let declared = reading.dialect.lexicon.longest_match(&[noun]);
    noun == "cards" || declared.is_some_and(|(_, form, _)| form == WordForm::Plural)
}
