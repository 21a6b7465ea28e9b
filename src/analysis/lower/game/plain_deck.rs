//! A plain deck: one card for each combination of the values that the settings name.

use crate::analysis::resolve::World;
use crate::program::ValueId;
use crate::syntax::manifest::GameManifest;

/// How many cards it has.
pub fn count(manifest: &GameManifest) -> usize {
    let of_each = &manifest.deck.one_of_each;
    let values = of_each.iter().map(|name| {
        let attribute = manifest.attributes.iter().find(|one| one.name.value == name.value);
        attribute.map_or(0, |one| one.values.len())
    });
    if of_each.is_empty() { 0 } else { values.fold(1, usize::saturating_mul) }
}

/// The values of each of its cards.
pub fn combinations(manifest: &GameManifest, world: &World<'_>) -> Vec<Vec<ValueId>> {
    let of_each = manifest.deck.one_of_each.iter();
    let mut attributes = of_each.filter_map(|name| world.attribute_named(&name.value)).peekable();
    let mut combined: Vec<Vec<ValueId>> = attributes.peek().map(|_| Vec::new()).into_iter().collect();
    for attribute in attributes {
        let values = (0..world.values.len()).map(|number| ValueId(number as u16));
        let values: Vec<_> =
            values.filter(|value| world.values[value.index()].attribute == attribute).collect();
        let with = |so_far: &Vec<ValueId>| {
            values.iter().map(|value| [so_far.as_slice(), &[*value]].concat()).collect::<Vec<_>>()
        };
        combined = combined.iter().flat_map(with).collect();
    }
    combined
}
