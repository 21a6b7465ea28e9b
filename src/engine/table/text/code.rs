//! The instructions of a text as a table knows them, at the same numbers: where a jump leads in the end, which
//! number a test asks for, what is offered together.

use super::offers::{Offers, offers_from};
use super::question::Asked;
use super::questions::{Questions, ask_at_once, ask_once};
use super::unseen::{count, discard, draw, put, see};
use super::when_over::{is_idle_when_over, over_from};
use crate::engine::table::{LinkedText, Table};
use crate::game::{Counting, Player, Zone};
use crate::program::{
    Cards, CellId, ChoiceId, End, EventKind, Kept, Local, Num, NumKind, Op, Pc, Scratch, TestId, Text, Who,
};

// Sixteen bytes: the next one is found by a shift.
#[derive(Clone, Copy)]
#[repr(u8, align(4))]
pub enum LinkedOp {
    /// Goes on there.
    Goto(Pc),
    /// Goes on there or there, as the question of a plain test is answered.
    Ask {
        test: TestId,
        yes: Pc,
        no: Pc,
    },
    /// The same of a number that the game keeps, of how many cards a zone holds, of how many "you" did something with.
    AskNumber(Asked),
    AskHeld(Asked),
    AskDone(Asked),
    /// Goes on there where the test does not hold, which has to be worked out.
    UnlessWorkedOut(TestId, Pc),
    /// Goes on there where what comes next was not chosen among several, or can't be begun by now; there it was chosen.
    UnlessBegun {
        chosen: TestId,
        choosing: Pc,
        no: Pc,
    },
    /// Keeps the number.
    Let(Local, i16),
    /// Goes on with the next of the players that are left, or there where nobody is.
    NextPlayer {
        left: Local,
        into: Local,
        done: Pc,
    },
    /// What is offered together: the list with this number.
    Offer(u16),
    End,
    /// The turn ends with this text.
    EndTurn,
    /// Goes back there, where the round was not in vain.
    Repeat(Pc),
    /// You draw.
    Draw(Drawing),
    /// You discard the card that was kept; only rules may see it, and only of certain cards.
    Discard(Local),
    /// A number that the game keeps changes; nothing meets or sees it but what may hold for a while.
    Count(CellId, Num, Counting),
    /// A card is put somewhere that is plain; nothing stops or changes it.
    Put(Putting),
    /// You look at cards or show them; nobody hears of it but what may hold for a while.
    See(Seeing),
    /// Somebody chooses something that the text keeps.
    Choose(ChoiceId),
    /// Somebody is asked whether to, where it can be done; goes on there where it can't.
    May {
        who: Who,
        did: Local,
        skip: Pc,
    },
    /// The text keeps something that has to be worked out, and nothing happens.
    Keep(Op),
    /// Something happens.
    Do(Op),
    /// Something happens, unless the text has ended the game by then: nobody moves cards any more.
    UnlessOver(Op),
}

/// Who puts which card where.
#[derive(Clone, Copy)]
pub struct Putting {
    pub cards: Cards,
    /// "You", whoever did what the text speaks of, or somebody whom the text kept.
    pub by: Who,
    pub to: Zone,
    /// It goes to the zone of whoever puts it: those of the players follow each other from that one on.
    pub is_theirs: bool,
    pub end: End,
    pub face_down: bool,
}

impl Putting {
    /// Who puts the card where the text has kept nobody yet, of "you" and whoever did what it speaks of.
    #[inline]
    pub fn player(&self, you: Player, doer: Option<Player>) -> Option<Player> {
        match self.by {
            Who::YOU => Some(you),
            Who::ACTOR => doer,
            _other => None,
        }
    }
}

/// So many cards, from the top of a pile, and where the text keeps them if it speaks of them again.
#[derive(Clone, Copy)]
pub struct Drawing {
    pub from: Zone,
    pub count: Num,
    pub into: Option<Scratch>,
    /// Nothing meets or sees it but what may hold for a while.
    pub is_silent: bool,
}

/// So many cards from the top of a pile, and where the text keeps them if it speaks of them again.
#[derive(Clone, Copy)]
pub struct Seeing {
    /// Looked at, or shown to everybody.
    pub kind: EventKind,
    pub from: Zone,
    pub count: u8,
    pub keep: Option<Kept>,
}

