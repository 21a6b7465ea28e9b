//! Why a line of a scenario was not understood: the line that was meant, where a habit or a capital letter is all
//! that is wrong, else a line like it.

use super::read::{Read, read};
use super::tidy::{Tidied, tidied};
use super::tree::{LineKind, Section};
use crate::diagnostic::{Code, Diagnostic, nearest};
use crate::source::Place;
use crate::vocabulary::{ScenarioForm, ScenarioHabit, ScenarioPart, scenario_forms, scenario_habits};

/// How many habits one line may have.
const STEPS: usize = 2;

/// Where a line stands, as far as that tells what was meant.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub section: Section,
    /// Somebody who plays.
    pub player: &'a str,
}

pub(super) fn unread(line: &str, place: Place, around: Around<'_>) -> Diagnostic {
    let message = format!("\"{line}\" is no line of a scenario.");
    let problem = Diagnostic::new(Code::ScenarioLine, place, message).label("not understood");
    let Tidied { line: small, comment, reasons } = tidied(line);
    if read(&small, 0).is_some() {
        let help = format!("{}: {small}", reasons.join(". "));
        let label = format!("write \"{small}\"");
        let right = comment.map_or(small.clone(), |comment| format!("# {comment}\n{small}"));
        return problem.help(help).fix(label, place.span, right);
    }
    if let Some(so) = small.strip_prefix("then ").and_then(|so| expected(so, around.player)) {
        let problem = problem.help(format!("Write it like this: {so}"));
        let both = format!("then\n    {so}");
        return problem.help("\"then\" stands in a line of its own above it.").guess(
            "write two lines",
            place.span,
            both,
        );
    }
    if let Some(meant) = meant(small, around, |_| true) {
        let help = format!("Write it like this: {meant}");
        return problem.help(help).guess(format!("write \"{meant}\""), place.span, meant);
    }
    if line.contains(" the ") && line.ends_with(" one") {
        return problem.help("Places in what is offered are told in words, up to \"the twentieth one\".");
    }
    match form_for(line) {
        Some(form) => problem.help(format!("Write it like this: {}", form.form)),
        None => problem
            .help("What is given: Tina holds 3 cards. What is done: when Tina's turn begins. What comes of it: then, and below it Tina wins the game."),
    }
    .help("\"cardwright phrases scenario\" shows every line there is.")
}

/// What stands behind "then", as a line of what is expected.
fn expected(so: &str, player: &str) -> Option<String> {
    let is_fact = |read: &Read| matches!(read, Read::Line(LineKind::Fact(_)));
    if read(so, 0).is_some_and(|read| is_fact(&read)) {
        return Some(so.to_string());
    }
    meant(so.to_string(), Around { section: Section::Then, player }, is_fact)
}

/// The first line that reads and will do, after as few habits as can be.
fn meant(line: String, around: Around<'_>, will_do: impl Fn(&Read) -> bool) -> Option<String> {
    let part = match around.section {
        Section::Given => ScenarioPart::Given,
        Section::When => ScenarioPart::Done,
        Section::Then => ScenarioPart::Expected,
    };
    let is_of_part = |habit: &&ScenarioHabit| habit.part.is_none_or(|only| only == part);
    let habits = || scenario_habits().iter().filter(is_of_part);
    let mut level = vec![line];
    for _ in 0..STEPS {
        let changed = |line: &String| habits().filter_map(|habit| change(line, habit)).collect();
        let next: Vec<String> = level.iter().flat_map(|line| -> Vec<String> { changed(line) }).collect();
        let next: Vec<String> =
            next.into_iter().map(|line| line.replace("{player}", around.player)).collect();
        if let Some(found) = next.iter().find(|line| read(line, 0).is_some_and(|read| will_do(&read))) {
            return Some(found.clone());
        }
        level = next;
    }
    None
}

