//! The terminal itself: taken over, given back whatever happens, and asked for keys.

use std::io::{self, stdout};
use std::sync::atomic::Ordering;
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

/// How long to wait for a key before looking at the files and for signals.
const PAUSE: Duration = Duration::from_millis(300);

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
        if screen.let_computer_decide() {
            continue;
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

/// Gives the terminal back to the shell until the game is taken up again.
fn suspend(terminal: &mut DefaultTerminal) -> io::Result<()> {
    give_back();
    #[cfg(unix)]
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    *terminal = ratatui::try_init()?;
    execute!(stdout(), EnableMouseCapture)?;
    terminal.clear()
}
