//! Which cards an event has to be about for those who listen to it: itself, or a card with something printed on it.

use super::heard::{Heard, HeardAbility};
use super::quick::Quick;
use crate::engine::table::Table;
use crate::game::{Card, CardSet, Game};

#[derive(Clone, Debug, Default)]
pub struct Subjects<const W: usize> {
    /// For each card that an event can be about the cards in play that listen then; the last is for events about none.
    /// Empty where all listen whatever it is about.
    listening: Vec<CardSet<W>>,
    /// The only cards that the rules are about.
    pub of_rules: CardSet<W>,
    /// It is what is printed on cards that says one of both: that counts as long as they have no other values.
    pub hang_on_values: bool,
}

impl<const W: usize> Subjects<W> {
    pub fn of(heard: &Heard<W>, cards: usize) -> Subjects<W> {
        let about = |one: &HeardAbility<W>, card: Option<Card>| {
            let is_printed = |about: CardSet<W>| card.is_some_and(|card| about.contains(card));
            one.attention.about.is_none_or(is_printed)
                && (!one.attention.asks(Quick::ThisCard) || card.is_some() && card == one.card)
        };
        let listening = |card: Option<Card>| -> CardSet<W> {
            let listens = |listener: &Card| heard.of_card(*listener).iter().any(|one| about(one, card));
            heard.in_play.iter().filter(listens).collect()
        };
        let each = (0..cards).map(|card| Some(Card(card as u8))).chain([None]);
        let rows: Vec<CardSet<W>> = each.map(listening).collect();
        let is_whatever = rows.iter().all(|row| *row == heard.in_play);
        let all = || (0..cards).map(|card| Card(card as u8)).collect();
        let mut rules = heard.rules.iter();
        let is_by_print = |one: &HeardAbility<W>| one.attention.about.is_some() && !one.attention.is_lasting;
        Subjects {
            listening: if is_whatever { Vec::new() } else { rows },
            of_rules: rules
                .try_fold(CardSet::EMPTY, |all, rule| Some(all.or(rule.attention.about?)))
                .unwrap_or_else(all),
            hang_on_values: heard.abilities.iter().chain(&heard.rules).any(is_by_print),
        }
    }

    /// The cards in play that listen to an event about the card, or about none; nothing where all may.
    #[inline]
    pub fn listening_to(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        about: Option<Card>,
    ) -> Option<CardSet<W>> {
        if self.listening.is_empty() || self.hang_on_values && table.is_changed(game) {
            return None;
        }
        Some(self.listening[about.map_or(self.listening.len() - 1, Card::index)])
    }

    /// The cards in play that listen to an event about the card; nothing where all may. What is printed counts.
    #[inline]
    pub fn of_card(&self, card: Card) -> Option<CardSet<W>> {
        self.listening.get(card.index()).copied()
    }

    /// Whether one of the rules may listen to an event about the card.
    #[inline]
    pub fn may_rules_mean(&self, table: &Table<'_, W>, game: &Game<W>, card: Card) -> bool {
        self.of_rules.contains(card) || self.hang_on_values && table.is_changed(game)
    }
}
