//! `check`: every problem of every file.

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::Outcome;
use super::arguments::{CheckArguments, Format};
use super::output::{complain, print};
use super::paths::with_problems;
use super::scenarios::{check_scenarios, read_scenarios};
use super::summary::{counted, of_problems};
use super::{fix, render::render};
use crate::analysis::{Analysis, Assembled, analyze, analyze_to_play};
use crate::diagnostic::Diagnostics;
use crate::source::{FileId, Sources};
use crate::syntax::scenario::ScenarioFile;
use crate::syntax::tree::BlockKind;
use crate::workspace::Workspace;

/// The files of a run, read and checked.
pub(super) struct Checked {
    pub workspace: Workspace,
    pub analysis: Analysis,
    /// The scenarios among the files that were asked for.
    pub scenarios: Vec<(FileId, ScenarioFile)>,
    /// Those of reading the files and those of what they say.
    pub diagnostics: Diagnostics,
}

/// Reads and checks what the paths name.
pub(super) fn read_and_check(paths: &[PathBuf]) -> Checked {
    read_with_scenarios(paths, analyze)
}

/// The same for those who only want to know whether something is wrong: what is right and worth a warning is looked
/// for only where something is, so that all of it is told at once.
pub(super) fn read_to_test(paths: &[PathBuf]) -> Checked {
    let checked = read_with_scenarios(paths, analyze_to_play);
    if checked.diagnostics.has_errors() { read_and_check(paths) } else { checked }
}

fn read_with_scenarios(paths: &[PathBuf], analyze: fn(&Sources, &[FileId]) -> Analysis) -> Checked {
    let workspace = Workspace::read(paths);
    // Scenarios are read while the games are checked.
    let (analysis, mut scenarios) =
        rayon::join(|| analyze(&workspace.sources, &workspace.unread), || read_scenarios(&workspace));
    check_scenarios(&workspace, &analysis, &mut scenarios);
    let mut checked = checked(workspace, analysis);
    for (file, scenarios, problems) in scenarios {
        checked.diagnostics.append(problems);
        checked.scenarios.push((file, scenarios));
    }
    checked.diagnostics = std::mem::take(&mut checked.diagnostics).sorted();
    checked
}

/// The games and their cards alone, for those who don't look at scenarios.
pub(super) fn read_games(paths: &[PathBuf]) -> Checked {
    let workspace = Workspace::read(paths);
    let analysis = analyze(&workspace.sources, &workspace.unread);
    checked(workspace, analysis)
}

/// One game to play, with no look at what is right and worth a warning.
pub(super) fn read_to_play(paths: &[PathBuf], wanted: Option<&str>) -> Checked {
    let workspace = Workspace::read_one(paths, wanted);
    let analysis = analyze_to_play(&workspace.sources, &workspace.unread);
    checked(workspace, analysis)
}

/// All games in the box, whatever lies around.
pub(super) fn read_box() -> Checked {
    read_box_to_play("")
}

/// A game in the box, whatever lies around.
pub(super) fn read_box_to_play(wanted: &str) -> Checked {
    let workspace = Workspace::of_box(wanted);
    let analysis = analyze_to_play(&workspace.sources, &workspace.unread);
    checked(workspace, analysis)
}

fn checked(mut workspace: Workspace, mut analysis: Analysis) -> Checked {
    let mut diagnostics = std::mem::take(&mut workspace.diagnostics);
    diagnostics.append(std::mem::take(&mut analysis.diagnostics));
    Checked { workspace, analysis, scenarios: Vec::new(), diagnostics: diagnostics.sorted() }
}

pub(super) fn run(arguments: &CheckArguments) -> Outcome {
    // This thread reads too, instead of waiting for others. Where threads were started before, they are as good.
    let _started = rayon::ThreadPoolBuilder::new().use_current_thread().build_global();
    let mut checked = read_and_check(&arguments.paths);
    let mut repaired = fix::Repaired::default();
    if arguments.fix {
        if checked.workspace.is_builtin {
            complain("there is no game here to repair; give a folder");
            return Outcome::WrongUse;
        }
        match fix::repair(&arguments.paths, checked) {
            Ok((after, done)) => (checked, repaired) = (after, done),
            Err(error) => {
                complain(&format!("a file could not be written: {error}"));
                return Outcome::WrongUse;
            }
        }
    }
    print(&render(arguments.format, &checked.workspace.sources, &checked.diagnostics));
    if arguments.format == Format::Text {
        print(&repaired.told());
        print(&closing(&checked));
    }
    let failed =
        checked.diagnostics.has_errors() || (arguments.deny_warnings && !checked.diagnostics.is_empty());
    let outcome = if failed { with_problems(&checked.diagnostics) } else { Outcome::Fine };
    // The command ends here: taking all trees apart would only keep the designer waiting.
    std::mem::forget(checked);
    outcome
}

/// What was found, in one line; where nothing was, a line for each game.
fn closing(checked: &Checked) -> String {
    if !checked.diagnostics.is_empty() {
        return format!("{}\n", of_problems(&checked.diagnostics));
    }
    let games = checked.analysis.games.iter();
    let lines = games.map(|game| format!("{}\n", of_game(&checked.workspace.sources, game)));
    lines.collect()
}

/// The game with what its rules and cards come to, and under it each of its sets.
fn of_game(sources: &Sources, game: &Assembled) -> String {
    let mut counts: BTreeMap<BlockKind, usize> = BTreeMap::new();
    for (_, block) in &game.blocks {
        *counts.entry(block.header.kind).or_default() += 1;
    }
    let count = |kind: BlockKind| counts.get(&kind).copied().unwrap_or(0);
    let mut text = format!(
        "{} ({}): {}, {}: no problems",
        game.name,
        folder(sources, game.file),
        counted(count(BlockKind::Card), "card"),
        counted(count(BlockKind::Rule), "rule")
    );
    for set in &game.sets {
        let cards = game.cards().filter(|(file, _)| set.files.contains(file)).count();
        let line = format!("\n  {} ({}): {}", set.name, folder(sources, set.file), counted(cards, "card"));
        text.push_str(&line);
    }
    text
}

fn folder(sources: &Sources, manifest: FileId) -> String {
    let folder = sources.path(manifest).parent().map(|folder| folder.display().to_string());
    folder.filter(|folder| !folder.is_empty()).unwrap_or_else(|| ".".into())
}
