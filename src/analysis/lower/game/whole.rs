//! A whole game: its manifest, its blocks in order, its cards.

use std::collections::HashMap;

use rayon::prelude::*;

use crate::analysis::Assembled;
use crate::analysis::resolve::{Family, World};
use crate::diagnostic::Diagnostics;
use crate::program::{
    Action, CardDef, Definition, Direction, End, Flow, Gate, OptionId, Phase, PhaseId, PlayKind, PlayThen,
    Program, Rule, Teams, Text, Words,
};
use crate::source::Sources;
use crate::syntax::manifest::{self, EmptyChoice, GameManifest, SpotEnd};
use crate::syntax::tree::{Act, ActKind, Announced, Block, BlockKind, Node, Only, Visit};

use super::block::{Lowered, Shared, block};
use super::two_tables::Scores;
use super::world::world_of;
use super::{plain_deck, two_tables};
use crate::analysis::lower::standing::definition::Defined;

/// The program of a game. Nothing where a text means nothing, or was not read; that was reported.
pub fn program(game: &Assembled, sources: &Sources, diagnostics: &mut Diagnostics) -> Option<Program> {
    let mut found = Diagnostics::default();
    super::limits::check(game, &mut found);
    super::deals::check(game, &mut found);
    if found.has_errors() {
        diagnostics.append(found);
        return None;
    }
    let world = world_of(game);
    super::keyword_fit::check(game, &world, &mut found);
    super::needs::check(game, sources, &mut found);
    super::played::check(game, &world, &mut found);
    super::never::check(game, &world, sources, &mut found);
    super::circles::check(game, &world, sources, &mut found);
    super::deck_size::check(game, &mut found);
    let mut program = empty(game, &world);
    let announced = announced_words(blocks_of(game), Vec::new());
    let shared = Shared { world: &world, sources, announced: &announced };
    // Each text is lowered on its own; what comes of it is put in place in the order of the blocks.
    let texts = game.blocks.par_iter().map(|(file, tree)| {
        let mut found = Diagnostics::default();
        (block(&shared, *file, tree, &mut found), found)
    });
    let families = families(game);
    let mut scores = Vec::new();
    let texts = families.into_iter().zip(texts.collect::<Vec<_>>());
    for ((file, tree), (family, (lowered, problems))) in game.blocks.iter().zip(texts) {
        found.append(problems);
        let set = game.sets.iter().position(|set| set.files.contains(file)).map(|set| set as u8);
        let gate = gate(&world, tree, name_of(tree));
        scores.extend(Scores::new(tree, family, gate, lowered.worth));
        place(&mut program, &world, tree, Part { family, set }, lowered);
    }
    two_tables::check(&scores, program.players, &mut found);
    plain_cards(&mut program, &world, &game.manifest);
    program.words.said = announced;
    let broken = game.broken || found.has_errors();
    diagnostics.append(found);
    (!broken).then_some(program)
}

/// The cards of a plain deck: one for each combination of values, called by them. They come after those
/// that are printed, and have no text.
fn plain_cards(program: &mut Program, world: &World<'_>, manifest: &GameManifest) {
    for values in plain_deck::combinations(manifest, world) {
        let words: Vec<&str> =
            values.iter().map(|value| program.words.values[value.index()].as_str()).collect();
        let name = words.join(" of ");
        program.words.cards.push(name);
        program.cards.push(CardDef {
            values,
            copies: 1,
            set: None,
            keywords: Vec::new(),
            text: Text::default(),
            requires: None,
            enters_with: Vec::new(),
        });
    }
}

pub fn blocks_of(game: &Assembled) -> impl Iterator<Item = &Block> {
    game.blocks.iter().map(|(_, block)| block)
}

/// The words that texts announce, each once, in the order of the blocks and behind those that are known.
pub fn announced_words<'a>(blocks: impl Iterator<Item = &'a Block>, known: Vec<String>) -> Vec<String> {
    let mut words = known;
    for block in blocks {
        block.visit(&mut |node| {
            if let Node::Act(Act { kind: ActKind::Announce(Announced::Word(word)), .. }) = node
                && !words.contains(&word.text)
            {
                words.push(word.text.clone());
            }
        });
    }
    words
}

fn empty(game: &Assembled, world: &World<'_>) -> Program {
    let manifest = &game.manifest;
    let players =
        manifest.players.as_ref().map_or((2, 2), |told| (told.value.min as u8, told.value.max as u8));
    let decks = manifest.deck.copies.iter().map(|told| {
        let option = told.value.option.iter().filter_map(|name| world.options.get(&name.value).copied());
        let gate = Gate { options: option.collect(), ..Gate::open() };
        (told.value.players.min as u8, told.value.players.max as u8, told.value.count as u16, gate)
    });
    let usual = manifest.options.iter().enumerate().filter(|(_, option)| option.usual);
    Program {
        players,
        decks: decks.collect(),
        usual: usual.map(|(number, _)| OptionId(number as u8)).collect(),
        attributes: world.attributes.clone(),
        values: world.values.clone(),
        zones: world.zones.clone(),
        cells: world.cells.clone(),
        flow: flow(manifest, world),
        rules: Vec::new(),
        definitions: Vec::new(),
        keywords: Vec::new(),
        cards: Vec::new(),
        words: words(game, world),
    }
}

