//! From the tree back to text: the one canonical wording of everything the language can say.
//!
//! Knows nothing of where a node stood or whether it makes sense: what a tree says is printed.

mod act;
mod amount;
pub mod card_text;
mod clause;
mod condition;
mod document;
mod english;
mod event;
mod goods;
mod header;
mod page;
mod person;
mod predicate;
mod printer;
mod scenario;
mod sentence;
mod standing;
mod thing;
mod time;
mod verb_phrase;
mod whose_step;
mod zone;

pub use document::document;
pub use header::{field, header};
use printer::Printer;
pub(crate) use scenario::quoted_name;
pub use scenario::{scenario, scenario_keeping, scenario_line, scenario_name};
pub use whose_step::could_be_anothers;

use crate::syntax::tree;
use crate::vocabulary::english::capitalized;
use crate::vocabulary::{Dialect, VerbForm};

/// The sentences of a paragraph, each with its period.
pub fn paragraph(dialect: &Dialect, paragraph: &tree::Paragraph) -> Vec<String> {
    paragraph.sentences.iter().map(|one| sentence(dialect, one)).collect()
}

/// A sentence with its capital and its period.
pub fn sentence(dialect: &Dialect, sentence: &tree::Sentence) -> String {
    format!("{}.", capitalized(&Printer::new(dialect).sentence(sentence)))
}

/// What follows the word `requires`.
pub fn requirement(dialect: &Dialect, requirement: &tree::Requirement) -> String {
    Printer::new(dialect).requirement(requirement)
}

/// What follows the words `enters with`.
pub fn enters_with(dialect: &Dialect, enters: &[tree::EntersWith]) -> String {
    let printer = Printer::new(dialect);
    let each: Vec<_> = enters.iter().map(|one| printer.counters(&one.amount, one.counter)).collect();
    english::list(&each, "and")
}

/// What somebody did: drew.
pub fn did(verb: tree::PastVerb) -> String {
    verb_phrase::past(verb, VerbForm::Past)
}

/// A card or another thing, as a message quotes it: `a card from your hand`.
pub fn thing(dialect: &Dialect, thing: &tree::Thing) -> String {
    Printer::new(dialect).thing(thing)
}

/// A player or players: `the player on your left`.
pub fn person(dialect: &Dialect, person: &tree::Person) -> String {
    Printer::new(dialect).person(person)
}

/// A zone with its article or owner: `that player's hand`.
pub fn zone(dialect: &Dialect, zone: &tree::Zone) -> String {
    Printer::new(dialect).zone(zone)
}

/// A number that is worked out: `the number of cards in your hand`.
pub fn measure(dialect: &Dialect, measure: &tree::Measure) -> String {
    Printer::new(dialect).measure(measure)
}

/// A number that the game keeps: `the penalty`, `your bid`.
pub fn named_number(dialect: &Dialect, number: &tree::NamedNumber) -> String {
    Printer::new(dialect).named_number(number)
}

/// What somebody has so many of: `two or more coins`.
pub fn so_many(dialect: &Dialect, of: tree::Holding, amount: &tree::Amount) -> String {
    Printer::new(dialect).so_many(of, amount)
}

/// What somebody has so many of, as several: `coins`.
pub fn holding(dialect: &Dialect, of: tree::Holding) -> String {
    Printer::new(dialect).holding(of).to_string()
}

/// A condition without the `if` before it.
pub fn condition(dialect: &Dialect, condition: &tree::Condition) -> String {
    Printer::new(dialect).condition(condition)
}

/// An event as it stands after `whenever`.
pub fn event(dialect: &Dialect, event: &tree::Event) -> String {
    Printer::new(dialect).event(event)
}

/// An event as it stands in a substitution, after `if`.
pub fn would_event(dialect: &Dialect, event: &tree::Event) -> String {
    Printer::new(dialect).would_event(event)
}

/// An act without a subject, in the plain form: `draw two cards`.
pub fn act(dialect: &Dialect, act: &tree::Act) -> String {
    Printer::new(dialect).act(act, VerbForm::Plain)
}

/// Steps of one sentence, without its period: `draw a card and discard it`.
pub fn steps(dialect: &Dialect, steps: &tree::Steps) -> String {
    Printer::new(dialect).steps(steps)
}

/// A stretch of the game: `your next turn`.
pub fn time(dialect: &Dialect, time: &tree::Time) -> String {
    Printer::new(dialect).time(time)
}
