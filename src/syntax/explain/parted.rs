//! "Choose one: A, B and C, or D": where a choice has several steps, semicolons part the choices.

use super::repair::{Reach, Repair, apply, reach};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::number_from_word;
use cardwright_grammar::sentence::Rule;

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let text = reading.text;
    let colon = colon_of_choices(text)?;
    let listed = text[colon + 1..].strip_suffix('.').filter(|listed| !listed.contains(';'))?;
    let replaced = colon + 1..colon + 1 + listed.len();
    let said = splits(listed).into_iter().find_map(|choices| {
        let signs =
            if choices.iter().any(|choice| choice.contains(" and ")) { &["; "][..] } else { &[", ", "; "] };
        let ways = signs.iter().map(|sign| (choices.len(), joined(&choices, sign)));
        ways.into_iter().find(|(_, list)| reach(reading, rule, &apply(text, &replaced, list)) == Reach::Whole)
    });
    let (many, list) = said?;
    let lead = text[..=colon].rfind(['.', ',']).map_or(0, |sign| sign + 1);
    let lead = lead + (text[lead..].len() - text[lead..].trim_start().len());
    Some(Repair {
        code: Code::OtherWording,
        marked: lead..colon + 1,
        message: format!("The choices behind \"{}\" can't be told apart.", &text[lead..=colon]),
        label: "which are the choices?".into(),
        why: "Choices have commas between them and \"or\" before the last; where one has several steps, semicolons part them.".into(),
        replaced,
        replacement: list,
        whole: true,
        shown_only: false,
        // Of more than two, some could have been steps of one.
        is_guess: many > 2,
    })
}

/// The colon behind "choose two".
fn colon_of_choices(text: &str) -> Option<usize> {
    let colon = text.find(':')?;
    let before: Vec<String> = text[..colon].split_whitespace().map(str::to_lowercase).collect();
    let [.., verb, number] = before.as_slice() else { return None };
    let chooses = verb == "choose" || verb == "chooses";
    (chooses && number_from_word(number).is_some()).then_some(colon)
}

/// The ways to part the choices, the likeliest first: at every comma and the last "or", at every "or", at the last one.
fn splits<'t>(listed: &'t str) -> Vec<Vec<&'t str>> {
    let Some((before, last)) = listed.rsplit_once(" or ") else { return Vec::new() };
    let at_commas = before.split(',').filter(|choice| !choice.trim().is_empty()).chain([last]);
    let at_ors = listed.split(" or ");
    let at_the_last = [before, last];
    let all: [Vec<&str>; 3] = [at_commas.collect(), at_ors.collect(), at_the_last.to_vec()];
    let bare = |choices: Vec<&'t str>| {
        choices.into_iter().map(|choice| choice.trim().trim_end_matches(',')).collect()
    };
    all.into_iter().map(bare).collect()
}

fn joined(choices: &[&str], sign: &str) -> String {
    let Some((last, most)) = choices.split_last() else { return String::new() };
    format!(" {}{sign}or {last}", most.join(sign))
}
