//! Times and durations.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::diagnostic::Code;
use crate::program::{self, Ask, EventKind, Lifetime, LifetimeId, Span, Stage, When, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{At, Duration, Edge, Moment, Person, Time, Until};

use super::later::next_of_several;

impl Lowering<'_> {
    pub fn when(&mut self, time: &Time) -> Option<When> {
        Some(match time {
            Time::ThisTurn => When { span: Span::ThisTurn, of: Who::new(WhoKind::Active), next: false },
            Time::Turn { of, next } => When { span: Span::Turn, of: self.person_set(of)?, next: *next },
            Time::Phase { of, next, phase } => {
                When { span: Span::Phase(self.world.phase(*phase)), of: self.person_set(of)?, next: *next }
            }
            Time::Game => When { span: Span::Game, of: Who::EVERYONE, next: false },
            Time::Series => When { span: Span::Series, of: Who::EVERYONE, next: false },
        })
    }

    pub fn lasts(&mut self, duration: &Duration, at: At) -> Option<LifetimeId> {
        let lifetime = match duration {
            Duration::ThisTurn => Lifetime::ThisTurn,
            Duration::EachTurn => return self.has_no_end(at),
            Duration::RestOfGame => Lifetime::RestOfGame,
            Duration::During(Time::Turn { next: false, .. } | Time::Phase { next: false, .. }) => {
                return self.which_time(at);
            }
            Duration::During(time) => Lifetime::During(self.when_from_now(time)?),
            Duration::Until(until) => self.until(until, at)?,
            Duration::While(condition) => {
                let boolean = self.condition(condition)?.boolean;
                Lifetime::While(self.some_test(&boolean, at))
            }
        };
        Some(self.lifetime(lifetime))
    }

    /// What begins with an effect needs an end.
    pub fn has_no_end<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" does not say for how long", self.quote(at));
        let help = "it begins when this is done, so say when it ends: this turn, until the end of your turn, for the rest of the game";
        self.refuse(Code::NeedsDuration, at, message, "for how long?", help)
    }

    /// "During your turn" is every turn of yours, and what begins with an effect is there for one.
    fn which_time<T>(&mut self, at: At) -> Option<T> {
        let message =
            format!("\"{}\" does not say which: it could be the next one, or every one", self.quote(at));
        let help = "it begins when this is done, so say which one: during your next turn; or when it ends: until the end of your next turn; what holds in every turn stands on a card that stays";
        self.refuse(Code::NeedsDuration, at, message, "which one?", help)
    }

    pub fn until(&mut self, until: &Until, at: At) -> Option<Lifetime> {
        match until {
            Until::Moment(Moment { edge: of_time, time }) => {
                if let Some(people) = next_of_several(time) {
                    return self.ends_for_each(people);
                }
                Some(Lifetime::Until(edge(*of_time), self.when_from_now(time)?))
            }
            Until::Event(event) => {
                self.of_a_card_in_play(event)?;
                // Who will do it is not known yet: the text that holds until then can't point at them.
                let before = self.scope.clone();
                let waited = self.event(event, Stage::After);
                self.scope = before;
                Some(Lifetime::UntilEvent(self.waiting_ability(waited?, None, at)))
            }
        }
    }

    /// A time to come, of whoever is meant now.
    fn when_from_now(&mut self, time: &Time) -> Option<When> {
        let before = std::mem::replace(&mut self.scope.holds_for_a_while, true);
        let when = self.when(time);
        self.scope.holds_for_a_while = before;
        let when = when?;
        match time {
            Time::Turn { of, .. } | Time::Phase { of, .. } if self.is_another_later(when.of) => {
                Some(When { of: self.as_of_now(when.of, of.at)?, ..when })
            }
            _the_same => Some(when),
        }
    }

    /// Whether it is somebody else after a while: who is next, who controls a card.
    fn is_another_later(&self, who: Who) -> bool {
        let WhoKind::Set(set) = who.kind() else { return false };
        matches!(self.text.persons[set.index()].leaf, WhoLeaf::Next | WhoLeaf::ControllersOf(_))
    }

    /// A text holds for all until one moment: not until another for each of them.
    fn ends_for_each<T>(&mut self, people: &Person) -> Option<T> {
        let message =
            format!("the next turn of \"{}\" is another turn for each of them", self.quote(people.at));
        let help = "say one turn at which it ends: Until the beginning of your next turn, …; Until the end of the next player's next turn, …";
        self.refuse(Code::NeedsDuration, people.at, message, "whose?", help)
    }

    /// That the time is now.
    pub fn during(&mut self, time: &Time) -> Option<Boolean> {
        if let Time::Turn { of, next: true } | Time::Phase { of, next: true, .. } = time {
            let message = "a turn to come is one turn, and this is looked at in every turn";
            let help =
                "leave \"next\" out, or begin with how long it lasts: Until the end of your next turn, …";
            return self.refuse(Code::NeedsDuration, of.at, message, "every turn or one?", help);
        }
        self.not_of_the_next(time)?;
        Some(match time {
            Time::ThisTurn | Time::Game | Time::Series => Boolean::Always,
            Time::Turn { of, .. } => Boolean::Ask(Ask::TurnOf(self.person_set(of)?)),
            Time::Phase { of, phase, .. } => {
                Boolean::Ask(Ask::Phase(self.world.phase(*phase), self.person_set(of)?))
            }
        })
    }

    /// What happens at the moment, and whose it is.
    pub fn moment(&mut self, moment: &Moment) -> Option<(EventKind, Option<Who>)> {
        let begins = moment.edge == Edge::Beginning;
        Some(match &moment.time {
            Time::ThisTurn => (if begins { EventKind::TurnBegins } else { EventKind::TurnEnds }, None),
            Time::Turn { of, .. } => {
                let of = self.person_set(of)?;
                (if begins { EventKind::TurnBegins } else { EventKind::TurnEnds }, Some(of))
            }
            Time::Phase { of, phase, .. } => {
                let phase = self.world.phase(*phase);
                let of = self.person_set(of)?;
                (if begins { EventKind::PhaseBegins(phase) } else { EventKind::PhaseEnds(phase) }, Some(of))
            }
            Time::Game => (if begins { EventKind::GameBegins } else { EventKind::GameEnds }, None),
            Time::Series => (if begins { EventKind::SeriesBegins } else { EventKind::SeriesEnds }, None),
        })
    }
}

pub fn edge(edge: Edge) -> program::Edge {
    match edge {
        Edge::Beginning => program::Edge::Beginning,
        Edge::End => program::Edge::End,
    }
}
