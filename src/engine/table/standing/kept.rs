//! What is known of effects that are an ability for a while.

use crate::engine::lifetime::used_up;
use crate::game::KindSet;
use crate::program::{AbilityId, Text};

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
        let of = |(id, ability): (AbilityId, &crate::program::Ability)| KeptKinds {
            own: KindSet::one(ability.kind),
            used_up: used_up(text, id).map_or(KindSet::NONE, |(verb, _)| KindSet::one(verb)),
        };
        each.map(of).collect()
    }
}
