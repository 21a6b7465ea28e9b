//! From a position to a game in progress, and from one game to the next.

use super::{Side, Told, seat};
use crate::engine::{Match, Table, TableOptions};
use crate::game::{Card, Game, Mark, Zone};
use crate::program::{CardId, CellUse, Direction, Program};
use crate::render::{Log, Names};
use crate::scenario::deck::Place;
use crate::scenario::position::Position;

/// Arranges the position and hands the game on. An error says what could not be arranged.
pub(in crate::scenario) fn seated<R>(
    program: &Program,
    position: &Position,
    names: Vec<String>,
    play: impl FnOnce(Side<'_>) -> R,
) -> Told<R> {
    let players = u8::try_from(position.players).map_err(|_| "too many players".to_string())?;
    let usual_size = program.flow.teams.as_ref().and_then(|teams| teams.usual_size(players));
    let options = TableOptions {
        sets: position.sets.clone(),
        players,
        team_size: position.teams.first().map(|team| team.len() as u8).or(usual_size),
        chosen: position
            .options
            .iter()
            .map(|(option, number)| (*option, number.map(|number| number.min(9_999) as u16)))
            .collect(),
        without: position.without.clone(),
        first: None,
        series: position.is_series,
        games: None,
    };
    let table =
        Table::with_deck(program, options, position.deck.clone()).map_err(|error| error.to_string())?;
    let held = if position.is_new_game { all_in_deck(&table) } else { lying(&table, position) };
    let active = position.turn.map_or(0, |(seat, _)| seat);
    let mut game = Match::arranged(&table, &held, seat(active), position.seed, Log::new(Names::new(names)));
    game.arrange(|game| state(&table, position, game));
    Ok(play(Side { game }))
}

impl Side<'_> {
    /// What comes of the position by itself: the setup of a new game, the beginning of a phase.
    pub(in crate::scenario) fn begin(&mut self, position: &Position) {
        if position.is_new_game {
            self.game.begin_game();
        } else if let Some((player, Some(phase))) = position.turn {
            self.game.begin_phase_of(seat(player), phase);
        }
    }

    /// The next game: points and the dealer stay, chance goes on.
    pub(in crate::scenario) fn begin_game(&mut self) -> Told<()> {
        let table = self.game.table();
        let before = self.game.game();
        if before.games > 0 && table.options.series {
            // In a series the next game has already begun.
            return Ok(());
        }
        if self.game.outcome().is_none() {
            return Err("the game goes on".to_string());
        }
        let mut next =
            Match::arranged(table, &all_in_deck(table), before.active(), 0, self.game.journal().clone());
        next.arrange(|game| {
            game.chance = before.chance.clone();
            game.games = before.games;
            game.seats.dealer = before.seats.dealer;
            for player in table.everyone().iter() {
                game.seats.seat_mut(player).points = before.seats.seat(player).points;
            }
        });
        next.begin_game();
        self.game = next;
        Ok(())
    }
}

/// Every card where the deck starts.
fn all_in_deck(table: &Table<'_>) -> Vec<Vec<Card>> {
    let mut held = vec![Vec::new(); table.zone_count()];
    let start = table.deck().map_or(Zone::ASIDE, |kind| table.zone(kind, seat(0)));
    held[start.index()] = table.all().iter().collect();
    held
}

/// The deck of a position lists the cards zone by zone, so they are numbered as they lie.
fn lying(table: &Table<'_>, position: &Position) -> Vec<Vec<Card>> {
    let mut held = vec![Vec::new(); table.zone_count()];
    let mut numbers = (0..=u8::MAX).map(Card);
    for (place, cards) in &position.zones {
        held[zone(table, *place).index()].extend(numbers.by_ref().take(cards.len()));
    }
    held[Zone::ASIDE.index()].extend(numbers.take(position.aside.len()));
    held
}

pub(super) fn zone(table: &Table<'_>, place: Place) -> Zone {
    let first = table.zone(place.kind, seat(place.owner));
    Zone(first.0 + (place.number.max(1) - 1) as u8)
}

/// Everything but where the cards are.
fn state(table: &Table<'_>, position: &Position, game: &mut Game) {
    let number = |number: u32| number.min(9_999) as i16;
    for (cell, owner, is) in &position.numbers {
        game.cells[table.cell(*cell, seat(owner.unwrap_or(0)))] = number(*is);
    }
    for (attribute, value) in &position.named {
        for (cell, def) in (0..).zip(&table.program.cells) {
            if def.holds == CellUse::Named(*attribute) {
                let at = table.cell(crate::program::CellId(cell), seat(0));
                game.cells[at] = value.map_or(0, |value| value.0 as i16 + 1);
            }
        }
    }
    for (player, points) in &position.points {
        game.seats.seat_mut(seat(*player)).points = number(*points);
    }
    for player in &position.out {
        game.seats.in_game = game.seats.in_game.without(seat(*player));
    }
    if let Some(direction) = position.direction {
        game.seats.clockwise = direction == Direction::Clockwise;
    }
    if let Some(dealer) = position.dealer {
        game.seats.dealer = seat(dealer);
    }
    for (card, host) in position.aside.iter().filter_map(|(card, host)| Some((*card, (*host)?))) {
        let aside = game.zones.set(Zone::ASIDE).iter().find(|one| table.cards[one.index()] == card);
        if let (Some(card), Some(host)) = (aside, found(table, game, host)) {
            game.aside.push((host, card));
        }
    }
    counters(table, position, game);
}

/// The counters that are told, and those that cards in play have entered with.
fn counters(table: &Table<'_>, position: &Position, game: &mut Game) {
    for (card, counter, count) in &position.counters {
        if let Some(card) = found(table, game, *card) {
            game.counters.push(Mark { card, counter: *counter, count: (*count).min(9_999) as i16 });
        }
    }
    for card in game.zones.in_play().iter() {
        for enters in &table.program.cards[table.cards[card.index()].index()].enters_with {
            let is_told = |mark: &Mark| mark.card == card && mark.counter == enters.counter;
            if !game.counters.iter().any(is_told) {
                let count = enters.count.min(9_999) as i16;
                game.counters.push(Mark { card, counter: enters.counter, count });
            }
        }
    }
    game.counters.retain(|mark| mark.count > 0);
}

/// A card with this print: one in play before others.
fn found(table: &Table<'_>, game: &Game, id: CardId) -> Option<Card> {
    let named = table.named(id);
    named.iter().find(|card| game.zones.in_play().contains(*card)).or(named.iter().next())
}
