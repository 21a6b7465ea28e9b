//! Whoever is described in an event is looked at when it has happened: what the event itself changes is asked too late, as
//! it is of its card.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::zone::zone_word;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{CellId, EventKind};
use crate::syntax::tree::{
    Act, ActKind, Event, EventKind as Happens, Holding, Node, Person, PersonClause, PersonKind, PersonNoun,
    PersonPredicate, PersonPredicateKind, Ranked, Thing, ThingKind, ThingPredicate, ThingPredicateKind,
    Visit,
};

use super::waited::Waited;

/// What may be another after an event.
#[derive(Clone, Default)]
struct Parts {
    hand: bool,
    play: bool,
    /// Cards in other places.
    elsewhere: bool,
    counters: bool,
    points: bool,
    die: bool,
    dealer: bool,
    /// What was done in the turn, and what can be.
    deeds: bool,
    cells: Vec<CellId>,
}

impl Parts {
    fn meet(&self, others: &Parts) -> bool {
        self.hand && others.hand
            || self.play && others.play
            || self.elsewhere && others.elsewhere
            || self.counters && others.counters
            || self.points && others.points
            || self.die && others.die
            || self.dealer && others.dealer
            || self.deeds && others.deeds
            || self.cells.iter().any(|cell| others.cells.contains(cell))
    }
}

