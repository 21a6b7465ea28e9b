//! What cards in play and effects add to what a turn allows, where each plainly adds a number for whoever it belongs to.

use crate::engine::lifetime::is_on;
use crate::engine::table::Table;
use crate::engine::table::listen::heard::{Heard, HeardAbility};
use crate::game::{Card, CardSet, Floating, Game, Player};
use crate::program::{Ability, NumKind, Stage, Standing, Who};

pub struct Added {
    /// By card.
    numbers: Vec<i32>,
    /// For each ability that an effect may bear.
    by_effects: Vec<i32>,
}

impl Added {
    /// Nothing where rules add something, or what is added hangs on more than a card in play or an effect.
    pub fn of<const W: usize>(table: &Table<'_, W>, heard: &Heard<W>) -> Option<Added> {
        let mut numbers = vec![0; table.cards.len()];
        for one in &heard.abilities {
            numbers[one.card?.index()] += plainly_added(table, one)?;
        }
        let by_effects = heard.effects.iter().map(|one| plainly_added(table, one)).collect::<Option<_>>()?;
        heard.only_cards_in_play().map(|_| Added { numbers, by_effects })
    }

    /// What effects add for the player that hold for a while. Mostly none does.
    #[inline(always)]
    pub fn for_a_while<const W: usize>(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        heard: &Heard<W>,
        player: Player,
    ) -> i32 {
        if heard.may_work_for_a_while(game) { self.by_effects(table, game, heard, player) } else { 0 }
    }

    #[inline(never)]
    fn by_effects<const W: usize>(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        heard: &Heard<W>,
        player: Player,
    ) -> i32 {
        let adds = |floating: &Floating<W>| {
            let number = heard.number_of_effect(floating)?;
            let is_theirs = floating.you == player && is_on(table, game, floating);
            is_theirs.then(|| self.by_effects[number])
        };
        game.floating.iter().filter_map(adds).sum()
    }

    /// What these cards add together.
    pub fn by<const W: usize>(&self, cards: CardSet<W>) -> i32 {
        cards.iter().map(|card: Card| self.numbers[card.index()]).sum()
    }
}

/// What the ability adds for whoever it belongs to, whatever happens.
fn plainly_added<const W: usize>(table: &Table<'_, W>, one: &HeardAbility<W>) -> Option<i32> {
    let Ability { stage: Stage::Standing(id), printed: None, condition: None, only_while: None, .. } =
        one.ability
    else {
        return None;
    };
    let Standing::Allowance { who: Who::YOU, amount, .. } = table.text(one.text).standings[id.index()] else {
        return None;
    };
    if let NumKind::Constant(number) = amount.kind() { Some(number.into()) } else { None }
}
