//! What has to be possible for a text to begin somewhere: a price is paid whole or not at all, so each of its acts is
//! looked at as far as it can be told before the first of them is done. What can't be told is left out.

use super::ahead::Ahead;
use super::demands::is_fork;
use super::{first_step, picked};
use crate::engine::table::{LinkedText, Table};
use crate::game::{Counting, TextNo};
use crate::program::{
    Ability, Cards, CellId, CellUse, ChoiceId, Count, CounterId, EventKind, Local, Num, NumKind, Op, Pc,
    PlaceId, SetId, Stage, Text, VerbId, Who,
};

/// All that has to be possible.
#[derive(Clone, Debug, Default)]
pub struct Price {
    pub acts: Vec<Act>,
    /// The cards that each choice can take, and how many it needs, where several choices take from the same cards.
    pub needs: Vec<Needed>,
    /// Several acts pay of the same, or take off the same counters: they are added up.
    pub adds_up: bool,
    /// Of several one is enough, where nothing has to be paid whole: one of several things to choose from only has to
    /// begin.
    pub only_begins: bool,
}

/// So many cards of a set that can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Needed {
    pub choice: ChoiceId,
    pub set: SetId,
    pub count: Count,
    /// Even where none has to be chosen.
    pub at_least_one: bool,
}

impl Needed {
    /// That so many can be chosen; nothing where none has to be.
    pub(in crate::engine::table) fn act(self) -> Option<Act> {
        let least = match self.count {
            Count::Exactly(num) | Count::AtLeast(num) => match num.kind() {
                NumKind::Constant(number) => number,
                NumKind::Cell(_) | NumKind::Local(_) | NumKind::Expr(_) => return Some(Act::Choose(self)),
            },
            Count::UpTo(_) | Count::Any => 0,
        };
        match least {
            ..=0 if !self.at_least_one => None,
            ..=1 => Some(Act::Find(self.choice, self.set)),
            _several => Some(Act::Choose(self)),
        }
    }
}

/// What somebody has so many of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Goods(CellId),
    Points,
}

impl<const W: usize> Table<'_, W> {
    /// What anybody may have so many of.
    pub(in crate::engine) fn held(&self) -> impl Iterator<Item = Held> {
        let goods = (0..).zip(&self.program.cells).filter(|(_, cell)| cell.holds == CellUse::Goods);
        goods.map(|(number, _)| Held::Goods(CellId(number))).chain(std::iter::once(Held::Points))
    }
}

/// So many of somebody's goods, paid, lost or given, or of their points.
#[derive(Clone, Copy, Debug)]
pub struct Paid {
    pub of: Held,
    pub who: Who,
    pub number: Num,
    pub counting: Counting,
}

#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub enum Act {
    /// One card of the set, or several of which one is enough to begin.
    Find(ChoiceId, SetId),
    Choose(Needed),
    ChoosePlayers(Who),
    /// One player or card of those to choose from with whom all that comes after can be done, from there on.
    OnePicked {
        choice: ChoiceId,
        then: Pc,
    },
    RemoveCounters {
        counter: CounterId,
        count: Num,
        from: Cards,
    },
    /// They have as many.
    Pay(Paid),
    /// They can do it with one of the cards.
    Happen(EventKind, Who, Cards),
    Draw(Who, PlaceId),
    /// Nothing forbids it: to one of those who do it, to one of its cards, or to as many as are chosen for it.
    Allowed {
        op: Op,
        cards: Option<Cards>,
        among: Option<Needed>,
    },
    /// One of so many actions that are named from there on.
    TakeAction {
        first: Pc,
        count: u8,
    },
    /// One of so many modes that begin there.
    ChooseMode {
        who: Who,
        first: Pc,
        count: u8,
    },
    /// What somebody is asked there, whether to do it.
    Offered {
        who: Who,
        first: Pc,
    },
    /// One of them can begin what each of them does there.
    OneOf {
        who: Who,
        into: Local,
        first: Pc,
    },
    /// One of them can pay what a verb of the game's own costs, for one of the cards if it is about any.
    Afford {
        verb: VerbId,
        who: Who,
        cards: Option<Cards>,
    },
}

