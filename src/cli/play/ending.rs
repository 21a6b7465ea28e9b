//! How a game ended: which text decided it, and who won.

use crate::game::Player;
use crate::play::{Book, Passage, Session};
use crate::render::{list, number_of};
use crate::replay::End;

/// A sentence or two, the last says who won.
pub(super) fn ending(session: &Session<'_>, book: &Book<'_>, end: &End) -> Vec<String> {
    let last = match end {
        End::Won(seats) => won(session, seats),
        End::OutOfTurns(seats) => format!("The game ran out of turns. {}", won(session, seats)),
        End::Stopped(why) => format!("The game stopped: {why}."),
    };
    let decided = session.decided_by().and_then(|text| book.whole(session.table(), text));
    let why = decided.map(|Passage { title, place, text }| format!("{title} ({place}): {text}"));
    why.into_iter().chain([last]).collect()
}

fn won(session: &Session<'_>, seats: &[u8]) -> String {
    let people = session.people();
    let is_you = |seat: &u8| people == [Player(*seat)];
    let names: Vec<String> = seats.iter().map(|seat| session.name(Player(*seat))).collect();
    match (names.as_slice(), seats) {
        ([], _) => nobody_won(session),
        ([one], [seat]) if is_you(seat) => format!("{one} won. That is you!"),
        ([one], _) => format!("{one} won."),
        ([first @ .., last], _) => format!("{} and {last} won together.", first.join(", ")),
    }
}

/// Who has how many points says more, where anybody has.
fn nobody_won(session: &Session<'_>) -> String {
    let points = session.points().into_iter().map(|(player, points)| {
        let name = session.name(player);
        format!("{name} has {}", number_of(points, "point"))
    });
    match points.collect::<Vec<_>>().as_slice() {
        [] => "Nobody won.".to_string(),
        points => format!("Nobody won. {}.", list(points)),
    }
}
