//! What happened since somebody looked last, in pieces: to each turn of theirs, and to the end of each game of a series.

use super::{Session, Turn};
use crate::game::{Player, Players};
use crate::render::{Landmark, Mark};

/// Lines that are read in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    pub lines: Vec<String>,
}

impl Session<'_> {
    /// The lines behind the first so many that the viewer may read: a piece ends before a turn of theirs begins, except
    /// the one in which they are asked, and behind a game that is followed by another.
    pub fn news(&self, viewer: Player, since: usize) -> Vec<News> {
        let lines = self.log(Some(viewer));
        let marks = self.game().journal().marks(self.table(), Players::one(viewer));
        let ends: Vec<usize> =
            marks.iter().filter(|mark| mark.what == Landmark::GameEnds).map(|mark| mark.line + 1).collect();
        let own = marks.iter().filter(|mark| mark.what == Landmark::TurnBegins(viewer));
        let mut cuts: Vec<usize> = own.map(|mark| mark.line).filter(|line| *line >= since).collect();
        if self.turn() == Turn::Human(viewer) {
            cuts.pop();
        }
        cuts.extend(ends.iter().filter(|end| **end > since));
        cuts.sort_unstable();
        cuts.push(lines.len());
        let mut from = since.min(lines.len());
        let mut found = Vec::new();
        for to in cuts {
            let Some(piece) = lines.get(from..to).filter(|piece| !piece.is_empty()) else { continue };
            let mut piece = piece.to_vec();
            if self.is_series() && ends.contains(&to) {
                piece.push(self.standing(&marks, to));
            }
            found.push(News { lines: piece });
            from = to;
        }
        found
    }

    pub(super) fn is_series(&self) -> bool {
        self.table().options.series
    }

    /// "Game 2 is over. Games won: Tina one, Lora one."
    fn standing(&self, marks: &[Mark], to: usize) -> String {
        let until = || marks.iter().filter(|mark| mark.line < to);
        let game = until().filter(|mark| mark.what == Landmark::GameEnds).count();
        let won = |player| until().filter(|mark| mark.what == Landmark::Wins(player)).count();
        let everyone = self.table().everyone();
        let won: Vec<String> =
            everyone.iter().map(|player| format!("{} {}", self.name(player), won(player))).collect();
        format!("Game {game} is over. Games won: {}.", won.join(", "))
    }
}
