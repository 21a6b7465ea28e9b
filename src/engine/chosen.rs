//! How the text on top goes on with what was chosen.

use super::Match;
use super::journal::Journal;
use crate::game::{Answer, Card, CardSet, Event, Frame, Player};
use crate::program::{ChoiceOf, EventKind, Kept, Local, Op, Pc, Text, ValueId};

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// The text goes on with what it offered.
    pub(super) fn take(&mut self, then: Pc, kept: Option<(Local, Card)>) {
        let frame = self.frame_mut();
        frame.pc = then;
        let (text, in_secret) = (frame.text, frame.in_secret);
        if let Some((into, card)) = kept {
            frame.keep_card(into, Some(card));
            if !in_secret && !self.table.shares_turns() {
                self.note_taken(text, then, card);
            }
        }
    }

    /// The instruction that asked, and its text.
    #[inline(always)]
    fn asking(&self) -> (&'t Text, Option<Op>) {
        let frame = self.frame();
        let text = self.table.text(frame.text);
        (text, text.code.get(frame.pc.index()).copied())
    }

    /// Goes on behind the instruction that asked.
    #[inline(always)]
    fn go_on_behind(&mut self) -> &mut Frame<W> {
        let frame = self.frame_mut();
        frame.pc.0 += 1;
        frame
    }

    /// Enough cards, players or things to do were picked.
    #[inline(never)]
    pub(super) fn picked_enough(&mut self) {
        let (text, op) = self.asking();
        let frame = self.go_on_behind();
        match op {
            Some(Op::ChooseMode { modes, several: Some(_), .. }) => frame.pc.0 += u16::from(modes),
            Some(Op::Choose(choice)) => self.keep_all_picked(&text.choices[choice.index()]),
            Some(_) | None => {}
        }
    }

    #[inline(never)]
    pub(super) fn chose_player(&mut self, player: Player) {
        let (text, op) = self.asking();
        // The choice is looked at again and goes on when there are enough.
        if op.is_some_and(|op| takes_several(op, text)) {
            let frame = self.frame_mut();
            frame.picked_players = frame.picked_players.with(player);
        } else {
            self.chose(as_number(Answer::<W>::Player(player)));
        }
    }

    /// A player, a zone or a number was chosen.
    pub(super) fn chose(&mut self, number: i16) {
        let (text, op) = self.asking();
        let frame = self.go_on_behind();
        if let Some(Op::Choose(choice)) = op
            && let Kept::Local(local) = text.choices[choice.index()].into
        {
            frame.set_local(local, number);
        }
    }

    #[inline(never)]
    pub(super) fn chose_mode(&mut self, number: u8) {
        let frame = self.frame();
        let at = frame.pc.index() + 1 + usize::from(number);
        // It is asked again as long as there is another to choose.
        let (_, asking) = self.asking();
        if let Some(Op::ChooseMode { several: Some(several), .. }) = asking {
            return self.frame_mut().set_local(Local(several.kept.0 + number), 1);
        }
        if let Some(Op::Mode(then)) = self.table.text(frame.text).code.get(at).copied() {
            self.frame_mut().pc = then;
        }
    }

    #[inline(never)]
    pub(super) fn named(&mut self, value: ValueId) {
        let (_, Some(Op::Name { who, attribute, into })) = self.asking() else { return };
        let player = self.person(who);
        let frame = self.go_on_behind();
        frame.set_local(into, as_number(Answer::<W>::Value(value)));
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

    /// Somebody wants what they may do, or does not.
    #[inline(always)]
    pub(super) fn agreed(&mut self, yes: bool) {
        let Some(frame) = self.game.stack.text() else { return self.answer_instead(yes) };
        match frame.source.is_some_and(|card| self.table.listeners.may_act_hidden(card)) {
            true => self.agreed_to_what_may_be_hidden(yes),
            false => self.goes_on_agreed(yes),
        }
    }

    #[inline(always)]
    pub(super) fn goes_on_agreed(&mut self, yes: bool) {
        let table = self.table;
        let frame = self.frame_mut();
        let op = table.text(frame.text).code.get(frame.pc.index());
        let Some(Op::AskMay { did, skip, .. }) = op.copied() else { return };
        frame.set_local(did, if yes { 1 } else { 2 });
        frame.pc = if yes { Pc(frame.pc.0 + 1) } else { skip };
    }

    /// A card was picked: where one is not enough the instruction is looked at again, and goes on when there are.
    #[inline(always)]
    pub(super) fn picked(&mut self, card: Card) {
        let (text, op) = self.asking();
        let frame = self.frame_mut();
        if let Some(Op::Choose(choice)) = op
            && let choice = &text.choices[choice.index()]
            && choice.is_of_one()
        {
            frame.pc.0 += 1;
            match choice.into {
                Kept::Local(local) => frame.keep_card(local, Some(card)),
                Kept::Scratch(_) => self.keep_chosen(choice.into, CardSet::one(card)),
            }
            self.note_allowed(choice.purpose, card);
        } else if matches!(op, Some(Op::Put { .. })) {
            self.arrange_next(card);
        } else {
            frame.picked.insert(card);
        }
    }
}

/// Whether the choice is of more players than one.
fn takes_several(op: Op, text: &Text) -> bool {
    let Op::Choose(choice) = op else { return false };
    let choice = text.choices[choice.index()];
    matches!(choice.of, ChoiceOf::Players(_)) && !choice.is_of_one()
}

/// How a player, a zone or a number is kept.
pub fn as_number<const W: usize>(answer: Answer<W>) -> i16 {
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
