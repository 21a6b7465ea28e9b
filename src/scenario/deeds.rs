//! What is done in a scenario: turns that begin and end, and the options that players take.

use super::names;
use super::offer::{Decision, Step, find, is_of_turn, steps};
use super::seats::Seats;
use super::table_side::{Side, Told};
use super::whereabouts::whereabouts;
use crate::syntax::scenario::{Act, Deed, Name};

/// Turns are not longer than this; whoever passes so often goes round in circles.
const MOST_PASSES: usize = 100;

/// An error says why it could not be done.
pub(super) fn perform(side: &mut Side<'_>, seats: Seats<'_>, deed: &Deed, is_first: bool) -> Told<()> {
    match deed {
        // The position already is a new game.
        Deed::GameBegins if is_first => Ok(()),
        Deed::GameBegins => side.begin_game(),
        Deed::TurnBegins(player) => begin_turn(side, seats, player),
        Deed::TurnEnds(player) => end_turn(side, seats, player),
        Deed::PhaseBegins { player, phase } => {
            let id = names::phase(seats.program, &phase.text);
            let id = id.ok_or_else(|| format!("there is no phase {}", phase.text))?;
            let seat = seats.seat(player)?;
            // A turn that goes on by itself may have come to the phase already.
            if side.turn() != (vec![seat], Some(id)) || side.decision().is_none() {
                nobody_is_busy(side, seats)?;
                side.begin_phase(seat, id);
            }
            Ok(())
        }
        Deed::Loses(player) => {
            let seat = seats.seat(player)?;
            nobody_is_busy(side, seats)?;
            side.lose(seat);
            Ok(())
        }
        Deed::Does { player, act } => perform_act(side, seats, player, act),
    }
}

/// A turn that has begun by itself, after the one before, is not begun again.
fn begin_turn(side: &mut Side<'_>, seats: Seats<'_>, player: &Name) -> Told<()> {
    let seat = seats.seat(player)?;
    let is_fresh = side.decision().is_some() && side.turn().0.contains(&seat) && side.turns().1 == 0;
    if !is_fresh {
        nobody_is_busy(side, seats)?;
        side.begin_turn(seat);
    }
    Ok(())
}

/// Where a turn is going on, it has to end before something else begins.
fn nobody_is_busy(side: &Side<'_>, seats: Seats<'_>) -> Told<()> {
    match side.decision() {
        Some(decision) => Err(seats.decision(Some(&decision))),
        None if side.is_over() => Err("the game is over".to_string()),
        None => Ok(()),
    }
}

fn end_turn(side: &mut Side<'_>, seats: Seats<'_>, player: &Name) -> Told<()> {
    let seat = seats.seat(player)?;
    let (turn, _) = side.turns();
    if !side.turn().0.contains(&seat) {
        let names: Vec<&str> = side.turn().0.iter().map(|seat| seats.name(*seat)).collect();
        return Err(format!("it is {}'s turn", names.join(" and ")));
    }
    if side.decision().is_none() && !side.is_over() {
        side.offer_turn(seat);
    }
    for _ in 0..MOST_PASSES {
        if side.turns().0 != turn || side.is_over() {
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
        Some(option) => side.choose(option),
        None => Err(seats.decision(Some(&decision))),
    }
}

/// Takes the options that an act means. Where nothing is going on, it is the turn of the player.
pub(super) fn perform_act(side: &mut Side<'_>, seats: Seats<'_>, player: &Name, act: &Act) -> Told<()> {
    let seat = seats.seat(player)?;
    if is_of_turn(act) && side.decision().is_none() && !side.is_over() {
        side.offer_turn(seat);
    }
    let steps = steps(act);
    for (number, step) in steps.iter().enumerate() {
        // The last one of several has no choice left.
        let is_last = number > 0 && number + 1 == steps.len();
        if let (Act::Put(_), [this, last]) = (act, &steps[number..]) {
            is_left(side, seats, *this, *last)?;
        }
        match take(side, seats, seat, *step) {
            Ok(()) => {}
            Err(_) if is_last && matches!(act, Act::Put(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Whether the last one is what will be left: it is put without asking.
fn is_left(side: &Side<'_>, seats: Seats<'_>, this: Step<'_>, last: Step<'_>) -> Told<()> {
    let Some(mut decision) = side.decision() else { return Ok(()) };
    let asked = seats.decision(Some(&decision));
    if let Some(taken) = find(seats, &decision, this) {
        decision.offers.remove(taken);
    }
    match (find(seats, &decision, last), last.name()) {
        (None, Some(name)) => Err(format!(
            "{} is not left to be put last: {asked}{}",
            name.text,
            where_it_is(side, seats, last)
        )),
        (Some(_), _) | (None, None) => Ok(()),
    }
}

fn take(side: &mut Side<'_>, seats: Seats<'_>, seat: usize, step: Step<'_>) -> Told<()> {
    let decision = side.decision();
    let found = decision.as_ref().filter(|decision| decision.player == seat);
    match found.and_then(|decision| find(seats, decision, step)) {
        Some(option) => side.choose(option),
        None => {
            let asked = seats.decision(decision.as_ref()) + &where_it_is(side, seats, step);
            let asked = asked + &why_unused(side, seats, seat, step).unwrap_or_default();
            let asked = asked + &how_to_order(seats, decision.as_ref()).unwrap_or_default();
            let is_question = decision.as_ref().is_some_and(|decision| !decision.is_turn);
            Err(match (is_choice(step) && !is_question, &decision) {
                (true, _) => asked + NOT_ASKED,
                (false, None) if !side.is_over() => asked + &no_offer(seats, seat, step),
                (false, _) => asked,
            })
        }
    }
}

/// A question of order is not answered by choosing.
fn how_to_order(seats: Seats<'_>, decision: Option<&Decision>) -> Option<String> {
    let line = seats.answer(decision.filter(|decision| decision.is_order())?)?;
    Some(format!("; which of them acts first is said like this: {line}"))
}

/// What is said where nobody is asked anything, and a line chooses.
const NOT_ASKED: &str = "; a choice with only one way is made without asking, and needs no line";

/// What is said where a turn offers nothing, since its phases only say what has to be done.
fn no_offer(seats: Seats<'_>, seat: usize, step: Step<'_>) -> String {
    let Some(phase) = seats.program.words.phases.first() else { return String::new() };
    let line = format!("it is {}'s {phase} phase", seats.name(seat));
    match step {
        Step::Act(Act::Use(_)) => {
            format!(
                "; in this game abilities are offered when a phase begins, which a line above says: {line}"
            )
        }
        Step::Act(_) | Step::Card(_) | Step::Pick(_) => {
            format!("; what a phase does begins with a line above: {line}")
        }
    }
}

fn is_choice(step: Step<'_>) -> bool {
    match step {
        Step::Pick(_) | Step::Card(_) => true,
        Step::Act(_) => false,
    }
}

/// What keeps the player from using the card.
fn why_unused(side: &Side<'_>, seats: Seats<'_>, seat: usize, step: Step<'_>) -> Option<String> {
    let Step::Act(Act::Use(name)) = step else { return None };
    let why = side.unused(seat, names::card(seats.program, &name.text)?)?;
    Some(format!(", and {why}"))
}

/// Where the card of the step lies, for whoever thought it was in that player's hand.
fn where_it_is(side: &Side<'_>, seats: Seats<'_>, step: Step<'_>) -> String {
    let card = step.name().and_then(|name| names::card(seats.program, &name.text));
    card.map_or(String::new(), |card| format!("; {}", whereabouts(side, seats, card)))
}
