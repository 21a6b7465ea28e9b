//! One game from its first decision to its end, with people among the players. What a computer player
//! chooses follows from the seed, its seat and the number of the decision, so that a game that was saved
//! goes on as it would have; only who thinks by the clock chooses anew.

mod resume;
mod thought;

use std::cell::OnceCell;

use super::undo::{CantUndo, barrier};
use super::why::reason;
use super::{Book, Faces, Reason, Scene, Sitting};
use crate::engine::{Match, Refusal, Refused, Table, WhyNot};
use crate::game::{Player, Spot};
use crate::render::{self, Log, Names};
use crate::replay::{End, Record, Setting, Tick};
use crate::simulate::Clock;

pub use resume::Resumed;
pub use thought::Thought;

pub struct Session<'t> {
    table: &'t Table<'t>,
    setting: Setting,
    seed: u64,
    seats: Vec<Sitting>,
    names: Vec<String>,
    game: Match<'t, Log>,
    choices: Vec<u32>,
    /// How many of the choices people made.
    by_people: usize,
    clock: Vec<Tick>,
    /// For those who think for a time.
    now: Clock,
    /// The game before each choice that can be taken back, the last at the end.
    past: Vec<Match<'t, Log>>,
    /// Why nothing before those can be.
    barrier: CantUndo,
    /// What every record of the game says: the hashes of its texts are made once.
    blank: OnceCell<Record>,
}

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Human(Player),
    Computer(Player),
    Over(End),
}

