//! A scenario file in its one form.

mod deed;
mod fact;
mod names;

pub use names::{name as scenario_name, quoted as quoted_name};

use crate::syntax::scenario::{Chance, Line, LineKind, OptionIs, ScenarioFile, Section};

/// All lines in their one form.
pub fn scenario(file: &ScenarioFile) -> String {
    scenario_keeping(file, |_| None)
}

/// Two blanks for what is given and for "when" and "then", four for what stands below those. A line that is
/// `kept` has the words it was written with: where a name in it is not known, nobody knows where it ends.
pub fn scenario_keeping<'t>(file: &ScenarioFile, kept: impl Fn(&Line) -> Option<&'t str>) -> String {
    let mut out: String = file.comments.iter().map(|comment| format!("# {comment}\n")).collect();
    for scenario in &file.scenarios {
        if !out.is_empty() {
            out.push('\n');
        }
        out.push_str(&format!("scenario \"{}\"", scenario.name.text));
        if !scenario.numbers.is_empty() {
            let numbers: Vec<&str> = scenario.numbers.iter().map(|number| number.text.as_str()).collect();
            out.push_str(&format!(" ({})", numbers.join(", ")));
        }
        out.push('\n');
        for line in &scenario.lines {
            let begins = matches!(line.kind, LineKind::When(_));
            let is_first = begins || line.kind == LineKind::Then;
            if begins {
                out.push('\n');
            }
            let indent = if is_first || line.section == Section::Given { "  " } else { "    " };
            let words =
                kept(line).map_or_else(|| scenario_line(&line.kind), |words| words.trim().to_string());
            out.push_str(&format!("{indent}{words}\n"));
        }
    }
    out
}

/// A line without its indent, for messages and for the file.
pub fn scenario_line(line: &LineKind) -> String {
    match line {
        LineKind::Comment(comment) => format!("# {comment}"),
        LineKind::Players(players) => format!("players {}", names::list(players)),
        LineKind::Teams(teams) => {
            let teams: Vec<String> = teams.iter().map(|team| names::list(team)).collect();
            format!("teams {}", teams.join(" against "))
        }
        LineKind::Option { name, is } => {
            let name = names::name(name);
            match is {
                OptionIs::InForce => format!("option {name}"),
                OptionIs::At(number) => format!("option {name} at {number}"),
                OptionIs::LeftOut => format!("without option {name}"),
            }
        }
        LineKind::Sets(sets) => {
            let word = if sets.len() == 1 { "set" } else { "sets" };
            format!("{word} {}", names::list(sets))
        }
        LineKind::Chance(Chance::Seed(seed)) => format!("seed {seed}"),
        LineKind::Chance(Chance::Die(shows)) => {
            let shows: Vec<String> = shows.iter().map(u32::to_string).collect();
            format!("the die shows {}", shows.join(", then "))
        }
        LineKind::When(what) => format!("when {}", deed::deed(what)),
        LineKind::Deed(what) => deed::deed(what),
        LineKind::Then => "then".to_string(),
        LineKind::Fact(what) => fact::fact(what),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Diagnostics;
    use crate::source::FileId;
    use crate::syntax::scenario::scenarios;

    fn formatted(text: &str) -> String {
        scenario(&scenarios(text, FileId(0), &mut Diagnostics::default()))
    }

    const TEXT: &str = "# what it is about\n\nscenario   \"X\"  (CE-01,CE-02)\nplayers Tina and Lora\n \
        the discard pile is \"This, and That\", Death\nwhen Tina's turn begins\nTina chooses Lora\n# why\nthen\n\
        Lora holds 1 cards\nTina cannot discard Death\nLora holds nothing\nTina holds Castle, and two more cards\n";

    #[test]
    fn the_one_form_has_indents_and_blank_lines() {
        let one = "# what it is about\n\nscenario \"X\" (CE-01, CE-02)\n  players Tina and Lora\n  \
            the discard pile is \"This, and That\", Death\n\n  when Tina's turn begins\n    Tina chooses Lora\n    \
            # why\n  then\n    Lora holds 1 card\n    Tina can't discard Death\n    Lora holds no cards\n    \
            Tina holds Castle and 2 other cards\n";
        assert_eq!(formatted(TEXT), one);
    }

    #[test]
    fn a_line_that_is_kept_gets_its_indent_only() {
        let text = "scenario \"X\"\nplayers Tina and Lora\nTina controls Salt and Iron and Death\n";
        let file = scenarios(text, FileId(0), &mut Diagnostics::default());
        let kept = scenario_keeping(&file, |line| {
            let span = line.at.0;
            text.get(span.range()).filter(|words| words.contains("Salt"))
        });
        let one = "scenario \"X\"\n  players Tina and Lora\n  Tina controls Salt and Iron and Death\n";
        assert_eq!(kept, one);
    }

    #[test]
    fn formatting_twice_is_formatting_once() {
        let once = formatted(TEXT);
        assert_eq!(formatted(&once), once);
    }
}
