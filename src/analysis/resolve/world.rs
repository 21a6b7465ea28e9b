//! What a text can lean on: the declared words with their numbers, and what the manifest says of them.

use std::collections::{HashMap, HashSet};

use crate::program::{
    ActionId, AttributeDef, AttributeId, CardId, CellDef, CellId, CellOwner, CellUse, EventKind, Leaf,
    OptionId, PredicateId, SeenBy, ValueDef, ValueId, ZoneDef, ZoneKindId, ZoneOrder, ZoneRef,
};
use crate::syntax::manifest::{self, GameManifest, OptionKind, PlayThen, Spot, SpotEnd, ValueSource};
use crate::vocabulary::{Dialect, WordId, WordKind};

use super::ZoneRoles;
use super::world_words::{Family, family};

/// The facts of one game that its texts are read against.
#[derive(Clone, Debug)]
pub struct World<'a> {
    pub dialect: &'a Dialect,
    pub(super) numbers: Vec<u16>,
    /// How many can play.
    pub most_players: u32,
    pub attributes: Vec<AttributeDef>,
    pub attribute_words: Vec<WordId>,
    pub values: Vec<ValueDef>,
    pub value_words: Vec<WordId>,
    /// As the manifest lists them, those whose cards are in play among them.
    pub zones: Vec<ZoneDef>,
    pub zone_names: Vec<String>,
    pub cells: Vec<CellDef>,
    pub cell_names: Vec<String>,
    /// How several are called, where players have so many of it.
    pub goods_names: Vec<Option<String>>,
    /// The cell that holds the named value of an attribute.
    pub(super) named: Vec<CellId>,
    pub(super) enters_play: Vec<ValueId>,
    /// Where a card goes that has had its effect: "on the bottom of the discard pile".
    pub goes_after: Option<String>,
    /// Every value that says what playing a card does.
    pub(super) played: Vec<ValueId>,
    pub hand: Option<ZoneKindId>,
    pub deck: Option<ZoneKindId>,
    pub discards: Option<ZoneKindId>,
    pub in_play: Option<ZoneKindId>,
    /// Some text says what cards are worth.
    pub has_worths: bool,
    pub cards: HashMap<String, CardId>,
    pub actions: HashMap<String, ActionId>,
    pub options: HashMap<String, OptionId>,
    /// Values that one card alone has.
    pub lone_values: HashSet<ValueId>,
    /// Attributes of which other texts than cards' own name one for a while: "the named color".
    pub named_for_all: HashSet<WordId>,
    /// Where verbs take their card that is said by the game: what it defines, and what becomes of a card that is played.
    pub verb_goals: HashMap<EventKind, Vec<Leaf>>,
    /// The words of the game's own that put their card into play.
    pub puts_into_play: HashSet<EventKind>,
    /// What the game's own verbs do to whatever card they are said of, also to one in play.
    pub done_anywhere: HashSet<EventKind>,
    /// Qualities of the game's own that go by where cards lie.
    pub passing: HashSet<PredicateId>,
    /// Qualities of the game's own that are asked of cards that may be in play.
    pub asked_in_play: HashSet<PredicateId>,
}

