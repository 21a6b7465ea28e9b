//! `explain CODE`: the page of a code.

use super::Outcome;
use super::arguments::ExplainArguments;
use super::output::{complain, print};
use crate::diagnostic::{Code, nearest};
use crate::workspace::page;

pub(super) fn run(arguments: &ExplainArguments) -> Outcome {
    let written = arguments.code.trim();
    let Some(code) = Code::from_id(written).or_else(|| Code::from_id(&format!("CW{written}"))) else {
        let mut text = format!("there is no code \"{written}\"");
        if let Some(near) = nearest(written, Code::ALL.iter().map(|code| code.id())) {
            text.push_str(&format!("; did you mean {near}?"));
        }
        complain(&text);
        return Outcome::WrongUse;
    };
    match page(code.id()) {
        Some(page) => print(&shown(page)),
        None => print(&format!("{}: {}\n", code.id(), code.title())),
    }
    Outcome::Fine
}

/// A page as a terminal shows it: examples under "Wrong" and "Right", without the marks for their tests.
fn shown(page: &str) -> String {
    let mut text = String::new();
    let mut fenced = false;
    for line in page.lines() {
        match line.strip_prefix("```") {
            Some(info) if !fenced => {
                fenced = true;
                text.push_str(if info.contains("wrong") { "Wrong:\n\n" } else { "Right:\n\n" });
            }
            Some(_) => fenced = false,
            None if fenced => text.push_str(&format!("    {line}\n")),
            None if line.starts_with("Marked:") => {}
            None => text.push_str(&format!("{}\n", line.trim_start_matches("# "))),
        }
    }
    while text.contains("\n\n\n") {
        text = text.replace("\n\n\n", "\n\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_shown_without_its_marks() {
        let page =
            "# CW1: a\n\nWhy.\n\n```cards wrong\ncard\n```\n\nMarked: `card`\n\n```cards right\nrule\n```\n";
        assert_eq!(shown(page), "CW1: a\n\nWhy.\n\nWrong:\n\n    card\n\nRight:\n\n    rule\n");
    }
}
