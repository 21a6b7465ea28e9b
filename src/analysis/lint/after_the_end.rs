//! Steps after "your turn ends", "the game ends", "you win the game" or "you lose the game" that are never done.
//!
//! The end of a turn drops the rest of the ability. The end of a game leaves time for winning, scoring and
//! what the next game needs, but nobody draws a card any more. Who has lost takes the rest of the ability along,
//! and who wins ends the game at once.

use super::Linted;
use super::parts::{Part, always_done, clauses, opens};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{
    ActKind, At, BlockKind, Clause, ClauseKind, Edge, Person, PersonKind, Sentence, SentenceKind, Time,
};

#[derive(Clone, Copy)]
enum Ending {
    Turn,
    Game,
    /// Whoever has the card is out of the game.
    Out,
    /// Somebody has won.
    Won,
    /// The game is over, and who has won it is known: "At the end of each game, …".
    Decided,
}

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        let mut over = None;
        for sentence in &paragraph.sentences {
            if opens(sentence) {
                over = decided(sentence);
            }
            over = check_sentence(linted, sentence, over, found);
        }
    }
}

/// Reports the first step that comes too late. Gives back what is over after the sentence.
fn check_sentence(
    linted: &Linted<'_>,
    sentence: &Sentence,
    before: Option<(Ending, At)>,
    found: &mut Diagnostics,
) -> Option<(Ending, At)> {
    let Some(steps) = sentence.steps() else { return before };
    let (mut here, mut surely, mut after) = (before, before, before);
    for part in clauses(steps) {
        if part.asked {
            here = surely;
        }
        if let Some((ending, at)) = here
            && !still_counts(part.clause, ending)
        {
            found.push(too_late(linted, part.clause.at, ending, at));
            return None;
        }
        if let Some(ending) = ending(linted, sentence, &part) {
            here.get_or_insert((ending, part.clause.at));
            if part.sure {
                surely.get_or_insert((ending, part.clause.at));
            }
            if part.sure && always_done(sentence) {
                after.get_or_insert((ending, part.clause.at));
            }
        }
    }
    after
}

/// What waits for the end of the game comes after it.
fn decided(sentence: &Sentence) -> Option<(Ending, At)> {
    let SentenceKind::At { moment, steps, .. } = &sentence.kind else { return None };
    let is_end = moment.edge == Edge::End && matches!(moment.time, Time::Game);
    is_end.then_some((Ending::Decided, At(Span { start: sentence.at.0.start, end: steps.at.0.start })))
}

fn ending(linted: &Linted<'_>, sentence: &Sentence, part: &Part<'_>) -> Option<Ending> {
    match &part.clause.kind {
        ClauseKind::TurnEnds(person) => is_whose_turn_it_is(person).then_some(Ending::Turn),
        ClauseKind::GameEnds => Some(Ending::Game),
        ClauseKind::Do { may: false, act, .. } if act.kind == ActKind::LoseGame => {
            let is_yours = part.doer.is_some_and(|doer| doer.kind == PersonKind::You);
            let is_card = linted.block.header.kind == BlockKind::Card;
            // At the same time, all of it is done before anybody is out.
            let is_together = matches!(sentence.kind, SentenceKind::SameTime { .. });
            (is_yours && is_card && !is_together).then_some(Ending::Out)
        }
        ClauseKind::Do { may: false, act, .. } if act.kind == ActKind::WinGame => {
            let is_together = matches!(sentence.kind, SentenceKind::SameTime { .. });
            (part.doer.is_some_and(is_somebody) && !is_together).then_some(Ending::Won)
        }
        ClauseKind::Do { .. }
        | ClauseKind::Becomes { .. }
        | ClauseKind::SeriesEnds
        | ClauseKind::Standing(_) => None,
    }
}

/// Whether there surely is such a person.
fn is_somebody(person: &Person) -> bool {
    match person.kind {
        PersonKind::You
        | PersonKind::They
        | PersonKind::That(_)
        | PersonKind::Dealer
        | PersonKind::Next
        | PersonKind::Beside { .. }
        | PersonKind::Bound(_) => true,
        PersonKind::Those(_)
        | PersonKind::Winner
        | PersonKind::Other
        | PersonKind::ControllerOf(_)
        | PersonKind::Some(_) => false,
    }
}

