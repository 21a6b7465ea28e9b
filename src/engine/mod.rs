//! Playing: the road of every event, decisions as data, the course of the turns. Sees programs and games,
//! never source text, and knows no game by name.

mod allowance;
mod answer;
mod arrange;
mod body;
mod evaluate;
mod executable;
mod floating;
mod flow;
mod listen;
mod playable;
mod road;
mod run;
mod state_rules;
mod table;
mod waiting;

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

pub use table::{LinkError, Table};

use crate::game::{Card, Game, Outcome, Pending, Player, Players, Step, Work, Zone, Zones};

/// A game at a table.
#[derive(Clone)]
pub struct Match<'t> {
    table: &'t Table<'t>,
    game: Game,
}

impl<'t> Match<'t> {
    /// A new game up to its first decision. The same table and seed are the same game.
    pub fn new(table: &'t Table<'t>, seed: u64) -> Match<'t> {
        let mut cards = vec![Vec::new(); usize::from(table.zone_count)];
        let start = table.deck().map_or(Zone::PLAYED, |kind| table.zone(kind, Player(0)));
        cards[start.index()] = table.all().iter().collect();
        let mut found = Match { table, game: beginning(table, cards, seed) };
        found.game.stack.push(Work::Flow(Step::Setup(0)));
        found.check_rules();
        found.run();
        found
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn table(&self) -> &'t Table<'t> {
        self.table
    }

    /// What somebody has to decide. Reading it changes nothing.
    pub fn decision(&self) -> Option<&Pending> {
        self.game.pending.as_ref()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome
    }

    /// Takes an option of the decision by its number and goes on to the next decision. False where
    /// there is no such option; nothing happens then.
    pub fn choose(&mut self, option: usize) -> bool {
        let Some(pending) = &self.game.pending else { return false };
        let Some(answer) = pending.options.get(option).copied() else { return false };
        self.game.pending = None;
        self.answer(answer);
        self.run();
        true
    }
}

/// Before anything happens.
fn beginning(table: &Table<'_>, cards: Vec<Vec<Card>>, seed: u64) -> Game {
    let players = usize::from(table.players);
    let start = |cell: &crate::program::CellDef| {
        let special = cell.starts.iter().find(|(from, to, _)| (*from..=*to).contains(&table.players));
        i32::from(special.map_or(cell.start, |(_, _, start)| *start))
    };
    Game {
        zones: Zones::new(cards),
        cells: table.program.cells.iter().map(start).collect(),
        dice: vec![0; players],
        taken: vec![[0, 0]; players],
        players: (0..table.players)
            .map(Player)
            .fold(Players::default(), |all, player| Players(all.0 | Players::one(player).0)),
        active: Player(0),
        turn: 0,
        stack: Vec::new(),
        waiting: Vec::new(),
        floating: Vec::new(),
        met: Vec::new(),
        batch: 0,
        together: 0,
        changed: false,
        winners: Players::default(),
        ending: None,
        pending: None,
        outcome: None,
        chance: ChaCha8Rng::seed_from_u64(seed),
    }
}
