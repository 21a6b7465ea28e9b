//! `test`: runs the scenarios of games, and says which rules they prove.

use super::Outcome;
use super::arguments::{CardFormat, Format, TestArguments};
use super::check::read_to_test;
use super::output::{complain, print};
use super::paths::with_problems;
use super::rules::proved;
use super::scenarios::{Found, find};
use super::test_report::{as_json, as_text, rules_as_json, rules_as_text};
use crate::scenario::{self, Ran};
use crate::source::FileId;

/// A scenario that ran, and the file it stands in.
pub(super) struct Result {
    pub file: FileId,
    pub ran: Ran,
}

pub(super) fn run(arguments: &TestArguments) -> Outcome {
    let checked = read_to_test(&arguments.paths);
    let sources = &checked.workspace.sources;
    if checked.diagnostics.has_errors() {
        let format = match arguments.format {
            CardFormat::Text => Format::Text,
            CardFormat::Json => Format::Json,
        };
        print(&super::render::render(format, sources, &checked.diagnostics));
        complain("there are problems in the files; nothing was run");
        return with_problems(&checked.diagnostics);
    }
    let mut results = Vec::new();
    for Found { file, scenarios, program } in find(&checked) {
        let Some(program) = program else { continue };
        for scenario in &scenarios.scenarios {
            if arguments.filter.as_ref().is_none_or(|filter| scenario.name.text.contains(filter.as_str())) {
                results.push(Result { file, ran: scenario::run(program, scenario) });
            }
        }
    }
    if let Some(filter) = arguments.filter.as_ref().filter(|_| results.is_empty()) {
        complain(&format!("no scenario has \"{filter}\" in its name"));
        return Outcome::WrongUse;
    }
    print(&match (arguments.rules, arguments.format) {
        (true, CardFormat::Json) => rules_as_json(&proved(&results)),
        (true, CardFormat::Text) => rules_as_text(&proved(&results)),
        (false, CardFormat::Json) => as_json(sources, &results),
        (false, CardFormat::Text) => as_text(sources, &results),
    });
    let failed = results.iter().any(|result| result.ran.failure.is_some());
    if failed { Outcome::Problems } else { Outcome::Fine }
}
