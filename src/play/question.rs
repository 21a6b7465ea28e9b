//! What somebody is asked, in words.

use crate::engine::{Table, TextOrigin};
use crate::game::{Asker, DecisionView, DoneFor, OptionKind, OptionView, Question, View};
use crate::program::CardId;
use crate::render::{Names, question_of};
use crate::vocabulary::english::article;

/// What is asked, and by what; of an offer with the only card that it is about.
pub fn question(table: &Table<'_>, names: &Names, view: &View, only: Option<CardId>) -> String {
    let Some(decision) = view.decision.as_ref().filter(|decision| decision.options.is_some()) else {
        return String::new();
    };
    let has_picked = decision.asks.is_some_and(|asker| asker.picked > 0);
    let what_to_name = || named_attribute(table, decision.options.as_deref()?.first()?);
    let asked = match decision.question {
        Question::Offer => return "What do you do?".to_string(),
        Question::Card if has_picked => "Choose another card",
        Question::Card => "Choose a card",
        Question::Player if has_picked => "Choose another player",
        Question::Player => "Choose a player",
        Question::Zone => "Choose a place",
        Question::Value => &what_to_name().unwrap_or_else(|| "Name one".to_string()),
        Question::Number => "Choose a number",
        Question::Mode => "Choose one",
        Question::May => &may(table, decision, only),
        Question::Order => "Which takes effect next?",
        Question::Substitution => "Which acts first?",
        Question::Instead => "Do that instead?",
        Question::Arrange => "Which card comes next?",
    };
    let asked = match decision.asks.and_then(|asker| asker.done_for) {
        Some(one) => asked_for(asked, &name_of_one(table, names, one)),
        None => asked.to_string(),
    };
    match decision.asks.and_then(|asker| name_of(table, asker)) {
        Some(name) => format!("{name}: {}", lower_first(&asked)),
        None => asked,
    }
}

/// "Do it with Castle?", "Draw a card?", or where the text does not say what, "Do it?".
fn may(table: &Table<'_>, decision: &DecisionView, only: Option<CardId>) -> String {
    let asker = decision.asks.filter(|asker| asker.done_for.is_none());
    if let Some(name) = only.and_then(|card| table.program.words.cards.get(card.index())) {
        return format!("Do it with {name}?");
    }
    let clause = asker.and_then(|asker| table.text(asker.text).clause(asker.at?));
    clause.and_then(question_of).unwrap_or_else(|| "Do it?".to_string())
}

/// "Do it for Castle?", "Choose a card for Castle".
fn asked_for(asked: &str, one: &str) -> String {
    match asked.strip_suffix('?') {
        Some(asked) => format!("{asked} for {one}?"),
        None => format!("{asked} for {one}"),
    }
}

/// The one of several that something is done for.
fn name_of_one(table: &Table<'_>, names: &Names, one: DoneFor) -> String {
    let words = &table.program.words;
    match one {
        DoneFor::Card(card) => words.cards[card.index()].clone(),
        DoneFor::Player(player) => names.of(player).to_string(),
        DoneFor::Value(value) => words.values[value.index()].clone(),
    }
}

/// What the text says that asks; an offer of the turn is said by its options.
pub fn wording(table: &Table<'_>, view: &View) -> Option<String> {
    let decision = view.decision.as_ref().filter(|decision| decision.options.is_some())?;
    if decision.question == Question::Offer {
        return None;
    }
    let asker = decision.asks?;
    table.text(asker.text).clause(asker.at?).map(str::to_string)
}

/// "Name a color".
fn named_attribute(table: &Table<'_>, option: &OptionView) -> Option<String> {
    let OptionKind::Value(value) = option.what else { return None };
    let attribute = table.program.values[value.index()].attribute;
    let word = table.program.words.attributes.get(attribute.index())?;
    Some(format!("Name {} {word}", article(word)))
}

fn lower_first(asked: &str) -> String {
    let mut letters = asked.chars();
    let first = letters.next().map(|letter| letter.to_lowercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

/// What the text that asks is called.
fn name_of(table: &Table<'_>, asker: Asker) -> Option<String> {
    let words = &table.program.words;
    match table.origin(asker.text) {
        TextOrigin::Card(card) => words.cards.get(card.index()).cloned(),
        TextOrigin::Rule(rule) => words.rules.get(usize::from(rule)).cloned(),
        TextOrigin::Action(action) => words.actions.get(action.index()).cloned(),
        TextOrigin::Keyword(keyword) => {
            let keyword = words.keywords.get(keyword.index())?;
            let card = asker.card.and_then(|card| words.cards.get(card.index()));
            Some(card.map_or(keyword.clone(), |card| format!("{card} ({keyword})")))
        }
        TextOrigin::Phase(_) | TextOrigin::Setup | TextOrigin::Definition(_) => None,
    }
}
