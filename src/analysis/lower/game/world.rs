//! What the texts of a game lean on, with what only its blocks tell.

use std::collections::{HashMap, HashSet};

use crate::analysis::Assembled;
use crate::analysis::lower::standing::asked_in_play::qualities_asked_in_play;
use crate::analysis::lower::standing::passing::passing_qualities;
use crate::analysis::resolve::World;
use crate::program::{ActionId, AttributeId, CardId, OptionId, ValueId};
use crate::syntax::tree::{Act, ActKind, BlockKind, Node, Standing, StandingKind, Visit};
use crate::vocabulary::WordId;

use super::verb_goals::verb_goals;

/// The facts of a game that each of its texts is read against.
pub fn world_of(game: &Assembled) -> World<'_> {
    let mut world = World::new(&game.dialect, &game.manifest);
    name_blocks(game, &mut world);
    world.has_worths = has_worths(game);
    verb_goals(game, &mut world);
    lone_values(game, &mut world);
    world.named_for_all = named_for_all(game);
    passing_qualities(game, &mut world);
    qualities_asked_in_play(game, &mut world);
    world
}

/// The values that are printed on one card and no other. Where no cards are printed yet nobody knows; those of a plain deck are on
/// several.
fn lone_values(game: &Assembled, world: &mut World<'_>) {
    let mut cards: HashMap<ValueId, u32> = HashMap::new();
    for (_, block) in game.cards() {
        for word in block.line().into_iter().flatten().flat_map(|(_, values)| values) {
            *cards.entry(world.value(*word)).or_default() += block.copies();
        }
    }
    let plain = game.manifest.deck.one_of_each.iter().filter_map(|name| world.attribute_named(&name.value));
    let plain: Vec<_> = plain.collect();
    // A value that follows from another, as a color does, is not printed.
    let is_shared = |attribute: AttributeId| {
        plain.contains(&attribute) || world.attributes[attribute.index()].from.is_some()
    };
    let values = (0..world.values.len()).map(|number| ValueId(number as u16));
    let is_lone = |value: &ValueId| {
        let is_one = cards.is_empty() || cards.get(value) == Some(&1);
        is_one && !is_shared(world.values[value.index()].attribute)
    };
    world.lone_values = values.filter(is_lone).collect();
}

/// The names that texts speak of in quotes.
fn name_blocks(game: &Assembled, world: &mut World<'_>) {
    for (_, block) in &game.blocks {
        let Some(name) = &block.header.name else { continue };
        match block.header.kind {
            BlockKind::Card => {
                let id = CardId(world.cards.len() as u16);
                world.cards.entry(name.text.clone()).or_insert(id);
            }
            BlockKind::Action => {
                let id = ActionId(world.actions.len() as u8);
                world.actions.entry(name.text.clone()).or_insert(id);
            }
            BlockKind::Option => {
                let id = OptionId(world.options.len() as u8);
                world.options.entry(name.text.clone()).or_insert(id);
            }
            BlockKind::Setup
            | BlockKind::Phase
            | BlockKind::Definition
            | BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Counter
            | BlockKind::Keyword => {}
        }
    }
}

/// What rules name for a while, and ask for: a card that names it too would change what they say.
fn named_for_all(game: &Assembled) -> HashSet<WordId> {
    let mut named = HashSet::new();
    let rules = game.blocks.iter().filter(|(_, block)| block.header.kind != BlockKind::Card);
    for (_, block) in rules {
        block.visit(&mut |node| {
            if let Node::Act(Act { kind: ActKind::Name { attribute, duration: Some(_) }, .. }) = node {
                named.insert(attribute.id);
            }
        });
    }
    named
}

/// Whether any text says what cards are worth. One that could not be read may.
fn has_worths(game: &Assembled) -> bool {
    let mut rules = game.blocks.iter().filter(|(_, block)| block.header.kind != BlockKind::Card);
    rules.any(|(_, block)| {
        let mut found = block.broken.0;
        block.visit(&mut |node| {
            found |= matches!(node, Node::Standing(Standing { kind: StandingKind::Worth { .. }, .. }));
        });
        found
    })
}
