//! How much a search may think: a number of games, or a time. Whoever has a clock brings it along; here is none.

use std::fmt;

/// Milliseconds since some moment that stays the same.
pub type Clock = fn() -> u64;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many games are played on from each decision: the same seed is the same choice everywhere.
    Playouts(u32),
    /// As many as there is time for: another choice on another day.
    Milliseconds(u32),
}

/// What a search gets that was asked for without a number.
const PLAYOUTS: u32 = 400;

/// More than anybody waits for.
const MOST_PLAYOUTS: u32 = 1_000_000;
const MOST_MILLISECONDS: u32 = 600_000;

impl Budget {
    pub const USUAL: Budget = Budget::Playouts(PLAYOUTS);

    /// "1000", "200ms", "2s".
    pub fn read(text: &str) -> Option<Budget> {
        let within = |text: &str, most: u32| text.parse().ok().filter(|number| (1..=most).contains(number));
        if let Some(number) = text.strip_suffix("ms") {
            return within(number, MOST_MILLISECONDS).map(Budget::Milliseconds);
        }
        if let Some(number) = text.strip_suffix('s') {
            let seconds = within(number, MOST_MILLISECONDS / 1_000)?;
            return Some(Budget::Milliseconds(seconds * 1_000));
        }
        within(text, MOST_PLAYOUTS).map(Budget::Playouts)
    }

    /// Whether each of two searches that share the budget goes on after so many games, begun at that time. Without
    /// a clock a time is the usual number of games.
    pub fn goes_on(self, done: u32, clock: Option<(Clock, u64)>) -> bool {
        match (self, clock) {
            (Budget::Playouts(playouts), _) => done < playouts.div_ceil(2),
            (Budget::Milliseconds(most), Some((clock, begun))) => {
                done == 0 || clock().saturating_sub(begun) < u64::from(most)
            }
            (Budget::Milliseconds(_), None) => done < PLAYOUTS.div_ceil(2),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Playouts(playouts) => write!(f, "{playouts}"),
            Budget::Milliseconds(milliseconds) => write!(f, "{milliseconds}ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_times_are_told_apart() {
        assert_eq!(Budget::read("1000"), Some(Budget::Playouts(1000)));
        assert_eq!(Budget::read("200ms"), Some(Budget::Milliseconds(200)));
        assert_eq!(Budget::read("2s"), Some(Budget::Milliseconds(2_000)));
    }

    #[test]
    fn nothing_too_much_and_nonsense_are_no_budget() {
        for text in ["0", "0ms", "s", "ms", "-1", "9999999", "1000000ms", "601s", "4294968s", "2 s", "soon"] {
            assert_eq!(Budget::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_time_ends_when_the_clock_says_so_and_not_before_the_first_game() {
        let late: Option<(Clock, u64)> = Some((|| 150, 50));
        assert!(Budget::Milliseconds(101).goes_on(7, late));
        assert!(!Budget::Milliseconds(100).goes_on(7, late));
        assert!(Budget::Milliseconds(1).goes_on(0, late));
    }
}
