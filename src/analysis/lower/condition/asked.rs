//! Conditions, and who or what made them true.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::person::somebody::{Somebody, somebodys};
use crate::analysis::lower::text::clause::role_of;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::lower::thing::noun_place::is_place;
use crate::analysis::resolve::Noun;
use crate::diagnostic::Code;
use crate::program::{Ask, Cards, Compare, Expr, How, Leaf, Num, NumKind, SetId, Who, WhoKind, WhoLeaf};
use crate::source::Span;
use crate::syntax::tree::{
    Amount, At, Condition, Determiner, Person, PersonDeterminer, PersonKind, PersonNoun, PersonPredicate,
    Role, SimpleCondition, SimpleConditionKind, Thing, ThingKind, ThingNoun, ThingPredicate,
    ThingPredicateKind,
};
use crate::vocabulary::number_in_words;

use super::boolean::Boolean;

/// A condition, and those who can make it true: "a player has no cards" is true of somebody.
pub struct Held {
    pub boolean: Boolean,
    pub witnesses: Vec<Witness>,
    /// It asks whether what follows can be done.
    pub asks_can: bool,
}

#[derive(Clone)]
pub struct Witness {
    pub who: Candidates,
    pub noun: Noun,
    pub at: At,
    /// Whoever of several controls the card: "that opponent".
    pub whose: Option<(Role, At)>,
}

#[derive(Clone, Copy)]
pub enum Candidates {
    Players(Who),
    Cards(SetId),
}

