//! Points and announcements.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::program::{Expr, Num, Op, Who, WordNumber};
use crate::syntax::tree::{Announced, At, GoodsMany, Points};

impl Lowering<'_> {
    pub fn points_change(
        &mut self,
        who: Who,
        many: &GoodsMany,
        at: At,
        op: impl FnOnce(Num) -> Op,
    ) -> Option<()> {
        let points = self.so_many_of(who, Expr::Points(who), many, at)?;
        self.emit(op(points));
        self.goods_are_not_counted(many, at);
        Some(())
    }

    pub fn announce(&mut self, who: Who, announced: &Announced) -> Option<()> {
        let op = match announced {
            Announced::Word(word) => Op::AnnounceWord(who, self.announced_word(&word.text)),
            Announced::Measure(measure) => {
                Op::AnnounceNumber(who, self.about(who, |lowering| lowering.measure(measure))?)
            }
            Announced::Thing(thing) => return self.announced_card(thing.at),
        };
        self.emit(op);
        Some(())
    }

    fn announced_card<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" is shown, not said: a word or a number is announced", self.quote(at));
        let help = "show it: Reveal that card. Or say how many: Announce the number of cards in your ‹held›.";
        self.refuse(Code::OnlyCards, at, message, "a card", help)
    }

    pub fn announced_word(&self, text: &str) -> WordNumber {
        let position = self.shared_words.iter().position(|said| said == text);
        WordNumber(position.expect("the words that are announced were collected before") as u16)
    }

    pub fn points(&mut self, points: &Points, at: At) -> Option<Num> {
        match points {
            Points::Fixed(number) => Some(Num::constant(*number)),
            Points::ForEach(number, thing) => {
                self.for_each_of_them(thing);
                let cards = self.each_of(thing)?;
                let count = self.expr(Expr::Count(cards));
                match number {
                    1 => Some(count),
                    2 => Some(self.expr(Expr::Twice(count))),
                    number => Some(self.expr(Expr::Times(count, Num::constant(*number)))),
                }
            }
            Points::Measure(measure) => self.measure(measure),
            Points::ThatMany => self.that_many(at),
            Points::TwiceThatMany => self.twice_that_many(at),
            Points::HalfThatMany(rounding) => self.half_that_many(*rounding, at),
        }
    }
}
