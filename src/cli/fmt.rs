//! `fmt`: every file in its one form.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use super::Outcome;
use super::arguments::FmtArguments;
use super::diff::difference;
use super::output::{complain, print};
use super::paths::with_problems;
use super::summary::counted;
use crate::analysis::{Analysis, analyze};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity};
use crate::format;
use crate::source::{FileId, FileKind, Sources};
use crate::syntax::outline;
use crate::workspace::{Workspace, write_whole};

pub(super) fn run(arguments: &FmtArguments) -> Outcome {
    if arguments.stdin {
        return format_stdin(arguments.stdin_path.as_deref());
    }
    let workspace = Workspace::read(&arguments.paths);
    if workspace.is_builtin {
        complain("there is no game here to format; give a folder");
        return Outcome::WrongUse;
    }
    let mut failed = false;
    for problem in &workspace.diagnostics {
        complain(&problem.message);
        failed = true;
    }
    let analysis = analyze(&workspace.sources, &workspace.unread);
    let mut changed = 0;
    for file in workspace.asked.iter().copied() {
        let path = workspace.sources.path(file);
        if workspace.unread.contains(&file) || !has_one_form(path) {
            continue;
        }
        let Some(new) = formatted(&workspace.sources, &analysis, file) else {
            complain(&format!(
                "{} was left alone: its game could not be read; see `cardwright check`",
                path.display()
            ));
            failed = true;
            continue;
        };
        let old = workspace.sources.text(file);
        if new == old {
            continue;
        }
        changed += 1;
        if arguments.check {
            print(&format!("{}\n{}\n", path.display(), difference(old, &new)));
        } else if let Err(error) = write_whole(path, &new) {
            complain(&format!("{} could not be written: {error}", path.display()));
            failed = true;
        } else {
            print(&format!("{}\n", path.display()));
        }
    }
    let asked = |problem: &&Diagnostic| workspace.asked.contains(&problem.place.file);
    let errors =
        analysis.diagnostics.iter().filter(asked).filter(|problem| problem.severity() == Severity::Error);
    match errors.count() {
        0 => {}
        count => complain(&format!(
            "{} in these files; what can't be read stays as it was written; see `cardwright check`",
            counted(count, "error")
        )),
    }
    if arguments.check && changed > 0 {
        print(&not_in_form(changed));
    }
    match failed || (arguments.check && changed > 0) {
        true => with_problems(&workspace.diagnostics),
        false => Outcome::Fine,
    }
}

/// "2 files are not in their one form".
fn not_in_form(files: usize) -> String {
    let (are_not, writes) = if files == 1 { ("is not in its", "it") } else { ("are not in their", "them") };
    format!("{} {are_not} one form; `cardwright fmt` writes {writes} so\n", counted(files, "file"))
}

fn has_one_form(path: &Path) -> bool {
    matches!(FileKind::of(path), Some(FileKind::Cards | FileKind::Scenario))
}

/// The one form of a file, with the words of the game it belongs to.
fn formatted(sources: &Sources, analysis: &Analysis, file: FileId) -> Option<String> {
    if FileKind::of(sources.path(file)) == Some(FileKind::Scenario) {
        return super::scenarios::formatted(sources, analysis, file);
    }
    let game = analysis.games.iter().find(|game| game.own_files.contains(&file))?;
    let text = sources.text(file);
    let outline = outline(text, file, &mut Diagnostics::default());
    Some(format::document(text, &outline, &game.dialect))
}

/// Formats what comes in, as if it stood at a path: its game is looked for there.
fn format_stdin(path: Option<&Path>) -> Outcome {
    let mut text = String::new();
    if let Err(error) = std::io::stdin().read_to_string(&mut text) {
        complain(&format!("the text can't be read: {error}"));
        return Outcome::WrongUse;
    }
    let path = path.map_or_else(|| PathBuf::from("stdin.cards"), Path::to_path_buf);
    if !has_one_form(&path) {
        print(&text);
        return Outcome::Fine;
    }
    let workspace = Workspace::around(&path, text);
    let analysis = analyze(&workspace.sources, &workspace.unread);
    let file = workspace.asked.first().copied().expect("the text that came in was asked for");
    match formatted(&workspace.sources, &analysis, file) {
        Some(new) => {
            print(&new);
            Outcome::Fine
        }
        None => {
            // An editor puts what is printed in the place of the text: nothing may get lost.
            print(workspace.sources.text(file));
            complain("the text was left alone: it belongs to no game; say where it stands with --stdin-path");
            Outcome::Problems
        }
    }
}
