//! What happens, in words.

use super::names::{list, name};
use crate::syntax::scenario::{Act, Deed, Pick};
use crate::vocabulary::ordinal_in_words;

pub(super) fn deed(deed: &Deed) -> String {
    match deed {
        Deed::GameBegins => "a new game begins".to_string(),
        Deed::TurnBegins(player) => format!("{}'s turn begins", player.text),
        Deed::TurnEnds(player) => format!("{}'s turn ends", player.text),
        Deed::PhaseBegins { player, phase } => format!("{}'s {} phase begins", player.text, phase.text),
        Deed::Loses(player) => format!("{} loses the game", player.text),
        Deed::Does { player, act: Act::Done } => format!("{} is done", player.text),
        Deed::Does { player, act } => {
            let (verb, rest) = words(act);
            let ending = if verb.ends_with('s') { "es" } else { "s" };
            format!("{} {verb}{ending}{rest}", player.text)
        }
    }
}

/// After "can" and "is offered to".
pub(super) fn plain(act: &Act) -> String {
    let (verb, rest) = words(act);
    format!("{verb}{rest}")
}

/// The verb, and what follows it.
fn words(act: &Act) -> (&'static str, String) {
    let after = |text: String| format!(" {text}");
    match act {
        Act::Discard(card) => ("discard", after(name(card))),
        Act::Play(card) => ("play", after(name(card))),
        Act::Use(card) => ("use", after(name(card))),
        Act::Take(action) => ("take", format!(" the action \"{}\"", action.text)),
        Act::Draw => ("draw", after("a card".to_string())),
        Act::Pass => ("pass", String::new()),
        Act::Done => ("be", after("done".to_string())),
        Act::Wait => ("wait", String::new()),
        Act::Accept => ("accept", String::new()),
        Act::Decline => ("decline", String::new()),
        Act::Name(value) => ("name", after(name(value))),
        Act::Order(card) => ("order", format!(" {} first", name(card))),
        Act::Put(cards) => ("put", format!(" {} in this order", list(cards))),
        Act::Choose(picks) => {
            let picks: Vec<String> = picks.iter().map(pick).collect();
            ("choose", after(picks.join(", then ")))
        }
    }
}

pub(super) fn pick(pick: &Pick) -> String {
    match pick {
        Pick::Named(what) => what.text.clone(),
        Pick::Quoted(what) => format!("\"{}\"", what.text),
        Pick::Nth(number) => {
            let ordinal = u32::try_from(*number).ok().and_then(ordinal_in_words);
            format!("the {} one", ordinal.unwrap_or("first"))
        }
        Pick::Unseen => "an unseen card".to_string(),
    }
}
