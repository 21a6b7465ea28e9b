//! What happens without anybody who looks: nothing can stop or change it, no ability sees it, nobody takes notes.
//! The change is made, and the event is not put into words.

use super::move_card::Way;
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::{KindFacts, Lookers, Manner, Passage};
use crate::game::{Card, CardSet, Counting, KindSet, Player, Touched, Zone};
use crate::program::{CellId, End, EventKind};

/// Numbers stay between these.
const LIMIT: i32 = 9_999;

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// Whether nobody looks at an event of the kind that happens now.
    #[inline]
    pub(in crate::engine) fn is_unseen(&self, kind: EventKind) -> bool {
        self.table.kind(kind).is_unmet && !self.is_listened_to(kind) && self.is_undisturbed()
    }

    /// Whether nobody looks at such a draw that happens now, nor at any of its cards.
    #[inline(always)]
    pub(in crate::engine) fn is_draw_unseen(
        &self,
        cause: Player,
        player: Player,
        amount: i16,
        from: Zone,
        hand: Zone,
    ) -> bool {
        let is_unawaited = !self.game.awaited.may_contain_any(KindSet::DRAWS) && !self.table.is_in_play(from);
        let is_unseen = match is_unawaited {
            true if self.table.draws_are_silent() => true,
            true => self.passes_lookers(cause, player, amount, from, hand),
            false => self.passes_draw(player, amount, from, hand),
        };
        is_unseen && self.is_undisturbed()
    }

    /// The same where no effect that lasts waits for draws: who looks at them asks for their number, for who draws, and for
    /// who caused it.
    #[inline(always)]
    fn passes_lookers(&self, cause: Player, player: Player, amount: i16, from: Zone, hand: Zone) -> bool {
        let manner = Manner { is_of_several: amount > 1, is_caused_by_another: cause != player };
        match self.table.lookers_at_draw(manner) {
            Some(lookers) => !lookers.may_look(self.table, &self.game, Some(player), amount),
            None => self.passes_draw(player, amount, from, hand),
        }
    }

    /// The same where an effect that lasts waits for draws, or others look at them than cards in play.
    #[inline(never)]
    fn passes_draw(&self, player: Player, amount: i16, from: Zone, hand: Zone) -> bool {
        let by = Some(player);
        !self.table.kind(EventKind::Draw).is_counted
            && !self.is_looked_at(EventKind::DrawCard, by, 1)
            && self.is_move_unseen(by, from, hand)
            && !self.is_looked_at(EventKind::Draw, by, amount)
    }

    /// Whether nobody looks at a card that the player draws.
    #[inline]
    pub(super) fn is_drawn_unseen(&self, player: Player, from: Zone, hand: Zone) -> bool {
        !self.is_looked_at(EventKind::DrawCard, Some(player), 1)
            && self.is_move_unseen(Some(player), from, hand)
            && self.is_undisturbed()
    }

    /// Whether nobody looks at a card that goes from here to there, whatever the verb.
    #[inline]
    fn is_move_unseen(&self, player: Option<Player>, from: Zone, to: Zone) -> bool {
        let (left, entered) = (self.table.zones.info(from), self.table.zones.info(to));
        let is_taken = entered.is_hand && from != to;
        let is_seen_taken =
            || self.table.kind(EventKind::Take).is_counted || self.is_looked_at(EventKind::Take, player, 1);
        !(left.in_play || entered.in_play || is_taken && is_seen_taken())
    }

    /// Whether something may look at so many events of the kind that the player makes happen now, before or after: a
    /// rule, a card in play, or an effect that holds for a while.
    #[inline]
    pub(super) fn is_looked_at(&self, kind: EventKind, player: Option<Player>, amount: i16) -> bool {
        let facts = self.table.kind(kind);
        let may_look = |lookers: &Lookers<W>| lookers.may_look(self.table, &self.game, player, amount);
        self.game.awaited.may_contain_any(facts.alone)
            || !facts.is_silent && facts.lookers.as_ref().is_none_or(may_look)
    }

    /// Whether an event of the kind that changes nothing leaves no trace at all.
    #[inline]
    pub(super) fn is_unnoticed(&self, kind: EventKind) -> bool {
        let facts = self.table.kind(kind);
        let is_awaited = self.game.awaited.may_contain_any(facts.alone);
        !J::LOOKS_ON && !facts.is_noticed && !is_awaited && self.game.held_back.is_empty()
    }

    /// Whether nothing stops or changes it, and nothing waits for it, that the player sees so many cards now.
    #[inline]
    pub(super) fn is_seen_unseen(&self, kind: EventKind, player: Player, amount: i16) -> bool {
        self.is_undisturbed() && !self.is_looked_at(kind, Some(player), amount)
    }

    /// Whether no notes are taken, nobody has left, nothing is held back and nothing is secret.
    #[inline]
    fn is_undisturbed(&self) -> bool {
        !J::LOOKS_ON && self.game.held_back.is_empty() && self.is_open()
    }

    /// Whether something may listen to an event of the kind once it has happened: a rule, a card in play, or an effect
    /// that holds for a while.
    #[inline]
    pub(in crate::engine) fn is_listened_to(&self, kind: EventKind) -> bool {
        let facts = self.table.kind(kind);
        self.game.awaited.may_contain_any(facts.alone) || !facts.is_unlistened && self.may_listen(facts)
    }

    #[inline(never)]
    fn may_listen(&self, facts: &KindFacts<W>) -> bool {
        facts.is_heard_by_rules
            || facts.is_heard_by_cards
                && (facts.is_heard_elsewhere || facts.listening.meets(self.game.zones.in_play_ref()))
    }

    /// How the card goes there where nobody looks when the player does such a thing with it, and nothing stops or
    /// changes it.
    #[inline(always)]
    pub(in crate::engine) fn passage_unseen(
        &self,
        kind: EventKind,
        player: Player,
        card: Card,
        to: Zone,
    ) -> Option<&'t Passage> {
        let passage = self.table.zones.passage(self.game.zones.place(card), to);
        let facts = self.table.kind(kind);
        let is_unseen = self.is_undisturbed()
            && !self.game.awaited.may_contain_any(facts.alone.or(passage.besides))
            && (facts.is_unlistened || self.is_unheard(facts.after, player, card))
            && (!passage.is_noticed
                || !passage.is_noticed_anyway && self.is_unheard(passage.heard, player, card));
        is_unseen.then_some(passage)
    }

    /// How a card goes that the player plays, where nobody looks but rules.
    #[inline]
    pub(in crate::engine) fn passage_of_play(&self, player: Player, card: Card) -> Option<&'t Passage> {
        let passage = self.table.zones.passage(self.game.zones.place(card), Zone::PLAYED);
        let facts = self.table.kind(EventKind::Play);
        let do_cards_hear =
            || self.table.listeners.after(facts).may_cards_hear(self.table, &self.game, player, card);
        let is_unseen = self.is_undisturbed()
            && !self.game.awaited.may_contain_any(facts.alone.or(passage.besides))
            && !passage.is_noticed
            && (!facts.is_heard_by_cards || !do_cards_hear());
        is_unseen.then_some(passage)
    }

    /// Whether none of those who listen there listens to what the player makes happen to the card.
    #[inline(never)]
    fn is_unheard(&self, listening: u8, player: Player, card: Card) -> bool {
        // What it makes of itself or of others holds only when it is there.
        !self.table.listeners.may_change_others(card)
            && !self.table.listeners.at(listening).may_hear(self.table, &self.game, player, card)
    }

    /// A card goes there, and the player has done something with it.
    #[inline(always)]
    pub(in crate::engine) fn carry_unseen(
        &mut self,
        kind: EventKind,
        player: Player,
        card: Card,
        end: End,
        passage: &Passage,
    ) {
        let by_place = matches!(kind, EventKind::DrawCard | EventKind::Deal);
        let way = Way { end, face_down: false, by_place };
        self.carry_here(card, way, &CardSet::EMPTY, passage);
        if self.table.kind(kind).is_counted {
            self.count_deed_here(kind, player, card);
        }
        self.let_go(card, passage);
    }

    /// The same in any way.
    #[inline(always)]
    pub(in crate::engine) fn carry_this_way(
        &mut self,
        kind: EventKind,
        player: Player,
        card: Card,
        way: Way,
        passage: &Passage,
    ) {
        self.carry(card, way, &CardSet::EMPTY, passage);
        self.note_deed(kind, player, card);
        self.let_go(card, passage);
    }

    /// The player has done something with the card: that is counted where some text asks for it.
    #[inline(always)]
    pub(super) fn note_deed(&mut self, kind: EventKind, player: Player, card: Card) {
        if self.table.kind(kind).is_counted {
            self.count_deed(kind, player, card);
        }
    }

    #[inline(always)]
    fn count_deed_here(&mut self, kind: EventKind, player: Player, card: Card) {
        self.game.deeds.note(kind, player, Some(card));
        self.touch(Touched::REST);
    }

    /// The same as a call.
    #[inline(never)]
    fn count_deed(&mut self, kind: EventKind, player: Player, card: Card) {
        self.count_deed_here(kind, player, card);
    }

    /// A number that the game keeps changes: by how much it really did, or to what.
    #[inline]
    pub(in crate::engine) fn change_number(
        &mut self,
        cell: CellId,
        player: Player,
        number: i16,
        counting: Counting,
    ) -> i16 {
        let at = self.table.cell(cell, player);
        let (old, number) = (i32::from(self.game.cells[at]), i32::from(number));
        let new = match counting {
            Counting::Becomes => number,
            Counting::Plus => old + number,
            Counting::Minus | Counting::Given | Counting::Paid => old - number,
        };
        let new = new.clamp(0, LIMIT);
        self.game.cells[at] = new as i16;
        match counting {
            Counting::Becomes => new as i16,
            Counting::Plus => (new - old) as i16,
            Counting::Minus | Counting::Given | Counting::Paid => (old - new) as i16,
        }
    }
}
