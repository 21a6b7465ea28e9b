//! Running one scenario.

use super::deeds::perform;
use super::dice;
use super::expect::expect;
use super::expect_offers::speaks_of_questions;
use super::position::{Position, position};
use super::seats::Seats;
use super::table_side::{Side, seated};
use crate::program::Program;
use crate::source::Span;
use crate::syntax::scenario::{Fact, Line, LineKind, Scenario, Section};

/// How a scenario went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    pub name: String,
    pub numbers: Vec<String>,
    pub failure: Option<Failure>,
}

/// The line that failed, what happened instead, and everything that happened up to there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub at: Span,
    pub happened: String,
    pub log: Vec<String>,
}

/// Runs a scenario that has no mistakes. The same program gives the same result.
pub fn run(program: &Program, scenario: &Scenario) -> Ran {
    Ran {
        name: scenario.name.text.clone(),
        numbers: scenario.numbers.iter().map(|number| number.text.clone()).collect(),
        failure: play(program, scenario).err(),
    }
}

/// Runs a scenario and tells everything that happened in it, up to its end or to the line that failed.
pub fn tell(program: &Program, scenario: &Scenario) -> Result<Vec<String>, String> {
    let seats = Seats { program, players: scenario.players().unwrap_or_default() };
    let position = position(seats, scenario)?;
    seated(program, &position, seats.names(), |mut side| {
        match walked(&mut side, &position, seats, scenario) {
            Ok(()) => side.log(None),
            Err(failure) => failure.log,
        }
    })
}

fn play(program: &Program, scenario: &Scenario) -> Result<(), Failure> {
    let failed = |happened: String| Failure { at: scenario.name.span(), happened, log: Vec::new() };
    let seats = Seats { program, players: scenario.players().unwrap_or_default() };
    let position = position(seats, scenario).map_err(failed)?;
    seated(program, &position, seats.names(), |mut side| walked(&mut side, &position, seats, scenario))
        .map_err(failed)?
}

/// From its first line to its last, with the die as the scenario wants it.
fn walked(
    side: &mut Side<'_>,
    position: &Position,
    seats: Seats<'_>,
    scenario: &Scenario,
) -> Result<(), Failure> {
    let walk = |side: &mut Side<'_>| {
        side.begin(position);
        walk(side, seats, scenario)
    };
    match dice::wanted(scenario) {
        Some(wanted) => dice::walk(side, position.seed, &wanted, walk),
        None => walk(side),
    }
}

/// Line by line, to the first that fails.
fn walk(side: &mut Side<'_>, seats: Seats<'_>, scenario: &Scenario) -> Result<(), Failure> {
    let mut is_first = true;
    let mut then = 0;
    for (number, line) in scenario.lines.iter().enumerate() {
        let done = match &line.kind {
            LineKind::When(deed) | LineKind::Deed(deed) => {
                perform(side, seats, deed, std::mem::take(&mut is_first))
            }
            LineKind::Fact(fact) if line.section == Section::Then => {
                look(side, seats, fact, &scenario.lines[then..])
            }
            LineKind::Then => {
                then = number;
                Ok(())
            }
            LineKind::Comment(_)
            | LineKind::Players(_)
            | LineKind::Teams(_)
            | LineKind::Option { .. }
            | LineKind::Sets(_)
            | LineKind::Chance(_)
            | LineKind::Fact(_) => Ok(()),
        };
        done.map_err(|happened| Failure {
            at: line.at.0,
            happened: side.stopped().unwrap_or(happened),
            log: side.log(None),
        })?;
    }
    Ok(())
}

/// A question inside an effect may be left open only where the scenario speaks of it.
fn look(side: &Side<'_>, seats: Seats<'_>, fact: &Fact, from_then: &[Line]) -> Result<(), String> {
    if let Some(stopped) = side.stopped() {
        return Err(stopped);
    }
    let block = from_then.iter().take_while(|line| line.section == Section::Then);
    let mut facts = block.filter_map(|line| match &line.kind {
        LineKind::Fact(fact) => Some(fact),
        LineKind::Comment(_)
        | LineKind::Players(_)
        | LineKind::Teams(_)
        | LineKind::Option { .. }
        | LineKind::Sets(_)
        | LineKind::Chance(_)
        | LineKind::When(_)
        | LineKind::Deed(_)
        | LineKind::Then => None,
    });
    let open = side.decision().filter(|decision| !decision.is_turn);
    if let Some(decision) = open
        && !facts.any(speaks_of_questions)
    {
        let asked = seats.decision(Some(&decision));
        return Err(format!("{asked}, and no line under \"then\" speaks of that question"));
    }
    expect(side, seats, fact)
}
