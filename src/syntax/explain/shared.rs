//! What is said once for several in a list: "a two, four or six", "if the result is one, two or three".

use std::ops::Range;

use super::repair::{Reach, Repair, apply, reach};
use super::words::{plain, words};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::{english, number_from_word};
use cardwright_grammar::sentence::Rule;

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let text = reading.text;
    let all = words(text);
    (1..all.len()).find_map(|from| {
        let listed = listed(text, &all, from)?;
        let items: Vec<&str> = listed.iter().map(|item| &text[item.clone()]).collect();
        let lead = |back: usize| from.checked_sub(back).map(|at| plain(&text[all[at].clone()]));
        let (first, why, each): (_, &str, Vec<String>) = match lead(1)?.as_str() {
            // "An asset or two" counts assets.
            "a" | "an" if number_from_word(&plain(items[0])).is_some() => {
                let each = items.iter().map(|item| format!("{} {item}", english::article(item)));
                (from - 1, "Each of them has its own article.", each.collect())
            }
            "is" if lead(2).as_deref() == Some("result") => {
                let each = items.iter().enumerate().map(|(at, item)| match at {
                    0 => format!("is {item}"),
                    _ => format!("if the result is {item}"),
                });
                (from, "Each condition is said in full.", each.collect())
            }
            _ => return None,
        };
        let replaced = all[from - 1].start..listed.last()?.end;
        let marked = all[first].start..replaced.end;
        let replacement = joined(&each);
        let is_right = reach(reading, rule, &apply(text, &replaced, &replacement)) == Reach::Whole;
        is_right.then(|| Repair {
            code: Code::OtherWording,
            message: format!("\"{}\" does not fit here.", &text[marked.clone()]),
            marked,
            label: "not said like this".into(),
            why: why.into(),
            replaced,
            replacement,
            whole: true,
            shown_only: false,
            is_guess: false,
        })
    })
}

/// Words with commas between them, and "or" before the last.
fn listed(text: &str, all: &[Range<usize>], from: usize) -> Option<Vec<Range<usize>>> {
    let mut items = Vec::new();
    for at in from..all.len() {
        let next = all.get(at + 1)?;
        items.push(all[at].clone());
        let between = text[all[at].end..next.start].trim();
        let is_or = plain(&text[next.clone()]) == "or";
        match (between, is_or) {
            ("" | ",", true) => {
                items.push(all.get(at + 2)?.clone());
                return Some(items);
            }
            (",", false) => {}
            _ => return None,
        }
    }
    None
}

fn joined(items: &[String]) -> String {
    match items {
        [one, other] => format!("{one} or {other}"),
        [others @ .., last] => format!("{}, or {last}", others.join(", ")),
        [] => String::new(),
    }
}
