//! Whoever is described in an event is looked at when it has happened: what the event itself changes is asked too late, as
//! it is of its card.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::zone::zone_word;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::reads::Reads;
use crate::program::{CellId, EventKind};
use crate::syntax::tree::{
    Act, ActKind, Event, EventKind as Happens, Holding, Node, Person, PersonClause, PersonKind, PersonNoun,
    PersonPredicate, PersonPredicateKind, Ranked, Thing, ThingKind, ThingPredicate, ThingPredicateKind,
    Visit,
};

use super::waited::Waited;

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
            if noun.clause.as_ref().is_some_and(|clause| self.asked_of(clause).changes_with(&changed)) {
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
    fn asked_of(&self, clause: &PersonClause) -> Reads {
        let mut asked = Reads::default();
        match clause {
            PersonClause::WithSoMany(Holding::Points, _) => asked.points = true,
            PersonClause::With { of, .. } | PersonClause::WithMoreThan { of, .. } => match of {
                Ranked::Holding(Holding::Points) => asked.points = true,
                Ranked::Result => asked.dice = true,
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
                    asked.in_play = true
                }
                PersonPredicateKind::HasSoMany(Holding::Points, _)
                | PersonPredicateKind::HasEqual(Holding::Points, _)
                | PersonPredicateKind::HoldsMoreThan { of: Holding::Points, .. } => asked.points = true,
                PersonPredicateKind::Did { .. }
                | PersonPredicateKind::TookNoOtherAction
                | PersonPredicateKind::Can { .. } => asked.deeds = u64::MAX,
                PersonPredicateKind::IsDealer { .. } => asked.dealer = true,
                PersonPredicateKind::Has(_)
                | PersonPredicateKind::HasSoMany(..)
                | PersonPredicateKind::HasEqual(..)
                | PersonPredicateKind::HasMoreThan { .. }
                | PersonPredicateKind::HoldsMoreThan { .. }
                | PersonPredicateKind::InGame => {}
            },
            Node::Thing(Thing { kind: ThingKind::Some(noun), .. }) => {
                asked.in_play |= noun.controlled_by.is_some();
            }
            Node::ThingPredicate(ThingPredicate { kind: ThingPredicateKind::HasCounters { .. }, .. }) => {
                asked.counters = true;
            }
            Node::Zone(zone) => {
                let zone = &self.world.zones[self.world.zone_kind(zone_word(zone)).index()];
                asked.hands |= zone.is_hand;
                asked.in_play |= zone.in_play;
                asked.piles |= !zone.is_hand && !zone.in_play;
            }
            Node::Word(word) => asked.numbers |= self.world.number_called(word).map_or(0, as_bit),
            _other => {}
        });
        asked
    }

    /// What the event changes.
    fn changed_by(&self, event: &Event, kind: EventKind) -> Reads {
        let changed = kind.changes();
        match kind {
            // Neither takes a card from play, and what is played enters it in an event of its own.
            EventKind::Discard | EventKind::Play if !self.world.done_anywhere.contains(&kind) => {
                Reads { in_play: false, counters: false, ..changed }
            }
            EventKind::ChangeValue => Reads { numbers: self.number_in(event).map_or(0, as_bit), ..changed },
            _other => changed,
        }
    }

    /// The number that changes.
    fn number_in(&self, event: &Event) -> Option<CellId> {
        let Happens::Does { act, .. } = &event.kind else { return None };
        let mut act: &Act = act;
        while let ActKind::Cause { act: caused, .. } = &act.kind {
            act = caused;
        }
        let word = match &act.kind {
            ActKind::Goods { goods, .. } | ActKind::GiveGoods { goods, .. } => *goods,
            ActKind::Add { to: number, .. } | ActKind::Subtract { from: number, .. } => number.word,
            _other => return None,
        };
        self.world.number_called(word)
    }
}

fn as_bit(cell: CellId) -> u128 {
    1 << cell.0
}
