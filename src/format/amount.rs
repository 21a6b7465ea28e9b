//! How many: amounts around their nouns, measures, comparisons.

use super::english::with_article;
use super::printer::{Number, Printer};
use crate::syntax::tree::{
    Amount, Comparison, CounterAmount, Measure, MeasureKind, NamedNumber, Rounding, ThingKind, Word,
};
use crate::vocabulary::number_in_words;

impl Printer<'_> {
    /// An amount with its noun, given as one and as many.
    pub fn counted(&self, amount: &Amount, one: &str, many: &str) -> String {
        let noun = match number_of_amount(amount) {
            Number::One => one,
            Number::Many => many,
        };
        match amount {
            Amount::Exactly(count) => format!("{} {noun}", number_in_words(*count)),
            Amount::Just(count) => format!("exactly {} {noun}", number_in_words(*count)),
            Amount::OrMore(count) => format!("{} or more {noun}", number_in_words(*count)),
            Amount::OrFewer(count) => format!("{} or fewer {noun}", number_in_words(*count)),
            Amount::UpTo(count) => format!("up to {} {noun}", number_in_words(*count)),
            Amount::MoreThan(count) => format!("more than {} {noun}", number_in_words(*count)),
            Amount::FewerThan(count) => format!("fewer than {} {noun}", number_in_words(*count)),
            Amount::AnyNumber => format!("any number of {noun}"),
            Amount::ThatMany => format!("that many {noun}"),
            Amount::TwiceThatMany => format!("twice that many {noun}"),
            Amount::HalfThatMany(rounding) => self.half_that_many(noun, *rounding),
            Amount::UpToThatMany => format!("up to that many {noun}"),
            Amount::ThatManyAnd(count) => format!("{} more than that many {noun}", number_in_words(*count)),
            Amount::ThatManyLess(count) => format!("{} fewer than that many {noun}", number_in_words(*count)),
            Amount::Fewer(count) => format!("{} fewer {noun}", number_in_words(*count)),
            Amount::More(count) => format!("{} more {noun}", number_in_words(*count)),
            Amount::TwiceAsMany => format!("twice as many {noun}"),
            Amount::HalfAsMany(rounding) => format!("half as many {noun}, {}", rounded(*rounding)),
            Amount::EqualTo(measure) => format!("{noun} equal to {}", self.measure(measure)),
            Amount::MoreThanIn(zone) => format!("more {noun} than are in {}", self.zone(zone)),
        }
    }

    /// half that many cards, rounded up
    pub fn half_that_many(&self, noun: &str, rounding: Rounding) -> String {
        format!("half that many {noun}, {}", rounded(rounding))
    }

    /// three wish counters
    pub fn counters(&self, amount: &CounterAmount, counter: Word) -> String {
        let (one, many) = (self.word(counter), self.plural(counter));
        match amount {
            CounterAmount::A => with_article(one),
            CounterAmount::No => format!("no {many}"),
            CounterAmount::All => format!("all {many}"),
            CounterAmount::Count(amount) => self.counted(amount, one, many),
        }
    }

    /// two points, one point
    pub fn points(&self, count: u32) -> String {
        self.counted(&Amount::Exactly(count), "point", "points")
    }

    pub fn measure(&self, measure: &Measure) -> String {
        match &measure.kind {
            MeasureKind::Literal(number) => number_in_words(*number),
            MeasureKind::NumberOfThings(what) => format!("the number of {}", self.thing(what)),
            MeasureKind::NumberOfCounters { counter, on } => {
                format!("the number of {} on {}", self.plural(*counter), self.thing(on))
            }
            MeasureKind::NumberOfPersons(who) => format!("the number of {}", self.person(who)),
            MeasureKind::NumberOfPoints(who) => format!("the number of points {}", self.has_them(who)),
            MeasureKind::NumberOfGames => "the number of games in the series".into(),
            MeasureKind::WorthOf(what) => format!("the worth of {}", self.thing(what)),
            MeasureKind::AttributeOf { attribute, of } if of.kind == ThingKind::It => {
                format!("its {}", self.word(*attribute))
            }
            MeasureKind::AttributeOf { attribute, of } => {
                format!("the {} of {}", self.word(*attribute), self.thing(of))
            }
            MeasureKind::Difference(left, right) => {
                format!("the difference between {} and {}", self.measure(left), self.measure(right))
            }
            MeasureKind::Half(of, rounding) => format!("half {}, {}", self.measure(of), rounded(*rounding)),
            MeasureKind::Twice(of) => format!("twice {}", self.measure(of)),
            MeasureKind::Plus(count, of) => {
                format!("{} more than {}", number_in_words(*count), self.measure(of))
            }
            MeasureKind::Minus(count, of) => {
                format!("{} fewer than {}", number_in_words(*count), self.measure(of))
            }
            MeasureKind::Value(value) => self.named_number(value),
            MeasureKind::Result => "the result".into(),
            MeasureKind::ThatNumber => "that number".into(),
        }
    }

    /// A number that the game keeps: `the penalty`, `your bid`.
    pub fn named_number(&self, number: &NamedNumber) -> String {
        if let Some(person) = number.whose.as_ref().filter(|_| self.is_noun(number.word)) {
            return self.number_of_goods(number.word, person);
        }
        let whose = number.whose.as_ref().map_or("the".into(), |person| self.possessive(person));
        format!("{whose} {}", self.word(number.word))
    }

    /// What stands after a measure: `is three or more`.
    pub fn comparison(&self, comparison: &Comparison) -> String {
        match comparison {
            Comparison::Is(measure) => format!("is {}", self.measure(measure)),
            Comparison::IsNot(measure) => format!("is not {}", self.measure(measure)),
            Comparison::OrMore(measure) => format!("is {} or more", self.measure(measure)),
            Comparison::OrFewer(measure) => format!("is {} or fewer", self.measure(measure)),
            Comparison::MoreThan(measure) => format!("is more than {}", self.measure(measure)),
            Comparison::FewerThan(measure) => format!("is less than {}", self.measure(measure)),
            Comparison::Even => "is even".into(),
            Comparison::Odd => "is odd".into(),
        }
    }
}

fn rounded(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::Up => "rounded up",
        Rounding::Down => "rounded down",
    }
}

/// Whether the noun after an amount is one: "one fewer cards" and "one or more cards" are many.
pub(super) fn number_of_amount(amount: &Amount) -> Number {
    match amount {
        Amount::Exactly(count)
        | Amount::Just(count)
        | Amount::UpTo(count)
        | Amount::MoreThan(count)
        | Amount::FewerThan(count)
        | Amount::More(count) => Number::of(*count),
        Amount::OrMore(_)
        | Amount::OrFewer(_)
        | Amount::AnyNumber
        | Amount::ThatMany
        | Amount::TwiceThatMany
        | Amount::HalfThatMany(_)
        | Amount::UpToThatMany
        | Amount::ThatManyAnd(_)
        | Amount::ThatManyLess(_)
        | Amount::Fewer(_)
        | Amount::TwiceAsMany
        | Amount::HalfAsMany(_)
        | Amount::EqualTo(_)
        | Amount::MoreThanIn(_) => Number::Many,
    }
}
