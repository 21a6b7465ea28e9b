//! `cardwright play`, line by line and on a terminal.

mod asked;
mod held;
mod kept;
mod lines;
#[cfg(unix)]
mod picture;
#[cfg(unix)]
mod screen;
#[cfg(unix)]
mod terminal;
mod told;

use crate::support::{TempDir, folder};

const GAME: &str = include_str!("../../games/market/game.toml");
const RULES: &str = include_str!("../../games/market/rules.cards");
const GOODS: &str = include_str!("../../games/market/goods.cards");

/// A folder with the game of the tests. It is not shuffled: Tina, who begins, holds Lantern and two of Night Watch,
/// Sunrise lies on the discard pile.
fn game() -> TempDir {
    let rules = unshuffled();
    folder(&[
        ("game.toml", GAME.as_bytes()),
        ("rules.cards", rules.as_bytes()),
        ("goods.cards", GOODS.as_bytes()),
    ])
}

fn unshuffled() -> String {
    RULES.replace("Shuffle the draw pile. ", "")
}
