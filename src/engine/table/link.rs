//! From a program to a table.

use std::sync::OnceLock;

use super::kinds::Kinds;
use super::listen::listeners::Listeners;
use super::listen::looking_back::LookingBack;
use super::listen::questions::questions;
use super::options::TableOptions;
use super::set::link as link_sets;
use super::set::rows::{cards_where, keyword_rows, numbers, rows, shares};
use super::standing::watch::{watch_states, watched};
use super::standing::whiles::While;
use super::text::demanded::Demanded;
use super::text::offers::offered_verb;
use super::text::plain_price::PlainPrice;
use super::text::price::{Price, prices};
use super::text::sight::Sights;
use super::text::{choices, code, link_tests, persons};
use super::turn::quiet::quiet_turns;
use super::turn::settling::settling;
use super::zones::ZoneTable;
use super::{Stands, Table};
use crate::game::{CardSet, MOST_ZONES, Players, SMALL, Touched};
use crate::program::{
    AttributeId, CardId, CellOwner, EventKind, MOST_CARDS, MOST_CELLS, Op, Program, Standing, ValueId,
};

/// Why no table could be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    #[error("the game is for {least} to {most} players, not for {asked}")]
    Players { least: u8, most: u8, asked: u8 },
    #[error("a deck can have {most} cards, this one has {0}", most = MOST_CARDS)]
    Deck(usize),
    #[error("there is no deck for {0} players")]
    NoDeck(u8),
    #[error("the deck has no cards")]
    NoCards,
    #[error("a table can have {most} zones, this one has {0}", most = MOST_ZONES)]
    Zones(usize),
    #[error("a table can keep {most} numbers, this one has {0}", most = MOST_CELLS)]
    Cells(usize),
    #[error("the game has no teams")]
    NoTeams,
    #[error("{players} players can't sit down in teams of {size}")]
    Teams { players: u8, size: u8 },
}

impl<'p> Table<'p> {
    /// A table for any deck that a game can have.
    pub fn new(program: &'p Program, options: TableOptions) -> Result<Table<'p>, LinkError> {
        Table::link(program, options)
    }
}

impl<'p, const W: usize> Table<'p, W> {
    /// The same table with sets that fit into a register, where the deck is small enough and they don't yet: whoever plays
    /// many games plays them there.
    pub fn small(&self) -> Option<Table<'p, SMALL>> {
        let is_small = W > SMALL && self.cards.len() <= most_cards(SMALL);
        let link = || Table::with_deck(self.program, self.options.clone(), self.cards.clone()).ok();
        is_small.then(link).flatten()
    }