/// Whether it can be that person's turn while the text is done: "the next player's turn" is another one, and goes on to be.
fn is_whose_turn_it_is(person: &Person) -> bool {
    match person.kind {
        PersonKind::Next | PersonKind::Other | PersonKind::Beside { .. } | PersonKind::Some(_) => false,
        PersonKind::You
        | PersonKind::They
        | PersonKind::That(_)
        | PersonKind::Those(_)
        | PersonKind::Dealer
        | PersonKind::Winner
        | PersonKind::ControllerOf(_)
        | PersonKind::Bound(_) => true,
    }
}

/// Whether something can be done although a turn or the game is over.
fn still_counts(clause: &Clause, ending: Ending) -> bool {
    match (ending, &clause.kind) {
        (
            Ending::Turn | Ending::Out | Ending::Won,
            ClauseKind::Do { .. }
            | ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_),
        ) => false,
        (Ending::Game | Ending::Decided, ClauseKind::Do { act, .. }) => match &act.kind {
            ActKind::WinGame | ActKind::LoseGame => matches!(ending, Ending::Game),
            ActKind::WinSeries
            | ActKind::Score(_)
            | ActKind::LosePoints(_)
            | ActKind::Goods { .. }
            | ActKind::GiveGoods { .. }
            | ActKind::Announce(_)
            | ActKind::Call { .. }
            | ActKind::BecomeDealer
            | ActKind::TakeFirstTurn
            | ActKind::Add { .. }
            | ActKind::Subtract { .. }
            // Who wins, or scores, may hang on it.
            | ActKind::Choose { .. }
            | ActKind::Name { .. }
            | ActKind::RollDie => true,
            ActKind::Simple { .. }
            | ActKind::Put { .. }
            | ActKind::PutCounters { .. }
            | ActKind::RemoveCounters { .. }
            | ActKind::SetAside { .. }
            | ActKind::Return { .. }
            | ActKind::Exchange { .. }
            | ActKind::GainControl { .. }
            | ActKind::Give { .. }
            | ActKind::ChooseOne { .. }
            | ActKind::Search { .. }
            | ActKind::Shuffle { .. }
            | ActKind::Deal { .. }
            | ActKind::TakeAnotherTurn
            | ActKind::TakeOneAction
            | ActKind::TakeAction(_)
            | ActKind::SkipTurn
            | ActKind::SkipNextTurn(_)
            | ActKind::SkipPhase { .. }
            | ActKind::Reverse { .. }
            | ActKind::Cause { .. }
            | ActKind::Own { .. } => false,
        },
        (
            Ending::Game | Ending::Decided,
            ClauseKind::Becomes { .. } | ClauseKind::SeriesEnds | ClauseKind::GameEnds,
        ) => true,
        (Ending::Game | Ending::Decided, ClauseKind::TurnEnds(_) | ClauseKind::Standing(_)) => false,
    }
}

