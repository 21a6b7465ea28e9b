//! Whether somebody can pay what a verb of the game's own costs: its definition says so before anything else.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::table::{Act, Demands};
use crate::game::{Card, Event, Player};
use crate::program::{Cards, EventKind, Op, Pc, VerbId, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether one of them can, for one of the cards if it is about any.
    #[cold]
    #[inline(never)]
    pub(super) fn can_one_afford(
        &self,
        look: &Look<'_, W>,
        verb: VerbId,
        who: Who,
        cards: Option<Cards>,
    ) -> bool {
        let verb = EventKind::Own(verb);
        let can = |player| match cards {
            Some(cards) => look.cards(cards).iter().any(|card| self.can_afford(verb, player, Some(card))),
            None => self.can_afford(verb, player, None),
        };
        self.table.kind(verb).wanted.demands != Demands::Price || look.people(who).iter().any(can)
    }

    /// Whether the player can pay all of it, for that card if it is about one. What costs nothing, everybody can.
    #[cold]
    #[inline(never)]
    pub(in crate::engine) fn can_afford(&self, verb: EventKind, player: Player, card: Option<Card>) -> bool {
        let is_nothing =
            |look: &Look<'_, W>, op: Op| matches!(op, Op::Pay { number, .. } if look.num(number) <= 0);
        self.look_at_cost(verb, player, card, |look, acts| {
            let is_possible = |act: &Act| match *act {
                Act::Allowed { op, cards, among } => {
                    is_nothing(look, op) || self.is_allowed(look, op, cards, among)
                }
                // All of it is added up.
                Act::Pay(_) => true,
                _another => self.can_do_now(look, act),
            };
            acts.iter().all(is_possible) && self.has_all_of_it(look, acts)
        })
        .unwrap_or(true)
    }

    /// Whether whoever would do it can't pay what it costs: then it does not happen, and nobody hears of it.
    #[inline]
    pub(in crate::engine) fn is_beyond_means(&self, event: &Event) -> bool {
        matches!(event.kind, EventKind::Own(_))
            && self.table.kind(event.kind).wanted.demands == Demands::Price
            && !self.can_afford(event.kind, event.player.unwrap_or(self.game.active()), event.card)
    }

    /// Looks at what the verb costs the player, for that card if it is about one; nothing where it costs nothing.
    pub(super) fn look_at_cost<T>(
        &self,
        verb: EventKind,
        player: Player,
        card: Option<Card>,
        look_at: impl FnOnce(&Look<'_, W>, &[Act]) -> T,
    ) -> Option<T> {
        let text = self.table.verb(verb)?;
        let mut event = Event::of(verb, player);
        if let Some(card) = card {
            let zones = &self.game.zones;
            event =
                Event { card: Some(card), from: Some(zones.place(card)), stay: zones.stay(card), ..event };
        }
        let look = Look::from_text(self.table, &self.game, text, player, card, &event);
        Some(look_at(&look, &look.price(Pc(0))?.acts))
    }
}
