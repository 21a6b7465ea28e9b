//! Whether what follows a "may" can be done: each act of its price that can be told now.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::{can_draw, choosable, is_any_choosable, takeable};
use crate::engine::table::{Act, Needed};
use crate::game::CardSet;
use crate::program::{Op, Pc};

use super::choose::number_of;

impl<J: Journal> Match<'_, J> {
    /// Whether all of it can be done from here on, up to where somebody who does not want it goes on.
    pub(in crate::engine) fn can_begin(&self, look: &Look<'_>, from: Pc) -> bool {
        let Some(price) = look.price(from) else { return true };
        price.acts.iter().all(|act| self.can_do_now(look, act))
            && (price.needs.is_empty() || enough_for_all(look, &price.needs))
    }

    #[inline(never)]
    fn can_do_now(&self, look: &Look<'_>, act: &Act) -> bool {
        match *act {
            Act::Find(purpose, set) => {
                is_any_choosable(self.table, &self.game, purpose, look.you, &look.set(set))
            }
            Act::Choose(needed) => {
                let (least, _) = number_of(look, needed.count);
                let least = if needed.at_least_one { least.max(1) } else { least };
                choosable(look, needed.purpose, needed.set).len() >= least
            }
            Act::ChoosePlayers(who) => !look.people(who).is_empty(),
            Act::RemoveCounters { counter, count, from } => {
                let (cards, least) = (look.cards(from), look.num(count).max(1));
                let has_enough = |card| i32::from(self.game.counters_on(card, counter)) >= least;
                !cards.is_empty() && cards.iter().all(has_enough)
            }
            Act::Happen(kind, cards) => {
                !takeable(self.table, &self.game, kind, look.you, look.cards(cards)).is_empty()
            }
            Act::Draw(from) => {
                let can = |zone| can_draw(self.table, &self.game, look.you, zone);
                look.one_zone(from).is_some_and(can)
            }
            Act::Allowed { op, cards, among } => self.is_allowed(look, op, cards, among),
            Act::TakeAction { first, count } => {
                let named = &look.text.code[first.index()..][..usize::from(count)];
                named.iter().any(|op| matches!(op, Op::Action(action) if self.can_act(*action, look.you)))
            }
        }
    }
}

/// Whether every choice finds cards of its own: any few of them have as many as they need together.
#[inline(never)]
fn enough_for_all(look: &Look<'_>, needs: &[Needed]) -> bool {
    let few = &needs[..needs.len().min(8)];
    let cards =
        |needed: &Needed| (choosable(look, needed.purpose, needed.set), number_of(look, needed.count).0);
    (1..1usize << few.len()).all(|some| {
        let chosen = few.iter().enumerate().filter(|(number, _)| some & (1 << number) != 0);
        let (all, needed) = chosen
            .map(|(_, needed)| cards(needed))
            .fold((CardSet::EMPTY, 0), |(all, needed), (cards, least)| (all.or(cards), needed + least));
        all.len() >= needed
    })
}
