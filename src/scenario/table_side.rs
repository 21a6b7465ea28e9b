//! The engine as scenarios see it: the one file of this room that calls it. What the engine can't be asked
//! yet is said so here, and nowhere else.

use super::deck::Place;
use super::offer::{Decision, Offer};
use super::position::Position;
use crate::engine::{Match, Table};
use crate::game::{Answer, Card, Outcome, Player, Question, Zone};
use crate::program::{
    AttributeId, CardId, CellId, CounterId, Direction, EventKind, PhaseId, Program, ValueId, ZoneKindId,
};
use crate::syntax::scenario::Contest;

/// What a question comes to, or why it has no answer.
pub(super) type Told<T> = Result<T, String>;

fn not_yet<T>(what: &str) -> Told<T> {
    Err(format!("{what} can't be checked yet"))
}

/// A game at a table, arranged as a scenario wants it.
#[derive(Clone)]
pub(super) struct Side<'t> {
    game: Match<'t>,
}

/// Arranges the position and hands the game on. An error says what could not be arranged.
pub(super) fn seated<R>(program: &Program, position: &Position, play: impl FnOnce(Side<'_>) -> R) -> Told<R> {
    refuse_what_is_missing(position)?;
    let players = u8::try_from(position.players).map_err(|_| "too many players".to_string())?;
    let table =
        Table::with_deck(program, players, position.deck.clone()).map_err(|error| error.to_string())?;
    if position.is_new_game {
        return Ok(play(Side { game: Match::new(&table, position.seed) }));
    }
    let mut zones = vec![Vec::new(); usize::from(table.zone_count)];
    let mut number = 0;
    for (place, cards) in &position.zones {
        let zone = zone(&table, *place);
        // The deck lists the cards zone by zone, so they are numbered as they lie.
        for _ in cards {
            zones[zone.index()].push(Card(number));
            number += 1;
        }
    }
    let active = position.turn.map_or(0, |(seat, _)| seat);
    Ok(play(Side { game: Match::arranged(&table, zones, Player(active as u8), position.seed) }))
}

fn refuse_what_is_missing(position: &Position) -> Told<()> {
    let Position {
        teams,
        options,
        aside,
        counters,
        named,
        numbers,
        points,
        direction,
        turn,
        dealer,
        out,
        ..
    } = position;
    let missing = [
        (!teams.is_empty(), "a game in teams"),
        (!options.is_empty(), "a game with options"),
        (!aside.is_empty(), "a position with cards set aside"),
        (!counters.is_empty(), "a position with counters"),
        (!named.is_empty(), "a position with a named value"),
        (!numbers.is_empty(), "a position with numbers"),
        (!points.is_empty(), "a position with points"),
        (direction.is_some(), "a position with a direction"),
        (turn.is_some_and(|(_, phase)| phase.is_some()), "a position in a phase"),
        (dealer.is_some(), "a position with a dealer"),
        (!out.is_empty(), "a position with players who are out"),
    ];
    missing.iter().find(|(is_so, _)| *is_so).map_or(Ok(()), |(_, what)| not_yet(what))
}

fn zone(table: &Table<'_>, place: Place) -> Zone {
    table.zone(place.kind, Player(place.owner as u8))
}

/// What happens.
impl Side<'_> {
    pub(super) fn begin_turn(&mut self, player: usize) -> Told<()> {
        self.game.begin_turn(Player(player as u8));
        Ok(())
    }

    pub(super) fn begin_phase(&mut self, _: usize, _: PhaseId) -> Told<()> {
        not_yet("the beginning of a phase")
    }

    /// The next game of a series.
    pub(super) fn begin_game(&mut self) -> Told<()> {
        not_yet("a second game")
    }

    /// Goes to what a player is offered in the turn, where the turns do not flow by themselves.
    pub(super) fn offer_turn(&mut self, player: usize) {
        self.game.offer_turn(Player(player as u8));
    }

    pub(super) fn choose(&mut self, option: usize) -> bool {
        self.game.choose(option)
    }
}

