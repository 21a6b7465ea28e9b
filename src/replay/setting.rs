//! How a game is set up: players, teams, options. The only file of the room that makes a table.

use serde::{Deserialize, Serialize};

use crate::engine::{LinkError, Match, Table, TableOptions};
use crate::game::Player;
use crate::program::{OptionId, Program};

/// Everything that is agreed on before the cards are dealt. Options go by their names, which outlive their
/// numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    pub players: u8,
    /// How many players a team has; nothing where everybody plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team_size: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Chosen>,
    /// Options that the game usually has, and that are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// Games follow each other until the rules end the series.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub series: bool,
    /// The sets that are played with; none for all of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
    /// The seat that goes first, from zero; nothing where the game decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
}

/// An option that is used, with its number where it has one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
}

/// Why nobody can sit down to it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    #[error("the game is for {0} to {1} players")]
    Players(u8, u8),
    #[error("the game has no teams")]
    NoTeams,
    /// The sizes there are.
    #[error("the game has no teams of that size")]
    TeamSize(Vec<u8>),
    #[error("the players can't be shared out among two or more teams of that size")]
    UnevenTeams,
    #[error("there is no such seat")]
    First,
    #[error("the game has no such option")]
    Option(String),
    #[error("the game has no such set")]
    Set(String),
    /// No deck is for so many players with these options.
    #[error("there is no deck for so many players")]
    NoDeck,
    /// The setup needs more than this many cards: nobody gets to take a turn.
    #[error("the deck has {0} cards, and the game is over before the first turn")]
    TooFewCards(usize),
    /// The engine's own limits.
    #[error("{0}")]
    Engine(String),
}

impl Setting {
    /// A table for the game, or why there can be none.
    pub fn table<'p>(&self, program: &'p Program) -> Result<Table<'p>, SettingError> {
        self.check(program)?;
        let number = |name: &str| program.words.options.iter().position(|known| known == name);
        let chosen = self.options.iter().filter_map(|option| {
            let id = OptionId(number(&option.name)? as u8);
            Some((id, option.number))
        });
        let without = self.without.iter().filter_map(|name| Some(OptionId(number(name)? as u8)));
        let sets = self.sets.iter();
        let sets = sets.filter_map(|name| program.words.sets.iter().position(|known| known == name));
        let options = TableOptions {
            sets: sets.map(|set| set as u8).collect(),
            players: self.players,
            team_size: self.team_size,
            chosen: chosen.collect(),
            without: without.collect(),
            first: self.first.map(Player),
            series: self.series,
            ..TableOptions::default()
        };
        let table = Table::new(program, options).map_err(|error| match error {
            LinkError::NoDeck(_) => SettingError::NoDeck,
            other => SettingError::Engine(other.to_string()),
        })?;
        let first = Match::new(&table, 0);
        let is_over = first.outcome().is_some() && first.game().turn == 0;
        if is_over { Err(SettingError::TooFewCards(table.cards.len())) } else { Ok(table) }
    }

    /// Whether the game is for so many players, has such teams and knows the options.
    fn check(&self, program: &Program) -> Result<(), SettingError> {
        let (min, max) = program.players;
        if !(min..=max).contains(&self.players) {
            return Err(SettingError::Players(min, max));
        }
        if let Some(size) = self.team_size {
            let teams = program.flow.teams.as_ref().ok_or(SettingError::NoTeams)?;
            if !teams.sizes.contains(&size) {
                return Err(SettingError::TeamSize(teams.sizes.clone()));
            }
            if !teams.fits(size, self.players) {
                return Err(SettingError::UnevenTeams);
            }
        }
        if self.first.is_some_and(|first| first >= self.players) {
            return Err(SettingError::First);
        }
        if let Some(set) = self.sets.iter().find(|set| !program.words.sets.contains(set)) {
            return Err(SettingError::Set(set.clone()));
        }
        let mut options = self.options.iter().map(|option| &option.name).chain(&self.without);
        match options.find(|option| !program.words.options.contains(option)) {
            Some(option) => Err(SettingError::Option(option.clone())),
            None => Ok(()),
        }
    }
}
