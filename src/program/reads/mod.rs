//! What a text reads and keeps, found by looking through its instructions.

mod across;
mod changed;
mod nouns;
mod questions;
mod walk;

use crate::program::{
    AbilityId, Cards, CellId, Choice, ChoiceOf, EventKind, Kept, Local, Num, Op, Pc, SetId, TestId, Text, Who,
};
use walk::Walk;

/// What a text speaks of that is not the same each time it is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    /// The card it stands on: two copies of it are then not the same.
    pub this: bool,
    /// What happened: the card, who did it, who made it happen, its number, where it went.
    pub card: bool,
    pub player: bool,
    pub cause: bool,
    pub number: bool,
    pub place: bool,
    /// What earlier instructions keep, as bits.
    pub locals: u32,
    pub scratches: u16,
    /// Numbers that the game keeps, as bits.
    pub numbers: u128,
    /// Which cards there are in the zones of players, in play, and anywhere else.
    pub hands: bool,
    pub in_play: bool,
    pub piles: bool,
    /// What changes where no card moves: points, counters on cards, what dice show, who is in the game, who deals.
    pub points: bool,
    pub counters: bool,
    pub dice: bool,
    pub in_game: bool,
    pub dealer: bool,
    /// What was done this turn, as bits; what a game adds has one for all.
    pub deeds: u64,
}

impl Reads {
    pub const EVERYTHING: Reads = Reads {
        this: true,
        card: true,
        player: true,
        cause: true,
        number: true,
        place: true,
        locals: u32::MAX,
        scratches: u16::MAX,
        numbers: u128::MAX,
        hands: true,
        in_play: true,
        piles: true,
        points: true,
        counters: true,
        dice: true,
        in_game: true,
        dealer: true,
        deeds: u64::MAX,
    };

    /// What was done, as a bit.
    pub fn deed(kind: EventKind) -> u64 {
        1 << kind.number().min(EventKind::FIRST_OF_A_GAME)
    }

    /// Whether it speaks of what happened.
    pub fn is_about_event(&self) -> bool {
        self.card || self.player || self.cause || self.number || self.place
    }

    /// Whether both have something in common of what a text keeps or where it finds cards.
    pub fn meets(&self, other: &Reads) -> bool {
        self.locals & other.locals != 0
            || self.scratches & other.scratches != 0
            || self.hands && other.hands
            || self.in_play && other.in_play
            || self.piles && other.piles
    }

    /// Whether it can be otherwise when this has changed in the game.
    pub fn changes_with(&self, changed: &Reads) -> bool {
        self.hands && changed.hands
            || self.in_play && changed.in_play
            || self.piles && changed.piles
            || self.changes_where_it_lies(changed)
    }

    /// The same where no card has moved.
    pub fn changes_where_it_lies(&self, changed: &Reads) -> bool {
        self.points && changed.points
            || self.counters && changed.counters
            || self.dice && changed.dice
            || self.in_game && changed.in_game
            || self.dealer && changed.dealer
            || self.numbers & changed.numbers != 0
            || self.deeds & changed.deeds != 0
    }
}

/// What each ability of a text reads.
pub fn of_abilities(text: &Text) -> Vec<Reads> {
    let ids = (0..text.abilities.len() as u16).map(AbilityId);
    let read = |id| {
        let mut walk = Walk::new(text);
        walk.ability(id);
        walk.found
    };
    ids.map(read).collect()
}

/// What a text reads, all abilities and instructions together.
fn of_text(text: &Text) -> Reads {
    let mut walk = Walk::new(text);
    walk.everything();
    walk.found
}

/// Whether a text looks at a number that the game keeps, or changes it.
pub fn speaks_of(text: &Text, cell: CellId) -> bool {
    let mut walk = Walk::new(text);
    walk.everything();
    (0..text.tests.len() as u16).map(TestId).for_each(|test| walk.test(test));
    walk.found.numbers & (1 << cell.0) != 0
}