/// What is so.
impl Side<'_> {
    /// Why the game can't go on, where it can't.
    pub(super) fn stopped(&self) -> Option<String> {
        match self.game.outcome() {
            Some(Outcome::Stopped(missing)) => Some(missing.describe(self.game.table().program)),
            Some(Outcome::Won(_) | Outcome::OutOfTurns) | None => None,
        }
    }

    pub(super) fn decision(&self) -> Option<Decision> {
        let pending = self.game.decision()?;
        let offers = pending.options.iter().map(|answer| self.offer(answer)).collect();
        Some(Decision {
            player: pending.player.index(),
            is_turn: pending.question == Question::Offer,
            offers,
        })
    }

    fn offer(&self, answer: &Answer) -> Offer {
        match answer {
            Answer::Take { then, card: Some((_, card)) } => match self.game.verb_of(*then) {
                Some(EventKind::Discard) => Offer::Discard(self.printed(*card)),
                _other_verb => Offer::Play(self.printed(*card)),
            },
            Answer::Take { card: None, .. } => Offer::Draw,
            Answer::Leave(_) => Offer::Pass,
            Answer::Card(card) => Offer::Card(self.printed(*card)),
            Answer::Player(player) => Offer::Player(player.index()),
            Answer::Value(value) => Offer::Value(*value),
            Answer::Number(number) => Offer::Number(*number),
            Answer::Yes => Offer::Yes,
            Answer::No => Offer::No,
            Answer::Done => Offer::Done,
            Answer::Next(_, card) => Offer::Next(card.map(|card| self.printed(card))),
        }
    }

    fn printed(&self, card: Card) -> CardId {
        self.game.table().cards[card.index()]
    }

    /// The top card first.
    pub(super) fn cards(&self, place: Place) -> Vec<CardId> {
        let zone = zone(self.game.table(), place);
        self.game.game().zones.cards(zone).iter().rev().map(|card| self.printed(*card)).collect()
    }

    /// In all zones in which cards of a player work.
    pub(super) fn controlled(&self, player: usize) -> Vec<CardId> {
        let zones = &self.game.table().program.zones;
        let kinds = (0u8..).zip(zones).filter(|(_, zone)| zone.in_play).map(|(kind, _)| ZoneKindId(kind));
        kinds.flat_map(|kind| self.cards(Place::of(kind, player))).collect()
    }

    pub(super) fn set_aside(&self, _with: Option<CardId>) -> Told<Vec<CardId>> {
        not_yet("what is set aside")
    }

    /// On the cards with this name that lie somewhere.
    pub(super) fn counters(&self, _: CardId, _: CounterId) -> Told<u32> {
        not_yet("the number of counters")
    }

    pub(super) fn named(&self, _: AttributeId) -> Told<Option<ValueId>> {
        not_yet("a named value")
    }

    pub(super) fn number(&self, cell: CellId, owner: Option<usize>) -> Told<i64> {
        match (owner, self.game.game().cells.get(cell.index())) {
            (None, Some(number)) => Ok(i64::from(*number)),
            (Some(_), _) | (None, None) => not_yet("a number of a player"),
        }
    }

    pub(super) fn points(&self, _player: usize) -> Told<i64> {
        not_yet("the points of a player")
    }

    pub(super) fn direction(&self) -> Told<Direction> {
        not_yet("the direction of play")
    }

    /// Whose turn it is, and the phase.
    pub(super) fn turn(&self) -> Told<(usize, Option<PhaseId>)> {
        not_yet("whose turn it is")
    }

    pub(super) fn dealer(&self) -> Told<usize> {
        not_yet("who deals")
    }

    pub(super) fn is_out(&self, player: usize) -> Told<bool> {
        Ok(!self.game.game().players.contains(Player(player as u8)))
    }

    /// Whether a player can tell where a card with this name is.
    pub(super) fn sees(&self, _viewer: usize, _: CardId) -> Told<bool> {
        not_yet("what a player sees")
    }

    /// How many cards of a zone a player can tell.
    pub(super) fn seen_in(&self, _viewer: usize, _: Place) -> Told<usize> {
        not_yet("what a player sees")
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// Seats of those who won; empty while nobody has.
    pub(super) fn winners(&self, contest: Contest) -> Told<Vec<usize>> {
        match contest {
            Contest::Game if self.is_over() => Ok(self.game.winners().iter().map(Player::index).collect()),
            Contest::Game => Ok(Vec::new()),
            Contest::Series => not_yet("who wins the series"),
        }
    }

    /// As one player sees it, or with everything in it.
    pub(super) fn log(&self, _viewer: Option<usize>) -> Told<Vec<String>> {
        not_yet("the log")
    }
}
