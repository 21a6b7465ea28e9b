//! Steps and clauses: who does what, joined into one sentence.

use super::english::list;
use super::person::verb_form;
use super::printer::Printer;
use crate::syntax::tree::{Clause, ClauseKind, Person, Step, Steps};
use crate::vocabulary::{Verb, VerbForm};

impl Printer<'_> {
    /// `draw a card, then if that card matches, you may discard it`
    pub fn steps(&self, steps: &Steps) -> String {
        let mut text = String::new();
        if let Some(each) = &steps.each {
            text.push_str(&self.each(each));
        }
        if let Some(condition) = &steps.only_if {
            text.push_str(&format!("if {}, ", self.condition(condition)));
        }
        if let Some(until) = &steps.until {
            text.push_str(&format!("repeat until {}: ", self.condition(until)));
        }
        let mut row = vec![self.clause(&steps.first, VerbForm::Plain)];
        let mut form = form_after(&steps.first, VerbForm::Plain);
        for step in &steps.more {
            let clause = match step {
                Step::And(clause) => {
                    row.push(self.clause(clause, form));
                    clause
                }
                Step::ThenIf { condition, clause } => {
                    text.push_str(&joined(&row));
                    text.push_str(&format!(", then if {}, ", self.condition(condition)));
                    row = vec![self.clause(clause, form)];
                    clause
                }
            };
            form = form_after(clause, form);
        }
        text.push_str(&joined(&row));
        text
    }

    /// A clause; without a subject its verb stands as the clause before asks for.
    pub fn clause(&self, clause: &Clause, elided: VerbForm) -> String {
        match &clause.kind {
            ClauseKind::Do { subject, in_turn_order, may, act } => {
                let form = match (subject, may) {
                    (_, true) => VerbForm::Plain,
                    (Some(subject), false) => verb_form(subject),
                    (None, false) => elided,
                };
                format!("{}{}", self.before_verb(subject.as_ref(), *in_turn_order, *may), self.act(act, form))
            }
            ClauseKind::Becomes { value, measure } => {
                let becomes = Verb::Become.form(VerbForm::Third);
                format!("{} {becomes} {}", self.named_number(value), self.measure(measure))
            }
            ClauseKind::GameEnds => "the game ends".into(),
            ClauseKind::SeriesEnds => "the series ends".into(),
            ClauseKind::TurnEnds(of) => format!("{} ends", self.owned(of, "turn", "turns")),
            ClauseKind::Standing(standing) => self.standing(standing),
        }
    }

    fn before_verb(&self, subject: Option<&Person>, in_turn_order: bool, may: bool) -> String {
        let mut text = String::new();
        if let Some(subject) = subject {
            text = self.person(subject);
            text.push_str(if in_turn_order { ", in turn order, " } else { " " });
        }
        if may {
            text.push_str("may ");
        }
        text
    }
}

/// The form of a verb whose subject is left out after this clause. After `may` it is still governed by it.
fn form_after(clause: &Clause, before: VerbForm) -> VerbForm {
    match &clause.kind {
        ClauseKind::Do { may: true, .. } => VerbForm::Plain,
        ClauseKind::Do { subject: Some(subject), .. } => verb_form(subject),
        ClauseKind::Do { subject: None, .. }
        | ClauseKind::Becomes { .. }
        | ClauseKind::GameEnds
        | ClauseKind::SeriesEnds
        | ClauseKind::TurnEnds(_)
        | ClauseKind::Standing(_) => before,
    }
}

/// A row of clauses. What ends in a phrase between commas closes it with one.
fn joined(row: &[String]) -> String {
    match row {
        [first, second] if first.ends_with(", one at a time") => format!("{first}, and {second}"),
        row => list(row, "and"),
    }
}
