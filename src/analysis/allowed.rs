//! Warnings that a `set.toml` or `game.toml` allows, with a reason.

use super::assembly::Project;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Severity};
use crate::source::FileId;
use crate::syntax::manifest::Allowed;

/// Takes the allowed warnings out, and warns of an allowance that nothing needs.
pub(super) fn without_allowed(project: &Project, mut diagnostics: Diagnostics) -> Diagnostics {
    let sets = project.sets.iter().map(|set| (&set.manifest.allow, set.all_files()));
    let games = project.games.iter().map(|game| (&game.manifest.allow, game.all_files()));
    let mut unneeded = Diagnostics::default();
    for (allowed, files) in sets.chain(games) {
        for allowance in allowed {
            let before = diagnostics.len();
            diagnostics.retain(|item| item.code != allowance.code.value || !files.contains(&item.place.file));
            if diagnostics.len() == before && !has_errors(&diagnostics, &files) {
                unneeded.push(never_needed(allowance));
            }
        }
    }
    diagnostics.append(unneeded);
    diagnostics
}

/// Behind an error a warning may not have been looked for.
fn has_errors(diagnostics: &Diagnostics, files: &[FileId]) -> bool {
    diagnostics.iter().any(|item| item.severity() == Severity::Error && files.contains(&item.place.file))
}

fn never_needed(allowance: &Allowed) -> Diagnostic {
    let code = allowance.code.value;
    let message = format!("{} is allowed here, but nothing gives this warning.", code.id());
    Diagnostic::new(Code::AllowedNothing, allowance.code.place, message)
        .label(code.title())
        .help("Delete the line.")
}
