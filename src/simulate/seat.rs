//! What an agent is shown: its own seat, never the game.

/// The seat of the player who has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Counted from zero.
    pub number: u8,
    /// How many options there are; at least one.
    pub options: usize,
}
