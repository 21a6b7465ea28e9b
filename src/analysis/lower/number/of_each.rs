//! Numbers of one card, such as its rank: asked of each of several cards, or of one that is known.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::asked::Witness;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::lower::thing::select::takes_several;
use crate::diagnostic::Code;
use crate::program::{Cards, Expr, How, Leaf, Num};
use crate::syntax::tree::{
    At, Comparison, Determiner, Measure, MeasureKind, Thing, ThingKind, ThingNoun, Word,
};

use super::measure::compared;
use super::named::of_players;

/// A number that each of several cards has.
struct OfEach<'a> {
    what: Numbered,
    noun: &'a ThingNoun,
    at: At,
}

enum Numbered {
    Attribute(Word),
    Counters(Word),
}

impl Lowering<'_> {
    /// "The rank of each asset you control is …": asked card by card.
    pub fn measure_condition(
        &mut self,
        measure: &Measure,
        comparison: &Comparison,
        witnesses: &mut Vec<Witness>,
    ) -> Option<Boolean> {
        let held = compared(comparison);
        let other = held.and_then(|(how, other)| Some((how, of_each(other)?)));
        match (of_each(measure), other) {
            (Some(each), _) => self
                .asked_of_each(&each, witnesses, |lowering, number| lowering.comparison(number, comparison)),
            (None, Some((how, each))) => self.asked_of_each(&each, witnesses, |lowering, number| {
                Some(Boolean::compare(how, lowering.measure(measure)?, number))
            }),
            (None, None) => self.numbers_condition(measure, comparison, witnesses),
        }
    }

    /// As `measure_condition`, where no card is gone through: perhaps players are.
    fn numbers_condition(
        &mut self,
        measure: &Measure,
        comparison: &Comparison,
        witnesses: &mut Vec<Witness>,
    ) -> Option<Boolean> {
        let held = compared(comparison);
        let other = held.and_then(|(how, other)| Some((how, of_players(other)?)));
        match (of_players(measure), other) {
            (Some(each), _) => self.asked_of_players(&each, witnesses, |lowering, number| {
                lowering.comparison(number, comparison)
            }),
            (None, Some((how, each))) => self.asked_of_players(&each, witnesses, |lowering, number| {
                Some(Boolean::compare(how, lowering.measure(measure)?, number))
            }),
            (None, None) => {
                self.numbers_apart(measure, comparison)?;
                let number = self.measure(measure)?;
                self.comparison(number, comparison)
            }
        }
    }

    fn asked_of_each(
        &mut self,
        each: &OfEach<'_>,
        witnesses: &mut Vec<Witness>,
        asked: impl FnOnce(&mut Self, Num) -> Option<Boolean>,
    ) -> Option<Boolean> {
        let at = each.at;
        let mut leaves = self.noun_leaves(each.noun, Position::Counted, Where::Anywhere, at)?;
        let all = self.set(&leaves);
        let number = match each.what {
            Numbered::Attribute(word) => Expr::Attribute(self.counting_attribute(word)?, Cards::CANDIDATE),
            Numbered::Counters(word) => Expr::Counters(self.world.counter(word), Cards::CANDIDATE),
        };
        let number = self.expr(number);
        let boolean = self.without_it(at, |lowering| asked(lowering, number))?;
        leaves.push((How::And, Leaf::Each(self.some_test(&boolean, at))));
        let set = self.set(&leaves);
        self.so_many_of_them(each.noun, all, set, at, witnesses)
    }

    /// The card that has the number. Of counters those of several cards can be meant together.
    pub fn numbered(&mut self, thing: &Thing, together: bool) -> Option<Cards> {
        match &thing.kind {
            ThingKind::This
            | ThingKind::It
            | ThingKind::That(_)
            | ThingKind::Bound(_)
            | ThingKind::TheOther => self.cards(thing),
            ThingKind::Them | ThingKind::Rest | ThingKind::Those(_) if together => self.cards(thing),
            ThingKind::Some(noun) if is_numbered(noun, together) => {
                let leaves = self.noun_leaves(noun, Position::Counted, Where::Anywhere, thing.at)?;
                Some(Cards::set(self.set(&leaves)))
            }
            ThingKind::Them
            | ThingKind::Rest
            | ThingKind::Those(_)
            | ThingKind::OfThem(_)
            | ThingKind::Some(_) => {
                let message = format!("\"{}\" does not say which card has the number", self.quote(thing.at));
                let help = "choose a card first, and then speak of it: Choose a card from your ‹held›. Draw cards equal to the … of that card";
                self.refuse(Code::NotANumber, thing.at, message, "of which card?", help)
            }
        }
    }
}

fn is_numbered(noun: &ThingNoun, together: bool) -> bool {
    match &noun.determiner {
        Determiner::The => together || !takes_several(noun),
        Determiner::All | Determiner::TheMany | Determiner::Bare => together,
        Determiner::A
        | Determiner::Any
        | Determiner::Each
        | Determiner::No
        | Determiner::Count(_)
        | Determiner::Ordinal(_) => false,
    }
}

fn of_each(measure: &Measure) -> Option<OfEach<'_>> {
    let (thing, what) = match &measure.kind {
        MeasureKind::AttributeOf { attribute, of } => (of, Numbered::Attribute(*attribute)),
        MeasureKind::NumberOfCounters { counter, on } => (on, Numbered::Counters(*counter)),
        MeasureKind::Literal(_)
        | MeasureKind::Value(_)
        | MeasureKind::ThatNumber
        | MeasureKind::Result
        | MeasureKind::NumberOfThings(_)
        | MeasureKind::NumberOfPersons(_)
        | MeasureKind::NumberOfPoints(_)
        | MeasureKind::NumberOfGames
        | MeasureKind::WorthOf(_)
        | MeasureKind::Difference(..)
        | MeasureKind::Half(..)
        | MeasureKind::Twice(_)
        | MeasureKind::Plus(..)
        | MeasureKind::Minus(..) => return None,
    };
    let ThingKind::Some(noun) = &thing.kind else { return None };
    let is_each = match &noun.determiner {
        Determiner::A | Determiner::Any | Determiner::Each | Determiner::No | Determiner::Count(_) => true,
        Determiner::All | Determiner::TheMany => matches!(what, Numbered::Attribute(_)),
        Determiner::The | Determiner::Bare | Determiner::Ordinal(_) => false,
    };
    is_each.then_some(OfEach { what, noun, at: thing.at })
}
