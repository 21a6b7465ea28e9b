//! Answers of a scenario: the option that a line means.

use super::names;
use crate::engine::Match;
use crate::game::{Answer, Card, Player};
use crate::program::EventKind;
use crate::syntax::scenario::{LineKind, Name, Verb};

/// Whether an option is what a line means.
type Fits<'a> = Box<dyn Fn(&Answer) -> bool + 'a>;

/// The option of the decision that is meant, or why there is none.
pub(super) fn option(game: &Match<'_>, players: &[Name], line: &LineKind) -> Result<usize, String> {
    let Some(decision) = game.decision() else { return Err("nobody is asked anything".to_string()) };
    let asked = &players[decision.player.index()].text;
    let (player, fits): (&Name, Fits<'_>) = match line {
        LineKind::Orders { player, card } => (
            player,
            Box::new(
                |answer| matches!(answer, Answer::Next { source: Some(one), .. } if is(game, *one, card)),
            ),
        ),
        LineKind::Declines(player) => {
            (player, Box::new(|answer| matches!(answer, Answer::No | Answer::Done | Answer::Leave(_))))
        }
        LineKind::Accepts(player) => (player, Box::new(|answer| matches!(answer, Answer::Yes))),
        LineKind::Names { player, value } => {
            let value = names::value(game.table().program, &value.text);
            (player, Box::new(move |answer| matches!(answer, Answer::Value(one) if Some(*one) == value)))
        }
        LineKind::Chooses { player, what } => {
            let seat = players.iter().position(|player| player.text == what.text);
            let seat = seat.map(|seat| Player(seat as u8));
            let number = what.text.parse::<i16>().ok();
            let fits = move |answer: &Answer| match answer {
                Answer::Card(card) => is(game, *card, what),
                Answer::Player(one) => Some(*one) == seat,
                Answer::Number(one) => Some(*one) == number,
                _other => false,
            };
            (player, Box::new(fits))
        }
        LineKind::Comment(_)
        | LineKind::Players(_)
        | LineKind::TurnBegins(_)
        | LineKind::Does { .. }
        | LineKind::Then
        | LineKind::Controls { .. }
        | LineKind::HoldsCount { .. }
        | LineKind::Holds { .. }
        | LineKind::Wins(_)
        | LineKind::Can { .. }
        | LineKind::OnTop { .. }
        | LineKind::AtBottom { .. }
        | LineKind::ZoneIs { .. }
        | LineKind::ZoneHas { .. } => return Err("this is no answer to a question".to_string()),
    };
    if player.text != *asked {
        return Err(format!("{asked} is asked, not {}", player.text));
    }
    let found = decision.options().position(|answer| fits(&answer));
    found.ok_or_else(|| format!("{asked} is offered {}", offered(game, players)))
}

/// The offer to do something with a card, where there is one.
pub(super) fn offer(game: &Match<'_>, verb: Verb, card: &Name) -> Option<usize> {
    let wanted = match verb {
        Verb::Discard => EventKind::Discard,
        Verb::Play => EventKind::Play,
    };
    game.decision()?.options().position(|answer| {
        matches!(answer, Answer::TakeCard { then, card: one, .. }
            if game.verb_of(then) == Some(wanted) && is(game, one, card))
    })
}

fn is(game: &Match<'_>, card: Card, name: &Name) -> bool {
    let table = game.table();
    names::card(table.program, &name.text) == Some(table.cards[card.index()])
}

/// What can be chosen, in words.
pub(super) fn offered(game: &Match<'_>, players: &[Name]) -> String {
    let Some(decision) = game.decision() else { return "nothing".to_string() };
    let words = &game.table().program.words;
    let card = |card: Card| words.cards[game.table().cards[card.index()].index()].clone();
    let said = decision.options().map(|answer| match answer {
        Answer::TakeCard { card: one, then, .. } => match game.verb_of(then) {
            Some(EventKind::Discard) => format!("to discard {}", card(one)),
            Some(_) => format!("to play {}", card(one)),
            None => card(one),
        },
        Answer::Leave(_) | Answer::Done => "to do no more".to_string(),
        Answer::Card(one) => card(one),
        Answer::Player(player) => players[player.index()].text.clone(),
        Answer::Value(value) => words.values[value.index()].clone(),
        Answer::Number(number) => number.to_string(),
        Answer::Yes => "yes".to_string(),
        Answer::No => "no".to_string(),
        Answer::Next { source: Some(one), .. } => card(one),
        other => format!("{other:?}"),
    });
    said.collect::<Vec<_>>().join(", ")
}
