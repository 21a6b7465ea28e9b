//! Acts: a verb with what belongs to it. The subject decides the verb's form.

use super::english::{followed_by, list, list_of_clauses, with_article};
use super::printer::Printer;
use super::verb_phrase::simple;
use crate::syntax::tree::{
    Act, ActKind, Announced, Called, Chosen, Duration, GoodsVerb, Move, PutManner, SoMany, Thing,
};
use crate::vocabulary::{Verb, VerbForm, number_in_words};

impl Printer<'_> {
    pub fn act(&self, act: &Act, form: VerbForm) -> String {
        let verb = |verb: Verb| verb.form(form);
        match &act.kind {
            ActKind::Simple { verb, what, one_at_a_time } => {
                let manner = if *one_at_a_time { ", one at a time" } else { "" };
                format!("{} {}{manner}", simple(*verb, form), self.thing(what))
            }
            ActKind::Put { moves, manner, after_effect } => {
                let put = format!("{} {}", verb(Verb::Put), self.moves(moves, *manner));
                followed_by(put, after_effect.then(|| "after its effect".into()))
            }
            ActKind::PutCounters { amount, counter, on } => {
                format!("{} {} on {}", verb(Verb::Put), self.counters(amount, *counter), self.thing(on))
            }
            ActKind::RemoveCounters { amount, counter, from } => {
                let counters = self.counters(amount, *counter);
                format!("{} {counters} from {}", verb(Verb::Remove), self.thing(from))
            }
            ActKind::SetAside { what, with_this, face_down } => {
                let with = if *with_this { " with this card" } else { "" };
                let face = if *face_down { " face down" } else { "" };
                format!("{} {} aside{with}{face}", verb(Verb::Set), self.thing(what))
            }
            ActKind::Return { what, to } => {
                format!("{} {} to {}", verb(Verb::Return), self.thing(what), self.zone(to))
            }
            ActKind::Exchange { what } => format!("{} {}", verb(Verb::Exchange), self.and_things(what)),
            ActKind::GainControl { what, duration } => {
                let gain = format!("{} control of {}", verb(Verb::Gain), self.thing(what));
                self.lasting(gain, duration.as_ref())
            }
            ActKind::Give { what, to } => {
                format!("{} {} to {}", verb(Verb::Give), self.thing(what), self.person(to))
            }
            ActKind::Choose { what } => {
                let what: Vec<_> = what.iter().map(|chosen| self.chosen(chosen)).collect();
                format!("{} {}", verb(Verb::Choose), list(&what, "and"))
            }
            ActKind::ChooseOne { many, modes } => {
                let several = modes.iter().any(|mode| !mode.more.is_empty());
                let modes: Vec<_> = modes.iter().map(|mode| self.steps(mode)).collect();
                let modes = match modes.split_last() {
                    Some((last, others)) if several => format!("{}; or {last}", others.join("; ")),
                    Some(_) | None => list_of_clauses(&modes, "or"),
                };
                let many = match many {
                    SoMany::Exactly(many) => number_in_words(*many),
                    SoMany::UpTo(most) => format!("up to {}", number_in_words(*most)),
                    SoMany::OrMore(least) => format!("{} or more", number_in_words(*least)),
                };
                format!("{} {many}: {modes}", verb(Verb::Choose))
            }
            ActKind::Name { attribute, duration } => {
                let name = format!("{} {}", verb(Verb::Name), with_article(self.word(*attribute)));
                self.lasting(name, duration.as_ref())
            }
            ActKind::Search { zone, what } => {
                format!("{} {} for {}", verb(Verb::Search), self.zone(zone), self.thing(what))
            }
            ActKind::Shuffle { zone, into } => {
                let shuffle = format!("{} {}", verb(Verb::Shuffle), self.zone(zone));
                followed_by(shuffle, into.as_ref().map(|into| format!("into {}", self.zone(into))))
            }
            ActKind::Deal { what, to } => {
                format!("{} {} to {}", verb(Verb::Deal), self.thing(what), self.person(to))
            }
            ActKind::TakeFirstTurn => format!("{} the first turn", verb(Verb::Take)),
            ActKind::TakeAnotherTurn => format!("{} another turn after this turn", verb(Verb::Take)),
            ActKind::TakeOneAction => format!("{} one action", verb(Verb::Take)),
            ActKind::TakeAction(names) => {
                let names: Vec<_> =
                    names.iter().map(|name| format!("the action \"{}\"", name.text)).collect();
                format!("{} {}", verb(Verb::Take), list(&names, "or"))
            }
            ActKind::SkipTurn => format!("{} a turn", verb(Verb::Skip)),
            ActKind::SkipNextTurn(of) => {
                format!("{} {}", verb(Verb::Skip), self.turn_or_phase(of, true, "turn", "turns"))
            }
            ActKind::SkipPhase { of, next, phase } => {
                let phase = self.turn_or_phase(of, *next, self.word(*phase), self.plural(*phase));
                format!("{} {phase}", verb(Verb::Skip))
            }
            ActKind::Reverse { duration } => {
                self.lasting(format!("{} the direction of play", verb(Verb::Reverse)), duration.as_ref())
            }
            ActKind::RollDie => format!("{} a die", verb(Verb::Roll)),
            ActKind::Add { amount, to } => {
                format!("{} {} to {}", verb(Verb::Add), self.measure(amount), self.named_number(to))
            }
            ActKind::Subtract { amount, from } => {
                format!("{} {} from {}", verb(Verb::Subtract), self.measure(amount), self.named_number(from))
            }
            ActKind::BecomeDealer => format!("{} the dealer", verb(Verb::Become)),
            ActKind::WinGame => format!("{} the game", verb(Verb::Win)),
            ActKind::LoseGame => format!("{} the game", verb(Verb::Lose)),
            ActKind::WinSeries => format!("{} the series", verb(Verb::Win)),
            ActKind::Score(many) => format!("{} {}", verb(Verb::Score), self.scored(many)),
            ActKind::LosePoints(many) => format!("{} {}", verb(Verb::Lose), self.lost_points(many)),
            ActKind::Goods { verb: done, goods, many } => {
                let done = match done {
                    GoodsVerb::Gain => Verb::Gain,
                    GoodsVerb::Lose => Verb::Lose,
                    GoodsVerb::Pay => Verb::Pay,
                };
                format!("{} {}", verb(done), self.goods(*goods, many))
            }
            ActKind::GiveGoods { goods, many, to } => {
                let goods = self.goods(*goods, many);
                format!("{} {goods} to {}", verb(Verb::Give), self.person(to))
            }
            ActKind::Announce(what) => format!("{} {}", verb(Verb::Announce), self.announced(what)),
            ActKind::Cause { who, act } => {
                format!("{} {} to {}", verb(Verb::Cause), self.person(who), self.act(act, VerbForm::Plain))
            }
            ActKind::Call { what, name } => {
                let what = match what {
                    Called::Thing(thing) => self.thing(thing),
                    Called::Person(person) => self.person(person),
                };
                format!("{} {what} the \"{}\"", verb(Verb::Call), name.text)
            }
            ActKind::Own { verb, what } => {
                let what = what.as_ref().map(|what| self.thing(what));
                followed_by(self.own_verb(*verb, form).into(), what)
            }
        }
    }

    fn lasting(&self, act: String, duration: Option<&Duration>) -> String {
        followed_by(act, duration.map(|duration| self.duration(duration)))
    }

    fn and_things(&self, things: &[Thing]) -> String {
        list(&things.iter().map(|thing| self.thing(thing)).collect::<Vec<_>>(), "and")
    }

    fn moves(&self, moves: &[Move], manner: Option<PutManner>) -> String {
        let moves: Vec<_> = moves.iter().map(|moved| self.moved(moved)).collect();
        let manner = manner.map(|manner| match manner {
            PutManner::AnyOrder => "in any order",
            PutManner::ThatOrder => "in that order",
            PutManner::RandomOrder => "in a random order",
            PutManner::FaceDown => "face down",
            PutManner::FaceUp => "face up",
        });
        followed_by(list(&moves, "and"), manner.map(str::to_string))
    }

    fn chosen(&self, chosen: &Chosen) -> String {
        match chosen {
            Chosen::Thing(thing) => self.thing(thing),
            Chosen::Person(person) => self.person(person),
            Chosen::Number { from, to } => {
                format!("a number from {} to {}", number_in_words(*from), number_in_words(*to))
            }
        }
    }

    fn announced(&self, announced: &Announced) -> String {
        match announced {
            Announced::Word(word) => format!("\"{}\"", word.text),
            Announced::Measure(measure) => self.measure(measure),
            Announced::Thing(thing) => self.thing(thing),
        }
    }
}
