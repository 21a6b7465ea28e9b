//! What players and zones are called.

use crate::engine::Table;
use crate::game::{Player, Zone};
use crate::program::End;

/// The names of the players, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// A player without a name is called by the number of the seat.
    pub fn of(&self, player: Player) -> String {
        let name = self.0.get(player.index()).cloned();
        name.unwrap_or_else(|| format!("Player {}", player.0 + 1))
    }

    /// "Tina's", "James'".
    pub fn possessive(&self, player: Player) -> String {
        let name = self.of(player);
        if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
    }

    /// "the draw pile", "Tina's hand", "block 2"; nothing for what is no zone of the game.
    pub fn zone(&self, table: &Table<'_>, zone: Zone) -> Option<String> {
        let kind = table.kind_of(zone)?;
        let name = &table.program.words.zones[kind.index()];
        let several = table.program.zones[kind.index()].count > 1;
        let number = if several { format!(" {}", table.number_of(zone) + 1) } else { String::new() };
        Some(match table.owner(zone) {
            Some(owner) => format!("{} {name}{number}", self.possessive(owner)),
            None if several => format!("{name}{number}"),
            None => format!("the {name}"),
        })
    }

    /// The same with what tells it from others of its kind: "block 2 (red)".
    pub fn place(&self, table: &Table<'_>, zone: Zone) -> Option<String> {
        let name = self.zone(table, zone)?;
        let kind = &table.program.zones[table.kind_of(zone)?.index()];
        let number = usize::from(table.number_of(zone));
        let values = kind.attributes.iter().filter_map(|(_, values)| values.get(number));
        let values: Vec<&str> =
            values.map(|value| table.program.words.values[value.index()].as_str()).collect();
        Some(if values.is_empty() { name } else { format!("{name} ({})", values.join(", ")) })
    }

    /// Where a card lies, said to one player: "Tina's hand", "you control".
    pub fn place_of_card(&self, table: &Table<'_>, zone: Zone, viewer: Player) -> Option<String> {
        if !table.is_in_play(zone) {
            return self.zone(table, zone);
        }
        Some(match table.owner(zone) {
            None => "in play".to_string(),
            Some(owner) if owner == viewer => "you control".to_string(),
            Some(owner) => format!("{} controls", self.of(owner)),
        })
    }

    /// "on top of the draw pile", "into Tina's hand", "into play under Tina's control".
    pub fn way_to(&self, table: &Table<'_>, zone: Zone, end: End) -> String {
        let Some(name) = self.zone(table, zone) else { return "aside".to_string() };
        if table.is_in_play(zone) {
            return match table.owner(zone) {
                Some(owner) => format!("into play under {} control", self.possessive(owner)),
                None => "into play".to_string(),
            };
        }
        match end {
            End::Bottom => format!("on the bottom of {name}"),
            End::Top | End::Into if table.is_pile(zone) => format!("on top of {name}"),
            End::Top | End::Into => format!("into {name}"),
        }
    }
}
