//! Clauses and steps: who does what, one after the other.

use crate::analysis::resolve::{LastMay, Noun, Slot, You};
use crate::diagnostic::Code;
use crate::program::{Cards, Choice, Count, Expr, Kept, Local, Num, NumKind, Op, Pc, Who, WhoKind};
use crate::syntax::tree::{
    Act, ActKind, At, BlockKind, Clause, ClauseKind, Person, PersonDeterminer, PersonKind, Role, Step, Steps,
};

use super::Lowering;

impl Lowering<'_> {
    pub fn steps(&mut self, steps: &Steps) -> Option<()> {
        self.scope.doer = None;
        self.steps_of_mode(steps)
    }

    /// As `steps`, done by whoever does what stands around it.
    pub fn steps_of_mode(&mut self, steps: &Steps) -> Option<()> {
        let mut jumps = Vec::new();
        let mut clauses: Vec<&Clause> = vec![&steps.first];
        for step in &steps.more {
            match step {
                Step::And(clause) => {
                    if !continues(clause) {
                        self.run_before_others(&clauses)?;
                        clauses.clear();
                    }
                    clauses.push(clause);
                }
                Step::ThenIf { condition, clause } => {
                    self.run_before_others(&clauses)?;
                    clauses.clear();
                    let held = self.condition(condition)?;
                    let test = self.some_test(&held.boolean, condition.at);
                    jumps.push(self.emit(Op::Unless(test, Pc(0))));
                    self.bind_witnesses(&held.witnesses)?;
                    clauses.push(clause);
                }
            }
        }
        self.run(&clauses)?;
        for jump in jumps {
            self.land(jump);
        }
        Some(())
    }

    /// As `run`, where the sentence goes on: the sentences after it come later.
    fn run_before_others(&mut self, clauses: &[&Clause]) -> Option<()> {
        let answers = std::mem::take(&mut self.answers);
        let done = self.run(clauses);
        self.answers = answers;
        done
    }

    /// Clauses with one subject. Several people do them one after the other, each all of them.
    fn run(&mut self, clauses: &[&Clause]) -> Option<()> {
        self.may_ends_after(|lowering| lowering.run_all(clauses))
    }

    /// What follows a "may" without a subject of its own is part of what may be done: its "no" leads behind it.
    fn may_ends_after(&mut self, lower: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        let before = self.may_end_here.len();
        let done = lower(self);
        for skip in self.may_end_here.split_off(before) {
            self.land(skip);
        }
        done
    }

    fn run_all(&mut self, clauses: &[&Clause]) -> Option<()> {
        let Some((first, rest)) = clauses.split_first() else { return Some(()) };
        if let ClauseKind::Do { subject: Some(person), .. } = &first.kind
            && is_plural(person)
        {
            self.begin_clause(first);
            let who = self.person_set(person)?;
            if let (true, ClauseKind::Do { may: false, act, .. }) = (rest.is_empty(), &first.kind)
                && act.kind == ActKind::LoseGame
            {
                // Together: whoever is out first would take the rest of the text along.
                self.emit(Op::LoseGame(who));
                return Some(());
            }
            let role = role_of(person);
            return self.each_player(who, role, person.at, |lowering, one| {
                lowering.may_ends_after(|lowering| {
                    lowering.clause_by(first, one)?;
                    rest.iter().try_for_each(|clause| lowering.clause_by(clause, one))
                })?;
                match clauses.iter().any(|clause| offers(clause)) {
                    true => lowering.answers_of(one),
                    false => Some(()),
                }
            });
        }
        clauses.iter().try_for_each(|clause| self.clause(clause))
    }

    /// Does something for each of the players, in turn order.
    pub fn each_player(
        &mut self,
        who: Who,
        role: Role,
        at: At,
        body: impl FnOnce(&mut Self, Who) -> Option<()>,
    ) -> Option<()> {
        let left = self.local(at)?;
        let one = self.local(at)?;
        self.emit(Op::StartPlayers { who, left });
        let next = self.emit(Op::NextPlayer { left, into: one, done: Pc(0) });
        let mark = self.scope.bindings.len();
        self.scope.bind(Noun::Person(role), Slot::Person(Who::local(one)), false, at.0);
        let done = self.about(Who::local(one), |lowering| body(lowering, Who::local(one)));
        // Outside the loop nobody in particular is "that player".
        self.scope.bindings.remove(mark);
        self.emit(Op::Goto(next));
        self.land(next);
        done
    }

    pub fn clause(&mut self, clause: &Clause) -> Option<()> {
        let subject = match &clause.kind {
            ClauseKind::Do { subject, .. } => subject.as_ref(),
            ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_) => return self.other_clause(clause),
        };
        match subject {
            Some(person) if is_plural(person) => self.run(&[clause]),
            Some(person) => {
                self.begin_clause(clause);
                let who = self.who(person)?;
                self.scope.doer = Some(who);
                self.about(who, |lowering| lowering.clause_by(clause, who))
            }
            None => {
                let who = self.doer();
                self.clause_by(clause, who)
            }
        }
    }

    /// Who does what has no subject.
    pub fn doer(&self) -> Who {
        if let Some(doer) = self.scope.doer {
            return doer;
        }
        match (self.block.you, self.block.kind) {
            (You::Controller | You::Player | You::Doer, _) => Who::YOU,
            (You::Nobody, BlockKind::Setup) => Who::new(WhoKind::Dealer),
            (
                You::Nobody,
                BlockKind::Card
                | BlockKind::Phase
                | BlockKind::Action
                | BlockKind::Definition
                | BlockKind::Rule
                | BlockKind::Scoring
                | BlockKind::Teams
                | BlockKind::Option
                | BlockKind::Counter
                | BlockKind::Keyword,
            ) => Who::new(if self.scope.has_actor { WhoKind::Actor } else { WhoKind::Active }),
        }
    }

    fn clause_by(&mut self, clause: &Clause, who: Who) -> Option<()> {
        self.scope.clause += 1;
        self.begin_clause(clause);
        match &clause.kind {
            ClauseKind::Do { may, act, .. } => self.do_act(who, *may, act, clause.at),
            ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_) => self.other_clause(clause),
        }
    }

    fn do_act(&mut self, who: Who, may: bool, act: &Act, at: At) -> Option<()> {
        if !may {
            return self.act(who, act);
        }
        let did: Local = self.local(at)?;
        let skip = self.emit(Op::AskMay { who, did, skip: Pc(0) });
        self.may_end_here.push(skip);
        let from = self.text.code.len();
        let done = self.act(who, act);
        let of = self.done_to(from);
        self.scope.may = Some(LastMay { did, asked: who, of });
        done
    }

    /// To how many cards it is done from here on, where that can be none: "any number of", "all", "equal to".
    /// Nothing where several are picked: no one of them tells.
    fn done_to(&mut self, from: usize) -> Option<Num> {
        let mut counts = Vec::new();
        for op in self.text.code[from..].iter().copied() {
            match op {
                Op::Choose(choice) => {
                    let Choice { count, into, .. } = self.text.choices[choice.index()];
                    if let (Kept::Scratch(picked), true) = (into, can_be_none(count)) {
                        counts.push(Expr::Count(Cards::scratch(picked)));
                    }
                }
                Op::LetCards(picked, _) | Op::With(picked, _) => {
                    counts.push(Expr::Count(Cards::scratch(picked)));
                }
                _other => {}
            }
        }
        match counts[..] {
            [count] => Some(self.expr(count)),
            _ => None,
        }
    }

    fn other_clause(&mut self, clause: &Clause) -> Option<()> {
        match &clause.kind {
            ClauseKind::Becomes { value, measure } => {
                let number = self.measure(measure)?;
                self.emit(Op::SetCell(self.world.cell(*value), number));
                Some(())
            }
            ClauseKind::GameEnds => {
                self.emit(Op::EndGame);
                Some(())
            }
            ClauseKind::SeriesEnds => {
                self.emit(Op::EndSeries);
                Some(())
            }
            ClauseKind::TurnEnds(person) => {
                let who = self.who(person)?;
                self.emit(Op::EndTurn(who));
                Some(())
            }
            ClauseKind::Standing(standing) => self.float_standing(standing),
            ClauseKind::Do { .. } => self.clause(clause),
        }
    }

    /// What "If you can" asks of the step that follows.
    pub fn can_do(&mut self, steps: &Steps) -> Option<super::boolean::Boolean> {
        let ClauseKind::Do { subject, act, .. } = &steps.first.kind else {
            let help = "write: If you can, discard a card that matches.";
            return self.refuse(
                Code::CanWhat,
                steps.at,
                "\"If you can\" needs something to do",
                "can do what?",
                help,
            );
        };
        let who = match subject {
            Some(person) => self.who(person)?,
            None => self.doer(),
        };
        let proposal = self.proposed(who, act)?;
        let proposal = self.proposal(proposal);
        Some(super::boolean::Boolean::Ask(crate::program::Ask::Can(proposal)))
    }
}

