//! What players have so many of: points, and goods of the game's own.

use super::english::with_article;
use super::person::verb_form;
use super::printer::Printer;
use crate::syntax::tree::{Amount, GoodsMany, Holding, NamedNumber, Person, Points, Word};
use crate::vocabulary::{Verb, number_in_words};

impl<'a> Printer<'a> {
    /// What somebody has: 500 or more points, no coins.
    pub fn so_many(&self, of: Holding, amount: &Amount) -> String {
        let (one, many) = match of {
            Holding::Points => ("point", "points"),
            Holding::Goods(goods) => (self.word(goods), self.plural(goods)),
        };
        if *amount == Amount::Exactly(0) { format!("no {many}") } else { self.counted(amount, one, many) }
    }

    /// points, coins
    pub fn holding(&self, of: Holding) -> &'a str {
        match of {
            Holding::Points => "points",
            Holding::Goods(goods) => self.plural(goods),
        }
    }

    /// a coin, two coins, that many coins, all coins
    pub fn goods(&self, goods: Word, many: &GoodsMany) -> String {
        self.many(Holding::Goods(goods), many)
    }

    /// one point, two points, all points
    pub fn lost_points(&self, many: &GoodsMany) -> String {
        self.many(Holding::Points, many)
    }

    /// The same, and the worth of the cards in their hand.
    pub fn scored(&self, many: &GoodsMany) -> String {
        match many {
            GoodsMany::So(Points::Measure(measure)) => self.measure(measure),
            _so_many => self.many(Holding::Points, many),
        }
    }

    fn many(&self, of: Holding, many: &GoodsMany) -> String {
        let several = self.holding(of);
        let fixed = |count: u32| match of {
            Holding::Points => self.points(count),
            Holding::Goods(goods) if count == 1 => with_article(self.word(goods)),
            Holding::Goods(_) => format!("{} {several}", number_in_words(count)),
        };
        match many {
            GoodsMany::All => format!("all {several}"),
            GoodsMany::Any => several.to_string(),
            GoodsMany::Changed(amount) => self.so_many(of, amount),
            GoodsMany::OrMore(count) => format!("{} or more {several}", number_in_words(*count)),
            GoodsMany::So(Points::Fixed(count)) => fixed(*count),
            GoodsMany::So(Points::ForEach(count, each)) => {
                format!("{} for {}", fixed(*count), self.thing(each))
            }
            GoodsMany::So(Points::ThatMany) => format!("that many {several}"),
            GoodsMany::So(Points::TwiceThatMany) => format!("twice that many {several}"),
            GoodsMany::So(Points::HalfThatMany(rounding)) => self.half_that_many(several, *rounding),
            GoodsMany::So(Points::Measure(measure)) => {
                format!("{several} equal to {}", self.measure(measure))
            }
        }
    }

    /// the number of coins you have
    pub fn number_of_goods(&self, goods: Word, person: &Person) -> String {
        format!("the number of {} {}", self.plural(goods), self.has_them(person))
    }

    /// coin you have
    pub fn goods_of(&self, number: &NamedNumber) -> String {
        let who = number.whose.as_ref().map_or_else(String::new, |person| self.has_them(person));
        format!("{} {who}", self.word(number.word))
    }

    /// you have
    pub fn has_them(&self, person: &Person) -> String {
        format!("{} {}", self.person(person), Verb::Have.form(verb_form(person)))
    }
}
