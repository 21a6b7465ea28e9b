//! Verbs that take cards: draw, discard, play, deal, give. Where nobody looks the cards just go.

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::calm::Calm;
use crate::engine::journal::Journal;
use crate::game::{Card, CardSet, Event, MOST_PLAYERS, Player, Zone};
use crate::program::{self, Cards, End, EventKind, Num, PlaceId, Scratch, Who};

impl<J: Journal> Match<'_, J> {
    /// Cards that go into a hand as a draw, wherever they are.
    pub(super) fn draw_cards(&mut self, who: Who, cards: Cards) {
        let to = self.hand_of(who);
        self.for_cards(EventKind::DrawCard, who, cards, |event| Event { to, ..event });
    }

    pub(super) fn give(&mut self, who: Who, cards: Cards, to: Who) {
        let receiver = self.look().person(to);
        let to = self.hand_of(to);
        self.for_cards(EventKind::Give, who, cards, |event| Event { to, receiver, ..event });
    }

    fn hand_of(&self, who: Who) -> Option<Zone> {
        let player = self.look().person(who)?;
        Some(self.table.zones.of(self.table.zones.hand()?, player))
    }

    /// An offer of the turn that is counted.
    #[inline(never)]
    pub(super) fn take_and_count(&mut self, kind: EventKind, who: Who, cards: Cards, before: Calm) {
        let frame = self.frame();
        let (is_flow, you) = (frame.is_flow, frame.you);
        let card = if who == Who::YOU { frame.kept_card(cards) } else { None };
        if is_flow {
            self.count_taken(kind, you);
        }
        // Most take the card that was just chosen, and nothing meets them.
        match card {
            Some(card) if self.is_let(kind, before.allowed == Some((kind, card))) => {
                self.new_batch();
                self.walk_with_one(&mut Event::of(kind, you), card);
            }
            Some(_) | None => self.for_cards(kind, who, cards, |event| event),
        }
    }

    pub(super) fn draw(&mut self, who: Who, count: Num, from: PlaceId, into: Scratch) {
        self.set_kept(into, CardSet::EMPTY);
        let (amount, from) = (self.number(count), self.zone(from));
        let you = self.frame().you;
        let player = if who == Who::YOU { Some(you) } else { self.look().people(who).only() };
        let event = Event { amount, from, player, cause: Some(you), ..Event::new(EventKind::Draw) };
        if !self.draw_unseen(&event, into) {
            self.for_players_and_keep(event, who, Some(program::Kept::Scratch(into)));
        }
    }

    /// False where somebody looks, there are too few cards, or it is not one player who draws.
    #[inline]
    fn draw_unseen(&mut self, draw: &Event, into: Scratch) -> bool {
        let (Some(player), Some(from), Some(hand)) = (draw.player, draw.from, self.table.zones.hand()) else {
            return false;
        };
        let is_enough = draw.amount > 0 && draw.amount as usize <= self.game.zones.len(from);
        let hand = self.table.zones.of(hand, player);
        if !is_enough || !self.is_draw_unseen(draw, from, hand) {
            return false;
        }
        self.new_batch();
        let mut drawn = CardSet::EMPTY;
        for _ in 0..draw.amount {
            let Some(card) = self.game.zones.top(from) else { break };
            self.carry_unseen(EventKind::DrawCard, player, card, hand, End::Into);
            drawn.insert(card);
        }
        self.set_kept(into, drawn);
        true
    }

    /// An offer of the turn was taken.
    pub(in crate::engine) fn count_taken(&mut self, kind: EventKind, player: Player) {
        let seats = &mut self.game.seats;
        seats.took = seats.took.with(player);
        let seat = seats.seat_mut(player);
        seat.discards += u16::from(kind == EventKind::Discard);
        seat.plays += u16::from(kind == EventKind::Play);
    }

    /// One card to each in turn, as often as is said.
    pub(super) fn deal(&mut self, to: Who, count: Num, from: PlaceId) {
        self.new_batch();
        let look = self.look();
        let (count, from) = (look.num(count).max(0) as usize, look.one_zone(from));
        let players: SmallVec<[Player; MOST_PLAYERS]> = look.in_turn_order(look.people(to)).collect();
        let (Some(hand), Some(from)) = (self.table.zones.hand(), from) else { return };
        if self.is_unseen(EventKind::Deal) {
            return self.deal_unseen(&players, count, from, hand);
        }
        let pile: SmallVec<[Card; 64]> = self.game.zones.from_top(from).take(count * players.len()).collect();
        let dealer = self.game.seats.dealer;
        let (acted, dealt) = (self.frame().acted.clone(), self.caused(EventKind::Deal, Some(dealer)));
        let of = |seat: usize, player: Player| {
            let cards: CardSet = pile.iter().skip(seat).step_by(players.len()).copied().collect();
            (Event { to: Some(self.table.zones.of(hand, player)), receiver: Some(player), ..dealt }, cards)
        };
        let dealt: SmallVec<[(Event, CardSet); MOST_PLAYERS]> =
            players.iter().enumerate().map(|(seat, player)| of(seat, *player)).collect();
        // Where nothing meets them they all go at once; otherwise the first is on top of the stack.
        if dealt.iter().all(|(event, cards)| self.may_walk_with(event, cards)) {
            dealt.into_iter().for_each(|(mut event, cards)| self.walk_with(&mut event, cards));
        } else {
            dealt.into_iter().rev().for_each(|(event, cards)| self.happen_to(event, cards, &acted));
        }
    }

    /// The same where nobody looks: from the top, round by round, as long as there are cards.
    fn deal_unseen(&mut self, players: &[Player], rounds: usize, from: Zone, hand: program::ZoneKindId) {
        let dealer = self.game.seats.dealer;
        for player in (0..rounds).flat_map(|_| players) {
            let Some(card) = self.game.zones.top(from) else { return };
            self.carry_unseen(EventKind::Deal, dealer, card, self.table.zones.of(hand, *player), End::Into);
        }
    }
}