impl Lowering<'_> {
    pub fn condition(&mut self, condition: &Condition) -> Option<Held> {
        let mut any = Vec::new();
        let mut witnesses = Vec::new();
        for row in &condition.any {
            let mut all = Vec::new();
            for simple in row {
                all.push(self.simple(simple, &mut witnesses)?);
            }
            any.push(match all.len() {
                0 => Boolean::Always,
                1 => all.remove(0),
                _ => Boolean::All(all),
            });
        }
        // Several alternatives leave open who made it true.
        if condition.any.len() > 1 {
            witnesses.clear();
        }
        let boolean = if any.len() == 1 { any.remove(0) } else { Boolean::Any(any) };
        Some(Held { boolean, witnesses, asks_can: false })
    }

    /// The condition of an `If` sentence. Only there, and alone, "you can" asks for what follows.
    pub fn if_condition(&mut self, condition: &Condition) -> Option<Held> {
        match condition.any.as_slice() {
            [row] if matches!(row.as_slice(), [only] if only.kind == SimpleConditionKind::YouCan) => {
                Some(Held { boolean: Boolean::Always, witnesses: Vec::new(), asks_can: true })
            }
            _ => self.condition(condition),
        }
    }

    pub fn simple(&mut self, simple: &SimpleCondition, witnesses: &mut Vec<Witness>) -> Option<Boolean> {
        self.of_somebody(simple.at, witnesses, |lowering, witnesses| lowering.asked(simple, witnesses))
    }

    fn asked(&mut self, simple: &SimpleCondition, witnesses: &mut Vec<Witness>) -> Option<Boolean> {
        self.of_how_many(simple);
        match &simple.kind {
            SimpleConditionKind::Thing(thing, predicate) => self.thing_condition(thing, predicate, witnesses),
            SimpleConditionKind::Person(person, predicate) => {
                self.person_condition(person, predicate, witnesses)
            }
            SimpleConditionKind::Named { attribute, no } => {
                let cell = self.world.named_cell(self.world.attribute(*attribute));
                let how = if *no { Compare::Equal } else { Compare::NotEqual };
                Some(Boolean::compare(how, Num::new(NumKind::Cell(cell)), Num::ZERO))
            }
            SimpleConditionKind::Measure(measure, comparison) => {
                self.measure_condition(measure, comparison, witnesses)
            }
            SimpleConditionKind::ThereAre(thing) => {
                let cards = self.counted_cards(thing)?;
                let count = self.expr(Expr::Count(cards));
                self.counted_thing(count, thing)
            }
            SimpleConditionKind::Share { what, not, attributes } => {
                self.share_together(what, *not, attributes)
            }
            SimpleConditionKind::TurnOf(person) => Some(Boolean::Ask(Ask::TurnOf(self.person_set(person)?))),
            SimpleConditionKind::YouCan => {
                let help =
                    "write it at the beginning of a sentence: If you can, reveal a card from your ‹held›.";
                self.refuse(
                    Code::CanWhat,
                    simple.at,
                    "\"you can\" asks whether what follows can be done",
                    "can do what?",
                    help,
                )
            }
        }
    }

    fn thing_condition(
        &mut self,
        thing: &Thing,
        predicate: &ThingPredicate,
        witnesses: &mut Vec<Witness>,
    ) -> Option<Boolean> {
        if let ThingKind::OfThem(amount) = &thing.kind {
            return self.some_of_them(thing, amount, predicate);
        }
        self.asks_now(thing, predicate)?;
        let ThingKind::Some(noun) = &thing.kind else {
            let cards = self.cards(thing)?;
            self.scope.mention(cards, self.is_several(thing), thing.at.0);
            if let ThingPredicateKind::HasCounters { .. } = predicate.kind {
                let asked = Span { start: thing.at.0.start, end: predicate.at.0.end };
                self.counters_asked(cards, At(asked));
            }
            if let ThingPredicateKind::Shares { with, .. } = &predicate.kind {
                self.held_apart(thing, with)?;
            }
            let (how, leaf) = self.predicate_leaf(predicate, None)?;
            if how == How::AndNot && self.is_several(thing) {
                // Of several, none is.
                let set = self.set(&[(How::Start, Leaf::All), (How::AndNot, leaf)]);
                return Some(Boolean::Ask(Ask::In(cards, set)));
            }
            let set = self.set(&[(How::Start, leaf)]);
            return Some(Boolean::Ask(Ask::In(cards, set)).negated(how == How::AndNot));
        };
        self.has_counters_there(noun, predicate, thing.at)?;
        let (position, default) = match is_place(predicate) {
            true => (Position::Narrowed, Where::Anywhere),
            false => (Position::Counted, Where::Stated),
        };
        let mut leaves = self.noun_leaves(noun, position, default, thing.at)?;
        let all = self.set(&leaves);
        if let ThingPredicateKind::HasCounters { .. } = predicate.kind {
            let asked = Span { start: thing.at.0.start, end: predicate.at.0.end };
            self.counters_on(thing, Cards::set(all), default, At(asked));
        }
        let narrowed = self.predicate_leaf(predicate, self.lie_in(noun, default))?;
        leaves.push(narrowed);
        let set = self.set(&leaves);
        self.so_many_of_them(noun, all, set, thing.at, witnesses)
    }

    /// "One of them" is picked to do something with it. A condition picks nobody's card: it says how many there are.
    fn some_of_them<T>(&mut self, thing: &Thing, amount: &Amount, predicate: &ThingPredicate) -> Option<T> {
        let said = self.quote(thing.at);
        let cards = match amount {
            Amount::Exactly(1) => "a card".to_string(),
            Amount::Exactly(number) | Amount::UpTo(number) => {
                format!("{} or more cards", number_in_words(*number))
            }
            _no_number => "two or more cards".to_string(),
        };
        let message = format!("\"{said}\" is picked by somebody, and a condition only counts");
        let help = format!("write \"{cards} from among them {}\"", self.quote(predicate.at));
        self.refuse(Code::SentenceDoesNotFit, thing.at, message, "how many?", help)
    }

    /// Whether as many of all the cards as the noun says are in the set.
    pub fn so_many_of_them(
        &mut self,
        noun: &ThingNoun,
        all: SetId,
        set: SetId,
        at: At,
        witnesses: &mut Vec<Witness>,
    ) -> Option<Boolean> {
        match &noun.determiner {
            Determiner::Each | Determiner::All | Determiner::TheMany | Determiner::The => {
                Some(Boolean::Ask(Ask::In(Cards::set(all), set)))
            }
            Determiner::A | Determiner::Any | Determiner::Bare => {
                witnesses.push(Witness {
                    who: Candidates::Cards(set),
                    noun: Noun::Thing(noun.head.clone()),
                    at,
                    whose: somebodys(noun),
                });
                Some(Boolean::Ask(Ask::Any(set)))
            }
            Determiner::No | Determiner::Count(_) | Determiner::Ordinal(_) => {
                let count = self.expr(Expr::Count(Cards::set(set)));
                self.counted(count, noun, at)
            }
        }
    }

    fn person_condition(
        &mut self,
        person: &Person,
        predicate: &PersonPredicate,
        witnesses: &mut Vec<Witness>,
    ) -> Option<Boolean> {
        let PersonKind::Some(noun) = &person.kind else {
            let who = self.who(person)?;
            return self
                .seen_from(who, role_of(person), |lowering| lowering.person_predicate(who, predicate));
        };
        let all = self.person_set(person)?;
        if noun.determiner == PersonDeterminer::The && noun.clause.is_none() {
            return self.person_predicate(all, predicate);
        }
        let boolean = self.with_somebody(Somebody::Nobody, |lowering| {
            lowering.person_predicate(Who::new(WhoKind::Candidate), predicate)
        })?;
        let test = self.some_test(&boolean, predicate.at);
        let set = self.persons(&[(How::Start, WhoLeaf::These(all)), (How::And, WhoLeaf::Each(test))]);
        self.quantified(noun, all, set, person.at, witnesses)
    }

    pub fn quantified(
        &mut self,
        noun: &PersonNoun,
        all: Who,
        set: Who,
        at: At,
        witnesses: &mut Vec<Witness>,
    ) -> Option<Boolean> {
        let count = self.expr(Expr::CountPlayers(set));
        let witness =
            Witness { who: Candidates::Players(set), noun: Noun::Person(noun.role), at, whose: None };
        match &noun.determiner {
            PersonDeterminer::A | PersonDeterminer::The | PersonDeterminer::Bare => {
                witnesses.push(witness);
                Some(Boolean::Ask(Ask::AnyPlayer(set)))
            }
            PersonDeterminer::Each | PersonDeterminer::All => Some(Boolean::Ask(Ask::Among(all, set))),
            PersonDeterminer::No => Some(Boolean::Ask(Ask::AnyPlayer(set)).negated(true)),
            PersonDeterminer::Count(amount) => self.asked_for(count, amount, at),
            PersonDeterminer::Only(number) => {
                // Of several nobody in particular is "that player", so nobody is asked which.
                if *number == 1 {
                    witnesses.push(witness);
                }
                Some(Boolean::compare(Compare::Equal, count, Num::constant(*number)))
            }
        }
    }
}
