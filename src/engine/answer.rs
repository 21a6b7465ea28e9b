//! What a choice leads to.

use super::Match;
use super::calm::Calm;
use super::journal::Journal;
use super::table::offered_verb;
use crate::game::{Answer, Card, CardSet, Event, Frame, Player, Round, TextNo, Work};
use crate::program::{Choice, ChoiceOf, EventKind, Kept, Op, Pc, Text};

impl<J: Journal> Match<'_, J> {
    /// Goes on with what was chosen.
    #[inline]
    pub(super) fn answer(&mut self, player: Player, answer: Answer) {
        // Most take what a step of the turn offers.
        if let (Answer::TakeCard { .. } | Answer::Take(_), [.., Work::Body(frame)], false) =
            (answer, &mut self.game.stack[..], self.table.shares_turns())
            && !frame.in_secret
        {
            take(frame, answer);
            let text = frame.text;
            if let Answer::TakeCard { then, card, .. } = answer {
                self.note_taken(text, then, card);
            }
            return;
        }
        self.answer_any(player, answer);
    }

    /// What was taken had been found to be allowed when it was offered.
    #[inline]
    pub(super) fn note_taken(&mut self, text: TextNo, then: Pc, card: Card) {
        if self.table.are_offers_met()
            && let Some(verb) = offered_verb(self.table.text(text).code.get(then.index()))
            && !self.table.kind(verb).lets_pass
        {
            self.note_allowed(verb, card);
        }
    }

    #[inline(never)]
    fn answer_any(&mut self, player: Player, answer: Answer) {
        self.calm = Calm::default();
        let is_act = match answer {
            Answer::TakeCard { .. }
            | Answer::Take(_)
            | Answer::Use { .. }
            | Answer::Permitted { .. }
            | Answer::Action(_) => true,
            Answer::Leave(_)
            | Answer::Wait
            | Answer::Card(_)
            | Answer::Unseen(_)
            | Answer::Player(_)
            | Answer::Zone(_)
            | Answer::Value(_)
            | Answer::Number(_)
            | Answer::Mode(_)
            | Answer::Yes
            | Answer::No
            | Answer::Done
            | Answer::Next { .. }
            | Answer::Change { .. } => false,
        };
        if is_act && self.table.shares_turns() {
            self.was_asked(Round::Acted);
        }
        match answer {
            Answer::Next { number, .. } => self.start(usize::from(number)),
            Answer::Change { number, .. } => self.change_first(usize::from(number)),
            Answer::Yes | Answer::No if matches!(self.game.stack.last(), Some(Work::Road(_))) => {
                self.answer_instead(answer == Answer::Yes);
            }
            Answer::Use { text, ability, source } => self.use_ability(player, text, ability, source),
            Answer::Permitted { kind, card } => self.do_permitted(player, kind, card),
            Answer::Action(action) => self.take_action(action, player),
            Answer::Leave(_) if self.game.stack.is_empty() => self.leave_offers(player),
            Answer::Wait => self.wait_for_allies(),
            Answer::TakeCard { .. }
            | Answer::Take(_)
            | Answer::Leave(_)
            | Answer::Card(_)
            | Answer::Unseen(_)
            | Answer::Player(_)
            | Answer::Zone(_)
            | Answer::Value(_)
            | Answer::Number(_)
            | Answer::Mode(_)
            | Answer::Yes
            | Answer::No
            | Answer::Done => self.answer_text(answer),
        }
    }

    /// Goes on with the text on top.
    fn answer_text(&mut self, answer: Answer) {
        let in_secret = self.frame().in_secret;
        self.go_on_with(answer);
        if in_secret {
            self.keep_secret();
        }
    }

    fn go_on_with(&mut self, answer: Answer) {
        let frame = self.frame();
        let text = self.table.text(frame.text);
        let Some(op) = text.code.get(frame.pc.index()).copied() else { return };
        match answer {
            Answer::TakeCard { .. } | Answer::Take(_) => take(self.frame_mut(), answer),
            Answer::Leave(then) => self.frame_mut().pc = then,
            Answer::Card(card) => self.picked(text, op, card),
            Answer::Unseen(cards) => {
                let card = self.at_random(cards);
                self.picked(text, op, card);
            }
            Answer::Done => {
                self.frame_mut().pc.0 += 1;
                if let Op::Choose(choice) = op {
                    self.keep_all_picked(&text.choices[choice.index()]);
                }
            }
            // The choice is looked at again and goes on when there are enough.
            Answer::Player(player) if takes_several(op, text) => {
                let frame = self.frame_mut();
                frame.picked_players = frame.picked_players.with(player);
            }
            Answer::Player(_) | Answer::Zone(_) | Answer::Number(_) => {
                let frame = self.frame_mut();
                frame.pc.0 += 1;
                if let Op::Choose(choice) = op
                    && let Kept::Local(local) = text.choices[choice.index()].into
                {
                    frame.set_local(local, as_number(answer));
                }
            }
            Answer::Mode(number) => {
                let at = frame.pc.index() + 1 + usize::from(number);
                if let Some(Op::Mode(then)) = text.code.get(at).copied() {
                    self.frame_mut().pc = then;
                }
            }
            Answer::Value(value) => {
                let Op::Name { who, attribute, into } = op else { return };
                let player = self.look().person(who);
                let frame = self.frame_mut();
                frame.set_local(into, value.0 as i16 + 1);
                frame.pc.0 += 1;
                let mut event = Event {
                    player,
                    cause: Some(frame.you),
                    about: attribute.0.into(),
                    amount: value.0 as i16,
                    ..Event::new(EventKind::Name)
                };
                let acted = frame.acted.clone();
                self.game.batch = self.game.batch.wrapping_add(1);
                self.happen_now(&mut event, None, &acted);
            }
            Answer::Yes => {
                let Op::AskMay { did, .. } = op else { return };
                let frame = self.frame_mut();
                frame.set_local(did, 1);
                frame.pc.0 += 1;
            }
            Answer::No => {
                let Op::AskMay { did, skip, .. } = op else { return };
                let frame = self.frame_mut();
                frame.set_local(did, 2);
                frame.pc = skip;
            }
            Answer::Permitted { .. }
            | Answer::Use { .. }
            | Answer::Action(_)
            | Answer::Wait
            | Answer::Next { .. }
            | Answer::Change { .. } => unreachable!("answered before"),
        }
    }

    /// A card was picked: where one is not enough the instruction is looked at again, and goes on when there are.
    fn picked(&mut self, text: &Text, op: Op, card: Card) {
        if let Op::Choose(choice) = op
            && let choice = &text.choices[choice.index()]
            && choice.is_of_one()
        {
            self.pick_only(choice, card);
        } else if matches!(op, Op::Put { .. }) {
            self.arrange_next(card);
        } else {
            self.frame_mut().picked.insert(card);
        }
    }

    /// The only card that was asked for.
    #[inline]
    pub(super) fn pick_only(&mut self, choice: &Choice, card: Card) {
        self.frame_mut().pc.0 += 1;
        match choice.into {
            Kept::Local(local) => self.frame_mut().keep_card(local, Some(card)),
            Kept::Scratch(_) => self.keep_chosen(choice.into, CardSet::one(card)),
        }
        self.note_allowed(choice.purpose, card);
    }

    /// The one that was chosen changes the event first.
    fn change_first(&mut self, number: usize) {
        let Some(road) = self.game.stack.pop_road() else { return };
        let mut changing = self.changing(&road.event, &road.acted);
        if number < changing.len() {
            let listener = changing.swap_remove(number);
            self.act_on(road, listener);
        } else {
            self.game.stack.push_road(road);
        }
    }

    /// Whether the ability that asked replaces the event. One that was declined does not ask again.
    fn answer_instead(&mut self, yes: bool) {
        let Some(mut road) = self.game.stack.pop_road() else { return };
        let asking = road.asking.take();
        let listener =
            self.changing(&road.event, &road.acted).into_iter().find(|one| Some(one.slot) == asking);
        match listener {
            Some(listener) if yes => self.replace(road, listener),
            Some(_) | None => {
                if let Some(slot) = asking {
                    road.acted.insert(slot);
                }
                self.game.stack.push_road(road);
            }
        }
    }
}

