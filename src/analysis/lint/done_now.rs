//! A sentence behind one that waits for a moment to come, in the same paragraph: it is done at once.
//!
//! "At the beginning of your next turn, draw a card." is one sentence of an effect, and nothing but that sentence waits.
//! Whoever goes on behind it with "If you control no assets, …" means the state of things at that moment.

use super::Linted;
use super::parts::opens;
use crate::analysis::joined::{is_to_come, together};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{At, ClauseKind, Duration, Sentence, SentenceKind, Standing};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        for (number, before) in paragraph.sentences.iter().enumerate() {
            let later = &paragraph.sentences[number + 1..];
            if is_to_come(before) && later.first().is_some_and(is_done_now) {
                let count = later.iter().take_while(|next| is_done_now(next) || goes_with(next)).count();
                found.push(problem(linted, before, &later[..count]));
            }
        }
    }
}

/// Whether a sentence does something where it stands, and says no other time.
fn is_done_now(sentence: &Sentence) -> bool {
    match &sentence.kind {
        SentenceKind::Steps(steps) => match &steps.first.kind {
            ClauseKind::Standing(standing) => !says_how_long(standing),
            ClauseKind::Do { .. }
            | ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_) => true,
        },
        // What goes with an "if" or a "may" is refused there, or belongs to what waits.
        SentenceKind::UntilWhenever { .. } => false,
        _another => !opens(sentence) && !goes_with(sentence),
    }
}

/// Whether it belongs to a sentence before it.
fn goes_with(sentence: &Sentence) -> bool {
    matches!(sentence.kind, SentenceKind::Otherwise { .. } | SentenceKind::IfDone { .. })
}

/// "Until the end of your next turn, …" begins now, and says so; "this turn" could be the turn of the moment.
fn says_how_long(standing: &Standing) -> bool {
    match &standing.duration {
        Some(Duration::Until(_) | Duration::During(_) | Duration::While(_) | Duration::RestOfGame) => true,
        Some(Duration::ThisTurn | Duration::EachTurn) | None => false,
    }
}

fn problem(linted: &Linted<'_>, before: &Sentence, behind: &[Sentence]) -> Diagnostic {
    let (next, last) = (&behind[0], &behind[behind.len() - 1]);
    let at = next.at.until(last.at);
    let (first, all, said) = (linted.quote(before.at), linted.quote(at), linted.quote(next.at));
    let said = said.trim_end_matches('.');
    let (further, them) = match behind {
        [_] => ("", "it"),
        [..] => (" and what follows", "all of it"),
    };
    let message = format!("\"{said}\"{further} is done at once: only the sentence before it waits.");
    let problem = Diagnostic::new(Code::DoneNow, linted.place(at), message)
        .label("done at once")
        .note(linted.place(before.at), "this waits")
        .help(format!("To do {them} at once, let it stand before: {all} {first}"));
    // Of several sentences each could lean on another.
    let Some((span, say)) = together(linted.text, before, next).filter(|_| behind.len() == 1) else {
        return problem.help("To let it wait as well, say it in the sentence that waits.");
    };
    let start = linted.quote(At(Span { start: before.at.0.start, end: span.start }));
    let end = linted.quote(At(Span { start: span.end, end: next.at.0.end }));
    problem
        .help("To let it wait as well, say it of that moment.")
        .help(format!("The sentence would read: {start}{say}{end}"))
        .guess("let it wait as well", span, say)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Warning, asset, event, one_with_fix, warnings};
    use super::*;

    const LEAD: &str = "At the beginning of your next turn,";

    fn done_now(text: &str) -> Vec<Warning> {
        warnings(Code::DoneNow, &event(text))
    }

    fn one(second: &str, fix: &str) -> Vec<Warning> {
        let said = second.trim_end_matches('.');
        let message = format!("\"{said}\" is done at once: only the sentence before it waits.");
        one_with_fix(second, &message, fix)
    }

    #[test]
    fn behind_what_waits_it_is_done_at_once() {
        let second = "Each opponent draws a card.";
        assert_eq!(done_now(&format!("{LEAD} draw a card. {second}")), one(second, " and e"));
        let second = "If you control no assets, draw two cards.";
        let first = format!("{LEAD} destroy an asset you control.");
        assert_eq!(done_now(&format!("{first} {second}")), one(second, ", then i"));
        let second = "Draw a card.";
        let first = format!("{LEAD} each opponent discards a card.");
        assert_eq!(done_now(&format!("{first} {second}")), one(second, " and you d"));
    }

    #[test]
    fn what_would_be_part_of_something_else_says_the_moment_again() {
        let second = "Draw a card.";
        let again = format!(". {LEAD} d");
        let offer = format!("{LEAD} you may discard a card. {second}");
        assert_eq!(done_now(&offer), one(second, &again));
        let asks = format!("{LEAD} if you control an asset, discard a card. {second}");
        assert_eq!(done_now(&asks), one(second, &again));
    }

    #[test]
    fn several_sentences_are_told_together() {
        let behind = "If you control an asset, draw a card. Otherwise, discard a card.";
        let found = done_now(&format!("{LEAD} draw a card. {behind}"));
        let message = "\"If you control an asset, draw a card\" and what follows is done at once: only the sentence before it waits.";
        assert_eq!(found, [Warning { marked: behind.into(), message: message.into(), fix: None }]);
    }

    #[test]
    fn what_says_when_or_stands_elsewhere_is_left_alone() {
        for text in [
            format!("Each opponent draws a card. {LEAD} draw a card."),
            format!("{LEAD} draw a card. At the end of your next turn, discard a card."),
            format!("{LEAD} draw a card. Until the end of your next turn, opponents can't draw cards."),
            format!("{LEAD} draw a card.\n\n  Each opponent draws a card."),
        ] {
            assert_eq!(done_now(&text), [], "{text}");
        }
        let stays = "At the beginning of your turn, draw a card. Each opponent draws a card.";
        assert_eq!(warnings(Code::DoneNow, &asset(stays)), []);
    }
}
