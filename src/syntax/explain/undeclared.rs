//! Words that look like names a set or game could declare, and has not.

use std::ops::Range;

use super::repair::{Reach, apply, reach};
use super::words::{is_known_word, plain, words};
use crate::diagnostic::{Code, Diagnostic, nearest, quoted_list};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::vocabulary::{WordKind, english};
use cardwright_grammar::sentence::Rule;

/// The problem, if reading stopped at a counter, a phase or a keyword that nobody declared.
pub fn find(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Diagnostic> {
    let all = words(reading.text);
    let is_article = |word: &Range<usize>| english::is_article(&plain(&reading.text[word.clone()]));
    let here = all.iter().position(|word| word.end > stuck && !is_article(word))?;
    let kind_of = |word: &Range<usize>| match plain(&reading.text[word.clone()]).as_str() {
        "counter" | "counters" => Some((Code::UndeclaredCounter, WordKind::Counter, "counter")),
        "phase" => Some((Code::UndeclaredPhase, WordKind::Phase, "phase")),
        _ => None,
    };
    // The name stands right before its kind: "wish counters", "draw phase".
    let named =
        all.iter().enumerate().skip(here + 1).take(2).find_map(|(at, word)| Some((at, kind_of(word)?)));
    if let Some((at, (code, kind, word))) = named {
        let name = plain(&reading.text[all[here].start..all[at - 1].end]);
        let declared = reading.dialect.lexicon.find(|other| other == kind, &name).is_some();
        // "most oil counters": the counter is one, and the word before it is the trouble.
        let last = plain(&reading.text[all[at - 1].clone()]);
        let has_more = at - 1 > here && reading.dialect.lexicon.find(|other| other == kind, &last).is_some();
        // "Has no counters": words of the language are a name only where one can stand, as in "two time counters".
        let is_known = |word: &Range<usize>| is_known_word(reading, &reading.text[word.clone()]);
        let written = all[here].start..all[at - 1].end;
        let is_no_name = all[here..at].iter().all(is_known) && !could_be_named(reading, rule, kind, &written);
        if declared || has_more || is_no_name {
            return None;
        }
        return Some(report(reading, written, code, kind, word));
    }
    let alone = all.len() <= 2 && here == 0 && reading.text.ends_with('.');
    let name = all.first()?.start..all.last()?.end;
    (alone && looks_like_a_keyword(reading, &all))
        .then(|| report(reading, name, Code::UndeclaredKeyword, WordKind::Keyword, "keyword"))
}

/// Whether the sentence would be right with a declared name in the place of these words.
fn could_be_named(reading: &Reading<'_>, rule: Rule, kind: WordKind, written: &Range<usize>) -> bool {
    let declared = reading.dialect.lexicon.of_kind(|other| other == kind).next();
    declared.is_some_and(|(_, word)| {
        reach(reading, rule, &apply(reading.text, written, &word.name)) == Reach::Whole
    })
}

/// A keyword is a name: words of the language in it have capitals, as in a title.
fn looks_like_a_keyword(reading: &Reading<'_>, words: &[Range<usize>]) -> bool {
    let written = |word: &Range<usize>| &reading.text[word.clone()];
    let capital = |word: &Range<usize>| written(word).chars().next().is_some_and(char::is_uppercase);
    words.first().is_some_and(capital)
        && (words.iter().all(|word| !is_known_word(reading, written(word)))
            || words.len() > 1 && words.iter().all(capital))
}

fn report(reading: &Reading<'_>, name: Range<usize>, code: Code, kind: WordKind, word: &str) -> Diagnostic {
    let written = reading.text[name.clone()].split_whitespace().collect::<Vec<_>>().join(" ");
    let place = Place::new(reading.file, Span::new(name.start, name.end).shifted(reading.base));
    let declared: Vec<&str> =
        reading.dialect.lexicon.of_kind(|other| other == kind).map(|(_, word)| word.name.as_str()).collect();
    let message = format!("No {word} \"{written}\" is declared.");
    let mut diagnostic = Diagnostic::new(code, place, message).label(format!("not a {word} of this game"));
    if let Some(near) = nearest(&written, declared.iter().copied()) {
        let span = diagnostic.place.span;
        diagnostic = diagnostic.help(format!("Did you mean \"{near}\"?")).guess(
            format!("write \"{near}\""),
            span,
            near,
        );
    }
    let declare = match kind {
        WordKind::Keyword => {
            format!("A keyword is declared in a block of its own, with what it means: keyword \"{written}\".")
        }
        WordKind::Phase => format!("A phase is declared among the rules of the game: phase \"{written}\"."),
        _ => format!("Declare it on a line of its own: counter \"{written}\"."),
    };
    diagnostic = diagnostic.help(declare);
    if !declared.is_empty() {
        diagnostic = diagnostic.help(format!("There is {}.", quoted_list(declared)));
    }
    diagnostic
}
