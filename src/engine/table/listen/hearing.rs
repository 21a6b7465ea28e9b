//! Who of those who listen is there at this moment of a game, and hears what somebody does.

use super::heard::Heard;
use crate::engine::table::Table;
use crate::engine::table::zones::ZoneTable;
use crate::game::{Card, CardSet, Game, Player, Zone};

impl<const W: usize> Heard<W> {
    /// Whether any of them is where it works, at this moment of a game.
    #[inline]
    pub fn works_in(&self, game: &Game<W>) -> bool {
        self.works_anywhere || self.in_play.meets(game.zones.in_play_ref()) || self.works_for_a_while(game)
    }

    /// False where surely none is.
    #[inline]
    pub fn may_work_in(&self, game: &Game<W>) -> bool {
        self.works_anywhere || self.in_play.meets(game.zones.in_play_ref()) || self.may_work_for_a_while(game)
    }

    /// Whether an effect that holds for a while bears one of them.
    #[inline]
    pub fn works_for_a_while(&self, game: &Game<W>) -> bool {
        self.may_work_for_a_while(game) && self.is_borne_by_effect(game)
    }

    /// False where surely none does.
    #[inline]
    pub fn may_work_for_a_while(&self, game: &Game<W>) -> bool {
        game.awaited.may_contain_any(self.effect_kinds)
    }

    #[inline(never)]
    fn is_borne_by_effect(&self, game: &Game<W>) -> bool {
        game.floating.iter().any(|floating| self.of_effect(floating).is_some())
    }

    /// Those of the cards in play that the player controls, where that is plain; else all of them.
    #[inline]
    pub fn of_player(&self, zones: &ZoneTable, game: &Game<W>, player: Player) -> CardSet<W> {
        self.in_play.and(match zones.in_play_of_each() {
            Some(first) => *game.zones.set_ref(Zone(first.0 + player.0)),
            None => game.zones.in_play(),
        })
    }

    /// Those of the cards that forbid the player to do something with themselves, and the cards in play that have to be
    /// asked.
    #[inline]
    pub fn forbidding(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        player: Player,
        cards: &CardSet<W>,
    ) -> (CardSet<W>, CardSet<W>) {
        let in_play = self.in_play.and(game.zones.in_play()).and_not(self.of_themselves.and_not(*cards));
        if in_play.is_empty() {
            return (in_play, in_play);
        }
        let asked = in_play.and_not(self.picky.deaf_to(table, game, Some(player)));
        match table.zones.in_play_of_each() {
            Some(first) if game.players().contains(player) => {
                let theirs = game.zones.set_ref(Zone(first.0 + player.0));
                (asked.and(self.to_opponents).and_not(*theirs), asked.and_not(self.to_opponents))
            }
            Some(_) | None => (CardSet::EMPTY, asked),
        }
    }

    /// The cards in play, and those that also hear, to whom it may matter what the player does with the card, or with none.
    #[inline(always)]
    pub fn concerned(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        player: Option<Player>,
        card: Option<Card>,
        also_hear: &CardSet<W>,
    ) -> CardSet<W> {
        if !self.hears_in_play {
            return CardSet::EMPTY;
        }
        let found = self.listening_to(table, game, card).and(game.zones.in_play().or(*also_hear));
        if found.is_empty() { found } else { found.and_not(self.picky.deaf_to(table, game, player)) }
    }

    /// The cards that listen while they are in play to an event about the card, or about none.
    #[inline]
    fn listening_to(&self, table: &Table<'_, W>, game: &Game<W>, card: Option<Card>) -> CardSet<W> {
        self.subjects.listening_to(table, game, card).unwrap_or(self.in_play)
    }

    /// Whether one of the rules may listen to an event about the card.
    #[inline]
    pub fn may_rules_mean(&self, table: &Table<'_, W>, game: &Game<W>, card: Card) -> bool {
        self.subjects.may_rules_mean(table, game, card)
    }

    /// Whether a card may listen to what the player does with the card. Effects that hold for a while are left out.
    #[inline]
    pub fn may_cards_hear(&self, table: &Table<'_, W>, game: &Game<W>, player: Player, card: Card) -> bool {
        let is_heard_in_play =
            || self.hearing(self.listening_to(table, game, Some(card)), table, game, player, card);
        !self.elsewhere.is_empty() || self.hears_in_play && !is_heard_in_play().is_empty()
    }

    /// Whether a rule or a card may listen to what the player does with the card. Effects that hold for a while are
    /// left out.
    #[inline]
    pub fn may_hear(&self, table: &Table<'_, W>, game: &Game<W>, player: Player, card: Card) -> bool {
        if self.subjects.hang_on_values {
            return self.may_hear_by_values(table, game, player, card);
        }
        let listening = self.subjects.of_card(card).unwrap_or(self.in_play);
        self.subjects.of_rules.contains(card)
            || !self.hearing(listening, table, game, player, card).or(self.elsewhere).is_empty()
    }

    /// The same where that hangs on values, which cards may have that are not printed on them.
    #[inline(never)]
    fn may_hear_by_values(&self, table: &Table<'_, W>, game: &Game<W>, player: Player, card: Card) -> bool {
        self.may_rules_mean(table, game, card) || self.may_cards_hear(table, game, player, card)
    }

    /// Those of the cards that listen in play who hear what the player does with the card: they are there, or are that card
    /// itself.
    #[inline(always)]
    fn hearing(
        &self,
        listening: CardSet<W>,
        table: &Table<'_, W>,
        game: &Game<W>,
        player: Player,
        card: Card,
    ) -> CardSet<W> {
        let in_play = game.zones.in_play();
        // Mostly none of them is there, whomever they would listen to.
        if !listening.meets(&in_play.or(CardSet::one(card))) {
            return CardSet::EMPTY;
        }
        let there = in_play.and_not(self.picky.deaf_to(table, game, Some(player)));
        listening.and(there.or(CardSet::one(card).and_not(in_play)))
    }
}
