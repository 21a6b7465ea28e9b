//! Who sees a card where it lies, and what a move tells those who watch.

use super::move_card::Way;
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::{Passage, Table};
use crate::game::{Card, CardSet, Game, Player, Players, Zone};

/// Who sees the cards of a zone.
#[inline]
pub fn viewers<const W: usize>(table: &Table<'_, W>, zone: Zone) -> Players {
    table.zones.info(zone).viewers
}

/// Whether somebody knows which card it is.
pub fn knows<const W: usize>(table: &Table<'_, W>, game: &Game<W>, player: Player, card: Card) -> bool {
    game.knowledge.knows(player, card)
        || !game.face_down.contains(card) && viewers(table, game.zones.place(card)).contains(player)
}

/// A move of a card, for those who watch.
struct Watched<'a, const W: usize> {
    card: Card,
    way: Way,
    passage: &'a Passage,
    /// The cards it lies among and could be mistaken for.
    companions: CardSet<W>,
    /// The cards that still go with it.
    along: &'a CardSet<W>,
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Of a card that is about to move.
    #[cold]
    fn count_copies_here(&mut self, card: Card, only_now: Players) {
        let others = self.companions(card, self.game.zones.place(card));
        self.count_copies(card, others, only_now);
    }

    /// A card is about to move: who sees which one, and who will no longer know what is left behind.
    #[inline(never)]
    pub(super) fn watch_move(&mut self, card: Card, way: Way, along: &CardSet<W>, passage: &Passage) {
        let seen = |viewers, face_down| if face_down { Players::NOBODY } else { viewers };
        let sees = seen(passage.seen_after, way.face_down);
        let seen_before = seen(passage.seen_before, self.game.face_down.contains(card));
        let mut follow = sees.or(seen_before);
        // Of a card that lies open everybody sees where it goes.
        if self.game.handling.shown.contains(card) {
            follow = self.table.everyone();
        } else if follow != self.table.everyone() {
            follow = follow.or(self.lose_sight(card, way, along, passage, follow));
        }
        let knew = self.game.knowledge.knowers(card);
        self.game.knowledge.set(card, knew.and(follow).or(sees));
        if self.table.has_copies() {
            self.count_copies_here(card, sees.and_not(knew).and_not(seen_before));
        }
        self.game.handling.drop_one(card);
        if way.face_down {
            self.game.face_down.insert(card);
        } else {
            self.game.face_down.remove(card);
        }
    }

    /// Not everybody sees a card that is about to move: who can tell all the same which one it is. The others no longer
    /// know what is left behind.
    fn lose_sight(
        &mut self,
        card: Card,
        way: Way,
        along: &CardSet<W>,
        passage: &Passage,
        seen_by: Players,
    ) -> Players {
        let companions = self.companions(card, passage.from);
        let follow = self.can_follow(&Watched { card, way, passage, companions, along });
        let lost = self.table.everyone().and_not(seen_by).and_not(follow);
        if !lost.is_empty() {
            let mixed = self.game.handling.mixed;
            let doubtful = if mixed.contains(card) { mixed } else { CardSet::EMPTY };
            self.forget(doubtful.or(companions), lost);
        }
        follow
    }

    /// To those who knew of a copy of the card among the others, it is that copy that they see now. Only who
    /// picked the card can tell, and of a copy that lies open everybody can.
    fn count_copies(&mut self, card: Card, others: CardSet<W>, players: Players) {
        let handling = &self.game.handling;
        let copies = others.and(self.table.copies(card)).and_not(handling.shown);
        if copies.is_empty() {
            return;
        }
        let pickers = if handling.mixed.contains(card) { handling.by } else { Players::NOBODY };
        for player in players.and_not(pickers).iter() {
            let known = copies.iter().find(|copy| self.game.knowledge.knows(player, *copy));
            if let Some(copy) = known {
                self.game.knowledge.lose(copy, Players::one(player));
            }
        }
    }

    /// Who can tell which card moves although they see it neither before nor after.
    fn can_follow(&self, moved: &Watched<'_, W>) -> Players {
        let everyone = self.table.everyone();
        let handling = &self.game.handling;
        if handling.mixed.contains(moved.card) && !moved.way.by_place {
            return handling.by;
        }
        if moved.companions.is_empty() {
            return everyone;
        }
        // All of them go to the same place, where their order does not matter.
        let all_go = moved.companions.and_not(*moved.along).is_empty();
        if all_go && !self.table.zones.info(moved.passage.to).is_pile { everyone } else { Players::NOBODY }
    }

    /// The other cards of a zone that tell no place apart.
    #[inline]
    pub(super) fn companions(&self, card: Card, zone: Zone) -> CardSet<W> {
        if !self.table.zones.info(zone).mixes {
            return CardSet::EMPTY;
        }
        if zone == Zone::ASIDE {
            return self.companions_aside(card);
        }
        self.game.zones.set(zone).and_not(CardSet::one(card))
    }

    /// Those with the same card, face down like it.
    #[cold]
    fn companions_aside(&self, card: Card) -> CardSet<W> {
        let host = |card| self.game.aside.iter().find(|(_, held)| *held == card).map(|(host, _)| *host);
        let same = |other: &Card| *other != card && host(*other) == host(card);
        self.game.zones.set(Zone::ASIDE).and(self.game.face_down).iter().filter(same).collect()
    }

    /// A pile was shuffled: nobody knows which of the cards is where.
    pub(super) fn forget_order(&mut self, cards: &[Card], zone: Zone) {
        if !self.game.handling.is_idle() {
            self.game.handling.drop(cards.iter().copied().collect());
        }
        if self.table.zones.info(zone).is_pile {
            let everyone = self.table.everyone();
            cards.iter().for_each(|card| self.game.knowledge.lose(*card, everyone));
        }
    }

    /// Cards that somebody picked are handled: those who don't see which no longer know any of those they were
    /// picked from. Else it would show whether one they knew is among them.
    pub(in crate::engine) fn lose_sight_of_pool(&mut self, picked: CardSet<W>) {
        let handling = &self.game.handling;
        if handling.mixed.meets(&picked.and_not(handling.shown)) {
            let (pool, by) = (handling.mixed, handling.by);
            self.forget(pool, self.table.everyone().and_not(by));
        }
    }

    /// These players no longer know where the cards are, but for those that they see.
    fn forget(&mut self, cards: CardSet<W>, players: Players) {
        for card in cards.iter() {
            let forgetting = self.game.knowledge.knowers(card).and(players);
            if !forgetting.is_empty() {
                self.game.knowledge.lose(card, forgetting.and_not(self.sees(card)));
            }
        }
    }

    /// The players are shown the cards.
    pub(in crate::engine) fn show(&mut self, cards: CardSet<W>, to: Players) {
        for card in cards.iter() {
            if self.table.has_copies() {
                self.count_copies_besides(card, &cards, to);
            }
            self.game.knowledge.add(card, to);
        }
    }

    /// Of a card that is shown to the players with others.
    #[cold]
    fn count_copies_besides(&mut self, card: Card, shown: &CardSet<W>, to: Players) {
        let only_now = to.and_not(self.game.knowledge.knowers(card)).and_not(self.sees(card));
        if !only_now.is_empty() {
            let others = self.companions(card, self.game.zones.place(card)).and_not(*shown);
            self.count_copies(card, others, only_now);
        }
    }

    /// Who sees the card where it lies.
    pub(in crate::engine) fn sees(&self, card: Card) -> Players {
        if self.game.face_down.contains(card) {
            return Players::NOBODY;
        }
        viewers(self.table, self.game.zones.place(card))
    }

    /// Whether the player knows which card lies there.
    pub fn knows(&self, player: Player, card: Card) -> bool {
        self.game.knowledge.knows(player, card) || self.sees(card).contains(player)
    }
}
