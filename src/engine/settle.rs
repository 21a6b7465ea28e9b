//! Where a played card goes when its effect is over.

use super::Match;
use super::journal::Journal;
use crate::game::{Acted, Card, CardSet, Event};
use crate::program::{EventKind, PlayThen};

impl<J: Journal> Match<'_, J> {
    /// A played card whose effect is over goes where the rules say, before anything that waits; where no
    /// rule speaks of it, where the game's settings say. One whose player is out of the game does not enter:
    /// it goes where played cards go afterwards. It is looked at again after each rule.
    pub(super) fn settle(&mut self, card: Card) {
        if self.game.zones.place(card) != crate::game::Zone::PLAYED {
            return self.drop_top();
        }
        let rule = self.game.waiting.iter().position(|waiting| {
            waiting.source.is_none()
                && waiting.event.kind == EventKind::Play
                && waiting.event.card == Some(card)
        });
        if let Some(rule) = rule {
            let depth = self.game.stack.len();
            self.start(rule);
            // Where it is done at once, nothing more has to be seen to.
            if self.game.stack.len() == depth && self.game.zones.place(card) != crate::game::Zone::PLAYED {
                self.drop_top();
            }
            return;
        }
        self.drop_top();
        let player = self.table.owner(self.game.zones.came_from(card)).unwrap_or(self.game.active());
        let kinds = &self.table.program.flow.play;
        let printed = kinds.iter().find(|kind| self.table.printed(kind.value).contains(card));
        let is_gone = !self.game.players().contains(player);
        let after = kinds.iter().find(|kind| kind.then == PlayThen::After);
        let Some(kind) = printed.map(|kind| if is_gone { after.unwrap_or(kind) } else { kind }) else {
            return;
        };
        let to = self.table.zones.of(kind.zone, player);
        let event = Event {
            to: Some(to),
            end: kind.end,
            receiver: Some(player),
            ..Event::of(EventKind::Put, player)
        };
        let event = if is_gone { Event { receiver: None, ..event } } else { event };
        self.game.batch = self.game.batch.wrapping_add(1);
        self.happen_to(event, CardSet::one(card), &Acted::default());
    }
}