fn words(game: &Assembled, world: &World<'_>) -> Words {
    let named = |kind: BlockKind| -> Vec<String> {
        let blocks = game.blocks.iter().filter(|(_, block)| block.header.kind == kind);
        blocks.filter_map(|(_, block)| block.header.name.as_ref()).map(|name| name.text.clone()).collect()
    };
    Words {
        game: game.name.clone(),
        attributes: world.names(Family::Attribute),
        values: world.names(Family::Value),
        zones: world.zone_names.clone(),
        counters: world.names(Family::Counter),
        phases: world.names(Family::Phase),
        predicates: world.names(Family::Predicate),
        verbs: world.names(Family::Verb),
        keywords: world.names(Family::Keyword),
        actions: by_number(world.actions.iter().map(|(name, id)| (id.index(), name))),
        options: by_number(world.options.iter().map(|(name, id)| (id.index(), name))),
        cells: world.cell_names.clone(),
        goods: world.goods_names.clone(),
        cards: named(BlockKind::Card),
        sets: game.sets.iter().map(|set| set.name.clone()).collect(),
        rules: Vec::new(),
        said: Vec::new(),
    }
}

/// Names in the order of their numbers.
fn by_number<'n>(names: impl Iterator<Item = (usize, &'n String)>) -> Vec<String> {
    let mut names: Vec<_> = names.collect();
    names.sort_unstable();
    names.into_iter().map(|(_, name)| name.clone()).collect()
}

fn flow(manifest: &GameManifest, world: &World<'_>) -> Flow {
    let allowed = |told: &Option<manifest::Told<u32>>| told.as_ref().map_or(0, |told| told.value as u16);
    let play = manifest.play.kinds.iter().filter_map(|kind| {
        Some(PlayKind {
            value: world.value_named(&kind.value.value)?,
            then: match kind.then {
                manifest::PlayThen::After => PlayThen::After,
                manifest::PlayThen::Enters => PlayThen::Enters,
            },
            zone: world.zone_named(&kind.spot.value.zone)?,
            end: match kind.spot.value.end {
                SpotEnd::Top => End::Top,
                SpotEnd::Bottom => End::Bottom,
                SpotEnd::Into => End::Into,
            },
        })
    });
    let counterclockwise = manifest
        .turn
        .direction
        .as_ref()
        .is_some_and(|told| told.value == manifest::Direction::Counterclockwise);
    Flow {
        setup: Vec::new(),
        phases: Vec::new(),
        actions: Vec::new(),
        direction: if counterclockwise { Direction::Counterclockwise } else { Direction::Clockwise },
        discards_each_turn: allowed(&manifest.turn.discards),
        plays_each_turn: allowed(&manifest.turn.plays),
        play: play.collect(),
        empty_choice_forbids: manifest
            .play
            .empty_choice
            .as_ref()
            .is_some_and(|told| told.value == EmptyChoice::CantPlay),
        last_turn: manifest.last_turn.as_ref().map(|told| told.value as u16),
        teams: manifest.teams.as_ref().map(|teams| Teams {
            sizes: teams.sizes.iter().map(|size| size.value as u8).collect(),
            alone: teams.alone,
            shared_turn: teams.shared_turn,
            hands_seen_by_allies: teams.hands_seen_by_allies,
        }),
    }
}

/// For each block the first one of its kind and name.
fn families(game: &Assembled) -> Vec<u16> {
    let mut first = HashMap::new();
    let numbered = (0u16..).zip(&game.blocks);
    let families = numbered.map(|(number, (_, block))| {
        let name = block.header.name.as_ref().map_or(String::new(), |name| name.text.to_lowercase());
        *first.entry((block.header.kind, name)).or_insert(number)
    });
    families.collect()
}

/// Where a block belongs: to the blocks that it stands for, and to a set.
#[derive(Clone, Copy)]
struct Part {
    family: u16,
    set: Option<u8>,
}

/// Puts what a block came to in its place.
fn place(program: &mut Program, world: &World<'_>, block: &Block, part: Part, lowered: Lowered) {
    let name = name_of(block);
    let gate = gate(world, block, name);
    let Part { family, set } = part;
    let Lowered { text, values, copies, keywords, requires, enters_with, defined, worth: _ } = lowered;
    match block.header.kind {
        BlockKind::Card => {
            program.cards.push(CardDef { values, copies, set, keywords, text, requires, enters_with });
        }
        BlockKind::Setup => program.flow.setup.push((gate, text)),
        BlockKind::Phase => {
            let id = PhaseId(world.find(Family::Phase, name).unwrap_or_default() as u8);
            program.flow.phases.push(Phase { id, gate, text });
        }
        BlockKind::Action => {
            let id = world.actions.get(name).copied().unwrap_or_default();
            program.flow.actions.push(Action { id, gate, requires, text });
        }
        BlockKind::Definition => match defined {
            Some(Defined::Predicate { word, holds }) => {
                let id = world.predicate(word);
                program.definitions.push(Definition::Predicate { gate, id, holds, text });
            }
            Some(Defined::Verb(kind)) => program.definitions.push(Definition::Verb { gate, kind, text }),
            None => {}
        },
        BlockKind::Rule | BlockKind::Scoring | BlockKind::Teams | BlockKind::Option => {
            let for_teams = block.header.kind == BlockKind::Teams;
            let title = if name.is_empty() { block.header.kind.word() } else { name };
            program.words.rules.push(title.to_string());
            program.rules.push(Rule { family, gate, for_teams, text });
        }
        BlockKind::Keyword => program.keywords.push(text),
        BlockKind::Counter => {}
    }
}

fn name_of(block: &Block) -> &str {
    block.header.name.as_ref().map_or("", |name| name.text.as_str())
}

fn gate(world: &World<'_>, block: &Block, name: &str) -> Gate {
    let mut gate = Gate::open();
    if block.header.kind == BlockKind::Option {
        gate.options.extend(world.options.get(name));
    }
    for only in &block.header.only {
        match only {
            Only::Players { min, max } => gate.players = Some((*min as u8, *max as u8)),
            Only::Option(name) => gate.options.extend(world.options.get(&name.text)),
            Only::Without(name) => gate.without.extend(world.options.get(&name.text)),
        }
    }
    gate
}
