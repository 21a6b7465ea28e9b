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
        Some(page) => print(page),
        None => print(&format!("{}: {}\n", code.id(), code.title())),
    }
    Outcome::Fine
}
