//! What a text offers together, as a table knows it: options that stand one after the other, and who is asked.

use super::code::lead;
use super::wanted::Wanted;
use crate::engine::table::set::at_hand::AtHand;
use crate::engine::table::set::link::within;
use crate::engine::table::set::span::Provided;
use crate::engine::table::{LinkedText, Table};
use crate::program::{EventKind, Local, Op, Pc, SetId, TestId, Who};

/// Options that stand one after the other, and who is asked.
pub struct Offers<const W: usize> {
    pub options: Vec<Offered<W>>,
    /// Nothing at the table forbids any of them, or offers more.
    pub is_free: bool,
    pub ask: Option<Who>,
    /// You alone are asked, and wanting nothing, if that is offered, is named last.
    pub is_all: bool,
    /// Where that leads, if more may be offered before it: it is not among the options then.
    pub done: Option<Pc>,
    /// Where the text goes on.
    pub next: Pc,
}

#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Offered<const W: usize> {
    /// In any case.
    Always(Pc),
    Step {
        only_if: TestId,
        then: Pc,
    },
    /// What somebody has to be able to pay.
    Paid {
        only_if: TestId,
        then: Pc,
    },
    Cards {
        cards: SetId,
        /// What has to be so for there to be any.
        provided: Provided,
        /// The set at hand, while cards have no other values than printed.
        at_hand: Option<AtHand<W>>,
        then: Pc,
        into: Local,
        wanted: Wanted<W>,
    },
    Done(Pc),
}

/// What stands together from there on.
pub(super) fn offers_from<const W: usize>(
    table: &Table<'_, W>,
    linked: &LinkedText<'_, W>,
    first: usize,
) -> Offers<W> {
    let text = linked.text;
    let offered = text.code[first..].iter().map_while(|op| offered(table, linked, op));
    let mut options: Vec<Offered<W>> = offered.collect();
    let next = Pc((first + options.len()) as u16);
    let before_last = &options[..options.len().saturating_sub(1)];
    let is_all = !table.shares_turns()
        && lead(text, next) == Op::Ask(Who::YOU)
        && !before_last.iter().any(|option| matches!(option, Offered::Done(_)));
    let is_unforbidden = options.iter().all(|option| match option {
        Offered::Cards { wanted, .. } => wanted.is_free,
        Offered::Always(_) | Offered::Step { .. } | Offered::Paid { .. } | Offered::Done(_) => true,
    });
    let is_free = is_unforbidden && !table.offers_more();
    let done = options.pop_if(|option| is_all && !is_free && matches!(option, Offered::Done(_)));
    let done = if let Some(Offered::Done(then)) = done { Some(then) } else { None };
    if let Op::Ask(who) = lead(text, next) {
        Offers { options, is_free, is_all, done, ask: Some(who), next: Pc(next.0 + 1) }
    } else {
        Offers { options, is_free, is_all, done, ask: None, next }
    }
}

fn offered<const W: usize>(table: &Table<'_, W>, linked: &LinkedText<'_, W>, op: &Op) -> Option<Offered<W>> {
    if let Op::Option { only_if, then } = *op {
        if linked.prices[then.index()].is_some() {
            return Some(Offered::Paid { only_if, then });
        }
        let is_always = linked.tests[only_if.index()].is_always();
        return Some(if is_always { Offered::Always(then) } else { Offered::Step { only_if, then } });
    }
    if let Op::OptionCards { cards, then, into } = *op {
        let lead = lead(linked.text, then);
        let own = if let Op::Do { verb, .. } = lead { Some(EventKind::Own(verb)) } else { None };
        let verb = own.or_else(|| offered_verb(Some(&lead))).unwrap_or(EventKind::Nothing);
        let within = within(&linked.text.sets[cards.index()..]);
        let wanted = Wanted::of(&table.listeners, verb, within);
        let is_priced = table.verb_price(verb).is_some();
        let wanted = if is_priced { wanted.with_price() } else { wanted };
        let provided = linked.plain.provided(cards);
        let at_hand = linked.plain.at_hand(cards, table);
        return Some(Offered::Cards { cards, provided, at_hand, then, into, wanted });
    }
    if let Op::OptionDone(then) = *op { Some(Offered::Done(then)) } else { None }
}

/// Which verb an offer does with its card.
pub fn offered_verb(op: Option<&Op>) -> Option<EventKind> {
    if matches!(op, Some(Op::Discard { .. })) {
        Some(EventKind::Discard)
    } else if matches!(op, Some(Op::Play { .. })) {
        Some(EventKind::Play)
    } else if matches!(op, Some(Op::Draw { .. })) {
        Some(EventKind::Draw)
    } else {
        None
    }
}
