//! Cards in play that listen only to what certain players do: whoever controls them, or the others.

use super::Table;
use super::attention::Quick;
use super::heard::{Heard, HeardAbility};
use crate::game::{CardSet, Game, Player};

#[derive(Clone, Copy, Debug, Default)]
pub struct Picky {
    /// To what their controller does.
    own: CardSet,
    /// To what others do.
    others: CardSet,
}

impl Picky {
    /// Of those who listen there all the same.
    pub fn of(heard: &Heard) -> Picky {
        let only = |question| {
            let asks = |one: &HeardAbility| one.attention.asks(question);
            heard.in_play.iter().filter(|card| heard.of_card(*card).iter().all(asks)).collect()
        };
        Picky { own: only(Quick::ByYou), others: only(Quick::ByOpponent) }
    }

    /// Of those who listen at any of several stages: each with all who listen there.
    pub fn of_all<'a>(stages: impl Iterator<Item = &'a Heard> + Clone) -> Picky {
        let only = |these: fn(&Picky) -> CardSet| {
            let picky = stages.clone().fold(CardSet::EMPTY, |all, heard| all.or(these(&heard.picky)));
            stages.clone().fold(picky, |left, heard| left.and_not(heard.in_play.and_not(these(&heard.picky))))
        };
        Picky { own: only(|picky| picky.own), others: only(|picky| picky.others) }
    }

    /// Those in play that don't listen to what the player does. Where cards in play are not plainly somebody's, all are
    /// asked.
    #[inline]
    pub fn deaf_to(&self, table: &Table<'_>, game: &Game, player: Option<Player>) -> CardSet {
        let (Some(player), Some(first)) = (player, table.zones.in_play_of_each()) else {
            return CardSet::EMPTY;
        };
        let theirs = game.zones.set_ref(crate::game::Zone(first.0 + player.0));
        self.own.and(game.zones.in_play_ref().and_not(*theirs)).or(self.others.and(*theirs))
    }
}
