//! From texts to checked games: which files make a game, what its words are, and whether everything
//! fits together. Never touches the disk, so that tests and editors can hand in what they like.

mod allowed;
pub mod assembly;
mod joined;
mod lint;
pub mod lower;
mod others;
pub mod resolve;
mod tried;

use rayon::prelude::*;

use crate::diagnostic::Diagnostics;
use crate::program::Program;
use crate::source::{FileId, Sources};

pub use assembly::{Assembled, AssembledSet};

/// What is known of a run's files.
#[derive(Debug, Default)]
pub struct Analysis {
    /// Every game that could be put together, in the order of its files.
    pub games: Vec<Assembled>,
    /// What each of the games came to, where nothing of it is wrong.
    pub programs: Vec<Option<Program>>,
    /// All problems, in the order of files and lines, without those that are allowed.
    pub diagnostics: Diagnostics,
}

/// Reads and checks all files. Of the files in `unread` nothing is known but that they are there.
pub fn analyze(sources: &Sources, unread: &[FileId]) -> Analysis {
    checked(sources, unread, true)
}

/// The same without looking for what is right and still worth a warning: for those who only want to play.
pub fn analyze_to_play(sources: &Sources, unread: &[FileId]) -> Analysis {
    checked(sources, unread, false)
}

fn checked(sources: &Sources, unread: &[FileId], warns: bool) -> Analysis {
    let mut diagnostics = Diagnostics::default();
    let project = assembly::Project::find(sources, unread, &mut diagnostics);
    let games = assembly::assemble(&project, sources, &mut diagnostics);
    let lowered: Vec<(Option<Program>, Diagnostics)> = games
        .par_iter()
        .map(|game| {
            let mut found = Diagnostics::default();
            (lower::program(game, sources, &mut found), found)
        })
        .collect();
    let mut programs = Vec::new();
    for (program, found) in lowered {
        diagnostics.append(found);
        programs.push(program);
    }
    if warns {
        lint::lint(&games, sources, &mut diagnostics);
        diagnostics = tried::tried(&games, sources, diagnostics.sorted());
    }
    let diagnostics = allowed::without_allowed(&project, diagnostics.sorted());
    Analysis { games, programs, diagnostics: diagnostics.sorted() }
}
