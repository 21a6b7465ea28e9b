//! What lies over the table, and what keys do there.

use super::super::ending::ending;
use super::client::{Left, Screen};
use super::keys::Action;
use super::model::Overlay;
use super::overlay::{furthest, help};
use crate::replay::End;

/// What can be done when the game is over, and whether it is to take the last choice back.
const OVER: &[(&str, bool)] = &[
    ("", false),
    ("n    a new game", false),
    ("l    everything that happened", false),
    ("u    take the last choice back", true),
    ("Esc  look at the table", false),
    ("q    leave", false),
];

impl Screen<'_, '_> {
    /// Which text decided the game, who won, and what can be done then.
    pub(super) fn how_it_ended(&self, end: &End) -> Overlay {
        let told = ending(&self.session, &self.book, end);
        let can_undo = self.session.can_undo().is_ok();
        let keys = OVER.iter().filter(|(_, is_undo)| !is_undo || can_undo);
        Overlay::Over(told.into_iter().chain(keys.map(|(line, _)| (*line).to_string())).collect())
    }

    /// What is done while something lies over the table.
    pub(super) fn act_over(&mut self, overlay: Overlay, action: Action) -> Option<Left> {
        let read = |at: usize, by: isize| at.saturating_add_signed(by);
        match (overlay, action) {
            (Overlay::Log { up }, Action::Rows(by)) => {
                let up = read(up, -by).min(furthest(&self.log, self.area));
                self.overlay = Some(Overlay::Log { up });
            }
            (Overlay::Table { lines, down }, Action::Rows(by)) => {
                let down = read(down, by).min(furthest(&lines, self.area));
                self.overlay = Some(Overlay::Table { lines, down });
            }
            (Overlay::Why { lines, down }, Action::Rows(by)) => {
                let down = read(down, by).min(furthest(&lines, self.area));
                self.overlay = Some(Overlay::Why { lines, down });
            }
            (Overlay::Page { title, lines, down }, Action::Rows(by)) => {
                let down = read(down, by).min(furthest(&lines, self.area));
                self.overlay = Some(Overlay::Page { title, lines, down });
            }
            (Overlay::Welcome { down }, Action::Rows(by)) => {
                let down = read(down, by).min(furthest(&self.introduction, self.area));
                self.overlay = Some(Overlay::Welcome { down });
            }
            (Overlay::Help { down }, Action::Rows(by)) => {
                let down = read(down, by).min(furthest(&help(&self.introduction), self.area));
                self.overlay = Some(Overlay::Help { down });
            }
            (Overlay::News { pieces, at, down }, Action::Rows(by)) => {
                let down = read(down, by).min(furthest(&pieces[at], self.area));
                self.overlay = Some(Overlay::News { pieces, at, down });
            }
            (Overlay::News { pieces, at, .. }, action) if action != Action::Back && at + 1 < pieces.len() => {
                self.overlay = Some(Overlay::News { pieces, at: at + 1, down: 0 });
            }
            (Overlay::News { .. }, _) if self.is_over() => self.refresh(),
            (Overlay::News { .. } | Overlay::Log { .. }, Action::Digit(digit)) if !self.is_over() => {
                self.write_digit(digit);
            }
            (Overlay::Changed, Action::Reload) => return Some(Left::Reload),
            (Overlay::Over(_), Action::NewGame) => return Some(Left::NewGame),
            (Overlay::Over(_), Action::Log | Action::Table | Action::Why | Action::Help) => {
                return self.act(action);
            }
            (Overlay::Over(end), Action::Undo) => {
                self.undo();
                if self.is_over() {
                    self.overlay = Some(Overlay::Over(end));
                }
            }
            (Overlay::Over(_), Action::Back) => {}
            (overlay @ Overlay::Over(_), _) => self.overlay = Some(overlay),
            (Overlay::Log { .. }, _) if self.is_over() => self.refresh(),
            _ => {}
        }
        None
    }
}
