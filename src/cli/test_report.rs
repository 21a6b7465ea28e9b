//! The results of scenarios, for people and for programs.

use serde_json::{Value, json};

use super::rules::Proved;
use super::summary::counted;
use super::test::Result;
use crate::render::folded;
use crate::scenario::Failure;
use crate::source::Sources;

/// Lines shown before the one that failed.
const BEFORE: usize = 2;

pub(super) fn as_text(sources: &Sources, results: &[Result]) -> String {
    let mut out = String::new();
    let mut failed = 0;
    for result in results {
        let Some(failure) = &result.ran.failure else { continue };
        failed += 1;
        out.push_str(&of_failure(sources, result, failure));
    }
    let passed = results.len() - failed;
    out.push_str(&format!("{} passed, {failed} failed\n", counted(passed, "scenario")));
    out
}

/// The line with those above it, what was expected and what happened, and the log up to there.
fn of_failure(sources: &Sources, result: &Result, failure: &Failure) -> String {
    let (line, expected) = place(sources, result, failure);
    let mut out = format!("{}:{line}: \"{}\" failed\n", sources.path(result.file).display(), result.ran.name);
    let lines = sources.text(result.file).lines().enumerate();
    let shown = lines.skip(line.saturating_sub(BEFORE + 1)).take_while(|(number, _)| *number < line);
    for (number, text) in shown {
        let mark = if number + 1 == line { '>' } else { ' ' };
        out.push_str(&format!("  {mark} {:>4} │ {text}\n", number + 1));
    }
    match &failure.open {
        // The line came to pass; it is what came of it that nothing speaks of.
        Some(help) => {
            out.push_str(&format!("  happened: {}\n", failure.happened));
            out.extend(help.iter().map(|line| format!("  help: {line}\n")));
        }
        None => out.push_str(&format!("  expected: {expected}\n  happened: {}\n", failure.happened)),
    }
    if !failure.log.is_empty() {
        out.push_str("  the log up to there:\n");
        out.extend(folded(&failure.log).iter().map(|line| format!("    {line}\n")));
    }
    out.push('\n');
    out
}

/// The number of the line that failed, and what it says.
fn place<'s>(sources: &'s Sources, result: &Result, failure: &Failure) -> (usize, &'s str) {
    let file = sources.get(result.file);
    let line = file.position(failure.at.start as usize).line;
    (line, file.text.get(failure.at.range()).unwrap_or(""))
}

pub(super) fn as_json(sources: &Sources, results: &[Result]) -> String {
    let scenarios: Vec<Value> = results.iter().map(|result| of_scenario(sources, result)).collect();
    let failed = results.iter().filter(|result| result.ran.failure.is_some()).count();
    let all = json!({ "passed": results.len() - failed, "failed": failed, "scenarios": scenarios });
    format!("{all:#}\n")
}

fn of_scenario(sources: &Sources, result: &Result) -> Value {
    let failure = result.ran.failure.as_ref().map(|failure| {
        let (line, expected) = place(sources, result, failure);
        let expected = failure.open.is_none().then_some(expected);
        json!({
            "line": line,
            "expected": expected,
            "happened": failure.happened,
            "help": failure.open,
            "log": failure.log,
        })
    });
    json!({
        "name": result.ran.name,
        "file": sources.path(result.file).display().to_string(),
        "rules": result.ran.numbers,
        "passed": result.ran.failure.is_none(),
        "failure": failure,
    })
}

pub(super) fn rules_as_text(rules: &[Proved]) -> String {
    let lines = rules.iter().map(|rule| {
        let result = if rule.passed { "passed" } else { "failed" };
        format!("{:<8} {result}  {}\n", rule.number, rule.scenarios.join("; "))
    });
    let failed = rules.iter().filter(|rule| !rule.passed).count();
    let closing = format!("{} passed, {failed} failed\n", counted(rules.len() - failed, "rule"));
    lines.chain([closing]).collect()
}

pub(super) fn rules_as_json(rules: &[Proved]) -> String {
    let rules: Vec<Value> = rules
        .iter()
        .map(|rule| json!({ "number": rule.number, "passed": rule.passed, "scenarios": rule.scenarios }))
        .collect();
    format!("{:#}\n", json!({ "rules": rules }))
}
