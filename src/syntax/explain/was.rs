//! "If it was an eight" behind another card: which one it was is said by a name.

use super::repair::{Reach, reach};
use super::words::{plain, words};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::mask::{mark, mask};
use crate::syntax::reading::Reading;
use crate::syntax::split;
use cardwright_grammar::sentence::Rule;

const ASKED: [&str; 2] = ["If it was ", "If it were "];
const NAME: &str = "Call it the \"guest\".";

/// Where a card was named in an earlier sentence than the last: the text with a name for it.
pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Diagnostic> {
    let rest = ASKED.iter().find_map(|asked| reading.text.strip_prefix(asked))?;
    let earlier = split::sentences(reading.before);
    let naming = earlier.iter().filter(|range| names_a_card(reading, &reading.before[(*range).clone()]));
    let naming: Vec<_> = naming.collect();
    let [first, _, ..] = naming.as_slice() else { return None };
    let from = first.start;
    let between = reading.before[first.end..].trim();
    let right = format!("{} {NAME} {between} If the guest is {rest}", &reading.before[(*first).clone()]);
    let right = right.split_whitespace().collect::<Vec<_>>().join(" ");
    if reading.before.contains("Call ") || reach(reading, rule, &right) != Reach::Whole {
        return None;
    }
    let asked = reading.text.len() - rest.trim_start().len();
    let span = |from: usize, to: usize| Span::new(from, to).shifted(reading.base);
    let place = Place::new(reading.file, span(0, asked - 1));
    let start = reading.base - reading.before.len() + from;
    let whole = Span::new(start, reading.base + reading.text.len());
    Some(
        Diagnostic::new(Code::OtherWording, place, format!("\"{}\" does not say which card.", &reading.text[..asked - 1]))
            .label("not said like this")
            .help("A condition is looked at when its sentence is done: it asks what is so then, of the card that was spoken of last; an earlier one needs a name.")
            .help(format!("The sentence would read: {right}"))
            .guess("give it a name", whole, right),
    )
}

/// Whether it speaks of "a card", or of one of a kind.
fn names_a_card(reading: &Reading<'_>, sentence: &str) -> bool {
    let masked = mask(sentence, &reading.dialect.lexicon, reading.binders).text;
    let all = words(sentence);
    let is_article = |word: &str| matches!(word, "a" | "an");
    let is_card = |at: usize| {
        let first = masked.as_bytes()[all[at].start];
        first == mark::VALUE || first == mark::VALUE_PLURAL || plain(&sentence[all[at].clone()]) == "card"
    };
    (1..all.len()).any(|at| is_card(at) && is_article(&plain(&sentence[all[at - 1].clone()])))
}
