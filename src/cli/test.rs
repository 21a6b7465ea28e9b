//! `test`: runs the scenarios of games, and says which rules they prove.

use serde_json::json;

use super::Outcome;
use super::arguments::{CardFormat, TestArguments};
use super::check::read_and_check;
use super::output::{complain, print};
use super::rules::{Proved, proved};
use super::scenarios::{Found, find};
use super::summary::counted;
use crate::scenario::{self, Ran};
use crate::source::{FileId, Sources};

/// A scenario that ran, and the file it stands in.
pub(super) struct Result {
    pub file: FileId,
    pub ran: Ran,
}

pub(super) fn run(arguments: &TestArguments) -> Outcome {
    let checked = read_and_check(&arguments.paths);
    let sources = &checked.workspace.sources;
    if checked.diagnostics.has_errors() {
        print(&super::render::render(super::arguments::Format::Text, sources, &checked.diagnostics));
        complain("there are problems in the files; nothing was run");
        return Outcome::Problems;
    }
    let mut results = Vec::new();
    for Found { file, scenarios, program } in find(sources, &checked.analysis, &checked.workspace.asked) {
        let Some(program) = program else { continue };
        for scenario in &scenarios.scenarios {
            if arguments.filter.as_ref().is_none_or(|filter| scenario.name.text.contains(filter.as_str())) {
                results.push(Result { file, ran: scenario::run(program, scenario) });
            }
        }
    }
    let rules = proved(&results);
    match arguments.format {
        CardFormat::Json => print(&as_json(sources, &results, &rules)),
        CardFormat::Text if arguments.rules => print(&rules.iter().map(of_rule).collect::<String>()),
        CardFormat::Text => print(&as_text(sources, &results)),
    }
    let failed = results.iter().any(|result| result.ran.failure.is_some());
    if failed { Outcome::Problems } else { Outcome::Fine }
}

fn as_text(sources: &Sources, results: &[Result]) -> String {
    let mut out = String::new();
    let mut failed = 0;
    for Result { file, ran } in results {
        let Some(failure) = &ran.failure else { continue };
        failed += 1;
        let text = sources.text(*file);
        let line = sources.get(*file).lines.position(text, failure.at.start as usize).line;
        let expected = text.get(failure.at.range()).unwrap_or("");
        out.push_str(&format!(
            "{}:{line}: \"{}\" failed\n  expected: {expected}\n  happened: {}\n",
            sources.path(*file).display(),
            ran.name,
            failure.happened
        ));
    }
    let passed = results.len() - failed;
    out.push_str(&format!("{} passed, {failed} failed\n", counted(passed, "scenario")));
    out
}

fn of_rule(rule: &Proved) -> String {
    let result = if rule.passed { "passed" } else { "failed" };
    format!("{:<8} {result}  {}\n", rule.number, rule.scenarios.join("; "))
}

fn as_json(sources: &Sources, results: &[Result], rules: &[Proved]) -> String {
    let scenarios: Vec<_> = results
        .iter()
        .map(|Result { file, ran }| {
            let failure = ran.failure.as_ref().map(|failure| {
                let text = sources.text(*file);
                json!({
                    "line": sources.get(*file).lines.position(text, failure.at.start as usize).line,
                    "expected": text.get(failure.at.range()).unwrap_or(""),
                    "happened": failure.happened,
                })
            });
            json!({
                "name": ran.name,
                "file": sources.path(*file).display().to_string(),
                "rules": ran.numbers,
                "passed": ran.failure.is_none(),
                "failure": failure,
            })
        })
        .collect();
    let rules: Vec<_> = rules
        .iter()
        .map(|rule| json!({ "number": rule.number, "passed": rule.passed, "scenarios": rule.scenarios }))
        .collect();
    let failed = results.iter().filter(|result| result.ran.failure.is_some()).count();
    let all = json!({
        "passed": results.len() - failed,
        "failed": failed,
        "rules": rules,
        "scenarios": scenarios,
    });
    format!("{all:#}\n")
}
