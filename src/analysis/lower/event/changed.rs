//! A substitution that changes a number: the same event once more, with another number and nothing else.

use crate::analysis::lower::Lowering;
use crate::program::{Commutes, Expr, Num, Op, Who, WhoKind};
use crate::syntax::tree::{
    Act, ActKind, Amount, At, ClauseKind, Determiner, Event, EventKind as Happens, Head, Person, PersonKind,
    SimpleVerb, Steps, Thing, ThingKind, ThingNoun,
};

impl Lowering<'_> {
    /// The same verb with another number.
    pub fn changed(&mut self, event: &Event, steps: &Steps) -> Option<Commutes> {
        let ClauseKind::Do { subject, in_turn_order, may, act } = &steps.first.kind else {
            return self.other_verb(event, steps, steps.at);
        };
        let Happens::Does { who, act: would } = &event.kind else {
            return self.other_verb(event, steps, act.at);
        };
        if *in_turn_order || !steps.more.is_empty() || !is_same_verb(uncaused(would), uncaused(act)) {
            return self.other_verb(event, steps, uncaused(act).at);
        }
        if !has_a_number(uncaused(act)) {
            return self.has_no_number(uncaused(act).at);
        }
        if *may {
            return self.left_open(steps.first.at);
        }
        self.done_by_the_same((who, would), (subject.as_ref(), act))?;
        let doer = Who::new(WhoKind::Actor);
        match &uncaused(act).kind {
            ActKind::Goods { goods, many, .. } => {
                let all = Expr::CellOf(self.world.cell(*goods), doer);
                return self.changed_so_many(all, many, uncaused(act).at);
            }
            ActKind::Score(many) | ActKind::LosePoints(many) => {
                return self.changed_so_many(Expr::Points(doer), many, uncaused(act).at);
            }
            _cards => {}
        }
        let (Some(before), Some(now)) = (thing_of(uncaused(would)), thing_of(uncaused(act))) else {
            return self.other_verb(event, steps, uncaused(act).at);
        };
        let ThingKind::Some(noun) = &now.kind else {
            return self.other_verb(event, steps, uncaused(act).at);
        };
        if !says_only_how_many(noun, before) {
            return self.says_more(now.at);
        }
        let Some((number, commutes)) = self.another_number(noun, now.at)? else {
            return self.other_verb(event, steps, now.at);
        };
        if let ThingKind::Some(one) = &before.kind
            && Self::draws_one(one)
        {
            return self.is_one_card(event, steps, noun);
        }
        self.emit(Op::SetEventAmount(number));
        Some(commutes)
    }

    /// The number, where the noun says one.
    fn another_number(&mut self, noun: &ThingNoun, at: At) -> Option<Option<(Num, Commutes)>> {
        Some(match &noun.determiner {
            Determiner::No => Some((Num::ZERO, Commutes::Nothing)),
            Determiner::A => Some((Num::ONE, Commutes::Nothing)),
            Determiner::Count(amount) => {
                let commutes = commutes(amount);
                Some((self.number(amount, at)?, commutes))
            }
            Determiner::Each
            | Determiner::All
            | Determiner::TheMany
            | Determiner::Any
            | Determiner::The
            | Determiner::Bare
            | Determiner::Ordinal(_) => None,
        })
    }

    /// Whoever would do it does it, and whoever would cause it does.
    fn done_by_the_same(
        &mut self,
        (who, would): (&Person, &Act),
        (subject, act): (Option<&Person>, &Act),
    ) -> Option<()> {
        let (doer, cause) = caused(would).map_or((who, None), |doer| (doer, Some(who)));
        let Some(now) = caused(act) else { return self.is_the_same(subject, doer, WhoKind::Actor, act.at) };
        match cause {
            Some(cause) => self.is_the_same(subject, cause, WhoKind::Cause, act.at)?,
            None => return self.somebody_else(subject, act.at),
        }
        self.is_the_same(Some(now), doer, WhoKind::Actor, now.at)
    }

    /// Where nobody is named the sentence speaks to you. Whoever is pointed at is the same where it is said again.
    fn is_the_same(&mut self, now: Option<&Person>, before: &Person, role: WhoKind, at: At) -> Option<()> {
        let is_pointed_at = !matches!(before.kind, PersonKind::Some(_));
        let is_same = match now {
            Some(person) => {
                let who = self.who(person)?;
                who == Who::new(role) || is_pointed_at && person == before
            }
            None => matches!(before.kind, PersonKind::You),
        };
        if is_same { Some(()) } else { self.somebody_else(now, at) }
    }
}

