//! Cards in play that look at a kind of event, and whose doing they look at: whoever controls them, or the others.

use super::heard::{Heard, HeardAbility};
use super::quick::Quick;
use crate::engine::table::Table;
use crate::game::{Card, CardSet, Game, Player, Zone};

/// Who looks at a kind of event, before or after, where these are cards in play and rules for a pile that is empty or
/// has too few cards.
#[derive(Clone, Copy, Debug)]
pub struct Lookers<const W: usize> {
    cards: CardSet<W>,
    picky: Picky<W>,
    /// Rules look at it as long as this is empty.
    empty: Option<Zone>,
    /// Rules look at it where it is about more than this holds.
    short: Option<Zone>,
}

/// How an event happens, as far as those who look at it ask: whether it is about one thing, and whether somebody else causes
/// it than whoever does it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Manner {
    pub is_of_several: bool,
    pub is_caused_by_another: bool,
}

impl<const W: usize> Lookers<W> {
    /// The same for events that happen in a manner, which may be another one at each stage.
    pub fn at<'a>(stages: impl Iterator<Item = (&'a Heard<W>, Manner)> + Clone) -> Option<Lookers<W>> {
        let looking = stages.clone().map(|(heard, manner)| heard.looking_at(manner));
        let cards = looking.fold(CardSet::EMPTY, CardSet::or);
        Some(Lookers { cards, ..Lookers::of(stages.map(|(heard, _)| heard))? })
    }

    /// Those who look at any of several stages; nothing where others do.
    pub fn of<'a>(stages: impl Iterator<Item = &'a Heard<W>> + Clone) -> Option<Lookers<W>> {
        let picky = Picky::of_all(stages.clone());
        let mut found = Lookers { cards: CardSet::EMPTY, picky, empty: None, short: None };
        for heard in stages {
            if !heard.elsewhere.is_empty() {
                return None;
            }
            found.cards.add(&heard.in_play);
            for rule in &heard.rules {
                let (zone, known) = match rule.attention.empty_zone() {
                    Some(zone) => (zone, &mut found.empty),
                    None => (rule.attention.short_zone()?, &mut found.short),
                };
                if *known.get_or_insert(zone) != zone {
                    return None;
                }
            }
        }
        Some(found)
    }

    pub fn is_nobody(&self) -> bool {
        self.cards.is_empty() && self.are_only_cards()
    }

    /// Whether no rule is among them.
    pub fn are_only_cards(&self) -> bool {
        self.empty.is_none() && self.short.is_none()
    }

    /// Whether the card looks, in play, at what its controller does, and at what others do.
    pub fn looks(&self, card: Card) -> (bool, bool) {
        let (looks, Picky { own, others }) = (self.cards.contains(card), &self.picky);
        (looks && !others.contains(card), looks && !own.contains(card))
    }

    /// Whether one of them may look at what the player does now so many times. Effects that hold for a while are left
    /// out.
    #[inline(always)]
    pub fn may_look(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        player: Option<Player>,
        amount: i16,
    ) -> bool {
        let looking = self.cards.and(game.zones.in_play());
        self.empty.is_some_and(|zone| game.zones.len(zone) == 0)
            || self.short.is_some_and(|zone| i32::from(amount) > game.zones.len(zone) as i32)
            || !looking.and_not(self.picky.deaf_to(table, game, player)).is_empty()
    }
}

/// Cards in play that listen only to what some do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Picky<const W: usize> {
    /// To what their controller does.
    own: CardSet<W>,
    /// To what others do.
    others: CardSet<W>,
}

impl<const W: usize> Picky<W> {
    /// Those among all who listen there.
    pub fn of(heard: &Heard<W>) -> Picky<W> {
        let only = |question| {
            let asks = |one: &HeardAbility<W>| one.attention.asks(question);
            heard.in_play.iter().filter(|card| heard.of_card(*card).iter().all(asks)).collect()
        };
        Picky { own: only(Quick::ByYou), others: only(Quick::ByOpponent) }
    }

    /// Those who are so at each of several stages at which they listen.
    fn of_all<'a>(stages: impl Iterator<Item = &'a Heard<W>> + Clone) -> Picky<W> {
        let only = |these: fn(&Picky<W>) -> CardSet<W>| {
            let picky = stages.clone().fold(CardSet::EMPTY, |all, heard| all.or(these(&heard.picky)));
            stages.clone().fold(picky, |left, heard| left.and_not(heard.in_play.and_not(these(&heard.picky))))
        };
        Picky { own: only(|picky| picky.own), others: only(|picky| picky.others) }
    }

    /// Those in play that don't listen to what the player does. Where cards in play are not plainly somebody's, all are
    /// asked.
    #[inline]
    pub fn deaf_to(&self, table: &Table<'_, W>, game: &Game<W>, player: Option<Player>) -> CardSet<W> {
        let (Some(player), Some(first)) = (player, table.zones.in_play_of_each()) else {
            return CardSet::EMPTY;
        };
        let theirs = game.zones.set_ref(Zone(first.0 + player.0));
        self.own.and(game.zones.in_play_ref().and_not(*theirs)).or(self.others.and(*theirs))
    }
}
