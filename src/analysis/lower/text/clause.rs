//! Clauses: who does what.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::select::is_so_many;
use crate::analysis::resolve::{LastMay, You};
use crate::diagnostic::Code;
use crate::program::{Cards, Choice, Count, Expr, Kept, Local, Num, NumKind, Op, Pc, Who, WhoKind};
use crate::syntax::tree::{
    Act, BlockKind, Clause, ClauseKind, Person, PersonDeterminer, PersonKind, Role, Steps,
};

use super::whose_answer::offered_to;

impl Lowering<'_> {
    pub fn clause(&mut self, clause: &Clause) -> Option<()> {
        let subject = match &clause.kind {
            ClauseKind::Do { subject, .. } => subject.as_ref(),
            ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_) => {
                self.begin_clause(clause);
                self.scope.seen_from = None;
                return self.as_one_of_them(clause, |lowering| lowering.other_clause(clause));
            }
        };
        match subject {
            Some(person) if is_several(person) => self.done_by_each(clause),
            Some(person) => {
                self.begin_clause(clause);
                self.scope.seen_from = None;
                let from = self.text.code.len();
                let who = self.who(person)?;
                self.meant_together(who, person.at, from);
                self.scope.see_from(who, role_of(person));
                if who != Who::YOU {
                    self.scope.name(who, false, person.at.0);
                }
                self.scope.doer = Some(who);
                self.scope.named_before = self.scope.bindings.len();
                self.scope.spoken_of = Some(who);
                self.about(who, |lowering| lowering.clause_by(clause, who))
            }
            None => {
                self.says_who(clause)?;
                self.says_who_in_a_rule(clause)?;
                let who = self.doer();
                self.scope.spoken_of = Some(who);
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

    pub fn clause_by(&mut self, clause: &Clause, who: Who) -> Option<()> {
        self.one_after_another(clause)?;
        self.scope.clause += 1;
        self.begin_clause(clause);
        if let ClauseKind::Do { may: true, act, .. } = &clause.kind {
            return self.may_do(who, act, clause);
        }
        self.as_one_of_them(clause, |lowering| match &clause.kind {
            ClauseKind::Do { may, act, .. } => lowering.do_act(who, *may, act, clause),
            ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_) => lowering.other_clause(clause),
        })
    }

    /// The words of what may be done are said to whoever is asked: it is kept whom they mean.
    fn may_do(&mut self, who: Who, act: &Act, clause: &Clause) -> Option<()> {
        let (step, before) = (self.text.clauses.len() - 1, self.scope.clone());
        self.as_one_of_them(clause, |lowering| lowering.do_act(who, true, act, clause))?;
        self.text.clauses[step].pointed = before.pointed_throughout(&self.scope);
        Some(())
    }

    fn do_act(&mut self, who: Who, may: bool, act: &Act, clause: &Clause) -> Option<()> {
        if !may {
            return self.act(who, act);
        }
        let did: Local = self.local(clause.at)?;
        let skip = self.emit(Op::AskMay { who, did, skip: Pc(0) });
        self.may_end_here.push(skip);
        let witnesses = std::mem::take(&mut self.bound_by_yes);
        self.bind_witnesses(&witnesses)?;
        let from = self.text.code.len();
        let done = self.act(who, act);
        let of = self.done_to(from);
        self.scope.may = Some(LastMay { did, asked: who, offered: offered_to(clause), of });
        self.scope.offers += 1;
        done
    }

    /// To how many cards it is done from here on, where that can be none: "any number of", "all", "equal to".
    /// Nothing where several are picked: no one of them tells. Of several things to do one is to be done.
    fn done_to(&mut self, from: usize) -> Option<Num> {
        let choosing = self.text.code[from..].iter().find_map(|op| match *op {
            Op::ChooseMode { modes, several, .. } => Some(several.map(|several| several.done(modes))),
            _another => None,
        });
        if let Some(Some(done)) = choosing {
            return Some(Num::new(NumKind::Local(done)));
        }
        let mut counts = Vec::new();
        for op in self.text.code[from..].iter().copied() {
            match op {
                Op::Choose(choice) => {
                    let Choice { count, into, .. } = self.text.choices[choice.index()];
                    if let (Kept::Scratch(picked), true) = (into, can_be_none(count)) {
                        counts.push(Expr::Count(Cards::scratch(picked)));
                    }
                }
                Op::LetCards(picked, _) | Op::With(picked, _)
                    if !self.is_since(picked) && !self.is_copy(picked) =>
                {
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
                self.change_number(value, measure, |cell, of, number| Op::SetCell { cell, of, number })
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
    pub fn can_do(&mut self, steps: &Steps) -> Option<crate::analysis::lower::condition::boolean::Boolean> {
        let ClauseKind::Do { subject, act, .. } = &steps.first.kind else {
            let help = "write what is done after it: If you can, reveal a card from your ‹held›.";
            return self.refuse(
                Code::CanWhat,
                steps.at,
                "\"If you can\" needs something to do",
                "can do what?",
                help,
            );
        };
        let who = match subject {
            Some(person) => {
                self.known_beforehand(person, steps)?;
                self.who(person)?
            }
            None => self.doer(),
        };
        self.can_always(subject.as_ref(), act)?;
        let proposal = self.proposed(who, act)?;
        let proposal = self.proposal(proposal);
        Some(crate::analysis::lower::condition::boolean::Boolean::Ask(crate::program::Ask::Can(proposal)))
    }
}

/// Whether a choice of so many can be one of nothing, although it is offered.
fn can_be_none(count: Count) -> bool {
    match count {
        Count::Exactly(number) | Count::AtLeast(number) => !matches!(number.kind(), NumKind::Constant(_)),
        Count::UpTo(_) | Count::Any => true,
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

/// Whether several do it, each for themselves: all of some, or as many as are chosen.
pub fn is_several(person: &Person) -> bool {
    is_so_many(person) || is_plural(person)
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
