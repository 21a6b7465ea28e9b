//! Where a card lies, for a line that looked for it elsewhere.

use super::names::say_card;
use super::seats::Seats;
use super::table_side::Side;
use crate::program::CardId;

/// "Castle is in Ana's hand": every place of a card by this name.
pub(super) fn whereabouts(side: &Side<'_>, seats: Seats<'_>, card: CardId) -> String {
    let lying = side.places_of(card).into_iter().map(|place| seats.lies(place));
    let aside = side.set_aside().into_iter().filter(|(one, _)| *one == card).map(|(_, host)| match host {
        Some(host) => format!("set aside with {}", say_card(seats.program, host)),
        None => "set aside by the game".to_string(),
    });
    let places: Vec<String> = lying.chain(aside).collect();
    let name = say_card(seats.program, card);
    match places.as_slice() {
        [] => format!("{name} is in no zone of this game"),
        places => format!("{name} is {}", places.join(" and ")),
    }
}
