//! Steps: what a sentence does, one clause after the other, and who does all of it.

use crate::analysis::lower::Lowering;
use crate::program::{Op, Who};
use crate::syntax::tree::{Clause, Step, Steps, Visit};

use super::clause::{is_plural, role_of};
use super::link::{Link, continues, goes_on, is_declined, is_part_of_offer, loses, offers, plural_subject};

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
        let mut open = Vec::new();
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
                if is_part_of_offer(&links, &link) {
                    return self.once_or_for_each(link.clause.at);
                }
                self.run_before_others(&links)?;
                links.clear();
                self.only_if(&link, &mut open)?;
                // It has been asked, for all that stands in this run.
                links.push(Link { only_if: None, clause: link.clause });
                continue;
            }
            links.push(link);
        }
        self.run(&links)?;
        self.end_all(open);
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
                let asked = self.scope.with_whom_it_asked(scope.clone());
                self.offered = Some(Box::new((asked, self.scope.clone())));
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
        self.price_comes_first(links)?;
        let mut spoken_of = first.clause;
        for later in rest.iter().map(|link| link.clause) {
            match continues(later) {
                true => self.same_form(spoken_of, later)?,
                false => spoken_of = later,
            }
        }
        if let Some((person, act)) = plural_subject(first.clause) {
            self.begin_clause(first.clause);
            self.scope.seen_from = None;
            let from = self.text.code.len();
            let who = if is_plural(person) { self.person_set(person)? } else { self.who(person)? };
            let does: Vec<&dyn Visit> = links.iter().map(|link| link.clause as &dyn Visit).collect();
            let who = self.rolling_now(who, person, &does)?;
            let who = self.all_named(who, person)?;
            self.meant_together(who, person.at, from);
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
        let mut open = Vec::new();
        for link in links {
            self.only_if(link, &mut open)?;
            self.clause(link.clause)?;
        }
        self.end_all(open);
        Some(())
    }

    /// A single clause that several people do.
    pub fn done_by_each(&mut self, clause: &Clause) -> Option<()> {
        self.run(&[Link { only_if: None, clause }])
    }

    /// What one of several does after the first thing, and what comes of it.
    fn goes_on_for(&mut self, one: Who, links: &[Link<'_>]) -> Option<()> {
        let mut open = Vec::new();
        for link in links {
            self.only_if(link, &mut open)?;
            match continues(link.clause) {
                true => self.clause_by(link.clause, one)?,
                false => self.clause(link.clause)?,
            }
        }
        self.end_all(open);
        Some(())
    }
}
