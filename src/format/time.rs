//! Times, moments and durations.

use super::printer::Printer;
use crate::syntax::tree::{Duration, Edge, Moment, Person, Time, Until};

impl Printer<'_> {
    /// A stretch of the game as part of a sentence: `your next turn`, `the game`.
    pub fn time(&self, time: &Time) -> String {
        match time {
            Time::ThisTurn => "this turn".into(),
            Time::Turn { of, next } => self.turn_or_phase(of, *next, "turn", "turns"),
            Time::Phase { of, next, phase } => {
                self.turn_or_phase(of, *next, self.word(*phase), self.plural(*phase))
            }
            Time::Game => "the game".into(),
            Time::Series => "the series".into(),
        }
    }

    /// your draw phase, that player's next turn
    pub fn turn_or_phase(&self, of: &Person, next: bool, one: &str, many: &str) -> String {
        if next {
            self.owned(of, &format!("next {one}"), &format!("next {many}"))
        } else {
            self.owned(of, one, many)
        }
    }

    /// When an ability comes up: `the end of each game`.
    pub fn recurring_moment(&self, moment: &Moment) -> String {
        match &moment.time {
            Time::Game => format!("{} of each game", edge(moment.edge)),
            Time::ThisTurn | Time::Turn { .. } | Time::Phase { .. } | Time::Series => self.moment(moment),
        }
    }

    fn moment(&self, moment: &Moment) -> String {
        format!("{} of {}", edge(moment.edge), self.time(&moment.time))
    }

    pub fn duration(&self, duration: &Duration) -> String {
        match duration {
            Duration::ThisTurn => "this turn".into(),
            Duration::EachTurn => "each turn".into(),
            Duration::During(time) => format!("during {}", self.time(time)),
            Duration::Until(until) => self.until(until),
            Duration::While(condition) => format!("while {}", self.condition(condition)),
            Duration::RestOfGame => "for the rest of the game".into(),
        }
    }

    /// until the beginning of your next turn, until a player discards an ace
    pub fn until(&self, until: &Until) -> String {
        match until {
            Until::Moment(moment) => format!("until {}", self.moment(moment)),
            Until::Event(event) => format!("until {}", self.event(event)),
        }
    }
}

fn edge(edge: Edge) -> &'static str {
    match edge {
        Edge::Beginning => "the beginning",
        Edge::End => "the end",
    }
}
