//! Free order: an offer that comes back until the player is done.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{Allowed, Ask, Cards, Compare, How, Leaf, Num, NumKind, Op, Pc, Who};
use crate::syntax::tree::{
    Act, ActKind, At, BlockKind, Clause, ClauseKind, PersonKind, SimpleVerb, Thing, ThingKind,
};

impl Lowering<'_> {
    pub fn any_order(&mut self, clauses: &[Clause], at: At) -> Option<()> {
        let who = self.doer();
        // A turn allows a number of them; what a card offers is offered once and counts for nothing else.
        let in_turn = !matches!(self.block.kind, BlockKind::Card | BlockKind::Keyword);
        let mut taken = Vec::new();
        for clause in clauses {
            let local = self.local(clause.at)?;
            self.emit(Op::Let(local, Num::ZERO));
            taken.push(local);
        }
        let again = self.here();
        let mut options = Vec::new();
        for (clause, taken) in clauses.iter().zip(&taken) {
            let ClauseKind::Do { may: true, act, .. } = &clause.kind else {
                return self.not_offered(clause.at);
            };
            self.offered_to_one(clause, who, at)?;
            let chosen = self.local(clause.at)?;
            let first = Boolean::compare(Compare::Equal, Num::new(NumKind::Local(*taken)), Num::ZERO);
            let jump = match counted(act) {
                Some((allowed, what)) => {
                    self.offers_one_card(what, at, "\"In any order\"")?;
                    let limit = if in_turn { Boolean::Ask(Ask::Allowance(allowed, who)) } else { first };
                    self.offer_cards(who, &limit, what, chosen)?
                }
                None => {
                    let test = self.some_test(&first, at);
                    self.emit(Op::Option { only_if: test, then: Pc(0) })
                }
            };
            options.push((jump, clause, act, chosen, *taken));
        }
        let done = self.emit(Op::OptionDone(Pc(0)));
        self.emit(Op::Ask(who));
        for (jump, clause, act, chosen, taken) in options {
            self.land(jump);
            self.called(format::act(self.world.dialect, act));
            self.begin_clause(clause);
            let before = self.scope.clone();
            match counted(act) {
                Some((Allowed::Discard, _)) => {
                    self.emit(Op::Discard { who, cards: Cards::local(chosen) });
                }
                Some((Allowed::Play, _)) => {
                    self.emit(Op::Play { who, cards: Cards::local(chosen) });
                }
                None => self.act(who, act)?,
            }
            // What a turn allows is counted by the turn.
            if !in_turn || counted(act).is_none() {
                self.emit(Op::Let(taken, Num::ONE));
            }
            self.scope = before;
            self.emit(Op::Goto(again));
        }
        self.land(done);
        Some(())
    }

    /// One card of several, as long as another is allowed.
    fn offer_cards(
        &mut self,
        who: Who,
        limit: &Boolean,
        what: &Thing,
        into: crate::program::Local,
    ) -> Option<Pc> {
        let guard = self.some_test(limit, what.at);
        let mut leaves = vec![(How::Start, Leaf::Guard(guard))];
        match &what.kind {
            ThingKind::Some(noun) => {
                let described = self.noun_leaves(noun, Position::Moved, Where::HandOf(who), what.at)?;
                let first = described.first().map(|(_, leaf)| (How::And, *leaf));
                leaves.extend(first);
                leaves.extend(described.into_iter().skip(1));
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => leaves.push((How::And, Leaf::These(self.cards(what)?))),
        }
        let cards = self.set(&leaves);
        Some(self.emit(Op::OptionCards { cards, then: Pc(0), into }))
    }

    /// All of it is offered to one player, who does what they like in their order.
    fn offered_to_one(&mut self, clause: &Clause, who: Who, at: At) -> Option<()> {
        let ClauseKind::Do { subject: Some(person), .. } = &clause.kind else {
            return Some(());
        };
        self.one_after_another(clause)?;
        let is_one = match &person.kind {
            PersonKind::Some(_) | PersonKind::Those(_) => false,
            _pointed => self.who(person)? == who,
        };
        if is_one {
            return Some(());
        }
        let said = self.quote(person.at);
        let message = format!("\"In any order\" offers all of it to one player, and this is for \"{said}\"");
        let whole = self.with_change_of(at, person.at.0, "you");
        // What is theirs would be yours.
        let whole = match says_their(&whole) {
            true => "In any order, you may discard a card and you may play a card.".to_string(),
            false => whole,
        };
        let problem = Diagnostic::new(Code::SentenceDoesNotFit, self.place(person.at), message)
            .label("not offered to you")
            .help("what somebody else may do stands in a sentence of its own")
            .help(format!("what you may do would read: {whole}"));
        self.report(problem);
        None
    }

    fn not_offered<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" is no offer", self.quote(at));
        let help = "write: In any order, you may discard a card and you may play a card.";
        self.refuse(Code::SentenceDoesNotFit, at, message, "\"you may\" is missing", help)
    }
}

fn says_their(text: &str) -> bool {
    text.split(|letter: char| !letter.is_alphabetic()).any(|word| word == "their")
}

/// What a turn allows a number of.
fn counted(act: &Act) -> Option<(Allowed, &Thing)> {
    let ActKind::Simple { verb, what, .. } = &act.kind else { return None };
    match verb {
        SimpleVerb::Discard => Some((Allowed::Discard, what)),
        SimpleVerb::Play => Some((Allowed::Play, what)),
        SimpleVerb::Draw | SimpleVerb::Destroy | SimpleVerb::LookAt | SimpleVerb::Reveal => None,
    }
}
