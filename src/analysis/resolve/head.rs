//! Whether the values before a noun go together.

use crate::syntax::tree::{Head, HeadNoun, Word};

use super::World;

/// Two values of one attribute of which a card has only one.
pub fn check_head(world: &World, head: &Head) -> Option<(Word, Word)> {
    let noun = match &head.noun {
        HeadNoun::Card => None,
        HeadNoun::Value(word) => Some(*word),
        HeadNoun::Zone(_) => None,
    };
    let words: Vec<Word> = head.values.iter().copied().chain(noun).collect();
    words.iter().enumerate().find_map(|(number, second)| {
        let attribute = world.attribute_of(*second);
        if world.attributes[attribute.index()].several || derived_from_several(world, *second) {
            return None;
        }
        let first = words[..number].iter().find(|first| world.attribute_of(**first) == attribute)?;
        Some((*first, *second))
    })
}

fn derived_from_several(world: &World, value: Word) -> bool {
    let attribute = &world.attributes[world.attribute_of(value).index()];
    attribute.from.is_some_and(|from| world.attributes[from.index()].several)
}
