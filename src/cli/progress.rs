//! A bar for long work, on a terminal only.

use std::io::IsTerminal as _;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Counts up to a number, beside the output; nothing is drawn where nobody looks.
pub(super) fn bar(length: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left")
        .expect("the template is right");
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr()).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