/// Whether it comes to the same in any order with others of its kind.
pub(super) fn commutes(amount: &Amount) -> Commutes {
    match amount {
        Amount::Fewer(_) | Amount::More(_) => Commutes::PlusMinus,
        Amount::TwiceAsMany => Commutes::Times,
        Amount::Exactly(_)
        | Amount::Just(_)
        | Amount::OrMore(_)
        | Amount::OrFewer(_)
        | Amount::UpTo(_)
        | Amount::MoreThan(_)
        | Amount::FewerThan(_)
        | Amount::AnyNumber
        | Amount::ThatMany
        | Amount::TwiceThatMany
        | Amount::HalfThatMany(_)
        | Amount::UpToThatMany
        | Amount::ThatManyAnd(_)
        | Amount::ThatManyLess(_)
        | Amount::HalfAsMany(_)
        | Amount::EqualTo(_)
        | Amount::MoreThanIn(_) => Commutes::Nothing,
    }
}

/// What a verb is about that takes a thing and nothing else.
fn thing_of(act: &Act) -> Option<&Thing> {
    if let ActKind::Simple { what, .. } = &act.kind { Some(what) } else { None }
}

/// Whether the same is done, with cards, with points or with the same goods.
fn is_same_verb(would: &Act, act: &Act) -> bool {
    match (&would.kind, &act.kind) {
        (
            ActKind::Simple { verb: before, one_at_a_time: one_by_one, .. },
            ActKind::Simple { verb: now, one_at_a_time, .. },
        ) => before == now && (*one_by_one || !one_at_a_time),
        (ActKind::Goods { verb: before, goods: of, .. }, ActKind::Goods { verb: now, goods, .. }) => {
            before == now && of == goods
        }
        (ActKind::Score(_), ActKind::Score(_)) | (ActKind::LosePoints(_), ActKind::LosePoints(_)) => true,
        (_, _) => false,
    }
}

/// Whether it happens as often as a number says. The other verbs are about cards that are settled when they happen.
fn has_a_number(act: &Act) -> bool {
    match &act.kind {
        ActKind::Simple { verb, .. } => match verb {
            SimpleVerb::Draw => true,
            SimpleVerb::Discard
            | SimpleVerb::Play
            | SimpleVerb::Destroy
            | SimpleVerb::LookAt
            | SimpleVerb::Reveal => false,
        },
        _goods_or_points => true,
    }
}

fn uncaused(act: &Act) -> &Act {
    if let ActKind::Cause { act, .. } = &act.kind { act } else { act }
}

/// Who is caused to do it.
fn caused(act: &Act) -> Option<&Person> {
    if let ActKind::Cause { who, .. } = &act.kind { Some(who) } else { None }
}

/// Besides the number it says nothing of the cards, or what the event says of them.
fn says_only_how_many(now: &ThingNoun, before: &Thing) -> bool {
    let determiner = || now.determiner.clone();
    let is_as_before = |before: &ThingNoun| *now == ThingNoun { determiner: determiner(), ..before.clone() };
    let cards = ThingNoun::plain(determiner(), Head::card());
    *now == cards || matches!(&before.kind, ThingKind::Some(before) if is_as_before(before))
}
