//! The lines of a scenario file and what they belong to. Never fails as a whole.

use super::explain::{Around, unread};
use super::fact::Fact;
use super::read::{Lines, Read};
use super::tree::{Line, LineKind, Name, Scenario, ScenarioFile, Section};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Span};
use crate::syntax::tree::At;

/// Reads a file of scenarios. What can't be read is reported, line by line.
pub fn scenarios(text: &str, file: FileId, diagnostics: &mut Diagnostics) -> ScenarioFile {
    ScenarioReader::default().file(text, file, diagnostics)
}

/// Reads files of scenarios, side by side where that helps, and what their lines have in common once.
#[derive(Default)]
pub struct ScenarioReader {
    lines: Lines,
}

impl ScenarioReader {
    pub fn file(&self, text: &str, file: FileId, diagnostics: &mut Diagnostics) -> ScenarioFile {
        read_file(text, file, &self.lines, diagnostics)
    }
}

fn read_file(text: &str, file: FileId, lines: &Lines, diagnostics: &mut Diagnostics) -> ScenarioFile {
    let mut found = ScenarioFile::default();
    let mut section = Section::Given;
    let mut after_unread = false;
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
                Some(last) => last.lines.push(Line { at: At(at), section, kind: LineKind::Comment(comment) }),
                None => found.comments.push(comment),
            }
            continue;
        }
        match (lines.read(line, start), found.scenarios.last_mut()) {
            (Some(Read::Header { name, numbers }), _) => {
                (section, after_unread) = (Section::Given, false);
                found.scenarios.push(Scenario { name, numbers, lines: Vec::new(), is_broken: false });
            }
            (Some(Read::Line(kind)), Some(scenario)) => {
                section = section_of(&kind, section, after_unread);
                after_unread &= !matches!(kind, LineKind::When(_) | LineKind::Then);
                scenario.lines.push(Line { at: At(at), section, kind });
            }
            (Some(Read::Line(_)), None) => {
                let message = "This line belongs to no scenario.";
                diagnostics.push(
                    Diagnostic::new(Code::ScenarioStructure, Place::new(file, at), message)
                        .label("before the first scenario")
                        .help("Begin with: scenario \"What it shows\" (XY-01)"),
                );
            }
            // What stands below belongs to it all the same.
            (None, _) if is_title(line) => {
                (section, after_unread) = (Section::Given, false);
                let name = Name { text: line.to_string(), at: At(at) };
                found.scenarios.push(Scenario {
                    name,
                    numbers: Vec::new(),
                    lines: Vec::new(),
                    is_broken: true,
                });
                let around = Around { section, player: "Tina" };
                diagnostics.push(unread(line, Place::new(file, at), around));
            }
            (None, scenario) => {
                let mut player = "Tina";
                if let Some(scenario) = scenario {
                    scenario.is_broken = true;
                    player = scenario.players().and_then(<[_]>::first).map_or(player, |first| &first.text);
                }
                after_unread = true;
                diagnostics.push(unread(line, Place::new(file, at), Around { section, player }));
            }
        }
    }
    found
}

/// Whether a line that was not understood is meant to begin a scenario.
fn is_title(line: &str) -> bool {
    let first = line.split(' ').next().unwrap_or_default();
    first.trim_end_matches(':').eq_ignore_ascii_case("scenario")
}

