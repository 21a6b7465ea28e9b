//! What is said where "Otherwise" has no "If", and "If you do" no "may": the sentence that was most likely meant, in the
//! designer's own words. Whether it is accepted is tried afterwards.

use crate::analysis::joined::clauses;
use crate::analysis::lower::Lowering;
use crate::analysis::lower::act::how_many_there::open_in;
use crate::analysis::resolve::You;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::Who;
use crate::source::Span;
use crate::syntax::tree::{
    ActKind, At, Clause, ClauseKind, Condition, Each, Person, PersonKind, Sentence, SentenceKind, Step, Steps,
};

use super::shown_if::{asked_within, steps_of};

/// What is written instead of some bytes of the file.
struct Change {
    span: Span,
    say: String,
    why: &'static str,
}

impl Lowering<'_> {
    /// "Otherwise" where no "If" is directly before it.
    pub fn no_if<T>(&mut self, sentence: &Sentence, before: Option<&Sentence>) -> Option<T> {
        let said = self.quote(sentence.at);
        let said = said.trim_end_matches('.');
        let (message, label) = match before.and_then(condition_within) {
            Some(lead) => (
                format!(
                    "\"{said}\" can't go with the \"if\" that is in the middle of a sentence with \"{lead}\""
                ),
                "otherwise than what?",
            ),
            None => (format!("\"{said}\" has no \"If\" directly before it"), "otherwise than what?"),
        };
        let problem = Diagnostic::new(Code::NoIf, self.place(sentence.at), message).label(label);
        let change = before.and_then(|before| self.meant_by_otherwise(sentence, before));
        let problem = match (change, before) {
            (Some(change), Some(before)) => {
                self.with_change(problem, change, before.at.0.start, sentence.at.0.end)
            }
            (_, before) => problem.help(self.with_a_condition(sentence, before)),
        };
        self.report(problem);
        None
    }

    /// An offer and what comes of it, said to whoever the text speaks to.
    fn an_answer(&self) -> &'static str {
        match self.block.you {
            You::Nobody => "Each player may discard a card. If that player does, that player draws a card.",
            You::Controller | You::Player | You::Doer => "You may discard a card. If you do, draw a card.",
        }
    }

    /// "If you do" where nobody was asked: `then` is what it leads to, and whether it is "If you don't".
    pub fn no_may<T>(
        &mut self,
        at: At,
        before: Option<&Sentence>,
        then: Option<(bool, &Steps)>,
    ) -> Option<T> {
        let said = self.quote(at);
        let said = said.trim_end_matches('.');
        if self.scope.offers > 0 && self.scope.may.is_none() {
            let message = format!("it could be several answers that \"{said}\" asks for, or none of them");
            let help = format!("say it right after the offer that it is about: {}", self.an_answer());
            return self.refuse(Code::NoMay, at, message, "which answer?", help);
        }
        if let Some(problem) = self.not_yet(Code::NoMay, at) {
            self.report(problem);
            return None;
        }
        let message = format!("nobody was asked before \"{said}\"");
        let problem = Diagnostic::new(Code::NoMay, self.place(at), message).label("do what?");
        let problem = match before.and_then(|before| Some((self.asked_first(before)?, before))) {
            Some((change, before)) => self.with_change(problem, change, before.at.0.start, at.0.end),
            None => {
                problem.help(format!("it speaks of the last \"may\" of the paragraph: {}", self.an_answer()))
            }
        };
        let in_any_case =
            then.zip(before).and_then(|((not, then), before)| self.if_it_can(before, not, then));
        self.report(in_any_case.into_iter().fold(problem, Diagnostic::help));
        None
    }

    /// The same for what nobody is to be asked about: it is done wherever it can be.
    fn if_it_can(&self, before: &Sentence, not: bool, then: &Steps) -> Option<String> {
        let SentenceKind::Steps(steps) = &before.kind else { return None };
        let is_plain = steps.more.is_empty() && then.more.is_empty() && can_be_asked(&steps.first);
        let change = self.first_word(steps, "If you can, ", "").filter(|_| is_plain)?;
        let done = self.with_change_of(before.at, change.span, &change.say);
        let [done, then] = [done, self.quote(then.at)].map(|said| said.trim_end_matches('.').to_string());
        let joined = match not {
            true => format!("{done}. Otherwise, {then}."),
            false => format!("{done} and {then}."),
        };
        Some(format!("\"may\" leaves it to you; what has to be done wherever it can be is said so: {joined}"))
    }

    fn with_change(&self, problem: Diagnostic, change: Change, start: u32, end: u32) -> Diagnostic {
        let text = self.sources.text(self.file);
        let Span { start: from, end: to } = change.span;
        let [lead, rest] =
            [start..from, to..end].map(|part| text.get(part.start as usize..part.end as usize).unwrap_or(""));
        let whole = format!("{lead}{}{rest}", change.say);
        let whole = whole.split_whitespace().collect::<Vec<_>>().join(" ");
        let title = format!("write \"{}\"", change.say.trim());
        problem.help(change.why).help(format!("The sentence would read: {whole}")).guess(
            title,
            change.span,
            change.say,
        )
    }

    fn meant_by_otherwise(&self, sentence: &Sentence, before: &Sentence) -> Option<Change> {
        let from = sentence.at.0.start as usize;
        let word = Span::new(from, from + "Otherwise".len());
        let has_condition = matches!(sentence.kind, SentenceKind::Otherwise { condition: Some(_), .. });
        let offers = |clause: &Clause| matches!(clause.kind, ClauseKind::Do { may: true, .. });
        // It is offered only where the condition holds: there is no other side.
        if matches!(before.kind, SentenceKind::Once { condition: Some(_), .. }) {
            return None;
        }
        if let Some(asked) = asked_within(before) {
            return (!has_condition).then(|| self.other_case_within(sentence, before, asked)).flatten();
        }
        if let SentenceKind::IfDone { who, not, steps } = &before.kind {
            // "If you don't" would ask for the answer that was given last.
            if has_condition || clauses(steps).any(offers) {
                return None;
            }
            let say = format!("If {} {}", self.quote(who.at), answer(who, !not));
            return Some(Change { span: word, say, why: "an answer has two sides, and each is asked for" });
        }
        let steps = steps_of(before)?;
        if clauses(steps).any(offers) {
            if has_condition {
                return None;
            }
            let say = match self.scope.may?.asked == Who::YOU {
                true => "If you don't",
                false => "If that player doesn't",
            };
            return Some(Change { span: word, say: say.into(), why: "who may do something also may not" });
        }
        if let Some(Step::ThenIf { condition, .. }) = steps.more.last() {
            let done = match steps.more.iter().rev().nth(1) {
                Some(Step::And(clause) | Step::ThenIf { clause, .. }) => clause,
                None => &steps.first,
            };
            let span = Span::new(done.at.0.end as usize, condition.at.0.start as usize);
            return Some(Change {
                span,
                say: ". If ".into(),
                why: "the \"If\" begins a sentence of its own",
            });
        }
        let is_plain = matches!(before.kind, SentenceKind::Steps(_)) && steps.more.is_empty();
        if !is_plain || !can_be_asked(&steps.first) {
            return None;
        }
        self.first_word(steps, "If you can, ", "\"If you can\" asks whether it can be done")
    }

    /// What is asked in the middle of a sentence has its other case there too.
    fn other_case_within(&self, sentence: &Sentence, before: &Sentence, asked: &Condition) -> Option<Change> {
        let condition = self.quote(asked.at);
        let (what, is) = condition.split_once(" is ").filter(|(_, is)| !is.contains(" is "))?;
        let other = match is.strip_prefix("not ") {
            Some(is) => format!("{what} is {is}"),
            None => format!("{what} is not {is}"),
        };
        let end = before.steps()?.at.0.end as usize;
        let otherwise = sentence.at.0.start as usize + "Otherwise".len();
        let is_next = before.at.0.end <= sentence.at.0.start;
        is_next.then(|| Change {
            span: Span::new(end, otherwise),
            say: format!(", then if {other}"),
            why: "\"Otherwise\" goes with a sentence that begins with \"If\"; in the middle of one the other case is asked for as well",
        })
    }

    /// "You may" before what was simply said.
    fn asked_first(&self, before: &Sentence) -> Option<Change> {
        let SentenceKind::Steps(steps) = &before.kind else { return None };
        self.first_word(steps, "You may ", "it speaks of the last \"may\" of the paragraph")
    }

    /// Words before what you do.
    fn first_word(&self, steps: &Steps, lead: &str, why: &'static str) -> Option<Change> {
        let ClauseKind::Do { subject: None, may: false, .. } = steps.first.kind else { return None };
        if self.block.you == You::Nobody {
            return None;
        }
        let from = steps.first.at.0.start as usize;
        let first = self.sources.text(self.file).get(from..)?.chars().next()?;
        let say = format!("{lead}{}", first.to_lowercase());
        Some(Change { span: Span::new(from, from + first.len_utf8()), say, why })
    }
}

