//! A card that has changed hands hears of it as the card of whoever has it now; where its text is not met so, as the card
//! of whoever had it: "whenever an opponent gains control of an asset you control" is about what somebody has no longer.

use crate::engine::Match;
use crate::engine::bearing::{hears, speaks_for, works};
use crate::engine::journal::Journal;
use crate::game::{Card, CardSet, Event, Player};
use crate::program::EventKind;

use super::as_kind;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// An event has happened to the cards: those of them that have changed hands hear of it for whoever had them.
    #[inline]
    pub(super) fn those_who_had_them_hear(&mut self, event: &Event, done: CardSet<W>) {
        if self.table.kind(EventKind::ChangeControl).listening.meets(&done) {
            self.hear_as_before(event, done);
        }
    }

    #[cold]
    #[inline(never)]
    fn hear_as_before(&mut self, event: &Event, done: CardSet<W>) {
        let table = self.table;
        let facts = table.kind(EventKind::ChangeControl);
        let listening = table.listeners.after(facts);
        for card in done.iter() {
            let event = self.at_moved(*event, card);
            if !super::kinds(table, &event).any(|kind| kind == EventKind::ChangeControl) {
                continue;
            }
            let kind = EventKind::ChangeControl;
            let event = Event { kind, ..as_kind(table, &event, kind) };
            for bearer in listening.in_play.and(done).iter() {
                let Some(had) = self.had(bearer) else { continue };
                for one in listening.of_card(bearer) {
                    let game = &self.game;
                    let now = speaks_for(table, game, bearer, true);
                    let may_hear =
                        one.ability.code.is_some() && works(table, game, &one.ability, bearer, true);
                    if may_hear
                        && !hears(table, game, one, now, &event)
                        && hears(table, game, one, had, &event)
                    {
                        self.card_waits(one, bearer, had, &event);
                    }
                }
            }
        }
    }

    /// Who had a card that is in play and has just come from somebody else there.
    fn had(&self, card: Card) -> Option<Player> {
        let zones = &self.game.zones;
        let (left, here) = (zones.came_from(card), zones.place(card));
        let is_other = self.table.is_in_play(left) && self.table.is_in_play(here);
        let (had, has) = (self.table.owner(left)?, self.table.owner(here));
        (is_other && Some(had) != has && self.game.players().contains(had)).then_some(had)
    }
}
