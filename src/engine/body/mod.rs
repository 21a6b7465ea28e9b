//! A text being done: one instruction after the other.

mod choose;
mod moves;
mod numbers;
mod offer;
mod turns;

use super::Match;
use super::evaluate::Look;
use super::journal::Journal;
use crate::game::{CardSet, Frame, Group, Kept, Pending, Players, Question, Work};
use crate::program::{EventKind, Op, Pc, Scratch};

impl<J: Journal> Match<'_, J> {
    /// The next instruction of the text on top.
    pub(super) fn body(&mut self) {
        let Some(Work::Body(frame)) = self.game.stack.last_mut() else { return };
        let code = &self.table.text(frame.text).code;
        match code.get(frame.pc.index()).copied() {
            None | Some(Op::End) => self.pop_frame(),
            Some(op) => {
                frame.pc.0 += 1;
                self.execute(op);
            }
        }
    }

    pub(super) fn frame(&self) -> &Frame {
        match self.game.stack.last() {
            Some(Work::Body(frame)) => frame,
            Some(Work::Flow(_) | Work::Road(_) | Work::Settle(_)) | None => {
                unreachable!("an instruction belongs to the text on top of the stack")
            }
        }
    }

    pub(super) fn frame_mut(&mut self) -> &mut Frame {
        match self.game.stack.last_mut() {
            Some(Work::Body(frame)) => frame,
            Some(Work::Flow(_) | Work::Road(_) | Work::Settle(_)) | None => {
                unreachable!("an instruction belongs to the text on top of the stack")
            }
        }
    }

    /// What the text on top looks at.
    pub(super) fn look(&self) -> Look<'_> {
        Look::from_frame(self.table, &self.game, self.frame())
    }

    fn set_kept(&mut self, scratch: Scratch, cards: CardSet) {
        let at = usize::from(self.frame().sets) + usize::from(scratch.0);
        self.game.sets[at] = cards;
    }

    /// The same instruction again, when this has been decided.
    fn ask(&mut self, pending: Pending) {
        self.frame_mut().pc.0 -= 1;
        self.game.pending = Some(pending);
    }

    fn goto(&mut self, pc: Pc) {
        self.frame_mut().pc = pc;
    }

    /// A new batch begins, unless what is done belongs to one.
    fn new_batch(&mut self) {
        if self.game.together == 0 {
            self.game.batch = self.game.batch.wrapping_add(1);
        }
    }

    fn execute(&mut self, op: Op) {
        match op {
            Op::End => self.pop_frame(),
            Op::Goto(to) => self.goto(to),
            Op::Unless(test, to) => {
                if !self.look().holds(test) {
                    self.goto(to);
                }
            }
            Op::AskMay { who, did, skip } => {
                let asked = self.look().person(who);
                match asked {
                    Some(player) if self.can_begin() => {
                        let pending = Pending::new(player, Question::May);
                        self.ask(pending.with(Group::Yes).with(Group::No));
                    }
                    Some(_) | None => {
                        self.frame_mut().set_local(did, 0);
                        self.goto(skip);
                    }
                }
            }
            Op::ChooseMode { who, modes } => match self.look().person(who) {
                Some(player) => self.ask(Pending::new(player, Question::Mode).with(Group::Modes(modes))),
                None => self.pop_frame(),
            },
            Op::Mode(_) | Op::Action(_) => unreachable!("only the instruction before it leads here"),
            Op::StartPlayers { who, left } => {
                let players = self.look().people(who);
                self.frame_mut().set_local(left, players.0 as i16);
            }
            Op::NextPlayer { left, into, done } => {
                let players = Players(self.look().local(left) as u16);
                let next = self.look().in_turn_order(players).next();
                match next {
                    Some(next) => {
                        let frame = self.frame_mut();
                        frame.set_local(left, players.without(next).0 as i16);
                        frame.set_local(into, Players::one(next).0 as i16);
                    }
                    None => self.goto(done),
                }
            }
            Op::StartCards { cards, left } => {
                let cards = self.look().cards(cards);
                self.set_kept(left, cards);
            }
            Op::NextCard { left, into, done } => {
                let cards = self.look().kept(left);
                let next = self.look().in_order(cards).next();
                match next {
                    Some(card) => {
                        self.set_kept(left, cards.and_not(CardSet::one(card)));
                        self.frame_mut().keep_card(into, Some(card));
                    }
                    None => self.goto(done),
                }
            }
            Op::Countdown { left, done } => match self.look().local(left) {
                number if number <= 0 => self.goto(done),
                number => self.frame_mut().set_local(left, number - 1),
            },
            Op::Together | Op::TogetherInSecret => {
                self.new_batch();
                self.game.together += 1;
            }
            Op::Apart => self.game.together = self.game.together.saturating_sub(1),
            Op::Option { only_if, then } => self.offer_step(only_if, then),
            Op::OptionCards { cards, then, into } => self.offer_cards(cards, then, into),
            Op::OptionDone(then) => self.game.offers.push(Group::Leave(then)),
            Op::Ask(who) => self.ask_offer(who),
            Op::Choose(choice) => self.choose_for(choice),
            Op::Let(local, num) => {
                let number = self.look().short(num);
                self.frame_mut().set_local(local, number);
            }
            Op::LetPlayers(local, who) => {
                let players = self.look().people(who);
                self.frame_mut().set_local(local, players.0 as i16);
            }
            Op::LetCards(scratch, cards) => {
                let cards = self.look().cards(cards);
                self.set_kept(scratch, cards);
            }
            Op::LetCard(local, cards) => {
                let look = self.look();
                let cards = look.cards(cards);
                let card = look.in_order(cards).next();
                self.frame_mut().keep_card(local, card);
            }
            Op::LetZone(local, place) => {
                let zone = self.look().one_zone(place);
                self.frame_mut().set_local(local, zone.map_or(0, |zone| i16::from(zone.0) + 1));
            }
            Op::Without(scratch, cards) => {
                let look = self.look();
                let left = look.kept(scratch).and_not(look.cards(cards));
                self.set_kept(scratch, left);
            }
            Op::With(scratch, cards) => {
                let look = self.look();
                let all = look.kept(scratch).or(look.cards(cards));
                self.set_kept(scratch, all);
            }
            Op::SetEventAmount(num) => self.set_event_amount(num),
            Op::Keep { cell, value, lasts } => {
                let number = self.look().short(value);
                let at = self.table.cell(cell, self.frame().you);
                let before = self.game.cells[at];
                self.game.cells[at] = number;
                self.hold(Kept::Cell(cell, before), lasts);
            }
            Op::Float { ability, lasts } => self.hold(Kept::Ability(ability), lasts),
            Op::Draw { .. }
            | Op::DrawCards { .. }
            | Op::Discard { .. }
            | Op::Play { .. }
            | Op::Destroy { .. }
            | Op::LookAt { .. }
            | Op::Reveal { .. }
            | Op::Put { .. }
            | Op::Return { .. }
            | Op::SetAside { .. }
            | Op::Exchange(..)
            | Op::GainControl { .. }
            | Op::Give { .. }
            | Op::Search { .. }
            | Op::Shuffle { .. }
            | Op::Deal { .. }
            | Op::Do { .. } => self.move_cards(op),
            Op::PutCounters { .. }
            | Op::RemoveCounters { .. }
            | Op::Name { .. }
            | Op::RollDie(_)
            | Op::SetCell(..)
            | Op::AddToCell(..)
            | Op::SubtractFromCell(..)
            | Op::Score { .. }
            | Op::AnnounceWord(..)
            | Op::AnnounceNumber(..)
            | Op::AnnounceCards(..) => self.count_and_tell(op),
            Op::TakeFirstTurn(_)
            | Op::TakeAnotherTurn(_)
            | Op::TakeOneAction(_)
            | Op::TakeAction { .. }
            | Op::SkipTurn(_)
            | Op::SkipPhase { .. }
            | Op::Reverse(_)
            | Op::BecomeDealer(_)
            | Op::WinGame(_)
            | Op::LoseGame(_)
            | Op::WinSeries(_)
            | Op::EndGame
            | Op::EndSeries
            | Op::EndTurn(_) => self.change_course(op),
        }
    }

    /// One event of the kind for each of the players, in turn order.
    fn for_players(&mut self, kind: EventKind, who: crate::program::Who) {
        self.new_batch();
        let look = self.look();
        let mut players: Vec<_> = look.in_turn_order(look.people(who)).collect();
        let (you, acted) = (look.you, self.frame().acted.clone());
        // The first on top.
        players.reverse();
        for player in players {
            let event = crate::game::Event { cause: Some(you), ..crate::game::Event::of(kind, player) };
            self.happen(event, &acted);
        }
    }
}
