//! Abilities that hold all the time and what may be offered besides: which of them work at a moment of a game, and what
//! they come to where that can be told at once.

use super::stands::{CHANGING, Stands};
use crate::engine::table::Table;
use crate::engine::table::listen::heard::Heard;
use crate::engine::table::listen::listeners::{Listeners, Listens, MUST_BE};
use crate::engine::table::listen::quick::Quick;
use crate::engine::table::zones::ZoneTable;
use crate::game::{Card, CardSet, Game, Player, Zone};
use crate::program::{Allowed, EventKind};

impl<const W: usize> Listeners<W> {
    /// The first of the players' zones in play, where cards there change others only in turns of whoever controls
    /// them, and nothing else does but effects that hold for a while.
    pub(in crate::engine::table) fn changing_in_own_turn(&self, table: &Table<'_, W>) -> Option<Zone> {
        let mut changing =
            [Stands::Also, Stands::Own].into_iter().flat_map(|family| &self.stands(family).abilities);
        let is_in_turn = changing.all(|one| one.attention.asks(Quick::YourTurn));
        let is_plain = is_in_turn && !self.changing.works_anywhere && !table.shares_turns();
        table.zones.in_play_of_each().filter(|_| is_plain)
    }

    /// Whether it is a card that gives others or itself values in play, or makes predicates hold.
    #[inline]
    pub fn may_change_others(&self, card: Card) -> bool {
        self.families & CHANGING != 0 && self.changing.in_play.contains(card)
    }

    pub fn stands(&self, family: Stands) -> &Heard<W> {
        &self.standing[family as usize]
    }

    pub fn nothing_stands(&self, family: Stands) -> bool {
        self.families & 1 << family as u8 == 0
    }

    /// Whether one of the family works at this moment of a game.
    #[inline]
    pub fn stands_in(&self, family: Stands, game: &Game<W>) -> bool {
        self.families & 1 << family as u8 != 0 && self.stands(family).works_in(game)
    }

    /// Whether cards have other values, or predicates hold for others, than printed and defined, or had when they moved.
    #[inline]
    pub fn is_changed(&self, game: &Game<W>) -> bool {
        self.families & CHANGING != 0 && self.changes_now(game)
    }

    #[inline]
    fn changes_now(&self, game: &Game<W>) -> bool {
        let Some(first) = self.changing_in_own_turn else { return self.may_change_at_any_time(game) };
        let theirs = game.zones.set_ref(Zone(first.0 + game.active().0));
        self.changing.in_play.meets(theirs)
            || self.changing.works_for_a_while(game)
            || !game.formerly.is_empty()
    }

    #[inline(never)]
    fn may_change_at_any_time(&self, game: &Game<W>) -> bool {
        self.changing.works_in(game) || !game.formerly.is_empty()
    }

    /// What cards in play and effects add for their player to what a turn allows; nothing where it has to be worked out.
    pub fn added(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        allowed: Allowed,
        player: Player,
    ) -> Option<i32> {
        let (added, family) = match allowed {
            Allowed::Discard => (&self.added[0], Stands::MoreDiscards),
            Allowed::Play => (&self.added[1], Stands::MorePlays),
        };
        let (added, heard) = (added.as_ref()?, self.stands(family));
        let theirs = game.zones.set_ref(Zone(table.zones.in_play_of_each()?.0 + player.0));
        Some(added.by(heard.in_play.and(*theirs)) + added.for_a_while(table, game, heard, player))
    }

    /// Whether some ability works that the player may use, or something is permitted.
    #[inline]
    pub fn offers_more_to(&self, zones: &ZoneTable, game: &Game<W>, player: Player) -> bool {
        // Both at once: whether one of them is in play, nobody foretells.
        let is_one_usable =
            self.offers.works_anywhere | !self.offers.of_player(zones, game, player).is_empty();
        is_one_usable || self.offers.works_for_a_while(game) || self.stands_in(Stands::Permission, game)
    }

    /// Whether every allowance adds to what a turn allows.
    pub fn allowances_only_add(&self) -> bool {
        !self.allowances_take
    }

    /// Whether something says at this moment which cards others must be that such an event is about.
    #[inline]
    pub fn must_be(&self, kind: EventKind, game: &Game<W>) -> bool {
        self.alert(kind) & MUST_BE != 0 && self.stands(Stands::MustBe).works_in(game)
    }

    /// The cards that such an event can't be about for that; nothing where they have to be worked out.
    pub fn wrong(&self, table: &Table<'_, W>, game: &Game<W>, kind: EventKind) -> Option<CardSet<W>> {
        self.wrong.as_ref().map(|wrong| wrong.now(table, game, self.stands(Stands::MustBe), kind))
    }

    /// Whether something may say that.
    pub fn says_what_must_be(&self, kind: EventKind) -> bool {
        self.alert(kind) & MUST_BE != 0
    }

    /// Whether nothing may forbid events of the kind, nor say of which cards they must be.
    pub fn is_unforbidden(&self, kind: EventKind) -> bool {
        self.heard(kind, Listens::Prohibit).is_none() && !self.says_what_must_be(kind)
    }

    /// Whether that hangs on the card that is looked at.
    pub fn must_be_by_card(&self) -> bool {
        self.must_be_by_card
    }
}
