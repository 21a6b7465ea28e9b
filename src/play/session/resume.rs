//! A game as a record: written down, and gone on with, repeated with other texts or begun anew.

use super::{Session, Turn};
use crate::engine::{Refused, Table};
use crate::play::Sitting;
use crate::replay::{Misfit, Record, follow};
use crate::simulate::Clock;

/// Why a record can't be gone on with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Resumed {
    #[error("{0}")]
    Misfit(#[from] Misfit),
    #[error("the record does not say who sits where")]
    NoSeats,
    #[error("nobody is called \"{0}\"")]
    Unknown(String),
}

impl<'t> Session<'t> {
    /// Goes on with a game that was saved.
    pub fn resume(table: &'t Table<'t>, record: &Record, now: Clock) -> Result<Session<'t>, Resumed> {
        let seats = seats(record)?;
        follow(table, record, (), |_, _, _, _| {})?;
        // The choices are made once more, so that what could be taken back still can be.
        let names = record.names.clone();
        let mut session = Session::begin(table, record.setting(), record.seed, seats, names, now);
        for option in &record.choices {
            session.repeat(record, *option).expect("a choice that could be followed can be made");
        }
        session.read_clock(record);
        Ok(session)
    }

    /// The choices of a record with other texts, as far as they are offered there: how many were made. Where their words
    /// are known, each has to say the same as before.
    pub fn again(
        table: &'t Table<'t>,
        record: &Record,
        words: &[String],
        now: Clock,
    ) -> Result<(Session<'t>, usize), Resumed> {
        let (setting, names) = (record.setting(), record.names.clone());
        let mut session = Session::begin(table, setting, record.seed, seats(record)?, names, now);
        let mut made = 0;
        for (number, option) in record.choices.iter().enumerate() {
            session.read_clock(record);
            let is_other =
                words.get(number).is_some_and(|words| session.offered(*option).as_ref() != Some(words));
            if is_other || session.repeat(record, *option).is_err() {
                break;
            }
            made += 1;
        }
        session.read_clock(record);
        Ok((session, made))
    }

    /// What every choice so far said to the one who made it.
    pub fn words(&self) -> Vec<String> {
        let (record, mut words) = (self.record(), Vec::new());
        let (setting, names) = (self.setting.clone(), self.names.clone());
        let mut session = Session::begin(self.table, setting, self.seed, self.seats.clone(), names, self.now);
        for option in &record.choices {
            session.read_clock(&record);
            words.push(session.offered(*option).unwrap_or_default());
            session.repeat(&record, *option).expect("a choice that was made can be made again");
        }
        words
    }

    /// What an option says to whoever decides.
    fn offered(&self, option: u32) -> Option<String> {
        let (Turn::Human(player) | Turn::Computer(player)) = self.turn() else { return None };
        self.scene(player).options.get(option as usize).map(|option| option.text.clone())
    }

    /// Another game of those who played the one of a record.
    pub fn anew(
        table: &'t Table<'t>,
        record: &Record,
        seed: u64,
        now: Clock,
    ) -> Result<Session<'t>, Resumed> {
        Ok(Session::begin(table, record.setting(), seed, seats(record)?, record.names.clone(), now))
    }

    /// Makes a choice as it was made before, whoever made it.
    fn repeat(&mut self, record: &Record, option: u32) -> Result<(), Refused> {
        self.read_clock(record);
        let option = option as usize;
        match self.turn() {
            Turn::Human(_) => self.choose(option),
            Turn::Computer(player) => self.decided(player, option),
            Turn::Over(_) => Err(Refused::NoDecision),
        }
    }

    fn read_clock(&mut self, record: &Record) {
        if let Some(minutes) = record.minutes_after(self.choices.len()) {
            self.set_clock(minutes);
        }
    }

    /// The game as it can be written down: whole where it is over, otherwise with where it stands.
    pub fn record(&self) -> Record {
        let blank = || Record::new(self.table.program, &self.setting, self.seed, Vec::new());
        let mut record = self.blank.get_or_init(blank).clone();
        record.choices.clone_from(&self.choices);
        record.seats = self.seats.iter().map(Sitting::to_string).collect();
        record.names.clone_from(&self.names);
        record.clock.clone_from(&self.clock);
        match self.game.outcome() {
            Some(_) => record,
            None => record.saved(self.game.game().clone()),
        }
    }
}

/// Who sits where, as a record says it.
fn seats(record: &Record) -> Result<Vec<Sitting>, Resumed> {
    let seats = record.seats.iter();
    let seats = seats.map(|name| Sitting::named(name).map_err(|_| Resumed::Unknown(name.clone())));
    let seats: Vec<Sitting> = seats.collect::<Result<_, _>>()?;
    if seats.len() == usize::from(record.players) { Ok(seats) } else { Err(Resumed::NoSeats) }
}
