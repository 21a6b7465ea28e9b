//! A die that shows what a scenario wants: chance is tried in one way after the other until it does. The game knows
//! nothing of it.

use super::run::Failure;
use super::table_side::Side;
use crate::source::Span;
use crate::syntax::scenario::{Chance, LineKind, Scenario};

/// So many ways are tried. Four rolls come out as they are wanted once in 1,296.
const TRIES: u64 = 20_000;

/// What the die is to show, and the line that says so.
pub(super) struct Wanted<'s> {
    shows: &'s [u32],
    at: Span,
}

pub(super) fn wanted(scenario: &Scenario) -> Option<Wanted<'_>> {
    scenario.lines.iter().find_map(|line| match &line.kind {
        LineKind::Chance(Chance::Die(shows)) => Some(Wanted { shows, at: line.at.0 }),
        _another => None,
    })
}

/// Walks through the scenario until the die shows what it should. Whatever went wrong with another roll counts for nothing.
pub(super) fn walk<'t>(
    side: &mut Side<'t>,
    seed: u64,
    wanted: &Wanted<'_>,
    mut walk: impl FnMut(&mut Side<'t>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let start = side.clone();
    let failed = |happened: String, log| Err(Failure { at: wanted.at, happened, open: None, log });
    for way in 0..TRIES {
        let mut tried = start.clone();
        tried.reseed(seed.wrapping_add(way));
        let done = walk(&mut tried);
        let rolled = tried.rolls();
        if !rolled.iter().zip(wanted.shows).all(|(rolled, wanted)| rolled == wanted) {
            continue;
        }
        *side = tried;
        if done.is_ok() && rolled.len() < wanted.shows.len() {
            let times = match rolled.len() {
                0 => "the die was not rolled".to_string(),
                1 => "the die was rolled once".to_string(),
                times => format!("the die was rolled {times} times"),
            };
            return failed(times, side.log(None));
        }
        return done;
    }
    failed(format!("the die did not show this in {TRIES} tries"), Vec::new())
}
