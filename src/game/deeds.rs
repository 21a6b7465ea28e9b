//! What players did this turn: kept only where a text asks for it.

use serde::{Deserialize, Serialize};

use super::few::Few;
use super::{Card, CardSet, Player, Players};
use crate::program::EventKind;

#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Deeds<const W: usize>(Few<Deed<W>, 2>);

impl<const W: usize> Clone for Deeds<W> {
    #[inline(always)]
    fn clone(&self) -> Deeds<W> {
        Deeds(self.0.clone())
    }

    #[inline(always)]
    fn clone_from(&mut self, other: &Deeds<W>) {
        self.0.clone_from(&other.0);
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deed<const W: usize> {
    /// The number of the kind of event.
    kind: u16,
    player: Player,
    times: u32,
    cards: CardSet<W>,
    /// How many cards these are.
    count: u8,
}

impl<const W: usize> Deeds<W> {
    #[inline(always)]
    pub fn note(&mut self, kind: EventKind, player: Player, card: Option<Card>) {
        let kind = kind.number() as u16;
        let known = self.0.iter_mut().find(|deed| deed.is(kind, player));
        match known.map(|deed| deed.note(card)) {
            Some(true) => {}
            Some(false) => self.note_again(kind, player, card),
            None => self.0.push_with(|| {
                let cards = card.map_or(CardSet::EMPTY, CardSet::one);
                Deed { kind, player, times: 1, cards, count: card.is_some().into() }
            }),
        }
    }

    /// A card that was there before: it stands once more, in the first further row without it.
    #[cold]
    fn note_again(&mut self, kind: u16, player: Player, card: Option<Card>) {
        let Some(card) = card else { return };
        let is_room = |deed: &&mut Deed<W>| deed.is(kind, player) && !deed.cards.contains(card);
        let row = self.0.iter_mut().find(is_room).map(|deed| deed.cards.insert(card));
        if row.is_none() {
            self.0.push(Deed { kind, player, times: 0, cards: CardSet::one(card), count: 0 });
        }
    }

    /// How many cards a player did it with: the kind by its number.
    #[inline]
    pub fn count(&self, kind: u16, player: Player) -> i16 {
        self.0.iter().find(|deed| deed.is(kind, player)).map_or(0, |deed| i16::from(deed.count))
    }

    pub fn times(&self, kind: EventKind, players: Players) -> i16 {
        self.by(kind, players).map(|deed| deed.times).sum::<u32>().min(i16::MAX as u32) as i16
    }

    /// How often they did it with one of the cards, the same one again included.
    pub fn times_with(&self, kind: EventKind, players: Players, cards: &CardSet<W>) -> i16 {
        self.by(kind, players).map(|deed| deed.cards.and(*cards).len() as i16).sum()
    }

    pub fn cards(&self, kind: EventKind, players: Players) -> CardSet<W> {
        self.by(kind, players).fold(CardSet::EMPTY, |all, deed| all.or(deed.cards))
    }

    /// Puts other cards in the place of those that were handled.
    pub fn change_cards(&mut self, to: impl Fn(CardSet<W>) -> CardSet<W>) {
        self.0.iter_mut().for_each(|deed| deed.cards = to(deed.cards));
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    fn by(&self, kind: EventKind, players: Players) -> impl Iterator<Item = &Deed<W>> {
        let kind = kind.number() as u16;
        self.0.iter().filter(move |deed| deed.kind == kind && players.contains(deed.player))
    }
}

impl<const W: usize> Deed<W> {
    /// False where it was done with the card before.
    #[inline]
    fn note(&mut self, card: Option<Card>) -> bool {
        self.times = self.times.wrapping_add(1);
        if let Some(card) = card {
            if self.cards.contains(card) {
                return false;
            }
            self.cards.insert(card);
            self.count += 1;
        }
        true
    }

    #[inline]
    fn is(&self, kind: u16, player: Player) -> bool {
        self.kind == kind && self.player == player
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_is_handled_again_counts_again() {
        let (you, all) = (Player(1), Players::one(Player(1)));
        let mut deeds: Deeds<1> = Deeds::default();
        for card in [3, 4, 3, 3] {
            deeds.note(EventKind::Play, you, Some(Card(card)));
        }
        let times_with = |card| deeds.times_with(EventKind::Play, all, &CardSet::one(Card(card)));
        assert_eq!((times_with(3), times_with(4), times_with(5)), (3, 1, 0));
        assert_eq!(deeds.times(EventKind::Play, all), 4);
        assert_eq!(deeds.count(EventKind::Play.number() as u16, you), 2, "two cards");
    }
}
