//! `help`, `completions`, `man`: the pages that the binary carries, and what clap knows of its commands.

use clap::{Command as Clap, CommandFactory as _};

use super::arguments::{Arguments, CompletionsArguments, ExplainArguments, HelpArguments, ManArguments};
use super::output::{complain, print};
use super::{Outcome, explain};
use crate::diagnostic::{Code, nearest};
use crate::workspace::{document, documents};

pub(super) fn run(arguments: &HelpArguments) -> Outcome {
    let mut clap = Arguments::command();
    let Some(topic) = arguments.topic.as_deref().map(str::trim) else {
        print(&format!("{}\n\n{}", clap.render_help(), topics()));
        return Outcome::Fine;
    };
    let low = topic.to_lowercase();
    if let Some(page) = document(&low) {
        print(&shown(page));
        return Outcome::Fine;
    }
    if let Some(command) = clap.find_subcommand_mut(&low) {
        let mut command = std::mem::take(command).bin_name(format!("cardwright {low}"));
        print(&format!("{}\n", command.render_long_help()));
        return Outcome::Fine;
    }
    if Code::from_id(topic).is_some() {
        return explain::run(&ExplainArguments { code: topic.to_string() });
    }
    let commands: Vec<String> =
        clap.get_subcommands().map(|command| command.get_name().to_string()).collect();
    let mut known: Vec<&str> = documents().collect();
    known.extend(commands.iter().map(String::as_str));
    let near = nearest(&low, known).map_or(String::new(), |near| format!(" Did you mean \"{near}\"?"));
    complain(&format!("there is no page \"{topic}\".{near}\n{}", topics().trim_end()));
    Outcome::WrongUse
}

fn topics() -> String {
    let pages: Vec<&str> = documents().collect();
    format!("Pages: {}. `cardwright help PAGE` shows one.\n", pages.join(", "))
}

/// A page as a terminal shows it: without pictures, and without the marks that say what a test does with an example.
fn shown(page: &str) -> String {
    let mut text = String::new();
    let mut fenced = false;
    for line in page.lines() {
        match (line.starts_with("```"), fenced) {
            (true, _) => fenced = !fenced,
            (false, true) => text.push_str(&format!("    {line}\n")),
            (false, false) if line.starts_with("![") => {}
            (false, false) => text.push_str(&format!("{line}\n")),
        }
    }
    text
}

pub(super) fn completions(arguments: &CompletionsArguments) -> Outcome {
    let mut written = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "cardwright", &mut written);
    print(&String::from_utf8_lossy(&written));
    Outcome::Fine
}

/// The page of a command is called as the page of the program names it.
pub(super) fn man(arguments: &ManArguments) -> Outcome {
    let clap: Clap = Arguments::command();
    let page = match &arguments.command {
        None => clap,
        Some(name) => match clap.find_subcommand(name) {
            Some(command) => {
                let command = command.clone().display_name(format!("cardwright-{name}"));
                command.bin_name(format!("cardwright {name}"))
            }
            None => {
                let known: Vec<&str> = clap.get_subcommands().map(Clap::get_name).collect();
                let near =
                    nearest(name, known).map_or(String::new(), |near| format!("; did you mean \"{near}\"?"));
                complain(&format!("there is no command \"{name}\"{near}"));
                return Outcome::WrongUse;
            }
        },
    };
    let mut written = Vec::new();
    match clap_mangen::Man::new(page).render(&mut written) {
        Ok(()) => {
            print(&String::from_utf8_lossy(&written));
            Outcome::Fine
        }
        Err(error) => {
            complain(&format!("the manual page can't be written: {error}"));
            Outcome::WrongUse
        }
    }
}
