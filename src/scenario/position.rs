//! The position that a scenario begins with, in numbers of the program.

use super::arrange::arrange;
use super::deck::Place;
use super::names;
use super::seats::Seats;
use crate::program::{AttributeId, CardId, CellId, CounterId, Direction, OptionId, PhaseId, ValueId};
use crate::syntax::scenario::{self, Contest, Deed, Fact, Line, LineKind, Scenario, Section};

#[derive(Debug, Default)]
pub(super) struct Position {
    pub players: usize,
    /// Seats, team by team; empty where everybody plays alone.
    pub teams: Vec<Vec<usize>>,
    pub options: Vec<(OptionId, Option<u32>)>,
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
    let mut facts = Vec::new();
    for line in scenario.lines.iter().filter(|line| line.section == Section::Given) {
        match &line.kind {
            LineKind::Teams(teams) => {
                for team in teams {
                    found.teams.push(team.iter().map(|member| seats.seat(member)).collect::<Result<_, _>>()?);
                }
            }
            LineKind::Option { name, number } => {
                let option = names::option(seats.program, &name.text);
                found.options.push((option.ok_or_else(|| unknown(name))?, *number));
            }
            LineKind::Sets(sets) => {
                for set in sets {
                    found.sets.push(names::set(seats.program, &set.text).ok_or_else(|| unknown(set))?);
                }
            }
            LineKind::Seed(seed) => found.seed = *seed,
            LineKind::Fact(fact) => facts.push(fact),
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
    for fact in &facts {
        state(&mut found, seats, fact)?;
    }
    arrange(&mut found, seats, &facts)?;
    Ok(found)
}

fn speaks_of_series(line: &Line) -> bool {
    let LineKind::Fact(fact) = &line.kind else { return false };
    matches!(
        fact,
        Fact::Wins { contest: Contest::Series, .. }
            | Fact::WinsNot { contest: Contest::Series, .. }
            | Fact::NobodyWins(Contest::Series)
    )
}

/// Everything but where the cards are.
fn state(found: &mut Position, seats: Seats<'_>, fact: &Fact) -> Result<(), String> {
    let program = seats.program;
    match fact {
        Fact::Points { player, count } => found.points.push((seats.seat(player)?, *count)),
        Fact::Counters { card, count, counter } => {
            let id = names::card(program, &card.text).ok_or_else(|| unknown(card))?;
            let kind = names::counter(program, &counter.text).ok_or_else(|| unknown(counter))?;
            found.counters.push((id, kind, *count));
        }
        Fact::Named { attribute, value } => {
            let id = names::attribute(program, &attribute.text).ok_or_else(|| unknown(attribute))?;
            let value = match value {
                Some(value) => Some(names::value_of(program, id, &value.text).ok_or_else(|| unknown(value))?),
                None => None,
            };
            found.named.push((id, value));
        }
        Fact::Number { owner, name, is } => {
            let owner = owner.as_ref().map(|owner| seats.seat(owner)).transpose()?;
            let cell = names::cell(program, &name.text).ok_or_else(|| unknown(name))?;
            found.numbers.push((cell, owner, *is));
        }
        Fact::Direction(direction) => {
            found.direction = Some(match direction {
                scenario::Direction::Clockwise => Direction::Clockwise,
                scenario::Direction::Counterclockwise => Direction::Counterclockwise,
            });
        }
        Fact::Turn { player, phase } => {
            let phase = match phase {
                Some(phase) => Some(names::phase(program, &phase.text).ok_or_else(|| unknown(phase))?),
                None => None,
            };
            found.turn = Some((seats.seat(player)?, phase));
        }
        Fact::Dealer(player) => found.dealer = Some(seats.seat(player)?),
        Fact::Out(player) => found.out.push(seats.seat(player)?),
        Fact::SetAside { card, with } => {
            let id = names::card(program, &card.text).ok_or_else(|| unknown(card))?;
            let with = match with {
                Some(with) => Some(names::card(program, &with.text).ok_or_else(|| unknown(with))?),
                None => None,
            };
            found.aside.push((id, with));
        }
        Fact::Has { .. } | Fact::At { .. } | Fact::ZoneIs { .. } | Fact::ZoneHas { .. } => {}
        Fact::HasNot { .. }
        | Fact::Contains { .. }
        | Fact::Can { .. }
        | Fact::Offered { .. }
        | Fact::Asked { .. }
        | Fact::NobodyAsked
        | Fact::Sees { .. }
        | Fact::Counts { .. }
        | Fact::SeesCount { .. }
        | Fact::Wins { .. }
        | Fact::WinsNot { .. }
        | Fact::NobodyWins(_)
        | Fact::GoesOn
        | Fact::Over
        | Fact::Log { .. } => return Err("this is nothing that a position has".to_string()),
    }
    Ok(())
}

fn unknown(name: &scenario::Name) -> String {
    format!("the game has no \"{}\"", name.text)
}
