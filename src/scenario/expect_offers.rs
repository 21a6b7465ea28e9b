//! What somebody is offered or asked, and what can be done.

use super::deeds::perform_act;
use super::expect::so_or;
use super::fitting::could_be_refused;
use super::offer::{Decision, Offer, Step, find, is_called, is_of_turn, steps};
use super::seats::Seats;
use super::table_side::{Side, Told};
use crate::syntax::scenario::{Act, Asked, Name, Pick};

/// Tries it on a copy of the game: now, or in the turn of the player.
pub(super) fn can(side: &Side<'_>, seats: Seats<'_>, player: &Name, act: &Act, can: bool) -> Told<()> {
    let seat = seats.seat(player)?;
    let mut trial = side.clone();
    let is_asked = side.decision().is_some_and(|decision| decision.player == seat || !decision.is_turn);
    if is_of_turn(act) && !is_asked && !side.is_over() {
        match side.turn().0.contains(&seat) && waits(&mut trial, seat)? {
            // It is their turn, and what they have done in it counts.
            true => {}
            false => trial.offer_turn(seat),
        }
    }
    if !can {
        return refused(&mut trial, seats, seat, act).map_err(|instead| match instead {
            Some(instead) => instead,
            None => format!("{} can", player.text),
        });
    }
    perform_act(&mut trial, seats, player, act)
}

/// In a turn that allies share, those who are asked before the player wait; whether there are any.
fn waits(trial: &mut Side<'_>, seat: usize) -> Told<bool> {
    let mut has_waited = false;
    while let Some(decision) = trial.decision().filter(|decision| decision.is_turn && decision.player != seat)
        && let Some(wait) = decision.offers.iter().position(|offer| *offer == Offer::Wait)
    {
        trial.choose(wait)?;
        has_waited = true;
    }
    Ok(has_waited)
}

/// Whether one step of the act is refused, which has to be something that could be refused. An error says what is so
/// instead; nothing where it can be done.
fn refused(trial: &mut Side<'_>, seats: Seats<'_>, seat: usize, act: &Act) -> Result<(), Option<String>> {
    for step in steps(act) {
        could_be_refused(trial, seats, seat, step)?;
        let decision = trial.decision().filter(|decision| decision.player == seat);
        match decision.and_then(|decision| find(seats, &decision, step)) {
            Some(option) => trial.choose(option)?,
            None => return Ok(()),
        }
    }
    Err(None)
}

/// Right now, without going anywhere.
pub(super) fn offered(side: &Side<'_>, seats: Seats<'_>, player: &Name, act: &Act, is: bool) -> Told<()> {
    let seat = seats.seat(player)?;
    let decision = side.decision();
    if let (false, Some(step)) = (is, steps(act).first()) {
        could_be_refused(side, seats, seat, *step)?;
    }
    let found = decision.as_ref().filter(|decision| decision.player == seat).is_some_and(|decision| {
        steps(act).first().is_some_and(|step: &Step<'_>| find(seats, decision, *step).is_some())
    });
    so_or(found == is, || seats.decision(decision.as_ref()))
}

fn open(side: &Side<'_>) -> Option<Decision> {
    side.decision().filter(|decision| !decision.is_turn)
}

pub(super) fn nobody_asked(side: &Side<'_>, seats: Seats<'_>) -> Told<()> {
    let decision = open(side);
    so_or(decision.is_none(), || seats.decision(decision.as_ref()))
}

pub(super) fn asked(side: &Side<'_>, seats: Seats<'_>, player: &Name, question: &Asked) -> Told<()> {
    let seat = seats.seat(player)?;
    let decision = open(side);
    let of_player = decision.as_ref().filter(|decision| decision.player == seat);
    let so = match (question, of_player) {
        (Asked::Nothing, found) => found.is_none(),
        (Asked::From(_) | Asked::Order(_) | Asked::YesOrNo, None) => false,
        (Asked::YesOrNo, Some(decision)) => decision.offers.contains(&Offer::Yes),
        (Asked::From(picks), Some(decision)) => is_all(seats, decision, picks),
        (Asked::Order(cards), Some(decision)) => {
            let nexts = decision.offers.iter().filter(|offer| matches!(offer, Offer::Next(_))).count();
            nexts == decision.offers.len()
                && nexts == cards.len()
                && cards.iter().all(|card| find(seats, decision, Step::Card(card)).is_some())
        }
    };
    so_or(so, || seats.decision(decision.as_ref()))?;
    match (question, of_player) {
        (Asked::From(picks), Some(decision)) => are_so_many(seats, decision, picks),
        _no_names => Ok(()),
    }
}

/// Whether these can be chosen and nothing else. To be done with choosing is no choice.
fn is_all(seats: Seats<'_>, decision: &Decision, picks: &[Pick]) -> bool {
    let each_is_offered = picks.iter().all(|pick| find(seats, decision, Step::Pick(pick)).is_some());
    let each_is_picked = decision
        .offers
        .iter()
        .filter(|offer| **offer != Offer::Done)
        .all(|offer| picks.iter().any(|pick| means(seats, decision, pick, offer)));
    each_is_offered && each_is_picked
}

fn means(seats: Seats<'_>, decision: &Decision, pick: &Pick, offer: &Offer) -> bool {
    match pick {
        Pick::Named(what) | Pick::Quoted(what) => is_called(seats, offer, &what.text),
        Pick::Unseen => *offer == Offer::Unseen,
        Pick::Nth(number) => decision.offers.get(number.wrapping_sub(1)) == Some(offer),
    }
}

/// A name that is said once stands for all its copies, of which any is as good as another; one that is said more often, for
/// so many.
fn are_so_many(seats: Seats<'_>, decision: &Decision, picks: &[Pick]) -> Told<()> {
    for offer in &decision.offers {
        let said = picks.iter().filter(|pick| means(seats, decision, pick, offer)).count();
        let there = decision.offers.iter().filter(|other| *other == offer).count();
        if said > 1 && said != there {
            let often = if there == 1 { "once".to_string() } else { format!("{there} times") };
            let asked = seats.decision(Some(decision));
            return Err(format!("{asked}; {} is offered {often}, not {said} times", seats.offer(offer)));
        }
    }
    Ok(())
}
