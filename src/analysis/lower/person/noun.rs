//! Described people as sets.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::select::is_each;
use crate::analysis::resolve::{Binding, Lost, Slot, You};
use crate::diagnostic::Code;
use crate::program::{self, Expr, ExprId, How, Num, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{At, Extreme, PersonClause, PersonNoun, Ranked, Role};

use super::said_had::Said;
use super::somebody::Somebody;

type Leaves = Vec<(How, WhoLeaf)>;

impl Lowering<'_> {
    pub fn person_leaves(&mut self, noun: &PersonNoun, at: At) -> Option<Leaves> {
        let first = match noun.role {
            Role::Player => WhoLeaf::These(Who::EVERYONE),
            Role::Opponent => WhoLeaf::OpponentsOf(self.anchor(noun, at)?),
            Role::Ally => WhoLeaf::AlliesOf(self.anchor(noun, at)?),
        };
        let mut leaves = vec![(How::Start, first)];
        if noun.other {
            for than in self.other_than_whom(noun, at)? {
                leaves.push((How::AndNot, WhoLeaf::These(than)));
            }
        }
        if let Some(clause) = &noun.clause {
            if let Some(rolled) = self.who_rolled(clause, at)? {
                leaves.push((How::And, rolled));
            }
            let leaf = self.with_somebody(Somebody::Nobody, |lowering| lowering.person_clause(clause, at))?;
            leaves.push((How::And, leaf));
        }
        Some(leaves)
    }

    /// The one player who was named last, if anybody was.
    fn last_person(&mut self, at: At) -> Option<Option<Who>> {
        let one = |binding: &Binding| match binding.slot {
            Slot::Person(who) if !binding.many => Some((who, binding.apart, binding.span)),
            Slot::Person(_) | Slot::Cards(_) | Slot::Zone(_) | Slot::Value(_) => None,
        };
        match self.scope.bindings.iter().rev().find_map(one) {
            Some((_, Some(apart), span)) => self.lost(at, Lost::Apart(span, apart)),
            Some((who, None, _)) => Some(Some(who)),
            None => Some(None),
        }
    }

    fn person_clause(&mut self, clause: &PersonClause, at: At) -> Option<WhoLeaf> {
        let candidate = Who::new(WhoKind::Candidate);
        let boolean = match clause {
            PersonClause::Who(predicate) => self.person_predicate(candidate, predicate)?,
            PersonClause::Whose { number, comparison } => {
                self.of_somebodys_own(*number)?;
                let number = self.expr(Expr::CellOf(self.world.cell(*number), candidate));
                self.about(candidate, |lowering| lowering.comparison(number, comparison))?
            }
            PersonClause::WithAmount(thing) => {
                self.whose_of(thing)?;
                self.person_has(candidate, thing, Said::With(at))?
            }
            PersonClause::WithSoMany(of, amount) => {
                let held = self.held(candidate, *of);
                self.asked_for(held, amount, at)?
            }
            PersonClause::WithMoreThan { more, of, than } => {
                self.whose_with(of)?;
                self.more_of_a_number(*more, of, than, at)?;
                self.has_more(candidate, *more, of, than)?
            }
            PersonClause::With { extreme, of } => {
                self.whose_with(of)?;
                self.most_or_highest(*extreme, of, at)?;
                let number = self.ranked(candidate, of)?;
                let extreme = match extreme {
                    Extreme::Most | Extreme::Highest => program::Extreme::Most,
                    Extreme::Fewest | Extreme::Lowest => program::Extreme::Fewest,
                };
                let expr = self.as_expr(number);
                return Some(WhoLeaf::Extreme(extreme, expr));
            }
        };
        Some(WhoLeaf::Each(self.some_test(&boolean, at)))
    }

    pub fn as_expr(&mut self, number: Num) -> ExprId {
        match number.kind() {
            program::NumKind::Expr(expr) => expr,
            program::NumKind::Constant(_) | program::NumKind::Cell(_) | program::NumKind::Local(_) => {
                self.expr_id(Expr::Plus(number, Num::ZERO))
            }
        }
    }

    /// What players are compared by, for one of them.
    pub fn ranked(&mut self, who: Who, ranked: &Ranked) -> Option<Num> {
        self.about(who, |lowering| {
            let expr = match ranked {
                Ranked::Things(thing) => Expr::Count(lowering.held_cards(who, thing, Said::Compared)?),
                Ranked::Holding(of) => return Some(lowering.held(who, *of)),
                Ranked::Result => Expr::Die(who),
                Ranked::Worth(thing) => {
                    lowering.worth_is_said(thing.at)?;
                    Expr::Worth(lowering.held_cards(who, thing, Said::Compared)?)
                }
                Ranked::Number(word) => {
                    lowering.of_somebodys_own(*word)?;
                    Expr::CellOf(lowering.world.cell(*word), who)
                }
            };
            Some(lowering.expr(expr))
        })
    }

    /// Whose opponents and allies are meant: of whoever does it, else yours.
    pub fn anchor(&mut self, noun: &PersonNoun, at: At) -> Option<Who> {
        if let Some(of) = &noun.of {
            if is_each(of) {
                return self.one_for_each(of);
            }
            return self.who(of);
        }
        match (self.scope.seen_from, self.block.you) {
            // "Each opponent gives a card to another opponent": under one word, all are yours.
            (Some((_, Role::Opponent)), You::Controller | You::Player | You::Doer) => {
                if !noun.other {
                    return self.opponent_of_whom(noun, at);
                }
            }
            (Some((doer, _)), _) => return Some(doer),
            (None, _) => {}
        }
        match self.block.you {
            You::Controller | You::Player | You::Doer => Some(Who::YOU),
            You::Nobody => match self.last_person(at)? {
                Some(who) => Some(who),
                None => {
                    let message = format!("\"{}\" does not say of whom", self.quote(at));
                    let help = match self.scope.defined {
                        Some(_) => {
                            "what a word means is the same for everybody: say whose opponent is meant: if an opponent of its controller has …"
                        }
                        None => "name a player first: Whenever a player …, each opponent of that player …",
                    };
                    self.refuse(Code::NobodyIsYou, at, message, "whose?", help)
                }
            },
        }
    }
}