/// The instructions of a text, and what they offer.
pub fn linked<const W: usize>(
    table: &Table<'_, W>,
    linked: &LinkedText<'_, W>,
) -> (Vec<LinkedOp>, Vec<Offers<W>>) {
    let text = linked.text;
    let mut offers = Vec::new();
    // Past the last instruction come further questions of tests.
    let mut questions =
        Questions { linked, first: text.code.len() + 1, asked: Vec::new(), known: Vec::new() };
    let over_from = over_from(table, text);
    let code = (0..=text.code.len()).map(|at| {
        let op = lead(text, Pc(at as u16));
        if over_from.is_some_and(|from| at >= from) && is_idle_when_over(table, op) {
            LinkedOp::UnlessOver(op)
        } else if let Op::Goto(to) = op {
            match leads_on(text, at, to) {
                true => LinkedOp::Goto(end_of_way(text, to)),
                false => LinkedOp::Repeat(to),
            }
        } else if let Op::Unless(chosen, to) = op
            && let Some(choosing) = chosen_among_several(text, at)
        {
            LinkedOp::UnlessBegun { chosen, choosing, no: end_of_way(text, to) }
        } else if let Op::Unless(test, to) = op {
            let (then, to) = (end_of_way(text, Pc(at as u16 + 1)), end_of_way(text, to));
            match linked.tests[test.index()].is_plain {
                true => questions.ask(test, then, to),
                false => LinkedOp::UnlessWorkedOut(test, to),
            }
        } else if is_offer(&op) {
            offers.push(offers_from(table, linked, at));
            LinkedOp::Offer(offers.len() as u16 - 1)
        } else if let Op::Let(local, num) = op
            && let NumKind::Constant(number) = num.kind()
        {
            LinkedOp::Let(local, number as i16)
        } else if let Op::NextPlayer { left, into, done } = op {
            LinkedOp::NextPlayer { left, into, done }
        } else if let Op::Choose(choice) = op {
            LinkedOp::Choose(choice)
        } else if let Op::AskMay { who, did, skip } = op {
            LinkedOp::May { who, did, skip }
        } else if op == Op::End {
            LinkedOp::End
        } else if op == Op::EndTurn(Who::YOU) {
            LinkedOp::EndTurn
        } else {
            let unseen = draw(table, linked, op).or_else(|| discard(table, op)).or_else(|| count(table, op));
            let unseen = unseen.or_else(|| put(table, linked, op)).or_else(|| see(table, linked, op));
            unseen.unwrap_or(if only_keeps(op) { LinkedOp::Keep(op) } else { LinkedOp::Do(op) })
        }
    });
    let mut code: Vec<LinkedOp> = code.collect();
    code.extend(questions.asked);
    ask_once(&mut code, &linked.tests);
    code.iter_mut().for_each(|op| ask_at_once(op, &linked.tests));
    (0..code.len()).for_each(|at| go_at_once(&mut code, at));
    (code, offers)
}

/// Where a text begins that has kept nothing: it need not be told so.
pub fn first(code: &[LinkedOp]) -> Pc {
    let keeps_nothing = |op: &&LinkedOp| matches!(op, LinkedOp::Let(_, 0));
    Pc(code.iter().take_while(keeps_nothing).count() as u16)
}

/// A jump does at once what stands where it leads, unless that goes on with the instruction after it.
fn go_at_once(code: &mut [LinkedOp], at: usize) {
    let LinkedOp::Goto(to) = code[at] else { return };
    match code[to.index()] {
        LinkedOp::Ask { .. }
        | LinkedOp::AskNumber(_)
        | LinkedOp::AskHeld(_)
        | LinkedOp::AskDone(_)
        | LinkedOp::Offer(_)
        | LinkedOp::End
        | LinkedOp::EndTurn
        | LinkedOp::Repeat(_) => code[at] = code[to.index()],
        LinkedOp::Goto(_)
        | LinkedOp::UnlessWorkedOut(..)
        | LinkedOp::UnlessBegun { .. }
        | LinkedOp::Let(..)
        | LinkedOp::NextPlayer { .. }
        | LinkedOp::Draw(_)
        | LinkedOp::Discard(_)
        | LinkedOp::Count(..)
        | LinkedOp::Put(_)
        | LinkedOp::See(_)
        | LinkedOp::Choose(_)
        | LinkedOp::May { .. }
        | LinkedOp::Keep(_)
        | LinkedOp::Do(_)
        | LinkedOp::UnlessOver(_) => {}
    }
}

/// The instruction there; past the last one the text ends.
pub(super) fn lead(text: &Text, at: Pc) -> Op {
    text.code.get(at.index()).copied().unwrap_or(Op::End)
}

/// Where several things are chosen together, if it is asked here whether one of them was.
fn chosen_among_several(text: &Text, at: usize) -> Option<Pc> {
    let mode = text.code.iter().position(|op| *op == Op::Mode(Pc(at as u16 + 1)))?;
    let choosing = text.code[..mode].iter().rposition(|op| matches!(op, Op::ChooseMode { .. }))?;
    matches!(text.code[choosing], Op::ChooseMode { several: Some(_), .. }).then_some(Pc(choosing as u16))
}

/// Whether a jump from there needs no counting: it leads forward, or to what counts its rounds itself.
fn leads_on(text: &Text, at: usize, to: Pc) -> bool {
    to.index() > at || counts_itself(&lead(text, to))
}

/// Whether whoever comes back to the instruction can't do so for ever.
pub fn counts_itself(op: &Op) -> bool {
    is_offer(op) || matches!(op, Op::NextPlayer { .. } | Op::NextCard { .. } | Op::Countdown { .. })
}

/// Whether the text keeps players, cards, a zone or a number for later, and that is all.
pub fn only_keeps(op: Op) -> bool {
    matches!(
        op,
        Op::StartPlayers { .. }
            | Op::StartCards { .. }
            | Op::Let(..)
            | Op::LetPlayers(..)
            | Op::LetCards(..)
            | Op::LetCard(..)
            | Op::LetZone(..)
            | Op::Without(..)
            | Op::With(..)
    )
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
