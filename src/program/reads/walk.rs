//! Goes through everything that an instruction names. A new operand can't be forgotten: every kind of
//! instruction, question and step says what it names.

use super::Reads;
use crate::program::{AbilityId, ChoiceId, ChoiceOf, Count, Op, Pc, Stage, Text};

pub struct Walk<'t> {
    pub(super) text: &'t Text,
    pub found: Reads,
    /// Instructions and abilities that were looked at.
    done: Vec<bool>,
    abilities: Vec<AbilityId>,
}

impl<'t> Walk<'t> {
    pub fn new(text: &'t Text) -> Walk<'t> {
        Walk { text, found: Reads::default(), done: Vec::new(), abilities: Vec::new() }
    }

    /// Everything the ability does, and everything that what it makes does later.
    pub fn ability(&mut self, id: AbilityId) {
        if self.abilities.contains(&id) {
            return;
        }
        self.abilities.push(id);
        let ability = self.text.abilities[id.index()];
        // Whether it was met is decided: its conditions are looked at only for effects still to come.
        if self.abilities.len() > 1 {
            ability.printed.into_iter().for_each(|set| self.set(set));
            let tests = [ability.condition, ability.only_while];
            tests.into_iter().flatten().for_each(|test| self.test(test));
        }
        match ability.stage {
            Stage::Standing(id) => self.standing(self.text.standings[id.index()]),
            Stage::Offer(offered) => self.when(offered.during),
            Stage::MayInstead(who) => self.who(who),
            Stage::Prohibit
            | Stage::Before
            | Stage::Amount
            | Stage::Instead
            | Stage::After
            | Stage::Impossible
            | Stage::State(_)
            | Stage::Effect => {}
        }
        ability.code.into_iter().for_each(|pc| self.code(pc));
    }

    /// All abilities and all instructions.
    pub fn everything(&mut self) {
        (0..self.text.abilities.len() as u16).for_each(|id| self.ability(AbilityId(id)));
        self.text.code.iter().for_each(|op| self.op(*op));
    }

    /// The instructions that can be reached from here.
    pub(super) fn code(&mut self, from: Pc) {
        // Sets and players, which are asked for in the middle of games, have no instructions.
        self.done.resize(self.text.code.len(), false);
        let mut open = vec![from];
        while let Some(pc) = open.pop() {
            let Some(mut op) = self.text.code.get(pc.index()).copied() else { continue };
            if std::mem::replace(&mut self.done[pc.index()], true) {
                continue;
            }
            self.op(op);
            open.extend(op.jump().copied());
            if !matches!(op, Op::End | Op::Goto(_)) {
                open.push(Pc(pc.0 + 1));
            }
        }
    }

    pub(super) fn op(&mut self, op: Op) {
        match op {
            Op::End
            | Op::Goto(_)
            | Op::Mode(_)
            | Op::NextPlayer { .. }
            | Op::NextCard { .. }
            | Op::Countdown { .. }
            | Op::Together
            | Op::TogetherInSecret
            | Op::Apart
            | Op::OptionDone(_)
            | Op::Action(_)
            | Op::EndGame
            | Op::EndSeries => {}
            Op::Unless(test, _) | Op::Option { only_if: test, .. } => self.test(test),
            Op::AskMay { who, .. }
            | Op::ChooseMode { who, .. }
            | Op::StartPlayers { who, .. }
            | Op::Ask(who)
            | Op::LetPlayers(_, who)
            | Op::Name { who, .. }
            | Op::TakeFirstTurn(who)
            | Op::TakeAnotherTurn(who)
            | Op::TakeOneAction(who)
            | Op::TakeAction { who, .. }
            | Op::SkipTurn(who)
            | Op::SkipPhase { of: who, .. }
            | Op::RollDie(who)
            | Op::BecomeDealer(who)
            | Op::WinGame(who)
            | Op::LoseGame(who)
            | Op::WinSeries(who)
            | Op::EndTurn(who)
            | Op::AnnounceWord(who, _)
            | Op::Do { who, cards: None, .. } => self.who(who),
            Op::StartCards { cards, .. }
            | Op::LetCards(_, cards)
            | Op::LetCard(_, cards)
            | Op::Without(_, cards)
            | Op::With(_, cards) => self.cards(cards),
            Op::OptionCards { cards, .. } => self.set(cards),
            Op::Choose(choice) => self.choice(choice),
            Op::Let(_, num) | Op::SetEventAmount(num) => self.num(num),
            Op::SetCell { cell, of, number } => {
                self.found.numbers |= 1 << cell.0;
                self.who(of);
                self.num(number);
            }
            Op::AddToCell { cell, by, of, number } | Op::SubtractFromCell { cell, by, of, number } => {
                self.found.numbers |= 1 << cell.0;
                self.who(by);
                self.who(of);
                self.num(number);
            }
            Op::LetZone(_, place) => self.place(place),
            Op::Draw { who, count, from, .. } | Op::Deal { to: who, count, from, .. } => {
                self.who(who);
                self.num(count);
                self.place(from);
            }
            Op::DrawCards { who, cards }
            | Op::Discard { who, cards }
            | Op::Play { who, cards }
            | Op::Destroy { who, cards }
            | Op::LookAt { who, cards, .. }
            | Op::Reveal { who, cards, .. }
            | Op::Do { who, cards: Some(cards), .. } => {
                self.who(who);
                self.cards(cards);
            }
            Op::Put { who, cards, to } => {
                self.who(who);
                self.cards(cards);
                self.destination(to);
            }
            Op::Return { who, cards, to } => {
                self.who(who);
                self.cards(cards);
                self.place(to);
            }
            Op::PutCounters { who, count, on: cards, .. }
            | Op::RemoveCounters { who, count, from: cards, .. }
            | Op::RemoveAllCounters { who, count, from: cards, .. } => {
                self.who(who);
                self.num(count);
                self.cards(cards);
            }
            Op::SetAside { who, cards, with_this, .. } => {
                self.found.this |= with_this;
                self.who(who);
                self.cards(cards);
            }
            Op::Exchange(who, one, other) => {
                self.who(who);
                self.cards(one);
                self.cards(other);
            }
            Op::GainControl { who, cards, lasts } => {
                self.who(who);
                self.cards(cards);
                self.lifetime(lasts);
            }
            Op::Give { who, cards, to } => {
                self.who(who);
                self.cards(cards);
                self.who(to);
            }
            Op::Search { who, zone } => {
                self.who(who);
                self.place(zone);
            }
            Op::Shuffle { who, zone, into, .. } => {
                self.who(who);
                self.place(zone);
                self.place(into);
            }
            Op::Reverse(who, lasts) => {
                self.who(who);
                self.lifetime(lasts);
            }
            Op::Keep { value, lasts, .. } => {
                self.num(value);
                self.lifetime(lasts);
            }
            Op::GiveGoods { who, to, number, .. } => {
                self.who(who);
                self.who(to);
                self.num(number);
            }
            Op::Score { who, points: num }
            | Op::LosePoints { who, points: num }
            | Op::Pay { who, number: num, .. }
            | Op::AnnounceNumber(who, num) => {
                self.who(who);
                self.num(num);
            }
            Op::Float { ability, lasts } => {
                self.ability(ability);
                self.lifetime(lasts);
            }
        }
    }

    fn choice(&mut self, id: ChoiceId) {
        let choice = self.text.choices[id.index()];
        self.who(choice.by);
        match choice.of {
            ChoiceOf::Cards(set) => self.set(set),
            ChoiceOf::OutOf(cards, set) => {
                self.cards(cards);
                self.set(set);
            }
            ChoiceOf::Players(who) => self.who(who),
            ChoiceOf::Zones(_, test) => test.into_iter().for_each(|test| self.test(test)),
            ChoiceOf::Number { from, to } => {
                self.num(from);
                self.num(to);
            }
        }
        match choice.count {
            Count::Exactly(num) | Count::UpTo(num) | Count::AtLeast(num) => self.num(num),
            Count::Any => {}
        }
    }
}
