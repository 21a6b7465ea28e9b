//! Runs checked programs: the road of every event, decisions, abilities, the flow of turns. Knows no card
//! and no game; everything it does, it reads from a linked [`Table`].

mod allowance;
mod answer;
mod arrange;
mod asker;
mod bearing;
mod body;
mod calm;
mod chosen;
mod circle;
mod end;
mod evaluate;
mod flow;
mod in_play;
mod journal;
mod lasting;
mod leave;
mod lifetime;
mod listen;
mod long_turn;
mod loops;
mod next_turn;
mod offers;
mod order_options;
mod over;
mod play_chain;
mod playable;
mod possible;
mod quiet;
mod refusal;
mod refused;
mod road;
mod run;
mod sample;
mod seat;
mod settle;
mod shown;
mod so_far;
mod start;
mod state_rules;
mod table;
mod taken_back;
mod team;
mod tell;
mod unheard;
mod unused;
mod view;
mod waiting;
mod why;
mod witness;
mod would;
mod would_take;

pub use asker::{Meant, asked_at, meant_there};
pub use body::{deed_is_open_to, offer_is_open_to};
pub use journal::{Actor, Deed, How, Journal, Limit};
pub use refusal::{Refusal, Whence, WhyNot};
pub use road::viewers;
pub use seat::Seat;
pub use so_far::Chosen;
pub use table::{LinkError, Table, TableOptions, TextOrigin};
pub use unused::Unused;
pub use witness::{Bears, Came, Moment, Now, Silence, Witness, may_act_unseen};

use calm::Calm;
use in_play::InPlay;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::game::{Game, Handling, LARGE, Outcome, Pending, Player, Players, Question, Step, Touched};
use crate::program::{CellId, CellUse};

/// A game at a table.
#[repr(C)] // in this order: what each instruction asks for lies at the beginning, where it takes fewer bytes of code
pub struct Match<'t, J = (), const W: usize = LARGE> {
    table: &'t Table<'t, W>,
    /// What is known of this moment; nothing after anything out of the ordinary.
    calm: Calm,
    /// How many instructions are done before whoever counts them is asked.
    left: u32,
    game: Game<W>,
    journal: J,
    /// What is known of the cards in play.
    in_play: InPlay<W>,
}

/// A choice that was not offered. Nothing has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("nobody has anything to decide")]
    NoDecision,
    #[error("there are {offered} options, and number {asked} is none of them")]
    NoSuchOption { asked: usize, offered: usize },
}

impl<J: Clone, const W: usize> Clone for Match<'_, J, W> {
    fn clone(&self) -> Self {
        let Match { table, game, journal, calm, left, in_play } = self;
        let (journal, calm, in_play) = (journal.clone(), *calm, *in_play);
        // The game comes last: it is then written where it belongs, and not moved there.
        Match { table, game: game.clone(), journal, calm, left: *left, in_play }
    }

    /// The same in the place of another: it asks for no memory where there is enough.
    fn clone_from(&mut self, other: &Self) {
        let Match { table, game, journal, calm, left: _, in_play } = other;
        (self.table, self.calm) = (table, *calm);
        self.in_play.copy(in_play);
        self.game.clone_from(game);
        self.journal.clone_from(journal);
    }
}

impl<'t, const W: usize> Match<'t, (), W> {
    /// A new game up to its first decision. The same table and seed are the same game.
    pub fn new(table: &'t Table<'t, W>, seed: u64) -> Match<'t, (), W> {
        Match::recorded(table, seed, ())
    }
}

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// As [`Match::new`], with somebody who takes notes.
    pub fn recorded(table: &'t Table<'t, W>, seed: u64, journal: J) -> Match<'t, J, W> {
        let mut found = Match::resumed(table, table.beginning(seed), journal);
        found.then(Step::SeriesBegins);
        found.run();
        found
    }

    /// Another game at the same table, in the place of this one: the same as a new one, and for less.
    pub fn begin_again(&mut self, seed: u64) {
        self.game.clone_from(self.table.start());
        self.game.chance = ChaCha8Rng::seed_from_u64(seed);
        self.calm = Calm::default();
        self.in_play.renew(self.table, &self.game);
        self.then(Step::SeriesBegins);
        self.run();
    }

    /// The same, with other notes.
    pub fn record_again(&mut self, seed: u64, journal: J) {
        self.journal = journal;
        self.begin_again(seed);
    }

    /// Goes on with a game that was saved at this table.
    pub fn resumed(table: &'t Table<'t, W>, game: Game<W>, journal: J) -> Match<'t, J, W> {
        let in_play = InPlay::of(table, &game);
        Match { table, game, journal, calm: Calm::default(), left: 0, in_play }
    }

    pub fn game(&self) -> &Game<W> {
        &self.game
    }

    pub fn table(&self) -> &'t Table<'t, W> {
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
    pub fn decision(&self) -> Option<&Pending<W>> {
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
        if self.offers_plainly() { self.choose_offer(option) } else { self.choose_any(option) }
    }

    /// The same of what the text on top offers, where nobody looks on.
    #[inline(never)]
    fn choose_offer(&mut self, option: usize) -> Result<(), Refused> {
        if !self.takes(option) {
            return self.choose_any(option);
        }
        self.stop_handling();
        match self.calm.is_calm() {
            true => self.run_calmly(),
            false => self.run(),
        }
        Ok(())
    }

    /// What was looked at or moved together before an offer is done with.
    #[inline]
    fn stop_handling(&mut self) {
        self.game.handling = Handling::default();
    }

    #[inline(never)]
    fn choose_any(&mut self, option: usize) -> Result<(), Refused> {
        let pending = self.game.decision().ok_or(Refused::NoDecision)?;
        let Some((group, nth)) = pending.find(option) else {
            return Err(Refused::NoSuchOption { asked: option, offered: pending.count() });
        };
        if J::LOOKS_ON
            && let Some(answer) = group.option(nth.number)
        {
            self.journal.chosen(self.table, &self.game, pending, answer);
        }
        let (player, question, group) = (pending.player, pending.question, *group);
        self.game.decided();
        if question == Question::Offer {
            self.stop_handling();
        }
        self.answer(player, group, nth);
        self.run();
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
}
