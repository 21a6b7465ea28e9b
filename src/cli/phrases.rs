//! `phrases [WORD]`: how to say something.

use std::fmt::Write as _;

use super::Outcome;
use super::arguments::{PhrasesArguments, PhrasesFormat};
use super::output::{complain, print};
use super::page::{width, wrapped};
use crate::vocabulary::catalogue::{Catalogue, Found, Phrase, catalogue};
use crate::vocabulary::{ScenarioLine, ScenarioPart, scenario_lines};

/// As many phrases as are shown in full; more are listed by their wording.
const MOST: usize = 12;

pub(super) fn run(arguments: &PhrasesArguments) -> Outcome {
    if let Some(text) = &arguments.after {
        return super::following::run(text, arguments.format);
    }
    let catalogue = catalogue();
    let width = width();
    let word = arguments.word.join(" ");
    if word.trim().is_empty() {
        print(&match arguments.format {
            PhrasesFormat::Text => list(catalogue, width),
            PhrasesFormat::Json => json(&catalogue.phrases().iter().collect::<Vec<_>>(), &every_line()),
        });
        return Outcome::Fine;
    }
    let found = catalogue.find(&word);
    if found.is_empty() {
        complain(&unknown(&word, &found));
        return Outcome::WrongUse;
    }
    print(&match arguments.format {
        PhrasesFormat::Text => text(&found, width),
        PhrasesFormat::Json => json(&[&found.about[..], &found.mentioned[..]].concat(), &found.scenario),
    });
    Outcome::Fine
}

fn unknown(word: &str, found: &Found<'_>) -> String {
    match &found.nearest {
        Some(near) => format!("the language has no phrase for \"{word}\"; did you mean \"{near}\"?"),
        None => format!(
            "the language has no phrase for \"{word}\"; `cardwright phrases` lists everything that can be said"
        ),
    }
}

fn json(phrases: &[&Phrase], lines: &[&ScenarioLine]) -> String {
    let phrases = phrases.iter().map(serde_json::to_value);
    let all: Result<Vec<_>, _> = phrases.chain(lines.iter().map(serde_json::to_value)).collect();
    let json = all.and_then(|all| serde_json::to_string_pretty(&all));
    format!("{}\n", json.expect("phrases are made of strings and lists"))
}

fn every_line() -> Vec<&'static ScenarioLine> {
    scenario_lines().iter().collect()
}

/// Lines of scenarios, each with what it says, part by part.
fn scenario(lines: &[&ScenarioLine], width: usize) -> String {
    let mut text = String::new();
    for part in ScenarioPart::ALL {
        let rows: Vec<_> = lines.iter().filter(|row| row.part == part).collect();
        if rows.is_empty() {
            continue;
        }
        let _ = writeln!(text, "{}{}", if text.is_empty() { "" } else { "\n" }, part.title());
        for row in rows {
            row.lines.iter().for_each(|line| text.push_str(&wrapped(line, "  ", "      ", width)));
            text.push_str(&wrapped(&row.says.replace('`', "\""), "      ", "      ", width));
        }
    }
    text
}

/// All wordings by chapter.
fn list(catalogue: &Catalogue, width: usize) -> String {
    let mut text = String::new();
    for group in catalogue.groups() {
        let _ = writeln!(text, "{}", group.title);
        for phrase in catalogue.in_group(group) {
            text.push_str(&wrapped(&phrase.wording, "  ", "      ", width));
        }
        text.push('\n');
    }
    text.push_str(&scenario(&every_line(), width));
    text.push('\n');
    text.push_str(&wrapped(
        "Words in CAPITALS are gaps to fill, [...] may be left out, a/b is one or the other. \
         `cardwright phrases WORD` says what a phrase means.",
        "",
        "",
        width,
    ));
    text
}

/// What was found: the first phrases in full, then the others by their wording.
fn text(found: &Found<'_>, width: usize) -> String {
    let (full, more) = found.about.split_at(found.about.len().min(MOST));
    let mut parts: Vec<String> = full.iter().map(|phrase| entry(phrase, width)).collect();
    let others: Vec<&&Phrase> = more.iter().chain(&found.mentioned).collect();
    if !others.is_empty() {
        let mut listed =
            String::from(if full.is_empty() { "Spoken of under:\n" } else { "Also spoken of under:\n" });
        for phrase in others {
            listed.push_str(&wrapped(&phrase.wording, "  ", "      ", width));
        }
        parts.push(listed);
    }
    if !found.scenario.is_empty() {
        parts.push(scenario(&found.scenario, width));
    }
    parts.join("\n")
}

/// One phrase with its meaning, example, variants and relatives.
fn entry(phrase: &Phrase, width: usize) -> String {
    let mut text = wrapped(&phrase.wording, "", "    ", width);
    text.push_str(&wrapped(&phrase.meaning, "  ", "  ", width));
    if let Some(place) = &phrase.only_in {
        text.push_str(&wrapped(&format!("Only in {place}."), "  ", "  ", width));
    }
    text.push('\n');
    if phrase.is_block() {
        for line in phrase.example.lines() {
            text.push_str(format!("    {line}").trim_end());
            text.push('\n');
        }
    } else {
        text.push_str(&wrapped(&phrase.example, "    ", "    ", width));
    }
    for (number, variant) in phrase.variants.iter().enumerate() {
        let lead = if number == 0 { "  also: " } else { "        " };
        text.push_str(&wrapped(variant, lead, "        ", width));
    }
    if !phrase.see.is_empty() {
        let see: Vec<String> = phrase.see.iter().map(|name| name.replace('-', " ")).collect();
        text.push_str(&wrapped(&see.join(", "), "  see:  ", "        ", width));
    }
    text
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr as _;

    use super::*;

    #[test]
    fn a_phrase_is_shown_with_everything_a_designer_asks() {
        let shown = entry(catalogue().phrase("put-counters").expect("it is in the catalogue"), 60);
        assert_eq!(
            shown,
            "put NUMBER WORD counters on THING\n  \
             Adds counters to a card in play. They are gone when the\n  \
             card leaves play.\n\n    \
             Put two wish counters on this card.\n  \
             also: Put 2 wish counters on this card.\n  \
             see:  counter, remove counters, has counters\n"
        );
    }

    #[test]
    fn no_line_is_wider_than_asked() {
        let widest = list(catalogue(), 60).lines().map(str::len).max();
        assert!(widest <= Some(66), "{widest:?}");
        let found = catalogue().find("card");
        let shown = text(&found, 60);
        let sentences = shown.lines().filter(|line| !line.starts_with("    "));
        assert_eq!(sentences.filter(|line| line.width() > 60).collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn a_wrong_word_is_answered_by_the_nearest() {
        let found = catalogue().find("destory");
        assert_eq!(
            unknown("destory", &found),
            "the language has no phrase for \"destory\"; did you mean \"destroy\"?"
        );
    }
}
