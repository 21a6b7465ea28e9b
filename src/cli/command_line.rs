//! The command line as a text that problems can point at, like any file.

use super::Outcome;
use super::arguments::{Format, ResultFormat};
use super::output::{print, warn};
use super::render::render;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Sources, Span};

pub(super) struct CommandLine {
    sources: Sources,
    file: FileId,
    /// Each argument as it was given, and where it stands in the text.
    arguments: Vec<(String, Span)>,
}

impl CommandLine {
    /// What the process was started with.
    pub fn given() -> CommandLine {
        let given = std::env::args_os().skip(1);
        CommandLine::of(given.map(|argument| argument.to_string_lossy().into_owned()))
    }

    fn of(given: impl Iterator<Item = String>) -> CommandLine {
        let mut text = "cardwright".to_string();
        let mut arguments = Vec::new();
        for argument in given {
            let quote = if argument.is_empty() || argument.contains(char::is_whitespace) { "\"" } else { "" };
            text.push(' ');
            text.push_str(quote);
            let start = text.len();
            text.push_str(&argument);
            arguments.push((argument, Span::new(start, text.len())));
            text.push_str(quote);
        }
        let mut sources = Sources::default();
        let file = sources.add("command line", text);
        CommandLine { sources, file, arguments }
    }

    /// The value of a flag, or the command where the flag was not written.
    pub fn value(&self, flag: &str) -> Place {
        let joined = format!("{flag}=");
        let mut written = self.arguments.iter().enumerate().filter_map(|(number, (argument, span))| {
            if argument == flag {
                Some(self.arguments.get(number + 1).map_or(*span, |(_, next)| *next))
            } else {
                let cut = argument.starts_with(&joined).then_some(joined.len())?;
                Some(Span::new(span.start as usize + cut, span.end as usize))
            }
        });
        Place::new(self.file, written.next().unwrap_or_else(|| self.command()))
    }

    /// Of several names of one flag the one that was written, or the first.
    pub fn written<'f>(&self, names: &[&'f str]) -> &'f str {
        let is_written = |name: &&&str| {
            let joined = format!("{name}=");
            self.arguments.iter().any(|(argument, _)| argument == **name || argument.starts_with(&joined))
        };
        names.iter().find(is_written).or(names.first()).copied().unwrap_or_default()
    }

    fn command(&self) -> Span {
        self.arguments.first().map_or(Span::gap(0), |(_, span)| *span)
    }

    /// What is to be done, as it was written.
    pub fn command_word(&self) -> &str {
        self.arguments.first().map_or("play", |(word, _)| word.as_str())
    }

    /// A part of what was written, or the whole value of the flag where it can't be found.
    pub fn part(&self, flag: &str, part: &str) -> Place {
        let place = self.value(flag);
        let text = self.sources.text(self.file);
        let found = text.get(place.span.range()).and_then(|value| value.find(part));
        found.map_or(place, |at| {
            let start = place.span.start as usize + at;
            Place::new(self.file, Span::new(start, start + part.len()))
        })
    }

    /// An argument without a flag, or the command where nothing like it was written.
    pub fn argument(&self, written: &str) -> Place {
        let found = self.arguments.iter().find(|(argument, _)| argument == written);
        Place::new(self.file, found.map_or_else(|| self.command(), |(_, span)| *span))
    }

    /// Says why it can't be done.
    pub fn refuse(&self, format: ResultFormat, problem: Diagnostic) -> Outcome {
        tell(format, &self.sources, problem);
        Outcome::WrongUse
    }
}

/// Shows a problem that ends a command: to people beside the output, to programs as the output.
pub(super) fn tell(format: ResultFormat, sources: &Sources, problem: Diagnostic) {
    let mut problems = Diagnostics::default();
    problems.push(problem);
    match format {
        ResultFormat::Text => warn(&render(Format::Text, sources, &problems)),
        ResultFormat::Json => print(&render(Format::Json, sources, &problems)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(words: &[&str]) -> CommandLine {
        CommandLine::of(words.iter().map(|word| word.to_string()))
    }

    fn marked(line: &CommandLine, place: Place) -> &str {
        &line.sources.text(line.file)[place.span.range()]
    }

    #[test]
    fn the_value_of_a_flag_is_found_in_both_its_forms() {
        for words in [&["simulate", "--games", "0"][..], &["simulate", "--games=0"]] {
            let line = line(words);
            assert_eq!(marked(&line, line.value("--games")), "0");
        }
    }

    #[test]
    fn a_flag_that_was_not_written_marks_the_command() {
        let line = line(&["simulate", "Night Market"]);
        assert_eq!(marked(&line, line.value("--games")), "simulate");
        assert_eq!(marked(&line, line.argument("Night Market")), "Night Market");
    }

    #[test]
    fn one_name_of_a_list_is_found() {
        let line = line(&["simulate", "--agents", "random,frist"]);
        assert_eq!(marked(&line, line.part("--agents", "frist")), "frist");
    }
}
