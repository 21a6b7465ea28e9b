//! The cards that something refuses to somebody who wants to do something with one of them: it is forbidden, or
//! others must be used. Knows who may say so from the table, and looks at those who are there.

use std::ops::ControlFlow::{Break, Continue};

use super::bearing::{Bearing, bearers};
use super::evaluate::Look;
use super::lifetime::is_on;
use super::listen::{self, standing};
use super::table::{Heard, HeardAbility, Listens, Stands, Table, Wanted};
use crate::game::{Card, CardSet, Event, Floating, Game, Player};
use crate::program::Standing;

/// Somebody wants to do something with one of several cards.
pub struct Wish<'a, const W: usize> {
    pub table: &'a Table<'a, W>,
    pub game: &'a Game<W>,
    pub wanted: &'a Wanted<W>,
    pub player: Player,
}

impl<const W: usize> Wish<'_, W> {
    /// Keeps those of the cards that nothing refuses.
    #[inline(never)]
    pub fn keep_granted(&self, cards: &mut CardSet<W>) {
        match self.ruled_out() {
            Some(forbidden) => {
                let left = cards.and_not(forbidden);
                debug_assert_eq!(left, self.granted(*cards), "nothing but the rule refuses any");
                *cards = left;
            }
            None => *cards = self.granted(*cards),
        }
    }

    /// The cards that a rule forbids, where nothing else refuses any and they are told at once.
    #[inline(always)]
    fn ruled_out(&self) -> Option<CardSet<W>> {
        let Wish { table, game, wanted, player } = *self;
        let (text, set) = wanted.only_rule(game)?;
        table.linked(text).sets(table, game).plainly(set, table, game, player)
    }

    /// Those of the cards that neither rules nor cards nor effects refuse.
    #[inline(never)]
    fn granted(&self, mut left: CardSet<W>) -> CardSet<W> {
        let cards = &mut left;
        let Wish { table, game, wanted, .. } = *self;
        if let Some(heard) = table.listeners.heard(wanted.verb, Listens::Prohibit) {
            let (themselves, in_play) = heard.forbidding(table, game, self.player, cards);
            *cards = cards.and_not(themselves);
            let is_ruled = heard.rules.iter().all(|rule| self.keep_what_rule_grants(rule, cards));
            if !is_ruled || !in_play.is_empty() || self.is_forbidden_besides(heard, cards) {
                *cards = cards.and_not(self.forbidden(heard, in_play, cards));
            }
        }
        if table.listeners.says_what_must_be(wanted.verb) {
            *cards = cards.and_not(self.not_what_they_must_be(cards));
        }
        left
    }

    /// Keeps those of the cards that the rule does not forbid it with; false where that has to be worked out.
    #[inline(never)]
    fn keep_what_rule_grants(&self, rule: &HeardAbility<W>, cards: &mut CardSet<W>) -> bool {
        if rule.spares(self.wanted.within) {
            return true;
        }
        let scope = rule.scope.as_ref();
        let forbidden = scope.and_then(|scope| scope.plainly(self.table, self.game, rule.text, self.player));
        *cards = cards.and_not(forbidden.unwrap_or_default());
        forbidden.is_some()
    }

    /// Whether others than rules and cards in play may forbid it with one of the cards.
    fn is_forbidden_besides(&self, heard: &Heard<W>, cards: &CardSet<W>) -> bool {
        let says = |floating: &Floating<W>| {
            let one = heard.of_effect(floating);
            one.is_some_and(|one| one.may_forbid_for_a_while(floating, cards))
                && is_on(self.table, self.game, floating)
        };
        !heard.elsewhere.is_empty() || self.game.floating.iter().any(says)
    }

    /// The cards that something forbids.
    #[inline(never)]
    fn forbidden(&self, heard: &Heard<W>, in_play: CardSet<W>, cards: &CardSet<W>) -> CardSet<W> {
        let Wish { table, game, wanted, player } = *self;
        let event = Event::of(wanted.verb, player);
        let mut found = CardSet::EMPTY;
        let told = bearers(table, game, heard, event.player, in_play, |bearing| {
            if let Bearing::Printed(one, _) = &bearing
                && one.spares(wanted.within)
            {
                return Continue(());
            }
            match bearing.forbids(table, game, &event, cards) {
                Some(forbidden) => {
                    found = found.or(forbidden);
                    Continue(())
                }
                None => Break(()),
            }
        });
        if told.is_continue() {
            return found;
        }
        let is_forbidden =
            |card: &Card| listen::is_heard(table, game, wanted.verb, Listens::Prohibit, &self.about(*card));
        cards.iter().filter(is_forbidden).collect()
    }

    /// The cards that can't be what others must be.
    #[inline(never)]
    fn not_what_they_must_be(&self, cards: &CardSet<W>) -> CardSet<W> {
        let Wish { table, game, wanted, player } = *self;
        if !table.listeners.must_be_by_card() {
            return wrong(table, game, &Event::of(wanted.verb, player));
        }
        cards.iter().filter(|card| must_be_another(table, game, &self.about(*card))).collect()
    }

    /// What would be if the player did it with the card.
    fn about(&self, card: Card) -> Event {
        let zones = &self.game.zones;
        let (from, stay) = (Some(zones.place(card)), zones.stay(card));
        Event { card: Some(card), from, stay, ..Event::of(self.wanted.verb, self.player) }
    }
}

/// Whether only other cards can be what this one is to be: "the next card that is discarded must be …".
pub fn must_be_another<const W: usize>(table: &Table<'_, W>, game: &Game<W>, event: &Event) -> bool {
    event.card.is_some_and(|card| wrong(table, game, event).contains(card))
}

/// The cards that can't be what others must be.
fn wrong<const W: usize>(table: &Table<'_, W>, game: &Game<W>, event: &Event) -> CardSet<W> {
    let plainly = table.listeners.wrong(table, game, event.kind);
    debug_assert!(plainly.is_none_or(|cards| cards == wrong_one_by_one(table, game, event)));
    plainly.unwrap_or_else(|| wrong_one_by_one(table, game, event))
}

/// The same, where everybody is asked who says so.
#[inline(never)]
fn wrong_one_by_one<const W: usize>(table: &Table<'_, W>, game: &Game<W>, event: &Event) -> CardSet<W> {
    let mut found = CardSet::EMPTY;
    let Some(text) = table.texts().next() else { return found };
    let nobody = Look::from_text(table, game, text, game.active(), None, event);
    standing(&nobody, Stands::MustBe, |there, standing| {
        if let Standing::MustBe { verb, what, only, .. } = standing
            && verb == event.kind
        {
            found = found.or(there.set(what).and_not(there.set(only)));
        }
    });
    found
}
