//! A program linked for a deck and a number of players: which cards there are, which zones, which texts
//! are in force. Made once, shared by every game, never written again.

use crate::game::{Card, CardSet, Player, TextId, Zone};
use crate::program::{
    CardId, Definition, EventKind, Gate, Program, SeenBy, Text, ValueId, ZoneKindId, ZoneOrder,
};

pub struct Table<'p> {
    pub program: &'p Program,
    pub players: u8,
    /// What is printed on each card of the deck.
    pub cards: Vec<CardId>,
    /// The cards with each value.
    rows: Vec<CardSet>,
    /// The first zone of each kind.
    bases: Vec<u8>,
    pub zone_count: u8,
    /// The texts in force, by their numbers in the program.
    pub setup: Vec<u16>,
    pub phases: Vec<u16>,
    pub rules: Vec<TextId>,
}

/// Why no table could be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    #[error("the game is for {0} to {1} players")]
    Players(u8, u8),
    #[error("a deck can have 256 cards, this one has {0}")]
    Deck(usize),
    #[error("this engine can't make a deck of one card for each combination yet")]
    PlainDeck,
    #[error("this engine can't number several zones of one kind yet")]
    NumberedZones,
}

impl<'p> Table<'p> {
    /// With the deck that the game says.
    pub fn new(program: &'p Program, players: u8) -> Result<Table<'p>, LinkError> {
        let fits = |(from, to, _, gate): &&(u8, u8, u16, Gate)| {
            (*from..=*to).contains(&players) && gate.options.is_empty()
        };
        let copies = program.decks.iter().find(fits).map_or(1, |(_, _, count, _)| *count);
        let cards = program.cards.iter().enumerate();
        let deck = cards.flat_map(|(number, card)| {
            std::iter::repeat_n(CardId(number as u16), usize::from(card.copies * copies))
        });
        Table::with_deck(program, players, deck.collect())
    }

    pub fn with_deck(program: &'p Program, players: u8, cards: Vec<CardId>) -> Result<Table<'p>, LinkError> {
        let (min, max) = program.players;
        if !(min..=max).contains(&players) {
            return Err(LinkError::Players(min, max));
        }
        if !program.one_of_each.is_empty() {
            return Err(LinkError::PlainDeck);
        }
        if cards.len() > 256 {
            return Err(LinkError::Deck(cards.len()));
        }
        if program.zones.iter().any(|zone| zone.count > 1) {
            return Err(LinkError::NumberedZones);
        }
        let mut bases = Vec::new();
        let mut zone_count = Zone::OWN;
        for zone in &program.zones {
            bases.push(zone_count);
            zone_count += if zone.of_each_player { players } else { 1 };
        }
        let open = |gate: &Gate| {
            gate.options.is_empty() && gate.players.is_none_or(|(from, to)| (from..=to).contains(&players))
        };
        let numbers = |open: Vec<bool>| -> Vec<u16> {
            (0u16..).zip(open).filter(|(_, open)| *open).map(|(number, _)| number).collect()
        };
        let setup = numbers(program.flow.setup.iter().map(|(gate, _)| open(gate)).collect());
        let phases = numbers(program.flow.phases.iter().map(|phase| open(&phase.gate)).collect());
        let rules = numbers(program.rules.iter().map(|rule| open(&rule.gate) && !rule.for_teams).collect());
        let rules = rules.into_iter().map(TextId::Rule).collect();
        let rows = rows(program, &cards);
        Ok(Table { program, players, cards, rows, bases, zone_count, setup, phases, rules })
    }

    pub fn text(&self, id: TextId) -> &'p Text {
        match id {
            TextId::Setup(number) => &self.program.flow.setup[usize::from(number)].1,
            TextId::Phase(number) => &self.program.flow.phases[usize::from(number)].text,
            TextId::Rule(number) => &self.program.rules[usize::from(number)].text,
            TextId::Card(number) => &self.program.cards[usize::from(number)].text,
            TextId::Definition(number) => match &self.program.definitions[usize::from(number)] {
                Definition::Predicate { text, .. } | Definition::Verb { text, .. } => text,
            },
        }
    }

    pub fn text_of(&self, card: Card) -> TextId {
        TextId::Card(self.cards[card.index()].0)
    }

    pub fn all(&self) -> CardSet {
        CardSet::first(self.cards.len())
    }

    pub fn with_value(&self, value: ValueId) -> CardSet {
        self.rows[value.index()]
    }

    /// The zone of a kind: the player's, where each has one.
    pub fn zone(&self, kind: ZoneKindId, player: Player) -> Zone {
        let offset = if self.program.zones[kind.index()].of_each_player { player.0 } else { 0 };
        Zone(self.bases[kind.index()] + offset)
    }

    pub fn zones_of(&self, kind: ZoneKindId) -> impl Iterator<Item = Zone> {
        let base = self.bases[kind.index()];
        let count = if self.program.zones[kind.index()].of_each_player { self.players } else { 1 };
        (base..base + count).map(Zone)
    }

    /// What kind a zone is of, and whose it is. Nothing for a card being played.
    pub fn kind_of(&self, zone: Zone) -> Option<(ZoneKindId, Option<Player>)> {
        let kind = self.bases.iter().rposition(|base| *base <= zone.0)?;
        let each = self.program.zones[kind].of_each_player;
        let player = each.then(|| Player(zone.0 - self.bases[kind]));
        Some((ZoneKindId(kind as u8), player))
    }

    pub fn is_in_play(&self, zone: Zone) -> bool {
        self.kind_of(zone).is_some_and(|(kind, _)| self.program.zones[kind.index()].in_play)
    }

    fn kind_where(&self, fits: impl Fn(&crate::program::ZoneDef) -> bool) -> Option<ZoneKindId> {
        let mut found = self.program.zones.iter().enumerate().filter(|(_, zone)| fits(zone));
        let (number, _) = found.next()?;
        found.next().is_none().then_some(ZoneKindId(number as u8))
    }

    /// The zone that a player draws into: of each player, and only its owner sees it.
    pub fn hand(&self) -> Option<ZoneKindId> {
        self.kind_where(|zone| zone.of_each_player && zone.seen_by == SeenBy::Owner)
    }

    /// The zone that the deck starts in.
    pub fn deck(&self) -> Option<ZoneKindId> {
        self.kind_where(|zone| zone.starts_with_deck)
    }

    /// The zone that discards go to: the one pile that lies face up.
    pub fn discards(&self) -> Option<ZoneKindId> {
        self.kind_where(|zone| {
            !zone.of_each_player
                && zone.order == ZoneOrder::Pile
                && zone.seen_by == SeenBy::Everyone
                && !zone.starts_with_deck
        })
    }

    /// The text that says what a verb does in this game.
    pub fn definition_of(&self, verb: EventKind) -> Option<TextId> {
        let is_it = |definition: &Definition| match definition {
            Definition::Verb { gate, kind, .. } => *kind == verb && gate.options.is_empty(),
            Definition::Predicate { .. } => false,
        };
        let number = self.program.definitions.iter().position(is_it)?;
        Some(TextId::Definition(number as u16))
    }
}

/// The cards with each value: those it is printed on, and those it follows for.
fn rows(program: &Program, cards: &[CardId]) -> Vec<CardSet> {
    let has = |card: CardId, number: usize| {
        let printed = &program.cards[card.index()].values;
        printed.contains(&ValueId(number as u16))
            || program.values[number].of.iter().any(|value| printed.contains(value))
    };
    let row = |number: usize| {
        let with = (0u8..=255).zip(cards).filter(|(_, card)| has(**card, number));
        with.map(|(card, _)| Card(card)).collect()
    };
    (0..program.values.len()).map(row).collect()
}
