//! Two games that look the same to a player are played on, and go on to look the same.

use std::mem::discriminant;

use cardwright::engine::Match;
use cardwright::game::{Answer, Asker, Player, Question, View};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

use super::notes::{Notes, open_to};

/// What the player could see of an answer: that it is of this kind, and what it is where no hidden card
/// is in it.
pub fn shape(
    game: &Match<'_, Notes>,
    player: Player,
    answer: Answer,
) -> (std::mem::Discriminant<Answer>, Option<Answer>) {
    let card = match answer {
        Answer::TakeCard { card, .. } | Answer::Permitted { card, .. } | Answer::Card(card) => Some(card),
        Answer::Next { source, .. } | Answer::Change { source, .. } | Answer::Use { source, .. } => source,
        Answer::Unseen(_) => return (discriminant(&answer), None),
        _other => None,
    };
    let is_open = card.is_none_or(|card| {
        let place = game.game().zones.place(card);
        let lies_open = open_to(game.table(), Some(place)).contains(player);
        lies_open && !game.game().face_down.contains(card) || game.journal().revealed.contains(card)
    });
    (discriminant(&answer), is_open.then_some(answer))
}

/// What is asked. Whoever is asked knows what for: "put a card from your hand on the bottom of the draw pile" is another
/// question than "give a card from your hand to that opponent", although both are about a card.
pub fn kind_of_decision(
    game: &Match<'_, Notes>,
    player: Player,
) -> Option<(Player, Question, Option<Asker>)> {
    let asked = game.view(player).decision.and_then(|decision| decision.asks);
    game.decision()
        .map(|pending| (pending.player, pending.question, asked.filter(|_| pending.player == player)))
}

/// Where two views differ, for people.
pub fn difference(one: &View, other: &View) -> String {
    let (one, other) = (serde_json::to_value(one), serde_json::to_value(other));
    let (one, other) = (one.expect("a view can be written"), other.expect("a view can be written"));
    let mut found = Vec::new();
    differences(&one, &other, String::new(), &mut found);
    found.join("\n")
}

pub fn differences(
    one: &serde_json::Value,
    other: &serde_json::Value,
    path: String,
    found: &mut Vec<String>,
) {
    use serde_json::Value;
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            for (key, value) in one {
                differences(value, other.get(key).unwrap_or(&Value::Null), format!("{path}/{key}"), found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (number, (one, other)) in one.iter().zip(other).enumerate() {
                differences(one, other, format!("{path}/{number}"), found);
            }
        }
        (one, other) if one != other => found.push(format!("{path}: {one} and {other}")),
        (_, _) => {}
    }
}

pub fn lines_of(game: &Match<'_, Notes>, viewer: Option<Player>) -> Vec<String> {
    game.journal().log.lines(game.table(), viewer)
}

pub fn last_lines(game: &Match<'_, Notes>) -> String {
    let lines = lines_of(game, None);
    lines[lines.len().saturating_sub(12)..].join("\n")
}

/// The same game, with notes from here on.
pub fn noted<'t>(game: &Match<'t>) -> Match<'t, Notes> {
    let notes = Notes { revealed: game.game().handling.shown, ..Notes::new(&["Tina", "Lora"]) };
    Match::resumed(game.table(), game.game().clone(), notes)
}

/// Plays both games on with choices that look the same to the player, as long as the same is seen.
/// Returns how many decisions were compared.
pub fn compare(
    player: Player,
    mut one: Match<'_, Notes>,
    mut other: Match<'_, Notes>,
    chance: &mut ChaCha8Rng,
    place: &str,
) -> usize {
    let mut compared = 0;
    loop {
        let (first, second) = (one.view(player), other.view(player));
        assert!(
            first == second,
            "{place}: the views of {player:?} differ after {compared} decisions:\n{}\n\n{}\n\n{}",
            difference(&first, &second),
            last_lines(&one),
            last_lines(&other),
        );
        let (Some(pending), Some(pending2)) = (one.decision().cloned(), other.decision().cloned()) else {
            break;
        };
        compared += 1;
        if compared > 8 {
            break;
        }
        let option = chance.random_range(0..pending.count());
        let option2 = if pending.player == player {
            option
        } else {
            let wanted = shape(&one, player, pending.option(option).expect("the option is there"));
            let alike: Vec<usize> = (0..pending2.count())
                .filter(|number| {
                    pending2.option(*number).map(|answer| shape(&other, player, answer)) == Some(wanted)
                })
                .collect();
            if alike.is_empty() {
                break;
            }
            alike[chance.random_range(0..alike.len())]
        };
        one.choose(option).expect("an offered option can be chosen");
        other.choose(option2).expect("an offered option can be chosen");
        let same_seen = one.journal().seen_by(player) == other.journal().seen_by(player);
        if !same_seen || kind_of_decision(&one, player) != kind_of_decision(&other, player) {
            return compared;
        }
    }
    let (first, second) = (lines_of(&one, Some(player)), lines_of(&other, Some(player)));
    assert_eq!(first, second, "{place}: the logs of {player:?} differ");
    compared
}
