//! What is known of effects that are an ability for a while.

use super::stands::Stands;
use crate::engine::over::used_up;
use crate::game::KindSet;
use crate::program::{Ability, AbilityId, Stage, Text};

/// What a game awaits with an effect that is the ability: one that holds all the time waits for no event, and is told apart
/// by its family.
pub(in crate::engine::table) fn awaited(text: &Text, ability: &Ability) -> KindSet {
    match ability.stage {
        Stage::Standing(id) => KindSet::of_lasting(Stands::of(&text.standings[id.index()]) as usize),
        _of_event => KindSet::one(ability.kind),
    }
}

/// The kinds of events that an effect which is the ability is about.
#[derive(Clone, Copy)]
pub struct KeptKinds {
    /// What it speaks of.
    pub own: KindSet,
    /// What it is over with, however long it would last.
    pub used_up: KindSet,
}

impl KeptKinds {
    /// Of each ability of a text.
    pub fn all(text: &Text) -> Vec<KeptKinds> {
        let each = (0..).map(AbilityId).zip(&text.abilities);
        let of = |(id, ability): (AbilityId, &Ability)| KeptKinds {
            own: awaited(text, ability),
            used_up: used_up(text, id).map_or(KindSet::NONE, |(verb, _)| KindSet::one(verb)),
        };
        each.map(of).collect()
    }
}