/// The text goes on with what it offered.
#[inline]
fn take(frame: &mut Frame, answer: Answer) {
    if let Answer::TakeCard { then, into, card } = answer {
        frame.keep_card(into, Some(card));
        frame.pc = then;
    } else if let Answer::Take(then) = answer {
        frame.pc = then;
    }
}

/// Whether the choice is of more players than one.
fn takes_several(op: Op, text: &Text) -> bool {
    let Op::Choose(choice) = op else { return false };
    let choice = text.choices[choice.index()];
    matches!(choice.of, ChoiceOf::Players(_)) && !choice.is_of_one()
}

/// How a player, a zone or a number is kept.
pub fn as_number(answer: Answer) -> i16 {
    match answer {
        Answer::Player(player) => (1u16 << player.0) as i16,
        Answer::Zone(zone) => i16::from(zone.0) + 1,
        Answer::Number(number) => number,
        Answer::Value(value) => value.0 as i16 + 1,
        Answer::Card(card) => i16::from(card.0) + 1,
        Answer::TakeCard { .. }
        | Answer::Take(_)
        | Answer::Permitted { .. }
        | Answer::Use { .. }
        | Answer::Action(_)
        | Answer::Leave(_)
        | Answer::Wait
        | Answer::Unseen(_)
        | Answer::Mode(_)
        | Answer::Yes
        | Answer::No
        | Answer::Done
        | Answer::Next { .. }
        | Answer::Change { .. } => 0,
    }
}
