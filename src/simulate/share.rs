//! How sure a share is: the interval of Wilson, which behaves near nothing and near all.

/// From a share to a share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// How many standard deviations to each side hold 95 of 100 cases.
const CERTAINTY: f64 = 1.959_963_984_540_054;

/// The interval in which the true share lies in 95 of 100 cases, when `share` was seen in so many games. A
/// win that is shared counts as a part, for which the interval is a little too wide.
pub fn wilson(share: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let (games, square) = (games as f64, CERTAINTY * CERTAINTY);
    let middle = share + square / (2.0 * games);
    let half = CERTAINTY * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let whole = 1.0 + square / games;
    Interval { low: ((middle - half) / whole).max(0.0), high: ((middle + half) / whole).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_one_worked_out_by_hand() {
        // For 50 of 100: the middle stays one half, the half width is z * sqrt(1/400 + z²/40000) / (1 + z²/100).
        let found = wilson(0.5, 100);
        assert!((found.low - 0.403_832).abs() < 1e-6, "{found:?}");
        assert!((found.high - 0.596_168).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn nothing_in_ten_games_is_not_never() {
        let found = wilson(0.0, 10);
        assert_eq!(found.low, 0.0);
        assert!((found.high - 0.277_533).abs() < 1e-5, "{found:?}");
    }
}