/// Whether a choice of so many can be one of nothing, although it is offered.
fn can_be_none(count: Count) -> bool {
    match count {
        Count::Exactly(number) | Count::AtLeast(number) => !matches!(number.kind(), NumKind::Constant(_)),
        Count::UpTo(_) | Count::Any => true,
    }
}

/// Whether it asks somebody.
fn offers(clause: &Clause) -> bool {
    matches!(clause.kind, ClauseKind::Do { may: true, .. })
}

/// A clause without a subject of its own.
fn continues(clause: &Clause) -> bool {
    match &clause.kind {
        ClauseKind::Do { subject, .. } => subject.is_none(),
        ClauseKind::Becomes { .. }
        | ClauseKind::GameEnds
        | ClauseKind::SeriesEnds
        | ClauseKind::TurnEnds(_)
        | ClauseKind::Standing(_) => false,
    }
}

pub fn is_plural(person: &Person) -> bool {
    match &person.kind {
        PersonKind::Some(noun) => match noun.determiner {
            PersonDeterminer::Each | PersonDeterminer::All | PersonDeterminer::Bare => true,
            PersonDeterminer::A
            | PersonDeterminer::The
            | PersonDeterminer::No
            | PersonDeterminer::Count(_)
            | PersonDeterminer::Only(_) => false,
        },
        PersonKind::Those(_) => true,
        PersonKind::You
        | PersonKind::They
        | PersonKind::That(_)
        | PersonKind::Dealer
        | PersonKind::Winner
        | PersonKind::Next
        | PersonKind::Other
        | PersonKind::Beside { .. }
        | PersonKind::ControllerOf(_)
        | PersonKind::Bound(_) => false,
    }
}

pub fn role_of(person: &Person) -> Role {
    match &person.kind {
        PersonKind::Some(noun) => noun.role,
        PersonKind::That(role) | PersonKind::Those(role) => *role,
        PersonKind::You
        | PersonKind::They
        | PersonKind::Dealer
        | PersonKind::Winner
        | PersonKind::Next
        | PersonKind::Other
        | PersonKind::Beside { .. }
        | PersonKind::ControllerOf(_)
        | PersonKind::Bound(_) => Role::Player,
    }
}
