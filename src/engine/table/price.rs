//! What has to be possible for a text to begin somewhere: a price is paid whole or not at all, so each of its acts is
//! looked at as far as it can be told before the first of them is done. What can't be told is left out.

use super::Table;
use super::demands::is_fork;
use super::reads::{Reads, of_cards, of_players, of_set};
use crate::program::{
    Cards, Choice, ChoiceId, ChoiceOf, Count, CounterId, EventKind, Kept, Num, NumKind, Op, Pc, PlaceId,
    SetId, Text, Who, ZoneKindId, ZoneRef,
};

/// All that has to be possible.
#[derive(Clone, Debug, Default)]
pub struct Price {
    pub acts: Vec<Act>,
    /// The cards that each choice can take, and how many it needs, where several choices take from the same cards.
    pub needs: Vec<Needed>,
}

/// So many cards of a set that can be used for something.
#[derive(Clone, Copy, Debug)]
pub struct Needed {
    pub purpose: EventKind,
    pub set: SetId,
    pub count: Count,
    /// Even where none has to be chosen.
    pub at_least_one: bool,
}

impl Needed {
    /// That so many can be chosen; nothing where none has to be.
    fn act(self) -> Option<Act> {
        let least = match self.count {
            Count::Exactly(num) | Count::AtLeast(num) => match num.kind() {
                NumKind::Constant(number) => number,
                NumKind::Cell(_) | NumKind::Local(_) | NumKind::Expr(_) => return Some(Act::Choose(self)),
            },
            Count::UpTo(_) | Count::Any => 0,
        };
        match least {
            ..=0 if !self.at_least_one => None,
            ..=1 => Some(Act::Find(self.purpose, self.set)),
            _several => Some(Act::Choose(self)),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Act {
    /// One card of the set, or several of which one is enough to begin.
    Find(EventKind, SetId),
    Choose(Needed),
    ChoosePlayers(Who),
    RemoveCounters {
        counter: CounterId,
        count: Num,
        from: Cards,
    },
    /// It can happen to one of the cards.
    Happen(EventKind, Cards),
    Draw(PlaceId),
    /// One of so many actions that are named from there on.
    TakeAction {
        first: Pc,
        count: u8,
    },
}

/// The prices of a text, by the instruction that each begins with.
pub fn prices(table: &Table<'_>, text: &Text) -> Vec<Option<Price>> {
    let mut found = vec![None; text.code.len() + 1];
    for pc in text.abilities.iter().filter_map(|ability| ability.code) {
        found[pc.index()] = Some(price(table, text, pc, text.code.len()));
    }
    for (number, op) in text.code.iter().enumerate() {
        if let Op::AskMay { skip, .. } = op {
            found[number + 1] = Some(price(table, text, Pc(number as u16 + 1), skip.index()));
        }
    }
    found
}

fn price(table: &Table<'_>, text: &Text, from: Pc, until: usize) -> Price {
    let until = until.min(text.code.len());
    let mut ahead = Ahead { table, text, unknown: Reads::default(), price: Price::default() };
    for (number, op) in (0..until).zip(&text.code).skip(from.index()) {
        if is_fork(op) {
            break;
        }
        if let Op::TakeAction { actions, .. } = op {
            // Whichever is taken, nothing else is looked at.
            let first = Pc(number as u16 + 1);
            return Price {
                acts: ahead
                    .price
                    .acts
                    .into_iter()
                    .chain([Act::TakeAction { first, count: *actions }])
                    .collect(),
                needs: Vec::new(),
            };
        }
        ahead.add(*op, number == from.index());
    }
    // One alone is looked at anyway.
    if ahead.price.needs.len() < 2 {
        ahead.price.needs.clear();
    }
    ahead.price
}

/// What the acts looked at so far leave open.
struct Ahead<'t> {
    table: &'t Table<'t>,
    text: &'t Text,
    /// What they choose, and where they may bring cards: nothing is known of either.
    unknown: Reads,
    price: Price,
}

impl Ahead<'_> {
    fn add(&mut self, op: Op, is_first: bool) {
        let text = self.text;
        match op {
            Op::Choose(id) => self.choose(id, is_first),
            Op::RemoveCounters { counter, count, from } => {
                if self.is_known(of_cards(text, from)) {
                    self.price.acts.push(Act::RemoveCounters { counter, count, from });
                }
            }
            Op::Destroy { cards, .. } => {
                self.happen(EventKind::Destroy, cards);
                self.unknown.piles = true;
            }
            Op::Discard { cards, .. } => {
                self.happen(EventKind::Discard, cards);
                self.unknown.piles = true;
            }
            Op::Put { cards, to, .. } => {
                self.happen(EventKind::Put, cards);
                self.bring_to(text.places[text.destinations[to.index()].to.index()]);
            }
            Op::Return { cards, to, .. } => {
                self.happen(EventKind::Return, cards);
                self.bring_to(text.places[to.index()]);
            }
            Op::SetAside { cards, .. } => {
                self.happen(EventKind::SetAside, cards);
                self.unknown.piles = true;
            }
            Op::Give { cards, .. } => {
                self.happen(EventKind::Give, cards);
                self.unknown.hands = true;
            }
            // Whatever it does, nothing more is known for certain.
            Op::Play { cards, .. } => {
                self.happen(EventKind::Play, cards);
                self.unknown = Reads::EVERYTHING;
            }
            Op::LetPlayers(local, _) | Op::Let(local, _) | Op::LetCard(local, _) | Op::LetZone(local, _) => {
                self.keep(Kept::Local(local));
            }
            Op::LetCards(scratch, _) | Op::Without(scratch, _) | Op::With(scratch, _) => {
                self.keep(Kept::Scratch(scratch));
            }
            Op::Draw { from, .. } if !self.unknown.piles => {
                self.price.acts.push(Act::Draw(from));
                self.unknown = Reads::EVERYTHING;
            }
            // Neither after anything else.
            _another => self.unknown = Reads::EVERYTHING,
        }
    }

    fn choose(&mut self, id: ChoiceId, is_first: bool) {
        let Choice { of, count, purpose, into, .. } = self.text.choices[id.index()];
        match of {
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => {
                if self.is_known(of_set(self.text, set)) {
                    let needed = Needed { purpose, set, count, at_least_one: is_first };
                    self.price.acts.extend(needed.act());
                    if purpose != EventKind::Choose {
                        self.price.needs.push(needed);
                    }
                }
            }
            ChoiceOf::Players(who) => {
                if self.is_known(of_players(self.text, who)) {
                    self.price.acts.push(Act::ChoosePlayers(who));
                }
            }
            ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => {}
        }
        self.keep(into);
    }

    fn happen(&mut self, kind: EventKind, cards: Cards) {
        if self.is_known(of_cards(self.text, cards)) {
            self.price.acts.push(Act::Happen(kind, cards));
        }
    }

    /// Whether what is read is by then as it is now.
    fn is_known(&self, reads: Reads) -> bool {
        !reads.meets(&self.unknown)
    }

    fn keep(&mut self, kept: Kept) {
        match kept {
            Kept::Local(local) => self.unknown.locals |= 1 << local.0,
            Kept::Scratch(scratch) => self.unknown.scratches |= 1 << scratch.0,
        }
    }

    fn bring_to(&mut self, zone: ZoneRef) {
        let in_play = |kind: ZoneKindId| self.table.program.zones[kind.index()].in_play;
        match zone {
            ZoneRef::Of(kind, _) | ZoneRef::Every(kind) if in_play(kind) => self.unknown.in_play = true,
            ZoneRef::Of(..) | ZoneRef::Every(_) => self.unknown.hands = true,
            ZoneRef::Shared(_) | ZoneRef::SetAside | ZoneRef::SetAsideWith(_) => self.unknown.piles = true,
            ZoneRef::Local(_) | ZoneRef::Candidate => self.unknown = Reads::EVERYTHING,
        }
    }
}
