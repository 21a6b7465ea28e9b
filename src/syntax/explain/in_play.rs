//! The zone whose cards are in play, called by the name that the settings give it: sentences say who controls the cards.

use super::repair::{Reach, Repair, apply, reach};
use super::words::{plain, word_at, words};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use cardwright_grammar::sentence::Rule;

const WHY: &str = "Cards there are in play, and sentences say who controls them: \"cards you control\", \"cards they control\".";

/// What is said for the zone, by the words before its name.
const SAID: [(&str, &str); 10] = [
    ("in your", "you control"),
    ("from your", "you control"),
    ("in their", "they control"),
    ("from their", "they control"),
    ("in that player's", "that player controls"),
    ("in that opponent's", "that opponent controls"),
    ("into your", "into play on the table under your control"),
    ("into their", "into play on the table under their control"),
    ("into the", "into play on the table under your control"),
    ("in the", "that is in play on the table"),
];

/// The sentence with who controls the cards instead of the zone, where it reads.
pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let name = plain(reading.dialect.in_play.as_deref()?);
    let lower = reading.text.to_ascii_lowercase();
    SAID.into_iter().find_map(|(lead, say)| {
        let start = lower.find(&format!(" {lead} {name}"))? + 1;
        let replaced = start..start + lead.len() + 1 + name.len();
        let is_word = !lower[replaced.end..].starts_with(char::is_alphanumeric);
        let (replaced, replacement) =
            ways(reading.text, replaced, say).into_iter().find(|(range, say)| {
                is_word && reach(reading, rule, &apply(reading.text, range, say)) == Reach::Whole
            })?;
        Some(Repair {
            code: Code::OtherWording,
            marked: start..start + lead.len() + 1 + name.len(),
            message: format!("The zone \"{name}\" is not named in sentences."),
            label: format!("say \"{say}\""),
            why: WHY.into(),
            replaced,
            replacement,
            whole: true,
            shown_only: false,
            is_guess: lead.ends_with("the"),
        })
    })
}

/// What could be replaced by what: "has a card in their shop" is "controls a card", else the place alone.
fn ways(text: &str, place: std::ops::Range<usize>, say: &str) -> Vec<(std::ops::Range<usize>, String)> {
    let has = [(" has ", "controls"), (" have ", "control")].into_iter().find_map(|(has, controls)| {
        let at = text[..place.start].rfind(has).filter(|_| !say.starts_with("into"))?;
        let held = text[at + has.len()..place.start].trim_end();
        if held.contains(',') {
            return None;
        }
        Some((at + 1..place.end, format!("{controls} {held}")))
    });
    has.into_iter().chain([(place, say.to_string())]).collect()
}

/// Where the name of the zone is what could not be read.
pub fn named(reading: &Reading<'_>, stuck: usize) -> Option<Diagnostic> {
    let name = plain(reading.dialect.in_play.as_deref()?);
    let word = word_at(reading.text, stuck);
    let rest = plain(&reading.text[word.start..]);
    let is_whole = rest.strip_prefix(&name).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    let is_here = words(reading.text).contains(&word) && is_whole;
    let place = Place::new(reading.file, Span::new(word.start, word.end).shifted(reading.base));
    is_here.then(|| {
        let message = format!("The zone \"{name}\" is not named in sentences.");
        Diagnostic::new(Code::UnknownWord, place, message)
            .label("a zone in play")
            .help(WHY)
            .help("A card comes there like this: Put that card into play on the table under your control.")
    })
}
