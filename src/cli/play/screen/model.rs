//! Everything the screen shows, as plain data: drawing is a function of it and of nothing else.

use super::super::table_text::{Listed, listed};
use crate::game::Spot;
use crate::play::{CardScene, Faces, Reason, Scene, ZoneRole};
use crate::render::Names;

/// The smallest screen that everything fits on.
pub(super) const SMALLEST: (u16, u16) = (80, 24);

pub(super) struct Shown<'a> {
    pub game: &'a str,
    pub names: &'a Names,
    pub faces: &'a Faces,
    pub scene: &'a Scene,
    pub log: &'a [String],
    /// How much of it the viewer had read when they last decided.
    pub read: usize,
    /// What somebody should know who sits down.
    pub introduction: &'a [String],
    /// Nobody decides anything any more.
    pub is_over: bool,
    pub cursor: Cursor,
    /// About the card under the cursor.
    pub reasons: &'a [Reason],
    pub overlay: Option<&'a Overlay>,
    /// Who is to take the keyboard before anything else is shown.
    pub pass_to: Option<&'a str>,
    /// The last thing that is to be said, in place of the keys.
    pub notice: Option<&'a str>,
    pub palette: Palette,
}

/// What colors the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Palette {
    None,
    Indexed,
    Full,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cursor {
    pub card: Option<Spot>,
    /// What would be chosen: nothing where the card can't be used.
    pub option: Option<usize>,
}

/// What lies over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    /// The keys, and what the game is about; how far down it is read.
    Help { down: usize },
    Log {
        /// Lines up from the last.
        up: usize,
    },
    /// What somebody should know who sits down; how far down it is read.
    Welcome { down: usize },
    /// Everything on the table; how far down it is read.
    Table { lines: Vec<String>, down: usize },
    /// About the card under the cursor; how far down it is read.
    Why { lines: Vec<String>, down: usize },
    /// A text with a title; how far down it is read.
    Page { title: String, lines: Vec<String>, down: usize },
    /// The files have changed: whether the game can go on with them.
    Changed,
    /// What happened, piece by piece: the one that is read, and how far down.
    News { pieces: Vec<Vec<String>>, at: usize, down: usize },
    /// How the game ended, and what can be done then.
    Over(Vec<String>),
}

impl Overlay {
    /// Whether it shows what one player may see and others may not.
    pub fn is_of_viewer(&self) -> bool {
        match self {
            Overlay::Log { .. } | Overlay::Table { .. } | Overlay::Why { .. } | Overlay::News { .. } => true,
            Overlay::Help { .. }
            | Overlay::Welcome { .. }
            | Overlay::Page { .. }
            | Overlay::Changed
            | Overlay::Over(_) => false,
        }
    }
}

/// What can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Card(Spot),
    Option(usize),
}

/// The cards that the cursor goes through: the hand, then what lies open on the table.
pub(super) fn reachable(scene: &Scene) -> Vec<&CardScene> {
    let is_own = |role, owner| role == ZoneRole::Hand && owner == Some(scene.viewer);
    let others = scene.zones.iter().filter(|zone| !is_own(zone.role, zone.owner));
    let open = others.flat_map(|zone| {
        let most = if zone.role == ZoneRole::Pile { 1 } else { zone.cards.len() };
        zone.cards.iter().filter(|card| card.card.is_some()).take(most)
    });
    let picked = scene.zones.iter().flat_map(|zone| &zone.cards).filter(|card| !card.options.is_empty());
    let mut found: Vec<&CardScene> = scene.hand().chain(open).collect();
    for card in picked {
        if !found.iter().any(|other| other.spot == card.spot) {
            found.push(card);
        }
    }
    found
}

impl Cursor {
    /// Where the cursor begins: at the card that asks, or the first of the hand, and what it can be used for.
    pub fn first(scene: &Scene) -> Cursor {
        let card = scene.asker.or_else(|| scene.hand().next().map(|card| card.spot));
        Cursor { card, option: None }.at_option(scene, 0)
    }

    /// The next card, or the one before.
    pub fn step(self, scene: &Scene, by: isize) -> Cursor {
        let cards = reachable(scene);
        if cards.is_empty() {
            return self;
        }
        let here = cards.iter().position(|card| Some(card.spot) == self.card);
        let next = here.map_or(0, |here| (here as isize + by).rem_euclid(cards.len() as isize) as usize);
        self.at_card(scene, cards[next].spot)
    }

    pub fn at_card(self, scene: &Scene, spot: Spot) -> Cursor {
        let option = scene.at(spot).and_then(|card| card.options.first().copied());
        Cursor { card: Some(spot), option }
    }

    /// Up or down in the list of what can be chosen.
    pub fn by_rows(self, scene: &Scene, by: isize) -> Cursor {
        let rows = listed(scene);
        let is_here = |row: &Listed| self.option.is_some_and(|option| row.options.contains(&option));
        let here = rows.iter().position(is_here);
        let next = here.map_or(0, |here| here.saturating_add_signed(by)).min(rows.len().saturating_sub(1));
        self.at_option(scene, rows.get(next).map_or(0, |row| row.options[0]))
    }

    pub fn at_option(self, scene: &Scene, option: usize) -> Cursor {
        let Some(last) = scene.options.len().checked_sub(1) else {
            return Cursor { option: None, ..self };
        };
        let option = option.min(last);
        Cursor { card: scene.options[option].spot.or(self.card), option: Some(option) }
    }
}
