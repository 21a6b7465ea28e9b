//! What verbs about cards have in common, and those that search, shuffle, exchange or change control.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::is_prohibited;
use crate::engine::would::with_card;
use crate::game::{Card, CardSet, Event, FOR_A_WHILE, Halves, Kept, Lying, Player, Zone};
use crate::program::{Cards, CardsKind, EventKind, Leaf, LifetimeId, PlaceId, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    pub(super) fn search(&mut self, who: Who, zone: PlaceId) {
        let look = self.look();
        let player = look.person(who).unwrap_or(look.you);
        let event = Event { from: look.one_zone(zone), ..self.caused(EventKind::Search, Some(player)) };
        self.set_out(event);
    }

    pub(super) fn shuffle_zone(&mut self, who: Who, zone: PlaceId, except_top: bool, into: PlaceId) {
        let look = self.look();
        let player = look.person(who).unwrap_or(look.you);
        let event = Event {
            from: look.one_zone(zone),
            to: look.one_zone(into),
            about: except_top.into(),
            ..Event::of(EventKind::Shuffle, player)
        };
        self.set_out(event);
    }

    /// One event of the text on top.
    pub(super) fn set_out(&mut self, mut event: Event) {
        self.new_batch();
        let acted = self.frame().acted.clone();
        self.happen_now(&mut event, None, &acted);
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
        let player = self.person(who);
        let found = self.still_there(&self.look(), cards);
        let event = with(self.caused(kind, player));
        self.count_what_is_let(&event, cards, &found);
        let acted = self.frame().acted.clone();
        self.happen_to_now(event, found, &acted);
    }

    /// At the same time, everybody counts before anything is done: what is forbidden will not have been done, and does not
    /// count.
    #[inline]
    fn count_what_is_let(&mut self, event: &Event, cards: Cards, found: &CardSet<W>) {
        if self.frame().in_secret
            && let CardsKind::Scratch(kept) = cards.kind()
        {
            let look = self.look();
            let is_let = |card: &Card| !is_prohibited(look.table, look.game, &with_card(&look, event, *card));
            let let_through = found.iter().filter(is_let).collect();
            self.set_kept(kept, let_through);
        }
    }

    /// One event about all of the cards, of a kind that the game itself may say the meaning of.
    pub(super) fn do_to_cards(&mut self, kind: EventKind, who: Who, cards: Cards) {
        self.new_batch();
        let player = self.person(who);
        let event = self.caused(kind, player);
        let said = cards;
        let cards = match self.frame().kept_card(cards) {
            Some(card) => CardSet::one(card),
            None => self.still_there(&self.look(), cards),
        };
        self.count_what_is_let(&event, said, &cards);
        // Most do it with the card that was just chosen for that.
        if let Some(card) = cards.only()
            && self.comes_to_a_put(&event, card, self.is_known_allowed(kind, card))
        {
            return;
        }
        let acted = self.frame().acted.clone();
        self.happen_to_now(event, cards, &acted);
    }

    /// The cards that can be acted on: "this card" and "that card" only where they have not moved on.
    pub(super) fn still_there(&self, look: &Look<'_, W>, cards: Cards) -> CardSet<W> {
        let found = look.cards(cards);
        let frame = self.frame();
        let stay = match cards.kind() {
            CardsKind::This => frame.stay,
            CardsKind::OfEvent => frame.event.stay,
            CardsKind::Candidate | CardsKind::Local(_) | CardsKind::Scratch(_) | CardsKind::Set(_) => {
                return found;
            }
        };
        let is_there = |card| self.game.zones.stay(card) == stay;
        if found.lowest().is_some_and(is_there) { found } else { CardSet::EMPTY }
    }

    /// The card that the text speaks of, where one is left that can be acted on and has not been picked.
    #[inline]
    pub(super) fn only_card(&self, cards: Cards) -> Option<Card> {
        let frame = self.frame();
        let still = |card: Option<Card>, stay| card.filter(|card| self.game.zones.stay(*card) == stay);
        match cards.kind() {
            CardsKind::Local(_) => frame.kept_card(cards),
            CardsKind::OfEvent => still(frame.event.card, frame.event.stay),
            CardsKind::This => still(frame.source, frame.stay),
            CardsKind::Scratch(scratch) => {
                let kept = self.game.sets[usize::from(frame.sets) + usize::from(scratch.0)];
                kept.and_not(frame.picked).only()
            }
            CardsKind::Candidate | CardsKind::Set(_) => None,
        }
    }

    /// Each half goes where the other was; if a part can't, nothing happens.
    pub(super) fn exchange(&mut self, who: Who, one: Cards, other: Cards) {
        self.new_batch();
        let look = self.look();
        let (first, second) = (self.still_there(&look, one), self.still_there(&look, other));
        let (one_at, other_at) = (self.lies_at(&look, one, first), self.lies_at(&look, other, second));
        let (Some(one_at), Some(other_at)) = (one_at, other_at) else {
            return self.comes_to_nothing(EventKind::Exchange);
        };
        let is_single = |cards: Cards| !matches!(cards.kind(), CardsKind::Set(_) | CardsKind::Scratch(_));
        let all = first.or(second);
        // A card that is being played lies nowhere: no other can take its place.
        let is_played = one_at.zone == Zone::PLAYED || other_at.zone == Zone::PLAYED;
        let lacks = |cards: Cards, found: &CardSet<W>| is_single(cards) && found.is_empty();
        if is_played || all.is_empty() || lacks(one, &first) || lacks(other, &second) {
            return self.comes_to_nothing(EventKind::Exchange);
        }
        let event = self.caused(EventKind::Exchange, Some(look.person(who).unwrap_or(look.you)));
        let acted = self.frame().acted.clone();
        let mut road = self.game.stack.set_out(event, &acted);
        road.be_about(all);
        road.halves = Some(Halves {
            first: self.game.sets.len() as u16,
            all: all.len() as u16,
            first_to: other_at,
            others_to: one_at,
        });
        self.game.sets.push(first);
        self.game.stack.push_road(road);
    }

    /// How the cards lie; of no cards, the zone the text speaks of.
    fn lies_at(&self, look: &Look<'_, W>, cards: Cards, found: CardSet<W>) -> Option<Lying> {
        if let Some(card) = found.lowest() {
            let mut aside = self.game.aside.iter();
            return Some(Lying {
                zone: self.game.zones.place(card),
                with: aside.find(|(_, held)| *held == card).map(|(host, _)| *host),
                face_down: self.game.face_down.contains(card),
            });
        }
        let CardsKind::Set(set) = cards.kind() else { return None };
        let zone = look.text().sets[set.index()..].iter().find_map(|step| {
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
            return self.finds_no_cards(EventKind::ChangeControl);
        };
        let to = Some(self.table.zones.of(kind, player));
        // What is already theirs does not change hands.
        let others = |card: &Card| Some(self.game.zones.place(*card)) != to;
        let moved: CardSet<W> = cards.iter().filter(others).collect();
        let is_lent = lasts != LifetimeId(0);
        cards.and_not(moved).iter().for_each(|card| self.borrow_again(card, lasts));
        for card in moved.iter().filter(|_| is_lent) {
            let zones = &self.game.zones;
            let before = self.table.owner(zones.place(card)).unwrap_or(player);
            self.hold(Kept::Control(card, zones.stay(card), before), lasts);
        }
        self.new_batch();
        let about = if is_lent { FOR_A_WHILE } else { 0 };
        let event = self.caused(EventKind::ChangeControl, Some(player));
        let event = Event { to, receiver: Some(player), about, ..event };
        let acted = self.frame().acted.clone();
        self.happen_to(event, moved, &acted);
    }
}