impl Lowering<'_> {
    /// Nobody in the event is described by what it changes.
    pub fn is_who_it_was(&mut self, event: &Event, waited: &Waited) {
        if !waited.is_over() {
            return;
        }
        let changed = self.changed_by(event, waited.kind);
        let mut described = Vec::new();
        event.visit(&mut |node| {
            if let Node::Person(person) = node
                && let PersonKind::Some(noun) = &person.kind
                && noun.clause.is_some()
            {
                described.push((person, noun));
            }
        });
        for (person, noun) in described {
            if noun.clause.as_ref().is_some_and(|clause| self.asked_of(clause).meet(&changed)) {
                return self.asked_too_late(event, person, noun);
            }
        }
    }

    fn asked_too_late(&mut self, event: &Event, person: &Person, noun: &PersonNoun) {
        let (dialect, place) = (self.world.dialect, self.place(person.at));
        let message = format!(
            "\"{}\" is asked too late: this is looked at when it has happened, and \"{}\" changes it",
            self.quote(person.at),
            self.quote(event.at)
        );
        let would = format::would_event(dialect, event);
        let plain = PersonNoun { clause: None, ..noun.clone() };
        let plain =
            format::person(dialect, &Person { kind: PersonKind::Some(Box::new(plain)), at: person.at });
        let mut problem = Diagnostic::new(Code::EventUntold, place, message)
            .label("no longer so, or only now")
            .help(format!("look just before it happens: If {would}, first …"));
        if let Happens::Does { who, .. } = &event.kind
            && who.at == person.at
        {
            let after = self.quote(event.at).replacen(&self.quote(person.at), &plain, 1);
            let role = noun.role.word();
            problem =
                problem.help(format!("or ask what is so afterwards: Whenever {after}, if that {role} …, …"));
        }
        self.report(problem);
    }

    /// What is asked of whoever is described.
    fn asked_of(&self, clause: &PersonClause) -> Parts {
        let mut parts = Parts::default();
        match clause {
            PersonClause::WithSoMany(Holding::Points, _) => parts.points = true,
            PersonClause::With { of, .. } | PersonClause::WithMoreThan { of, .. } => match of {
                Ranked::Holding(Holding::Points) => parts.points = true,
                Ranked::Result => parts.die = true,
                Ranked::Things(_)
                | Ranked::Holding(Holding::Goods(_))
                | Ranked::Worth(_)
                | Ranked::Number(_) => {}
            },
            PersonClause::Who(_)
            | PersonClause::Whose { .. }
            | PersonClause::WithAmount(_)
            | PersonClause::WithSoMany(Holding::Goods(_), _) => {}
        }
        clause.visit(&mut |node| match node {
            Node::PersonPredicate(PersonPredicate { kind, .. }) => match kind {
                PersonPredicateKind::Controls(_) | PersonPredicateKind::ControlsMoreThan { .. } => {
                    parts.play = true
                }
                PersonPredicateKind::HasSoMany(Holding::Points, _)
                | PersonPredicateKind::HasEqual(Holding::Points, _)
                | PersonPredicateKind::HoldsMoreThan { of: Holding::Points, .. } => parts.points = true,
                PersonPredicateKind::Did { .. }
                | PersonPredicateKind::TookNoOtherAction
                | PersonPredicateKind::Can { .. } => parts.deeds = true,
                PersonPredicateKind::IsDealer { .. } => parts.dealer = true,
                PersonPredicateKind::Has(_)
                | PersonPredicateKind::HasSoMany(..)
                | PersonPredicateKind::HasEqual(..)
                | PersonPredicateKind::HasMoreThan { .. }
                | PersonPredicateKind::HoldsMoreThan { .. }
                | PersonPredicateKind::InGame => {}
            },
            Node::Thing(Thing { kind: ThingKind::Some(noun), .. }) => {
                parts.play |= noun.controlled_by.is_some();
            }
            Node::ThingPredicate(ThingPredicate { kind: ThingPredicateKind::HasCounters { .. }, .. }) => {
                parts.counters = true;
            }
            Node::Zone(zone) => {
                let zone = &self.world.zones[self.world.zone_kind(zone_word(zone)).index()];
                parts.hand |= zone.is_hand;
                parts.play |= zone.in_play;
                parts.elsewhere |= !zone.is_hand && !zone.in_play;
            }
            Node::Word(word) => parts.cells.extend(self.world.number_called(word)),
            _other => {}
        });
        parts
    }

    /// What the event changes.
    fn changed_by(&self, event: &Event, kind: EventKind) -> Parts {
        let moves = |hand, play| Parts { hand, play, elsewhere: true, deeds: true, ..Parts::default() };
        match kind {
            EventKind::Draw | EventKind::DrawCard | EventKind::Deal => moves(true, false),
            // Neither takes a card from play, and what is played enters it in an event of its own.
            EventKind::Discard | EventKind::Play if !self.world.done_anywhere.contains(&kind) => {
                moves(true, false)
            }
            EventKind::Destroy => Parts { counters: true, ..moves(false, true) },
            EventKind::ChangeControl => Parts { play: true, counters: true, ..Parts::default() },
            EventKind::Discard
            | EventKind::Play
            | EventKind::Put
            | EventKind::Return
            | EventKind::Exchange
            | EventKind::EnterPlay
            | EventKind::LeavePlay
            | EventKind::Give
            | EventKind::SetAside
            | EventKind::Take => Parts { counters: true, ..moves(true, true) },
            EventKind::Own(_) => Parts {
                counters: true,
                points: true,
                die: true,
                cells: (0..self.world.cells.len()).map(|number| CellId(number as u8)).collect(),
                ..moves(true, true)
            },
            EventKind::PutCounters | EventKind::RemoveCounters => {
                Parts { counters: true, ..Parts::default() }
            }
            EventKind::ChangeValue => Parts { cells: self.cells_of(event), ..Parts::default() },
            EventKind::Score | EventKind::LosePoints => Parts { points: true, ..Parts::default() },
            EventKind::RollDie => Parts { die: true, ..Parts::default() },
            EventKind::BecomeDealer => Parts { dealer: true, ..Parts::default() },
            EventKind::LookAt | EventKind::Reveal | EventKind::TakeAction => {
                Parts { deeds: true, ..Parts::default() }
            }
            EventKind::Choose
            | EventKind::Name
            | EventKind::Search
            | EventKind::Shuffle
            | EventKind::TakeFirstTurn
            | EventKind::TakeAnotherTurn
            | EventKind::SkipTurn
            | EventKind::SkipPhase
            | EventKind::Reverse
            | EventKind::WinGame
            | EventKind::LoseGame
            | EventKind::WinSeries
            | EventKind::Announce
            | EventKind::TurnBegins
            | EventKind::TurnEnds
            | EventKind::PhaseBegins(_)
            | EventKind::PhaseEnds(_)
            | EventKind::GameBegins
            | EventKind::GameEnds
            | EventKind::SeriesBegins
            | EventKind::SeriesEnds
            | EventKind::Nothing => Parts::default(),
        }
    }

    /// The number that changes.
    fn cells_of(&self, event: &Event) -> Vec<CellId> {
        let Happens::Does { act, .. } = &event.kind else { return Vec::new() };
        let mut act: &Act = act;
        while let ActKind::Cause { act: caused, .. } = &act.kind {
            act = caused;
        }
        let word = match &act.kind {
            ActKind::Goods { goods, .. } | ActKind::GiveGoods { goods, .. } => *goods,
            ActKind::Add { to: number, .. } | ActKind::Subtract { from: number, .. } => number.word,
            _other => return Vec::new(),
        };
        self.world.number_called(word).into_iter().collect()
    }
}
