//! Whether somebody can do something hangs on what forbids it and on what it requires, and they may ask what somebody can
//! do: nobody asks in a circle.

use std::cell::Cell;

/// So deep nothing is forbidden, and nothing required.
const DEEPEST: u8 = 2;

thread_local! {
    /// How many such questions are being asked inside each other. Between them lies all that says what can happen.
    static ASKED: Cell<u8> = const { Cell::new(0) };
}

/// One more question is being asked, as long as this is kept.
pub struct Asked(());

impl Asked {
    /// Nothing where it is asked inside too many others.
    pub fn inside() -> Option<Asked> {
        let depth = ASKED.get();
        if depth >= DEEPEST {
            return None;
        }
        ASKED.set(depth + 1);
        Some(Asked(()))
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        ASKED.set(ASKED.get() - 1);
    }
}
