//! What a key or a click means.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Through the cards, so many on or back.
    Cards(isize),
    /// Through what can be chosen, or a text.
    Rows(isize),
    Choose,
    Digit(u8),
    Why,
    Undo,
    Save,
    Log,
    /// Everything on the table, on a page.
    Table,
    Help,
    Reload,
    NewGame,
    Back,
    Quit,
    Suspend,
    PointAt(u16, u16),
    /// A key that means nothing: it still closes what says that any key does.
    Other,
}

/// Nothing for what is no deed of somebody: sizes, focus, keys that are let go.
pub(super) fn meant(event: &Event) -> Option<Action> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(of_key(key)),
        Event::Mouse(mouse) => of_mouse(mouse),
        Event::Key(_) | Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Paste(_) => None,
    }
}

fn of_key(key: &KeyEvent) -> Action {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Action::Quit,
            KeyCode::Char('z') => Action::Suspend,
            _other => Action::Other,
        };
    }
    match key.code {
        KeyCode::Left | KeyCode::Char('h') => Action::Cards(-1),
        KeyCode::Right => Action::Cards(1),
        KeyCode::Tab => Action::Cards(5),
        KeyCode::BackTab => Action::Cards(-5),
        KeyCode::Up | KeyCode::Char('k') => Action::Rows(-1),
        KeyCode::Down | KeyCode::Char('j') => Action::Rows(1),
        KeyCode::PageUp => Action::Rows(-10),
        KeyCode::PageDown => Action::Rows(10),
        KeyCode::Home => Action::Rows(-10_000),
        KeyCode::End => Action::Rows(10_000),
        KeyCode::Enter | KeyCode::Char(' ') => Action::Choose,
        KeyCode::Esc => Action::Back,
        KeyCode::Char('w') => Action::Why,
        KeyCode::Char('u') => Action::Undo,
        KeyCode::Char('s') => Action::Save,
        KeyCode::Char('l') => Action::Log,
        KeyCode::Char('t') => Action::Table,
        KeyCode::Char('r') => Action::Reload,
        KeyCode::Char('n') => Action::NewGame,
        KeyCode::Char('?') | KeyCode::F(1) => Action::Help,
        KeyCode::Char('q') => Action::Quit,
        KeyCode::Char(letter) => match letter.to_digit(10) {
            Some(digit) => Action::Digit(digit as u8),
            None => Action::Other,
        },
        _other => Action::Other,
    }
}

fn of_mouse(mouse: &MouseEvent) -> Option<Action> {
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Action::PointAt(mouse.column, mouse.row)),
        MouseEventKind::ScrollUp => Some(Action::Rows(-1)),
        MouseEventKind::ScrollDown => Some(Action::Rows(1)),
        _other => None,
    }
}
