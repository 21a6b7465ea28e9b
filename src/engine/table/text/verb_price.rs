//! What a verb of the game's own costs: what its definition has somebody pay before it does anything else.

use super::ahead::Ahead;
use super::price::{Act, Price};
use crate::engine::table::Table;
use crate::game::TextNo;
use crate::program::{EventKind, Op, Text};

impl<const W: usize> Table<'_, W> {
    /// What the verb costs, where its definition says so.
    pub(in crate::engine::table) fn verb_price(&self, verb: EventKind) -> Option<Price> {
        match verb {
            EventKind::Own(_) => paid_first(self, self.text(self.verb(verb)?)),
            _built_in => None,
        }
    }

    /// The text that says what a verb comes to, where the text is that.
    pub(in crate::engine::table) fn defined_by(&self, text: TextNo) -> Option<EventKind> {
        self.verbs.iter().find(|(_, definition)| *definition == text).map(|(verb, _)| *verb)
    }

    /// The verbs that cost something.
    pub(in crate::engine::table) fn priced_verbs(&self) -> Vec<EventKind> {
        let verbs = self.verbs.iter().map(|(verb, _)| *verb);
        verbs.filter(|verb| self.verb_price(*verb).is_some()).collect()
    }
}

/// All that is paid before anything else is done, and that nothing forbids it.
fn paid_first<const W: usize>(table: &Table<'_, W>, text: &Text) -> Option<Price> {
    let mut ahead = Ahead::new(table, text);
    for op in &text.code {
        match op {
            Op::Pay { .. } | Op::Let(..) | Op::LetPlayers(..) | Op::LetCard(..) | Op::LetCards(..) => {
                ahead.add(*op, false);
            }
            _another => break,
        }
    }
    let is_price = ahead.price.acts.iter().any(|act| matches!(act, Act::Pay(_)));
    is_price.then_some(ahead.price)
}
