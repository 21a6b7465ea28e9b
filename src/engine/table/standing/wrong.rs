//! The cards that can't be what others must be ("the next card that is discarded must be …"), where effects alone say so
//! and they are rows of bits.

use crate::engine::lifetime::is_on;
use crate::engine::table::Table;
use crate::engine::table::listen::heard::{Heard, HeardAbility};
use crate::game::{CardSet, Game};
use crate::program::{Ability, EventKind, Stage, Standing};

/// For each ability that an effect may bear.
pub struct Wrong<const W: usize>(Vec<(EventKind, CardSet<W>)>);

impl<const W: usize> Wrong<W> {
    /// Nothing where rules or cards in play say so, or it hangs on more than an effect.
    pub fn of(table: &Table<'_, W>, heard: &Heard<W>) -> Option<Wrong<W>> {
        let by_effects = heard.effects.iter().map(|one| plainly(table, one)).collect::<Option<_>>()?;
        heard.only_cards_in_play().filter(CardSet::is_empty).map(|_| Wrong(by_effects))
    }

    /// The cards that no event of the kind can be about now.
    pub fn now(&self, table: &Table<'_, W>, game: &Game<W>, heard: &Heard<W>, kind: EventKind) -> CardSet<W> {
        let mut found = CardSet::EMPTY;
        for floating in &game.floating {
            if let Some(number) = heard.number_of_effect(floating)
                && self.0[number].0 == kind
                && is_on(table, game, floating)
            {
                found.add(&self.0[number].1);
            }
        }
        found
    }
}

/// What the ability is about, and the cards that it says no, whatever happens.
fn plainly<const W: usize>(table: &Table<'_, W>, one: &HeardAbility<W>) -> Option<(EventKind, CardSet<W>)> {
    let Ability { stage: Stage::Standing(id), printed: None, condition: None, only_while: None, .. } =
        one.ability
    else {
        return None;
    };
    let Standing::MustBe { verb, what, only, .. } = table.text(one.text).standings[id.index()] else {
        return None;
    };
    let lasting = |set| table.linked(one.text).row(set).filter(|(_, is_lasting)| *is_lasting);
    let ((what, _), (only, _)) = (lasting(what)?, lasting(only)?);
    Some((verb, what.and_not(only)))
}
