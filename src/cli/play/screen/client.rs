//! The screen as it is used: the session, where the cursor is, what lies over the table. Knows no terminal;
//! a terminal hands it actions and lets it draw.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::super::keep::Keep;
use super::super::{Client, more_rules, undo_text};
use super::draw::{Hits, draw};
use super::keys::Action;
use super::model::{Cursor, Overlay, Palette, Shown, Target};
use super::overlay::why;
use crate::game::Player;
use crate::play::{Book, Faces, Reason, Scene, Session, Turn};

/// How the screen is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    Quit,
    /// To come back with the files as they are now.
    Reload,
    /// To deal anew.
    NewGame,
}

pub(super) struct Screen<'a, 't> {
    pub session: Session<'t>,
    faces: &'a Faces,
    pub(super) book: Book<'a>,
    keep: &'a Keep,
    palette: Palette,
    viewer: Player,
    scene: Scene,
    pub(super) log: Vec<String>,
    /// How much of the log each player had read when they last decided.
    read: Vec<usize>,
    cursor: Cursor,
    reasons: Vec<Reason>,
    pub(super) overlay: Option<Overlay>,
    notice: Option<String>,
    /// The number that is being written.
    typed: usize,
    hits: Hits,
    /// What somebody should know who sits down.
    pub(super) introduction: Vec<String>,
    /// As large as the screen was when it was last drawn.
    pub(super) area: Rect,
}

impl<'a, 't> Screen<'a, 't> {
    pub fn new(client: Client<'a, 't>, palette: Palette) -> Screen<'a, 't> {
        let Client { session, faces, book, keep, notice } = client;
        let viewer = session.people().first().copied().unwrap_or(Player(0));
        let scene = session.scene(viewer);
        let introduction = introduction(&session, &book, faces);
        let is_new = notice.is_none() && session.decisions() == 0;
        let mut screen = Screen {
            cursor: Cursor::first(&scene),
            log: session.log(Some(viewer)),
            // What lies back when a game is taken up again is no news.
            read: vec![session.log(Some(viewer)).len(); session.seats().len()],
            session,
            faces,
            book,
            keep,
            palette,
            viewer,
            scene,
            reasons: Vec::new(),
            overlay: None,
            notice,
            typed: 0,
            hits: Hits::new(),
            introduction,
            area: Rect::ZERO,
        };
        screen.refresh();
        if let Some(notice) = screen.notice.take_if(|notice| notice.contains('\n')) {
            let lines = notice.lines().map(str::to_string).collect();
            screen.overlay = Some(Overlay::Page { title: "saved games".to_string(), lines, down: 0 });
        }
        if is_new && screen.overlay.is_none() {
            screen.overlay = Some(Overlay::Welcome { down: 0 });
        }
        screen
    }

    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let shown = Shown {
            game: &self.session.table().program.words.game,
            names: self.session.names(),
            faces: self.faces,
            scene: &self.scene,
            log: &self.log,
            read: self.read[self.viewer.index()],
            introduction: &self.introduction,
            is_over: self.is_over(),
            cursor: self.cursor,
            reasons: &self.reasons,
            overlay: self.overlay.as_ref(),
            notice: self.notice.as_deref(),
            palette: self.palette,
        };
        self.hits = draw(&shown, area, buffer);
        self.area = area;
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.session.turn(), Turn::Over(_))
    }

    /// Lets a computer player decide; false where none is to.
    pub fn let_computer_decide(&mut self) -> bool {
        let Turn::Computer(_) = self.session.turn() else { return false };
        self.session.let_computer_decide();
        self.notice = None;
        self.refresh();
        true
    }

    /// Says who is thought for, before that takes a while.
    pub fn say_who_thinks(&mut self) {
        if let Turn::Computer(player) = self.session.turn() {
            self.notice = Some(format!("{} thinks …", self.session.name(player)));
        }
    }

    pub fn tell(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
    }

    /// Looks at the game again.
    pub(super) fn refresh(&mut self) {
        let people = self.session.people();
        match self.session.turn() {
            Turn::Human(player) if player != self.viewer => {
                self.viewer = player;
                if people.len() > 1 {
                    self.overlay = Some(Overlay::PassTo(self.session.name(player)));
                }
            }
            Turn::Human(_) | Turn::Computer(_) => {}
            Turn::Over(end) => self.overlay = Some(self.how_it_ended(&end)),
        }
        self.scene = self.session.scene(self.viewer);
        self.log = self.session.log(Some(self.viewer));
        self.cursor = Cursor::first(&self.scene);
        self.typed = 0;
        self.look_at_card();
    }

    fn look_at_card(&mut self) {
        let reasons =
            self.cursor.card.map(|spot| self.session.why(self.viewer, spot, self.faces, &self.book));
        self.reasons = reasons.unwrap_or_default();
    }

    fn point(&mut self, cursor: Cursor) {
        self.cursor = cursor;
        self.look_at_card();
    }

    pub fn act(&mut self, action: Action) -> Option<Left> {
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
                let option = self.cursor.option.map_or(0, |here| here.saturating_add_signed(by));
                self.point(self.cursor.at_option(&self.scene, option));
            }
            Action::Digit(digit) => self.write_digit(digit),
            Action::Choose => self.choose(),
            Action::Why => {
                let stories =
                    self.cursor.card.map(|spot| self.session.stories(self.viewer, spot, &self.book));
                let stories = stories.unwrap_or_default();
                let lines = why(&self.scene, self.faces, self.cursor, &self.reasons, &stories);
                self.overlay = Some(Overlay::Page { title: "why".to_string(), lines, down: 0 });
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
            Action::Quit => return Some(Left::Quit),
            Action::Reload | Action::NewGame | Action::Back | Action::Suspend | Action::Other => {}
        }
        None
    }

    fn write_digit(&mut self, digit: u8) {
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
}

/// Titles, and under each what is said.
fn introduction(session: &Session<'_>, book: &Book<'_>, faces: &Faces) -> Vec<String> {
    let mut lines = vec![more_rules(session)];
    for (title, said) in session.introduction(book, faces).sections {
        lines.push(format!("{title}:"));
        lines.extend(said.iter().map(|line| format!("  {line}")));
    }
    lines
}