/// The line with one habit put right. Words before the first gap may stand anywhere; a gap ends with the line, or
/// where the words after it begin.
fn change(line: &str, habit: &ScenarioHabit) -> Option<String> {
    let padded = format!(" {line} ");
    let said: Vec<&str> = habit.said.split("{a}").collect();
    let words = |text: &str| format!(" {} ", text.trim());
    let (before, a, b) = match said[..] {
        [row] => {
            let (before, after) = padded.split_once(&words(row))?;
            return Some(
                format!("{before} {} {after}", habit.say).split_whitespace().collect::<Vec<_>>().join(" "),
            );
        }
        [before, after] => {
            // "when" is no part of what stands in the first gap.
            let start = if before.is_empty() {
                Some(("", padded.as_str()))
            } else {
                padded.split_once(&words(before))
            };
            let (front, rest) = start?;
            let (when, rest) = match rest.trim_start().strip_prefix("when ") {
                Some(rest) if before.is_empty() => ("when", rest),
                Some(_) | None => (front, rest),
            };
            match after.split_once("{b}") {
                Some((between, end)) => {
                    let (a, rest) = rest.split_once(&words(between))?;
                    (when, a, rest.trim_end().strip_suffix(end.trim_end())?)
                }
                None => (when, rest.trim_end().strip_suffix(after)?, ""),
            }
        }
        _ => return None,
    };
    let (a, b) = (a.trim(), b.trim());
    if a.is_empty() {
        return None;
    }
    Some(format!("{before} {}", habit.say.replace("{a}", a).replace("{b}", b)).trim().to_string())
}

/// A right line that has the most telling word of this one, or one like it.
fn form_for(line: &str) -> Option<&'static ScenarioForm> {
    let forms = scenario_forms();
    let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
    forms.iter().find(|form| words.contains(&form.word)).or_else(|| {
        let keys = || forms.iter().map(|form| form.word.as_str());
        let near = words.iter().find_map(|word| nearest(word, keys()))?;
        forms.iter().find(|form| form.word == near)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{FileId, Span};

    fn told_in(section: Section, line: &str) -> Diagnostic {
        let around = Around { section, player: "Tina" };
        unread(line, Place::new(FileId(0), Span::new(0, line.len())), around)
    }

    fn told(line: &str) -> Diagnostic {
        told_in(Section::Then, line)
    }

    #[test]
    fn every_form_that_is_offered_as_help_is_read() {
        for form in scenario_forms() {
            assert!(read(&form.form, 0).is_some(), "{}: {}", form.word, form.form);
        }
    }

    #[test]
    fn every_habit_is_refused_and_put_right() {
        for habit in scenario_habits() {
            assert!(read(&habit.wrong, 0).is_none(), "{} is read", habit.wrong);
            let section = match habit.part {
                Some(ScenarioPart::Given) => Section::Given,
                Some(ScenarioPart::Done) => Section::When,
                Some(ScenarioPart::Expected) | None => Section::Then,
            };
            let help = told_in(section, &habit.wrong).help;
            assert_eq!(help[0], format!("Write it like this: {}", habit.right));
        }
    }

    #[test]
    fn what_is_expected_stands_below_then() {
        for (line, two) in [
            ("then Lora loses the game", "then\n    Lora is out of the game"),
            ("Then Lora holds 3 cards", "then\n    Lora holds 3 cards"),
        ] {
            assert_eq!(told(line).fix.map(|fix| fix.replacement).as_deref(), Some(two));
        }
    }

    #[test]
    fn a_capital_at_the_beginning_can_be_fixed() {
        let problem = told("When Tina plays Castle");
        assert_eq!(problem.fix.map(|fix| fix.replacement).as_deref(), Some("when Tina plays Castle"));
    }

    #[test]
    fn what_nobody_wrote_before_is_shown_a_line_like_it() {
        assert!(told("Lora often hold").help[0].contains("Tina doesn't hold CARD"));
    }
}
