//! The instructions of a text as a table knows them, at the same numbers: where a jump leads in the end, which
//! number a test asks for, what is offered together.

use super::LinkedText;
use super::numbers::Question;
use crate::program::{EventKind, Local, Op, Pc, SetId, TestId, Text, Who};

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
    /// Something happens: the text says what.
    Do,
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
pub fn linked(linked: &LinkedText<'_>) -> (Vec<LinkedOp>, Vec<Offers>) {
    let text = linked.text;
    let mut offers = Vec::new();
    let code = (0..text.code.len()).map(|at| {
        let op = lead(text, Pc(at as u16));
        if let Op::Goto(to) = op
            && leads_on(text, at, to)
        {
            LinkedOp::Goto(end_of_way(text, to))
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
            LinkedOp::Do
        }
    });
    (code.collect(), offers)
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
