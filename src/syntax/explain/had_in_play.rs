//! "A player with a king in play", "you have a king on the table": what somebody has in play is controlled. "That is in play"
//! would be anybody's.

use std::ops::Range;

use super::repair::{Reach, Repair, apply, reach};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use cardwright_grammar::sentence::Rule;

/// How people say that cards are in play, the longer way first.
const PLACES: [&str; 3] = [" in play on the table", " in play", " on the table"];

/// The sentence with who controls the cards, where it reads.
pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let lower = reading.text.to_ascii_lowercase();
    let places = PLACES.into_iter().flat_map(|place| lower.match_indices(place));
    places.into_iter().find_map(|(start, place)| {
        let end = start + place.len();
        let is_word = !lower[end..].starts_with(char::is_alphanumeric);
        let (replaced, replacement) = controlled(reading.text, &lower, start..end).filter(|_| is_word)?;
        let whole = reach(reading, rule, &apply(reading.text, &replaced, &replacement)) == Reach::Whole;
        whole.then(|| Repair {
            code: Code::OtherWording,
            marked: start + 1..end,
            message: "What somebody has in play is said with \"control\".".into(),
            label: format!("say \"{replacement}\""),
            why: "A card that \"is in play\" can be anybody's: whose it is is said with \"control\".".into(),
            replaced,
            replacement,
            whole: true,
            shown_only: false,
            is_guess: false,
        })
    })
}

/// What is replaced by what: from how it is had to where it lies.
fn controlled(text: &str, lower: &str, place: Range<usize>) -> Option<(Range<usize>, String)> {
    let leads = [" has ", " have ", " with "];
    let (start, lead) = leads
        .into_iter()
        .filter_map(|lead| Some((lower[..place.start].rfind(lead)?, lead)))
        .max_by_key(|(start, _)| *start)?;
    let held = lower.get(start + lead.len()..place.start)?;
    let is_longer = [",", " and ", " that ", " who "].into_iter().any(|sign| held.contains(sign));
    if held.is_empty() || is_longer {
        return None;
    }
    let written = &text[start + lead.len()..place.start];
    let whole = start + 1..place.end;
    Some(match lead {
        " has " => (whole, format!("controls {written}")),
        " have " => (whole, format!("control {written}")),
        _with if ["the most ", "the fewest "].into_iter().any(|lead| held.starts_with(lead)) => {
            (place.start + 1..place.end, "they control".into())
        }
        _with => {
            let are_several = lower[..start].ends_with('s');
            (whole, format!("who {} {written}", if are_several { "control" } else { "controls" }))
        }
    })
}