/// The prices of a text, by the instruction that each begins with.
pub fn prices<const W: usize>(table: &Table<'_, W>, number: TextNo) -> Vec<Option<Price>> {
    let linked = table.linked(number);
    let text = linked.text;
    let mut found = vec![None; text.code.len() + 1];
    for ability in &text.abilities {
        let Some(pc) = ability.code else { continue };
        match ability.stage {
            Stage::MayInstead(_) | Stage::Offer(_) => {
                picked::note(table, linked, pc, text.code.len(), &mut found);
            }
            _another => found[pc.index()] = Some(price(Ahead::new(table, linked), pc, text.code.len())),
        }
    }
    // Of a verb and of an action only what is paid first is asked.
    if let Some(verb) = table.defined_by(number) {
        found[0] = table.verb_price(verb);
    } else if table.is_action(number) {
        found[0] = table.action_price(number);
    }
    for (number, op) in text.code.iter().enumerate() {
        match *op {
            Op::AskMay { skip, .. } => {
                picked::note(table, linked, Pc(number as u16 + 1), skip.index(), &mut found);
            }
            // Of a step of the turn only this is asked.
            Op::Option { then, .. } => {
                let first = beginning(table, linked, then);
                let is_bought = |choice: ChoiceId| table.costs(text.choices[choice.index()].purpose);
                let costs = |act: &Act| match *act {
                    Act::Find(choice, _) => is_bought(choice),
                    Act::Choose(needed) => is_bought(needed.choice),
                    Act::Pay(_) | Act::Afford { .. } => true,
                    _another => false,
                };
                found[then.index()] = first.acts.iter().any(costs).then_some(first);
            }
            _another => {}
        }
    }
    let mut chooser = Who::YOU;
    for op in &text.code {
        match *op {
            Op::ChooseMode { who, .. } => chooser = who,
            Op::Mode(then) => first_step::note(table, linked, chooser, then, &mut found),
            _another => {}
        }
    }
    found
}

/// Whether the instruction is done only by somebody who was asked whether to.
pub fn is_offered(text: &Text, at: usize) -> bool {
    let may = |op: &Op| matches!(op, Op::AskMay { skip, .. } if skip.index() > at);
    let began = |ability: &&Ability| ability.code.is_some_and(|code| code.index() <= at);
    let acting = text.abilities.iter().filter(began).max_by_key(|ability| ability.code);
    text.code[..at].iter().any(may)
        || acting.is_some_and(|one| matches!(one.stage, Stage::MayInstead(_) | Stage::Offer(_)))
}

/// What the first step from there on needs: its choices, and what it does with what was chosen.
pub fn beginning<const W: usize>(table: &Table<'_, W>, linked: &LinkedText<'_, W>, from: Pc) -> Price {
    let happens = |op: &Op| {
        let is_before = matches!(
            op,
            Op::Choose(_)
                | Op::Let(..)
                | Op::LetCard(..)
                | Op::LetCards(..)
                | Op::LetPlayers(..)
                | Op::With(..)
                | Op::Without(..)
        );
        !is_before
    };
    let code = &linked.text.code;
    let first = code[from.index()..].iter().position(happens);
    let until = first.map_or(code.len(), |first| from.index() + first + 1);
    price(Ahead::beginning(table, linked), from, until)
}

pub fn price<const W: usize>(mut ahead: Ahead<'_, W>, from: Pc, until: usize) -> Price {
    let code = &ahead.text.code;
    for (number, op) in (0..until.min(code.len())).zip(code).skip(from.index()) {
        let first = Pc(number as u16 + 1);
        let one_of_several = match *op {
            Op::TakeAction { actions, .. } => Some(Act::TakeAction { first, count: actions }),
            Op::ChooseMode { who, modes, .. } => Some(Act::ChooseMode { who, first, count: modes }),
            _another if ahead.price.only_begins => first_step::of_others(code, number),
            _another => None,
        };
        if let Some(act) = one_of_several {
            // Whichever is taken, nothing else is looked at.
            ahead.price.acts.push(act);
            return Price { needs: Vec::new(), ..ahead.price };
        }
        // Nobody is picked of whom a condition holds: it goes on right behind.
        if *op == Op::Goto(first) {
            continue;
        }
        if is_fork(op) {
            break;
        }
        let is_first = number == from.index() && !ahead.price.only_begins;
        ahead.add(*op, is_first);
    }
    // One alone is looked at anyway.
    if ahead.price.needs.len() < 2 {
        ahead.price.needs.clear();
    }
    ahead.price
}
