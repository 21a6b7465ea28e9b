//! What is done with keys and clicks: at the table, and while a computer player thinks.

use ratatui::layout::Position;

use super::super::table_text::whole_table;
use super::super::undo_text;
use super::client::{Left, Screen};
use super::draw::is_too_small;
use super::keys::Action;
use super::model::{Overlay, Target};
use super::overlay::why;
use crate::play::Turn;

impl Screen<'_, '_> {
    pub fn act(&mut self, action: Action) -> Option<Left> {
        if action == Action::Quit {
            return Some(Left::Quit);
        }
        if is_too_small(self.area) {
            return None;
        }
        if self.pass_to.is_some() {
            self.pass_to.take_if(|_| action == Action::Choose);
            return None;
        }
        if !matches!(action, Action::Digit(_)) {
            self.typed = 0;
        }
        if let Some(overlay) = self.overlay.take() {
            return self.act_over(overlay, action);
        }
        self.notice = None;
        match action {
            Action::Cards(by) => self.point(self.cursor.step(&self.scene, by)),
            Action::Rows(by) => {
                self.point(self.cursor.by_rows(&self.scene, by));
            }
            Action::Digit(digit) => self.write_digit(digit),
            Action::Choose => self.choose(),
            Action::Why => {
                let stories =
                    self.cursor.card.map(|spot| self.session.stories(self.viewer, spot, &self.book));
                let stories = stories.unwrap_or_default();
                let lines = why(&self.scene, self.faces, self.cursor, &self.reasons, &stories);
                self.overlay = Some(Overlay::Why { lines, down: 0 });
            }
            Action::Table => {
                // The page breaks the lines where it is narrower.
                let text = whole_table(&self.scene, self.faces, self.session.names(), usize::MAX);
                let lines = text.lines().map(str::to_string).collect();
                self.overlay = Some(Overlay::Table { lines, down: 0 });
            }
            Action::Log => self.overlay = Some(Overlay::Log { up: 0 }),
            Action::Help => self.overlay = Some(Overlay::Help { down: 0 }),
            Action::NewGame if self.is_over() => return Some(Left::NewGame),
            Action::Undo => self.undo(),
            Action::Save => {
                let (Ok(told) | Err(told)) = self.keep.save(&self.session, None);
                self.notice = Some(told);
            }
            Action::PointAt(x, y) => self.point_at(Position { x, y }),
            Action::Quit
            | Action::Reload
            | Action::NewGame
            | Action::Back
            | Action::Suspend
            | Action::Other => {}
        }
        None
    }

    pub(super) fn write_digit(&mut self, digit: u8) {
        let written = self.typed * 10 + usize::from(digit);
        // A number that is too large begins anew with its last digit.
        self.typed = if self.scene.numbered(written).is_some() { written } else { usize::from(digit) };
        if let Some(option) = self.scene.numbered(self.typed) {
            self.point(self.cursor.at_option(&self.scene, option));
        }
    }

    fn choose(&mut self) {
        if self.is_over() {
            // Back to how it ended.
            return self.refresh();
        }
        if !matches!(self.session.turn(), Turn::Human(_)) {
            return;
        }
        let Some(option) = self.cursor.option else {
            self.notice =
                Some("That card can't be used now; w tells why, ↑↓ show what can be chosen.".to_string());
            return;
        };
        self.read[self.viewer.index()] = self.log.len();
        match self.session.choose(option) {
            Ok(()) => self.refresh(),
            Err(refused) => self.notice = Some(format!("That can't be chosen: {refused}.")),
        }
    }

    pub(super) fn undo(&mut self) {
        match self.session.undo() {
            Ok(()) => {
                self.refresh();
                self.notice = Some("The last choice is taken back.".to_string());
            }
            Err(why) => self.notice = Some(undo_text(&self.session, why)),
        }
    }

    /// The first click points, the second chooses.
    fn point_at(&mut self, position: Position) {
        let hit = self.hits.iter().find(|(area, _)| area.contains(position));
        match hit.map(|(_, target)| *target) {
            Some(Target::Option(number)) if Some(number) == self.cursor.option => self.choose(),
            Some(Target::Option(number)) => self.point(self.cursor.at_option(&self.scene, number)),
            Some(Target::Card(spot)) if self.cursor.card == Some(spot) => {
                let options = self.scene.at(spot).map_or(&[][..], |card| &card.options);
                match options {
                    [one] if Some(*one) == self.cursor.option => self.choose(),
                    [] | [_] => {}
                    several => {
                        // Each further click goes on to the next thing that the card can be used for.
                        let here = several.iter().position(|option| Some(*option) == self.cursor.option);
                        let next = several[here.map_or(0, |here| (here + 1) % several.len())];
                        self.point(self.cursor.at_option(&self.scene, next));
                    }
                }
            }
            Some(Target::Card(spot)) => self.point(self.cursor.at_card(&self.scene, spot)),
            None => {}
        }
    }

    /// What is done while a computer player thinks: everything can be read, and the game can be left. Nothing is
    /// chosen, since nobody has seen yet what there will be to choose.
    pub fn act_meanwhile(&mut self, action: Action) -> Option<Left> {
        let reads = matches!(
            action,
            Action::Cards(_)
                | Action::Why
                | Action::Table
                | Action::Log
                | Action::Help
                | Action::Save
                | Action::Quit
        );
        let left = if reads || self.overlay.is_some() { self.act(action) } else { None };
        if self.notice.is_none() {
            self.say_who_thinks();
        }
        left
    }
}
