//! The terminal itself: taken over, given back whatever happens, and asked for keys.

use std::io::{self, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture, poll, read};
use ratatui::crossterm::execute;

use super::super::rescue::Rescue;
use super::super::stopwatch::Stopwatch;
use super::super::watch::{News, Watch};
use super::super::{Client, Parting};
use super::client::{Left, Screen};
use super::keys::{Action, meant};
use super::model::{Overlay, Palette};
use crate::play::Thought;

/// How long to wait for a key before looking at the files and for signals.
const PAUSE: Duration = Duration::from_millis(300);

/// How often to look for keys while a computer player thinks.
const GLANCE: Duration = Duration::from_millis(30);

/// Plays on the terminal until the game is left. The terminal is as it was before, also after a panic.
pub(in crate::cli::play) fn play<'t>(
    client: Client<'_, 't>,
    watch: &mut Watch,
) -> io::Result<(crate::play::Session<'t>, Parting)> {
    let rescue = Rescue::of_screen(client.keep)?;
    let mut screen = Screen::new(client, Palette::of_terminal());
    // Restores the terminal before a panic is told.
    let mut terminal = ratatui::try_init()?;
    let left =
        execute!(stdout(), EnableMouseCapture).and_then(|()| run(&mut terminal, &mut screen, watch, &rescue));
    give_back();
    Ok((screen.session, parting(left)))
}

/// A terminal that is gone ends the game as `q` does: it is saved.
fn parting(left: io::Result<Left>) -> Parting {
    match left {
        Ok(Left::Reload) => Parting::Reload,
        Ok(Left::NewGame) => Parting::NewGame,
        Ok(Left::Quit) | Err(_) => Parting::Left,
    }
}

fn give_back() {
    // Where even that fails there is no terminal any more.
    let _ = execute!(stdout(), DisableMouseCapture);
    ratatui::restore();
    let _ = execute!(stdout(), Show);
}

fn run(
    terminal: &mut DefaultTerminal,
    screen: &mut Screen<'_, '_>,
    watch: &mut Watch,
    rescue: &Rescue,
) -> io::Result<Left> {
    let mut decisions = screen.session.decisions();
    let stopwatch = Stopwatch::start(&screen.session);
    loop {
        stopwatch.tell(&mut screen.session);
        screen.say_who_thinks();
        terminal.draw(|frame| screen.draw(frame.area(), frame.buffer_mut()))?;
        if rescue.stopped.load(Ordering::Relaxed) {
            return Ok(Left::Quit);
        }
        if let Some(thought) = screen.session.thought() {
            match think(terminal, screen, &thought, rescue)? {
                Some(left) => return Ok(left),
                None => continue,
            }
        }
        if screen.session.is_begun() && decisions != screen.session.decisions() {
            decisions = screen.session.decisions();
            rescue.remember(screen.session.record());
        }
        if !poll(PAUSE)? {
            match watch.news() {
                Some(News::Fine) => screen.tell(Overlay::Changed),
                Some(News::Problems(lines)) => {
                    let title = "the files have problems; the game goes on with the texts as they were";
                    screen.tell(Overlay::Page { title: title.to_string(), lines, down: 0 });
                }
                None => {}
            }
            continue;
        }
        match meant(&read()?) {
            Some(Action::Suspend) => suspend(terminal)?,
            Some(action) => {
                if let Some(left) = screen.act(action) {
                    return Ok(left);
                }
            }
            None => {}
        }
    }
}

/// Lets a computer player think, and takes what it decides, unless the game is left before.
fn think(
    terminal: &mut DefaultTerminal,
    screen: &mut Screen<'_, '_>,
    thought: &Thought<'_>,
    rescue: &Rescue,
) -> io::Result<Option<Left>> {
    let called_off = AtomicBool::new(false);
    thread::scope(|scope| {
        let (sender, decided) = channel();
        let until = &called_off;
        // Where nobody hears of it any more, the game was left.
        scope.spawn(move || sender.send(thought.think(until)));
        let left = look_on(terminal, screen, &decided, rescue);
        called_off.store(true, Ordering::Relaxed);
        left
    })
}

/// Waits for a decision. Keys that are pressed before it is made are no answer to what comes after it.
fn look_on(
    terminal: &mut DefaultTerminal,
    screen: &mut Screen<'_, '_>,
    decided: &Receiver<usize>,
    rescue: &Rescue,
) -> io::Result<Option<Left>> {
    loop {
        let found = decided.recv_timeout(GLANCE);
        while poll(Duration::ZERO)? {
            match meant(&read()?) {
                Some(Action::Suspend) => suspend(terminal)?,
                Some(action) => {
                    if let Some(left) = screen.act_meanwhile(action) {
                        return Ok(Some(left));
                    }
                }
                None => {}
            }
            terminal.draw(|frame| screen.draw(frame.area(), frame.buffer_mut()))?;
        }
        if rescue.stopped.load(Ordering::Relaxed) {
            return Ok(Some(Left::Quit));
        }
        match found {
            Ok(option) => {
                screen.take_thought(option);
                return Ok(None);
            }
            Err(RecvTimeoutError::Timeout) => {}
            // Whoever thought has panicked, which is told when its thread ends.
            Err(RecvTimeoutError::Disconnected) => return Ok(None),
        }
    }
}

/// Gives the terminal back to the shell until the game is taken up again.
fn suspend(terminal: &mut DefaultTerminal) -> io::Result<()> {
    give_back();
    #[cfg(unix)]
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    *terminal = ratatui::try_init()?;
    execute!(stdout(), EnableMouseCapture)?;
    terminal.clear()
}