    /// With the deck that the game says.
    pub fn link(program: &'p Program, options: TableOptions) -> Result<Table<'p, W>, LinkError> {
        let options = options.with_usual(program);
        let copies = program.copies(options.players, &options.in_force());
        let copies = copies.ok_or(LinkError::NoDeck(options.players))?;
        let is_in =
            |set: Option<u8>| options.sets.is_empty() || set.is_none_or(|set| options.sets.contains(&set));
        let cards = program.cards.iter().enumerate().filter(|(_, card)| is_in(card.set));
        let deck = cards.flat_map(|(number, card)| {
            std::iter::repeat_n(CardId(number as u16), usize::from(card.copies * copies))
        });
        let deck = deck.collect();
        Table::with_deck(program, options, deck)
    }

    pub fn with_deck(
        program: &'p Program,
        options: TableOptions,
        cards: Vec<CardId>,
    ) -> Result<Table<'p, W>, LinkError> {
        let (least, most) = program.players;
        let options = options.with_usual(program);
        let players = options.players;
        if !(least..=most).contains(&players) {
            return Err(LinkError::Players { least, most, asked: players });
        }
        if cards.len() > most_cards(W) {
            return Err(LinkError::Deck(cards.len()));
        }
        if cards.is_empty() {
            return Err(LinkError::NoCards);
        }
        let teams = teams(program, &options)?;
        let zones = ZoneTable::new(program, players, &teams);
        if zones.count() > MOST_ZONES {
            return Err(LinkError::Zones(zones.count()));
        }
        let (cells, cell_count) = cells(program, players)?;
        let rows = rows(program, &cards);
        let shares = shares(program, &rows, cards.len());
        let numbers = numbers(program, &rows, cards.len());
        let copies = cards.iter().map(|print| cards_where(&cards, |card| card == *print)).collect();
        let keywords = keyword_rows(program, &cards);
        let all = CardSet::first(cards.len());
        let mut prints = cards.clone();
        prints.sort();
        prints.dedup();
        let has_copies = prints.len() < cards.len();
        let mut table = Table {
            program,
            options,
            cards,
            all,
            has_copies,
            rows,
            added: vec![false; program.values.len()],
            added_values: vec![Vec::new(); program.attributes.len()],
            values_of: values_of(program),
            shares,
            numbers,
            copies,
            keywords,
            texts: Vec::new(),
            card_texts: Vec::new(),
            effects: Vec::new(),
            settling: Vec::new(),
            demanded: Demanded::default(),
            noted_in_play: CardSet::EMPTY,
            reads: Vec::new(),
            kept_sets: Vec::new(),
            card_locals: Vec::new(),
            setup: Vec::new(),
            phases: Vec::new(),
            asks: Vec::new(),
            actions: Vec::new(),
            rules: Vec::new(),
            predicates: Vec::new(),
            verbs: Vec::new(),
            zones,
            listeners: Listeners::default(),
            kinds: Kinds::new(&Listeners::default(), 0, 0),
            quiet_turns: None,
            start: OnceLock::new(),
            cells,
            cell_count,
            sides: Vec::new(),
            watched: Touched::EVERYTHING,
            are_states_on_cards: false,
            heeded: Touched::EVERYTHING,
            has_secrets: false,
            looking_back: LookingBack::default(),
            are_choices_plain: false,
            open: u32::MAX,
            everyone: Players::first(players),
            shares_turns: !teams.is_empty()
                && program.flow.teams.as_ref().is_some_and(|teams| teams.shared_turn),
            offers_more: false,
            offers_in_phases: false,
            teams,
        };
        table.sides = match table.shares_turns() {
            true => table.teams.clone(),
            false => table.everyone().iter().map(Players::one).collect(),
        };
        table.link_flow();
        table.link_cards();
        table.listeners.finish(table.cards.len());
        table.offers_more =
            !table.listeners.offers.is_empty() || !table.listeners.nothing_stands(Stands::Permission);
        let mut usable = table.listeners.offers.abilities.iter().chain(&table.listeners.offers.rules);
        table.offers_in_phases = usable.any(|one| table.is_offered_in_phases(&one.ability))
            || !table.listeners.offers.effects.is_empty()
            || !table.listeners.nothing_stands(Stands::Permission);
        table.find_added_values();
        let mut state = table.listeners.state.clone();
        watch_states(&table, &mut state);
        table.watched = watched(state.rules.iter());
        table.are_states_on_cards = state.is_heard_by_cards();
        table.heeded = table.watched;
        table.heeded.add(watched(state.abilities.iter().chain(&state.effects)));
        table.listeners.state = state;
        table.has_secrets = table.texts.iter().any(|text| text.text.code.contains(&Op::TogetherInSecret));
        table.are_choices_plain = !table.has_secrets && !table.shares_turns();
        table.open = if table.has_secrets { u32::MAX } else { table.everyone.0.into() };
        table.link_texts();
        let mut listeners = std::mem::take(&mut table.listeners);
        listeners.attend(&table);
        table.listeners = listeners;
        table.looking_back = table.listeners.looking_back(&table);
        let (phases, verbs) = (program.words.phases.len(), program.words.verbs.len());
        table.kinds = Kinds::new(&table.listeners, phases, verbs);
        table.priced_verbs().into_iter().for_each(|verb| table.kinds.costs(verb));
        table.zones.link(&table.kinds, has_copies);
        table.link_code();
        table.quiet_turns = quiet_turns(&table).map(Box::new);
        table.noted_in_play = table.find_noted_in_play();
        table.demanded = table.demanded.linked(|demand| demand.clone().linked(&table));
        table.settling = settling(&table);
        Ok(table)
    }

