//! Lines about what a player can't do. That nothing of the kind is asked, or that a card lies where nobody could do
//! anything with it, refuses nothing: such a line would be met whatever the cards say.

use super::deck::{Place, hand};
use super::names;
use super::offer::{Decision, Offer, Step, is_of_turn};
use super::seats::Seats;
use super::table_side::{Side, Told};
use super::whereabouts::whereabouts;
use crate::program::EventKind;
use crate::syntax::scenario::{Act, Name, Pick};

/// Whether a decision is of the kind that a step could be an answer to, be it offered or not.
pub(super) fn fits(seats: Seats<'_>, decision: &Decision, step: Step<'_>) -> bool {
    let offers = |is_it: fn(&Offer) -> bool| decision.offers.iter().any(is_it);
    let is_question = !decision.is_turn;
    match step {
        Step::Act(Act::Discard(_)) => decision.is_turn || decision.chosen_for == Some(EventKind::Discard),
        Step::Act(Act::Play(_)) => decision.is_turn || decision.chosen_for == Some(EventKind::Play),
        Step::Act(Act::Use(_) | Act::Take(_) | Act::Draw | Act::Pass | Act::Wait) => decision.is_turn,
        Step::Act(Act::Accept | Act::Decline) => is_question,
        Step::Act(Act::Done) => true,
        Step::Act(Act::Name(_)) => offers(|offer| matches!(offer, Offer::Value(_))),
        Step::Act(Act::Order(_)) => decision.is_order(),
        Step::Card(_) => offers(is_card) || decision.is_order(),
        Step::Pick(Pick::Nth(_)) => is_question,
        Step::Pick(Pick::Unseen) => offers(is_card),
        Step::Pick(Pick::Named(what) | Pick::Quoted(what)) => is_of_kind(seats, decision, what),
        // Taken step by step.
        Step::Act(Act::Put(_) | Act::Choose(_)) => false,
    }
}

fn is_card(offer: &Offer) -> bool {
    matches!(offer, Offer::Card(_) | Offer::Unseen)
}

/// Whether something of the same kind as what is named is offered.
fn is_of_kind(seats: Seats<'_>, decision: &Decision, what: &Name) -> bool {
    let (program, text) = (seats.program, what.text.as_str());
    decision.offers.iter().any(|offer| match offer {
        Offer::Card(_) | Offer::Unseen => names::card(program, text).is_some(),
        Offer::Player(_) => seats.seat_of(text).is_some(),
        Offer::Value(_) => names::value(program, text).is_some(),
        Offer::Number(_) => text.parse::<i32>().is_ok(),
        Offer::Zone(_) => seats.spoken_place(text).is_some(),
        Offer::Mode(_) => {
            let is_it = |words: &String| words.eq_ignore_ascii_case(text.trim_end_matches('.'));
            decision.words.iter().any(is_it)
        }
        Offer::Discard(_)
        | Offer::Play(_)
        | Offer::Use(_)
        | Offer::Take(_)
        | Offer::Draw
        | Offer::Pass
        | Offer::Done
        | Offer::Wait
        | Offer::Yes
        | Offer::No
        | Offer::Next(_) => false,
    })
}

/// Whether a line may say that a player can't do this, or isn't offered it. An error says what there is instead.
pub(super) fn could_be_refused(side: &Side<'_>, seats: Seats<'_>, seat: usize, step: Step<'_>) -> Told<()> {
    let decision = side.decision();
    let asked = || seats.decision(decision.as_ref());
    let player = seats.name(seat);
    if is_done_in_turns(step) {
        if let Some(question) = decision.as_ref().filter(|decision| !fits(seats, decision, step)) {
            let answer = seats.answer(question).map_or(String::new(), |line| format!(": {line}"));
            return Err(format!("{}, and nobody is offered anything before it is answered{answer}", asked()));
        }
        return is_at_hand(side, seats, seat, step);
    }
    match decision.as_ref().filter(|decision| decision.player == seat) {
        Some(decision) if fits(seats, decision, step) => Ok(()),
        Some(_) => Err(format!("{}, and nothing of that kind", asked())),
        None => Err(format!(
            "{}, so there is nothing to be refused; a line that says so is: {player} is asked nothing",
            asked()
        )),
    }
}

fn is_done_in_turns(step: Step<'_>) -> bool {
    matches!(step, Step::Act(act) if is_of_turn(act))
}

/// A card is discarded or played out of a hand, and used there or in play.
fn is_at_hand(side: &Side<'_>, seats: Seats<'_>, seat: usize, step: Step<'_>) -> Told<()> {
    let (name, is_used) = match step {
        Step::Act(Act::Discard(name) | Act::Play(name)) => (name, false),
        Step::Act(Act::Use(name)) => (name, true),
        Step::Act(_) | Step::Card(_) | Step::Pick(_) => return Ok(()),
    };
    let Some(card) = names::card(seats.program, &name.text) else { return Ok(()) };
    let is_there = |place: &Place| {
        let zone = &seats.program.zones[place.kind.index()];
        (zone.is_hand && place.owner == seat) || (is_used && zone.in_play)
    };
    if hand(seats.program).is_none() || side.places_of(card).iter().any(is_there) {
        return Ok(());
    }
    Err(format!("{}, so this shows nothing about it", whereabouts(side, seats, card)))
}
