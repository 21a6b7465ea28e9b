//! Steps: what a sentence does, one clause after the other, and who does all of it.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Op, Pc, Who};
use crate::syntax::tree::{
    Act, ActKind, Clause, ClauseKind, Condition, MeasureKind, Node, Person, PersonKind, Sentence,
    SentenceKind, Step, Steps, Visit,
};
use crate::vocabulary::{Verb, VerbForm};

use super::clause::{is_plural, is_several, role_of};

/// A clause of a sentence, and what it hangs on: "…, then if …, …".
struct Link<'a> {
    only_if: Option<&'a Condition>,
    clause: &'a Clause,
}

impl Lowering<'_> {
    /// What is done, for each of several or for nothing in particular.
    pub fn steps(&mut self, steps: &Steps) -> Option<()> {
        match &steps.each {
            Some(each) => self.for_each(each, steps),
            None => self.each_time(steps),
        }
    }

    /// The same for one of them, where what is asked of it holds.
    pub fn each_time(&mut self, steps: &Steps) -> Option<()> {
        let Some(condition) = &steps.only_if else { return self.however_often(steps) };
        let asked = self.ask(condition, steps)?;
        let done = self.however_often(steps);
        self.goes_on_after(&asked);
        done
    }

    /// Once, or again and again.
    fn however_often(&mut self, steps: &Steps) -> Option<()> {
        match &steps.until {
            Some(until) => self.repeated(until, steps),
            None if steps.each.is_some() => {
                self.steps_once(steps)?;
                self.answers_for_this_one()
            }
            None => self.steps_once(steps),
        }
    }

    pub fn steps_once(&mut self, steps: &Steps) -> Option<()> {
        self.scope.doer = None;
        self.scope.spoken_of = None;
        self.scope.seen_from = None;
        self.steps_of_mode(steps)
    }

    /// As `steps`, done by whoever does what stands around it.
    pub fn steps_of_mode(&mut self, steps: &Steps) -> Option<()> {
        self.allies_of_whom(steps)?;
        let mut jumps = Vec::new();
        let before = self.scope.stands();
        let mut links: Vec<Link<'_>> = vec![Link { only_if: None, clause: &steps.first }];
        let mut spoken_of = &steps.first;
        for step in &steps.more {
            let link = match step {
                Step::And(clause) => Link { only_if: None, clause },
                Step::ThenIf { condition, clause } => Link { only_if: Some(condition), clause },
            };
            if !continues(link.clause) {
                spoken_of = link.clause;
            } else if link.only_if.is_some() {
                self.same_form(spoken_of, link.clause)?;
            }
            if !goes_on(&links, &link) {
                self.run_before_others(&links)?;
                links.clear();
                self.only_if(&link, &mut jumps)?;
            }
            links.push(link);
        }
        self.run(&links)?;
        if !jumps.is_empty() {
            self.scope.perhaps_not(&before);
        }
        for jump in jumps {
            self.land(jump);
        }
        Some(())
    }

    /// What stands between "then if" and what is done: where it does not hold, the rest is left out.
    fn only_if(&mut self, link: &Link<'_>, jumps: &mut Vec<Pc>) -> Option<()> {
        let Some(condition) = link.only_if else { return Some(()) };
        let doer = self.scope.seen_from.take();
        let held = self.condition(condition)?;
        let test = self.some_test(&held.boolean, condition.at);
        jumps.push(self.emit(Op::Unless(test, Pc(0))));
        self.asks_where(condition);
        self.bind_witnesses(&held.witnesses)?;
        self.scope.seen_from = doer;
        Some(())
    }

    /// As `run`, where the sentence goes on: the sentences after it come later.
    fn run_before_others(&mut self, links: &[Link<'_>]) -> Option<()> {
        let answers = std::mem::take(&mut self.answers);
        let done = self.run(links);
        self.answers = answers;
        done
    }

    /// Clauses with one subject. Several people do them one after the other, each all of them.
    fn run(&mut self, links: &[Link<'_>]) -> Option<()> {
        self.may_ends_after(|lowering| lowering.run_all(links))
    }

    /// What follows a "may" without a subject of its own is part of what may be done: its "no" leads behind it.
    fn may_ends_after(&mut self, lower: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        let before = self.may_end_here.len();
        let scope = self.scope.clone();
        let done = lower(self);
        let skips = self.may_end_here.split_off(before);
        if !skips.is_empty() {
            self.scope.if_done = self.scope.stands();
            if self.answers.first().is_some_and(is_declined) {
                self.keep_numbers(&scope);
                self.offered = Some(Box::new((scope.clone(), self.scope.clone())));
            }
            self.scope.perhaps_not(&scope.stands());
        }
        for skip in skips {
            self.land(skip);
        }
        done
    }

    fn run_all(&mut self, links: &[Link<'_>]) -> Option<()> {
        let Some((first, rest)) = links.split_first() else { return Some(()) };
        let theirs = rest.iter().filter(|link| continues(link.clause));
        theirs.map(|link| link.clause).try_for_each(|later| self.same_form(first.clause, later))?;
        if let Some((person, act)) = plural_subject(first.clause) {
            self.begin_clause(first.clause);
            self.scope.seen_from = None;
            let who = if is_plural(person) { self.person_set(person)? } else { self.who(person)? };
            let does: Vec<&dyn Visit> = links.iter().map(|link| link.clause as &dyn Visit).collect();
            let who = self.rolling_now(who, person, &does)?;
            let who = self.all_named(who, person)?;
            if rest.is_empty() && loses(first.clause) {
                // Together: whoever is out first would take the rest of the text along.
                self.emit(Op::LoseGame(who));
                return Some(());
            }
            return self.with_settled(act, |lowering| {
                lowering.each_player(who, role_of(person), person.at, |lowering, one| {
                    lowering.scope.see_from(one, role_of(person));
                    lowering.may_ends_after(|lowering| {
                        lowering.clause_by(first.clause, one)?;
                        lowering.goes_on_for(one, rest)
                    })?;
                    match links.iter().any(|link| offers(link.clause)) {
                        true => lowering.answers_of(one),
                        false => Some(()),
                    }
                })
            });
        }
        let (mut jumps, mut before) = (Vec::new(), None);
        for link in links {
            if link.only_if.is_some() && before.is_none() {
                before = Some(self.scope.stands());
            }
            self.only_if(link, &mut jumps)?;
            self.clause(link.clause)?;
        }
        if let Some(before) = before {
            self.scope.perhaps_not(&before);
        }
        for jump in jumps {
            self.land(jump);
        }
        Some(())
    }

    /// A step without a subject is for whom the first of them is for, and its verb says so: "that opponent draws a card
    /// and draw a card" could be for you.
    fn same_form(&mut self, first: &Clause, later: &Clause) -> Option<()> {
        let ClauseKind::Do { subject: Some(person), may, act: one, .. } = &first.kind else {
            return Some(());
        };
        let ClauseKind::Do { act: other, .. } = &later.kind else { return Some(()) };
        let (Some((_, one)), Some((said, other))) = (self.verb_of(one), self.verb_of(other)) else {
            return Some(());
        };
        if !format::could_be_anothers(*may, one, other) {
            return Some(());
        }
        let message = format!("\"{said}\" does not fit \"{}\", whose step it is", self.quote(person.at));
        let help = format!(
            "write the verb as it stands with \"{}\"; what somebody else does is said in a sentence of its own, or with its subject",
            self.quote(person.at)
        );
        self.refuse(Code::PointsAtTwo, later.at, message, "who does this?", help)
    }

    /// The verb as it is written, and in which form.
    fn verb_of(&self, act: &Act) -> Option<(String, VerbForm)> {
        let written = self.quote(act.at);
        let verb = written.split(' ').next()?.to_lowercase();
        let form = Verb::form_of(&verb)?;
        Some((verb, form))
    }

    /// A single clause that several people do.
    pub fn done_by_each(&mut self, clause: &Clause) -> Option<()> {
        self.run(&[Link { only_if: None, clause }])
    }

    /// What one of several does after the first thing, and what comes of it.
    fn goes_on_for(&mut self, one: Who, links: &[Link<'_>]) -> Option<()> {
        let mut jumps = Vec::new();
        for link in links {
            self.only_if(link, &mut jumps)?;
            match continues(link.clause) {
                true => self.clause_by(link.clause, one)?,
                false => self.clause(link.clause)?,
            }
        }
        for jump in jumps {
            self.land(jump);
        }
        Some(())
    }
}

/// Whether a clause belongs to those before it: it has no subject of its own. Of several people each goes on for
/// themselves after "then if", and everything after that hangs on it too.
fn goes_on(links: &[Link<'_>], next: &Link<'_>) -> bool {
    let Some(first) = links.first() else { return false };
    match plural_subject(first.clause) {
        Some(_) => {
            let is_theirs = continues(next.clause) || next.only_if.is_some() && is_pointed(next.clause);
            is_theirs || links.iter().any(|link| link.only_if.is_some())
        }
        None => {
            let is_asked =
                next.only_if.is_none_or(|condition| offers(first.clause) && asks_result(condition));
            is_asked && continues(next.clause)
        }
    }
}

/// Whether it asks for what a die shows: where somebody may roll one, it hangs on that.
fn asks_result(condition: &Condition) -> bool {
    let mut asks = false;
    condition.visit(&mut |node| {
        asks |= matches!(node, Node::Measure(measure) if measure.kind == MeasureKind::Result);
    });
    asks
}

/// Several people who do it, and what they do.
fn plural_subject(clause: &Clause) -> Option<(&Person, &Act)> {
    let ClauseKind::Do { subject: Some(person), act, .. } = &clause.kind else { return None };
    is_several(person).then_some((person, act))
}

/// Whether the subject is somebody who was spoken of: "that opponent", "they".
fn is_pointed(clause: &Clause) -> bool {
    let ClauseKind::Do { subject: Some(person), .. } = &clause.kind else { return false };
    matches!(person.kind, PersonKind::That(_) | PersonKind::They)
}

/// What is done where an offer was declined.
fn is_declined(sentence: &Sentence) -> bool {
    matches!(sentence.kind, SentenceKind::IfDone { not: true, .. })
}

/// Whether it asks somebody.
fn offers(clause: &Clause) -> bool {
    matches!(clause.kind, ClauseKind::Do { may: true, .. })
}

/// A clause without a subject of its own.
fn continues(clause: &Clause) -> bool {
    match &clause.kind {
        ClauseKind::Do { subject, .. } => subject.is_none(),
        // "Their bid becomes that number": of whoever does what stands before it.
        ClauseKind::Becomes { value, .. } => {
            value.whose.as_ref().is_some_and(|person| person.kind == PersonKind::They)
        }
        ClauseKind::GameEnds | ClauseKind::SeriesEnds | ClauseKind::TurnEnds(_) | ClauseKind::Standing(_) => {
            false
        }
    }
}

/// Whether somebody loses the game, and nothing else.
fn loses(clause: &Clause) -> bool {
    matches!(&clause.kind, ClauseKind::Do { may: false, act, .. } if act.kind == ActKind::LoseGame)
}
