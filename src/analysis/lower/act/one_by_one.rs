//! "One at a time": cards that something is done to one after the other, each an event of its own.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::Position;
use crate::analysis::lower::thing::picked::at_least;
use crate::program::{
    Cards, Choice, ChoiceOf, Count, Expr, How, Kept, Leaf, Local, Num, Op, Pc, Scratch, SetId, Who,
};
use crate::syntax::tree::{Amount, At, Determiner, SimpleVerb, Thing, ThingKind, ThingNoun};

use super::cards::{simple_op, simple_purpose};

/// Cards that are picked one after the other.
struct Row {
    set: SetId,
    by: Who,
    random: bool,
    /// How many there are at most.
    most: Option<Num>,
    /// Before each it is asked whether there is to be another.
    is_open: bool,
}

impl Lowering<'_> {
    /// Does it to one card after the other, and keeps all of them. Which one comes next is picked each time; cards that
    /// lie in an order come in it.
    pub fn one_at_a_time(&mut self, who: Who, verb: SimpleVerb, what: &Thing) -> Option<Cards> {
        let cards = match &what.kind {
            ThingKind::Some(noun) if noun.order.is_some() => self.as_they_lie(who, verb, noun, what.at)?,
            ThingKind::Some(noun) => self.described_one_by_one(who, verb, noun, what.at)?,
            ThingKind::OfThem(amount) => self.some_of_them_one_by_one(who, verb, amount, what.at)?,
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => return self.pointed_one_by_one(who, verb, what),
        };
        self.lies_right(verb, what, cards)?;
        self.scope.picked = Some(cards);
        Some(cards)
    }

    /// The top three cards of a pile: from the top.
    fn as_they_lie(&mut self, who: Who, verb: SimpleVerb, noun: &ThingNoun, at: At) -> Option<Cards> {
        let purpose = simple_purpose(who, verb);
        let leaves = self.noun_leaves(noun, purpose.position, purpose.default, at)?;
        let cards = Cards::set(self.set(&leaves));
        let (all, left, card) = (self.none_yet(at)?, self.scratch(at)?, self.local(at)?);
        self.emit(Op::StartCards { cards, left });
        let next = self.emit(Op::NextCard { left, into: card, done: Pc(0) });
        self.emit(simple_op(who, verb, Cards::local(card)));
        self.emit(Op::With(all, Cards::local(card)));
        self.emit(Op::Goto(next));
        self.land(next);
        let all = Cards::scratch(all);
        self.bind_picked(noun, all, true, purpose, at);
        self.lies_there(noun, purpose.default, all, at);
        Some(all)
    }

    fn described_one_by_one(
        &mut self,
        who: Who,
        verb: SimpleVerb,
        noun: &ThingNoun,
        at: At,
    ) -> Option<Cards> {
        let purpose = simple_purpose(who, verb);
        self.done_to_how_many(noun, at);
        let all = self.none_yet(at)?;
        let mut leaves = self.noun_leaves(noun, purpose.position, purpose.default, at)?;
        // What is seen stays where it is, and is not seen again.
        if purpose.position == Position::Seen {
            leaves.push((How::AndNot, Leaf::These(Cards::scratch(all))));
        }
        let set = self.set(&leaves);
        let by = self.picker(noun.chooser.as_ref(), noun.random, who, at)?;
        let most = self.at_most(&noun.determiner, set, at)?;
        let is_open = is_left_open(&noun.determiner);
        self.one_by_one(who, verb, Row { set, by, random: noun.random, most, is_open }, all, at)?;
        let all = Cards::scratch(all);
        self.bind_picked(noun, all, true, purpose, at);
        self.lies_there(noun, purpose.default, all, at);
        Some(all)
    }

    fn some_of_them_one_by_one(
        &mut self,
        who: Who,
        verb: SimpleVerb,
        amount: &Amount,
        at: At,
    ) -> Option<Cards> {
        let group = self.pool(at)?;
        let all = self.none_yet(at)?;
        let set = self.those_left(group, all);
        let determiner = Determiner::Count(amount.clone());
        let most = self.at_most(&determiner, set, at)?;
        let is_open = is_left_open(&determiner);
        self.one_by_one(who, verb, Row { set, by: who, random: false, most, is_open }, all, at)?;
        let all = Cards::scratch(all);
        self.lie_as(group, all);
        self.leave_group(all, true, at_least(amount), simple_purpose(who, verb), at);
        self.bind_some_of_them(all, true, at);
        self.scope.mention(all, true, at.0);
        Some(all)
    }

    fn pointed_one_by_one(&mut self, who: Who, verb: SimpleVerb, what: &Thing) -> Option<Cards> {
        let cards = self.select(what, simple_purpose(who, verb))?;
        self.lies_right(verb, what, cards)?;
        let all = self.none_yet(what.at)?;
        let set = self.those_left(cards, all);
        let most = Some(self.expr(Expr::Count(cards)));
        self.one_by_one(who, verb, Row { set, by: who, random: false, most, is_open: false }, all, what.at)?;
        self.scope.picked = Some(Cards::scratch(all));
        Some(cards)
    }

    fn one_by_one(&mut self, who: Who, verb: SimpleVerb, row: Row, all: Scratch, at: At) -> Option<()> {
        let Row { set, by, random, most, is_open } = row;
        let left = match most {
            Some(most) => Some(self.counted_down(most, at)?),
            None => None,
        };
        let again = self.here();
        let countdown = left.map(|left| self.emit(Op::Countdown { left, done: again }));
        let skip = match is_open {
            true => {
                let did = self.local(at)?;
                Some(self.emit(Op::AskMay { who, did, skip: again }))
            }
            false => None,
        };
        let card = self.local(at)?;
        self.choose(Choice {
            by,
            of: ChoiceOf::Cards(set),
            count: Count::Exactly(Num::ONE),
            random,
            purpose: simple_purpose(who, verb).kind,
            into: Kept::Local(card),
        });
        self.emit(simple_op(who, verb, Cards::local(card)));
        self.emit(Op::With(all, Cards::local(card)));
        self.emit(Op::Goto(again));
        for end in [skip, countdown].into_iter().flatten() {
            self.land(end);
        }
        Some(())
    }

    fn counted_down(&mut self, number: Num, at: At) -> Option<Local> {
        let left = self.local(at)?;
        self.emit(Op::Let(left, number));
        Some(left)
    }

    /// Where those are kept to which it was done: none so far, also where the text comes here again.
    pub fn none_yet(&mut self, at: At) -> Option<Scratch> {
        let all = self.scratch(at)?;
        self.emit(Op::Without(all, Cards::scratch(all)));
        Some(all)
    }

    /// Those of a group whose turn is still to come.
    fn those_left(&mut self, group: Cards, done: Scratch) -> SetId {
        self.set(&[(How::Start, Leaf::These(group)), (How::AndNot, Leaf::These(Cards::scratch(done)))])
    }

    /// How many at most, where that is said.
    fn at_most(&mut self, determiner: &Determiner, set: SetId, at: At) -> Option<Option<Num>> {
        Some(Some(match determiner {
            Determiner::Count(Amount::UpTo(number)) => Num::constant(*number),
            Determiner::Count(Amount::UpToThatMany) => self.that_many(at)?,
            Determiner::Count(amount) if *amount != Amount::AnyNumber => self.number(amount, at)?,
            Determiner::A | Determiner::The => Num::ONE,
            Determiner::Each | Determiner::All | Determiner::TheMany => {
                self.expr(Expr::Count(Cards::set(set)))
            }
            Determiner::No => return self.nothing_to_do(at),
            Determiner::Ordinal(_) => return self.ordinal_outside(at),
            Determiner::Count(_) | Determiner::Any | Determiner::Bare => return Some(None),
        }))
    }
}

/// Whether whoever does it decides how many.
fn is_left_open(determiner: &Determiner) -> bool {
    match determiner {
        Determiner::Count(amount) => matches!(
            amount,
            Amount::AnyNumber
                | Amount::UpTo(_)
                | Amount::UpToThatMany
                | Amount::OrMore(_)
                | Amount::OrFewer(_)
        ),
        Determiner::Any | Determiner::Bare => true,
        Determiner::A
        | Determiner::Each
        | Determiner::All
        | Determiner::TheMany
        | Determiner::The
        | Determiner::No
        | Determiner::Ordinal(_) => false,
    }
}
