//! Steps of a turn that nothing looks at: which text comes after which, and which cards in play would look.

use super::{Listeners, Stands, Table};
use crate::game::{CardSet, KindSet, TextNo, Touched};
use crate::program::{EventKind, PhaseId};

/// How turns go on at a table where steps can pass unseen.
#[derive(Default)]
pub struct QuietTurns {
    /// The cards that look at some step while they are in play.
    pub unless: CardSet,
    /// The kinds of the steps of a turn, and of one that is missed.
    pub kinds: KindSet,
    /// The last turn that the game allows.
    pub last_turn: u16,
    /// Nobody looks at a turn that is missed.
    pub may_be_missed: bool,
    /// From the phase with this number on: the next of the turn that has a text.
    pub from: Vec<Way>,
}

/// What comes next in a turn.
#[derive(Clone, Copy)]
pub struct Way {
    /// Nothing where the turn is over.
    pub to: Option<Next>,
    /// How many steps are told on the way.
    pub told: u32,
}

/// A phase that has a text, and its number.
#[derive(Clone, Copy)]
pub struct Next {
    pub number: u16,
    pub phase: PhaseId,
    pub text: TextNo,
}

/// Nothing where some rule looks at a step, or a team takes its turn together.
pub fn quiet_turns(table: &Table<'_>) -> Option<QuietTurns> {
    if table.shares_turns() || table.heeded().meets(&Touched::TURN_AND_REST) {
        return None;
    }
    let listeners = &table.listeners;
    let mut unless = CardSet::EMPTY;
    for looking in looking(listeners, table) {
        unless = unless.or(looking?);
    }
    let mut kinds = KindSet::NONE;
    steps(table).chain([EventKind::SkipTurn]).for_each(|kind| kinds.add(kind));
    Some(QuietTurns {
        unless,
        kinds,
        last_turn: table.last_turn(),
        may_be_missed: !table.kind(EventKind::SkipTurn).is_noticed,
        from: (0..=table.phases.len()).map(|number| way(table, number)).collect(),
    })
}

/// The cards in play that look at each kind of step, or offer something in it; nothing where others do.
fn looking<'t>(listeners: &'t Listeners, table: &'t Table<'_>) -> impl Iterator<Item = Option<CardSet>> + 't {
    let steps = steps(table).map(|kind| listeners.cards_looking_at(kind));
    let offers = [&listeners.offers, listeners.stands(Stands::Permission)];
    steps.chain(offers.into_iter().map(|heard| heard.only_cards_in_play()))
}

/// The kinds of the steps of a turn.
fn steps(table: &Table<'_>) -> impl Iterator<Item = EventKind> {
    let phases = table.phases.iter();
    let phases = phases.flat_map(|(id, _)| [EventKind::PhaseBegins(*id), EventKind::PhaseEnds(*id)]);
    [EventKind::TurnBegins, EventKind::TurnEnds].into_iter().chain(phases)
}

fn way(table: &Table<'_>, number: usize) -> Way {
    let has_text = |(_, text): &&(PhaseId, _)| !table.text(*text).code.is_empty();
    let passed = table.phases[number..].iter().take_while(|phase| !has_text(phase)).count();
    let number = number + passed;
    let to = table.phases.get(number).map(|(phase, text)| Next {
        number: number as u16,
        phase: *phase,
        text: *text,
    });
    Way { to, told: 2 * passed as u32 + u32::from(to.is_some()) }
}
