//! What ends something, and what is over then.

use crate::analysis::lint::Linted;
use crate::analysis::lint::parts::Part;
use crate::syntax::tree::{ActKind, BlockKind, ClauseKind, Person, PersonKind, Sentence, SentenceKind};

#[derive(Clone, Copy)]
pub enum Ending {
    Turn,
    Game,
    /// Whoever has the card is out of the game.
    Out,
    /// Somebody has won.
    Won,
    /// The game is over, and who has won it is known: "At the end of each game, …".
    Decided,
}

/// What is over after the step.
pub fn ending(linted: &Linted<'_>, sentence: &Sentence, part: &Part<'_>) -> Option<Ending> {
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
