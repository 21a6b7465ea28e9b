//! What lies in a zone, in a few words, as one player may know it.

use super::english::{list, number_of};
use crate::engine::Table;
use crate::game::View;
use crate::game::Zone;

/// So many cards are named.
const NAMED: usize = 3;

/// "empty", "three cards, on top Castle", "Castle and Death", "four cards, among them Castle".
pub(super) fn lying(table: &Table<'_>, view: &View, zone: Zone) -> Option<String> {
    let places = &view.zones.iter().find(|found| found.zone == zone)?.places;
    let name = |card: crate::program::CardId| table.program.words.cards[card.index()].clone();
    let count = number_of(places.len() as i32, "card");
    if places.is_empty() {
        return Some("empty".to_string());
    }
    if table.is_pile(zone) {
        let top = places.first().and_then(|place| place.card);
        return Some(top.map_or(count.clone(), |top| format!("{count}, on top {}", name(top))));
    }
    let known: Vec<String> = places.iter().filter_map(|place| place.card).map(name).collect();
    Some(match known.len() {
        0 => count,
        all if all == places.len() && all <= NAMED => list(&known),
        some => format!("{count}, among them {}", list(&known[..some.min(NAMED)])),
    })
}
