//! A decision of a game in words that do not depend on how the engine keeps it, and which option of it a
//! line of a scenario means.

use super::deck::Place;
use super::names;
use super::seats::Seats;
use crate::program::{ActionId, CardId, EventKind, ValueId};
use crate::syntax::scenario::{Act, Name, Pick};

pub(super) struct Decision {
    /// The seat of who decides.
    pub player: usize,
    /// What the turn offers; else a question inside an effect.
    pub is_turn: bool,
    /// What a card is chosen for, where one is.
    pub chosen_for: Option<EventKind>,
    pub offers: Vec<Offer>,
    /// The words of everything that the text could offer which asks here, offered now or not.
    pub words: Vec<String>,
}

impl Decision {
    /// Which condition or change takes effect next.
    pub(super) fn is_order(&self) -> bool {
        self.offers.iter().any(|offer| matches!(offer, Offer::Next(_)))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Offer {
    Discard(CardId),
    Play(CardId),
    Use(CardId),
    Take(ActionId),
    Draw,
    Pass,
    Done,
    Wait,
    Yes,
    No,
    Card(CardId),
    /// One of those that the chooser can't see.
    Unseen,
    Player(usize),
    Value(ValueId),
    Number(i32),
    Zone(Place),
    /// One of several things to do, in its words.
    Mode(String),
    /// Which condition or change takes effect next.
    Next(Bearer),
}

/// What an ability stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bearer {
    Card(CardId),
    /// The rule with this number among those of the game.
    Rule(usize),
}

/// The acts of a turn; the others answer a question.
pub(super) fn is_of_turn(act: &Act) -> bool {
    match act {
        Act::Discard(_) | Act::Play(_) | Act::Use(_) | Act::Take(_) | Act::Draw | Act::Pass | Act::Wait => {
            true
        }
        Act::Done
        | Act::Accept
        | Act::Decline
        | Act::Name(_)
        | Act::Order(_)
        | Act::Put(_)
        | Act::Choose(_) => false,
    }
}

/// The steps that an act is: one choice after the other.
pub(super) fn steps(act: &Act) -> Vec<Step<'_>> {
    match act {
        Act::Put(cards) => cards.iter().map(Step::Card).collect(),
        Act::Choose(picks) => picks.iter().map(Step::Pick).collect(),
        Act::Discard(_)
        | Act::Play(_)
        | Act::Use(_)
        | Act::Take(_)
        | Act::Draw
        | Act::Pass
        | Act::Done
        | Act::Wait
        | Act::Accept
        | Act::Decline
        | Act::Name(_)
        | Act::Order(_) => vec![Step::Act(act)],
    }
}

#[derive(Clone, Copy)]
pub(super) enum Step<'a> {
    Act(&'a Act),
    Card(&'a Name),
    Pick(&'a Pick),
}

impl<'a> Step<'a> {
    /// The card, player or value that it names.
    pub(super) fn name(self) -> Option<&'a Name> {
        match self {
            Step::Act(
                Act::Discard(name)
                | Act::Play(name)
                | Act::Use(name)
                | Act::Take(name)
                | Act::Name(name)
                | Act::Order(name),
            )
            | Step::Card(name)
            | Step::Pick(Pick::Named(name) | Pick::Quoted(name)) => Some(name),
            Step::Act(
                Act::Draw
                | Act::Pass
                | Act::Done
                | Act::Wait
                | Act::Accept
                | Act::Decline
                | Act::Put(_)
                | Act::Choose(_),
            )
            | Step::Pick(Pick::Nth(_) | Pick::Unseen) => None,
        }
    }
}

/// The number of the option that is meant.
pub(super) fn find(seats: Seats<'_>, decision: &Decision, step: Step<'_>) -> Option<usize> {
    match step {
        Step::Act(act) => {
            let is_it = |offer: &Offer| is(seats, offer, act) || is_chosen(seats, decision, offer, act);
            decision.offers.iter().position(is_it)
        }
        Step::Card(card) => {
            let id = names::card(seats.program, &card.text);
            let is_it = |offer: &Offer| matches!(offer, Offer::Card(one) if Some(*one) == id);
            decision.offers.iter().position(|offer| is_it(offer) || is_next(seats, offer, card))
        }
        Step::Pick(Pick::Nth(number)) => {
            let number = number.checked_sub(1)?;
            (number < decision.offers.len()).then_some(number)
        }
        Step::Pick(Pick::Unseen) => decision.offers.iter().position(|offer| *offer == Offer::Unseen),
        Step::Pick(Pick::Named(what) | Pick::Quoted(what)) => {
            decision.offers.iter().position(|offer| is_called(seats, offer, &what.text))
        }
    }
}

/// Whether the option is a card that is chosen in order to do this with it.
fn is_chosen(seats: Seats<'_>, decision: &Decision, offer: &Offer, act: &Act) -> bool {
    let name = match (act, decision.chosen_for) {
        (Act::Discard(name), Some(EventKind::Discard)) | (Act::Play(name), Some(EventKind::Play)) => name,
        _another_act => return false,
    };
    matches!(offer, Offer::Card(one) if names::card(seats.program, &name.text) == Some(*one))
}

fn is(seats: Seats<'_>, offer: &Offer, act: &Act) -> bool {
    let card = |name: &Name| names::card(seats.program, &name.text);
    match act {
        Act::Discard(name) => matches!(offer, Offer::Discard(one) if Some(*one) == card(name)),
        Act::Play(name) => matches!(offer, Offer::Play(one) if Some(*one) == card(name)),
        Act::Use(name) => matches!(offer, Offer::Use(one) if Some(*one) == card(name)),
        Act::Order(name) => is_next(seats, offer, name),
        Act::Take(name) => {
            matches!(offer, Offer::Take(one) if Some(*one) == names::action(seats.program, &name.text))
        }
        Act::Name(name) => {
            matches!(offer, Offer::Value(one)
                if seats.program.words.values[one.index()].eq_ignore_ascii_case(&name.text))
        }
        Act::Draw => *offer == Offer::Draw,
        Act::Pass => *offer == Offer::Pass,
        Act::Done => *offer == Offer::Done,
        Act::Wait => *offer == Offer::Wait,
        Act::Accept => *offer == Offer::Yes,
        Act::Decline => *offer == Offer::No,
        // Taken step by step.
        Act::Put(_) | Act::Choose(_) => false,
    }
}

/// Whether the option lets a card or a rule of this name act next.
fn is_next(seats: Seats<'_>, offer: &Offer, name: &Name) -> bool {
    matches!(offer, Offer::Next(bearer) if names::bearer(seats.program, &name.text) == Some(*bearer))
}

/// Whether a choice by this name means the option.
pub(super) fn is_called(seats: Seats<'_>, offer: &Offer, text: &str) -> bool {
    match offer {
        Offer::Card(card) => names::card(seats.program, text) == Some(*card),
        Offer::Player(seat) => seats.seat_of(text) == Some(*seat),
        Offer::Value(value) => seats.program.words.values[value.index()].eq_ignore_ascii_case(text),
        Offer::Number(number) => text.parse() == Ok(*number),
        Offer::Zone(place) => seats.spoken_place(text) == Some(*place),
        Offer::Mode(words) => words.eq_ignore_ascii_case(text.trim_end_matches('.')),
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
        | Offer::Unseen
        | Offer::Next(_) => false,
    }
}
