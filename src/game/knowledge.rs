//! Who knows where each card is. A view shows a player the cards they know, and nothing else.

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, LARGE, OfCards, Player, Players};
use crate::program::MOST_CARDS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Players>", try_from = "Vec<Players>")]
pub struct Knowledge<const W: usize = LARGE> {
    /// For each card: who knows where it is.
    by: OfCards<Players, W>,
}

impl<const W: usize> Knowledge<W> {
    pub fn none() -> Knowledge<W> {
        Knowledge { by: OfCards::all(Players::NOBODY) }
    }

    pub fn knowers(&self, card: Card) -> Players {
        self.by[card]
    }

    pub fn knows(&self, player: Player, card: Card) -> bool {
        self.knowers(card).contains(player)
    }

    pub fn set(&mut self, card: Card, players: Players) {
        self.by[card] = players;
    }

    pub fn add(&mut self, card: Card, players: Players) {
        self.by[card] = self.by[card].or(players);
    }

    /// These no longer know.
    pub fn lose(&mut self, card: Card, players: Players) {
        self.by[card] = self.by[card].and_not(players);
    }

    /// The same with another card in the place of each.
    pub fn with_cards(&self, to: impl Fn(Card) -> Card) -> Knowledge<W> {
        let mut found = Knowledge::none();
        for card in 0..OfCards::<Players, W>::MOST.min(MOST_CARDS) {
            let card = Card(card as u8);
            found.set(to(card), self.knowers(card));
        }
        found
    }

    /// Only these still know where the cards are.
    pub fn keep_only(&mut self, cards: CardSet<W>, players: Players) {
        for card in cards.iter() {
            self.by[card] = self.by[card].and(players);
        }
    }
}

/// Cards that are being handled: who can follow what becomes of each of them. Over with the work that does it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Handling<const W: usize> {
    /// Cards that were looked at, or picked from: which of them moves, only some can tell.
    pub mixed: CardSet<W>,
    /// Those who can.
    pub by: Players,
    /// Cards that lie open for everyone.
    pub shown: CardSet<W>,
    /// Something is or was handled.
    is_busy: bool,
}

impl<const W: usize> Handling<W> {
    /// Nothing is being handled.
    #[inline]
    pub fn is_idle(&self) -> bool {
        !self.is_busy
    }

    /// Whether the card is being handled.
    #[inline]
    pub fn holds(&self, card: Card) -> bool {
        self.mixed.or(self.shown).contains(card)
    }

    /// Whether one of the cards is.
    pub fn holds_any(&self, cards: &CardSet<W>) -> bool {
        self.mixed.or(self.shown).meets(cards)
    }

    /// These are in somebody's fingers.
    pub fn mix(&mut self, cards: CardSet<W>, by: Players) {
        let cards = cards.and_not(self.shown);
        if cards.is_empty() {
            return;
        }
        self.is_busy = true;
        self.by = if self.mixed.is_empty() { by } else { self.by.and(by) };
        self.mixed = self.mixed.or(cards);
    }

    /// These lie open for everyone.
    pub fn open(&mut self, cards: CardSet<W>) {
        self.is_busy = true;
        self.shown = self.shown.or(cards);
        self.mixed = self.mixed.and_not(cards);
    }

    /// These are back in a pile that nobody can follow.
    pub fn drop(&mut self, cards: CardSet<W>) {
        self.shown = self.shown.and_not(cards);
        self.mixed = self.mixed.and_not(cards);
    }

    /// The same of one.
    #[inline]
    pub fn drop_one(&mut self, card: Card) {
        self.shown.remove(card);
        self.mixed.remove(card);
    }
}

impl<const W: usize> From<Knowledge<W>> for Vec<Players> {
    fn from(knowledge: Knowledge<W>) -> Vec<Players> {
        let last = knowledge.by.iter().rposition(|players| !players.is_empty());
        knowledge.by.iter().take(last.map_or(0, |last| last + 1)).collect()
    }
}

impl<const W: usize> TryFrom<Vec<Players>> for Knowledge<W> {
    type Error = String;

    fn try_from(saved: Vec<Players>) -> Result<Knowledge<W>, String> {
        if saved.len() > OfCards::<Players, W>::MOST {
            return Err("more cards are known than there are".to_string());
        }
        let mut found = Knowledge::none();
        found.by.write(&saved);
        Ok(found)
    }
}
