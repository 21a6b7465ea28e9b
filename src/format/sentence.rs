//! Sentences, by their leading words, and the two fields of a card that are phrases.

use super::english::followed_by;
use super::person::verb_form;
use super::printer::Printer;
use super::thing::verb_form_of_thing;
use super::verb_phrase::{does_not, simple};
use crate::syntax::tree::{
    ClauseKind, Condition, DefinedVerb, Each, Outcome, Requirement, Sentence, SentenceKind, Steps,
};
use crate::vocabulary::{Verb, VerbForm};

impl Printer<'_> {
    /// Without the capital and the period.
    pub fn sentence(&self, sentence: &Sentence) -> String {
        let said = self.sentence_anywhere(sentence);
        match &sentence.there {
            Some(there) => format!("while {}, {said}", self.condition(there)),
            None => said,
        }
    }

    /// Without the place where its card works.
    fn sentence_anywhere(&self, sentence: &Sentence) -> String {
        match &sentence.kind {
            SentenceKind::At { moment, condition, steps } => {
                format!("at {}, {}", self.recurring_moment(moment), self.if_then(condition.as_ref(), steps))
            }
            SentenceKind::Whenever { event, condition, steps } => {
                format!("whenever {}, {}", self.event(event), self.if_then(condition.as_ref(), steps))
            }
            SentenceKind::AsSoonAs { condition, steps } => {
                format!("as soon as {}, {}", self.condition(condition), self.steps(steps))
            }
            SentenceKind::Would { event, condition, outcome } => {
                let asked = condition.as_ref().map(|condition| format!("if {}, ", self.condition(condition)));
                let asked = asked.unwrap_or_default();
                format!("if {}, {asked}{}", self.would_event(event), self.outcome(outcome))
            }
            SentenceKind::If { condition, steps } => self.if_then(Some(condition), steps),
            SentenceKind::Otherwise { condition, steps } => {
                format!("otherwise, {}", self.if_then(condition.as_ref(), steps))
            }
            SentenceKind::IfDone { who, not, steps } => {
                let form = verb_form(who);
                let done = if *not { does_not(form) } else { Verb::Do.form(form) };
                format!("if {} {done}, {}", self.person(who), self.steps(steps))
            }
            SentenceKind::UntilWhenever { until, event, condition, steps } => {
                let then = self.if_then(condition.as_ref(), steps);
                format!("{}, whenever {}, {then}", self.until(until), self.event(event))
            }
            SentenceKind::Once { during, condition, steps } => {
                format!("once during {}, {}", self.time(during), self.if_then(condition.as_ref(), steps))
            }
            SentenceKind::ForEach { steps } | SentenceKind::Repeat { steps } => self.steps(steps),
            SentenceKind::AnyOrder { clauses } => {
                let clauses: Vec<_> =
                    clauses.iter().map(|clause| self.clause(clause, VerbForm::Plain)).collect();
                format!("in any order, {}", clauses.join(" and "))
            }
            SentenceKind::SameTime { steps } => format!("at the same time, {}", self.steps(steps)),
            SentenceKind::Steps(steps) => self.plain_sentence(steps),
            SentenceKind::Defines { what, predicate, condition } => {
                let predicate = self.own_predicate(*predicate, verb_form_of_thing(what));
                format!("{} {predicate} if {}", self.thing(what), self.condition(condition))
            }
            SentenceKind::DefinesVerb { verb, what, steps } => {
                let verb = match verb {
                    DefinedVerb::BuiltIn(verb) => simple(*verb, VerbForm::Plain),
                    DefinedVerb::Own(verb) => self.own_verb(*verb, VerbForm::Plain).into(),
                };
                let what = what.as_ref().map(|what| self.thing(what));
                format!("to {}, {}", followed_by(verb, what), self.steps(steps))
            }
            SentenceKind::Keyword(keyword) => self.word(*keyword).into(),
        }
    }

    fn if_then(&self, condition: Option<&Condition>, steps: &Steps) -> String {
        match condition {
            Some(condition) => format!("if {}, {}", self.condition(condition), self.steps(steps)),
            None => self.steps(steps),
        }
    }

    /// A standing text alone in its sentence lets `while` and `until` lead.
    fn plain_sentence(&self, steps: &Steps) -> String {
        match (&steps.first.kind, steps.more.is_empty()) {
            (ClauseKind::Standing(standing), true) => self.standing_sentence(standing),
            (
                ClauseKind::Do { .. }
                | ClauseKind::Becomes { .. }
                | ClauseKind::GameEnds
                | ClauseKind::SeriesEnds
                | ClauseKind::TurnEnds(_)
                | ClauseKind::Standing(_),
                _,
            ) => self.steps(steps),
        }
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            // The same verb as before, so the same subject: also "you".
            Outcome::Changed(steps) => self.steps(steps),
            Outcome::Instead(steps) => format!("{} instead", self.steps(steps)),
            Outcome::First(steps) => format!("first {}", self.steps(steps)),
        }
    }

    /// What leads steps that are done several times.
    pub fn each(&self, each: &Each) -> String {
        match each {
            Each::Thing(thing) => format!("for {}, ", self.thing(thing)),
            Each::Person(person) => format!("for {}, ", self.person(person)),
            Each::Counter { counter, on } => {
                format!("for each {} on {}, ", self.word(*counter), self.thing(on))
            }
            Each::Points(who) => format!("for each point {}, ", self.has_them(who)),
            Each::Goods(number) => format!("for each {}, ", self.goods_of(number)),
            Each::Value(attribute) => format!("for each {}, ", self.word(*attribute)),
            Each::Times { amount, .. } => format!("repeat {}: ", self.counted(amount, "times", "times")),
        }
    }

    pub fn requirement(&self, requirement: &Requirement) -> String {
        match requirement {
            Requirement::Person(person) => self.person(person),
            Requirement::Thing(thing) => self.thing(thing),
            Requirement::YouHave(thing) => format!("you to have {}", self.thing(thing)),
            Requirement::YouControl(thing) => format!("you to control {}", self.thing(thing)),
        }
    }
}