impl<'a> World<'a> {
    pub fn new(dialect: &'a Dialect, manifest: &GameManifest) -> World<'a> {
        let lexicon = &dialect.lexicon;
        let mut next = HashMap::new();
        let numbers = lexicon
            .iter()
            .map(|(_, word)| {
                let counter: &mut u16 = next.entry(family(word.kind)).or_default();
                *counter += 1;
                *counter - 1
            })
            .collect();
        let words = |wanted: Family| -> Vec<WordId> {
            lexicon.of_kind(|kind| family(kind) == wanted).map(|(id, _)| id).collect()
        };
        let mut world = World {
            dialect,
            numbers,
            most_players: manifest.players.as_ref().map_or(2, |told| told.value.max),
            attributes: Vec::new(),
            attribute_words: words(Family::Attribute),
            values: Vec::new(),
            value_words: words(Family::Value),
            zones: Vec::new(),
            zone_names: Vec::new(),
            cells: Vec::new(),
            cell_names: Vec::new(),
            goods_names: Vec::new(),
            named: Vec::new(),
            enters_play: Vec::new(),
            goes_after: None,
            played: Vec::new(),
            hand: None,
            deck: None,
            discards: None,
            in_play: None,
            has_worths: false,
            cards: HashMap::new(),
            actions: HashMap::new(),
            options: HashMap::new(),
            lone_values: HashSet::new(),
            named_for_all: HashSet::new(),
            verb_goals: HashMap::new(),
            puts_into_play: HashSet::new(),
            done_anywhere: HashSet::new(),
            passing: HashSet::new(),
            asked_in_play: HashSet::new(),
        };
        world.read_attributes(manifest);
        world.read_options(manifest);
        world.read_zones(manifest);
        world.read_cells(manifest, &words(Family::Number));
        world.read_play(manifest);
        world
    }

    fn read_attributes(&mut self, manifest: &GameManifest) {
        for word in self.attribute_words.clone() {
            let told = manifest.attributes.iter().find(|told| told.name.value == self.name(word));
            let from =
                told.and_then(|told| told.from.as_ref()).and_then(|from| self.attribute_named(&from.value));
            self.attributes.push(AttributeDef { several: told.is_some_and(|told| told.several), from });
        }
        for word in self.value_words.clone() {
            let WordKind::Value { attribute } = self.dialect.lexicon.kind(word) else { continue };
            let attribute_name = self.name(attribute);
            let told = manifest
                .attributes
                .iter()
                .filter(|told| told.name.value == attribute_name)
                .flat_map(|told| &told.values)
                .find(|value| value.spoken().value == self.name(word));
            let attribute = AttributeId(self.number(attribute) as u8);
            let of = told.map_or(&[][..], |told| &told.of);
            let of = of.iter().filter_map(|name| self.value_named(&name.value)).collect();
            let number = told.and_then(|told| told.number).map(|number| number as u16);
            self.values.push(ValueDef { attribute, number, of });
        }
    }

    fn read_options(&mut self, manifest: &GameManifest) {
        for (number, option) in manifest.options.iter().enumerate() {
            self.options.insert(option.name.value.clone(), OptionId(number as u8));
        }
    }

    fn read_zones(&mut self, manifest: &GameManifest) {
        for told in &manifest.zones {
            self.zones.push(self.zone(told));
            self.zone_names.push(told.name.value.clone());
        }
        let roles = ZoneRoles::of(manifest);
        let id = |number: usize| ZoneKindId(number as u8);
        self.hand = roles.hand.map(id);
        self.deck = roles.deck.map(id);
        self.discards = roles.discards.map(id);
        self.in_play = roles.in_play.map(id);
        for (number, zone) in self.zones.iter_mut().enumerate() {
            zone.is_hand = roles.hand == Some(number);
            zone.takes_discards = roles.discards == Some(number);
        }
    }

    fn zone(&self, told: &manifest::ZoneManifest) -> ZoneDef {
        let attributes = told.attributes.iter().filter_map(|row| {
            let attribute = self.attribute_named(&row.attribute.value)?;
            Some((attribute, row.values.iter().filter_map(|value| self.value_named(&value.value)).collect()))
        });
        ZoneDef {
            of_each_player: told.of_each_player,
            count: told.count as u8,
            order: match told.order {
                manifest::ZoneOrder::Pile => ZoneOrder::Pile,
                manifest::ZoneOrder::None => ZoneOrder::None,
            },
            seen_by: match told.seen_by {
                manifest::SeenBy::Owner => SeenBy::Owner,
                manifest::SeenBy::Everyone => SeenBy::Everyone,
                manifest::SeenBy::Nobody => SeenBy::Nobody,
            },
            in_play: told.in_play,
            starts_with_deck: told.starts_with_deck,
            is_hand: false,
            takes_discards: false,
            attributes: attributes.collect(),
        }
    }

    fn read_cells(&mut self, manifest: &GameManifest, words: &[WordId]) {
        for word in words {
            let name = self.name(*word).to_string();
            let told = manifest.values.iter().find(|told| told.name.value == name);
            let agreed = manifest
                .options
                .iter()
                .position(|option| option.sets.as_ref().is_some_and(|sets| sets.value == name));
            let holds = match (told.map(|told| told.from), agreed) {
                (Some(ValueSource::Clock), _) => CellUse::Clock,
                (_, Some(option)) => CellUse::Option(OptionId(option as u8)),
                (Some(ValueSource::Sentences) | None, None) => {
                    let has_plural = told.is_some_and(|told| told.plural.is_some());
                    if has_plural { CellUse::Goods } else { CellUse::Number }
                }
            };
            let agreed_start = agreed.map(|option| match manifest.options[option].kind {
                OptionKind::Switch => u32::from(manifest.options[option].usual),
                OptionKind::Number { default, .. } => default,
            });
            let start = agreed_start.or(told.map(|told| told.start)).unwrap_or(0) as u16;
            let starts = told.map_or(&[][..], |told| &told.starts).iter().map(|told| {
                (told.value.players.min as u8, told.value.players.max as u8, told.value.start as u16)
            });
            let is_of_each = told.is_some_and(|told| told.of_each_player);
            let owner = if is_of_each { CellOwner::EachPlayer } else { CellOwner::Game };
            self.cells.push(CellDef { holds, owner, start, starts: starts.collect() });
            self.cell_names.push(name);
            let plural = told.and_then(|told| told.plural.as_ref());
            self.goods_names.push(plural.map(|plural| plural.value.clone()));
        }
        for (number, word) in self.attribute_words.clone().into_iter().enumerate() {
            let holds = CellUse::Named(AttributeId(number as u8));
            self.named.push(CellId(self.cells.len() as u8));
            self.cells.push(CellDef { holds, owner: CellOwner::Game, start: 0, starts: Vec::new() });
            self.cell_names.push(format!("named {}", self.name(word)));
            self.goods_names.push(None);
        }
    }

    fn read_play(&mut self, manifest: &GameManifest) {
        for kind in &manifest.play.kinds {
            let Some(value) = self.value_named(&kind.value.value) else { continue };
            self.played.push(value);
            let zone = self.zone_named(&kind.spot.value.zone);
            let goals = self.verb_goals.entry(EventKind::Play).or_default();
            goals.extend(zone.map(|zone| Leaf::Zone(ZoneRef::Every(zone))));
            match kind.then {
                PlayThen::Enters => self.enters_play.push(value),
                PlayThen::After => {
                    let Spot { end, zone } = &kind.spot.value;
                    let words = match end {
                        SpotEnd::Top => format!("on top of the {zone}"),
                        SpotEnd::Bottom => format!("on the bottom of the {zone}"),
                        SpotEnd::Into => format!("into the {zone}"),
                    };
                    self.goes_after.get_or_insert(words);
                }
            }
        }
    }
}
