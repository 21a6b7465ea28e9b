//! How a game ended, in a sentence.

use crate::game::Player;
use crate::play::Session;
use crate::replay::End;

pub(super) fn ending(session: &Session<'_>, end: &End) -> String {
    match end {
        End::Won(seats) => won(session, seats),
        End::OutOfTurns(seats) => format!("The game ran out of turns. {}", won(session, seats)),
        End::Stopped(why) => format!("The game stopped: {why}."),
    }
}

fn won(session: &Session<'_>, seats: &[u8]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| session.name(Player(*seat))).collect();
    match names.as_slice() {
        [] => "Nobody won.".to_string(),
        [one] => format!("{one} won."),
        [first @ .., last] => format!("{} and {last} won together.", first.join(", ")),
    }
}
