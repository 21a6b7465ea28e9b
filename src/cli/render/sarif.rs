//! Problems as SARIF 2.1.0, for services that show them beside the text.

use serde_json::{Value, json};

use super::location::{Location, path, severity};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{Place, Sources};

pub(super) fn render(sources: &Sources, diagnostics: &Diagnostics) -> String {
    let mut codes: Vec<Code> = diagnostics.iter().map(|item| item.code).collect();
    codes.sort();
    codes.dedup();
    let rules: Vec<Value> = codes
        .iter()
        .map(|code| {
            json!({
                "id": code.id(),
                "shortDescription": { "text": code.title() },
                "defaultConfiguration": { "level": severity(code.severity()) },
            })
        })
        .collect();
    let results: Vec<Value> = diagnostics.iter().map(|item| result(sources, &codes, item)).collect();
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "cardwright",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    let mut text = serde_json::to_string_pretty(&log).expect("plain data can be written as JSON");
    text.push('\n');
    text
}

fn result(sources: &Sources, codes: &[Code], item: &Diagnostic) -> Value {
    let mut text = item.message.clone();
    for help in &item.help {
        text.push('\n');
        text.push_str(help);
    }
    let mut result = json!({
        "ruleId": item.code.id(),
        "ruleIndex": codes.iter().position(|code| *code == item.code),
        "level": severity(item.severity()),
        "message": { "text": text },
        "locations": [location(sources, item.place, &item.label)],
    });
    if !item.notes.is_empty() {
        let related = item.notes.iter().map(|note| location(sources, note.place, &note.text));
        result["relatedLocations"] = related.collect();
    }
    if let Some(fix) = &item.fix {
        result["fixes"] = json!([{
            "description": { "text": fix.title },
            "artifactChanges": [{
                "artifactLocation": { "uri": uri(&path(sources, fix.place)) },
                "replacements": [{
                    "deletedRegion": region(sources, fix.place),
                    "insertedContent": { "text": fix.replacement },
                }],
            }],
        }]);
    }
    result
}

fn location(sources: &Sources, place: Place, text: &str) -> Value {
    json!({
        "physicalLocation": {
            "artifactLocation": { "uri": uri(&path(sources, place)) },
            "region": region(sources, place),
        },
        "message": { "text": text },
    })
}

fn region(sources: &Sources, place: Place) -> Value {
    let at = Location::of(sources, place);
    json!({
        "startLine": at.line,
        "startColumn": at.column,
        "endLine": at.end_line,
        "endColumn": at.end_column,
    })
}

/// A path as part of an address: everything but letters, digits and a few signs is written in percent.
fn uri(path: &str) -> String {
    let mut uri = String::new();
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            uri.push_str(&format!("%{byte:02X}"));
        }
    }
    uri
}
