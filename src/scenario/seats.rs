//! Who sits where.

use super::deck::Place;
use super::names;
use crate::program::Program;
use crate::syntax::scenario::{Name, ZoneName};

#[derive(Clone, Copy)]
pub(super) struct Seats<'a> {
    pub program: &'a Program,
    pub players: &'a [Name],
}

impl<'a> Seats<'a> {
    pub(super) fn seat(&self, name: &Name) -> Result<usize, String> {
        self.seat_of(&name.text).ok_or_else(|| format!("there is no player {}", name.text))
    }

    pub(super) fn seat_of(&self, name: &str) -> Option<usize> {
        self.players.iter().position(|player| player.text == name)
    }

    pub(super) fn name(&self, seat: usize) -> &'a str {
        self.players.get(seat).map_or("somebody", |player| player.text.as_str())
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.text.clone()).collect()
    }

    pub(super) fn place(&self, zone: &ZoneName) -> Result<Place, String> {
        let kind = names::zone(self.program, &zone.name.text);
        let kind = kind.ok_or_else(|| format!("there is no zone {}", zone.name.text))?;
        let owner = match &zone.owner {
            Some(owner) => self.seat(owner)?,
            None => 0,
        };
        Ok(Place { kind, owner, number: zone.number.unwrap_or(1) })
    }

    pub(super) fn spoken_place(&self, text: &str) -> Option<Place> {
        let (kind, owner, number) = names::spoken_zone(self.program, text)?;
        let owner = match owner {
            Some(owner) => self.seat_of(owner)?,
            None => 0,
        };
        Some(Place { kind, owner, number: number.unwrap_or(1) })
    }
}
