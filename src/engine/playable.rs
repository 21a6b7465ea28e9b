//! Whether an offer can be taken: nothing forbids it, and a card that is played finds what it needs.

use super::Match;
use super::evaluate::{Look, Met};
use crate::game::{Card, Event, Frame, Player};
use crate::program::{ChoiceOf, Count, EventKind, Leaf, Op, Pc, SetId, Stage, Text, ZoneRef};

impl Match<'_> {
    /// What the offer at `then` would do with the card.
    pub(super) fn can_take(&self, frame: &Frame, then: Pc, card: Card) -> Met<bool> {
        let op = self.table.text(frame.text).code[then.index()];
        let kind = if matches!(op, Op::Discard { .. }) {
            EventKind::Discard
        } else if matches!(op, Op::Play { .. }) {
            EventKind::Play
        } else {
            EventKind::Nothing
        };
        let mut event = Event::new(kind);
        event.player = Some(frame.you);
        event.cause = Some(frame.you);
        event.card = Some(card);
        if self.is_prohibited(&event)? {
            return Ok(false);
        }
        if kind == EventKind::Play { self.is_playable(card, frame.you) } else { Ok(true) }
    }

    fn is_playable(&self, card: Card, you: Player) -> Met<bool> {
        let id = self.table.text_of(card);
        let text = self.table.text(id);
        let mut frame = Frame::new(id, Pc(0), you, Event::new(EventKind::Play));
        frame.source = Some(card);
        let look = Look::new(self.table, &self.game, &frame);
        let definition = &self.table.program.cards[self.table.cards[card.index()].index()];
        if let Some(test) = definition.requires
            && !look.holds(test)?
        {
            return Ok(false);
        }
        if !self.table.program.flow.empty_choice_forbids {
            return Ok(true);
        }
        let effect = text.abilities.iter().find(|ability| ability.stage == Stage::Effect);
        let Some(pc) = effect.and_then(|ability| ability.code) else { return Ok(true) };
        let Op::Choose(choice) = text.code[pc.index()] else { return Ok(true) };
        let choice = text.choices[choice.index()];
        match (choice.of, choice.count) {
            (ChoiceOf::Cards(set), Count::Exactly(_)) if !self.is_of_a_hand(text, set) => {
                Ok(!look.set(set)?.is_empty())
            }
            (
                ChoiceOf::Cards(_)
                | ChoiceOf::OutOf(..)
                | ChoiceOf::Players(_)
                | ChoiceOf::Zones(..)
                | ChoiceOf::Number { .. },
                _,
            ) => Ok(true),
        }
    }

    /// Cards of a hand are never a requirement: the hand changes by playing.
    fn is_of_a_hand(&self, text: &Text, set: SetId) -> bool {
        let hand = self.table.hand();
        let rest = &text.sets[set.index()..];
        let length = rest.iter().position(|step| step.last).map_or(rest.len(), |last| last + 1);
        let is_hand = |leaf: Leaf| matches!(leaf, Leaf::Zone(ZoneRef::Of(kind, _)) if Some(kind) == hand);
        rest[..length].iter().any(|step| is_hand(step.leaf))
    }
}
