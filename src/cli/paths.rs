//! Paths that commands are given: where one is not there, that is told, and nothing else is shown in its place.

use super::Outcome;
use super::arguments::Format;
use super::check::Checked;
use super::output::print;
use super::render::render;
use crate::diagnostic::Code;

/// How the command ends where something that was asked for by its path is not there, or is nothing to read.
pub(super) fn missing(checked: &Checked, format: Format) -> Option<Outcome> {
    let mut missing = checked.diagnostics.clone();
    missing.retain(|problem| is_of_path(problem.code));
    if missing.is_empty() {
        return None;
    }
    print(&render(format, &checked.workspace.sources, &missing));
    Some(Outcome::Problems)
}

/// A problem with a path that was given, and not with what a file says.
fn is_of_path(code: Code) -> bool {
    code == Code::FileMissing || code == Code::NothingFound || code == Code::NotAGameFile
}
