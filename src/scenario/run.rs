//! Running one scenario.

use super::deeds::perform;
use super::dice;
use super::expect::expect;
use super::open_question::left_open;
use super::position::{Position, position};
use super::seats::Seats;
use super::table_side::{Side, seated};
use crate::program::Program;
use crate::source::Span;
use crate::syntax::scenario::{LineKind, Scenario, Section};

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
    /// Where a question was left open behind the line, which came to pass itself: what can be written.
    pub open: Option<Vec<String>>,
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
    let failed =
        |happened: String| Failure { at: scenario.name.span(), happened, open: None, log: Vec::new() };
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
    let mut last_deed = None;
    for (number, line) in scenario.lines.iter().enumerate() {
        let done = match &line.kind {
            LineKind::When(deed) | LineKind::Deed(deed) => {
                let is_first = last_deed.replace(line).is_none();
                perform(side, seats, deed, is_first)
            }
            LineKind::Fact(fact) if line.section == Section::Then => expect(side, seats, fact),
            LineKind::Then => match left_open(side, seats, &scenario.lines[number + 1..]) {
                Some(open) if side.stopped().is_none() => {
                    return Err(Failure {
                        at: last_deed.unwrap_or(line).at.0,
                        happened: open.asked,
                        open: Some(open.help),
                        log: side.log(None),
                    });
                }
                Some(_) | None => Ok(()),
            },
            LineKind::Comment(_)
            | LineKind::Players(_)
            | LineKind::Teams(_)
            | LineKind::Option { .. }
            | LineKind::Sets(_)
            | LineKind::Chance(_)
            | LineKind::Fact(_) => Ok(()),
        };
        let done = side.stopped().map_or(done, Err);
        done.map_err(|happened| Failure { at: line.at.0, happened, open: None, log: side.log(None) })?;
    }
    Ok(())
}
