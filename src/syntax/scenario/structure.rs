//! The lines of a scenario file and what they belong to. Never fails as a whole.

use super::read::{Read, read};
use super::tree::{Line, LineKind, Scenario, ScenarioFile, Section};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest};
use crate::source::{FileId, Place, Span};

/// The forms a line can have, by the word that tells them.
const FORMS: [(&str, &str); 16] = [
    ("scenario", "scenario \"What it shows\" (XY-01, XY-02)"),
    ("players", "players Tina and Lora"),
    ("turn", "when Tina's turn begins"),
    ("when", "when Tina plays NAME OF A CARD"),
    ("then", "then"),
    ("controls", "Tina controls CARD, CARD and CARD"),
    ("holds", "Tina holds 3 cards, or: Tina holds CARD and CARD"),
    ("orders", "Tina orders CARD first"),
    ("declines", "Tina declines"),
    ("accepts", "Tina accepts"),
    ("names", "Tina names VALUE"),
    ("chooses", "Tina chooses CARD OR PLAYER"),
    ("wins", "Tina wins the game"),
    ("can", "Tina can't discard CARD"),
    (
        "is",
        "CARD is on top of the ZONE, or: the ZONE is CARD, CARD (the top card first), or: the ZONE is empty",
    ),
    ("has", "the ZONE has 3 cards"),
];

/// Reads a file of scenarios. What can't be read is reported, line by line.
pub fn scenarios(text: &str, file: FileId, diagnostics: &mut Diagnostics) -> ScenarioFile {
    let mut found = ScenarioFile::default();
    let mut section = Section::Given;
    let mut base = 0;
    for whole in text.split_inclusive('\n') {
        let start = base + (whole.len() - whole.trim_start().len());
        base += whole.len();
        let line = whole.trim();
        let line = if start == 0 { line.trim_start_matches('\u{feff}') } else { line };
        if line.is_empty() {
            continue;
        }
        let at = Span::new(start, start + line.len());
        if let Some(comment) = line.strip_prefix('#') {
            let comment = comment.trim().to_string();
            match found.scenarios.last_mut() {
                Some(last) => last.lines.push(Line { at, section, kind: LineKind::Comment(comment) }),
                None => found.comments.push(comment),
            }
            continue;
        }
        match (read(line, start), found.scenarios.last_mut()) {
            (Some(Read::Header { name, numbers }), _) => {
                section = Section::Given;
                found.scenarios.push(Scenario { name, numbers, lines: Vec::new(), is_broken: false });
            }
            (Some(Read::Line(kind)), Some(scenario)) => {
                section = match kind {
                    LineKind::TurnBegins(_) | LineKind::Does { .. } => Section::When,
                    LineKind::Then => Section::Then,
                    LineKind::Comment(_)
                    | LineKind::Players(_)
                    | LineKind::Controls { .. }
                    | LineKind::HoldsCount { .. }
                    | LineKind::Holds { .. }
                    | LineKind::Orders { .. }
                    | LineKind::Declines(_)
                    | LineKind::Accepts(_)
                    | LineKind::Names { .. }
                    | LineKind::Chooses { .. }
                    | LineKind::Wins(_)
                    | LineKind::Can { .. }
                    | LineKind::OnTop { .. }
                    | LineKind::AtBottom { .. }
                    | LineKind::ZoneIs { .. }
                    | LineKind::ZoneHas { .. } => section,
                };
                scenario.lines.push(Line { at, section, kind });
            }
            (Some(Read::Line(_)), None) => {
                let message = "This line belongs to no scenario.";
                diagnostics.push(
                    Diagnostic::new(Code::ScenarioStructure, Place::new(file, at), message)
                        .label("before the first scenario")
                        .help("Begin with: scenario \"What it shows\" (XY-01)"),
                );
            }
            (None, scenario) => {
                if let Some(scenario) = scenario {
                    scenario.is_broken = true;
                }
                diagnostics.push(unread(line, Place::new(file, at)));
            }
        }
    }
    found
}

fn unread(line: &str, place: Place) -> Diagnostic {
    let message = format!("\"{line}\" is no line of a scenario.");
    let problem = Diagnostic::new(Code::ScenarioLine, place, message).label("not understood");
    let words: Vec<&str> = line.split_whitespace().collect();
    let form = FORMS.iter().find(|(word, _)| words.contains(word)).or_else(|| {
        let keys = || FORMS.iter().map(|(word, _)| *word);
        let near = words.iter().find_map(|word| nearest(word, keys()))?;
        FORMS.iter().find(|(word, _)| *word == near)
    });
    match form {
        Some((_, form)) => problem.help(format!("Write it like this: {form}")),
        None => problem
            .help("What is given: Tina holds 3 cards. What is done: when Tina's turn begins. What comes of it: then, and below it Tina wins the game."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(text: &str) -> (ScenarioFile, Vec<Diagnostic>) {
        let mut diagnostics = Diagnostics::default();
        let file = scenarios(text, FileId(0), &mut diagnostics);
        (file, diagnostics.iter().cloned().collect())
    }

    #[test]
    fn every_form_of_a_line_is_read() {
        let text = "scenario \"All\" (CE-01, CE-02)\n  players Tina and Lora\n  Tina controls A Card and Castle\n  \
            Lora holds 3 cards\n  Lora holds \"This and That\", Death\n  the discard pile is Castle, Death\n\n  \
            when Tina's turn begins\n    Tina orders Devious Dragon first\n    Tina chooses Lora\n    Tina declines\n    \
            Tina accepts\n    Tina names blue\n  when Tina plays Death\n  then\n    Castle is on top of the discard pile\n    \
            Castle is at the bottom of the discard pile\n    Tina wins the game\n    Tina can't discard Castle\n    \
            Tina can play Castle\n    the draw pile has 3 cards\n    Tina holds no cards\n";
        let (file, problems) = read_all(text);
        assert_eq!(problems, Vec::new());
        assert_eq!(file.scenarios[0].numbers.len(), 2);
        assert_eq!(file.scenarios[0].lines.len(), 20);
    }

    #[test]
    fn each_bad_line_is_one_problem() {
        let (_, problems) = read_all("scenario \"X\"\n  Tina juggles\n  Lora holds\n  then\n");
        assert_eq!(problems.len(), 2);
        assert!(problems[1].help[0].contains("holds 3 cards"), "{:?}", problems[1].help);
    }

    #[test]
    fn a_line_before_the_first_scenario_is_told_so() {
        let (_, problems) = read_all("players Tina and Lora\n");
        assert_eq!(problems[0].code, Code::ScenarioStructure);
    }
}
