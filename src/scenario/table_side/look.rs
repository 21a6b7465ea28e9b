//! What is so in the game.

use super::seat::zone;
use super::{Side, seat};
use crate::engine::{Silence, Unused};
use crate::game::{Card, Outcome, Player, Zone};
use crate::program::{
    AttributeId, CardId, CellId, CellUse, CounterId, Direction, PhaseId, ValueId, ZoneKindId,
};
use crate::scenario::deck::Place;
use crate::syntax::scenario::Contest;

impl Side<'_> {
    /// Why the game can't go on, where it can't.
    pub(in crate::scenario) fn stopped(&self) -> Option<String> {
        match self.game.outcome() {
            Some(Outcome::Stopped(missing)) => Some(format!(
                "this engine can't do what is said in {}",
                self.game.table().describe(missing.at)
            )),
            Some(Outcome::Won(_) | Outcome::OutOfTurns(_)) | None => None,
        }
    }

    /// The top card first.
    pub(in crate::scenario) fn cards(&self, place: Place) -> Vec<CardId> {
        let zone = zone(self.game.table(), place);
        self.game.game().zones.from_top(zone).map(|card| self.printed(card)).collect()
    }

    /// Why a player can't use a card by this name; nothing where one of them could be used if it were offered.
    pub(in crate::scenario) fn unused(&self, player: usize, card: CardId) -> Option<&'static str> {
        let all = (0u8..).map(Card).take(self.game.table().cards.len());
        let named = all.filter(|one| self.printed(*one) == card);
        let why: Option<Vec<Unused>> = named.map(|one| self.game.why_unused(seat(player), one)).collect();
        let mut why = why?;
        // Of several copies those that lie where it works say more.
        why.sort_by_key(|why| matches!(why, Unused::Silent(Silence::Elsewhere(_))));
        why.first().map(|why| in_words(*why))
    }

    /// Every zone that a card by this name lies in.
    pub(in crate::scenario) fn places_of(&self, card: CardId) -> Vec<Place> {
        let table = self.game.table();
        let players = usize::from(table.options.players);
        let kinds = (0u8..).zip(&table.program.zones).map(|(kind, zone)| (ZoneKindId(kind), zone));
        let places = kinds.flat_map(|(kind, zone)| {
            let owners = if zone.of_each_player { players } else { 1 };
            let numbers = 1..=u32::from(zone.count.max(1));
            (0..owners)
                .flat_map(move |owner| numbers.clone().map(move |number| Place { kind, owner, number }))
        });
        places.filter(|place| self.cards(*place).contains(&card)).collect()
    }

    /// In all zones in which cards of a player work.
    pub(in crate::scenario) fn controlled(&self, player: usize) -> Vec<CardId> {
        let zones = &self.game.table().program.zones;
        let kinds = (0u8..).zip(zones).filter(|(_, zone)| zone.in_play).map(|(kind, _)| ZoneKindId(kind));
        kinds.flat_map(|kind| self.cards(Place::of(kind, player))).collect()
    }

    /// Each card that is set aside, and the card that it lies with; none where the game has set it aside.
    pub(in crate::scenario) fn set_aside(&self) -> Vec<(CardId, Option<CardId>)> {
        let game = self.game.game();
        let host =
            |card| game.aside.iter().find(|(_, held)| *held == card).map(|(host, _)| self.printed(*host));
        game.zones.set(Zone::ASIDE).iter().map(|card| (self.printed(card), host(card))).collect()
    }

    /// Where each card with this name is in play, and how many counters it has.
    pub(in crate::scenario) fn counters(&self, card: CardId, counter: CounterId) -> Vec<(Place, i64)> {
        let game = self.game.game();
        let copies = self.game.table().named(card);
        let on = |card: Card| i64::from(game.counters_on(card, counter));
        let copies = copies.iter().filter(|card| game.zones.in_play().contains(*card));
        copies.filter_map(|card| Some((self.place(game.zones.place(card))?, on(card)))).collect()
    }

    pub(in crate::scenario) fn named(&self, attribute: AttributeId) -> Option<ValueId> {
        let table = self.game.table();
        let cells = (0u8..).zip(&table.program.cells);
        let mut named = cells.filter(|(_, cell)| cell.holds == CellUse::Named(attribute));
        let value = named.find_map(|(number, _)| {
            let value = self.game.game().cells[table.cell(CellId(number), seat(0))];
            (value > 0).then_some(value)
        });
        value.map(|value| ValueId(value as u16 - 1))
    }

    pub(in crate::scenario) fn number(&self, cell: CellId, owner: Option<usize>) -> i64 {
        let at = self.game.table().cell(cell, seat(owner.unwrap_or(0)));
        i64::from(self.game.game().cells[at])
    }

    pub(in crate::scenario) fn points(&self, player: usize) -> i64 {
        i64::from(self.game.game().seats.seat(seat(player)).points)
    }

    pub(in crate::scenario) fn direction(&self) -> Direction {
        if self.game.game().seats.clockwise { Direction::Clockwise } else { Direction::Counterclockwise }
    }

    /// Everybody whose turn it is, and the phase.
    pub(in crate::scenario) fn turn(&self) -> (Vec<usize>, Option<PhaseId>) {
        let game = self.game.game();
        (game.seats.taking_turn.iter().map(Player::index).collect(), game.phase)
    }

    /// Turns begun, and decisions made in this one.
    pub(in crate::scenario) fn turns(&self) -> (u16, u32) {
        (self.game.game().turn, self.game.game().decisions)
    }

    pub(in crate::scenario) fn dealer(&self) -> usize {
        self.game.game().seats.dealer.index()
    }

    pub(in crate::scenario) fn is_out(&self, player: usize) -> bool {
        let game = self.game.game();
        !game.players().and_not(game.seats.lost).contains(seat(player))
    }

    /// Whether a player can tell where a card with this name is.
    pub(in crate::scenario) fn sees(&self, viewer: usize, card: CardId) -> bool {
        let view = self.game.view(seat(viewer));
        view.zones.iter().flat_map(|zone| &zone.places).any(|place| place.card == Some(card))
    }

    /// How many cards of a zone a player can tell.
    pub(in crate::scenario) fn seen_in(&self, viewer: usize, place: Place) -> usize {
        self.places(viewer, place).iter().filter(|place| place.card.is_some()).count()
    }

    /// How many cards a player can count in a zone.
    pub(in crate::scenario) fn counted_in(&self, viewer: usize, place: Place) -> usize {
        self.places(viewer, place).len()
    }

    fn places(&self, viewer: usize, place: Place) -> Vec<crate::game::Place> {
        let zone = zone(self.game.table(), place);
        let view = self.game.view(seat(viewer));
        let found = view.zones.into_iter().find(|one| one.zone == zone);
        found.map(|one| one.places).unwrap_or_default()
    }

    pub(in crate::scenario) fn is_over(&self) -> bool {
        self.game.outcome().is_some() || self.game.game().is_over
    }

    /// Seats of those who won; empty while nobody has.
    pub(in crate::scenario) fn winners(&self, contest: Contest) -> Vec<usize> {
        let winners = match contest {
            Contest::Game => self.game.game().winners,
            Contest::Series => self.game.game().series_winners,
        };
        winners.iter().map(Player::index).collect()
    }

    /// As one player may read it, or with everything in it.
    pub(in crate::scenario) fn log(&self, viewer: Option<usize>) -> Vec<String> {
        self.game.log(viewer.map(seat))
    }
}

/// Why an ability can't be used.
fn in_words(why: Unused) -> &'static str {
    match why {
        Unused::NoOffer => "it has no ability that can be used",
        Unused::OtherPlayer => "somebody else controls it",
        Unused::Used => "its ability was used already",
        Unused::OtherTime => "its ability can't be used at this time",
        Unused::Silent(Silence::Elsewhere(_)) => "its ability does not work there",
        Unused::Silent(_) => "what its ability asks for does not hold",
        Unused::Impossible => "what its ability begins with can't be done",
    }
}
