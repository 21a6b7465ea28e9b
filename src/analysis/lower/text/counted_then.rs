//! At the same time, everybody chooses before anything is done: what is asked is asked then, too, whoever is described is
//! looked for, and numbers are worked out. After something that changes it, it is refused.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::report::as_sentence;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::reads::{Reads, of_number, of_players, of_test};
use crate::program::{Op, TestId, Who};
use crate::syntax::tree::{At, Clause, Condition, Steps};

use super::named_by::{cards, counted, described, found};

/// What is done at the same time, as far as it has been read.
#[derive(Default)]
pub struct Together {
    /// Where each clause begins, and where it stands.
    clauses: Vec<(usize, At)>,
    looked: Vec<Looked>,
}

/// What is looked at by an instruction.
struct Looked {
    what: What,
    by: usize,
    reads: Reads,
    at: At,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Question,
    Person,
    Number,
    /// Which cards it can be, whatever lies where: these are chosen beforehand.
    Cards,
}

impl Lowering<'_> {
    /// A clause, of which it is noted where it begins and what it looks at.
    pub(super) fn as_one_of_them(
        &mut self,
        clause: &Clause,
        lower: impl FnOnce(&mut Self) -> Option<()>,
    ) -> Option<()> {
        let from = self.text.code.len();
        if self.scope.same_time.is_some() {
            self.together.clauses.push((from, clause.at));
        }
        lower(self)?;
        self.looks_by_its_deeds(clause, from);
        Some(())
    }

    pub(super) fn asked_together(&mut self, test: TestId, condition: &Condition) {
        let reads = of_test(&self.text, test);
        self.looked_at(What::Question, self.text.code.len(), reads, condition.at);
    }

    /// Those who do something, and of whom they were chosen by the instructions from there on.
    pub(super) fn meant_together(&mut self, who: Who, at: At, from: usize) {
        let end = self.text.code.len();
        self.looked_at(What::Person, end, of_players(&self.text, who), at);
        for by in from..end {
            for who in self.people_of(self.text.code[by]) {
                self.looked_at(What::Person, by, of_players(&self.text, who), at);
            }
        }
    }

    /// What a clause looks at by its instructions from there on.
    fn looks_by_its_deeds(&mut self, clause: &Clause, from: usize) {
        if self.scope.same_time.is_none() {
            return;
        }
        for by in from..self.text.code.len() {
            let op = self.text.code[by];
            if let Some(number) = self.number_of(&op) {
                let at = found(clause, counted).unwrap_or(clause.at);
                self.looked_at(What::Number, by, of_number(&self.text, number), at);
            }
            for who in self.people_of(op) {
                let at = found(clause, described).unwrap_or(clause.at);
                self.looked_at(What::Person, by, of_players(&self.text, who), at);
            }
            if let Op::Unless(test, _) = op {
                self.looked_at(What::Question, by, of_test(&self.text, test), clause.at);
            }
            for reads in self.cards_of(op) {
                let at = found(clause, cards).unwrap_or(clause.at);
                self.looked_at(What::Cards, by, reads, at);
            }
        }
    }

    fn looked_at(&mut self, what: What, by: usize, reads: Reads, at: At) {
        if self.scope.same_time.is_some() {
            self.together.looked.push(Looked { what, by, reads, at });
        }
    }

    /// Refuses what an earlier instruction of those from there on changes.
    pub fn looks_in_time(&mut self, steps: &Steps, from: usize) -> Option<()> {
        let together = std::mem::take(&mut self.together);
        let too_soon = together.looked.iter().find_map(|looked| {
            let mut before = from..looked.by.min(self.text.code.len());
            let changing = before.find_map(|at| {
                let changed = self.changed_after(at);
                let is_other = match looked.what {
                    What::Question | What::Person | What::Number => looked.reads.changes_with(&changed),
                    What::Cards => looked.reads.changes_where_it_lies(&changed),
                };
                (is_other && leads_to(&self.text.code, at, looked.by)).then_some((at, changed))
            })?;
            Some((looked, changing))
        });
        let Some((looked, (changing, changed))) = too_soon else { return Some(()) };
        let done = match looked.what {
            What::Question => "asked",
            What::Person | What::Cards => "looked at",
            What::Number => "counted",
        };
        let message = format!(
            "\"{}\" would be {done} too soon: at the same time, nothing happens before everybody has chosen",
            self.quote(looked.at)
        );
        let mut problem = Diagnostic::new(Code::PointsAtNothing, self.place(looked.at), message)
            .label(format!("{done} before it is done"));
        let clause = together.clauses.iter().rfind(|(begins, _)| *begins <= changing);
        if let Some((_, at)) = clause {
            let what = what_changes(&looked.reads, &changed);
            problem = problem.note(self.place(*at), format!("{what} when everybody has chosen"));
        }
        let ask = match looked.what {
            What::Question => "ask",
            What::Person | What::Cards => "say it",
            What::Number => "count",
        };
        let at_once = as_sentence(&self.quote(steps.at));
        problem = match self.in_two_sentences(steps, looked.at) {
            Some(told) => problem.help(format!("{ask} in a sentence of its own: {told}")),
            None if looked.what == What::Number => {
                problem.help("count in a sentence of its own, after this one")
            }
            None => problem,
        };
        if looked.what != What::Number {
            problem = problem
                .help(format!("to do one thing after the other, leave \"At the same time\" out: {at_once}"));
        }
        self.report(problem);
        None
    }
}

/// Whether the one instruction can come before the other, each of several doing it once.
fn leads_to(code: &[Op], from: usize, to: usize) -> bool {
    let mut seen = vec![false; to + 1];
    let mut open = vec![from + 1];
    while let Some(at) = open.pop() {
        if at >= to {
            if at == to {
                return true;
            }
            continue;
        }
        if std::mem::replace(&mut seen[at], true) {
            continue;
        }
        let mut op = code[at];
        let target = op.jump().map(|target| target.index());
        // Back at its beginning, a loop is left.
        let target = match target {
            Some(back) if back <= at => code[back].clone().jump().map(|done| done.index()),
            ahead => ahead,
        };
        open.extend(target.filter(|target| *target > at));
        if !matches!(op, Op::End | Op::Goto(_)) {
            open.push(at + 1);
        }
    }
    false
}

/// What it is that changes, as it is said of whoever does it.
fn what_changes(reads: &Reads, changed: &Reads) -> &'static str {
    match () {
        // It can change anything.
        () if *changed == Reads::EVERYTHING => "this is done",
        () if reads.points && changed.points => "this changes points",
        () if reads.counters && changed.counters => "this changes counters",
        () if reads.dice && changed.dice => "this rolls the die",
        () if reads.dealer && changed.dealer => "this makes somebody the dealer",
        () if reads.in_game && changed.in_game => "this takes players out of the game",
        () if reads.numbers & changed.numbers != 0 => "this changes the number",
        () if reads.deeds & changed.deeds != 0 => "this is done",
        () => "this moves cards",
    }
}
