//! Why an ability that a player may use is not offered now. Reads, never writes, and words nothing.

use super::Match;
use super::journal::Journal;
use super::witness::{Bears, Silence, silence};
use crate::game::{Bearer, Card, Event, Player, Slot};
use crate::program::{AbilityId, EventKind, Stage};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unused {
    /// The card has no ability that anybody may use.
    NoOffer,
    /// It is somebody else who may use it.
    OtherPlayer,
    /// It was used already.
    Used,
    OtherTime,
    Silent(Silence),
    /// What it begins with can't be done.
    Impossible,
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Why the player is not offered to use the card. Nothing where that is offered.
    pub fn why_unused(&self, player: Player, card: Card) -> Option<Unused> {
        let (table, game) = (self.table, &self.game);
        let of = Bears::Card(card);
        let event = Event::of(EventKind::Nothing, player);
        let bearer = Bearer::Card(card, game.zones.stay(card));
        let mut why = Some(Unused::NoOffer);
        for text in table.texts_of(card) {
            for (number, ability) in table.text(*text).abilities.iter().enumerate() {
                let Stage::Offer(offered) = ability.stage else { continue };
                let there = of.look(table, game, *text, &event);
                let slot = Slot { text: *text, ability: AbilityId(number as u16), of: bearer };
                let silent = silence(&there, ability, of);
                why = match silent {
                    Some(Silence::Elsewhere(_)) => silent.map(Unused::Silent),
                    _ if there.you != player => Some(Unused::OtherPlayer),
                    _ if game.used.contains(slot) => Some(Unused::Used),
                    _ if !self.is_time(&there, offered.during) => Some(Unused::OtherTime),
                    Some(silence) => Some(Unused::Silent(silence)),
                    None if !self.can_use(&there, ability.code) => Some(Unused::Impossible),
                    None => return None,
                };
            }
        }
        why
    }
}
