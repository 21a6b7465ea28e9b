//! Acts: one file for each family of verbs.

pub mod cards;
mod choosing;
mod choosing_several;
mod chosen_already;
mod counters;
mod deal;
mod draw;
mod event;
mod goods;
mod goods_said;
pub mod how_many_there;
mod moving;
mod one_by_one;
mod proposed;
mod skipped;
mod table;
mod values;

use crate::diagnostic::Code;
use crate::program::{Op, Who};
use crate::syntax::tree::{Act, ActKind, SimpleVerb, SoMany};

use super::Lowering;

impl Lowering<'_> {
    /// Does what the act says: `who` is one player, or several at once where the verb is the same for all.
    pub fn act(&mut self, who: Who, act: &Act) -> Option<()> {
        match &act.kind {
            ActKind::Simple { verb: SimpleVerb::Draw, what, one_at_a_time } => {
                self.draw(who, what, *one_at_a_time, act.at)
            }
            ActKind::Simple { verb, what, one_at_a_time } => {
                self.simple_act(who, *verb, what, *one_at_a_time, act.at)
            }
            ActKind::Put { moves, manner, after_effect } => {
                self.put(who, moves, *manner, *after_effect, act.at)
            }
            ActKind::PutCounters { amount, counter, on } => {
                self.put_counters(who, amount, *counter, on, act.at)
            }
            ActKind::RemoveCounters { amount, counter, from } => {
                self.remove_counters(who, amount, *counter, from, act.at)
            }
            ActKind::SetAside { what, with_this, face_down } => {
                self.set_aside(who, what, *with_this, *face_down, act.at)
            }
            ActKind::Return { what, to } => self.return_cards(who, what, to, act.at),
            ActKind::Exchange { what } => self.exchange(who, what, act.at),
            ActKind::GainControl { what, duration } => {
                self.gain_control(who, what, duration.as_ref(), act.at)
            }
            ActKind::Give { what, to } => self.give(who, what, to, act.at),
            ActKind::Choose { what } => self.choose_things(who, what, act.at),
            ActKind::ChooseOne { many: SoMany::Exactly(1), modes } => self.choose_one(who, modes),
            ActKind::ChooseOne { many, modes } => self.choose_several(who, *many, modes, act.at),
            ActKind::Name { attribute, duration } => self.name(who, *attribute, duration.as_ref(), act.at),
            ActKind::Search { zone, what } => self.search(who, zone, what),
            ActKind::Shuffle { zone, into } => self.shuffle(who, zone, into.as_ref()),
            ActKind::Deal { what, to } => self.deal(who, what, to, act.at),
            ActKind::Call { what, name } => self.call(who, what, name),
            ActKind::Cause { .. } => {
                let message = format!("\"{}\" has nothing to change", self.quote(act.at));
                let help = "\"cause\" is for substitutions: If an opponent would cause you to draw one or more cards, …; here say who does what: that player draws a card";
                self.refuse(Code::CauseOutside, act.at, message, "only after \"would cause\"", help)
            }
            ActKind::TakeFirstTurn => self.take_first_turn(who, act.at),
            ActKind::TakeAnotherTurn => self.does(Op::TakeAnotherTurn(who)),
            ActKind::TakeOneAction => self.does(Op::TakeOneAction(who)),
            ActKind::TakeAction(names) => self.take_action(who, names),
            ActKind::SkipTurn => self.does(Op::SkipTurn(who)),
            ActKind::SkipNextTurn(person) => {
                let of = self.about(who, |lowering| lowering.who(person))?;
                self.skips_own(of, person, act.at)?;
                self.does(Op::SkipTurn(of))
            }
            ActKind::SkipPhase { of, next, phase } => {
                let person = of;
                let of = self.about(who, |lowering| lowering.who(person))?;
                self.skips_own(of, person, act.at)?;
                self.does(Op::SkipPhase { of, phase: self.world.phase(*phase), next: *next })
            }
            ActKind::Reverse { duration } => {
                let lasts = self.lasts_or_forever(duration.as_ref(), act.at)?;
                self.does(Op::Reverse(who, lasts))
            }
            ActKind::RollDie => {
                self.rolls(who);
                self.does(Op::RollDie(who))
            }
            ActKind::BecomeDealer => self.does(Op::BecomeDealer(who)),
            ActKind::WinGame => self.does(Op::WinGame(who)),
            ActKind::LoseGame => self.does(Op::LoseGame(who)),
            ActKind::WinSeries => self.does(Op::WinSeries(who)),
            ActKind::Add { amount, to } => {
                self.change_number(to, amount, |cell, of, number| Op::AddToCell { cell, by: who, of, number })
            }
            ActKind::Subtract { amount, from } => {
                let change = |cell, of, number| Op::SubtractFromCell { cell, by: who, of, number };
                self.change_number(from, amount, change)
            }
            ActKind::Score(many) => self.points_change(who, many, act.at, |points| Op::Score { who, points }),
            ActKind::LosePoints(many) => {
                self.points_change(who, many, act.at, |points| Op::LosePoints { who, points })
            }
            ActKind::Goods { verb, goods, many } => self.goods(who, *verb, *goods, many, act.at),
            ActKind::GiveGoods { goods, many, to } => self.give_goods(who, *goods, many, to, act.at),
            ActKind::Announce(announced) => self.announce(who, announced),
            ActKind::Own { verb, what } => self.own_verb(who, *verb, what.as_ref()),
        }
    }

    fn does(&mut self, op: Op) -> Option<()> {
        self.emit(op);
        Some(())
    }
}
