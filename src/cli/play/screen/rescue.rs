//! What happens when the process is told to end: the game is saved. Reading from a terminal that is gone may
//! never come back, so that somebody else stands by to do it.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use signal_hook::consts::{SIGHUP, SIGTERM};
use signal_hook::iterator::{Handle, Signals};

use super::super::keep::Keep;
use crate::replay::Record;

/// How long the game gets to end by itself.
const GRACE: Duration = Duration::from_millis(800);

pub(super) struct Rescue {
    /// The process was told to end.
    pub stopped: Arc<AtomicBool>,
    last: Arc<Mutex<Option<Record>>>,
    handle: Handle,
}

impl Rescue {
    pub fn stand_by(keep: &Keep) -> io::Result<Rescue> {
        let mut signals = Signals::new([SIGTERM, SIGHUP])?;
        let handle = signals.handle();
        let stopped = Arc::new(AtomicBool::new(false));
        let last: Arc<Mutex<Option<Record>>> = Arc::default();
        let (told, kept, keep) = (stopped.clone(), last.clone(), keep.clone());
        thread::spawn(move || {
            let Some(signal) = signals.forever().next() else { return };
            told.store(true, Ordering::Relaxed);
            thread::sleep(GRACE);
            if let Some(record) = kept.lock().unwrap_or_else(PoisonError::into_inner).take() {
                // Nobody is there to be told where that fails.
                let _ = keep.write(&record, None);
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
