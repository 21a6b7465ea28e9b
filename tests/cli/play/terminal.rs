//! A terminal to sit at: the binary on a pseudo-terminal, and what its screen shows. Nothing is waited for by
//! the clock: whoever expects something says what, and gets it or a picture of the screen.

use std::io::{Read as _, Write as _};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::{Child, ExitStatus};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};
use vt100::{MouseProtocolMode, Parser, Screen};

/// Longer than anything takes on a machine that others use too.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a program asks a terminal for that it wants to know where the cursor is.
const WHERE: &[u8] = b"\x1b[6n";

pub struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    written: Receiver<Vec<u8>>,
    parser: Parser,
}

pub const ENTER: &str = "\r";
pub const RIGHT: &str = "\x1b[C";
pub const END: &str = "\x1b[F";
pub const UP: &str = "\x1b[A";
pub const DOWN: &str = "\x1b[B";
pub const CTRL_C: &str = "\x03";
pub const CTRL_Z: &str = "\x1a";

impl Terminal {
    /// Starts the binary in a folder, on a terminal with so many columns and rows.
    pub fn start(folder: &Path, size: (u16, u16), arguments: &[&str]) -> Terminal {
        let (pty, pts) = open().expect("a terminal can be made");
        pty.resize(Size::new(size.1, size.0)).expect("its size can be set");
        let command = Command::new(env!("CARGO_BIN_EXE_cardwright"))
            .args(arguments)
            .current_dir(folder)
            .env("TERM", "xterm-256color")
            .env("COLORTERM", "truecolor")
            .env_remove("NO_COLOR");
        let child = command.spawn(pts).expect("the binary starts");
        let pty = Arc::new(pty);
        let (sender, written) = channel();
        let reads = pty.clone();
        thread::spawn(move || read_all(&reads, &sender));
        Terminal { pty, child, written, parser: Parser::new(rows(size.1), rows(size.0), 0) }
    }

    pub fn press(&mut self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    pub fn resize(&mut self, size: (u16, u16)) {
        self.parser.set_size(rows(size.1), rows(size.0));
        self.pty.resize(Size::new(size.1, size.0)).expect("the size can be set");
    }

    pub fn screen(&self) -> &Screen {
        self.parser.screen()
    }

    pub fn text(&self) -> String {
        self.screen().contents()
    }

    /// Waits until the screen shows a text.
    pub fn shows(&mut self, text: &str) {
        self.until(text, |screen| screen.contents().contains(text));
    }

    /// Waits until the screen has looked the same for a while.
    pub fn settles(&mut self) {
        let mut seen = (Instant::now(), self.screen().contents_formatted());
        while seen.0.elapsed() < Duration::from_secs(1) {
            if let Ok(bytes) = self.written.recv_timeout(Duration::from_secs(1)) {
                self.take(&bytes);
            }
            let now = self.screen().contents_formatted();
            if now != seen.1 {
                seen = (Instant::now(), now);
            }
        }
    }

    /// Waits until a text is gone from the screen.
    pub fn hides(&mut self, text: &str) {
        self.until(&format!("no {text}"), |screen| !screen.contents().contains(text));
    }

    pub fn until(&mut self, what: &str, fits: impl Fn(&Screen) -> bool) {
        let patience = Instant::now() + PATIENCE;
        while !fits(self.parser.screen()) {
            match self.written.recv_timeout(patience.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("never came: {what}\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => panic!("ended before: {what}\n{}", self.text()),
            }
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        self.parser.process(bytes);
        if bytes.windows(WHERE.len()).any(|window| window == WHERE) {
            let (row, column) = self.screen().cursor_position();
            self.press(&format!("\x1b[{};{}R", row + 1, column + 1));
        }
    }

    /// Waits until the terminal is the shell's again: no second screen, no mouse, a cursor.
    pub fn is_given_back(&mut self) {
        self.until("the terminal as it was", |screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && screen.mouse_protocol_mode() == MouseProtocolMode::None
        });
    }

    /// Waits for the end: how it ended, and what the terminal shows then.
    pub fn ends(mut self) -> (ExitStatus, String) {
        loop {
            match self.written.recv_timeout(PATIENCE) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("does not end:\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        let status = self.child.wait().expect("the binary has ended");
        self.is_given_back();
        (status, self.text())
    }

    pub fn signal(&self, signal: Signal) {
        kill_process(self.pid(), signal).expect("the binary still runs");
    }

    fn pid(&self) -> Pid {
        Pid::from_raw(self.child.id() as i32).expect("a process has a number")
    }

    /// Waits until the shell would be told that the program was laid aside.
    pub fn is_laid_aside(&self) {
        let pid = self.pid();
        let (sender, told) = channel();
        thread::spawn(move || sender.send(waitpid(Some(pid), WaitOptions::UNTRACED)));
        let status = told.recv_timeout(PATIENCE).expect("it is laid aside in time").expect("it is a child");
        assert!(status.is_some_and(|(_, status)| status.stopped()), "{status:?}");
    }
}

impl Drop for Terminal {
    /// What a failed test leaves behind does not go on.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn rows(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a terminal has rows and columns")
}

/// Hands on what is written until nobody writes any more.
fn read_all(pty: &Pty, sender: &Sender<Vec<u8>>) {
    let mut bytes = [0; 4096];
    let mut pty = pty;
    while let Ok(count) = pty.read(&mut bytes) {
        if count == 0 || sender.send(bytes[..count].to_vec()).is_err() {
            return;
        }
    }
}
