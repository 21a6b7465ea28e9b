//! The scenario files of a run, each with the program of the game it belongs to.

use std::path::Path;

use rayon::prelude::*;

use super::check::Checked;
use crate::analysis::{Analysis, Assembled};
use crate::diagnostic::Diagnostics;
use crate::format;
use crate::program::Program;
use crate::scenario;
use crate::source::{FileId, FileKind, Sources, Span};
use crate::syntax::scenario::{ScenarioFile, ScenarioReader, scenarios};
use crate::workspace::Workspace;

pub(super) struct Found<'a> {
    pub file: FileId,
    pub scenarios: &'a ScenarioFile,
    pub program: Option<&'a Program>,
}

/// The scenarios of a run, with their games.
pub(super) fn find(checked: &Checked) -> Vec<Found<'_>> {
    let sources = &checked.workspace.sources;
    let found = checked.scenarios.iter().map(|(file, scenarios)| Found {
        file: *file,
        scenarios,
        program: program_of(sources, &checked.analysis, sources.path(*file)),
    });
    found.collect()
}

/// The scenario files among those that were asked for, each with its problems. Needs no game: names are looked
/// up later.
pub(super) fn read_scenarios(workspace: &Workspace) -> Vec<(FileId, ScenarioFile, Diagnostics)> {
    let sources = &workspace.sources;
    let is_one = |file: &FileId| FileKind::of(sources.path(*file)) == Some(FileKind::Scenario);
    let files = workspace.asked.iter().copied();
    let files: Vec<FileId> = files.filter(is_one).filter(|file| !workspace.unread.contains(file)).collect();
    let reader = ScenarioReader::default();
    let read = files.into_par_iter().map(|file| {
        let mut problems = Diagnostics::default();
        let tree = reader.file(sources.text(file), file, &mut problems);
        (file, tree, problems)
    });
    read.collect()
}

/// Looks up the names of scenarios in their games.
pub(super) fn check_scenarios(
    workspace: &Workspace,
    analysis: &Analysis,
    read: &mut [(FileId, ScenarioFile, Diagnostics)],
) {
    let sources = &workspace.sources;
    read.par_iter_mut().for_each(|(file, tree, problems)| {
        if let Some(program) = program_of(sources, analysis, sources.path(*file)) {
            scenario::check(*file, tree, program, problems);
        }
    });
}

/// The one form of a scenario file. A line with a problem stays as it was written, and without a game to
/// look names up in all lines do. Nothing where a line can't be read: it would get lost.
pub(super) fn formatted(sources: &Sources, analysis: &Analysis, file: FileId) -> Option<String> {
    let text = sources.text(file);
    let mut diagnostics = Diagnostics::default();
    let tree = scenarios(text, file, &mut diagnostics);
    if !diagnostics.is_empty() {
        return None;
    }
    let program = program_of(sources, analysis, sources.path(file));
    if let Some(program) = program {
        scenario::check(file, &tree, program, &mut diagnostics);
    }
    let has_problem = |at: Span| {
        diagnostics
            .iter()
            .any(|problem| at.start <= problem.place.span.start && problem.place.span.end <= at.end)
    };
    Some(format::scenario_keeping(&tree, |line| {
        let at = line.at.0;
        (program.is_none() || has_problem(at)).then(|| text.get(at.range())).flatten()
    }))
}

/// The program of the nearest game, or of the game that the nearest set belongs to.
fn program_of<'a>(sources: &Sources, analysis: &'a Analysis, path: &Path) -> Option<&'a Program> {
    let depth = |game: &Assembled| {
        let sets = game.sets.iter().map(|set| set.file);
        let folders = sets.chain([game.file]).filter_map(|file| sources.path(file).parent());
        folders.filter(|folder| path.starts_with(folder)).map(|folder| folder.components().count()).max()
    };
    let games = analysis.games.iter().zip(&analysis.programs);
    let nearest = games.filter_map(|(game, program)| Some((depth(game)?, program)));
    // A variant has the sets of its base game: the game itself comes first.
    let mut best: Option<(usize, &Option<Program>)> = None;
    for (depth, program) in nearest {
        if best.is_none_or(|(other, _)| depth > other) {
            best = Some((depth, program));
        }
    }
    best.and_then(|(_, program)| program.as_ref())
}
