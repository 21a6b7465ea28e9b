//! The same games played by the engine, which reads their rules from text.

use std::path::PathBuf;

use cardwright::analysis::analyze;
use cardwright::engine::{Journal, Match, Table, TableOptions};
use cardwright::game::{Answer, Event, Game, Pending, SMALL};
use cardwright::program::{EventKind, OptionId, Program};
use cardwright::simulate::{AgentKind, agent_seed, at_seat, game_seed};
use cardwright::workspace::Workspace;

use super::by_hand::{Course, Setting};

/// The game in the folder whose name has the word in it.
pub fn program(folder: &str, word: &str) -> Program {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards").join(folder);
    let workspace = Workspace::read(&[folder]);
    let programs = analyze(&workspace.sources, &workspace.unread).programs.into_iter().flatten();
    programs.into_iter().find(|program| program.words.game.contains(word)).expect("the game has a program")
}

pub fn table(program: &Program, setting: Setting) -> Table<'_, SMALL> {
    let option = program.words.options.iter().position(|name| name == "action cards");
    let option = OptionId(option.expect("the variant has the option") as u8);
    let chosen = if setting.action_cards { vec![(option, None)] } else { Vec::new() };
    let options = TableOptions { chosen, ..TableOptions::for_players(setting.players as u8) };
    Table::link(program, options).expect("so many may play")
}

/// Counts what happens.
#[derive(Default)]
struct Counts {
    plays: u32,
    draws: u32,
    named: u32,
}

impl Journal<SMALL> for Counts {
    fn happened(&mut self, _: &Table<'_, SMALL>, _: &Game<SMALL>, event: &Event) {
        self.plays += u32::from(event.kind == EventKind::Discard);
        self.draws += u32::from(event.kind == EventKind::Draw);
        self.named += u32::from(event.kind == EventKind::Name);
    }

    fn chosen(&mut self, _: &Table<'_, SMALL>, _: &Game<SMALL>, _: &Pending<SMALL>, _: Answer<SMALL>) {}
}

/// Plays game number so and so of a batch, every choice at random.
pub fn play(table: &Table<'_, SMALL>, batch: u64, number: u64) -> Course {
    let seed = game_seed(batch, number);
    let mut agent = AgentKind::Random.make(None);
    agent.begin(agent_seed(seed, 0));
    let mut game = Match::recorded(table, seed, Counts::default());
    let mut decisions = 0;
    while let Some(option) = at_seat(&game, |seat| agent.choose(seat)) {
        game.choose(option).expect("an agent takes one of the options");
        decisions += 1;
    }
    let Counts { plays, draws, named } = *game.journal();
    let winner = game.winners().lowest().map(|player| player.index());
    Course { decisions, plays, draws, passes: decisions - plays - draws - named, winner }
}
