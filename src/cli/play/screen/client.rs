//! The screen as it is used: the session, where the cursor is, what lies over the table. Knows no terminal;
//! a terminal hands it actions and lets it draw.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::super::keep::Keep;
use super::super::{Client, more_rules};
use super::draw::{Hits, columns, draw, has_room, is_too_small};
use super::model::{Cursor, Overlay, Palette, Shown};
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
    pub(super) faces: &'a Faces,
    pub(super) book: Book<'a>,
    pub(super) keep: &'a Keep,
    palette: Palette,
    pub(super) viewer: Player,
    pub(super) scene: Scene,
    pub(super) log: Vec<String>,
    /// How much of the log each player had read when they last decided.
    pub(super) read: Vec<usize>,
    /// How much of it each has been stopped for.
    stopped_for: Vec<usize>,
    pub(super) cursor: Cursor,
    pub(super) reasons: Vec<Reason>,
    pub(super) overlay: Option<Overlay>,
    /// Who is to take the keyboard. Until they do, nothing else is shown, and no key but theirs does anything.
    pub(super) pass_to: Option<String>,
    pub(super) notice: Option<String>,
    /// The number that is being written.
    pub(super) typed: usize,
    pub(super) hits: Hits,
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
            stopped_for: vec![session.log(Some(viewer)).len(); session.seats().len()],
            session,
            faces,
            book,
            keep,
            palette,
            viewer,
            scene,
            reasons: Vec::new(),
            overlay: None,
            pass_to: None,
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
        self.stop_for_news(area);
        let can_be_read = self.overlay.is_none() && !is_too_small(area);
        let is_long = |notice: &mut String| can_be_read && columns(notice) > area.width;
        if let Some(notice) = self.notice.take_if(is_long) {
            // What is said is read to its end.
            self.overlay = Some(Overlay::Page { title: "message".to_string(), lines: vec![notice], down: 0 });
        }
        self.hits = draw(&self.shown(), area, buffer);
        self.area = area;
    }

    fn shown(&self) -> Shown<'_> {
        Shown {
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
            pass_to: self.pass_to.as_deref(),
            notice: self.notice.as_deref(),
            palette: self.palette,
        }
    }

    /// Shows what happened since the viewer decided, where that was more than a turn of theirs or has no room beside the
    /// table, before anything else is asked.
    fn stop_for_news(&mut self, area: Rect) {
        let (is_over, seat) = (self.is_over(), self.viewer.index());
        let is_asked = self.session.turn() == Turn::Human(self.viewer) || is_over;
        let is_free = matches!(self.overlay, None | Some(Overlay::Over(_)));
        if !is_asked || !is_free || self.pass_to.is_some() || is_too_small(area) {
            return;
        }
        let since = self.read[seat].max(self.stopped_for[seat]);
        self.stopped_for[seat] = self.log.len();
        let news = self.session.news(self.viewer, since);
        let pieces: Vec<Vec<String>> = news.into_iter().map(|news| news.lines).collect();
        let has_room = || has_room(&self.shown(), &self.log[since.min(self.log.len())..], area);
        if pieces.len() > 1 || !pieces.is_empty() && !has_room() {
            self.overlay = Some(Overlay::News { pieces, at: 0, down: 0 });
        }
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.session.turn(), Turn::Over(_))
    }

    /// A computer player has thought about the game as it is.
    pub fn take_thought(&mut self, option: usize) {
        self.session.take_thought(option);
        self.notice = None;
        self.refresh();
    }

    /// Says who is thought for, before that takes a while.
    pub fn say_who_thinks(&mut self) {
        if let Turn::Computer(player) = self.session.turn() {
            self.notice = Some(format!("{} thinks …", self.session.name(player)));
        }
    }

    /// News, which waits for whoever is to take the keyboard.
    pub fn tell(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
    }

    /// Looks at the game again.
    pub(super) fn refresh(&mut self) {
        let people = self.session.people();
        match self.session.turn() {
            Turn::Human(player) if player != self.viewer => {
                let sees_the_same = self.session.see_the_same(self.viewer, player);
                let before = std::mem::replace(&mut self.viewer, player);
                if sees_the_same {
                    // There is nothing to hide from each other, and what one has read the other has.
                    for read in [&mut self.read, &mut self.stopped_for] {
                        read[player.index()] = read[player.index()].max(read[before.index()]);
                    }
                    self.notice = Some(format!("It is up to {} now.", self.session.name(player)));
                } else if people.len() > 1 {
                    self.pass_to = Some(self.session.name(player));
                    // News is for whoever sits down; what somebody looked at is not.
                    self.overlay.take_if(|overlay| overlay.is_of_viewer());
                }
            }
            Turn::Human(_) | Turn::Computer(_) => {}
            Turn::Over(end) => self.overlay = Some(self.how_it_ended(&end)),
        }
        self.scene = self.session.scene(self.viewer);
        self.log = self.session.log(Some(self.viewer));
        let stopped_for = &mut self.stopped_for[self.viewer.index()];
        *stopped_for = self.log.len().min(*stopped_for);
        self.cursor = Cursor::first(&self.scene);
        self.typed = 0;
        self.look_at_card();
    }

    fn look_at_card(&mut self) {
        let reasons =
            self.cursor.card.map(|spot| self.session.why(self.viewer, spot, self.faces, &self.book));
        self.reasons = reasons.unwrap_or_default();
    }

    pub(super) fn point(&mut self, cursor: Cursor) {
        self.cursor = cursor;
        self.look_at_card();
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
