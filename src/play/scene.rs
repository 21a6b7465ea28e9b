//! Everything that one player may see and choose right now, in words and faces: what every client draws.
//! Made of that player's view alone.

use super::question::{question, wording};
use crate::engine::{Journal, Match, Table};
use crate::game::{Player, Spot, View, Zone, ZoneView};
use crate::program::{CardId, CellId, CellOwner, CellUse, ValueId};
use crate::render::{self, Log, Names};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    pub viewer: Player,
    pub turn: u16,
    pub phase: Option<String>,
    /// Whose turn it is.
    pub active: Player,
    pub zones: Vec<ZoneScene>,
    /// What the game keeps in mind for all to see: names and what they stand for.
    pub notes: Vec<(String, String)>,
    /// What the viewer has to decide; empty where somebody else does.
    pub question: String,
    /// The words of the text that asks, where they say what the answer is for.
    pub wording: Option<String>,
    pub options: Vec<OptionScene>,
    /// Where the card lies whose ability asks.
    pub asker: Option<Spot>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneScene {
    pub zone: Zone,
    pub title: String,
    pub role: ZoneRole,
    pub owner: Option<Player>,
    /// Of a pile from the top.
    pub cards: Vec<CardScene>,
}

/// How a zone is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneRole {
    Hand,
    Pile,
    InPlay,
    /// Any other row of cards.
    Row,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardScene {
    pub spot: Spot,
    /// Nothing where the viewer does not know the card.
    pub card: Option<CardId>,
    pub face_down: bool,
    /// "two wish counters".
    pub counters: Vec<String>,
    /// The options that are about this card, by number.
    pub options: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionScene {
    pub text: String,
    pub spot: Option<Spot>,
}

impl Scene {
    /// The number by which an option is chosen: its place, or where all of them are numbers the number itself.
    pub fn number_of(&self, option: usize) -> usize {
        match self.numbers() {
            Some(numbers) => numbers[option],
            None => option + 1,
        }
    }

    /// The option that is chosen by a number.
    pub fn numbered(&self, number: usize) -> Option<usize> {
        (0..self.options.len()).find(|option| self.number_of(*option) == number)
    }

    /// All options, where each of them is a number.
    pub fn numbers(&self) -> Option<Vec<usize>> {
        self.options.iter().map(|option| option.text.parse().ok()).collect()
    }

    pub(super) fn of(game: &Match<'_, Log>, viewer: Player) -> Scene {
        let view = game.view(viewer);
        let (table, names) = (game.table(), game.journal().names());
        let words = &table.program.words;
        let options = options(game, &view, names);
        let zones: Vec<ZoneScene> =
            view.zones.iter().filter_map(|zone| zone_scene(table, names, viewer, zone, &options)).collect();
        Scene {
            asker: asker(&view, &zones),
            viewer,
            turn: view.turn,
            phase: view.phase.and_then(|phase| words.phases.get(phase.index()).cloned()),
            active: view.active,
            zones,
            notes: notes(table, names, &view),
            question: question(table, names, &view, game.only_card_to_take(viewer)),
            wording: wording(table, &view),
            options,
        }
    }

    pub fn zone(&self, zone: Zone) -> Option<&ZoneScene> {
        self.zones.iter().find(|found| found.zone == zone)
    }

    /// The viewer's own hands, one after the other.
    pub fn hand(&self) -> impl Iterator<Item = &CardScene> {
        let own =
            self.zones.iter().filter(|zone| zone.role == ZoneRole::Hand && zone.owner == Some(self.viewer));
        own.flat_map(|zone| &zone.cards)
    }

    pub fn at(&self, spot: Spot) -> Option<&CardScene> {
        self.zone(spot.zone)?.cards.iter().find(|card| card.spot == spot)
    }
}

fn options<J: Journal>(game: &Match<'_, J>, view: &View, names: &Names) -> Vec<OptionScene> {
    let offered = view.decision.as_ref().and_then(|decision| decision.options.as_deref()).unwrap_or(&[]);
    let texts = render::options(game, view.player, names);
    let pairs = texts.into_iter().zip(offered);
    pairs.map(|(text, option)| OptionScene { text, spot: option.card.map(|(_, spot)| spot) }).collect()
}

/// A zone as it is shown: of those that belong to no kind only where something lies in them.
fn zone_scene(
    table: &Table<'_>,
    names: &Names,
    viewer: Player,
    zone: &ZoneView,
    options: &[OptionScene],
) -> Option<ZoneScene> {
    let title = match names.zone(table, zone.zone) {
        Some(_) if table.is_in_play(zone.zone) => in_play(names, viewer, zone.owner),
        Some(title) => title,
        None if zone.places.is_empty() => return None,
        None if zone.zone == Zone::PLAYED => "being played".to_string(),
        None => "set aside".to_string(),
    };
    let role = match zone.kind {
        Some(kind) if Some(kind) == table.hand() => ZoneRole::Hand,
        Some(_) if table.is_in_play(zone.zone) => ZoneRole::InPlay,
        Some(_) if table.is_pile(zone.zone) => ZoneRole::Pile,
        Some(_) | None => ZoneRole::Row,
    };
    let cards = zone.places.iter().enumerate().map(|(number, place)| {
        let spot = Spot { zone: zone.zone, number: number as u16 };
        let about = options.iter().enumerate().filter(|(_, option)| option.spot == Some(spot));
        let counters = place.counters.iter().map(|(counter, count)| {
            let counter = &table.program.words.counters[counter.index()];
            render::number_of((*count).into(), &format!("{counter} counter"))
        });
        CardScene {
            spot,
            card: place.card,
            face_down: place.face_down,
            counters: counters.collect(),
            options: about.map(|(number, _)| number).collect(),
        }
    });
    Some(ZoneScene { zone: zone.zone, title, role, owner: zone.owner, cards: cards.collect() })
}

fn in_play(names: &Names, viewer: Player, owner: Option<Player>) -> String {
    match owner {
        None => "in play".to_string(),
        Some(owner) if owner == viewer => "you control".to_string(),
        Some(owner) => format!("{} controls", names.of(owner)),
    }
}

/// The open card that asks: of several copies the first.
fn asker(view: &View, zones: &[ZoneScene]) -> Option<Spot> {
    let card = view.decision.as_ref()?.asks?.card?;
    let open = zones.iter().filter(|zone| zone.role == ZoneRole::InPlay || zone.zone == Zone::PLAYED);
    let mut open = open.flat_map(|zone| &zone.cards);
    open.find(|found| found.card == Some(card)).map(|found| found.spot)
}

/// Named values, numbers that the game keeps, points.
fn notes(table: &Table<'_>, names: &Names, view: &View) -> Vec<(String, String)> {
    let program = table.program;
    let mut found = Vec::new();
    for (number, cell) in program.cells.iter().enumerate() {
        let id = CellId(number as u8);
        let held = view.cells[table.cell(id, view.player)];
        let name = program.words.cells.get(number).filter(|name| !name.is_empty());
        if let (CellOwner::EachPlayer, Some(name)) = (cell.owner, name) {
            let name = program.words.goods[number].as_ref().unwrap_or(name);
            found.extend(of_each_player(table, names, view, id, name));
            continue;
        }
        match cell.holds {
            CellUse::Named(attribute) => {
                let value =
                    held.checked_sub(1).filter(|value| *value >= 0).map(|value| ValueId(value as u16));
                let word = value.and_then(|value| program.words.values.get(value.index()));
                let attribute = &program.words.attributes[attribute.index()];
                found.extend(word.map(|word| (format!("named {attribute}"), word.clone())));
            }
            CellUse::Number | CellUse::Goods if i32::from(held) != i32::from(cell.start) => {
                found.extend(name.map(|name| (name.clone(), held.to_string())));
            }
            CellUse::Number | CellUse::Goods | CellUse::Clock | CellUse::Option(_) => {}
        }
    }
    if view.seats.iter().any(|seat| seat.points != 0) {
        for (player, seat) in (0u8..).map(Player).zip(&view.seats) {
            found.push((format!("{} points", names.possessive(player)), seat.points.to_string()));
        }
    }
    found
}

/// A number of which each player has one, unless all have nothing.
fn of_each_player(
    table: &Table<'_>,
    names: &Names,
    view: &View,
    cell: CellId,
    name: &str,
) -> Vec<(String, String)> {
    let players = (0u8..).map(Player).zip(&view.seats);
    let held: Vec<_> = players.map(|(player, _)| (player, view.cells[table.cell(cell, player)])).collect();
    if held.iter().all(|(_, held)| *held == 0) {
        return Vec::new();
    }
    let note =
        |(player, held): (Player, i16)| (format!("{} {name}", names.possessive(player)), held.to_string());
    held.into_iter().map(note).collect()
}
