//! Paths that commands are given: where one is not there, that is told, and nothing else is shown in its place.

use super::Outcome;
use super::arguments::Format;
use super::check::Checked;
use super::output::print;
use super::render::render;
use crate::diagnostic::{Code, Diagnostics};

/// How the command ends where something that was asked for by its path is not there, or is nothing to read.
pub(super) fn missing(checked: &Checked, format: Format) -> Option<Outcome> {
    let mut missing = checked.diagnostics.clone();
    missing.retain(|problem| is_of_path(problem.code));
    if missing.is_empty() {
        return None;
    }
    print(&render(format, &checked.workspace.sources, &missing));
    Some(Outcome::WrongUse)
}

/// How a command ends that has told of everything: what was asked for and is not there is no problem of a file.
pub(super) fn with_problems(problems: &Diagnostics) -> Outcome {
    let is_missing = problems.iter().any(|problem| is_of_path(problem.code));
    if is_missing { Outcome::WrongUse } else { Outcome::Problems }
}

/// A problem with a path that was given, and not with what a file says.
fn is_of_path(code: Code) -> bool {
    code == Code::FileMissing || code == Code::NothingFound || code == Code::NotAGameFile
}
