//! What is said of goods and points in other words: whether somebody can pay, and what is heard of them.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Expr, Stage};
use crate::syntax::tree::{
    Act, ActKind, Amount, At, ClauseKind, GoodsMany, GoodsVerb, Holding, Measure, MeasureKind, Points, Steps,
};

/// What an act does with which goods or points, and with how many. Who gives loses.
fn goods_of(act: &Act) -> Option<(GoodsVerb, Holding, &GoodsMany)> {
    match &act.kind {
        ActKind::Goods { verb, goods, many } => Some((*verb, Holding::Goods(*goods), many)),
        ActKind::GiveGoods { goods, many, .. } => Some((GoodsVerb::Lose, Holding::Goods(*goods), many)),
        ActKind::Score(many) => Some((GoodsVerb::Gain, Holding::Points, many)),
        ActKind::LosePoints(many) => Some((GoodsVerb::Lose, Holding::Points, many)),
        _another => None,
    }
}

impl Lowering<'_> {
    /// "If you can pay two coins" is asked by how many there are.
    pub fn can_goods<T>(&mut self, act: &Act) -> Option<T> {
        let (verb, goods, many) = goods_of(act)?;
        let said = self.quote(act.at);
        if verb == GoodsVerb::Gain {
            let message = format!("whether somebody can \"{said}\" is no question: everybody can");
            let help = format!(
                "leave it out, or ask for what they have: {}",
                self.has_so_many("if you have", goods, &Amount::OrMore(1))
            );
            return self.refuse(Code::CanWhat, act.at, message, "can't be asked", help);
        }
        let message = format!("whether somebody can \"{said}\" is asked by what they have");
        let help = format!("write: {}", self.asked_by_number(goods, many, act.at));
        self.refuse(Code::CanWhat, act.at, message, "can't be asked", help)
    }

    /// What is asked of whom the words before speak of.
    fn asked_by_number(&self, goods: Holding, many: &GoodsMany, at: At) -> String {
        let text = self.sources.text(self.file).get(..at.0.range().start).unwrap_or("").trim_end();
        let (before, can) = text.rsplit_once(char::is_whitespace).unwrap_or(("", text));
        let not = !["can", "can,"].contains(&can.to_lowercase().as_str());
        let who = who_has(before);
        let whether = if who.starts_with("who ") { "" } else { "if " };
        self.number_had(&format!("{whether}{who}"), goods, many, (not, at))
    }

    /// What you have so many of that you can pay, and the opposite.
    pub fn has_what_is_paid(&self, steps: &Steps) -> Option<[String; 2]> {
        let ClauseKind::Do { subject: None, act, .. } = &steps.first.kind else { return None };
        let (verb, goods, many) = goods_of(act)?;
        let has = |not| self.number_had("you have", goods, many, (not, act.at));
        (verb != GoodsVerb::Gain).then(|| [has(false), has(true)])
    }

    /// have two or more coins, have one or fewer coins
    fn number_had(&self, who: &str, goods: Holding, many: &GoodsMany, (not, at): (bool, At)) -> String {
        let count = match many {
            GoodsMany::So(Points::Fixed(count)) | GoodsMany::OrMore(count) => *count,
            GoodsMany::All | GoodsMany::Any | GoodsMany::Changed(_) => 1,
            // How many that is depends on what is counted.
            GoodsMany::So(Points::ForEach(..)) => return self.equal_to(who, goods, "the number of …", not),
            GoodsMany::So(Points::ThatMany) => {
                return self.equal_to(who, goods, "that number", not);
            }
            GoodsMany::So(Points::TwiceThatMany) => {
                return self.equal_to(who, goods, "twice that number", not);
            }
            GoodsMany::So(Points::HalfThatMany(rounding)) => {
                let that = MeasureKind::ThatNumber;
                let half = MeasureKind::Half(Box::new(Measure { kind: that, at }), *rounding);
                let number = format::measure(self.world.dialect, &Measure { kind: half, at });
                return self.equal_to(who, goods, &number, not);
            }
            GoodsMany::So(Points::Measure(measure)) => {
                let number = format::measure(self.world.dialect, measure);
                return self.equal_to(who, goods, &number, not);
            }
        };
        let amount = match (not, count) {
            (false, count) => Amount::OrMore(count),
            (true, 0 | 1) => Amount::Exactly(0),
            (true, count) => Amount::OrFewer(count - 1),
        };
        self.has_so_many(who, goods, &amount)
    }

    fn equal_to(&self, who: &str, goods: Holding, number: &str, not: bool) -> String {
        let several = format::holding(self.world.dialect, goods);
        match not {
            false => format!("{who} {several} equal to {number} or more"),
            true => format!("{who} {several} equal to one fewer than {number} or fewer"),
        }
    }

    fn has_so_many(&self, who: &str, goods: Holding, amount: &Amount) -> String {
        format!("{who} {}", format::so_many(self.world.dialect, goods, amount))
    }

    /// The goods that the paragraph spoke of last before this, as several.
    pub fn goods_spoken_of(&self, at: At) -> Option<String> {
        let text = self.sources.text(self.file).get(..at.0.range().start)?;
        let paragraph = text.rsplit("\n\n").next()?.to_lowercase();
        let goods = self.world.dialect.lexicon.iter().filter(|(_, word)| word.is_goods());
        let last = |form: &str| {
            let is_end = |letter: char| !letter.is_alphanumeric();
            let form = form.to_lowercase();
            let found = paragraph.match_indices(&form).map(|(from, form)| from + form.len());
            found.filter(|end| paragraph[*end..].starts_with(is_end)).last()
        };
        let places = goods.filter_map(|(_, word)| Some((word.forms().filter_map(last).max()?, word)));
        let (_, word) = places.max_by_key(|(end, _)| *end)?;
        word.plural.clone()
    }

    /// "Whenever you gain a coin": what comes at once is told at once.
    pub fn how_many_at_once<T>(&mut self, act: &Act, stage: Stage) -> Option<T> {
        let (verb, goods, many) = goods_of(act)?;
        let said = self.quote(act.at);
        let several = format::holding(self.world.dialect, goods);
        let (any, least) = (self.heard(act, verb, 1), self.heard(act, verb, at_least(many)));
        let help = match (many, stage) {
            (GoodsMany::All, Stage::Prohibit) => {
                format!(
                    "\"can't lose {several}\" forbids every loss; that some of them are kept can't be said"
                )
            }
            (GoodsMany::All, _) => {
                let text = self.sources.text(self.file).get(..act.at.0.range().start).unwrap_or("");
                let none = self.has_so_many(&who_has(text), goods, &Amount::Exactly(0));
                format!("for the last of them write: As soon as {none}, …; for every loss \"{any}\"")
            }
            (_, Stage::Prohibit) => {
                let verb = least.split(' ').next().unwrap_or("").to_string();
                match at_least(many) {
                    1 => format!("write \"can't {verb} {several}\": then none at all"),
                    _so_many => format!(
                        "write \"can't {verb} {several}\" where it is none at all, or \"can't {least}\" where fewer may come"
                    ),
                }
            }
            _heard => format!("write \"{least}\"; how many it were is \"that many\""),
        };
        let message = match many {
            GoodsMany::All => format!("\"{said}\" is no event: a loss is told with how many are lost"),
            _so_many => format!("\"{said}\" may come with more at once, and all of it is one event"),
        };
        self.refuse(Code::HowMany, act.at, message, "how many at once?", help)
    }

    /// "Whenever you give a coin": whoever gives loses, whoever is given gains.
    pub fn heard_by_halves<T>(&mut self, act: &Act, stage: Stage) -> Option<T> {
        let (_, goods, many) = goods_of(act)?;
        if stage == Stage::Impossible {
            return self.can_goods(act);
        }
        let said = self.quote(act.at);
        let several = format::holding(self.world.dialect, goods);
        let (loses, gains) = match stage {
            Stage::Prohibit => (format!("can't lose {several}"), format!("can't gain {several}")),
            _heard => {
                let least = at_least(many);
                (self.heard(act, GoodsVerb::Lose, least), self.heard(act, GoodsVerb::Gain, least))
            }
        };
        let message =
            format!("\"{said}\" is no event of its own: whoever gives loses, and whoever is given gains");
        let help = format!("write \"{loses}\" of whoever gives, or \"{gains}\" of whoever gets them");
        self.refuse(Code::SentenceDoesNotFit, act.at, message, "told as a loss", help)
    }

    /// "Gain one more coin" where nothing would be gained.
    pub fn another_than_what<T>(&mut self, all: Expr, at: At) -> Option<T> {
        let said = self.quote(at);
        let lower = said.to_lowercase();
        let verb = ["lose", "pay"].into_iter().find(|verb| lower.starts_with(verb));
        let example = match (matches!(all, Expr::Points(_)), verb) {
            (true, None) => "If you would score one or more points, you score one more point",
            (true, Some(_)) => "If you would lose one or more points, you lose one fewer points",
            (false, None) => "If you would gain one or more …, you gain one more …",
            (false, Some("pay")) => "If you would pay one or more …, you pay one fewer …",
            (false, Some(_)) => "If you would lose one or more …, you lose one fewer …",
        };
        if self.scope.substituting {
            let message = format!("\"{said}\" is the same with another number, and nothing else instead");
            let help = format!("leave out \"instead\" and say who: {example}");
            return self.refuse(Code::AmountOutside, at, message, "the same", help);
        }
        let message = format!("\"{said}\" is another number than before, and none was said");
        let help =
            format!("say how many; another number than before stands behind what would happen: {example}");
        self.refuse(Code::AmountOutside, at, message, "than what?", help)
    }

    /// gains two or more coins: with the verb in the form that was written.
    fn heard(&self, act: &Act, verb: GoodsVerb, least: u32) -> String {
        let Some((_, goods, _)) = goods_of(act) else { return String::new() };
        let said = self.quote(act.at);
        let s = if said.split(' ').next().is_some_and(|verb| verb.ends_with('s')) { "s" } else { "" };
        let verb = match (verb, goods) {
            (GoodsVerb::Gain, Holding::Points) => "score",
            (GoodsVerb::Gain, Holding::Goods(_)) => "gain",
            (GoodsVerb::Lose, Holding::Points | Holding::Goods(_)) => "lose",
            (GoodsVerb::Pay, Holding::Points | Holding::Goods(_)) => "pay",
        };
        self.has_so_many(&format!("{verb}{s}"), goods, &Amount::OrMore(least))
    }
}

fn at_least(many: &GoodsMany) -> u32 {
    match many {
        GoodsMany::So(Points::Fixed(count)) | GoodsMany::OrMore(count) => (*count).max(1),
        GoodsMany::So(
            Points::ForEach(..)
            | Points::Measure(_)
            | Points::ThatMany
            | Points::TwiceThatMany
            | Points::HalfThatMany(_),
        )
        | GoodsMany::Changed(_)
        | GoodsMany::All
        | GoodsMany::Any => 1,
    }
}

/// Whom the words speak of last, with the verb: you have, an opponent has, who have.
fn who_has(before: &str) -> String {
    let mut words = before.split_whitespace().rev().map(str::to_lowercase);
    let (last, before) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is_article = ["that", "each", "an", "a", "the", "no"].contains(&before.as_str());
    match last.as_str() {
        "who" if before.ends_with('s') => "who have".to_string(),
        "who" => "who has".to_string(),
        "you" | "they" => format!("{last} have"),
        _role if ["next", "other"].contains(&before.as_str()) => format!("the {before} {last} has"),
        _role if is_article => format!("{before} {last} has"),
        _nobody => "you have".to_string(),
    }
}
