//! Abilities that an effect makes: they wait for a while, or for one moment to come.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::Waited;
use crate::program::{Cards, CardsKind, How, Leaf, Lifetime, Op, Pc, Stage, Who, WhoLeaf};
use crate::syntax::tree::{
    At, Condition, Edge, Event, Moment, Node, Person, PersonKind, Steps, Time, Until, Visit,
};

use super::clause::{is_plural, role_of};

/// The people of "each opponent's next turn": a turn for each of them.
pub fn next_of_several(time: &Time) -> Option<&Person> {
    match time {
        Time::Turn { of, next: true } | Time::Phase { of, next: true, .. } => is_plural(of).then_some(of),
        Time::Turn { .. } | Time::Phase { .. } | Time::ThisTurn | Time::Game | Time::Series => None,
    }
}

impl Lowering<'_> {
    pub fn until_whenever(
        &mut self,
        until: &Until,
        event: &Event,
        condition: Option<&Condition>,
        steps: &Steps,
        at: At,
    ) -> Option<()> {
        self.is_no_win(event)?;
        let lifetime = self.until(until, at)?;
        let before = self.scope.clone();
        self.keep_moved();
        if self.scope.this.is_none() {
            self.is_still_there(condition, steps, at)?;
        }
        self.scope.next = self.next_as_of_now(event)?;
        let over = self.emit(Op::Goto(Pc(0)));
        let made = match self.event(event, Stage::After) {
            Some(waited) => self.waits(waited, condition, steps, at),
            None => None,
        };
        self.scope.next = None;
        self.emit(Op::End);
        self.land(over);
        self.scope = before;
        made?;
        self.float_last(lifetime);
        Some(())
    }

    /// Who is next now, where what is waited for is about them.
    fn next_as_of_now(&mut self, waited_for: &impl Visit) -> Option<Option<Who>> {
        let mut named = None;
        waited_for.visit(&mut |node| {
            if let Node::Person(person) = node
                && person.kind == PersonKind::Next
            {
                named = Some(person.at);
            }
        });
        let Some(at) = named else { return Some(None) };
        let next = self.persons(&[(How::Start, WhoLeaf::Next)]);
        self.as_of_now(next, at).map(Some)
    }

    /// One moment to come: at the beginning of your next turn. Of several people each has one of their own.
    pub fn later(
        &mut self,
        moment: &Moment,
        condition: Option<&Condition>,
        steps: &Steps,
        at: At,
    ) -> Option<()> {
        let Some(people) = next_of_several(&moment.time) else {
            return self.later_once(moment, condition, steps, at);
        };
        let (who, role) = (self.person_set(people)?, role_of(people));
        let one = Person { kind: PersonKind::That(role), at: people.at };
        let time = match &moment.time {
            Time::Phase { next, phase, .. } => Time::Phase { of: one, next: *next, phase: *phase },
            Time::Turn { next, .. } => Time::Turn { of: one, next: *next },
            Time::ThisTurn | Time::Game | Time::Series => moment.time.clone(),
        };
        let moment = Moment { edge: moment.edge, time };
        self.each_player(who, role, people.at, |lowering, _| {
            lowering.later_once(&moment, condition, steps, at)
        })
    }

    fn later_once(
        &mut self,
        moment: &Moment,
        condition: Option<&Condition>,
        steps: &Steps,
        at: At,
    ) -> Option<()> {
        let before = self.scope.clone();
        let next = self.next_as_of_now(moment)?;
        self.keep_moved();
        if self.scope.this.is_none() {
            self.is_still_there(condition, steps, at)?;
        }
        let over = self.emit(Op::Goto(Pc(0)));
        self.scope.next = next;
        // Whoever was next and is waited for is still meant by the same words in what is done then.
        let made = match self.at_moment(moment, at) {
            Some(waited) => self.waits(Waited { is_once: true, ..waited }, condition, steps, at),
            None => None,
        };
        self.scope.next = None;
        self.emit(Op::End);
        self.land(over);
        self.named_later = Some(std::mem::replace(&mut self.scope, before));
        made?;
        let is_to_come =
            matches!(moment.time, Time::Turn { next: true, .. } | Time::Phase { next: true, .. });
        let lifetime = match (moment.edge, is_to_come) {
            // It is the end of a time that has not begun yet.
            (Edge::End, true) => {
                self.scope.next = next;
                let when = self.when(&moment.time);
                self.scope.next = None;
                Lifetime::OnceIn(when?)
            }
            (Edge::Beginning | Edge::End, true | false) => Lifetime::Once,
        };
        self.float_last(lifetime);
        Some(())
    }

    /// What waits speaks of the cards that the text has moved as they lie now: "this card" and the card of the event are
    /// no longer where they were.
    fn keep_moved(&mut self) {
        for cards in [Cards::THIS, Cards::OF_EVENT] {
            let kept = self.as_it_lies(cards);
            if kept != cards {
                self.scope.rename(cards, kept);
            }
        }
        self.scope.places_are_open();
    }

    /// The card where the text has put it. Where it has not, somebody else had moved it before, and it is none.
    pub fn as_it_lies(&mut self, cards: Cards) -> Cards {
        let (CardsKind::This | CardsKind::OfEvent) = cards.kind() else { return cards };
        let moved = self.scope.where_lie(cards).map_or(&[][..], |lying| &lying.moved);
        let places: Vec<_> = moved.iter().map(|place| (How::Or, *place)).collect();
        let there = match places.as_slice() {
            [] => return cards,
            [(_, place)] => *place,
            several => Leaf::Set(self.set(several)),
        };
        let Some(local) = self.spare_local() else { return cards };
        let moved = self.set(&[(How::Start, Leaf::These(cards)), (How::And, there)]);
        self.emit(Op::LetCard(local, Cards::set(moved)));
        self.lie_as(cards, Cards::local(local));
        Cards::local(local)
    }

    /// Lets the ability that was made last work for a while.
    fn float_last(&mut self, lifetime: Lifetime) {
        let last = self.text.abilities.iter().rposition(|ability| ability.code.is_some());
        let ability = last.expect("an ability with code was just made");
        self.text.abilities[ability].works_in = crate::program::WorksIn::Always;
        let lasts = self.lifetime(lifetime);
        self.emit(Op::Float { ability: crate::program::AbilityId(ability as u16), lasts });
    }
}
