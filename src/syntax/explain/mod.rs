//! Why a sentence was refused, in a designer's words. A repair is only offered after it was tried: the
//! sentence with it reads, or reads further than before.

mod absent;
mod after_then;
mod cant_after_if;
mod chain;
pub mod choices;
mod condition_beside;
mod counter;
mod denied_kind;
mod either_or;
mod expected;
mod friend;
mod had_in_play;
mod in_its_place;
mod in_play;
mod list_goes_on;
pub mod listed;
mod many_chosen;
mod misfit;
mod names;
mod no_clause;
mod of_cards;
mod opposite;
mod own_name;
mod parted;
mod pattern;
mod place_behind;
mod pointed;
mod quotes;
mod repair;
mod row;
mod shared;
mod small;
mod spelling;
mod steps_behind;
mod two_names;
mod undeclared;
mod untimed;
mod was;
mod words;

use super::reading::Reading;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use cardwright_grammar::sentence::Rule;

pub use misfit::misfit;

/// A sentence that goes on and on.
pub fn too_long(reading: &Reading<'_>, longest: usize) -> Diagnostic {
    let shown: usize = reading.text.chars().take(40).map(char::len_utf8).sum();
    let place = Place::new(reading.file, Span::new(reading.base, reading.base + shown));
    Diagnostic::new(Code::SentenceTooLong, place, "This sentence is too long to be read.")
        .label("it starts here")
        .help(format!(
            "A sentence ends with a period and has at most {longest} characters. Split it into several."
        ))
}

/// A sentence the grammar does not take.
pub fn refused(reading: &Reading<'_>, rule: Rule, error: &pest::error::Error<Rule>) -> Diagnostic {
    let stuck = words::snap_to_word(reading.text, offset_of(error));
    let known = words::is_known(reading, stuck);
    let honest = cant_after_if::find(reading, rule)
        .or_else(|| condition_beside::find(reading, rule))
        .or_else(|| in_its_place::find(reading, rule))
        .or_else(|| two_names::find(reading, rule))
        .or_else(|| was::find(reading, rule));
    if let Some(honest) = honest {
        return honest;
    }
    let repaired = small::missing_end(reading, rule)
        .or_else(|| many_chosen::find(reading, rule))
        .or_else(|| either_or::find(reading, rule))
        .or_else(|| parted::find(reading, rule))
        .or_else(|| in_play::find(reading, rule))
        .or_else(|| had_in_play::find(reading, rule))
        .or_else(|| list_goes_on::find(reading, rule, stuck))
        .or_else(|| shared::find(reading, rule))
        .or_else(|| place_behind::find(reading, rule))
        .or_else(|| denied_kind::find(reading, rule))
        .or_else(|| two_names::of_yours(reading, rule))
        .or_else(|| friend::find(reading, rule, stuck))
        .or_else(|| untimed::find(reading, rule, stuck))
        .or_else(|| known.then(|| small::missing_word(reading, rule, stuck)).flatten())
        .or_else(|| counter::find(reading, rule, stuck))
        .or_else(|| spelling::find(reading, rule, stuck))
        .or_else(|| small::missing_word(reading, rule, stuck))
        .or_else(|| known.then(|| small::word_too_many(reading, rule, stuck)).flatten());
    // A whole right sentence says more than a word that brings it further, and so does an honest no.
    let repaired = match repaired {
        Some(repair) if repair.whole => Some(repair),
        Some(_) | None => {
            let known = repaired.as_ref().map_or(0..0, |repair| repair.marked.clone());
            match chain::find(reading, rule).map(Ok).or_else(|| absent::find(reading, rule, &known).map(Err))
            {
                Some(Ok(repair)) => Some(repair),
                Some(Err(honest)) => return honest,
                None => repaired,
            }
        }
    };
    match repaired {
        Some(repair) if repair.whole => repair.into_diagnostic(reading, rule),
        repaired => after_then::find(reading).unwrap_or_else(|| match repaired {
            Some(repair) => repair.into_diagnostic(reading, rule),
            None => in_play::named(reading, stuck)
                .or_else(|| undeclared::find(reading, rule, stuck))
                .or_else(|| counter::of_a_player(reading, rule, stuck))
                .unwrap_or_else(|| expected::diagnostic(reading, rule, stuck, error)),
        }),
    }
}

/// Where the parser could not go on.
fn offset_of(error: &pest::error::Error<Rule>) -> usize {
    match error.location {
        pest::error::InputLocation::Pos(at) | pest::error::InputLocation::Span((at, _)) => at,
    }
}
