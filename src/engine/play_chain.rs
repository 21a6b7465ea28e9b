//! Whether there is a card to play for one whose text plays another. That one may need another in its turn: it can be
//! played where such a row ends with a card that needs none. Cards that only lead back to each other can't be.

use super::playable::Playing;
use super::refused::Wish;
use super::table::{Demand, LinkedChoice, Table};
use crate::game::{CardSet, Game, MOST_PLAYERS, Player, TextNo};
use crate::program::EventKind;

impl LinkedChoice {
    /// Whether what is chosen is played, and nothing else is known of where it goes.
    pub(super) fn is_of_a_play(&self) -> bool {
        self.choice.purpose == EventKind::Play && self.deed.is_none()
    }
}

/// Cards that players would have to play, and those of them that they can play. They are found round by round: what a round
/// finds lets others be played in the next.
struct Chain<'a, const W: usize> {
    table: &'a Table<'a, W>,
    game: &'a Game<W>,
    asked: [CardSet<W>; MOST_PLAYERS],
    found: [CardSet<W>; MOST_PLAYERS],
}

/// Whether the player can play one of the cards.
#[cold]
#[inline(never)]
pub(super) fn ends<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    player: Player,
    cards: CardSet<W>,
) -> bool {
    let nothing = [CardSet::EMPTY; MOST_PLAYERS];
    let mut chain = Chain { table, game, asked: nothing, found: nothing };
    while !chain.is_any_found(player, &cards) {
        if !chain.goes_on() {
            return false;
        }
    }
    true
}

impl<const W: usize> Chain<'_, W> {
    /// Whether one of the cards is known to be playable; they are looked at from now on.
    fn is_any_found(&mut self, player: Player, cards: &CardSet<W>) -> bool {
        self.asked[player.index()].add(cards);
        self.found[player.index()].meets(cards)
    }

    /// Looks at all cards that are not found yet; false where that changed nothing.
    fn goes_on(&mut self) -> bool {
        let before = (self.asked, self.found);
        for player in self.game.players().iter() {
            let seat = player.index();
            for card in self.asked[seat].and_not(self.found[seat]).iter() {
                let playing = Playing { table: self.table, game: self.game, card, you: player };
                if self.table.demanded.of(card).iter().all(|demand| self.is_met(&playing, demand)) {
                    self.found[seat].insert(card);
                }
            }
        }
        before != (self.asked, self.found)
    }

    fn is_met(&mut self, playing: &Playing<'_, W>, demand: &Demand<W>) -> bool {
        match playing.to_play(demand) {
            Some((player, cards)) => self.is_any_found(player, &cards),
            None => playing.is_met(demand),
        }
    }
}

impl<const W: usize> Playing<'_, W> {
    /// The cards out of which one has to be played for the demand, and by whom; nothing for any other demand.
    fn to_play(&self, demand: &Demand<W>) -> Option<(Player, CardSet<W>)> {
        let (Demand::Choice(text, choice, set) | Demand::Lies(text, choice, set, _)) = *demand else {
            return None;
        };
        let linked = &self.table.linked(text).choices[choice.index()];
        let is_refusable = linked.is_of_a_play() && linked.may_be_refused;
        is_refusable.then(|| self.playing_another(text, linked, self.cards(text, set)))
    }

    /// Who plays one of the cards for this one, and those that nothing forbids: this card has left its place by then.
    pub(super) fn playing_another(
        &self,
        text: TextNo,
        choice: &LinkedChoice,
        mut cards: CardSet<W>,
    ) -> (Player, CardSet<W>) {
        let Playing { table, game, card, you } = *self;
        let player = self.look(text, &self.event()).person(choice.doer).unwrap_or(you);
        cards.remove(card);
        let wanted = &table.kind(EventKind::Play).wanted;
        if wanted.may_be_refused(game) && !cards.is_empty() {
            Wish { table, game, wanted, player }.keep_granted(&mut cards);
        }
        (player, cards)
    }
}
