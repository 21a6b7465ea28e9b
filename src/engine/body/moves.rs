//! Verbs that move or show cards: each makes events and lets them set out.

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::game::{
    Card, CardSet, Event, Frame, Group, Halves, Kept, Lying, MOST_PLAYERS, OnRoad, Player, Players, Question,
    Work, Zone,
};
use crate::program::{
    self, Cards, CardsKind, DestinationId, End, EventKind, Facing, Leaf, LifetimeId, Num, Op, PlaceId,
    PutOrder, Scratch, Who,
};

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
    pub(super) fn take_and_count(&mut self, kind: EventKind, who: Who, cards: Cards) {
        let frame = self.frame();
        let (is_flow, you) = (frame.is_flow, frame.you);
        let card = if who == Who::YOU { frame.kept_card(cards) } else { None };
        if is_flow {
            self.count_taken(kind, you);
        }
        // Most take the card that was just chosen, and nothing meets them.
        match card {
            Some(card) if kind == EventKind::Discard && self.discard_unseen(you, card) => {}
            Some(card) if self.is_free(kind) => {
                self.new_batch();
                self.walk_with_one(&mut Event::of(kind, you), card);
            }
            Some(_) | None => self.for_cards(kind, who, cards, |event| event),
        }
    }

    /// False where somebody looks.
    #[inline]
    fn discard_unseen(&mut self, you: Player, card: Card) -> bool {
        let Some(pile) = self.table.zones.discards() else { return false };
        if !self.is_unseen(EventKind::Discard, Some(card)) {
            return false;
        }
        self.new_batch();
        self.carry_unseen(EventKind::Discard, you, card, self.table.zones.of(pile, you), End::Top);
        true
    }

    pub(super) fn set_aside(&mut self, who: Who, cards: Cards, with_this: bool, face_down: bool) {
        let host = self.frame().source.filter(|_| with_this);
        let about = host.map_or(0, |host| u16::from(host.0) + 1);
        let to = Some(Zone::ASIDE);
        self.for_cards(EventKind::SetAside, who, cards, |event| Event { to, about, face_down, ..event });
    }

    pub(super) fn search(&mut self, who: Who, zone: PlaceId) {
        let look = self.look();
        let player = look.person(who).unwrap_or(look.you);
        let event = Event { from: look.one_zone(zone), ..self.caused(EventKind::Search, Some(player)) };
        self.set_out(event);
    }

    pub(super) fn shuffle_zone(&mut self, zone: PlaceId, except_top: bool, into: PlaceId) {
        let look = self.look();
        let event = Event {
            from: look.one_zone(zone),
            to: look.one_zone(into),
            about: except_top.into(),
            ..Event::of(EventKind::Shuffle, look.you)
        };
        self.set_out(event);
    }

    /// One event of the text on top.
    pub(super) fn set_out(&mut self, event: Event) {
        self.new_batch();
        let acted = self.frame().acted.clone();
        self.happen_now(event, &acted);
    }

    /// An event that the text makes: whoever it belongs to causes it.
    pub(super) fn caused(&self, kind: EventKind, player: Option<Player>) -> Event {
        let you = self.frame().you;
        Event { player, cause: Some(you), ..Event::new(kind) }
    }

    /// One event about all of the cards.
    pub(super) fn for_cards(
        &mut self,
        kind: EventKind,
        who: Who,
        cards: Cards,
        with: impl Fn(Event) -> Event,
    ) {
        self.new_batch();
        let look = self.look();
        let player = look.person(who);
        let cards = self.still_there(&look, cards);
        let event = with(self.caused(kind, player));
        let acted = self.frame().acted.clone();
        self.happen_to_now(event, cards, &acted);
    }

    /// The cards that can be acted on: "this card" and "that card" only where they have not moved on.
    fn still_there(&self, look: &Look<'_>, cards: Cards) -> CardSet {
        let found = look.cards(cards);
        let frame = self.frame();
        let stay = match cards.kind() {
            CardsKind::This => frame.stay,
            CardsKind::OfEvent => frame.event.stay,
            CardsKind::Candidate | CardsKind::Local(_) | CardsKind::Scratch(_) | CardsKind::Set(_) => {
                return found;
            }
        };
        let is_there = |card: &Card| self.game.zones.stay(*card) == stay;
        found.iter().filter(is_there).collect()
    }

    pub(super) fn draw(&mut self, who: Who, count: Num, from: PlaceId, into: Scratch) {
        self.set_kept(into, CardSet::EMPTY);
        let (amount, from) = (self.number(count), self.zone(from));
        if who == Who::YOU && self.draw_unseen(amount, from, into) {
            return;
        }
        let mut event = Event::new(EventKind::Draw);
        (event.amount, event.from) = (amount, from);
        self.for_players_and_keep(event, who, Some(program::Kept::Scratch(into)));
    }

    /// False where somebody looks, or there are too few cards.
    #[inline]
    fn draw_unseen(&mut self, amount: i16, from: Option<Zone>, into: Scratch) -> bool {
        let (Some(from), Some(hand)) = (from, self.table.zones.hand()) else { return false };
        let is_enough = amount > 0 && amount as usize <= self.game.zones.len(from);
        if !is_enough || !self.is_draw_unseen() {
            return false;
        }
        self.new_batch();
        let Frame { you, sets, .. } = *self.frame();
        let to = self.table.zones.of(hand, you);
        for _ in 0..amount {
            let Some(card) = self.game.zones.top(from) else { break };
            self.carry_unseen(EventKind::DrawCard, you, card, to, End::Into);
            self.game.sets[usize::from(sets) + usize::from(into.0)].insert(card);
        }
        true
    }

    /// An offer of the turn was taken.
    pub(in crate::engine) fn count_taken(&mut self, kind: EventKind, player: Player) {
        let seat = self.game.seats.seat_mut(player);
        seat.discards += u16::from(kind == EventKind::Discard);
        seat.plays += u16::from(kind == EventKind::Play);
    }

    /// Cards are looked at together: one event with the number that is wanted.
    pub(super) fn see(&mut self, kind: EventKind, who: Who, cards: Cards, keep: Option<program::Kept>) {
        self.new_batch();
        let look = self.look();
        let event = Event { amount: wanted(&look, cards), ..self.caused(kind, look.person(who)) };
        let mut road = OnRoad::new(event, self.frame().acted.clone());
        road.cards = Some(cards);
        road.keep = keep;
        match keep {
            Some(program::Kept::Scratch(scratch)) => self.set_kept(scratch, CardSet::EMPTY),
            Some(program::Kept::Local(local)) => self.frame_mut().set_local(local, 0),
            None => {}
        }
        self.take_road(road);
    }

    pub(super) fn put(&mut self, who: Who, cards: Cards, to: DestinationId) {
        let look = self.look();
        let destination = look.text.destinations[to.index()];
        let player = look.person(who);
        let all = self.still_there(&look, cards);
        let zone = look.one_zone(destination.to);
        let event = Event {
            to: zone,
            end: destination.end,
            face_down: destination.facing == Facing::Down,
            receiver: zone.and_then(|zone| self.table.owner(zone)),
            ..self.caused(EventKind::Put, player)
        };
        let is_pile = zone.is_some_and(|zone| self.table.zones.info(zone).is_pile);
        if destination.order == PutOrder::AsTheyAre || !is_pile {
            self.new_batch();
            let acted = self.frame().acted.clone();
            return self.happen_to_now(event, all, &acted);
        }
        self.put_next(event, all, destination.order);
    }

    /// One card after the other, in an order that somebody or chance decides.
    fn put_next(&mut self, event: Event, all: CardSet, order: PutOrder) {
        let left = all.and_not(self.frame().picked);
        if self.frame().picked.is_empty() {
            self.new_batch();
            self.together();
            if all.len() > 1 {
                // From now on only the one who orders them knows which is which.
                let by = match order {
                    PutOrder::Random => Players::NOBODY,
                    PutOrder::Any | PutOrder::AsTheyAre => {
                        Players::one(event.player.unwrap_or(self.frame().you))
                    }
                };
                self.lose_sight_of_pool(all);
                self.game.knowledge.keep_only(all, by);
            }
        }
        if left.len() > 1 {
            if order == PutOrder::Random {
                let card = self.at_random(left);
                self.frame_mut().pc.0 -= 1;
                return self.put_picked(event, card);
            }
            let player = event.player.unwrap_or(self.frame().you);
            let known: CardSet = left.iter().filter(|card| self.knows(player, *card)).collect();
            let unseen = left.and_not(known);
            // What was shuffled away meanwhile can't be told apart any more.
            if known.is_empty() {
                let card = self.at_random(unseen);
                self.frame_mut().pc.0 -= 1;
                return self.put_picked(event, card);
            }
            self.ask(player, Question::Arrange, &[Group::Cards(known)]);
            return self.add_options([(!unseen.is_empty()).then_some(Group::Unseen(unseen))]);
        }
        self.apart();
        self.frame_mut().picked = CardSet::EMPTY;
        let acted = self.frame().acted.clone();
        self.happen_to(event, left, &acted);
    }

    fn put_picked(&mut self, event: Event, card: Card) {
        self.frame_mut().picked.insert(card);
        let acted = self.frame().acted.clone();
        self.happen_to(event, CardSet::one(card), &acted);
    }

    /// The card that was chosen to go next goes; the instruction then asks for the others.
    pub(in crate::engine) fn arrange_next(&mut self, card: Card) {
        let frame = self.frame();
        let Some(Op::Put { who, to, .. }) = self.table.text(frame.text).code.get(frame.pc.index()).copied()
        else {
            return;
        };
        let look = self.look();
        let destination = look.text.destinations[to.index()];
        let event = Event {
            to: look.one_zone(destination.to),
            end: destination.end,
            ..self.caused(EventKind::Put, look.person(who))
        };
        self.put_picked(event, card);
    }

    /// Each to the place that is meant for it: its own player's, where there are several.
    pub(super) fn return_to(&mut self, who: Who, cards: Cards, to: PlaceId) {
        self.new_batch();
        let look = self.look();
        let player = look.person(who);
        let all = self.still_there(&look, cards);
        let zones = look.place(to);
        let mut ways: SmallVec<[(Zone, CardSet); MOST_PLAYERS]> = SmallVec::new();
        for card in all.iter() {
            let owner = self.table.owner(self.game.zones.place(card));
            let own = zones.iter().find(|zone| self.table.owner(*zone) == owner);
            let Some(zone) = own.or(zones.iter().next()) else { continue };
            match ways.iter_mut().find(|(known, _)| *known == zone) {
                Some((_, cards)) => cards.insert(card),
                None => ways.push((zone, CardSet::one(card))),
            }
        }
        let (acted, returned) = (self.frame().acted.clone(), self.caused(EventKind::Return, player));
        for &(zone, cards) in ways.iter().rev() {
            let event = Event { to: Some(zone), receiver: self.table.owner(zone), ..returned };
            self.happen_to(event, cards, &acted);
        }
    }

    /// Each half goes where the other was; if a part can't, nothing happens.
    pub(super) fn exchange(&mut self, one: Cards, other: Cards) {
        self.new_batch();
        let look = self.look();
        let (first, second) = (self.still_there(&look, one), self.still_there(&look, other));
        let (one_at, other_at) = (self.lies_at(&look, one, first), self.lies_at(&look, other, second));
        let (Some(one_at), Some(other_at)) = (one_at, other_at) else { return };
        let is_single = |cards: Cards| !matches!(cards.kind(), CardsKind::Set(_) | CardsKind::Scratch(_));
        if is_single(one) && first.is_empty() || is_single(other) && second.is_empty() {
            return;
        }
        let all = first.or(second);
        let event = self.caused(EventKind::Exchange, Some(look.you));
        if all.is_empty() {
            return;
        }
        let mut road = OnRoad::about(event, all, self.frame().acted.clone());
        road.halves = Some(Halves {
            first: self.game.sets.len() as u16,
            all: all.len() as u16,
            first_to: other_at,
            others_to: one_at,
        });
        self.game.sets.push(first);
        self.game.stack.push(Work::Road(road));
    }

    /// How the cards lie; of no cards, the zone the text speaks of.
    fn lies_at(&self, look: &Look<'_>, cards: Cards, found: CardSet) -> Option<Lying> {
        if let Some(card) = found.lowest() {
            let mut aside = self.game.aside.iter();
            return Some(Lying {
                zone: self.game.zones.place(card),
                with: aside.find(|(_, held)| *held == card).map(|(host, _)| *host),
                face_down: self.game.face_down.contains(card),
            });
        }
        let CardsKind::Set(set) = cards.kind() else { return None };
        let zone = look.text.sets[set.index()..].iter().find_map(|step| {
            if let Leaf::Zone(zone) = step.leaf { look.zones(zone).iter().next() } else { None }
        });
        zone.map(|zone| Lying { zone, with: None, face_down: false })
    }

    pub(super) fn gain_control(&mut self, who: Who, cards: Cards, lasts: LifetimeId) {
        let look = self.look();
        let Some(player) = look.person(who) else { return };
        let cards = self.still_there(&look, cards).and(self.game.zones.in_play());
        let Some(kind) =
            cards.lowest().and_then(|card| self.table.zones.info(self.game.zones.place(card)).kind)
        else {
            return;
        };
        let to = Some(self.table.zones.of(kind, player));
        // What is already theirs does not change hands.
        let others = |card: &Card| Some(self.game.zones.place(*card)) != to;
        let moved: CardSet = cards.iter().filter(others).collect();
        if lasts != LifetimeId(0) {
            for card in moved.iter() {
                let before = self.table.owner(self.game.zones.place(card)).unwrap_or(player);
                let stay = self.game.zones.stay(card).wrapping_add(1);
                self.hold(Kept::Control(card, stay, before), lasts);
            }
        }
        self.new_batch();
        let event =
            Event { to, receiver: Some(player), ..self.caused(EventKind::ChangeControl, Some(player)) };
        let acted = self.frame().acted.clone();
        self.happen_to(event, moved, &acted);
    }

    /// One card to each in turn, as often as is said.
    pub(super) fn deal(&mut self, to: Who, count: Num, from: PlaceId) {
        self.new_batch();
        let look = self.look();
        let (count, from) = (look.num(count).max(0) as usize, look.one_zone(from));
        let players: SmallVec<[Player; MOST_PLAYERS]> = look.in_turn_order(look.people(to)).collect();
        let (Some(hand), Some(from)) = (self.table.zones.hand(), from) else { return };
        if self.is_unseen(EventKind::Deal, None) {
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

/// How many cards somebody wants to see: as many as are spoken of, also where fewer are left.
fn wanted(look: &Look<'_>, cards: Cards) -> i16 {
    let found = look.cards(cards).len() as i16;
    let CardsKind::Set(set) = cards.kind() else { return found };
    let step = look.text.sets[set.index()];
    if let (Leaf::Top { count, .. } | Leaf::Bottom { count, .. }, true) = (step.leaf, step.last) {
        i16::from(count)
    } else {
        found
    }
}
