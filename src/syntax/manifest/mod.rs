//! `game.toml` and `set.toml`: from text to typed data with the place of everything a message may
//! point at. Reports every problem of a file, not only the first. Knows no other file: whether a
//! variant's base game exists, or a named set has cards, is asked in `analysis`.

mod check;
mod check_deck;
mod check_names;
mod check_options;
mod check_words;
mod check_zones;
mod game;
mod line;
mod merge;
mod read_attributes;
mod read_game;
mod read_options;
mod read_set;
mod read_zones;
mod set;
mod syntax_error;
mod table;
#[cfg(test)]
mod tests;
mod told;
mod value;
mod zone_role;

pub use check::check_game;
pub use game::*;
pub use line::{LineTemplate, TemplatePart};
pub use read_game::read_game;
pub use read_set::read_set;
pub use set::*;
pub use told::Told;
pub use zone_role::ZoneRole;
