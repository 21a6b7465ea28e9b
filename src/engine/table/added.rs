//! What cards in play add to what a turn allows, where each plainly adds a number for whoever controls it.

use super::Table;
use super::heard::{Heard, HeardAbility};
use crate::game::{Card, CardSet};
use crate::program::{Ability, NumKind, Stage, Standing, Who};

pub struct Added {
    /// By card.
    numbers: Vec<i32>,
}

impl Added {
    /// Nothing where rules add something, or a card hangs on more than being in play.
    pub fn of(table: &Table<'_>, heard: &Heard) -> Option<Added> {
        let mut numbers = vec![0; table.cards.len()];
        for one in &heard.abilities {
            numbers[one.card?.index()] += plainly_added(table, one)?;
        }
        heard.only_cards_in_play().map(|_| Added { numbers })
    }

    /// What these cards add together.
    pub fn by(&self, cards: CardSet) -> i32 {
        cards.iter().map(|card: Card| self.numbers[card.index()]).sum()
    }
}

/// What the ability adds for whoever controls its card, whatever happens.
fn plainly_added(table: &Table<'_>, one: &HeardAbility) -> Option<i32> {
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
