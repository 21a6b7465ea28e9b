//! Conditions: alternatives repeat their `if`.

use super::english::list_of_clauses;
use super::person::verb_form;
use super::predicate::speaks_of_a_part;
use super::printer::Printer;
use super::thing::verb_form_of_thing;
use super::verb_phrase::be;
use crate::syntax::tree::{Condition, SimpleCondition, SimpleConditionKind};

impl Printer<'_> {
    /// Without the first `if`: `it is an eight, if it is blue, or if it is a king and no color is named`.
    pub fn condition(&self, condition: &Condition) -> String {
        let rows: Vec<String> = condition.any.iter().map(|row| self.all_of(row)).collect();
        match rows.as_slice() {
            [] => String::new(),
            [first, more @ ..] => {
                let more = more.iter().map(|row| format!("if {row}"));
                list_of_clauses(&std::iter::once(first.clone()).chain(more).collect::<Vec<_>>(), "or")
            }
        }
    }

    fn all_of(&self, row: &[SimpleCondition]) -> String {
        row.iter().map(|simple| self.simple_condition(simple)).collect::<Vec<_>>().join(" and ")
    }

    fn simple_condition(&self, condition: &SimpleCondition) -> String {
        match &condition.kind {
            SimpleConditionKind::Thing(thing, predicate) => {
                let part = if speaks_of_a_part(predicate) { "'s" } else { "" };
                let predicate = self.thing_predicate(predicate, verb_form_of_thing(thing));
                format!("{}{part} {predicate}", self.thing(thing))
            }
            SimpleConditionKind::Person(person, predicate) => {
                format!("{} {}", self.person(person), self.person_predicate(predicate, verb_form(person)))
            }
            SimpleConditionKind::Named { attribute, no: false } => {
                format!("{} is named", super::english::with_article(self.word(*attribute)))
            }
            SimpleConditionKind::Named { attribute, no: true } => {
                format!("no {} is named", self.word(*attribute))
            }
            SimpleConditionKind::Measure(measure, comparison) => {
                format!("{} {}", self.measure(measure), self.comparison(comparison))
            }
            SimpleConditionKind::ThereAre(thing) => {
                format!("there {} {}", be(verb_form_of_thing(thing)), self.thing(thing))
            }
            SimpleConditionKind::Share { what, not, attributes } => {
                let share = self.share(*not, verb_form_of_thing(what), attributes);
                format!("{} {share}", self.thing(what))
            }
            SimpleConditionKind::TurnOf(person) => format!("it is {}", self.owned(person, "turn", "turns")),
            SimpleConditionKind::YouCan => "you can".into(),
        }
    }
}
