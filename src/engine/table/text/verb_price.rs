//! What a verb of the game's own costs: what its definition has somebody pay before it does anything else, also by doing
//! another such verb first.

use super::ahead::Ahead;
use super::price::Price;
use crate::engine::table::Table;
use crate::game::TextNo;
use crate::program::{EventKind, Op, Text};

impl<const W: usize> Table<'_, W> {
    /// What the verb costs, where its definition says so.
    pub(in crate::engine::table) fn verb_price(&self, verb: EventKind) -> Option<Price> {
        let text = self.verb(verb).filter(|_| self.costs(verb))?;
        Some(self.price_paid_first(verb, text))
    }

    pub(in crate::engine::table) fn is_action(&self, text: TextNo) -> bool {
        self.actions.iter().any(|(_, action)| *action == text)
    }

    /// What has to be paid for an action, where its text says so before anything else.
    pub(in crate::engine::table) fn action_price(&self, text: TextNo) -> Option<Price> {
        let price = self.price_paid_first(EventKind::TakeAction, text);
        (!price.acts.is_empty()).then_some(price)
    }

    fn price_paid_first(&self, verb: EventKind, text: TextNo) -> Price {
        let mut ahead = Ahead::new(self, self.linked(text));
        self.paid_first(verb, self.text(text)).for_each(|op| ahead.add(*op, false));
        ahead.price
    }

    /// Whether the verb costs something.
    pub(in crate::engine::table) fn costs(&self, verb: EventKind) -> bool {
        let own = match verb {
            EventKind::Own(_) => self.verb(verb),
            _built_in => None,
        };
        own.is_some_and(|text| {
            let text = self.text(text);
            self.paid_first(verb, text).any(|op| match op {
                Op::Pay { .. } => true,
                op => done_by(text, op).is_some(),
            })
        })
    }

    /// The text that says what a verb comes to, where the text is that.
    pub(in crate::engine::table) fn defined_by(&self, text: TextNo) -> Option<EventKind> {
        self.verbs.iter().find(|(_, definition)| *definition == text).map(|(verb, _)| *verb)
    }

    /// The verbs that cost something.
    pub(in crate::engine::table) fn priced_verbs(&self) -> Vec<EventKind> {
        let verbs = self.verbs.iter().map(|(verb, _)| *verb);
        verbs.filter(|verb| self.costs(*verb)).collect()
    }

    /// What is paid, and what is kept for that, before anything else is done. A verb that comes back to this one is no part
    /// of what it costs.
    fn paid_first<'t>(&'t self, verb: EventKind, text: &'t Text) -> impl Iterator<Item = &'t Op> {
        text.code.iter().take_while(move |op| match op {
            Op::Pay { .. } | Op::Let(..) | Op::LetPlayers(..) | Op::LetCard(..) | Op::LetCards(..) => true,
            op => done_by(text, op)
                .is_some_and(|other| !self.leads_to(other, verb, &mut Vec::new()) && self.costs(other)),
        })
    }

    /// Whether doing the one may come to doing the other.
    fn leads_to(&self, from: EventKind, to: EventKind, seen: &mut Vec<EventKind>) -> bool {
        if from == to {
            return true;
        }
        if seen.contains(&from) {
            return false;
        }
        seen.push(from);
        let Some(text) = self.verb(from).map(|text| self.text(text)) else { return false };
        text.code.iter().filter_map(|op| done_by(text, op)).any(|next| self.leads_to(next, to, seen))
    }
}

/// The verb of the game's own that is done, or that something is chosen for.
fn done_by(text: &Text, op: &Op) -> Option<EventKind> {
    match op {
        Op::Do { verb, .. } => Some(EventKind::Own(*verb)),
        Op::Choose(id) => {
            let purpose = text.choices[id.index()].purpose;
            matches!(purpose, EventKind::Own(_)).then_some(purpose)
        }
        _another => None,
    }
}
