//! "Destroy an opponent's asset and draw a card.": a pattern that ends with a noun speaks of the asset alone, and what is done
//! besides stays behind it.

use std::ops::Range;

use crate::vocabulary::{FalseFriend, Verb};

/// What may stand between two steps, and behind that.
const SIGNS: [&str; 5] = [", ", "; ", " and ", " or ", " then "];
const JOINING: [&str; 4] = ["and ", "or ", "then ", "may "];

/// The gaps of a pattern, and where what it speaks of ends: before the next step, if its last gap is a noun. Nothing
/// where a step would get into the noun.
pub fn without_steps(
    friend: &FalseFriend,
    body: &str,
    mut gaps: Vec<Range<usize>>,
) -> Option<(Vec<Range<usize>>, usize)> {
    let name = ["a", "b", "c"].get(gaps.len().checked_sub(1)?)?;
    let last = gaps.last_mut()?;
    let is_noun = last.end == body.len() && goes_on_behind(friend, name);
    let Some(step) = first_step(&body[last.clone()]).filter(|_| is_noun) else {
        return Some((gaps, body.len()));
    };
    last.end = last.start + step;
    let end = last.end;
    // Behind a colon or in a second sentence the steps would hang on something else.
    let is_one_step = !friend.say.contains([':', '.']);
    is_one_step.then_some((gaps, end))
}

/// Whether the right sentence has words right behind what a gap holds: nothing but a noun fits there.
fn goes_on_behind(friend: &FalseFriend, gap: &str) -> bool {
    let mut slots = friend.say.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    slots.any(|(slot, behind)| {
        let behind = behind.strip_prefix(' ').unwrap_or_default();
        slot.split(' ').next_back() == Some(gap) && behind.starts_with(char::is_alphanumeric)
    })
}

/// Where the next thing to do begins, with the sign before it.
fn first_step(text: &str) -> Option<usize> {
    let places = SIGNS.iter().flat_map(|sign| text.match_indices(sign));
    places.filter(|(at, sign)| is_step(&text[at + sign.len()..])).map(|(at, _)| at).min()
}

/// Whether a verb stands there, or somebody who does something.
fn is_step(text: &str) -> bool {
    let text = JOINING.iter().fold(text, |text, word| text.strip_prefix(word).unwrap_or(text));
    let mut words = text.split([' ', ',', '.', ';']).map(str::to_lowercase);
    let first = words.next().unwrap_or_default();
    let is_person = |word: &String| matches!(word.as_str(), "player" | "opponent" | "ally");
    Verb::form_of(&first).is_some()
        || matches!(first.as_str(), "you" | "players" | "opponents" | "allies")
        || words.take(2).any(|word| is_person(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_noun_ends_where_something_is_done() {
        for (text, noun) in [
            ("asset and draw a card", "asset"),
            ("asset, then draws a card", "asset"),
            ("asset; or each opponent draws two cards", "asset"),
            ("king or queen and you draw a card", "king or queen"),
        ] {
            assert_eq!(first_step(text), Some(noun.len()), "{text}");
        }
        for text in ["asset", "king or a queen", "asset that is blue and that is in play"] {
            assert_eq!(first_step(text), None, "{text}");
        }
    }
}
