//! Everything that one player may see and choose right now, in words and faces: what every client draws.
//! Made of that player's view alone.

use super::notes::{Note, notes};
use super::question::{About, question, so_far, wording};
use crate::engine::{Journal, Match, Table, meant_there};
use crate::game::{Player, Spot, View, Zone, ZoneView};
use crate::program::CardId;
use crate::render::{self, Log, Names};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    pub viewer: Player,
    /// Which game of a series it is, from one.
    pub game: Option<u16>,
    pub turn: u16,
    pub phase: Option<String>,
    /// Whose turn it is: one, or those of a team who take it together.
    pub active: Vec<Player>,
    pub zones: Vec<ZoneScene>,
    /// What the game keeps in mind for all to see.
    pub notes: Vec<Note>,
    /// What the viewer has to decide; empty where somebody else does.
    pub question: String,
    /// The words of the text that asks, where they say what the answer is for.
    pub wording: Option<String>,
    /// "chosen so far: Castle, Lora": what the viewer chose before for what asks now.
    pub chosen: Option<String>,
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
        let about = About {
            only: game.only_card_to_take(viewer),
            replaced: game.would_be_replaced(viewer),
            meant: meant_there(table, game.game()),
        };
        Scene {
            asker: asker(&view, &zones),
            viewer,
            game: table.options.series.then_some(view.games + 1),
            turn: view.turn,
            phase: view.phase.and_then(|phase| words.phases.get(phase.index()).cloned()),
            active: active(&view),
            zones,
            notes: notes(table, &view),
            question: question(table, names, &view, about),
            wording: wording(table, &view),
            chosen: so_far(game, names, &view),
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

/// Those who take the turn; as it begins, whose turn it is going to be.
fn active(view: &View) -> Vec<Player> {
    let together: Vec<Player> = view.taking_turn.and(view.in_game).iter().collect();
    if together.is_empty() { vec![view.active] } else { together }
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
        Some(title) => names.place(table, zone.zone).unwrap_or(title),
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
