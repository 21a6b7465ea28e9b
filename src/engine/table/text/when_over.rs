//! What of a text is not done any more once it has ended the game.

use crate::engine::table::Table;
use crate::program::{EventKind, Op, Text, VerbId};

/// From where on the text may have ended the game, also by a verb of the game's own: what it goes back to from there may come
/// after that as well.
pub fn over_from<const W: usize>(table: &Table<'_, W>, text: &Text) -> Option<usize> {
    let end = text.code.iter().position(|op| comes_to(table, *op, &|op| op == Op::EndGame))?;
    let back = text.code.iter().skip(end).filter_map(|op| match op {
        Op::Goto(to) => Some(to.index()),
        _another => None,
    });
    Some(back.min().map_or(end, |back| back.min(end)))
}

/// Whether nothing comes of it once the game is over. A verb of the game's own is done whole, or not at all.
pub fn is_idle_when_over<const W: usize>(table: &Table<'_, W>, op: Op) -> bool {
    comes_to(table, op, &Op::is_idle_when_over)
}

/// Whether the instruction is such a one, or does a verb of the game's own that comes to such a one.
fn comes_to<const W: usize>(table: &Table<'_, W>, op: Op, is_such: &dyn Fn(Op) -> bool) -> bool {
    fn looks<const W: usize>(
        table: &Table<'_, W>,
        op: Op,
        is_such: &dyn Fn(Op) -> bool,
        seen: &mut Vec<VerbId>,
    ) -> bool {
        let Op::Do { verb, .. } = op else { return is_such(op) };
        let text = table.verb(EventKind::Own(verb)).filter(|_| !seen.contains(&verb));
        seen.push(verb);
        text.is_some_and(|text| table.text(text).code.iter().any(|op| looks(table, *op, is_such, seen)))
    }
    looks(table, op, is_such, &mut Vec::new())
}
