//! One after the other: players in turn order, cards one by one, an event for each.

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::evaluate::first_in_turn_order;
use crate::engine::journal::Journal;
use crate::game::{CardSet, Event, MOST_PLAYERS, Player, Players};
use crate::program::{self, Cards, Local, Pc, Scratch, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    pub(super) fn keep_players(&mut self, local: Local, who: Who) {
        let players = self.look().people(who);
        self.frame_mut().set_local(local, players.0 as i16);
    }

    pub(super) fn keep_cards(&mut self, scratch: Scratch, cards: Cards) {
        let cards = self.look().cards(cards);
        self.set_kept(scratch, cards);
    }

    /// Whether somebody is left.
    #[inline(never)]
    pub(super) fn next_player(&mut self, left: Local, into: Local) -> bool {
        let players = Players(self.frame().locals[usize::from(left.0)] as u16);
        let next = first_in_turn_order(&self.game, self.table, players);
        let Some(next) = next else { return false };
        let frame = self.frame_mut();
        frame.set_local(left, players.without(next).0 as i16);
        frame.set_local(into, Players::one(next).0 as i16);
        true
    }

    pub(super) fn next_card(&mut self, left: Scratch, into: Local, done: Pc) {
        let cards = self.look().kept(left);
        let next = self.look().in_order(cards).next();
        let Some(next) = next else { return self.goto(done) };
        self.set_kept(left, cards.and_not(CardSet::one(next)));
        self.frame_mut().keep_card(into, Some(next));
    }

    /// Such an event for each of the players, in turn order.
    pub(super) fn for_players(&mut self, event: Event, who: Who) {
        self.for_players_and_keep(event, who, None);
    }

    pub(super) fn for_players_and_keep(&mut self, mut event: Event, who: Who, keep: Option<program::Kept>) {
        self.new_batch();
        let frame = self.frame();
        let (you, acted) = (frame.you, frame.acted.clone());
        event.cause = Some(you);
        let people = if who == Who::YOU { Players::one(you) } else { self.look().people(who) };
        match people.only() {
            Some(player) => {
                event.player = Some(player);
                self.happen_now(&mut event, keep, &acted);
            }
            None => {
                let players: SmallVec<[Player; MOST_PLAYERS]> = self.look().in_turn_order(people).collect();
                let of = |player| Event { player: Some(player), ..event };
                self.happen_to_each(&players, keep, &acted, of);
            }
        }
    }
}
