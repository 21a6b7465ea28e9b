//! One after the other: players in turn order, cards one by one, an event for each.

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::evaluate::{first_in_row, first_in_turn_order};
use crate::engine::journal::Journal;
use crate::game::{CardSet, Event, MOST_PLAYERS, Player, Players};
use crate::program::{self, Cards, Local, Pc, Scratch, Who, WhoKind};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    pub(super) fn keep_players(&mut self, local: Local, who: Who) {
        let players = self.people(who);
        self.frame_mut().set_local(local, players.0 as i16);
    }

    /// Those whom the text on top speaks of: most are found without looking at more.
    #[inline(always)]
    pub(super) fn people(&self, who: Who) -> Players {
        let (table, game, frame) = (self.table, &self.game, self.frame());
        let linked = table.linked(frame.text);
        let plainly = match who.kind() {
            WhoKind::Set(id) => linked.persons[id.index()]
                .as_ref()
                .and_then(|persons| persons.plainly(table, &linked.tests, game, frame.you, &frame.locals)),
            WhoKind::You => Some(Players::one(frame.you)),
            WhoKind::Local(local) => Some(Players(frame.locals[usize::from(local.0)] as u16)),
            WhoKind::Active
            | WhoKind::Dealer
            | WhoKind::Winner
            | WhoKind::Actor
            | WhoKind::Cause
            | WhoKind::Newly
            | WhoKind::Candidate
            | WhoKind::Everyone
            | WhoKind::Nobody => None,
        };
        debug_assert!(
            plainly.is_none_or(|plainly| plainly == self.look().people(who)),
            "whoever looks, they are the same"
        );
        plainly.unwrap_or_else(|| self.others(who))
    }

    #[inline(never)]
    fn others(&self, who: Who) -> Players {
        self.look().people(who)
    }

    pub(super) fn keep_cards(&mut self, scratch: Scratch, cards: Cards) {
        let cards = self.look().cards(cards);
        self.set_kept(scratch, cards);
    }

    /// Whether somebody is left.
    #[inline(never)]
    pub(super) fn next_player(&mut self, left: Local, into: Local) -> bool {
        // What is called comes last: nothing has to be kept for afterwards.
        match self.table.shares_turns() {
            true => self.next_of_sides(left, into),
            false => self.next_by(left, into, |game, players| first_in_row(&game.game, players)),
        }
    }

    /// The same where those of a side share their turns.
    #[cold]
    #[inline(never)]
    fn next_of_sides(&mut self, left: Local, into: Local) -> bool {
        self.next_by(left, into, |game, players| first_in_turn_order(&game.game, game.table, players))
    }

    #[inline(always)]
    fn next_by(
        &mut self,
        left: Local,
        into: Local,
        first: impl Fn(&Self, Players) -> Option<Player>,
    ) -> bool {
        let players = Players(self.frame().locals[usize::from(left.0)] as u16);
        let Some(next) = first(self, players).map(Players::one) else { return false };
        let frame = self.frame_mut();
        frame.set_local(left, players.and_not(next).0 as i16);
        frame.set_local(into, next.0 as i16);
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
        let people = self.people(who);
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
