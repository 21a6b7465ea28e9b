//! How many: as a choice, as a comparison, as a number.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::lost::A_NUMBER_OF_EACH;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{Cards, Compare, Count, CounterId, Expr, How, Leaf, Num, Rounding};
use crate::source::{Place, Span};
use crate::syntax::tree::{self, Amount, At, CounterAmount, Determiner, ThingNoun, Word};

impl Lowering<'_> {
    /// How many are chosen.
    pub fn choice_count(&mut self, amount: &Amount, at: At) -> Option<Count> {
        match amount {
            Amount::UpTo(number) => Some(Count::UpTo(Num::constant(*number))),
            Amount::UpToThatMany => Some(Count::UpTo(self.that_many(at)?)),
            Amount::AnyNumber => Some(Count::Any),
            Amount::OrMore(number) => Some(Count::AtLeast(Num::constant(*number))),
            Amount::OrFewer(number) => Some(Count::UpTo(Num::constant(*number))),
            Amount::Exactly(_)
            | Amount::Just(_)
            | Amount::ThatMany
            | Amount::TwiceThatMany
            | Amount::HalfThatMany(_)
            | Amount::ThatManyAnd(_)
            | Amount::ThatManyLess(_)
            | Amount::EqualTo(_)
            | Amount::Fewer(_)
            | Amount::More(_)
            | Amount::TwiceAsMany
            | Amount::HalfAsMany(_)
            | Amount::MoreThan(_)
            | Amount::FewerThan(_)
            | Amount::MoreThanIn(_) => Some(Count::Exactly(self.number(amount, at)?)),
        }
    }

    /// An amount that is one number.
    pub fn number(&mut self, amount: &Amount, at: At) -> Option<Num> {
        match amount {
            Amount::Exactly(number) => Some(Num::constant(*number)),
            Amount::ThatMany => self.that_many(at),
            Amount::TwiceThatMany => self.twice_that_many(at),
            Amount::HalfThatMany(rounding) => self.half_that_many(*rounding, at),
            Amount::ThatManyAnd(more) => {
                let many = self.that_many(at)?;
                Some(self.expr(Expr::Plus(many, Num::constant(*more))))
            }
            Amount::ThatManyLess(fewer) => {
                let many = self.that_many(at)?;
                Some(self.expr(Expr::Minus(many, Num::constant(*fewer))))
            }
            Amount::EqualTo(measure) => self.measure(measure),
            Amount::Fewer(number) => {
                let old = self.old_amount(at)?;
                Some(self.expr(Expr::Minus(old, Num::constant(*number))))
            }
            Amount::More(number) => {
                let old = self.old_amount(at)?;
                Some(self.expr(Expr::Plus(old, Num::constant(*number))))
            }
            Amount::TwiceAsMany => {
                let old = self.old_amount(at)?;
                Some(self.expr(Expr::Twice(old)))
            }
            Amount::HalfAsMany(rounding) => {
                let old = self.old_amount(at)?;
                Some(self.expr(Expr::Half(old, self::rounding(*rounding))))
            }
            Amount::Just(_) => {
                let message = format!("\"{}\" is done to so many anyway", self.quote(at));
                let help = "leave \"exactly\" out: it is for conditions, and for what is done a number alone is exact";
                self.refuse(Code::HowMany, at, message, "not needed", help)
            }
            Amount::UpTo(_) | Amount::UpToThatMany | Amount::AnyNumber => {
                let message =
                    format!("\"{}\" leaves open how many, and nobody is asked here", self.quote(at));
                let help = "write a number, or let one be chosen before and then say \"that many\": Choose a number from one to three.";
                self.refuse(Code::HowMany, at, message, "how many?", help)
            }
            Amount::OrMore(_)
            | Amount::OrFewer(_)
            | Amount::MoreThan(_)
            | Amount::FewerThan(_)
            | Amount::MoreThanIn(_) => {
                let message = format!("\"{}\" does not say how many", self.quote(at));
                let help =
                    "write a number, \"up to three\" or \"any number of\"; \"or more\" is for conditions";
                self.refuse(Code::HowMany, at, message, "how many?", help)
            }
        }
    }

    /// The number spoken of last: of the event, of what was chosen, or of the cards that were picked.
    pub fn that_many(&mut self, at: At) -> Option<Num> {
        let number = match self.that_many_now() {
            Some(number) => number,
            None => return self.no_number(at),
        };
        if let Some((other, sentence, said)) = self.scope.said_number
            && sentence == self.scope.sentence
            && other != number
            && said != at.0
        {
            return self.which_number(at, said);
        }
        Some(number)
    }

    /// "That number" was one number, and "that many" in the same sentence is another.
    fn which_number<T>(&mut self, at: At, said: Span) -> Option<T> {
        let (many, number) = (self.quote(at), self.quote_span(said));
        let message = format!(
            "\"{many}\" is the number that came last, and \"{number}\" in the same sentence is the one that was chosen"
        );
        let problem = Diagnostic::new(Code::PointsAtTwo, self.place(at), message)
            .label("which of the two numbers?")
            .note(Place::new(self.file, said), "the number that was chosen")
            .help("to mean the number that was chosen, say \"equal to that number\"")
            .help("to mean the one that came last, say what it is: \"equal to the result\", \"equal to the number of …\"");
        self.report(problem);
        None
    }

    pub fn twice_that_many(&mut self, at: At) -> Option<Num> {
        let many = self.that_many(at)?;
        Some(self.expr(Expr::Twice(many)))
    }

    pub fn half_that_many(&mut self, rounded: tree::Rounding, at: At) -> Option<Num> {
        let many = self.that_many(at)?;
        Some(self.expr(Expr::Half(many, rounding(rounded))))
    }

    /// The number that "that many" is here, if one was named.
    pub fn that_many_now(&mut self) -> Option<Num> {
        match (self.scope.picked, self.scope.number) {
            (Some(picked), _) => Some(self.expr(Expr::Count(picked))),
            (None, number) => number,
        }
    }

    fn old_amount(&mut self, at: At) -> Option<Num> {
        if self.scope.substituting {
            return Some(self.expr(Expr::EventAmount));
        }
        let message = format!("\"{}\" changes a number, but no number would be changed here", self.quote(at));
        let said = self.quote(at);
        let that_many = said.replacen(" as many ", " that many ", 1);
        let help = match said == that_many {
            true => "it belongs in a sentence such as: If you would draw one or more cards, you draw one more card.".into(),
            false => format!("write \"{that_many}\" for the number spoken of last; \"as many\" belongs in a sentence such as: If you would draw one or more cards, you draw twice as many cards."),
        };
        self.refuse(Code::AmountOutside, at, message, "more or fewer than what?", help)
    }

    pub fn no_number<T>(&mut self, at: At) -> Option<T> {
        if let Some(apart) = self.scope.apart {
            return self.lost_apart(at, apart, A_NUMBER_OF_EACH);
        }
        if let Some(problem) = self.not_yet(Code::NoNumber, at) {
            self.report(problem);
            return None;
        }
        let message = match self.scope.uncounted {
            Some(last) => format!(
                "\"{}\" would be how many it were with \"{}\", and that is not kept",
                self.quote(at),
                self.quote_span(last)
            ),
            None => format!("no number came before \"{}\"", self.quote(at)),
        };
        let gained = self.scope.uncounted.map(|last| self.quote_span(last).to_lowercase());
        let is_gained = gained.is_some_and(|gained| gained.starts_with("gain"));
        if let Some(goods) = self.goods_spoken_of(at).filter(|_| !is_gained) {
            let help = format!(
                "how many came or went is not kept: count them before they go, and lose them after it: … equal to the number of {goods} you have. Lose all {goods}."
            );
            return self.refuse(Code::NoNumber, at, message, "which number?", help);
        }
        let help = match self.scope.uncounted {
            Some(_) => {
                "write the number once more; or let it be chosen first, and say \"that many\" both times: Choose a number from one to three."
            }
            None => "a number comes from the event, a die, or a choice: Choose a number from one to three.",
        };
        self.refuse(Code::NoNumber, at, message, "which number?", help)
    }

    /// How a count is held against an amount.
    pub fn compared(&mut self, count: Num, amount: &Amount, at: At) -> Option<Boolean> {
        let (how, number) = match amount {
            Amount::OrMore(number) => (Compare::AtLeast, Num::constant(*number)),
            Amount::OrFewer(number) | Amount::UpTo(number) => (Compare::AtMost, Num::constant(*number)),
            Amount::UpToThatMany => (Compare::AtMost, self.that_many(at)?),
            Amount::MoreThan(number) => (Compare::More, Num::constant(*number)),
            Amount::FewerThan(number) => (Compare::Fewer, Num::constant(*number)),
            Amount::Just(number) => (Compare::Equal, Num::constant(*number)),
            Amount::AnyNumber => return Some(Boolean::Always),
            Amount::MoreThanIn(zone) => {
                let zone = self.zone(zone)?;
                let set = self.set(&[(How::Start, Leaf::Zone(zone))]);
                (Compare::More, self.expr(Expr::Count(crate::program::Cards::set(set))))
            }
            Amount::Exactly(_)
            | Amount::ThatMany
            | Amount::TwiceThatMany
            | Amount::HalfThatMany(_)
            | Amount::ThatManyAnd(_)
            | Amount::ThatManyLess(_)
            | Amount::EqualTo(_)
            | Amount::Fewer(_)
            | Amount::More(_)
            | Amount::TwiceAsMany
            | Amount::HalfAsMany(_) => (Compare::Equal, self.number(amount, at)?),
        };
        Some(Boolean::compare(how, count, number))
    }

    /// The same where a condition asks for it: "any number of" would ask for nothing.
    pub fn asked_for(&mut self, count: Num, amount: &Amount, at: At) -> Option<Boolean> {
        match amount {
            Amount::AnyNumber => self.any_number_is_true(at),
            _number => self.compared(count, amount, at),
        }
    }

    /// Whether there are as many as the noun says.
    pub fn counted(&mut self, count: Num, noun: &ThingNoun, at: At) -> Option<Boolean> {
        match &noun.determiner {
            Determiner::A | Determiner::Any | Determiner::Bare | Determiner::The => {
                Some(Boolean::compare(Compare::AtLeast, count, Num::ONE))
            }
            Determiner::All | Determiner::TheMany | Determiner::Each => self.all_is_no_number(noun, None, at),
            Determiner::No => Some(Boolean::compare(Compare::Equal, count, Num::ZERO)),
            Determiner::Count(amount) => self.asked_for(count, amount, at),
            Determiner::Ordinal(_) => self.ordinal_outside(at),
        }
    }

    pub fn ordinal_outside<T>(&mut self, at: At) -> Option<T> {
        let message =
            format!("\"{}\" counts what happens in a turn, but nothing happens here", self.quote(at));
        let help = "it belongs in an event: Whenever a player draws a second card in a turn, …";
        self.refuse(Code::OrdinalOutside, at, message, "counted from where?", help)
    }

    pub fn counters_compared(
        &mut self,
        count: Num,
        amount: &CounterAmount,
        counter: Word,
        at: At,
    ) -> Option<Boolean> {
        match amount {
            CounterAmount::A => Some(Boolean::compare(Compare::AtLeast, count, Num::ONE)),
            CounterAmount::All => self.all_counters(counter, at),
            CounterAmount::No => Some(Boolean::compare(Compare::Equal, count, Num::ZERO)),
            CounterAmount::Count(amount) => self.compared(count, amount, at),
        }
    }

    /// How many counters are put or removed.
    pub fn counter_number(
        &mut self,
        amount: &CounterAmount,
        counter: CounterId,
        on: Cards,
        at: At,
    ) -> Option<Num> {
        match amount {
            CounterAmount::A => Some(Num::ONE),
            CounterAmount::All => Some(self.expr(Expr::Counters(counter, on))),
            CounterAmount::Count(amount) => self.number(amount, at),
            CounterAmount::No => self.nothing_to_do(at),
        }
    }

    pub fn nothing_to_do<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" would do nothing", self.quote(at));
        let help =
            "\"no\" is for conditions: If you have no cards in ‹held›, …; a prohibition says \"can't\"";
        self.refuse(Code::NothingToDo, at, message, "nothing", help)
    }
}

pub fn rounding(rounding: tree::Rounding) -> Rounding {
    match rounding {
        tree::Rounding::Up => Rounding::Up,
        tree::Rounding::Down => Rounding::Down,
    }
}
