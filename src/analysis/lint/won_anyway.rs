//! "If …, the game ends. Each player with the most points wins the game.": the second sentence is done in any case, so the
//! game is won although the condition does not hold.

use super::Linted;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{ActKind, At, ClauseKind, Sentence, SentenceKind};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        for pair in paragraph.sentences.windows(2) {
            if ends_the_game_perhaps(&pair[0]) && decides_the_game(&pair[1]) {
                found.push(problem(linted, &pair[0], &pair[1]));
            }
        }
    }
}

/// Whether it hangs on something in this sentence that the game ends.
fn ends_the_game_perhaps(sentence: &Sentence) -> bool {
    let asks = match &sentence.kind {
        SentenceKind::If { .. } | SentenceKind::Otherwise { .. } | SentenceKind::IfDone { .. } => true,
        // What stands behind a moment or an event is one ability with it, whatever its "if" asks.
        _another => false,
    };
    let parts = sentence.steps().map(clauses).unwrap_or_default();
    parts.iter().any(|part| matches!(part.clause.kind, ClauseKind::GameEnds) && (asks || !part.sure))
}

/// Whether it says, and nothing else, who wins or loses.
fn decides_the_game(sentence: &Sentence) -> bool {
    let SentenceKind::Steps(steps) = &sentence.kind else { return false };
    let ClauseKind::Do { act, .. } = &steps.first.kind else { return false };
    matches!(act.kind, ActKind::WinGame | ActKind::LoseGame)
}

fn problem(linted: &Linted<'_>, before: &Sentence, next: &Sentence) -> Diagnostic {
    let said = linted.quote(next.at);
    let said = said.trim_end_matches('.');
    let message = format!("\"{said}\" is done in any case, not only when the game ends before it.");
    let problem = Diagnostic::new(Code::WonAnyway, linted.place(next.at), message)
        .label("done in any case")
        .note(linted.place(before.at), "this hangs on a condition");
    let Some((span, say)) = together(linted, before, next) else {
        return problem.help("Say it in the sentence that ends the game.");
    };
    let part = |start, end| linted.quote(At(Span { start, end }));
    let (start, end) = (part(before.at.0.start, span.start), part(span.end, next.at.0.end));
    problem.help(format!("To do it only then, say both in one sentence: {start}{say}{end}")).guess(
        "say both in one sentence",
        span,
        say,
    )
}

/// Both in one sentence: what is written instead of which bytes.
fn together(linted: &Linted<'_>, before: &Sentence, next: &Sentence) -> Option<(Span, String)> {
    let steps = before.steps()?;
    let first = linted.text.get(next.at.0.start as usize..)?.chars().next()?;
    let span = Span::new(steps.at.0.end as usize, next.at.0.start as usize + first.len_utf8());
    Some((span, format!(" and {}", first.to_lowercase())))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, event, one_with_fix, rule, warnings};
    use super::*;

    const WINS: &str = "Each player with the most points wins the game.";

    #[test]
    fn who_wins_behind_an_end_under_a_condition_wins_in_any_case() {
        let message = "\"Each player with the most points wins the game\" is done in any case, not only when the game ends before it.";
        for text in [
            format!("If you control an asset, the game ends. {WINS}"),
            format!("If you control an asset, draw a card. Otherwise, the game ends. {WINS}"),
            format!("You may draw a card. If you do, the game ends. {WINS}"),
            format!("Draw a card, then if you control an asset, the game ends. {WINS}"),
        ] {
            assert_eq!(
                warnings(Code::WonAnyway, &event(&text)),
                one_with_fix(WINS, message, " and e"),
                "{text}"
            );
        }
    }

    #[test]
    fn the_condition_of_a_moment_holds_for_all_of_its_ability() {
        let ends = "At the end of each player's turn, if there are no cards in the draw pile, the game ends.";
        assert_eq!(warnings(Code::WonAnyway, &rule(&format!("{ends} {WINS}"))), []);
        let asks =
            format!("At the end of your turn, draw a card. If you control no assets, the game ends. {WINS}");
        assert_eq!(warnings(Code::WonAnyway, &asset(&asks)).len(), 1);
    }

    #[test]
    fn what_is_said_in_one_sentence_or_asks_itself_is_left_alone() {
        for text in [
            "If you control an asset, the game ends and each player with the most points wins the game.",
            "The game ends. Each player with the most points wins the game.",
            "If you control an asset, the game ends. If you control two assets, you win the game.",
        ] {
            assert_eq!(warnings(Code::WonAnyway, &event(text)), [], "{text}");
        }
    }
}
