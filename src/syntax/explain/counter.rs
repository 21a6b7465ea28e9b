//! A counter that is called by its name alone: "a grain" for "a grain counter"; and one that a player would have.

use super::repair::{Reach, Repair, apply, can_say, reach};
use super::words::{plain, words};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::vocabulary::{WordKind, english};
use cardwright_grammar::sentence::Rule;

/// The repair that gives a counter its whole name, where the sentence then reads.
pub fn find(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let range = words(reading.text).into_iter().find(|word| word.end > stuck)?;
    let name = named(reading, &reading.text[range.clone()])?;
    let ways = [format!("{name} counter"), format!("{name} counters")];
    let whole = |way: &String| reach(reading, rule, &apply(reading.text, &range, way)) == Reach::Whole;
    let replacement = ways.into_iter().find(whole)?;
    Some(Repair {
        code: Code::MissingWord,
        marked: range.clone(),
        message: format!("\"counter\" is missing after \"{}\".", &reading.text[range.clone()]),
        label: format!("write \"{replacement}\""),
        why: format!("\"{name}\" is declared as a counter, and is always called one."),
        replaced: range,
        replacement,
        whole: true,
        shown_only: false,
        is_guess: false,
    })
}

/// The counter that has this name.
fn named(reading: &Reading<'_>, written: &str) -> Option<String> {
    let written = plain(written);
    let mut counters = reading.dialect.lexicon.of_kind(|kind| kind == WordKind::Counter);
    counters.find_map(|(_, counter)| {
        let name = counter.name.to_lowercase();
        (name == written || english::plural(&name) == written).then_some(name)
    })
}

/// "Each opponent gains a grain": counters lie on cards, so a player gains and loses none.
pub fn of_a_player(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Diagnostic> {
    const TO_HAVE: [&str; 12] = [
        "gain", "gains", "get", "gets", "have", "has", "lose", "loses", "receive", "receives", "take",
        "takes",
    ];
    let text = reading.text;
    let all = words(text);
    let (number, name) = all
        .iter()
        .enumerate()
        .find_map(|(number, word)| Some((number, named(reading, &text[word.clone()])?)))?;
    let range = all[number].clone();
    let before: Vec<String> =
        all[..number].iter().rev().take(5).map(|word| plain(&text[word.clone()])).collect();
    // Cards have counters.
    let is_had = before.iter().take(4).enumerate().any(|(number, word)| {
        let who = before.get(number + 1).map_or("", String::as_str);
        TO_HAVE.contains(&word.as_str()) && !matches!(who, "card" | "it" | "that")
    });
    if !is_had || range.end < stuck {
        return None;
    }
    let place = Place::new(reading.file, Span::new(range.start, range.end).shifted(reading.base));
    let message = format!("\"{}\" is a counter, and players have none: counters lie on cards.", &text[range]);
    let problem = Diagnostic::new(Code::MisplacedWord, place, message).label("a counter of cards");
    let article = english::article(&name);
    let examples = [
        format!("Put {article} {name} counter on a card you control."),
        format!("Put {article} {name} counter on this card."),
    ];
    let problem = match examples.into_iter().find(|example| can_say(reading, rule, example)) {
        Some(example) => problem.help(format!("Say on which card it is put: {example}")),
        None => problem.help("Say on which card it is put."),
    };
    Some(problem.help("What each player has a number of is declared in game.toml, under [values], with kind = \"number\" and owner = \"player\"."))
}