impl<'t> Session<'t> {
    /// One sitting for each seat; seats without a name are called by their numbers. Who thinks for a time looks at
    /// the clock.
    pub fn begin(
        table: &'t Table<'t>,
        setting: Setting,
        seed: u64,
        seats: Vec<Sitting>,
        names: Vec<String>,
        now: Clock,
    ) -> Session<'t> {
        let game = Match::recorded(table, seed, Log::new(Names::new(names.clone())));
        let (choices, clock, past, barrier) = (Vec::new(), Vec::new(), Vec::new(), CantUndo::Nothing);
        let (by_people, blank) = (0, OnceCell::new());
        Session {
            table,
            setting,
            seed,
            seats,
            names,
            game,
            choices,
            by_people,
            clock,
            now,
            past,
            barrier,
            blank,
        }
    }

    /// Tells the game how many minutes it has lasted. Whoever has a clock says it before every choice; nothing is
    /// noted where the game does not look at it.
    pub fn set_clock(&mut self, minutes: u16) {
        if minutes <= self.minutes() || !self.table.has_clock() {
            return;
        }
        let after = self.choices.len() as u32;
        self.clock.retain(|tick| tick.after != after);
        self.clock.push(Tick { after, minutes });
        self.game.set_clock(minutes);
    }

    /// How many minutes the game has lasted, as it was told last.
    pub fn minutes(&self) -> u16 {
        self.clock.last().map_or(0, |tick| tick.minutes)
    }

    pub fn turn(&self) -> Turn {
        match self.game.decision() {
            Some(pending) => match self.seats[pending.player.index()] {
                Sitting::Human => Turn::Human(pending.player),
                Sitting::Computer(_) => Turn::Computer(pending.player),
            },
            None => {
                let unknown = || End::Stopped("nobody has anything to decide".to_string());
                Turn::Over(End::of(&self.game).unwrap_or_else(unknown))
            }
        }
    }

    /// A computer player has decided; nobody goes back behind that.
    fn decided(&mut self, player: Player, option: usize) -> Result<(), Refused> {
        self.take(option)?;
        self.past.clear();
        self.barrier = CantUndo::OthersDecided(player);
        Ok(())
    }

    /// Takes an option for the person who decides.
    pub fn choose(&mut self, option: usize) -> Result<(), Refused> {
        let Turn::Human(player) = self.turn() else { return Err(Refused::NoDecision) };
        let before = self.game.clone();
        self.take(option)?;
        self.by_people += 1;
        let decided = self.past.last().and_then(|game| game.decision()).map(|pending| pending.player);
        if let Some(other) = decided.filter(|other| *other != player) {
            self.past.clear();
            self.barrier = CantUndo::OthersDecided(other);
        }
        match barrier(&before, &self.game, &self.people()) {
            Some(barrier) => {
                self.past.clear();
                self.barrier = barrier;
            }
            None => self.past.push(before),
        }
        Ok(())
    }

    fn take(&mut self, option: usize) -> Result<(), Refused> {
        self.game.choose(option)?;
        self.choices.push(u32::try_from(option).expect("fewer than four billion options"));
        Ok(())
    }

    /// Takes the last choice back.
    pub fn undo(&mut self) -> Result<(), CantUndo> {
        self.can_undo()?;
        let Some(before) = self.past.pop() else { return Err(self.barrier) };
        self.game = before;
        self.choices.pop();
        self.by_people -= 1;
        // Time does not go back with it.
        let (minutes, now) = (self.minutes(), self.choices.len());
        self.clock.retain(|tick| tick.after as usize <= now);
        self.set_clock(minutes);
        Ok(())
    }

    pub fn can_undo(&self) -> Result<(), CantUndo> {
        match self.past.is_empty() {
            false => Ok(()),
            true if self.by_people == 0 => Err(CantUndo::Nothing),
            true => Err(self.barrier),
        }
    }

    /// Those whose seats people take.
    pub fn people(&self) -> Vec<Player> {
        let seats = (0u8..).map(Player).zip(&self.seats);
        seats.filter(|(_, sitting)| **sitting == Sitting::Human).map(|(player, _)| player).collect()
    }

    pub fn seats(&self) -> &[Sitting] {
        &self.seats
    }

    /// Decisions so far.
    pub fn decisions(&self) -> usize {
        self.choices.len()
    }

    /// Whether a person has decided anything: without that, the seed alone deals the same game.
    pub fn is_begun(&self) -> bool {
        self.by_people > 0
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    pub(super) fn game(&self) -> &Match<'t, Log> {
        &self.game
    }

    pub fn table(&self) -> &'t Table<'t> {
        self.table
    }

    pub fn name(&self, player: Player) -> String {
        self.names().of(player)
    }

    pub fn names(&self) -> &Names {
        self.game.journal().names()
    }

    /// What the viewer may read of what happened; without a viewer, everything.
    pub fn log(&self, viewer: Option<Player>) -> Vec<String> {
        self.game.log(viewer)
    }

    /// Whether two know the same cards and read the same of what happened, as allies may. What each chooses in secret nobody
    /// else sees.
    pub fn see_the_same(&self, one: Player, other: Player) -> bool {
        !render::is_secret(self.game.game())
            && self.game.view(one).zones == self.game.view(other).zones
            && self.log(Some(one)) == self.log(Some(other))
    }

    pub fn scene(&self, viewer: Player) -> Scene {
        Scene::of(&self.game, viewer)
    }

    /// What the player would do with the card at a place, if they said yes: "discard".
    pub fn would_take(&self, player: Player, spot: Spot) -> Option<&str> {
        let verb = self.game.would_take(player, spot)?;
        Some(render::verb(verb, &self.table.program.words).unwrap_or("choose"))
    }

    /// Why the card at a place can't be used for what the player decides. Nothing where it can.
    pub fn why(&self, player: Player, spot: Spot, faces: &Faces, book: &Book<'_>) -> Vec<Reason> {
        let Some(card) = self.game.view(player).at(spot).and_then(|place| place.card) else {
            return Vec::new();
        };
        let refusals = self.game.why_not(player, spot);
        // Where it lies is said once, whatever it can't be used for there.
        let is_same = |one: &Refusal, other: &Refusal| {
            one.why == other.why && matches!(one.why, WhyNot::Elsewhere { .. })
        };
        let told =
            |refusals| reason(self.table, (player, self.names()), faces, book, (card, spot.zone), refusals);
        refusals.chunk_by(is_same).filter_map(told).collect()
    }
}
