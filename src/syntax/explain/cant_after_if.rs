//! "If you can't" behind a sentence with an "If" of its own: an "Otherwise" there would be the other case of that one.

use super::repair::{Reach, reach};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::syntax::split;
use crate::vocabulary::english::decapitalized;
use cardwright_grammar::sentence::Rule;

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Diagnostic> {
    let who = who_cant(reading.text)?;
    let before = split::sentences(reading.before);
    let asked = &reading.before[before.last()?.clone()];
    let can = format!("if {who} can, ");
    let lower = asked.to_ascii_lowercase();
    if !lower.starts_with("if ") || lower.starts_with(&can) {
        return None;
    }
    let lead = reading.text.find(", ")?;
    let condition = &asked[..asked.find(',')?];
    let span = Span::new(0, lead + 1).shifted(reading.base);
    let message = format!("\"{}\" does not fit here.", &reading.text[..=lead]);
    let problem = Diagnostic::new(Code::OtherWording, Place::new(reading.file, span), message)
        .label("not said like this")
        .help("\"If you can, …\" comes first, and \"Otherwise\" says what else is done.")
        .help(format!(
            "Right behind \"{condition}, …\" an \"Otherwise\" says what is done where that does not hold."
        ));
    let Some((start, whole)) = in_one_sentence(reading, rule, &before, &can) else { return Some(problem) };
    let from = reading.base - reading.before.len() + start;
    let span = Span::new(from, reading.base + reading.text.len());
    Some(problem.help(format!("The sentence would read: {whole}")).guess("write it so", span, whole))
}

/// Who can't do it: "If you can't, …".
fn who_cant(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase().replace('\u{2019}', "'");
    let (who, _) = lower.strip_prefix("if ")?.split_once(" can't, ")?;
    (!who.contains(',')).then(|| who.to_string())
}

/// What is done, what is asked then, and what else is done: where it begins in what stands before, and how it reads.
fn in_one_sentence(
    reading: &Reading<'_>,
    rule: Rule,
    before: &[std::ops::Range<usize>],
    can: &str,
) -> Option<(usize, String)> {
    const NO_STEP: [&str; 9] =
        ["if ", "otherwise", "at ", "whenever ", "as soon ", "while ", "until ", "once ", "for "];
    let [.., done, asked] = before else { return None };
    let [first, second] = [done, asked].map(|range| reading.before[range.clone()].trim_end_matches('.'));
    let lower = first.to_ascii_lowercase();
    if NO_STEP.iter().any(|lead| lower.starts_with(lead)) || lower.contains(" may ") {
        return None;
    }
    let (_, rest) = reading.text.split_once(", ")?;
    let [step, asked] = [first, second].map(decapitalized);
    let whole = format!("I{}{step}, then {asked}. Otherwise, {rest}", &can[1..]);
    let whole = whole.split_whitespace().collect::<Vec<_>>().join(" ");
    (reach(reading, rule, &whole) == Reach::Whole).then_some((done.start, whole))
}
