//! What is done in a scenario: turns that begin and end, and the options that players take.

use super::names;
use super::offer::{Step, find, is_of_turn, steps};
use super::seats::Seats;
use super::table_side::{Side, Told};
use crate::syntax::scenario::{Act, Deed, Name};

/// Turns are not longer than this; whoever passes so often goes round in circles.
const MOST_PASSES: usize = 100;

/// An error says why it could not be done.
pub(super) fn perform(side: &mut Side<'_>, seats: Seats<'_>, deed: &Deed, is_first: bool) -> Told<()> {
    match deed {
        // The position already is a new game.
        Deed::GameBegins if is_first => Ok(()),
        Deed::GameBegins => side.begin_game(),
        Deed::TurnBegins(player) => side.begin_turn(seats.seat(player)?),
        Deed::TurnEnds(player) => end_turn(side, seats, player),
        Deed::PhaseBegins { player, phase } => {
            let id = names::phase(seats.program, &phase.text);
            side.begin_phase(
                seats.seat(player)?,
                id.ok_or_else(|| format!("there is no phase {}", phase.text))?,
            )
        }
        Deed::Does { player, act } => perform_act(side, seats, player, act),
    }
}

fn end_turn(side: &mut Side<'_>, seats: Seats<'_>, player: &Name) -> Told<()> {
    let seat = seats.seat(player)?;
    for _ in 0..MOST_PASSES {
        if side.turn()?.0 != seat || side.is_over() {
            return Ok(());
        }
        pass(side, seats)?;
    }
    Err(format!("{}'s turn does not end", player.text))
}

fn pass(side: &mut Side<'_>, seats: Seats<'_>) -> Told<()> {
    let Some(decision) = side.decision() else { return Err("nobody is asked anything".to_string()) };
    let way = [Act::Pass, Act::Done].into_iter().find_map(|act| find(seats, &decision, Step::Act(&act)));
    match way.filter(|_| decision.is_turn) {
        Some(option) => {
            side.choose(option);
            Ok(())
        }
        None => Err(seats.decision(Some(&decision))),
    }
}

/// Takes the options that an act means.
pub(super) fn perform_act(side: &mut Side<'_>, seats: Seats<'_>, player: &Name, act: &Act) -> Told<()> {
    let seat = seats.seat(player)?;
    let asked = side.decision();
    let is_asked = asked.as_ref().is_some_and(|decision| decision.player == seat && decision.is_turn);
    if is_of_turn(act) && !is_asked {
        if let Some(decision) = asked.filter(|decision| !decision.is_turn) {
            return Err(seats.decision(Some(&decision)));
        }
        side.offer_turn(seat);
    }
    let steps = steps(act);
    for (number, step) in steps.iter().enumerate() {
        // The last one of several has no choice left.
        let is_last = number > 0 && number + 1 == steps.len();
        match take(side, seats, seat, *step) {
            Ok(()) => {}
            Err(_) if is_last && matches!(act, Act::Put(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

fn take(side: &mut Side<'_>, seats: Seats<'_>, seat: usize, step: Step<'_>) -> Told<()> {
    let decision = side.decision();
    let found = decision.as_ref().filter(|decision| decision.player == seat);
    match found.and_then(|decision| find(seats, decision, step)) {
        Some(option) => {
            side.choose(option);
            Ok(())
        }
        None => Err(seats.decision(decision.as_ref())),
    }
}
