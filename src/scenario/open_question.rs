//! Questions that a scenario leaves open: only where it speaks of them, or goes on with an answer.

use super::fitting::fits;
use super::offer::{Decision, find, is_of_turn, steps};
use super::seats::Seats;
use super::table_side::Side;
use crate::syntax::scenario::{Act, Asked, Deed, Expected, Fact, Line, LineKind, Name};

/// What is asked, and what can be written about it.
pub(super) struct Open {
    pub asked: String,
    pub help: Vec<String>,
}

/// The question that nothing deals with, if there is one: no line of this part, which begins behind a "then", and
/// not what is done next.
pub(super) fn left_open(side: &Side<'_>, seats: Seats<'_>, lines: &[Line]) -> Option<Open> {
    let decision = side.decision().filter(|decision| !decision.is_turn)?;
    for line in lines {
        let deals_with_it = match &line.kind {
            LineKind::Fact(fact) => speaks_of(seats, &decision, fact),
            LineKind::When(deed) | LineKind::Deed(deed) => {
                if answers(seats, &decision, deed) {
                    return None;
                }
                break;
            }
            LineKind::Then => break,
            LineKind::Comment(_)
            | LineKind::Players(_)
            | LineKind::Teams(_)
            | LineKind::Option { .. }
            | LineKind::Sets(_)
            | LineKind::Chance(_) => false,
        };
        if deals_with_it {
            return None;
        }
    }
    let answer = seats.answer(&decision).map(|line| format!("Answer it below that line: {line}"));
    let expected = format!("Or expect it below \"then\": {}", seats.expectation(&decision));
    let asked = seats.decision(Some(&decision));
    Some(Open {
        asked: format!("{asked}, and the scenario leaves that question open"),
        help: answer.into_iter().chain([expected]).collect(),
    })
}

/// Whether the next thing done is an answer of the one who is asked.
fn answers(seats: Seats<'_>, decision: &Decision, deed: &Deed) -> bool {
    let Deed::Does { player, act } = deed else { return false };
    is_asked(seats, decision, player) && is_found(seats, decision, act)
}

/// Whether a line speaks of this question. One about somebody else does not, nor one about what a turn offers.
fn speaks_of(seats: Seats<'_>, decision: &Decision, fact: &Fact) -> bool {
    let Fact::Expected(what) = fact else { return false };
    match what {
        Expected::Asked { question: Asked::Nothing, .. } | Expected::NobodyAsked => false,
        Expected::Asked { player, question: Asked::From(_) | Asked::Order(_) | Asked::YesOrNo } => {
            is_asked(seats, decision, player)
        }
        Expected::Offered { player, act, is: so } | Expected::Can { player, act, can: so } => {
            let is_about_it = match so {
                true => !is_of_turn(act) || is_found(seats, decision, act),
                false => steps(act).first().is_some_and(|step| fits(seats, decision, *step)),
            };
            is_about_it && is_asked(seats, decision, player)
        }
        Expected::HasNot { .. }
        | Expected::Contains { .. }
        | Expected::Sees { .. }
        | Expected::Counts { .. }
        | Expected::SeesCount { .. }
        | Expected::Wins { .. }
        | Expected::WinsNot { .. }
        | Expected::NobodyWins(_)
        | Expected::GoesOn
        | Expected::Over
        | Expected::Log { .. } => false,
    }
}

fn is_asked(seats: Seats<'_>, decision: &Decision, player: &Name) -> bool {
    seats.seat_of(&player.text) == Some(decision.player)
}

fn is_found(seats: Seats<'_>, decision: &Decision, act: &Act) -> bool {
    steps(act).first().is_some_and(|step| find(seats, decision, *step).is_some())
}
