//! Abilities that hold all the time: their families, and what is known of some of them beforehand.

use crate::program::reads::{of_set, of_test};
use crate::program::{Ability, Allowed, EventKind, NumKind, Stage, Standing, Text};

/// The families that give cards other values, or make predicates hold.
pub(in crate::engine::table) const CHANGING: u8 = 1 << Stands::Also as u8 | 1 << Stands::Own as u8;

pub(in crate::engine::table) const FAMILIES: usize = 7;

/// The families of standing abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    MoreDiscards,
    MorePlays,
    Permission,
    MustBe,
    Also,
    Own,
    Worth,
}

impl Stands {
    pub fn of(standing: &Standing) -> Stands {
        match standing {
            Standing::Allowance { verb: Allowed::Discard, .. } => Stands::MoreDiscards,
            Standing::Allowance { verb: Allowed::Play, .. } => Stands::MorePlays,
            Standing::Permission { .. } => Stands::Permission,
            Standing::MustBe { .. } => Stands::MustBe,
            Standing::Also { .. } => Stands::Also,
            Standing::Own { .. } => Stands::Own,
            Standing::Worth { .. } | Standing::WorthOf { .. } => Stands::Worth,
        }
    }
}

/// The verbs of which a text says which cards others must be.
pub(in crate::engine::table) fn must_be(text: &Text) -> impl Iterator<Item = EventKind> {
    text.standings.iter().filter_map(|standing| match standing {
        Standing::MustBe { verb, .. } => Some(*verb),
        Standing::Allowance { .. }
        | Standing::Permission { .. }
        | Standing::Also { .. }
        | Standing::Own { .. }
        | Standing::Worth { .. }
        | Standing::WorthOf { .. } => None,
    })
}

/// Whether an allowance of the text is worked out: it may come to less than nothing.
pub(in crate::engine::table) fn may_take(text: &Text) -> bool {
    text.standings.iter().any(|standing| match standing {
        Standing::Allowance { amount, .. } => !matches!(amount.kind(), NumKind::Constant(_)),
        Standing::Permission { .. }
        | Standing::MustBe { .. }
        | Standing::Also { .. }
        | Standing::Own { .. }
        | Standing::Worth { .. }
        | Standing::WorthOf { .. } => false,
    })
}

/// Whether what it says that others must be hangs on the card that is looked at.
pub(in crate::engine::table) fn hangs_on_card(ability: &Ability, text: &Text) -> bool {
    let Stage::Standing(standing) = ability.stage else { return false };
    let Standing::MustBe { what, only, .. } = text.standings[standing.index()] else { return false };
    let tests = [ability.condition, ability.only_while].into_iter().flatten();
    let read =
        [of_set(text, what), of_set(text, only)].into_iter().chain(tests.map(|test| of_test(text, test)));
    read.into_iter().any(|read| read.card || read.place)
}
