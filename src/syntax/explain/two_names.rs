//! "Whenever you play Castle or Trade", "destroy your Castle": names without quotes that stand for cards in two places, or
//! for one of somebody's.

use std::ops::Range;

use super::own_name;
use super::repair::{Reach, Repair, apply, reach};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use cardwright_grammar::sentence::Rule;

/// A name, and what the language says for it.
struct Name {
    at: Range<usize>,
    says: String,
}

/// Two names joined by "or" or "and": each has a sentence.
pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Diagnostic> {
    let text = reading.text;
    let names = names(reading);
    let (first, second) = names.windows(2).find_map(|pair| {
        let [first, second] = pair else { return None };
        let between = text.get(first.at.end..second.at.start)?.trim();
        matches!(between, "or" | "and").then_some((first, second))
    })?;
    let both = first.at.start..second.at.end;
    let [one, other] = [first, second].map(|name| apply(text, &both, &name.says));
    if reach(reading, rule, &one) != Reach::Whole || reach(reading, rule, &other) != Reach::Whole {
        return None;
    }
    let place = Place::new(reading.file, Span::new(both.start, both.end).shifted(reading.base));
    let message = format!("\"{}\" names two cards, and a sentence names one.", &text[both]);
    let problem = Diagnostic::new(Code::OtherWording, place, message).label("two cards").help(own_name::WHY);
    let waits = ["Whenever ", "At ", "As soon as ", "If ", "Once ", "While "];
    Some(match waits.iter().any(|lead| text.starts_with(lead)) {
        true => problem
            .help(format!("A paragraph for the one: {one}"))
            .help(format!("And a paragraph for the other: {other}")),
        false => problem.help(format!("A sentence for each: {one} {other}")),
    })
}

/// "Your Castle": a card of that name that you control, or that you hold.
pub fn of_yours(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let lower = reading.text.to_ascii_lowercase();
    names(reading).into_iter().find_map(|name| {
        let before = reading.text[..name.at.start].strip_suffix(' ')?;
        let start = lower[..before.len()].strip_suffix("your").map(str::len)?;
        if !name.says.contains('"') || lower[..start].ends_with(char::is_alphanumeric) {
            return None;
        }
        let held =
            ["discard ", "play ", "reveal ", "give "].iter().any(|verb| lower[..start].ends_with(verb));
        let replaced = start..name.at.end;
        let controlled = format!("{} you control", name.says);
        let replacement = match held {
            // Without a place it is one in the hand.
            true => name.says.clone(),
            false => controlled,
        };
        let whole = reach(reading, rule, &apply(reading.text, &replaced, &replacement)) == Reach::Whole;
        whole.then(|| Repair {
            code: Code::OtherWording,
            marked: replaced.clone(),
            message: own_name::told(reading, &reading.text[name.at.clone()]),
            label: "a card by its name".into(),
            why: own_name::WHY.into(),
            replaced,
            replacement,
            whole: true,
            shown_only: false,
            is_guess: true,
        })
    })
}

/// The names of a text, with and without quotes, and with what stands before one: "a card named".
fn names(reading: &Reading<'_>) -> Vec<Name> {
    let text = reading.text;
    let plain = own_name::all(reading, text).into_iter().filter_map(|at| {
        let says = own_name::says(reading, &text[at.clone()]).into_iter().next()?;
        Some(Name { at: own_name::with_article(text, at), says })
    });
    let mut names: Vec<Name> = plain.collect();
    let signs: Vec<usize> = text.match_indices('"').map(|(at, _)| at).collect();
    for pair in signs.chunks_exact(2) {
        let (start, end) = (pair[0], pair[1] + 1);
        let lead = ["a card named ", "cards named "].into_iter().find(|lead| text[..start].ends_with(lead));
        let at = start - lead.map_or(0, str::len)..end;
        names.retain(|name| name.at.end <= at.start || end <= name.at.start);
        let noun = if lead == Some("cards named ") { "cards" } else { "a card" };
        names.push(Name { at, says: format!("{noun} named {}", &text[start..end]) });
    }
    names.sort_by_key(|name| name.at.start);
    names
}
