//! "A card that is blue from your hand": where a card is stands before what it is like.

use super::repair::{Reach, Repair, reach};
use super::words::words;
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use cardwright_grammar::sentence::Rule;

/// The longest place, in words: "from the top of the discard pile".
const LONGEST: usize = 8;

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let text = reading.text;
    let all = words(text);
    let places = [" from ", " in "].into_iter().flat_map(|lead| text.match_indices(lead));
    places.map(|(at, _)| at).find_map(|at| {
        let that = text[..at].rfind(" that ")?;
        // What stands between them describes the card, and is nothing that happens.
        let described = &text[that + " that ".len()..at];
        let is_described = ["is ", "are "].iter().any(|is| described.starts_with(is));
        if !is_described || described.contains([',', ':', ';']) {
            return None;
        }
        let ends = all.iter().filter(|word| word.start > at + 1).take(LONGEST).map(|word| word.end);
        ends.filter_map(|end| {
            let place = &text[at..end];
            let replacement = format!("{place}{}", &text[that..at]);
            let right = format!("{}{replacement}{}", &text[..that], &text[end..]);
            let is_whole = reach(reading, rule, &right) == Reach::Whole;
            is_whole.then(|| Repair {
                code: Code::OtherWording,
                marked: at + 1..end,
                message: format!("\"{}\" stands in the wrong place.", place.trim()),
                label: "before what the card is like".into(),
                why: "Where a card is stands right behind it, and what it is like behind that.".into(),
                replaced: that..end,
                replacement,
                whole: true,
                shown_only: false,
                is_guess: text[..that].contains(" that "),
            })
        })
        .next()
    })
}
