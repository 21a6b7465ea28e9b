//! The conditions that saw an event: they wait until the work that made it is over.

use crate::engine::Match;
use crate::engine::bearing::{Listener, hears, on_effect, speaks_for, works};
use crate::engine::journal::Journal;
use crate::engine::listen::is_all;
use crate::engine::table::{Heard, HeardAbility};
use crate::game::{Bearer, Card, CardSet, Event, Game, Player, Slot, Waiting};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Those who saw it take effect later.
    #[inline(always)]
    pub(in crate::engine) fn wait_for_their_turn(
        &mut self,
        listening: &Heard<W>,
        event: &Event,
        heard: &CardSet<W>,
    ) {
        if !listening.rules.is_empty() {
            self.rules_wait_for_their_turn(listening, event);
        }
        if listening.is_heard_by_others {
            let (table, game) = (self.table, &self.game);
            let in_play = listening.concerned(table, game, event.player, event.card, heard);
            debug_assert!(
                is_all(table, game, listening, event, heard, in_play),
                "a card that listens is left out"
            );
            self.others_wait_for_their_turn(listening, event, in_play);
        }
    }

    /// The same where no rule has seen it, and of the cards in play at most these.
    #[inline]
    pub(in crate::engine) fn others_wait_for_their_turn(
        &mut self,
        listening: &Heard<W>,
        event: &Event,
        in_play: CardSet<W>,
    ) {
        if !in_play.is_empty() || !listening.elsewhere.is_empty() {
            self.cards_wait_for_their_turn(listening, event, in_play);
        }
        if listening.may_work_for_a_while(&self.game) {
            self.effects_wait_for_their_turn(listening, event);
        }
    }

    /// The same where only rules can have seen it.
    #[inline(never)]
    pub(in crate::engine) fn rules_wait_for_their_turn(&mut self, listening: &Heard<W>, event: &Event) {
        let you = event.player.unwrap_or(self.game.active());
        for rule in &listening.rules {
            if !rule.attention.is_about_another(self.table, &self.game, event.card) {
                self.rule_waits_if_it_hears(rule, you, event);
            }
        }
    }

    #[inline(never)]
    fn cards_wait_for_their_turn(&mut self, listening: &Heard<W>, event: &Event, in_play: CardSet<W>) {
        let cards = in_play.or(listening.elsewhere);
        let plain = listening.plain.and(self.game.zones.in_play());
        // Cards that look at what others do, and not at what this player does, are left out already.
        let is_known = event.player.is_some_and(|player| self.game.players().contains(player));
        match self.table.zones.in_play_of_each() {
            Some(first) if is_known && cards.and_not(plain).is_empty() => {
                for card in cards.iter() {
                    let you = Player(self.game.zones.place(card).0 - first.0);
                    self.card_waits_plainly(listening.first_of(card), card, you, event);
                }
            }
            Some(_) | None => self.cards_wait_if_they_hear(listening, cards, &in_play, event),
        }
    }

    /// The same for abilities of cards that ask for more.
    #[inline(never)]
    fn cards_wait_if_they_hear(
        &mut self,
        listening: &Heard<W>,
        cards: CardSet<W>,
        in_play: &CardSet<W>,
        event: &Event,
    ) {
        for card in cards.iter() {
            for one in listening.of_card(card) {
                self.card_waits_if_it_hears(one, card, in_play.contains(card), event);
            }
        }
    }

    /// The same for the ability of a card that asks for nothing else but numbers of cards.
    #[inline(always)]
    fn card_waits_plainly(&mut self, one: &HeardAbility<W>, card: Card, you: Player, event: &Event) {
        let holds = one.attention.holds_plainly(&self.game, event, you, Some(card)).unwrap_or(true);
        debug_assert_eq!(holds, hears(self.table, &self.game, one, you, event), "nothing else is asked");
        if holds {
            self.card_waits(one, card, you, event);
        }
    }

    /// The same for an ability of a card, where it does something, works where the card is, and its conditions hold.
    #[inline]
    fn card_waits_if_it_hears(&mut self, one: &HeardAbility<W>, card: Card, is_in_play: bool, event: &Event) {
        let (table, game) = (self.table, &self.game);
        let you = speaks_for(table, game, card, is_in_play);
        if one.ability.code.is_some()
            && works(table, game, &one.ability, card, is_in_play)
            && hears(table, game, one, you, event)
        {
            self.card_waits(one, card, you, event);
        }
    }

    /// An ability of a card takes effect later.
    #[inline(always)]
    pub(super) fn card_waits(&mut self, one: &HeardAbility<W>, card: Card, you: Player, event: &Event) {
        let stay = self.game.zones.stay(card);
        let slot = Slot { text: one.text, ability: one.id, of: Bearer::Card(card, stay) };
        let (source, batch) = (Some(card), self.game.batch);
        self.game.waiting.push(Waiting { slot, you, source, stay, event: *event, batch, kept: None });
    }

    /// The same for effects that hold for a while.
    #[inline(never)]
    fn effects_wait_for_their_turn(&mut self, listening: &Heard<W>, event: &Event) {
        for number in 0..self.game.floating.len() {
            let (table, game) = (self.table, &self.game);
            if let Some(one) = on_effect(table, game, listening, &game.floating[number])
                && let Some(one) = one.listener(table, game, event)
                && one.ability.code.is_some()
            {
                let one = waits(&one, event, game);
                self.game.waiting.push(one);
            }
        }
    }

    /// A rule takes effect later, where its conditions hold. It asks nothing of those who wait already.
    #[inline(always)]
    fn rule_waits_if_it_hears(&mut self, rule: &HeardAbility<W>, you: Player, event: &Event) {
        if rule.ability.code.is_some() && hears(self.table, &self.game, rule, you, event) {
            let slot = Slot { text: rule.text, ability: rule.id, of: Bearer::Rule };
            self.rule_waits(slot, you, event);
        }
    }

    /// A rule that surely hears of the event takes effect later.
    #[inline(always)]
    pub(in crate::engine) fn rule_waits(&mut self, slot: Slot, you: Player, event: &Event) {
        let batch = self.game.batch;
        self.game.waiting.push(Waiting {
            slot,
            you,
            source: None,
            stay: 0,
            event: *event,
            batch,
            kept: None,
        });
    }
}

/// A condition that was met.
#[inline]
pub(super) fn waits<const W: usize>(one: &Listener<'_>, event: &Event, game: &Game<W>) -> Waiting<W> {
    Waiting {
        slot: one.slot,
        you: one.you,
        source: one.source,
        stay: one.stay,
        event: *event,
        batch: game.batch,
        kept: one.keeps_at(game, event).cloned(),
    }
}
