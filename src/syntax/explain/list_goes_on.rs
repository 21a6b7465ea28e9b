//! A list that goes on over a comma: "While you control a king, a queen or a jack can't …" reads as three cards that you
//! control. What was meant begins with several kinds, and can be said in another order.

use super::repair::{Reach, Repair, reach};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::english::{capitalized, decapitalized};
use cardwright_grammar::sentence::Rule;

pub fn find(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let text = reading.text;
    let commas = text.match_indices(',').map(|(at, _)| at).filter(|at| *at < stuck);
    commas.into_iter().find_map(|comma| {
        let (lead, rest) = (&text[..comma], text[comma + 1..].trim_start());
        let listed = text.get(comma + 1..stuck)?;
        if !format!(" {} ", listed.trim()).contains(" or ") {
            return None;
        }
        let mut said = behind(lead, rest).into_iter().chain(at_length(lead, rest, listed));
        let replacement = said.find(|text| reach(reading, rule, text) == Reach::Whole)?;
        let written = listed.trim();
        Some(Repair {
            code: Code::OtherWording,
            marked: stuck - listed.trim_start().len()..stuck - (listed.len() - listed.trim_end().len()),
            message: format!("\"{written}\" is read as the end of the list before the comma."),
            label: "the end of a list?".into(),
            why: "Say it so that nothing before the comma could be one of the kinds after it.".into(),
            replaced: 0..text.len(),
            replacement,
            whole: true,
            shown_only: false,
            is_guess: true,
        })
    })
}

/// What holds first, and while what.
fn behind(lead: &str, rest: &str) -> Option<String> {
    let holds = lead.starts_with("While ") || lead.starts_with("Until ");
    holds.then(|| format!("{} {}.", capitalized(rest.trim_end_matches('.')), decapitalized(lead)))
}

/// Several kinds behind the noun: cards that are blue or green.
fn at_length(lead: &str, rest: &str, listed: &str) -> Option<String> {
    let kinds = listed.trim();
    let after = rest.strip_prefix(kinds)?.trim_start();
    let (kinds, after) = match (kinds.strip_suffix(" cards"), after.strip_prefix("cards ")) {
        (Some(values), _) => (values, after),
        (None, Some(after)) => (kinds, after),
        (None, None) => (kinds, after),
    };
    let long =
        if kinds.starts_with("a ") || kinds.starts_with("an ") { "a card that is" } else { "cards that are" };
    Some(format!("{lead}, {long} {kinds} {after}"))
}