/// Whether a text changes a number that the game keeps.
pub fn changes(text: &Text, number: CellId) -> bool {
    text.code.iter().any(|op| match op {
        Op::SetCell { cell, .. }
        | Op::AddToCell { cell, .. }
        | Op::SubtractFromCell { cell, .. }
        | Op::Pay { cell, .. }
        | Op::GiveGoods { cell, .. }
        | Op::Keep { cell, .. } => *cell == number,
        _another => false,
    })
}

/// What the instructions read that can be reached from here, with all that they make.
pub fn of_code(text: &Text, from: Pc) -> Reads {
    let mut walk = Walk::new(text);
    walk.code(from);
    walk.found
}

/// What a set of cards depends on.
pub fn of_set(text: &Text, set: SetId) -> Reads {
    let mut walk = Walk::new(text);
    walk.set(set);
    walk.found
}

/// What a test depends on.
pub fn of_test(text: &Text, test: TestId) -> Reads {
    let mut walk = Walk::new(text);
    walk.test(test);
    walk.found
}

/// What cards depend on.
pub fn of_cards(text: &Text, cards: Cards) -> Reads {
    let mut walk = Walk::new(text);
    walk.cards(cards);
    walk.found
}

/// What a number depends on.
pub fn of_number(text: &Text, number: Num) -> Reads {
    let mut walk = Walk::new(text);
    walk.num(number);
    walk.found
}

/// What players depend on.
pub fn of_players(text: &Text, who: Who) -> Reads {
    let mut walk = Walk::new(text);
    walk.who(who);
    walk.found
}

/// What the place or the player depends on that an instruction takes cards to.
pub fn of_goal(text: &Text, op: Op) -> Reads {
    let mut walk = Walk::new(text);
    match op {
        Op::Put { to, .. } => walk.destination(to),
        Op::Return { to, .. } => walk.place(to),
        Op::Give { to, .. } => walk.who(to),
        _another => {}
    }
    walk.found
}

/// How many sets of cards a text keeps. Cards that were drawn are one only where it speaks of them again. Where it keeps
/// single cards that others may take away in the meantime it has one at least: by that those who move cards know of it.
pub fn kept_sets(text: &Text) -> u8 {
    let spoken_of = of_text(text).scratches;
    let ops = text.code.iter().filter_map(|op| {
        if let Op::StartCards { left: scratch, .. }
        | Op::NextCard { left: scratch, .. }
        | Op::LetCards(scratch, _)
        | Op::Without(scratch, _)
        | Op::With(scratch, _)
        | Op::LookAt { keep: Some(Kept::Scratch(scratch)), .. }
        | Op::Reveal { keep: Some(Kept::Scratch(scratch)), .. } = op
        {
            Some(scratch.0 + 1)
        } else if let Op::Draw { into, .. } = op {
            (spoken_of & 1 << into.0 != 0).then_some(into.0 + 1)
        } else {
            None
        }
    });
    let choices = text.choices.iter().filter_map(|choice| match choice.into {
        Kept::Scratch(scratch) => Some(scratch.0 + 1),
        Kept::Local(_) => None,
    });
    ops.chain(choices).max().unwrap_or_else(|| across::keeps_card_across(text).into())
}

/// The slots in which a text keeps cards, as bits: those that an instruction puts one into.
pub fn card_locals(text: &Text) -> u32 {
    text.code.iter().filter_map(|op| card_local(text, op)).fold(0, |all, local| all | 1 << local.0)
}

/// The slot that an instruction puts a card into.
fn card_local(text: &Text, op: &Op) -> Option<Local> {
    match op {
        Op::NextCard { into, .. } | Op::OptionCards { into, .. } | Op::LetCard(into, _) => Some(*into),
        Op::LookAt { keep: Some(Kept::Local(local)), .. }
        | Op::Reveal { keep: Some(Kept::Local(local)), .. } => Some(*local),
        Op::Choose(id) => match text.choices[id.index()] {
            Choice { of: ChoiceOf::Cards(_) | ChoiceOf::OutOf(..), into: Kept::Local(local), .. } => {
                Some(local)
            }
            _other => None,
        },
        _other => None,
    }
}
