//! A scenario file in its one form.

use crate::syntax::scenario::{LineKind, Name, ScenarioFile, Section, Verb};

/// Two blanks for what is given and for "when" and "then", four for what stands below those.
pub fn scenario(file: &ScenarioFile) -> String {
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
            let begins = matches!(line.kind, LineKind::TurnBegins(_) | LineKind::Does { .. });
            let is_first = begins || line.kind == LineKind::Then;
            if begins {
                out.push('\n');
            }
            let indent = if is_first || line.section == Section::Given { "  " } else { "    " };
            out.push_str(&format!("{indent}{}\n", words(&line.kind)));
        }
    }
    out
}

fn words(line: &LineKind) -> String {
    match line {
        LineKind::Comment(comment) => format!("# {comment}"),
        LineKind::Players(players) => format!("players {}", list(players)),
        LineKind::TurnBegins(player) => format!("when {}'s turn begins", player.text),
        LineKind::Does { player, verb, card } => {
            format!("when {} {}s {}", player.text, plain(*verb), name(card))
        }
        LineKind::Then => "then".to_string(),
        LineKind::Controls { player, cards } => format!("{} controls {}", player.text, list(cards)),
        LineKind::HoldsCount { player, count: 0 } => format!("{} holds no cards", player.text),
        LineKind::HoldsCount { player, count } => format!("{} holds {}", player.text, counted(*count)),
        LineKind::Holds { player, cards } => format!("{} holds {}", player.text, list(cards)),
        LineKind::Orders { player, card } => format!("{} orders {} first", player.text, name(card)),
        LineKind::Declines(player) => format!("{} declines", player.text),
        LineKind::Accepts(player) => format!("{} accepts", player.text),
        LineKind::Names { player, value } => format!("{} names {}", player.text, name(value)),
        LineKind::Chooses { player, what } => format!("{} chooses {}", player.text, name(what)),
        LineKind::Wins(player) => format!("{} wins the game", player.text),
        LineKind::Can { player, verb, card, can } => {
            let can = if *can { "can" } else { "can't" };
            format!("{} {can} {} {}", player.text, plain(*verb), name(card))
        }
        LineKind::OnTop { card, zone } => format!("{} is on top of the {}", name(card), zone.text),
        LineKind::AtBottom { card, zone } => {
            format!("{} is at the bottom of the {}", name(card), zone.text)
        }
        LineKind::ZoneIs { zone, cards } if cards.is_empty() => format!("the {} is empty", zone.text),
        LineKind::ZoneIs { zone, cards } => {
            let cards: Vec<String> = cards.iter().map(name).collect();
            format!("the {} is {}", zone.text, cards.join(", "))
        }
        LineKind::ZoneHas { zone, count } => format!("the {} has {}", zone.text, counted(*count)),
    }
}

fn plain(verb: Verb) -> &'static str {
    match verb {
        Verb::Discard => "discard",
        Verb::Play => "play",
    }
}

fn counted(count: usize) -> String {
    if count == 1 { "1 card".to_string() } else { format!("{count} cards") }
}

/// In quotes where it could be read as something else.
fn name(name: &Name) -> String {
    let text = name.text.as_str();
    let unclear = [",", " and ", " is ", " first", " has "].iter().any(|part| text.contains(part));
    if unclear { format!("\"{text}\"") } else { text.to_string() }
}

fn list(names: &[Name]) -> String {
    let names: Vec<String> = names.iter().map(name).collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
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
        Lora holds 1 cards\nTina cannot discard Death\n";

    #[test]
    fn the_one_form_has_indents_and_blank_lines() {
        let one = "# what it is about\n\nscenario \"X\" (CE-01, CE-02)\n  players Tina and Lora\n  \
            the discard pile is \"This, and That\", Death\n\n  when Tina's turn begins\n    Tina chooses Lora\n    \
            # why\n  then\n    Lora holds 1 card\n    Tina can't discard Death\n";
        assert_eq!(formatted(TEXT), one);
    }

    #[test]
    fn formatting_twice_is_formatting_once() {
        let once = formatted(TEXT);
        assert_eq!(formatted(&once), once);
    }
}
