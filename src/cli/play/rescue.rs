//! What happens when the process is told to end: the game is saved. Reading from a terminal that is gone, or from
//! somebody who writes nothing, may never come back, so that somebody else stands by to do it.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::{Handle, Signals};

use super::super::output::complain;
use super::keep::Keep;
use crate::replay::Record;

/// How long a screen gets to end by itself.
const GRACE: Duration = Duration::from_millis(800);

pub(super) struct Rescue {
    /// The process was told to end.
    pub stopped: Arc<AtomicBool>,
    last: Arc<Mutex<Option<Record>>>,
    handle: Handle,
}

impl Rescue {
    /// For a screen, which gives the terminal back and reads Ctrl-C as a key.
    pub fn of_screen(keep: &Keep) -> io::Result<Rescue> {
        Rescue::stand_by(keep, &[SIGTERM, SIGHUP], GRACE)
    }

    /// For a game line by line, which leaves the terminal as it is.
    pub fn of_lines(keep: &Keep) -> io::Result<Rescue> {
        Rescue::stand_by(keep, &[SIGINT, SIGTERM, SIGHUP], Duration::ZERO)
    }

    fn stand_by(keep: &Keep, told_by: &[i32], grace: Duration) -> io::Result<Rescue> {
        let mut signals = Signals::new(told_by)?;
        let handle = signals.handle();
        let stopped = Arc::new(AtomicBool::new(false));
        let last: Arc<Mutex<Option<Record>>> = Arc::default();
        let (told, kept, keep) = (stopped.clone(), last.clone(), keep.clone());
        thread::spawn(move || {
            let Some(signal) = signals.forever().next() else { return };
            told.store(true, Ordering::Relaxed);
            thread::sleep(grace);
            if let Some(record) = kept.lock().unwrap_or_else(PoisonError::into_inner).take() {
                let (Ok(told) | Err(told)) = keep.write(&record, None);
                complain(&told);
            }
            std::process::exit(128 + signal);
        });
        Ok(Rescue { stopped, last, handle })
    }

    /// The game as it is to be saved if it comes to that.
    pub fn remember(&self, record: Record) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(record);
    }
}

impl Drop for Rescue {
    fn drop(&mut self) {
        self.handle.close();
    }
}
