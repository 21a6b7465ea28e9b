//! Taking up a saved game: which file, and with which cards.

use std::path::{Path, PathBuf};

use super::super::Outcome;
use super::super::arguments::PlayArguments;
use super::super::command_line::{CommandLine, tell};
use super::super::pick::{Picked, pick_in};
use super::super::record::open;
use super::super::replay::{key, of_changes, of_misfit};
use super::super::seating::table;
use super::stopwatch::clock;
use super::{FORMAT, saves};
use crate::diagnostic::{Code, Diagnostic};
use crate::play::{Resumed, Session};
use crate::replay::{Changes, Content};

/// The file that is to be gone on with, and what is to be said of it: the one that was named, or the newest.
pub(super) fn to_resume(
    line: &CommandLine,
    arguments: &PlayArguments,
) -> Result<(PathBuf, Option<String>), Outcome> {
    if let Some(Some(path)) = &arguments.resume {
        return Ok((path.clone(), None));
    }
    let found = saves::here();
    let Some((newest, others)) = found.split_first() else {
        let problem = Diagnostic::new(Code::FileMissing, line.argument("--resume"), "No game is saved here.");
        let help = "`cardwright play` begins one. `--resume FILE` goes on with one that lies elsewhere.";
        return Err(line.refuse(FORMAT, problem.label("nothing to go on with").help(help)));
    };
    Ok((newest.path.clone(), Some(saves::told(newest, others))))
}

/// Opens a saved game with the cards it was saved with. What is wrong has been told where that fails.
pub(super) fn with_saved<T>(
    line: &CommandLine,
    path: &Path,
    folders: &[PathBuf],
    then: impl FnOnce(&Picked, Session<'_>) -> T,
) -> Result<T, Outcome> {
    let opened = open(line, FORMAT, path)?;
    let record = &opened.record;
    let picked = pick_in(line, FORMAT, folders, Some(&record.game))?;
    let refuse = |problem: Diagnostic| {
        tell(FORMAT, &opened.sources, problem);
        Outcome::Problems
    };
    if let Some(changes) = Changes::between(&record.content(), &Content::of(picked.program())) {
        let at = line.argument(&path.to_string_lossy());
        let mut problem = of_changes(at, &picked, &changes);
        if folders.is_empty() {
            problem = problem.help(
                "If they lie in a folder, name it: `play FOLDER --resume FILE`, or `why FILE CARD --in FOLDER`.",
            );
        }
        line.refuse(FORMAT, problem);
        return Err(Outcome::Problems);
    }
    let place = |_: &str| key(&opened, "players");
    let table = table(&place, &record.setting(), &picked).map_err(|problem| refuse(*problem))?;
    let session = Session::resume(&table, record, clock).map_err(|why| {
        refuse(match why {
            Resumed::Misfit(misfit) => of_misfit(&opened, misfit),
            Resumed::NoSeats | Resumed::Unknown(_) => {
                let at = key(&opened, "seats");
                Diagnostic::new(Code::AgentCount, at, "The record does not say who plays at which seat.")
                    .label("nobody to go on")
                    .help("`cardwright play` writes records that can be gone on with.")
                    .help("`cardwright replay` steps through this one.")
            }
        })
    })?;
    Ok(then(&picked, session))
}
