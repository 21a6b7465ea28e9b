//! Most events meet nothing on their road: they walk it from end to end at once. One that something stops or
//! changes is put on the stack instead, where it can wait for what comes in between.

use super::change::{Changed, Rest};
use super::move_card::Way;
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::KindFacts;
use crate::game::{Acted, Card, CardSet, ChangedPart, ChangedParts, Event, Player, Zone};
use crate::program::{End, EventKind, Kept, MOST_CARDS};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// One event for each of the players, one after the other.
    pub(in crate::engine) fn happen_to_each(
        &mut self,
        players: &[Player],
        keep: Option<Kept>,
        inherited: &Acted,
        event: impl Fn(Player) -> Event,
    ) {
        for (number, player) in players.iter().enumerate() {
            let mut one = event(*player);
            let facts = self.table.kind(one.kind);
            let (waits, others) = if !self.may_walk(&one, facts) {
                (None, number)
            } else if !self.walk(&mut one, facts, keep, inherited) {
                (self.game.stack.pop(), number + 1)
            } else {
                continue;
            };
            // The others come after it.
            for later in players[others..].iter().rev() {
                let mut later = self.game.stack.set_out(event(*later), inherited);
                later.keep = keep;
                self.game.stack.push_road(later);
            }
            self.game.stack.extend(waits);
            return;
        }
    }

    /// An event about no card happens.
    pub(in crate::engine) fn happen_now(&mut self, event: &mut Event, keep: Option<Kept>, inherited: &Acted) {
        let facts = self.table.kind(event.kind);
        if self.may_walk(event, facts) {
            self.walk(event, facts, keep, inherited);
        } else {
            self.meet(*event, keep, inherited);
        }
    }

    /// An event about no card that something may meet.
    #[inline(never)]
    fn meet(&mut self, event: Event, keep: Option<Kept>, inherited: &Acted) {
        let mut road = self.game.stack.set_out(event, inherited);
        road.keep = keep;
        self.take_road(road);
    }

    /// One event for all of the cards happens.
    pub(in crate::engine) fn happen_to_now(&mut self, event: Event, cards: CardSet<W>, inherited: &Acted) {
        if cards.is_empty() {
            self.finds_no_cards(event.kind);
            return;
        }
        // Of several cards with a number each may come to another one: that is kept on the road.
        let has_numbers = super::intent::is_counted(event.kind) && cards.only().is_none();
        if !has_numbers && self.may_walk_with(&event, &cards) {
            self.walk_with(&mut { event }, cards);
        } else {
            let mut road = self.game.stack.set_out(event, inherited);
            road.be_about(cards);
            self.take_road(road);
        }
    }

    /// One event for all of the cards, each with a number of its own.
    pub(in crate::engine) fn happen_to_each_with(
        &mut self,
        event: Event,
        numbers: Vec<(Card, i16)>,
        inherited: &Acted,
    ) {
        let mut road = self.game.stack.set_out(event, inherited);
        road.be_about(numbers.iter().map(|(card, _)| *card).collect());
        let part = |(card, amount)| ChangedPart { card, amount, acted: inherited.clone() };
        road.changed = Some(Box::new(ChangedParts(numbers.into_iter().map(part).collect())));
        self.take_road(road);
    }

    /// Whether nothing can meet an event about no card.
    #[inline]
    fn may_walk(&self, event: &Event, facts: &KindFacts<W>) -> bool {
        facts.is_plain && facts.lets_pass && !self.is_in_secret() && !self.is_about_nobody(event)
    }

    /// The whole road of an event about no card that nothing meets. Where something meets one of its cards, what is left
    /// of the road is put on the stack, and it is not over.
    #[inline(always)]
    fn walk(
        &mut self,
        event: &mut Event,
        facts: &KindFacts<W>,
        keep: Option<Kept>,
        inherited: &Acted,
    ) -> bool {
        if event.kind == EventKind::Draw {
            return self.walk_draw(event, keep, inherited);
        }
        if event.amount <= 0 && super::intent::is_counted(event.kind) || self.takes_from_nothing(event) {
            self.comes_to_nothing(event.kind);
            return true;
        }
        if facts.is_only_told {
            self.seen(event, &CardSet::EMPTY);
            return true;
        }
        let heard = self.game.zones.in_play();
        if let Changed::Yes = self.apply(event, &Rest::NONE) {
            self.seen(event, &heard);
            self.hand_over(event, inherited);
        }
        true
    }

    /// Whether an event about these cards meets nothing.
    #[inline]
    pub(in crate::engine) fn may_walk_with(&self, event: &Event, cards: &CardSet<W>) -> bool {
        let facts = self.table.kind(event.kind);
        let may_be_met = || facts.may_change_hands && event.to.is_some_and(|to| self.table.is_in_play(to));
        let lets_pass = facts.lets_pass && !may_be_met();
        facts.is_plain && self.is_open() && (lets_pass || self.meets_nothing_with(event, cards))
    }

    #[inline(never)]
    fn meets_nothing_with(&self, event: &Event, cards: &CardSet<W>) -> bool {
        let Some(card) = cards.only() else { return false };
        let mut event = *event;
        self.at_card(&mut event, card);
        self.meets_nothing(&event)
    }

    /// Whether nothing meets an event of the kind: whatever it is about, or since nothing forbids it.
    #[inline]
    pub(in crate::engine) fn is_let(&self, kind: EventKind, is_allowed: bool) -> bool {
        let facts = self.table.kind(kind);
        let is_unchanged = || facts.is_unchanged && !self.table.listeners.meets_moves();
        facts.is_plain && (facts.lets_pass || is_allowed && is_unchanged()) && self.is_open()
    }

    /// The whole road of an event about one card.
    #[inline(always)]
    pub(in crate::engine) fn walk_with_one(&mut self, event: &mut Event, card: Card) {
        let goal = self.goal(event);
        if let (Some((to, end)), Some(player)) = (goal, event.player)
            && event.kind != EventKind::Play
            && let Some(passage) = self.passage_unseen(event.kind, player, card, to)
        {
            let by_place = event.kind == EventKind::Deal;
            let way = Way { end, face_down: event.face_down, by_place };
            return self.carry_this_way(event.kind, player, card, way, passage);
        }
        let formers = self.note_what_they_are(event, &CardSet::one(card));
        // Of those that heard it before, this card may be in play no longer.
        let is_in_play = self.game.zones.in_play_ref().contains(card);
        let heard = if is_in_play { CardSet::one(card) } else { CardSet::EMPTY };
        if let Changed::Yes = self.change_at(event, card, goal, &CardSet::EMPTY) {
            self.seen_with_one(event, card, &heard);
        }
        self.forget_what_they_were(formers);
    }

    pub(in crate::engine) fn walk_with(&mut self, event: &mut Event, cards: CardSet<W>) {
        if let Some(card) = cards.only() {
            return self.walk_with_one(event, card);
        }
        let heard = self.game.zones.in_play();
        let goal = self.goal(event);
        let formers = self.note_what_they_are(event, &cards);
        if goal.is_some_and(|(to, end)| self.pours(event, &cards, to, end)) {
            self.seen_with(event, cards, &heard);
            return self.forget_what_they_were(formers);
        }
        let mut done = CardSet::EMPTY;
        let mut going = cards;
        for card in self.parts(cards, event) {
            going.remove(card);
            if let Changed::Yes = self.change_at(event, card, goal, &going) {
                done.insert(card);
            }
        }
        self.seen_with(event, done, &heard);
        self.forget_what_they_were(formers);
    }

    /// All cards of an event go as they lie, where they are the lowest of a pile; false, and nothing is done, where they have
    /// to go one by one.
    fn pours(&mut self, event: &mut Event, cards: &CardSet<W>, to: Zone, end: End) -> bool {
        let zones = &self.game.zones;
        let Some(from) = zones.only_place(cards).filter(|from| self.table.zones.info(*from).is_pile) else {
            return false;
        };
        let mut list = [Card(0); MOST_CARDS];
        let lowest = &mut list[..cards.len()];
        zones.write_from_bottom(from, lowest);
        let are_lowest = lowest.iter().all(|card| cards.contains(*card));
        let way = Way { end, face_down: event.face_down, by_place: event.kind == EventKind::Deal };
        // What goes into a zone goes from above.
        let is_poured =
            are_lowest && end != End::Into && self.pour(lowest, way, self.table.zones.passage(from, to));
        if is_poured {
            (event.to, event.end) = (Some(to), end);
        }
        is_poured
    }

    /// An event happens to one of its cards: mostly it takes it somewhere, and others go along.
    #[inline]
    fn change_at(
        &mut self,
        event: &mut Event,
        card: Card,
        goal: Option<(Zone, End)>,
        going: &CardSet<W>,
    ) -> Changed {
        self.at_card(event, card);
        match goal {
            Some((to, end)) => {
                self.move_card(event, card, to, end, going);
                Changed::Yes
            }
            None => self.apply(event, &Rest { going: *going, ..Rest::NONE }),
        }
    }

    /// The event is about the card where it lies.
    #[inline]
    pub(super) fn at_card(&self, event: &mut Event, card: Card) {
        event.card = Some(card);
        event.from = Some(self.game.zones.place(card));
        event.stay = self.game.zones.stay(card);
    }

    /// Whether nobody has left, and nothing is chosen in secret.
    #[inline]
    pub(super) fn is_open(&self) -> bool {
        self.table.is_open(self.game.players()) || self.table.has_secrets() && self.is_open_besides()
    }

    /// The same at a table where something may be chosen in secret.
    #[inline(never)]
    fn is_open_besides(&self) -> bool {
        self.game.players() == self.table.everyone() && !self.is_in_secret()
    }

    /// Events that are only chosen in secret wait until everybody has chosen.
    #[inline]
    pub(in crate::engine) fn is_in_secret(&self) -> bool {
        self.table.has_secrets() && self.game.stack.text().is_some_and(|frame| frame.in_secret)
    }

    /// Whether nothing stops or changes the event.
    #[inline(always)]
    pub(super) fn is_unhindered(&self, event: &Event, facts: &KindFacts<W>) -> bool {
        let is_unseen =
            || !self.may_meet_as_move(event) && !self.is_looked_at(event.kind, event.player, event.amount);
        (facts.lets_pass || is_unseen() || self.meets_nothing(event)) && !self.is_about_nobody(event)
    }

    #[inline(never)]
    fn meets_nothing(&self, event: &Event) -> bool {
        !self.is_forbidden(event) && !self.is_changed(event)
    }
}
