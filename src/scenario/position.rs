//! The position that a scenario begins with, in numbers of the program.

use super::arrange::arrange;
use super::deck::Place;
use super::names;
use super::seats::Seats;
use crate::program::{AttributeId, CardId, CellId, CounterId, Direction, OptionId, PhaseId, ValueId};
use crate::syntax::scenario::{
    self, Chance, Contest, Deed, Expected, Fact, Lies, Line, LineKind, OptionIs, Scenario, Section, State,
};

#[derive(Debug, Default)]
pub(super) struct Position {
    pub players: usize,
    /// Seats, team by team; empty where everybody plays alone.
    pub teams: Vec<Vec<usize>>,
    pub options: Vec<(OptionId, Option<u32>)>,
    /// The usual options that are left out.
    pub without: Vec<OptionId>,
    /// The sets the deck is made of; none for all of them.
    pub sets: Vec<u8>,
    pub seed: u64,
    /// Nothing lies anywhere: the setup of the game comes first.
    pub is_new_game: bool,
    /// A series of games is spoken of: after one comes the next.
    pub is_series: bool,
    /// Every card that is in the game.
    pub deck: Vec<CardId>,
    /// The cards of each zone, the top card last. Those of the deck that are set aside are in none.
    pub zones: Vec<(Place, Vec<CardId>)>,
    /// With another card, or by the game.
    pub aside: Vec<(CardId, Option<CardId>)>,
    pub counters: Vec<(CardId, CounterId, u32)>,
    pub named: Vec<(AttributeId, Option<ValueId>)>,
    pub numbers: Vec<(CellId, Option<usize>, u32)>,
    pub points: Vec<(usize, u32)>,
    pub direction: Option<Direction>,
    pub turn: Option<(usize, Option<PhaseId>)>,
    pub dealer: Option<usize>,
    pub out: Vec<usize>,
}

/// An error says what could not be arranged.
pub(super) fn position(seats: Seats<'_>, scenario: &Scenario) -> Result<Position, String> {
    let mut found = Position { players: seats.players.len(), ..Position::default() };
    let mut lying = Vec::new();
    for line in scenario.lines.iter().filter(|line| line.section == Section::Given) {
        match &line.kind {
            LineKind::Teams(teams) => {
                for team in teams {
                    found.teams.push(team.iter().map(|member| seats.seat(member)).collect::<Result<_, _>>()?);
                }
            }
            LineKind::Option { name, is } => {
                let option = names::option(seats.program, &name.text).ok_or_else(|| unknown(name))?;
                match is {
                    OptionIs::InForce => found.options.push((option, None)),
                    OptionIs::At(number) => found.options.push((option, Some(*number))),
                    OptionIs::LeftOut => found.without.push(option),
                }
            }
            LineKind::Sets(sets) => {
                for set in sets {
                    found.sets.push(names::set(seats.program, &set.text).ok_or_else(|| unknown(set))?);
                }
            }
            LineKind::Chance(Chance::Seed(seed)) => found.seed = *seed,
            LineKind::Chance(Chance::Die(_)) => {}
            LineKind::Fact(Fact::Lies(what)) => {
                if let Lies::SetAside { card, with } = what {
                    found.aside.push(aside(seats, card, with.as_ref())?);
                }
                lying.push(what);
            }
            LineKind::Fact(Fact::State(what)) => state(&mut found, seats, what)?,
            LineKind::Fact(Fact::Expected(_)) => {
                return Err("this is nothing that a position has".to_string());
            }
            LineKind::Comment(_)
            | LineKind::Players(_)
            | LineKind::When(_)
            | LineKind::Deed(_)
            | LineKind::Then => {}
        }
    }
    let first = scenario.lines.iter().find(|line| matches!(line.kind, LineKind::When(_)));
    found.is_new_game = first.is_some_and(|line| line.kind == LineKind::When(Deed::GameBegins));
    found.is_series = scenario.lines.iter().any(speaks_of_series);
    arrange(&mut found, seats, &lying)?;
    for (card, ..) in &found.counters {
        if times_in_play(seats, &found, *card) > 1 {
            let card = names::say_card(seats.program, *card);
            return Err(format!(
                "{card} is in play more than once, and nothing says on which the counters lie"
            ));
        }
    }
    Ok(found)
}

/// How many cards by this name are in play, be they named or picked to make up a number.
fn times_in_play(seats: Seats<'_>, found: &Position, card: CardId) -> usize {
    let in_play = found.zones.iter().filter(|(place, _)| seats.program.zones[place.kind.index()].in_play);
    in_play.flat_map(|(_, cards)| cards).filter(|other| **other == card).count()
}

fn speaks_of_series(line: &Line) -> bool {
    let LineKind::Fact(Fact::Expected(what)) = &line.kind else { return false };
    matches!(
        what,
        Expected::Wins { contest: Contest::Series, .. }
            | Expected::WinsNot { contest: Contest::Series, .. }
            | Expected::NobodyWins(Contest::Series)
    )
}

/// Everything but where the cards are.
fn state(found: &mut Position, seats: Seats<'_>, what: &State) -> Result<(), String> {
    let program = seats.program;
    match what {
        State::Points { player, count } => found.points.push((seats.seat(player)?, *count)),
        State::Goods { player, has } => {
            let seat = seats.seat(player)?;
            for (count, goods) in has {
                let cell = names::goods(program, &goods.text).ok_or_else(|| unknown(goods))?;
                found.numbers.push((cell, Some(seat), *count));
            }
        }
        State::Counters { card, count, counter } => {
            let id = names::card(program, &card.text).ok_or_else(|| unknown(card))?;
            let kind = names::counter(program, &counter.text).ok_or_else(|| unknown(counter))?;
            found.counters.push((id, kind, *count));
        }
        State::Named { attribute, value } => {
            let id = names::attribute(program, &attribute.text).ok_or_else(|| unknown(attribute))?;
            let value = match value {
                Some(value) => Some(names::value_of(program, id, &value.text).ok_or_else(|| unknown(value))?),
                None => None,
            };
            found.named.push((id, value));
        }
        State::Number { owner, name, is } => {
            let owner = owner.as_ref().map(|owner| seats.seat(owner)).transpose()?;
            let cell = names::cell(program, &name.text).ok_or_else(|| unknown(name))?;
            found.numbers.push((cell, owner, *is));
        }
        State::Direction(direction) => {
            found.direction = Some(match direction {
                scenario::Direction::Clockwise => Direction::Clockwise,
                scenario::Direction::Counterclockwise => Direction::Counterclockwise,
            });
        }
        State::Turn { player, phase } => {
            let phase = match phase {
                Some(phase) => Some(names::phase(program, &phase.text).ok_or_else(|| unknown(phase))?),
                None => None,
            };
            found.turn = Some((seats.seat(player)?, phase));
        }
        State::Dealer(player) => found.dealer = Some(seats.seat(player)?),
        State::Out(player) => found.out.push(seats.seat(player)?),
    }
    Ok(())
}

fn aside(
    seats: Seats<'_>,
    card: &scenario::Name,
    with: Option<&scenario::Name>,
) -> Result<(CardId, Option<CardId>), String> {
    let id = |card: &scenario::Name| names::card(seats.program, &card.text).ok_or_else(|| unknown(card));
    Ok((id(card)?, with.map(id).transpose()?))
}

fn unknown(name: &scenario::Name) -> String {
    format!("the game has no \"{}\"", name.text)
}