fn answer(who: &Person, is_not: bool) -> &'static str {
    match (who.kind == PersonKind::You, is_not) {
        (true, true) => "don't",
        (true, false) => "do",
        (false, true) => "doesn't",
        (false, false) => "does",
    }
}

/// Whether "can" asks about what is done, and it may be that it can't.
fn can_be_asked(clause: &Clause) -> bool {
    let ClauseKind::Do { act, .. } = &clause.kind else { return false };
    open_in(act).is_none()
        && matches!(
            act.kind,
            ActKind::Simple { .. }
                | ActKind::Return { .. }
                | ActKind::Give { .. }
                | ActKind::GainControl { .. }
                | ActKind::Own { .. }
        )
}

/// How a sentence begins that has an "if" in its middle.
fn condition_within(sentence: &Sentence) -> Option<&'static str> {
    match &sentence.kind {
        _any if sentence.asks_of_each() || asked_within(sentence).is_some() => {
            match sentence.steps().and_then(|steps| steps.each.as_ref()) {
                Some(Each::Times { .. }) => Some("Repeat"),
                Some(_) => Some("for each"),
                None => Some("each"),
            }
        }
        SentenceKind::At { condition: Some(_), .. } => Some("At"),
        SentenceKind::Whenever { condition: Some(_), .. } => Some("Whenever"),
        SentenceKind::UntilWhenever { condition: Some(_), .. } => Some("Until"),
        SentenceKind::Would { condition: Some(_), .. } => Some("would"),
        SentenceKind::Once { condition: Some(_), .. } => Some("Once during"),
        _another => None,
    }
}
