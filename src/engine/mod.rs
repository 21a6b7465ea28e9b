//! Runs checked programs: the road of every event, decisions, abilities, the flow of turns. Knows no card
//! and no game; everything it does, it reads from a linked [`Table`].

mod allowance;
mod answer;
mod arrange;
mod body;
mod end;
mod evaluate;
mod flow;
mod journal;
mod lasting;
mod leave;
mod listen;
mod long_turn;
mod loops;
mod offers;
mod order_options;
mod playable;
mod possible;
mod quiet;
mod road;
mod run;
mod sample;
mod seat;
mod settle;
mod state_rules;
mod table;
mod team;
mod view;
mod waiting;
mod why;
mod witness;

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use smallvec::SmallVec;

pub use journal::{Actor, Deed, How, Journal, Limit};
pub use road::viewers;
pub use seat::Seat;
pub use table::{LinkError, Table, TableOptions, TextOrigin};
pub use why::{Refusal, Whence, WhyNot};
pub use witness::{Bears, Came, Moment, Now, Silence, Witness};

use crate::game::{
    Acted, Answer, Card, CardSet, Cells, Deeds, Game, Handling, Knowledge, Outcome, Pending, Player, Players,
    Question, Seats, Step, Touched, Work, Zone, Zones,
};
use crate::program::{CellId, CellUse, Direction};

/// A game at a table.
#[derive(Clone)]
pub struct Match<'t, J = ()> {
    table: &'t Table<'t>,
    game: Game,
    journal: J,
}

/// A choice that was not offered. Nothing has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("nobody has anything to decide")]
    NoDecision,
    #[error("there are {offered} options, and number {asked} is none of them")]
    NoSuchOption { asked: usize, offered: usize },
}

impl<'t> Match<'t> {
    /// A new game up to its first decision. The same table and seed are the same game.
    pub fn new(table: &'t Table<'t>, seed: u64) -> Match<'t> {
        Match::recorded(table, seed, ())
    }
}

impl<'t, J: Journal> Match<'t, J> {
    /// As [`Match::new`], with somebody who takes notes.
    pub fn recorded(table: &'t Table<'t>, seed: u64, journal: J) -> Match<'t, J> {
        let mut found = Match { table, game: beginning(table, &all_in_deck(table), seed), journal };
        found.game.stack.push(Work::Flow(Step::SeriesBegins));
        found.run();
        found
    }

    /// Goes on with a game that was saved at this table.
    pub fn resumed(table: &'t Table<'t>, game: Game, journal: J) -> Match<'t, J> {
        Match { table, game, journal }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn table(&self) -> &'t Table<'t> {
        self.table
    }

    pub fn journal(&self) -> &J {
        &self.journal
    }

    /// The notes of a game that nobody goes on with.
    pub fn into_journal(self) -> J {
        self.journal
    }

    /// What somebody has to decide. Reading it changes nothing.
    pub fn decision(&self) -> Option<&Pending> {
        self.game.decision()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome
    }

    /// Those who won, where the game is over and somebody did.
    pub fn winners(&self) -> Players {
        self.game.winners
    }

    /// Takes an option of the decision by its number and goes on to the next decision.
    pub fn choose(&mut self, option: usize) -> Result<(), Refused> {
        let pending = self.game.decision().ok_or(Refused::NoDecision)?;
        let Some(answer) = pending.option(option) else {
            return Err(Refused::NoSuchOption { asked: option, offered: pending.count() });
        };
        self.journal.chosen(self.table, &self.game, pending, answer);
        let (player, question) = (pending.player, pending.question);
        self.game.stop_asking();
        self.decide(player, question, answer);
        Ok(())
    }

    /// Tells the game how much time has passed: the numbers that it takes from a clock. It looks at them where its
    /// texts ask, so whoever runs a match says it before a choice, and again when the match is played anew.
    pub fn set_clock(&mut self, minutes: u16) {
        for (number, cell) in self.table.program.cells.iter().enumerate() {
            if cell.holds == CellUse::Clock {
                let at = self.table.cell(CellId(number as u8), Player(0));
                self.game.cells[at] = minutes.min(9_999) as i16;
                self.game.touched.add(Touched::NUMBERS);
            }
        }
    }

    fn decide(&mut self, player: Player, question: Question, answer: Answer) {
        self.game.decisions = self.game.decisions.saturating_add(1);
        if question == Question::Offer {
            self.game.handling = Handling::default();
        }
        self.answer(player, answer);
        self.run();
    }
}

/// Every card where the deck starts.
fn all_in_deck(table: &Table<'_>) -> Vec<Vec<Card>> {
    let mut held = vec![Vec::new(); table.zones.count()];
    let start = table.zones.deck().map_or(Zone::ASIDE, |kind| table.zones.of(kind, Player(0)));
    held[start.index()] = table.all().iter().collect();
    held
}

/// Room for what is being done, waits, lasts and is offered: hardly a game needs more, and none asks for more again.
const ROOM: usize = 16;

/// Before anything happens.
fn beginning(table: &Table<'_>, held: &[Vec<Card>], seed: u64) -> Game {
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
        stack: Vec::with_capacity(ROOM),
        sets: Vec::with_capacity(ROOM),
        waiting: Vec::with_capacity(ROOM),
        floating: Vec::with_capacity(ROOM),
        serial: 0,
        met: Acted::default(),
        held_back: Acted::default(),
        used: Acted::default(),
        batch: 0,
        together: 0,
        touched: Touched::NOTHING,
        looked: false,
        chain: 0,
        started: Vec::new(),
        secret: Vec::with_capacity(if table.has_secrets() { table.players().into() } else { 0 }),
        decisions: 0,
        winners: Players::NOBODY,
        series_winners: Players::NOBODY,
        is_over: false,
        out_of_turns: false,
        done: Players::NOBODY,
        series_ends: false,
        ending: None,
        offers: Vec::with_capacity(ROOM),
        question: Pending { groups: Vec::with_capacity(ROOM), ..Pending::new(Player(0), Question::Offer) },
        is_asked: false,
        outcome: None,
        chance: ChaCha8Rng::seed_from_u64(seed),
    };
    start_cells(table, &mut game);
    for zone in game.zones.zones().collect::<Vec<_>>() {
        let seen = road::viewers(table, zone);
        for card in game.zones.set(zone).iter() {
            game.knowledge.set(card, seen);
        }
    }
    game
}

/// The numbers that the game keeps, as they are at its beginning.
fn start_cells(table: &Table<'_>, game: &mut Game) {
    let players = table.players();
    for (number, cell) in table.program.cells.iter().enumerate() {
        let special = cell.starts.iter().find(|(from, to, _)| (*from..=*to).contains(&players));
        let start = special.map_or(cell.start, |(_, _, start)| *start);
        let agreed = match cell.holds {
            CellUse::Option(option) => {
                let chosen = table.options.chosen.iter().find(|(chosen, _)| *chosen == option);
                chosen.and_then(|(_, number)| *number)
            }
            CellUse::Number | CellUse::Clock | CellUse::Named(_) => None,
        };
        for player in table.everyone().iter() {
            let at = table.cell(CellId(number as u8), player);
            game.cells[at] = agreed.unwrap_or(start).min(9_999) as i16;
        }
    }
}
