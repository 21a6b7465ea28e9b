//! The instructions of a text as a table knows them, at the same numbers: where a jump leads in the end, which
//! number a test asks for, what is offered together.

use super::numbers::Question;
use super::{LinkedText, Table};
use crate::game::Zone;
use crate::program::{CardsKind, EventKind, Local, NumKind, Op, Pc, Scratch, SetId, TestId, Text, Who};

#[derive(Clone, Copy)]
#[repr(u8)]
pub enum LinkedOp {
    /// Goes on there.
    Goto(Pc),
    /// Goes on there where the test does not hold, which begins with this question.
    Unless(Question, TestId, Pc),
    /// The same for a test that has to be worked out.
    UnlessWorkedOut(TestId, Pc),
    /// What is offered together: the list with this number.
    Offer(u16),
    End,
    /// The turn ends with this text.
    EndTurn,
    /// Goes back there, where the round was not in vain.
    Repeat(Pc),
    /// You draw; nothing meets or sees it but what may hold for a while.
    Draw(Drawing),
    /// You discard the card that was kept; only rules may see it, and only of certain cards.
    Discard(Local),
    /// Something happens: the text says what.
    Do,
}

/// So many cards from the top of a pile, and where the text keeps them.
#[derive(Clone, Copy)]
pub struct Drawing {
    pub from: Zone,
    pub count: u8,
    pub into: Scratch,
}

/// Options that stand one after the other, and who is asked.
pub struct Offers {
    pub options: Vec<Offered>,
    pub ask: Option<Who>,
    /// Where the text goes on.
    pub next: Pc,
}

#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Offered {
    /// In any case.
    Always(Pc),
    Step {
        only_if: TestId,
        then: Pc,
    },
    Cards {
        cards: SetId,
        then: Pc,
        into: Local,
        verb: EventKind,
    },
    Done(Pc),
}

/// The instructions of a text, and what they offer.
pub fn linked(table: &Table<'_>, linked: &LinkedText<'_>) -> (Vec<LinkedOp>, Vec<Offers>) {
    let text = linked.text;
    let mut offers = Vec::new();
    let code = (0..text.code.len()).map(|at| {
        let op = lead(text, Pc(at as u16));
        if let Op::Goto(to) = op {
            match leads_on(text, at, to) {
                true => LinkedOp::Goto(end_of_way(text, to)),
                false => LinkedOp::Repeat(to),
            }
        } else if let Op::Unless(test, to) = op {
            let (first, to) = (&linked.tests[test.index()], end_of_way(text, to));
            match first.is_plain {
                true => LinkedOp::Unless(first.first, test, to),
                false => LinkedOp::UnlessWorkedOut(test, to),
            }
        } else if is_offer(&op) {
            offers.push(offers_from(linked, at));
            LinkedOp::Offer(offers.len() as u16 - 1)
        } else if op == Op::End {
            LinkedOp::End
        } else if matches!(op, Op::EndTurn(_)) {
            LinkedOp::EndTurn
        } else {
            draw(table, linked, op).or_else(|| discard(table, op)).unwrap_or(LinkedOp::Do)
        }
    });
    (code.collect(), offers)
}

/// A draw that nothing at the table meets or sees.
fn draw(table: &Table<'_>, linked: &LinkedText<'_>, op: Op) -> Option<LinkedOp> {
    let Op::Draw { who: Who::YOU, count, from, into } = op else { return None };
    let NumKind::Constant(count @ 1..=255) = count.kind() else { return None };
    let is_unseen = |kind| table.kind(kind).is_unmet && table.kind(kind).is_unlistened;
    let from = linked.zones[from.index()].filter(|_| table.zones.hand().is_some())?;
    (is_unseen(EventKind::Draw) && is_unseen(EventKind::DrawCard)).then_some(LinkedOp::Draw(Drawing {
        from,
        count: count as u8,
        into,
    }))
}

/// A discard that no card at the table looks at.
fn discard(table: &Table<'_>, op: Op) -> Option<LinkedOp> {
    let Op::Discard { who: Who::YOU, cards } = op else { return None };
    let CardsKind::Local(local) = cards.kind() else { return None };
    let facts = table.kind(EventKind::Discard);
    let is_for_rules = facts.is_unmet && !facts.is_heard_by_cards && facts.rules_about.is_some();
    (is_for_rules && table.zones.discards().is_some()).then_some(LinkedOp::Discard(local))
}

/// The instruction there; past the last one the text ends.
fn lead(text: &Text, at: Pc) -> Op {
    text.code.get(at.index()).copied().unwrap_or(Op::End)
}

/// Whether a jump from there needs no counting: it leads forward, or to what counts its rounds itself.
fn leads_on(text: &Text, at: usize, to: Pc) -> bool {
    to.index() > at || counts_itself(&lead(text, to))
}

/// Whether whoever comes back to the instruction can't do so for ever.
pub fn counts_itself(op: &Op) -> bool {
    is_offer(op) || matches!(op, Op::NextPlayer { .. } | Op::NextCard { .. } | Op::Countdown { .. })
}

fn is_offer(op: &Op) -> bool {
    matches!(op, Op::Option { .. } | Op::OptionCards { .. } | Op::OptionDone(_))
}

/// Where a way forward leads, over jumps that lead forward again.
fn end_of_way(text: &Text, to: Pc) -> Pc {
    let mut to = to;
    while let Op::Goto(further) = lead(text, to)
        && further > to
    {
        to = further;
    }
    to
}

fn offers_from(linked: &LinkedText<'_>, first: usize) -> Offers {
    let text = linked.text;
    let offered = text.code[first..].iter().map_while(|op| offered(linked, op));
    let options: Vec<Offered> = offered.collect();
    let next = Pc((first + options.len()) as u16);
    if let Op::Ask(who) = lead(text, next) {
        Offers { options, ask: Some(who), next: Pc(next.0 + 1) }
    } else {
        Offers { options, ask: None, next }
    }
}

fn offered(linked: &LinkedText<'_>, op: &Op) -> Option<Offered> {
    if let Op::Option { only_if, then } = *op {
        let is_always = linked.tests[only_if.index()].is_always();
        return Some(if is_always { Offered::Always(then) } else { Offered::Step { only_if, then } });
    }
    if let Op::OptionCards { cards, then, into } = *op {
        let verb = offered_verb(Some(&lead(linked.text, then))).unwrap_or(EventKind::Nothing);
        return Some(Offered::Cards { cards, then, into, verb });
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