/// Where a line stands. After a line that was not understood nobody knows which part it began: what only one part
/// has tells, so that one mistake is told once.
fn section_of(kind: &LineKind, section: Section, after_unread: bool) -> Section {
    match (kind, section) {
        (LineKind::When(_), _) => Section::When,
        (LineKind::Then, _) => Section::Then,
        (LineKind::Deed(_), Section::Given | Section::Then) if after_unread => Section::When,
        (LineKind::Fact(_), Section::When) if after_unread => Section::Then,
        (LineKind::Fact(Fact::Expected(_)), Section::Given) if after_unread => Section::Then,
        (
            LineKind::Comment(_)
            | LineKind::Players(_)
            | LineKind::Teams(_)
            | LineKind::Option { .. }
            | LineKind::Sets(_)
            | LineKind::Chance(_)
            | LineKind::Deed(_)
            | LineKind::Fact(_),
            section,
        ) => section,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::scenario::{Act, Asked, Deed, Expected, Lies, Listing, Pick};

    fn read_all(text: &str) -> (ScenarioFile, Vec<Diagnostic>) {
        let mut diagnostics = Diagnostics::default();
        let file = scenarios(text, FileId(0), &mut diagnostics);
        (file, diagnostics.iter().cloned().collect())
    }

    fn one(line: &str) -> LineKind {
        let (mut file, problems) = read_all(&format!("scenario \"X\"\n{line}\n"));
        assert_eq!(problems, Vec::new(), "{line}");
        file.scenarios.remove(0).lines.remove(0).kind
    }

    fn name(text: &str) -> Name {
        Name { text: text.to_string(), at: At::default() }
    }

    #[test]
    fn others_are_counted_and_no_card() {
        let LineKind::Fact(Fact::Lies(Lies::Has { cards, .. })) =
            one("Tina holds \"This and That\", Death and two other cards")
        else {
            panic!("a hand");
        };
        assert_eq!(cards, Listing { cards: vec![name("This and That"), name("Death")], others: Some(2) });
    }

    #[test]
    fn lines_that_differ_in_names_alone_keep_their_own_names_and_places() {
        let lines =
            ["Tina holds Castle and 3 other cards", "Bo holds Émile's Mill, Death and 12 other cards"];
        for (others, line) in [(3, lines[0]), (12, lines[1]), (4, "Lora holds Moon and 4 other cards")] {
            let text = format!("scenario \"X\"\n  {}\n  {line}\n", lines[0]);
            let (file, problems) = read_all(&text);
            assert_eq!(problems, Vec::new());
            let LineKind::Fact(Fact::Lies(Lies::Has { player, cards, .. })) =
                &file.scenarios[0].lines[1].kind
            else {
                panic!("a hand");
            };
            assert_eq!(cards.others, Some(others));
            for name in cards.cards.iter().chain([player]) {
                assert_eq!(name.text, text[name.span().range()]);
                assert!(line.contains(&name.text));
            }
        }
    }

    #[test]
    fn blanks_between_names_belong_to_none() {
        let LineKind::Fact(Fact::Lies(Lies::Has { cards, .. })) =
            one("Tina holds  This ,  That  and   The Other")
        else {
            panic!("a hand");
        };
        assert_eq!(cards.cards, [name("This"), name("That"), name("The Other")]);
    }

    #[test]
    fn several_choices_on_one_line_are_told_apart() {
        let LineKind::Deed(Deed::Does { act, .. }) =
            one("Tina chooses Castle, then the second one, then an unseen card")
        else {
            panic!("a deed");
        };
        assert_eq!(act, Act::Choose(vec![Pick::Named(name("Castle")), Pick::Nth(2), Pick::Unseen]));
    }

    #[test]
    fn what_is_asked_is_a_list() {
        let LineKind::Fact(Fact::Expected(Expected::Asked { question, .. })) =
            one("Tina is asked to choose from Castle, Lora and an unseen card")
        else {
            panic!("a question");
        };
        assert_eq!(
            question,
            Asked::From(vec![Pick::Named(name("Castle")), Pick::Named(name("Lora")), Pick::Unseen])
        );
    }

    #[test]
    fn a_zone_has_an_owner_and_a_number_where_they_are_written() {
        for (line, owner, number) in [
            ("the heap is empty", None, None),
            ("Tina's heap is empty", Some("Tina"), None),
            ("heap 3 is empty", None, Some(3)),
            ("Tina's heap 3 is empty", Some("Tina"), Some(3)),
        ] {
            let LineKind::Fact(Fact::Lies(Lies::ZoneIs { zone, .. })) = one(line) else {
                panic!("{line}: a zone")
            };
            assert_eq!(zone.name.text, "heap", "{line}");
            assert_eq!(zone.owner.map(|owner| owner.text).as_deref(), owner, "{line}");
            assert_eq!(zone.number, number, "{line}");
        }
    }

    #[test]
    fn each_bad_line_is_one_problem() {
        let (_, problems) = read_all("scenario \"X\"\n  Tina juggles\n  Lora holds\n  then\n");
        assert_eq!(problems.len(), 2);
        assert!(problems[1].help[0].contains("Tina holds CARD"), "{:?}", problems[1].help);
    }

    #[test]
    fn what_stands_below_a_line_that_was_not_understood_is_in_the_part_it_tells() {
        let text = "scenario \"X\"\n when Tina juggles\n Tina accepts\n So what\n Tina can't play Castle\n";
        let (file, problems) = read_all(text);
        let sections: Vec<Section> = file.scenarios[0].lines.iter().map(|line| line.section).collect();
        assert_eq!((problems.len(), sections), (2, vec![Section::When, Section::Then]));
    }

    #[test]
    fn a_line_before_the_first_scenario_is_told_so() {
        let (_, problems) = read_all("players Tina and Lora\n");
        assert_eq!(problems[0].code, Code::ScenarioStructure);
    }
}
