//! Reasons in words: why a card can't be used now, and which text says so.

use super::{Book, Faces, Passage};
use crate::engine::{Refusal, Table, TextOrigin, Whence, WhyNot};
use crate::game::{Player, Zone};
use crate::program::{CardId, ValueId};
use crate::render::{self, Names};
use crate::vocabulary::english::{article, participle};

/// More kinds of cards than this say less than the rule itself.
const MOST_NEEDED: usize = 6;

/// Why something can't be done with a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// "can't discard Castle: blue or a three is needed".
    pub said: String,
    /// The text that says so.
    pub passage: Option<Passage>,
    /// It lies where no card is taken from: whatever card lay there could not be used.
    pub is_elsewhere: bool,
}

/// Why the same can't be done, whatever it is: one refusal, or several with one reason.
pub(super) fn reason(
    table: &Table<'_>,
    (viewer, names): (Player, &Names),
    faces: &Faces,
    book: &Book<'_>,
    (card, lies): (CardId, Zone),
    refusals: &[Refusal],
) -> Option<Reason> {
    let refusal = refusals.first()?;
    let words = &table.program.words;
    let name = &words.cards[card.index()];
    let verb = |refusal: &Refusal| render::verb(refusal.verb, words).unwrap_or("choose");
    let verbs = refusals.iter().map(verb).collect::<Vec<_>>().join(" or ");
    let passage = |by: &Whence| book.passage(table, *by);
    let (why, passage) = match &refusal.why {
        WhyNot::Forbidden { by, needed } => (wanted(table, faces, needed), passage(by)),
        WhyNot::ForbiddenUnseen => (Some("a card that you don't see says so".to_string()), None),
        WhyNot::NotAsked { by, needed } => (wanted(table, faces, needed), passage(by)),
        WhyNot::Elsewhere { by, only } => (Some(elsewhere(table, names, viewer, *only, lies)), passage(by)),
        WhyNot::Requirement { by } => (Some("what it requires does not hold".to_string()), passage(by)),
        WhyNot::NothingToChoose { by } => {
            (Some("there is no card that it could choose".to_string()), passage(by))
        }
        WhyNot::TooDear { by } => (Some("you can't pay what it costs".to_string()), passage(by)),
        WhyNot::UsedUp { allowed } => (Some(used_up(*allowed, verb(refusal))), None),
    };
    let why = why.map(|why| match by_another(table, card, &refusal.why) {
        Some(other) => format!("{why} ({other})"),
        None => why,
    });
    let why = why.or_else(|| {
        let title = &passage.as_ref()?.title;
        Some(match &refusal.why {
            WhyNot::NotAsked { .. } => format!("it is not what {title} asks for"),
            _another => format!("{title} says so"),
        })
    });
    let why = why.map_or(String::new(), |why| format!(": {why}"));
    let is_elsewhere = matches!(refusal.why, WhyNot::Elsewhere { .. });
    Some(Reason { said: format!("can't {verbs} {name}{why}"), passage, is_elsewhere })
}

/// "it is not in your hand, it lies in the discard pile".
fn elsewhere(table: &Table<'_>, names: &Names, viewer: Player, only: Option<Zone>, lies: Zone) -> String {
    let of_viewer = |place: &str| place.replacen(&names.possessive(viewer), "your", 1);
    let place = |zone: Zone| match (table.owner(zone), names.zone(table, zone)) {
        (Some(owner), Some(_)) if table.is_in_play(zone) && owner == viewer => {
            "in play under your control".to_string()
        }
        (Some(owner), Some(zone)) if owner == viewer => format!("in {}", of_viewer(&zone)),
        (Some(owner), Some(_)) if table.is_in_play(zone) => {
            format!("in play under {} control", names.possessive(owner))
        }
        (None, Some(_)) if table.is_in_play(zone) => "in play".to_string(),
        (_, Some(zone)) => format!("in {zone}"),
        (_, None) => "aside".to_string(),
    };
    match only {
        Some(only) if only != lies => format!("it is not {}, it lies {}", place(only), place(lies)),
        Some(_) | None => format!("it lies {}, and no such card is taken from there", place(lies)),
    }
}

/// The card that is the reason, where it is another one: what it did may long be out of sight.
fn by_another<'t>(table: &Table<'t>, card: CardId, why: &WhyNot) -> Option<&'t str> {
    let by = match why {
        WhyNot::Forbidden { by, .. } | WhyNot::NotAsked { by, .. } => by,
        WhyNot::ForbiddenUnseen
        | WhyNot::Elsewhere { .. }
        | WhyNot::Requirement { .. }
        | WhyNot::NothingToChoose { .. }
        | WhyNot::TooDear { .. }
        | WhyNot::UsedUp { .. } => return None,
    };
    match table.origin(by.text) {
        TextOrigin::Card(other) if other != card => Some(&table.program.words.cards[other.index()]),
        TextOrigin::Card(_)
        | TextOrigin::Setup
        | TextOrigin::Phase(_)
        | TextOrigin::Action(_)
        | TextOrigin::Rule(_)
        | TextOrigin::Definition(_)
        | TextOrigin::Keyword(_) => None,
    }
}

/// "you have already played a card this turn".
fn used_up(allowed: u16, verb: &str) -> String {
    let done = participle(verb);
    match allowed {
        0 => format!("no card may be {done} this turn"),
        1 => format!("you have already {done} a card this turn"),
        several => format!("you have already {done} {} this turn", render::number_of(several.into(), "card")),
    }
}

/// "blue, a three or an eight is needed".
fn wanted(table: &Table<'_>, faces: &Faces, needed: &[ValueId]) -> Option<String> {
    if needed.is_empty() || needed.len() > MOST_NEEDED {
        return None;
    }
    let said = needed.iter().map(|value| {
        let word = &table.program.words.values[value.index()];
        if faces.is_noun(*value) { format!("{} {word}", article(word)) } else { word.clone() }
    });
    let said: Vec<String> = said.collect();
    let list = match said.as_slice() {
        [] => return None,
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    };
    Some(format!("{list} is needed"))
}