    /// A value that follows from another comes along with it.
    fn find_added_values(&mut self) {
        for standing in self.texts.iter().flat_map(|text| &text.text.standings) {
            let Standing::Also { value: further, .. } = standing else { continue };
            for (number, value) in self.program.values.iter().enumerate() {
                self.added[number] |= number == further.index() || value.of.contains(further);
            }
        }
        for (number, value) in
            self.program.values.iter().enumerate().filter(|(number, _)| self.added[*number])
        {
            self.added_values[value.attribute.index()].push(ValueId(number as u16));
        }
    }

    /// What the table knows of numbers, tests and sets: sets ask tests of other texts.
    fn link_texts(&mut self) {
        for text in self.texts() {
            let tests = link_tests::linked(self, self.text(text));
            let sights = Sights::of(self, text);
            let linked = &mut self.texts[text.index()];
            linked.persons = persons::linked(linked.text, &tests);
            (linked.tests, linked.sights) = (tests, sights);
        }
        for text in self.texts() {
            let (plain, full) = (link_sets::linked(self, text, true), link_sets::linked(self, text, false));
            let whiles = While::all(self, text, &plain, &full);
            let prices = prices(self, text);
            let linked = &mut self.texts[text.index()];
            linked.is_alike = plain == full;
            (linked.plain, linked.full, linked.whiles, linked.prices) = (plain, full, whiles, prices);
            self.texts[text.index()].questions = questions(self, text);
        }
    }

    /// What the table knows of instructions: it looks at who sees what they do.
    fn link_code(&mut self) {
        for text in self.texts() {
            let (code, offers) = code::linked(self, self.linked(text));
            let choices = choices::linked(self, self.linked(text));
            let is_met = |verb: &EventKind| !self.kind(*verb).lets_pass;
            let taken = self.text(text).code.iter().map(|op| offered_verb(Some(op)).filter(is_met)).collect();
            let linked = &mut self.texts[text.index()];
            linked.taken = taken;
            linked.first = code::first(&code);
            (linked.code, linked.offers, linked.choices) = (code.into(), offers.into(), choices);
            let linked = self.linked(text);
            let plainly = |price: &Option<Price>| PlainPrice::of(self, linked, price.as_ref()?);
            let prices = linked.prices.iter().map(plainly).collect();
            self.texts[text.index()].plain_prices = prices;
        }
    }
}

/// The first value of each attribute, and how many it has.
fn values_of(program: &Program) -> Vec<(ValueId, u16)> {
    let attributes = (0..program.attributes.len()).map(|attribute| AttributeId(attribute as u8));
    let of = |attribute| {
        let first = program.values.iter().position(|value| value.attribute == attribute).unwrap_or(0);
        let count = program.values.iter().filter(|value| value.attribute == attribute).count();
        (ValueId(first as u16), count as u16)
    };
    attributes.map(of).collect()
}

fn teams(program: &Program, options: &TableOptions) -> Result<Vec<Players>, LinkError> {
    let Some(size) = options.team_size else { return Ok(Vec::new()) };
    let rules = program.flow.teams.as_ref().ok_or(LinkError::NoTeams)?;
    let players = options.players;
    if !rules.fits(size, players) {
        return Err(LinkError::Teams { players, size });
    }
    // Team mates sit apart: with two teams of two, every second seat.
    let count = players / size;
    let team = |number: u8| (0..size).map(|seat| crate::game::Player(number + seat * count)).collect();
    Ok((0..count).map(team).collect())
}

/// How many cards sets of so many words can hold.
fn most_cards(words: usize) -> usize {
    MOST_CARDS.min(64 * words)
}

/// The first number of each cell, how far apart those of players are, and how many numbers there are.
fn cells(program: &Program, players: u8) -> Result<(Vec<(u8, u8)>, usize), LinkError> {
    let mut first = Vec::new();
    let mut count = 0usize;
    for cell in &program.cells {
        let (each, numbers) = match cell.owner {
            CellOwner::Game => (0, 1),
            CellOwner::EachPlayer => (1, usize::from(players)),
        };
        first.push((count.min(255) as u8, each));
        count += numbers;
    }
    if count > MOST_CELLS { Err(LinkError::Cells(count)) } else { Ok((first, count)) }
}
