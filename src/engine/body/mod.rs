//! Doing a text, instruction by instruction. An instruction that is not done yet stops the game and names
//! itself; none is passed over.

mod choose;
mod offer;
mod verb;

use super::Match;
use super::evaluate::{Look, Met};
use crate::game::{Answer, Frame, Kept, Missing, Outcome, Part, Pending, Players, Question, Work};
use crate::program::{Allowed, EventKind, Op};

/// What an instruction leads to.
enum Next {
    /// The next one.
    On,
    /// The same one again, when this has been decided.
    Ask(Pending),
    /// The text is over.
    Over,
    /// These first, in this order.
    First(Vec<Work>),
}

impl Match<'_> {
    pub(super) fn body(&mut self, mut frame: Box<Frame>) -> Met<()> {
        let text = self.table.text(frame.text);
        let at = frame.pc;
        let Some(op) = text.code.get(at.index()).copied() else {
            self.over();
            return Ok(());
        };
        frame.pc.0 += 1;
        match self.execute(&mut frame, op)? {
            Next::On => self.game.stack.push(Work::Body(frame)),
            Next::Over => self.over(),
            Next::First(works) => {
                self.game.stack.push(Work::Body(frame));
                self.game.stack.extend(works.into_iter().rev());
            }
            Next::Ask(pending) => {
                frame.pc = at;
                self.game.stack.push(Work::Body(frame));
                self.game.pending = Some(pending);
            }
        }
        Ok(())
    }

    /// A text was done to its end. If it ended the game, that is the outcome.
    fn over(&mut self) {
        if self.game.ending.is_some_and(|depth| self.game.stack.len() <= usize::from(depth)) {
            self.game.stack.clear();
            self.game.waiting.clear();
            self.game.outcome = Some(Outcome::Won(self.game.winners));
        }
    }

    fn look<'a>(&'a self, frame: &'a Frame) -> Look<'a> {
        Look::new(self.table, &self.game, frame)
    }

    fn execute(&mut self, frame: &mut Frame, op: Op) -> Met<Next> {
        let mut roads = Vec::new();
        match op {
            Op::End => return Ok(Next::Over),
            Op::Goto(to) => frame.pc = to,
            Op::Unless(test, to) => {
                if !self.look(frame).holds(test)? {
                    frame.pc = to;
                }
            }
            Op::AskMay { who, did, skip } => {
                let asked = self.look(frame).person(who)?;
                if let (Some(player), true) = (asked, self.can_begin(frame)?) {
                    let options = vec![Answer::Yes, Answer::No];
                    return Ok(Next::Ask(Pending { player, question: Question::May, options }));
                }
                frame.set_local(did, 0);
                frame.pc = skip;
            }
            Op::ChooseMode { who, modes } => {
                if let Some(player) = self.look(frame).person(who)? {
                    let options = (0..i32::from(modes)).map(Answer::Number).collect();
                    return Ok(Next::Ask(Pending { player, question: Question::Number, options }));
                }
                return Ok(Next::Over);
            }
            Op::StartPlayers { who, left } => {
                let players = self.look(frame).people(who)?;
                frame.set_local(left, i32::from(players.0));
            }
            Op::NextPlayer { left, into, done } => {
                let players = Players(frame.local(left) as u16);
                match self.look(frame).in_turn_order(players).first() {
                    Some(next) => {
                        frame.set_local(left, i32::from(players.0 & !Players::one(*next).0));
                        frame.set_local(into, i32::from(Players::one(*next).0));
                    }
                    None => frame.pc = done,
                }
            }
            Op::StartCards { cards, left } => {
                let cards = self.look(frame).cards(cards)?;
                *frame.scratch_mut(left) = cards;
            }
            Op::NextCard { left, into, done } => {
                if frame.scratch(left).is_empty() {
                    frame.pc = done;
                } else {
                    let card = frame.scratch_mut(left).remove(0);
                    frame.set_local(into, i32::from(card.0) + 1);
                }
            }
            Op::Countdown { left, done } => match frame.local(left) {
                0 => frame.pc = done,
                number => frame.set_local(left, number - 1),
            },
            Op::Together => {
                self.game.batch += 1;
                self.game.together += 1;
            }
            Op::Apart => self.game.together = self.game.together.saturating_sub(1),
            Op::Option { only_if, then } => self.offer_step(frame, only_if, then)?,
            Op::OptionCards { cards, then, into } => self.offer_cards(frame, cards, then, into)?,
            Op::OptionDone(then) => frame.offers.push(Answer::Leave(then)),
            Op::Ask(who) => return self.ask_offer(frame, who),
            Op::Choose(choice) => return self.choose_for(frame, op, choice),
            Op::Let(local, num) => {
                let number = self.look(frame).num(num)?;
                frame.set_local(local, number);
            }
            Op::LetPlayers(local, who) => {
                let players = self.look(frame).people(who)?;
                frame.set_local(local, i32::from(players.0));
            }
            Op::LetCards(scratch, cards) => {
                let cards = self.look(frame).cards(cards)?;
                *frame.scratch_mut(scratch) = cards;
            }
            Op::LetCard(local, cards) => {
                let card = self.look(frame).cards(cards)?.first().copied();
                frame.set_local(local, card.map_or(0, |card| i32::from(card.0) + 1));
            }
            Op::LetZone(local, place) => {
                let zone = self.look(frame).one_zone(place)?;
                frame.set_local(local, zone.map_or(0, |zone| i32::from(zone.0) + 1));
            }
            Op::Without(scratch, cards) => {
                let gone = self.look(frame).cards(cards)?;
                frame.scratch_mut(scratch).retain(|card| !gone.contains(card));
            }
            Op::With(scratch, cards) => {
                let more = self.look(frame).cards(cards)?;
                let kept = frame.scratch_mut(scratch);
                kept.extend(more.into_iter().filter(|card| !kept.contains(card)).collect::<Vec<_>>());
            }
            Op::SetEventAmount(num) => {
                let amount = self.look(frame).num(num)?;
                let road = self.game.stack.iter_mut().rev().find_map(|work| match work {
                    Work::Road(road) => Some(road),
                    Work::Flow(_) | Work::Body(_) => None,
                });
                if let Some(road) = road {
                    road.event.amount = amount;
                }
            }
            Op::Keep { cell, value, lasts } => {
                self.game.cells[cell.index()] = self.look(frame).num(value)?;
                self.hold(Kept::Cell(cell), lasts, frame)?;
            }
            Op::Float { ability, lasts } => self.hold(Kept::Ability(ability), lasts, frame)?,
            Op::EndGame => {
                // The text itself was taken off the stack: its depth is where it was.
                let depth = self.game.stack.len() as u16;
                self.game.ending = self.game.ending.or(Some(depth));
            }
            Op::Draw { who, count, from, into } => roads = self.draw(frame, who, count, from, into)?,
            Op::Discard { who, cards } => {
                self.count(frame, Allowed::Discard);
                roads = self.for_cards(frame, EventKind::Discard, who, cards)?;
            }
            Op::Play { who, cards } => {
                self.count(frame, Allowed::Play);
                roads = self.for_cards(frame, EventKind::Play, who, cards)?;
            }
            Op::Destroy { who, cards } => roads = self.for_cards(frame, EventKind::Destroy, who, cards)?,
            Op::LookAt { who, cards } => roads = self.seen(frame, EventKind::LookAt, who, cards)?,
            Op::Reveal { who, cards } => roads = self.seen(frame, EventKind::Reveal, who, cards)?,
            Op::Put { who, cards, to } => roads = self.put(frame, op, who, cards, to)?,
            Op::Return { who, cards, to } => {
                let zone = self.look(frame).one_zone(to)?;
                roads = self.moved(frame, EventKind::Return, who, cards, zone)?;
            }
            Op::Give { who, cards, to } => {
                let receiver = self.look(frame).person(to)?;
                let hand = self.table.hand();
                let zone = receiver.and_then(|receiver| Some(self.table.zone(hand?, receiver)));
                roads = self.moved(frame, EventKind::Give, who, cards, zone)?;
            }
            Op::Exchange(one, other) => roads = self.exchange(frame, one, other)?,
            Op::GainControl { who, cards, lasts } => {
                roads = self.gain_control(frame, op, who, cards, lasts)?;
            }
            Op::Name { who, attribute, .. } => return self.name(frame, who, attribute),
            Op::Shuffle { zone, except_top, into } => {
                roads = self.shuffle_zone(frame, zone, except_top, into)?;
            }
            Op::TakeFirstTurn(who) => roads = self.for_players(frame, EventKind::TakeFirstTurn, who)?,
            Op::RollDie(who) => roads = self.for_players(frame, EventKind::RollDie, who)?,
            Op::SetCell(cell, num) => roads = self.set_cell(frame, cell, num, |_, new| new)?,
            Op::AddToCell(cell, num) => roads = self.set_cell(frame, cell, num, |old, more| old + more)?,
            Op::SubtractFromCell(cell, num) => {
                roads = self.set_cell(frame, cell, num, |old, less| old - less)?;
            }
            Op::WinGame(who) => roads = self.for_players(frame, EventKind::WinGame, who)?,
            Op::LoseGame(who) => roads = self.for_players(frame, EventKind::LoseGame, who)?,
            Op::Mode(_)
            | Op::TogetherInSecret
            | Op::DrawCards { .. }
            | Op::PutCounters { .. }
            | Op::RemoveCounters { .. }
            | Op::SetAside { .. }
            | Op::Search { .. }
            | Op::Deal { .. }
            | Op::TakeAnotherTurn(_)
            | Op::TakeOneAction(_)
            | Op::TakeAction { .. }
            | Op::Action(_)
            | Op::SkipTurn(_)
            | Op::SkipPhase { .. }
            | Op::Reverse(_)
            | Op::BecomeDealer(_)
            | Op::WinSeries(_)
            | Op::EndSeries
            | Op::EndTurn(_)
            | Op::Score { .. }
            | Op::AnnounceWord(..)
            | Op::AnnounceNumber(..)
            | Op::AnnounceCards(..)
            | Op::Do { .. } => return Err(Missing { part: Part::Op(op), at: frame.text }),
        }
        if !roads.is_empty() && self.game.together == 0 {
            self.game.batch += 1;
        }
        Ok(Next::First(roads.into_iter().map(|road| Work::Road(Box::new(road))).collect()))
    }
}