fn too_late(linted: &Linted<'_>, at: At, ending: Ending, end: At) -> Diagnostic {
    let (said, after) = (linted.quote(at), linted.quote(end));
    let message = match ending {
        Ending::Turn | Ending::Game => {
            format!("\"{said}\" comes too late: nothing is done after \"{after}\".")
        }
        Ending::Out => {
            format!(
                "\"{said}\" comes too late: after \"{after}\" you are out, and your cards do nothing more."
            )
        }
        Ending::Won => format!("\"{said}\" comes too late: \"{after}\" ends the game at once."),
        Ending::Decided => {
            format!(
                "\"{said}\" comes too late: \"{}\" the game is over.",
                after.trim_end().trim_end_matches(',')
            )
        }
    };
    let diagnostic = Diagnostic::new(Code::AfterTheEnd, linted.place(at), message)
        .label("never done")
        .note(linted.place(end), "the end");
    match ending {
        Ending::Turn => diagnostic.help("What ends the turn stands last: move it to the end of the ability."),
        Ending::Out => diagnostic.help("\"You lose the game\" stands last: move this before it."),
        Ending::Won => diagnostic.help("What wins the game stands last: move this before it."),
        Ending::Decided => diagnostic.help(
            "Who wins is said where the game ends: As soon as …, the game ends. Each player with the most points wins the game.",
        ),
        Ending::Game => diagnostic.help(
            "After the game only winning, losing and scoring count: move this before the end of the game.",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, event, one, warnings};
    use super::*;

    #[test]
    fn a_step_after_the_end_of_the_turn_is_too_late() {
        assert_eq!(
            warnings(Code::AfterTheEnd, &event("Your turn ends. Draw a card.")),
            one("Draw a card", "\"Draw a card\" comes too late: nothing is done after \"Your turn ends\".")
        );
    }

    #[test]
    fn a_step_in_the_same_sentence_is_too_late() {
        let text = event("Draw a card, your turn ends, and draw two cards.");
        let message = "\"draw two cards\" comes too late: nothing is done after \"your turn ends\".";
        assert_eq!(warnings(Code::AfterTheEnd, &text), one("draw two cards", message));
    }

    #[test]
    fn an_end_under_a_condition_leaves_the_next_sentence_alone() {
        assert_eq!(
            warnings(Code::AfterTheEnd, &event("If it is your turn, your turn ends. Draw a card.")),
            []
        );
    }

    #[test]
    fn nobody_draws_after_the_game() {
        let text = event("The game ends. Each player draws a card.");
        let message = "\"Each player draws a card\" comes too late: nothing is done after \"The game ends\".";
        assert_eq!(warnings(Code::AfterTheEnd, &text), one("Each player draws a card", message));
    }

    #[test]
    fn nobody_wins_a_game_that_is_over() {
        let text = asset("At the end of the game, each player scores one point. You win the game.");
        let message = "\"You win the game\" comes too late: \"At the end of the game\" the game is over.";
        assert_eq!(warnings(Code::AfterTheEnd, &text), one("You win the game", message));
    }

    #[test]
    fn who_has_lost_does_nothing_more() {
        let message = "\"Each opponent draws a card\" comes too late: after \"You lose the game\" you are out, and your cards do nothing more.";
        let text = event("You lose the game. Each opponent draws a card.");
        assert_eq!(warnings(Code::AfterTheEnd, &text), one("Each opponent draws a card", message));
        for fine in [
            "Each opponent draws a card. You lose the game.",
            "If you control no assets, you lose the game. Each opponent draws a card.",
            "Each opponent loses the game. Draw a card.",
        ] {
            assert_eq!(warnings(Code::AfterTheEnd, &event(fine)), [], "{fine}");
        }
    }

    #[test]
    fn a_win_ends_the_game_at_once() {
        let message =
            "\"Each opponent draws a card\" comes too late: \"You win the game\" ends the game at once.";
        let text = event("You win the game. Each opponent draws a card.");
        assert_eq!(warnings(Code::AfterTheEnd, &text), one("Each opponent draws a card", message));
        for fine in [
            "Each opponent draws a card. You win the game.",
            "If you control no assets, you win the game. Draw a card.",
            "Each player with no cards in hand wins the game. Draw a card.",
            "The game ends. You win the game. Each opponent scores one point.",
        ] {
            assert_eq!(warnings(Code::AfterTheEnd, &event(fine)), [], "{fine}");
        }
    }

    #[test]
    fn an_end_under_then_if_reaches_to_the_next() {
        let text = "Draw a card, then if you control an asset, your turn ends, then if you control no assets, draw two cards.";
        assert_eq!(warnings(Code::AfterTheEnd, &event(text)), []);
    }

    #[test]
    fn a_turn_of_somebody_else_ends_nothing_here() {
        assert_eq!(warnings(Code::AfterTheEnd, &event("The next player's turn ends. Draw two cards.")), []);
    }

    #[test]
    fn what_decides_who_wins_comes_in_time() {
        for fine in [
            "The game ends. Each player rolls a die. Each player with the highest result wins the game.",
            "The game ends. Choose a player. That player wins the game.",
        ] {
            assert_eq!(warnings(Code::AfterTheEnd, &event(fine)), [], "{fine}");
        }
    }

    #[test]
    fn somebody_wins_after_the_game() {
        assert_eq!(warnings(Code::AfterTheEnd, &event("The game ends. You win the game.")), []);
    }
}
