//! The steps of a turn in their order, and some of them as bits.

use crate::engine::table::{Drawing, Table};
use crate::game::{Step, TextNo};
use crate::program::{EventKind, Pc, PhaseId};

/// Some stops of a turn, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Stops {
    all: u64,
    /// Those that have to be done: at the others somebody may look, and that is all.
    done: u64,
}

/// A step of a turn.
#[derive(Clone, Copy)]
pub struct Stop {
    pub step: Step,
    /// The phase that it is before the step.
    pub phase: Option<PhaseId>,
    /// How the text of the phase begins, where it says something.
    pub begins: Option<Begins>,
    /// What is told, and where those who listen to it are among all.
    pub kind: Option<EventKind>,
    pub after: u8,
    /// The stop after it.
    pub next: u8,
    /// How many steps of the turn are told before it, and how many phases begin.
    pub told: u8,
    pub begun: u8,
}

/// A text that begins, where, and how many sets it keeps.
#[derive(Clone, Copy)]
pub struct Begins {
    pub text: TextNo,
    pub first: Pc,
    pub sets: u8,
    /// What is drawn, where the text says nothing else.
    pub draws: Option<Drawing>,
}

impl Stops {
    /// One that has to be done.
    pub fn done(number: usize) -> Stops {
        Stops { all: 1 << number, done: 1 << number }
    }

    #[inline]
    pub fn or(self, more: Stops) -> Stops {
        Stops { all: self.all | more.all, done: self.done | more.done }
    }

    /// One at which somebody may look.
    pub fn looked_at(number: usize) -> Stops {
        Stops { all: 1 << number, done: 0 }
    }

    pub fn is_none(self) -> bool {
        self.all == 0
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<usize> {
        (self.all != 0).then(|| self.all.trailing_zeros() as usize)
    }

    /// All but the first of them.
    #[inline]
    pub fn without_first(self) -> Stops {
        Stops { all: self.all & self.all.wrapping_sub(1), ..self }
    }

    /// Those from this one on.
    #[inline]
    pub fn from(self, number: usize) -> Stops {
        Stops { all: self.all >> number << number, ..self }
    }

    /// Whether this one has to be done.
    #[inline]
    pub fn has_to_be_done(self, number: usize) -> bool {
        self.done >> number & 1 != 0
    }
}

/// The turn begins, the phases, no further one, the turn ends, and what comes then.
pub fn stops<const W: usize>(table: &Table<'_, W>) -> Vec<Stop> {
    let stop = |step, kind: Option<EventKind>, phase| {
        let after = kind.map_or(0, |kind| table.kind(kind).after);
        Stop { step, phase, begins: None, kind, after, next: 0, told: 0, begun: 0 }
    };
    let mut stops = vec![stop(Step::TurnBegins, Some(EventKind::TurnBegins), None)];
    let mut before = None;
    for (number, (id, text)) in (0..).zip(&table.phases) {
        let phase = Some(*id);
        let begins = (!table.text(*text).code.is_empty()).then(|| Begins {
            text: *text,
            first: table.linked(*text).first,
            sets: table.kept_sets(*text) as u8,
            draws: table.linked(*text).only_draws(table.linked(*text).first),
        });
        stops.extend([
            stop(Step::PhaseBegins(number), Some(EventKind::PhaseBegins(*id)), before),
            stop(Step::PhaseOffers(number), None, phase),
            Stop { begins, ..stop(Step::Phase(number), None, phase) },
            stop(Step::PhaseEnds(number), Some(EventKind::PhaseEnds(*id)), phase),
        ]);
        before = phase;
    }
    // No phase is left, and it is still the last one.
    stops.push(stop(Step::PhaseBegins(table.phases.len() as u16), None, before));
    stops.push(stop(Step::TurnEnds, Some(EventKind::TurnEnds), None));
    stops.push(stop(Step::NextTurn, None, None));
    let (mut told, mut begun) = (0, 0);
    for (number, stop) in stops.iter_mut().enumerate() {
        (stop.next, stop.told, stop.begun) = (number as u8 + 1, told, begun);
        told += u8::from(stop.kind.is_some());
        if let (Step::PhaseBegins(phase), Some(_)) = (stop.step, stop.kind) {
            begun += 1;
            // One that asks by itself offers nothing before.
            stop.next += u8::from(table.asks(phase));
        }
    }
    stops
}
