//! The reference game with its base set, and with more cards in the program than are dealt.

use std::path::PathBuf;

use cardwright::analysis::analyze_to_play;
use cardwright::engine::{Table, TableOptions};
use cardwright::game::SMALL;
use cardwright::program::Program;
use cardwright::workspace::Workspace;

use super::generated_set;

/// The set whose cards are the deck.
const SET: &str = "Base set";

/// The base set alone is dealt, whatever else is in the program.
pub fn base_table(program: &Program, players: usize) -> Table<'_, SMALL> {
    let set = program.words.sets.iter().position(|name| name == SET).expect("the set is there");
    let options = TableOptions { sets: vec![set as u8], ..TableOptions::for_players(players as u8) };
    Table::link(program, options).expect("so many may play")
}

/// The reference game with a further set of so many cards.
pub fn with_more_cards(cards: usize) -> Program {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    let mut workspace = Workspace::read(std::slice::from_ref(&folder));
    let set = folder.join("generated");
    workspace.sources.add(set.join("set.toml"), "name = \"Generated\"\n");
    workspace.sources.add(set.join("all.cards"), generated_set::text(cards));
    let programs = analyze_to_play(&workspace.sources, &workspace.unread).programs;
    programs.into_iter().next().flatten().expect("the game has a program")
}
