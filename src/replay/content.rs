//! What a game's texts come to, as hashes: one for the whole program, one for each card and each rule. Where
//! a text stands in its file is no part of it, so formatting a file changes no hash.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::program::listing::listing;
use crate::program::{CardDef, Definition, EntersWith, Gate, Program, Text};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    pub program: String,
    pub cards: Vec<Part>,
    pub rules: Vec<Part>,
}

/// A card, or another text of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    pub name: String,
    pub hash: String,
}

impl Content {
    pub fn of(program: &Program) -> Content {
        let named = |names: &[String], number: usize| names.get(number).cloned().unwrap_or_default();
        let cards = program.cards.iter().enumerate();
        let cards =
            cards.map(|(number, card)| part(named(&program.words.cards, number), &of_card(program, card)));
        Content { program: of_program(program), cards: cards.collect(), rules: rules(program) }
    }
}

/// Everything but the cards that has a text.
fn rules(program: &Program) -> Vec<Part> {
    let words = &program.words;
    let named = |kind: &str, names: &[String], number: usize| match names.get(number) {
        Some(name) => format!("{kind} \"{name}\""),
        None => format!("{kind} {}", number + 1),
    };
    let gated = |gate: &Gate, text: &Text| format!("{gate:?}\n{}", listing(program, text));
    let mut parts = Vec::new();
    for (number, (gate, text)) in program.flow.setup.iter().enumerate() {
        parts.push(part(format!("setup {}", number + 1), &gated(gate, text)));
    }
    for phase in &program.flow.phases {
        let name = named("phase", &words.phases, phase.id.index());
        parts.push(part(name, &gated(&phase.gate, &phase.text)));
    }
    for action in &program.flow.actions {
        let name = named("action", &words.actions, action.id.index());
        parts.push(part(name, &format!("{:?}\n{}", action.requires, gated(&action.gate, &action.text))));
    }
    for (number, rule) in program.rules.iter().enumerate() {
        let text = format!("{}\n{}", rule.for_teams, gated(&rule.gate, &rule.text));
        parts.push(part(named("rule", &words.rules, number), &text));
    }
    for definition in &program.definitions {
        parts.push(match definition {
            Definition::Predicate { gate, id, holds, text } => part(
                named("definition", &words.predicates, id.index()),
                &format!("{holds:?}\n{}", gated(gate, text)),
            ),
            Definition::Verb { gate, kind, text } => {
                part(format!("definition of {kind:?}").to_lowercase(), &gated(gate, text))
            }
        });
    }
    for (number, text) in program.keywords.iter().enumerate() {
        parts.push(part(named("keyword", &words.keywords, number), &listing(program, text)));
    }
    parts
}

/// By the names of what it speaks of: another card more or less changes no number in it.
fn of_card(program: &Program, card: &CardDef) -> String {
    let CardDef { values, copies, set: _, keywords, text, requires, enters_with } = card;
    let words = &program.words;
    let values: Vec<&str> = values.iter().map(|value| words.values[value.index()].as_str()).collect();
    let keywords: Vec<(&str, u16)> =
        keywords.iter().map(|has| (words.keywords[has.keyword.index()].as_str(), has.after)).collect();
    let named = |counters: &EntersWith| (words.counters[counters.counter.index()].as_str(), counters.count);
    let enters_with: Vec<_> = enters_with.iter().map(named).collect();
    let head = format!("{values:?} {copies} {keywords:?} {requires:?} {enters_with:?}");
    format!("{head}\n{}", listing(program, text))
}

fn of_program(program: &Program) -> String {
    let mut data = serde_json::to_value(program).expect("plain data can be written as JSON");
    forget_places(&mut data);
    name_sets(&mut data, &program.words.sets);
    hash(&data.to_string())
}

/// A set counts by what it brings: its cards say by name which they are of, so that an empty one changes nothing.
fn name_sets(data: &mut Value, sets: &[String]) {
    if let Some(words) = data["words"].as_object_mut() {
        words.remove("sets");
    }
    for card in data["cards"].as_array_mut().into_iter().flatten() {
        let number = card["set"].as_u64().and_then(|number| usize::try_from(number).ok());
        card["set"] =
            number.and_then(|number| sets.get(number)).map_or(Value::Null, |name| name.as_str().into());
    }
}

/// Takes away where texts stand in their files, and how they are quoted.
fn forget_places(data: &mut Value) {
    match data {
        Value::Object(fields) => {
            fields.remove("origins");
            fields.remove("clauses");
            fields.values_mut().for_each(forget_places);
        }
        Value::Array(items) => items.iter_mut().for_each(forget_places),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn part(name: String, content: &str) -> Part {
    Part { name, hash: hash(content) }
}

/// The first half of SHA-256: nobody makes cards collide on purpose.
fn hash(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(16).fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").expect("a string takes all text");
        hex
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223");
    }

    #[test]
    fn a_set_without_cards_changes_nothing() {
        let of = |sets: &[&str], number: u64| {
            let mut data = serde_json::json!({ "words": { "sets": sets }, "cards": [{ "set": number }, {}] });
            name_sets(&mut data, &sets.iter().map(|name| (*name).to_string()).collect::<Vec<_>>());
            data
        };
        assert_eq!(of(&["Sea"], 0), of(&["Empty", "Sea"], 1));
        assert_ne!(of(&["Sea", "Shore"], 0), of(&["Sea", "Shore"], 1));
    }

    #[test]
    fn places_are_forgotten_at_any_depth() {
        let mut data =
            serde_json::json!({ "cards": [{ "text": { "code": [1], "origins": [{ "start": 5 }] } }] });
        forget_places(&mut data);
        assert_eq!(data, serde_json::json!({ "cards": [{ "text": { "code": [1] } }] }));
    }
}
