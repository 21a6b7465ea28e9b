//! Verbs that take cards: draw, discard, play, deal, give. Where nobody looks the cards just go.

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::playable::{playable, unmet};
use crate::engine::table::Drawing;
use crate::game::{Card, CardSet, Event, MOST_PLAYERS, Player, Zone};
use crate::program::{self, Cards, End, EventKind, Local, Num, PlaceId, Scratch, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Cards that go into a hand as a draw, wherever they are.
    pub(super) fn draw_cards(&mut self, who: Who, cards: Cards) {
        let to = self.hand_of(who);
        self.for_cards(EventKind::DrawCard, who, cards, |event| Event { to, ..event });
    }

    pub(super) fn give(&mut self, who: Who, cards: Cards, to: Who) {
        let receiver = self.person(to);
        let Some(hand) = self.hand_of(to).filter(|hand| self.is_had(*hand)) else {
            let cards = self.still_there(&self.look(), cards);
            return self.nobody_gets(EventKind::Give, cards);
        };
        self.for_cards(EventKind::Give, who, cards, |event| Event { to: Some(hand), receiver, ..event });
    }

    fn hand_of(&self, who: Who) -> Option<Zone> {
        self.table.zones.hand_of(self.person(who)?)
    }

    #[inline(never)]
    pub(super) fn discard(&mut self, who: Who, cards: Cards) {
        let Some((you, card)) = self.taken(EventKind::Discard, who, cards) else {
            return self.for_cards(EventKind::Discard, who, cards, |event| event);
        };
        self.new_batch();
        self.walk_with_one(&mut Event::of(EventKind::Discard, you), card);
    }

    #[inline(never)]
    pub(super) fn play(&mut self, who: Who, cards: Cards) {
        let taken = self.taken(EventKind::Play, who, cards);
        let Some((you, card)) = taken.filter(|(you, card)| !self.lacks(*you, *card)) else {
            return self.play_these(who, cards);
        };
        self.new_batch();
        if !self.plays_plainly(you, card) {
            self.walk_with(&mut Event::of(EventKind::Play, you), CardSet::one(card));
        }
    }

    /// What steps of a turn offer, and count. Most take the card that was just chosen, and nothing meets them: who takes
    /// which one.
    #[inline(always)]
    fn taken(&mut self, kind: EventKind, who: Who, cards: Cards) -> Option<(Player, Card)> {
        let frame = self.frame();
        let (is_flow, you) = (frame.is_flow, frame.you);
        let card = if who == Who::YOU { frame.kept_card(cards) } else { None };
        if is_flow {
            self.count_taken(kind, you);
        }
        let is_let = |card: &Card| self.is_let(kind, self.is_known_allowed(kind, *card));
        card.filter(is_let).map(|card| (you, card))
    }

    /// Whether the card that is to be played does not find what it requires. Most were just chosen for that.
    #[inline(always)]
    fn lacks(&self, you: Player, card: Card) -> bool {
        !self.is_known_allowed(EventKind::Play, card)
            && self.table.demanded.demanding.contains(card)
            && unmet(self.table, &self.game, card, you).is_some()
    }

    /// Those of the cards that find what they require.
    #[inline(never)]
    fn play_these(&mut self, who: Who, cards: Cards) {
        self.new_batch();
        let (player, wanted) = (self.person(who), self.still_there(&self.look(), cards));
        let doer = player.unwrap_or(self.frame().you);
        let found = playable(self.table, &self.game, &wanted, doer);
        let event = self.caused(EventKind::Play, player);
        for card in wanted.and_not(found).iter() {
            let event = Event { card: Some(card), ..event };
            self.journal.forbidden(self.table, &self.game, &event);
        }
        if found.is_empty() && !wanted.is_empty() {
            return self.comes_to_nothing(EventKind::Play);
        }
        let acted = self.frame().acted.clone();
        self.happen_to_now(event, found, &acted);
    }

    pub(super) fn draw(&mut self, who: Who, count: Num, from: PlaceId, into: Scratch) {
        let (amount, from) = (self.number(count), self.zone(from));
        // What "you" draw has been looked at before.
        if who != Who::YOU
            && let (Some(player), Some(from)) = (self.people(who).only(), from)
            && let drawing = (Drawing { from, count, into: Some(into), is_silent: false })
            && self.draw_unseen(&drawing, amount, self.frame().you, player)
        {
            return;
        }
        self.set_kept(into, CardSet::EMPTY);
        let event = Event { amount, from, ..Event::new(EventKind::Draw) };
        self.for_players_and_keep(event, who, Some(program::Kept::Scratch(into)));
    }

    /// You draw where nobody looks; false, and nothing is done, where somebody does, or there are too few cards.
    #[inline(always)]
    pub(in crate::engine) fn draw_as_linked(&mut self, drawing: &Drawing, you: Player) -> bool {
        self.draw_unseen(drawing, self.number(drawing.count), you, you)
    }

    /// The same of so many cards that somebody draws, whoever caused it.
    #[inline(never)]
    fn draw_unseen(&mut self, drawing: &Drawing, amount: i16, cause: Player, player: Player) -> bool {
        let Drawing { from, into, .. } = *drawing;
        let Some(hand) = self.table.zones.hand_of(player) else { return false };
        let is_enough = amount > 0 && amount as usize <= self.game.zones.len(from);
        if !is_enough || !self.is_draw_unseen(cause, player, amount, from, hand) {
            return false;
        }
        self.new_batch();
        self.take_from_top(player, from, hand, amount, into);
        true
    }

    /// So many cards come from the top of a pile.
    #[inline(always)]
    pub(super) fn take_from_top(
        &mut self,
        player: Player,
        from: Zone,
        hand: Zone,
        amount: i16,
        into: Option<Scratch>,
    ) {
        let passage = self.table.zones.passage(from, hand);
        let mut drawn = CardSet::EMPTY;
        if amount > 1 && self.is_stacked(EventKind::DrawCard, passage) {
            drawn = self.stack_up(amount as usize, passage);
        } else {
            for _ in 0..amount {
                let Some(card) = self.game.zones.top(from) else { break };
                self.carry_unseen(EventKind::DrawCard, player, card, End::Into, passage);
                drawn.insert(card);
            }
        }
        if let Some(into) = into {
            self.set_kept(into, drawn);
        }
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
    pub(super) fn deal(&mut self, by: Local, to: Who, count: Num, from: PlaceId) {
        self.new_batch();
        let look = self.look();
        let (count, from) = (look.num(count).max(0) as usize, look.one_zone(from));
        let players: SmallVec<[Player; MOST_PLAYERS]> = look.in_turn_order(look.people(to)).collect();
        let dealer = look.person(Who::local(by));
        let (Some(hand), Some(from), Some(dealer)) = (self.table.zones.hand(), from, dealer) else { return };
        if self.is_unseen(EventKind::Deal) {
            return self.deal_unseen(dealer, &players, count, from, hand);
        }
        let pile: SmallVec<[Card; 64]> = self.game.zones.from_top(from).take(count * players.len()).collect();
        let (acted, dealt) = (self.frame().acted.clone(), self.caused(EventKind::Deal, Some(dealer)));
        let of = |seat: usize, player: Player| {
            let cards: CardSet<W> = pile.iter().skip(seat).step_by(players.len()).copied().collect();
            let to = Some(self.table.zones.of(hand, player));
            (Event { from: Some(from), to, receiver: Some(player), ..dealt }, cards)
        };
        let dealt: SmallVec<[(Event, CardSet<W>); MOST_PLAYERS]> =
            players.iter().enumerate().map(|(seat, player)| of(seat, *player)).collect();
        // Where nothing meets them they all go at once; otherwise the first is on top of the stack.
        if dealt.iter().all(|(event, cards)| self.may_walk_with(event, cards)) {
            dealt.into_iter().for_each(|(mut event, cards)| self.walk_with(&mut event, cards));
        } else {
            dealt.into_iter().rev().for_each(|(event, cards)| self.happen_later_to(event, cards, &acted));
        }
    }

    /// The same where nobody looks: from the top, round by round, as long as there are cards.
    fn deal_unseen(
        &mut self,
        dealer: Player,
        players: &[Player],
        rounds: usize,
        from: Zone,
        hand: program::ZoneKindId,
    ) {
        for player in (0..rounds).flat_map(|_| players) {
            let Some(card) = self.game.zones.top(from) else { return };
            let passage = self.table.zones.passage(from, self.table.zones.of(hand, *player));
            self.carry_unseen(EventKind::Deal, dealer, card, End::Into, passage);
        }
    }
}
