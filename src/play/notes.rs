//! What a game keeps in mind for all to see: named values, numbers, points.

use crate::engine::Table;
use crate::game::{Player, View};
use crate::program::reads;
use crate::program::{CellId, CellOwner, CellUse, ValueId};
use crate::render::Names;

/// A name and what it stands for: for the whole game, or for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub player: Option<Player>,
    pub name: String,
    pub value: String,
}

impl Note {
    /// "Tina's points: 2".
    pub fn said(&self, names: &Names) -> String {
        let whose = self.player.map_or(String::new(), |player| format!("{} ", names.possessive(player)));
        format!("{whose}{}: {}", self.name, self.value)
    }
}

/// Named values, numbers that the game keeps, points.
pub(super) fn notes(table: &Table<'_>, view: &View) -> Vec<Note> {
    let of_game = |name: String, value: String| Note { player: None, name, value };
    let program = table.program;
    let mut found = Vec::new();
    for (number, cell) in program.cells.iter().enumerate() {
        let id = CellId(number as u8);
        let held = view.cells[table.cell(id, view.player)];
        let name = program.words.cells.get(number).filter(|name| !name.is_empty());
        if let (CellOwner::EachPlayer, Some(name)) = (cell.owner, name) {
            let name = program.words.goods[number].as_ref().unwrap_or(name);
            found.extend(of_each_player(table, view, id, name));
            continue;
        }
        match cell.holds {
            CellUse::Named(attribute) => {
                let value =
                    held.checked_sub(1).filter(|value| *value >= 0).map(|value| ValueId(value as u16));
                let word = value.and_then(|value| program.words.values.get(value.index()));
                let attribute = &program.words.attributes[attribute.index()];
                found.extend(word.map(|word| of_game(format!("named {attribute}"), word.clone())));
            }
            CellUse::Number | CellUse::Goods
                if is_shown(table, id, i32::from(held) != i32::from(cell.start)) =>
            {
                found.extend(name.map(|name| of_game(name.clone(), held.to_string())));
            }
            CellUse::Number | CellUse::Goods | CellUse::Clock | CellUse::Option(_) => {}
        }
    }
    if view.seats.iter().any(|seat| seat.points != 0) {
        for (player, seat) in (0u8..).map(Player).zip(&view.seats) {
            let value = seat.points.to_string();
            found.push(Note { player: Some(player), name: "points".to_string(), value });
        }
    }
    found
}

/// Whether a text that is in force changes the number, or looks at it where it is another than in the usual game: what only
/// another variant counts with says nothing.
fn is_shown(table: &Table<'_>, cell: CellId, is_another: bool) -> bool {
    table
        .texts()
        .map(|text| table.text(text))
        .any(|text| reads::changes(text, cell) || is_another && reads::speaks_of(text, cell))
}

/// A number of which each player has one, unless nothing changes it and all have nothing.
fn of_each_player(table: &Table<'_>, view: &View, cell: CellId, name: &str) -> Vec<Note> {
    let players = (0u8..).map(Player).zip(&view.seats);
    let held: Vec<_> = players.map(|(player, _)| (player, view.cells[table.cell(cell, player)])).collect();
    if held.iter().all(|(_, held)| *held == 0) && !is_shown(table, cell, false) {
        return Vec::new();
    }
    let note = |(player, held): (Player, i16)| Note {
        player: Some(player),
        name: name.to_string(),
        value: held.to_string(),
    };
    held.into_iter().map(note).collect()
}
