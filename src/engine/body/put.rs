//! Verbs that put cards somewhere: on a pile, back, aside, in an order that somebody decides.

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::road::Way;
use crate::engine::table::{LinkedOp, Passage, Putting};
use crate::game::{Card, CardSet, Event, Group, MOST_PLAYERS, Player, Players, Question, Zone};
use crate::program::{Cards, Destination, DestinationId, EventKind, Facing, Op, PlaceId, PutOrder, Who};

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    pub(super) fn set_aside(&mut self, who: Who, cards: Cards, with_this: bool, face_down: bool) {
        let host = self.frame().source.filter(|_| with_this);
        let about = host.map_or(0, |host| u16::from(host.0) + 1);
        let to = Some(Zone::ASIDE);
        self.for_cards(EventKind::SetAside, who, cards, |event| Event { to, about, face_down, ..event });
    }

    /// One card is put where nobody looks; false, and nothing is done, where it is not one, or somebody does.
    #[inline(always)]
    pub(super) fn put_unseen(&mut self, putting: &Putting) -> bool {
        let (by, is_last) = (self.frame().plainly(putting.by), !self.frame().picked.is_empty());
        let (Some(player), Some(card)) = (by, self.only_card(putting.cards)) else { return false };
        let is_put = self.put_this_unseen(card, player, putting);
        if is_put && is_last {
            self.all_are_put();
        }
        is_put
    }

    /// The player puts this card where nobody looks.
    #[inline(never)]
    pub(in crate::engine) fn put_this_unseen(
        &mut self,
        card: Card,
        player: Player,
        putting: &Putting,
    ) -> bool {
        let Some((way, passage)) = self.way_unseen(card, player, putting) else { return false };
        self.new_batch();
        self.carry_this_way(EventKind::Put, player, card, way, passage);
        true
    }

    /// The same as a part of something else that happens to the card.
    #[inline(never)]
    pub(in crate::engine) fn put_along_unseen(
        &mut self,
        event: &Event,
        card: Card,
        putting: &Putting,
    ) -> bool {
        let you = event.player.unwrap_or(self.game.active());
        let Some(player) = putting.player(you, event.player) else { return false };
        let Some((way, passage)) = self.way_unseen(card, player, putting) else { return false };
        self.carry_this_way(EventKind::Put, player, card, way, passage);
        true
    }

    /// Where the player puts the card; nothing where somebody looks.
    #[inline(always)]
    fn way_unseen(&self, card: Card, player: Player, putting: &Putting) -> Option<(Way, &'t Passage)> {
        let Putting { end, face_down, .. } = *putting;
        let to = if putting.is_theirs { Zone(putting.to.0 + player.0) } else { putting.to };
        let passage = self.passage_unseen(EventKind::Put, player, card, to)?;
        Some((Way { end, face_down, by_place: false }, passage))
    }

    pub(super) fn put(&mut self, who: Who, cards: Cards, to: DestinationId) {
        let look = self.look();
        let order = look.text().destinations[to.index()].order;
        let all = self.still_there(&look, cards);
        let event = self.putting(&look, who, to);
        let Some(zone) = event.to.filter(|zone| self.is_had(*zone)) else {
            return self.nobody_gets(EventKind::Put, all);
        };
        if order == PutOrder::AsTheyAre || !self.table.zones.info(zone).is_pile {
            self.new_batch();
            let acted = self.frame().acted.clone();
            return self.happen_to_now(event, all, &acted);
        }
        self.put_next(event, all, order);
    }

    /// What happens to each card that is put there.
    fn putting(&self, look: &Look<'_, W>, who: Who, to: DestinationId) -> Event {
        let Destination { to, end, facing, .. } = look.text().destinations[to.index()];
        let (to, face_down) = (look.one_zone(to), facing == Facing::Down);
        let receiver = to.and_then(|zone| self.table.owner(zone));
        Event { to, end, face_down, receiver, ..self.caused(EventKind::Put, self.person(who)) }
    }

    /// The place would be somebody's, and there is nobody: the cards stay where they are.
    #[cold]
    #[inline(never)]
    pub(super) fn nobody_gets(&mut self, kind: EventKind, cards: CardSet<W>) {
        self.new_batch();
        if !cards.is_empty() {
            self.journal.nobody_gets(self.table, &self.game, cards);
        }
        self.comes_to_nothing(kind);
    }

    /// Whether the place is nobody's, or of somebody who is in the game.
    #[inline]
    pub(super) fn is_had(&self, zone: Zone) -> bool {
        self.table.owner(zone).is_none_or(|owner| self.game.seats.in_game.contains(owner))
    }

    /// One card after the other, in an order that somebody or chance decides.
    fn put_next(&mut self, event: Event, all: CardSet<W>, order: PutOrder) {
        let left = all.and_not(self.frame().picked);
        if self.frame().picked.is_empty() {
            self.new_batch();
            self.together();
            if all.has_several() {
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
        if left.has_several() {
            if order == PutOrder::Random {
                let card = self.at_random(left);
                self.frame_mut().pc.0 -= 1;
                return self.put_picked(event, card);
            }
            let player = event.player.unwrap_or(self.frame().you);
            let known = self.known_of(&left, player);
            let unseen = left.and_not(known);
            // What was shuffled away meanwhile can't be told apart any more.
            if known.is_empty() {
                let card = self.at_random(unseen);
                self.frame_mut().pc.0 -= 1;
                return self.put_picked(event, card);
            }
            if unseen.is_empty()
                && let Some(card) = self.any_of_these(&left)
            {
                self.frame_mut().pc.0 -= 1;
                return self.put_picked(event, card);
            }
            let pending = self.ask(player, Question::Arrange).with(Group::Cards(known));
            if !unseen.is_empty() {
                pending.with(Group::Unseen(unseen));
            }
            return;
        }
        self.all_are_put();
        let acted = self.frame().acted.clone();
        self.happen_to_now(event, left, &acted);
    }

    /// The last of several cards is about to be put, or has been.
    fn all_are_put(&mut self) {
        self.apart();
        self.frame_mut().picked = CardSet::EMPTY;
    }

    fn put_picked(&mut self, event: Event, card: Card) {
        self.frame_mut().picked.insert(card);
        let acted = self.frame().acted.clone();
        self.happen_to_now(event, CardSet::one(card), &acted);
    }

    /// The card that was chosen to go next goes; the instruction then asks for the others.
    pub(in crate::engine) fn arrange_next(&mut self, card: Card) {
        let frame = self.frame();
        let Some(Op::Put { who, to, .. }) = self.table.text(frame.text).code.get(frame.pc.index()).copied()
        else {
            return;
        };
        if let LinkedOp::Put(putting) = self.table.linked(frame.text).op(frame.pc.index())
            && let Some(player) = frame.plainly(putting.by)
            && self.put_this_unseen(card, player, putting)
        {
            return self.frame_mut().picked.insert(card);
        }
        let event = self.putting(&self.look(), who, to);
        self.put_picked(event, card);
    }

    /// Each to the place that is meant for it: its own player's, where there are several.
    pub(super) fn return_to(&mut self, who: Who, cards: Cards, to: PlaceId) {
        self.new_batch();
        let look = self.look();
        let player = look.person(who);
        let all = self.still_there(&look, cards);
        if all.is_empty() {
            return self.finds_no_cards(EventKind::Return);
        }
        let zones: SmallVec<[Zone; MOST_PLAYERS]> =
            look.place(to).iter().filter(|zone| self.is_had(*zone)).collect();
        if zones.is_empty() {
            return self.nobody_gets(EventKind::Return, all);
        }
        let mut ways: SmallVec<[(Zone, CardSet<W>); MOST_PLAYERS]> = SmallVec::new();
        for card in all.iter() {
            let owner = self.table.owner(self.game.zones.place(card));
            let own = zones.iter().find(|zone| self.table.owner(**zone) == owner);
            let zone = *own.unwrap_or(&zones[0]);
            match ways.iter_mut().find(|(known, _)| *known == zone) {
                Some((_, cards)) => cards.insert(card),
                None => ways.push((zone, CardSet::one(card))),
            }
        }
        let (acted, returned) = (self.frame().acted.clone(), self.caused(EventKind::Return, player));
        for &(zone, cards) in ways.iter().rev() {
            let event = Event { to: Some(zone), receiver: self.table.owner(zone), ..returned };
            self.happen_later_to(event, cards, &acted);
        }
    }
}
