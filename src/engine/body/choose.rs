//! Choices inside an effect: asked one card at a time, and not where there is nothing to decide.

use rand::RngExt as _;

use super::super::Match;
use super::super::answer::finish;
use super::super::evaluate::Met;
use super::Next;
use crate::game::{Answer, Card, Event, Frame, Missing, Part, Pending, Question};
use crate::program::{Choice, ChoiceId, ChoiceOf, Count, EventKind, Kept, Op};

impl Match<'_> {
    pub(super) fn choose_for(&mut self, frame: &mut Frame, op: Op, id: ChoiceId) -> Met<Next> {
        let text = self.table.text(frame.text);
        let choice = text.choices[id.index()];
        match choice.of {
            ChoiceOf::Cards(_) | ChoiceOf::OutOf(..) => self.choose_cards(frame, op, &choice),
            ChoiceOf::Players(who) => {
                let look = self.look(frame);
                let players = look.in_turn_order(look.people(who)?);
                let one = Count::Exactly(crate::program::Num::ONE);
                if choice.count != one {
                    return Err(Missing { part: Part::Choice(choice.of), at: frame.text });
                }
                let options = players.into_iter().map(Answer::Player).collect();
                self.choose_one(frame, &choice, Question::Player, options)
            }
            ChoiceOf::Number { from, to } => {
                let look = self.look(frame);
                let options = (look.num(from)?..=look.num(to)?).map(Answer::Number).collect();
                self.choose_one(frame, &choice, Question::Number, options)
            }
            ChoiceOf::Zones(..) => Err(Missing { part: Part::Choice(choice.of), at: frame.text }),
        }
    }

    /// A player or a number.
    fn choose_one(
        &mut self,
        frame: &mut Frame,
        choice: &Choice,
        question: Question,
        options: Vec<Answer>,
    ) -> Met<Next> {
        let by = self.look(frame).person(choice.by)?;
        // Before the first turn nobody is there to ask: chance decides between equals.
        let chance = choice.random || self.game.turn == 0;
        let chosen = match (options.as_slice(), by) {
            ([], _) => None,
            ([one], _) => Some(*one),
            (several, _) if chance => Some(several[self.game.chance.random_range(0..several.len())]),
            (_, Some(player)) => return Ok(Next::Ask(Pending { player, question, options })),
            (_, None) => None,
        };
        let number = if let Some(Answer::Player(player)) = chosen {
            1 << player.0
        } else if let Some(Answer::Number(number)) = chosen {
            number
        } else {
            0
        };
        if let Kept::Local(local) = choice.into {
            frame.set_local(local, number);
        }
        Ok(Next::On)
    }

    fn choose_cards(&mut self, frame: &mut Frame, op: Op, choice: &Choice) -> Met<Next> {
        let (least, most) = self.how_many(frame, choice)?;
        let text = self.table.text(frame.text);
        loop {
            let candidates = self.candidates(frame, choice)?;
            if frame.picked.len() >= most || candidates.is_empty() {
                break;
            }
            if choice.random {
                let number = self.game.chance.random_range(0..candidates.len());
                frame.picked.push(candidates[number]);
                continue;
            }
            let must = least.saturating_sub(frame.picked.len());
            if must >= candidates.len() {
                frame.picked.push(candidates[0]);
                continue;
            }
            let Some(player) = self.look(frame).person(choice.by)? else { break };
            let mut options: Vec<Answer> = candidates.into_iter().map(Answer::Card).collect();
            if must == 0 {
                options.push(Answer::Done);
            }
            return Ok(Next::Ask(Pending { player, question: Question::Card, options }));
        }
        // `finish` steps over the instruction; it was stepped over already.
        frame.pc.0 -= 1;
        finish(frame, op, text);
        Ok(Next::On)
    }

    fn how_many(&self, frame: &Frame, choice: &Choice) -> Met<(usize, usize)> {
        let look = self.look(frame);
        let number = |num| look.num(num).map(|number| number.max(0) as usize);
        Ok(match choice.count {
            Count::Exactly(num) => (number(num)?, number(num)?),
            Count::UpTo(num) => (0, number(num)?),
            Count::AtLeast(num) => (number(num)?, usize::MAX),
            Count::Any => (0, usize::MAX),
        })
    }

    /// The cards that can still be picked: none for what can't happen to it.
    fn candidates(&self, frame: &Frame, choice: &Choice) -> Met<Vec<Card>> {
        let look = self.look(frame);
        let set = match choice.of {
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => set,
            ChoiceOf::Players(_) | ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => return Ok(Vec::new()),
        };
        let mut found = Vec::new();
        for card in look.in_order(look.set(set)?) {
            let mut event = Event::new(choice.purpose);
            event.player = Some(frame.you);
            event.cause = Some(frame.you);
            event.card = Some(card);
            let can = choice.purpose == EventKind::Choose || !self.is_prohibited(&event)?;
            if can && !frame.picked.contains(&card) {
                found.push(card);
            }
        }
        Ok(found)
    }

    /// Whether what follows a "may" finds something to begin with.
    pub(super) fn can_begin(&self, frame: &Frame) -> Met<bool> {
        let text = self.table.text(frame.text);
        let Some(Op::Choose(id)) = text.code.get(frame.pc.index()) else { return Ok(true) };
        let choice = text.choices[id.index()];
        match choice.of {
            ChoiceOf::Cards(_) | ChoiceOf::OutOf(..) => Ok(!self.candidates(frame, &choice)?.is_empty()),
            ChoiceOf::Players(_) | ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => Ok(true),
        }
    }
}
