//! How long a game has lasted, for games that ask, and the time that computer players think by.

use std::sync::LazyLock;
use std::time::Instant;

use crate::play::Session;

pub(super) struct Stopwatch {
    begun: Instant,
    /// What it had lasted when it was taken up again.
    before: u16,
}

impl Stopwatch {
    pub fn start(session: &Session<'_>) -> Stopwatch {
        Stopwatch { begun: Instant::now(), before: session.minutes() }
    }

    /// Tells the game how long it has lasted, in minutes.
    pub fn tell(&self, session: &mut Session<'_>) {
        let here = u16::try_from(self.begun.elapsed().as_secs() / 60).unwrap_or(u16::MAX);
        session.set_clock(self.before.saturating_add(here));
    }
}

/// Milliseconds since the first look.
pub(super) fn clock() -> u64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    u64::try_from(BEGUN.elapsed().as_millis()).unwrap_or(u64::MAX)
}
