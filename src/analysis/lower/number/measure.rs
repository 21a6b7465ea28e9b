//! Numbers that are worked out.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::lost::{A_NUMBER_OF_EACH, A_RESULT_OF_EACH};
use crate::analysis::lower::person::somebody::Somebody;
use crate::analysis::lower::thing::described::Where;
use crate::analysis::resolve::{Apart, Rolled};
use crate::diagnostic::Code;
use crate::program::{AttributeId, Compare, Expr, Num, Who};
use crate::syntax::tree::{At, Comparison, Measure, MeasureKind, Word};
use crate::vocabulary::english::article;

use super::count::rounding;

impl Lowering<'_> {
    /// Somebody rolls: the result is a number from here on, or when everybody has chosen.
    pub fn rolls(&mut self, who: Who) {
        self.scope.picked = None;
        self.scope.rollers.push(who);
        if self.scope.same_time.is_some() {
            (self.scope.rolled, self.scope.number) = (Some(Rolled::NotYet(who)), None);
            self.scope.apart = Some(Apart::NotYet);
            return;
        }
        self.scope.rolled = Some(Rolled::By(who));
        self.scope.number = Some(self.expr(Expr::Die(who)));
    }

    /// Refuses the worth of cards in a game whose cards have none.
    pub fn worth_is_said(&mut self, at: At) -> Option<()> {
        if self.world.has_worths {
            return Some(());
        }
        let message = "no card of this game is worth anything";
        let help = "what cards are worth is said in a block that begins with \"scoring\": Any other card is worth one point.";
        self.refuse(Code::WorthGap, at, message, "worth nothing", help)
    }

    pub fn measure(&mut self, measure: &Measure) -> Option<Num> {
        match self.somebody {
            // What several have is no number of one of them.
            Somebody::AnyOf => self.with_somebody(Somebody::Nobody, |lowering| lowering.worked_out(measure)),
            Somebody::Chosen | Somebody::OneOf | Somebody::Found { .. } | Somebody::Nobody => {
                self.worked_out(measure)
            }
        }
    }

    fn worked_out(&mut self, measure: &Measure) -> Option<Num> {
        if let Some(number) = self.settled(measure) {
            return Some(number);
        }
        let expr = match &measure.kind {
            MeasureKind::Literal(number) => return Some(Num::constant(*number)),
            MeasureKind::Value(number) => return self.named_number(number),
            MeasureKind::ThatNumber => {
                let Some(number) = self.scope.chosen_number else { return self.that_many(measure.at) };
                self.scope.said_number = Some((number, self.scope.sentence, measure.at.0));
                return Some(number);
            }
            MeasureKind::Result => match (self.scope.rolled, self.scope.subject) {
                (Some(Rolled::By(who)), _) => Expr::Die(who),
                (Some(Rolled::Each), Some(Who::YOU)) if !self.you_rolled() => {
                    return self.lost_apart(measure.at, Apart::OfEach, A_RESULT_OF_EACH);
                }
                (Some(Rolled::Each), Some(who)) => Expr::Die(who),
                (Some(Rolled::NotYet(_)), _) => {
                    return self.lost_apart(measure.at, Apart::NotYet, A_NUMBER_OF_EACH);
                }
                (Some(Rolled::EachTime), _) => {
                    return self.lost_apart(measure.at, Apart::EachTime, A_NUMBER_OF_EACH);
                }
                (Some(Rolled::Perhaps(_)), _) => {
                    return self.lost_apart(measure.at, Apart::PerhapsNot, A_NUMBER_OF_EACH);
                }
                (Some(Rolled::Each) | None, _) => return self.no_number(measure.at),
            },
            MeasureKind::NumberOfThings(thing) => {
                self.counted_of_whom(thing)?;
                self.all_there_are(thing);
                Expr::Count(self.counted_cards(thing)?)
            }
            MeasureKind::NumberOfCounters { counter, on } => {
                let cards = self.numbered(on, true)?;
                self.counters_on(on, cards, Where::Anywhere, measure.at);
                Expr::Counters(self.world.counter(*counter), cards)
            }
            MeasureKind::NumberOfPoints(person) => return self.points_of(person, measure.at),
            MeasureKind::NumberOfPersons(person) => Expr::CountPlayers(self.who(person)?),
            MeasureKind::NumberOfGames => Expr::Games,
            MeasureKind::WorthOf(thing) => {
                self.worth_is_said(measure.at)?;
                self.counted_of_whom(thing)?;
                self.all_there_are(thing);
                Expr::Worth(self.counted_cards(thing)?)
            }
            MeasureKind::AttributeOf { attribute, of } => {
                Expr::Attribute(self.counting_attribute(*attribute)?, self.numbered(of, false)?)
            }
            MeasureKind::Difference(a, b) => Expr::Difference(self.measure(a)?, self.measure(b)?),
            MeasureKind::Half(inner, round) => Expr::Half(self.measure(inner)?, rounding(*round)),
            MeasureKind::Twice(inner) => Expr::Twice(self.measure(inner)?),
            MeasureKind::Plus(more, inner) => Expr::Plus(self.measure(inner)?, Num::constant(*more)),
            MeasureKind::Minus(fewer, inner) => Expr::Minus(self.measure(inner)?, Num::constant(*fewer)),
        };
        Some(self.expr(expr))
    }

    /// An attribute whose values count something.
    pub fn counting_attribute(&mut self, word: Word) -> Option<AttributeId> {
        let attribute = self.world.attribute(word);
        let counts =
            self.world.values.iter().any(|value| value.attribute == attribute && value.number.is_some());
        if counts {
            return Some(attribute);
        }
        let name = self.world.name(word.id).to_string();
        let message = format!("{} {name} is no number", article(&name));
        let help = format!(
            "only an attribute whose values have a number in game.toml can be counted; {name} has none"
        );
        self.refuse(Code::NotANumber, word.at, message, "not a number", help)
    }

    pub fn comparison(&mut self, number: Num, comparison: &Comparison) -> Option<Boolean> {
        let Some((how, measure)) = compared(comparison) else {
            let odd = if *comparison == Comparison::Odd { Num::ONE } else { Num::ZERO };
            let over = self.expr(Expr::Odd(number));
            return Some(Boolean::compare(Compare::Equal, over, odd));
        };
        let other = self.measure(measure)?;
        Some(Boolean::compare(how, number, other))
    }
}

/// How a number is compared, and with what: nothing, where it is asked whether it is even.
pub fn compared(comparison: &Comparison) -> Option<(Compare, &Measure)> {
    Some(match comparison {
        Comparison::Is(measure) => (Compare::Equal, measure),
        Comparison::IsNot(measure) => (Compare::NotEqual, measure),
        Comparison::OrMore(measure) => (Compare::AtLeast, measure),
        Comparison::OrFewer(measure) => (Compare::AtMost, measure),
        Comparison::MoreThan(measure) => (Compare::More, measure),
        Comparison::FewerThan(measure) => (Compare::Fewer, measure),
        Comparison::Even | Comparison::Odd => return None,
    })
}
