//! How a game begins: everything as it is before anything happens.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use smallvec::SmallVec;

use super::Table;
use super::road::viewers;
use crate::game::{
    Acted, Card, CardSet, Cells, Deeds, Game, Handling, KindSet, Knowledge, Met, Pending, Player, Players,
    Question, Seats, Stack, Steps, Touched, Zone, Zones,
};
use crate::program::{CellId, CellUse, Direction};

impl<const W: usize> Table<'_, W> {
    /// With every card in the deck. It is the same each time but for chance, so it is worked out once.
    pub(super) fn beginning(&self, seed: u64) -> Game<W> {
        let mut game = self.start().clone();
        make_room(self, &mut game);
        game.chance = ChaCha8Rng::seed_from_u64(seed);
        game
    }
}

/// Every card where the deck starts.
pub fn all_in_deck<const W: usize>(table: &Table<'_, W>) -> Vec<Vec<Card>> {
    let mut held = vec![Vec::new(); table.zones.count()];
    let start = table.zones.deck().map_or(Zone::ASIDE, |kind| table.zones.of(kind, Player(0)));
    held[start.index()] = table.all().iter().collect();
    held
}

/// Room for what is being done, waits, lasts and is offered: hardly a game needs more, and none asks for more again.
const ROOM: usize = 16;

/// Before anything happens.
pub fn beginning<const W: usize>(table: &Table<'_, W>, held: &[Vec<Card>], seed: u64) -> Game<W> {
    let flow = &table.program.flow;
    let mut game = Game {
        zones: Zones::new(held, table.zones.play_bits()),
        knowledge: Knowledge::none(),
        handling: Handling::default(),
        cells: Cells::NONE,
        counters: SmallVec::new(),
        aside: SmallVec::new(),
        face_down: CardSet::EMPTY,
        seats: Seats::new(table.players(), flow.direction == Direction::Clockwise),
        deeds: Deeds::default(),
        turn: 0,
        phase: None,
        games: 0,
        earlier_turns: 0,
        steps: Steps::NONE,
        stack: Stack::default(),
        sets: Vec::new(),
        waiting: Vec::new(),
        floating: Vec::new(),
        gone: Vec::new(),
        formerly: Vec::new(),
        awaited: KindSet::NONE,
        heeded: Touched::NOTHING,
        serial: 0,
        met: Met::default(),
        held_back: Acted::default(),
        used: Acted::default(),
        batch: 0,
        together: 0,
        touched: Touched::NOTHING,
        looked: false,
        chain: 0,
        started: Vec::new(),
        secret: Vec::new(),
        decisions: 0,
        winners: Players::NOBODY,
        series_winners: Players::NOBODY,
        is_over: false,
        out_of_turns: false,
        done: Players::NOBODY,
        series_ends: false,
        ending: None,
        is_won: false,
        question: Pending::new(Player(0), Question::Offer),
        is_asked: false,
        outcome: None,
        chance: ChaCha8Rng::seed_from_u64(seed),
    };
    make_room(table, &mut game);
    start_cells(table, &mut game);
    for zone in game.zones.zones().collect::<Vec<_>>() {
        let seen = viewers(table, zone);
        for card in game.zones.set(zone).iter() {
            game.knowledge.set(card, seen);
        }
    }
    game
}

fn make_room<const W: usize>(table: &Table<'_, W>, game: &mut Game<W>) {
    game.stack.reserve(ROOM);
    game.sets.reserve(ROOM);
    game.waiting.reserve(ROOM);
    game.floating.reserve(ROOM);
    game.gone.reserve(ROOM);
    game.formerly.reserve(if table.looking_back.is_nobody() { 0 } else { ROOM });
    game.seats.again.reserve(ROOM);
    game.seats.skips.reserve(ROOM);
    game.question.groups.reserve(ROOM);
    if table.has_secrets() {
        game.secret.reserve(table.players().into());
    }
}

/// The numbers that the game keeps, as they are at its beginning.
fn start_cells<const W: usize>(table: &Table<'_, W>, game: &mut Game<W>) {
    let players = table.players();
    for (number, cell) in table.program.cells.iter().enumerate() {
        let special = cell.starts.iter().find(|(from, to, _)| (*from..=*to).contains(&players));
        let start = special.map_or(cell.start, |(_, _, start)| *start);
        let agreed = match cell.holds {
            CellUse::Option(option) => {
                let chosen = table.options.chosen.iter().find(|(chosen, _)| *chosen == option);
                chosen.and_then(|(_, number)| *number)
            }
            CellUse::Number | CellUse::Goods | CellUse::Clock | CellUse::Named(_) => None,
        };
        for player in table.everyone().iter() {
            let at = table.cell(CellId(number as u8), player);
            game.cells[at] = agreed.unwrap_or(start).min(9_999) as i16;
        }
    }
}
