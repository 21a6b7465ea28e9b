//! Looking ahead through a price, act by act: what has to be possible now for each of them.

use super::choices::doer;
use super::price::{Act, Held, Needed, Paid, Price};
use super::sight::{Sight, Sights};
use crate::engine::table::{LinkedText, Table};
use crate::game::Counting;
use crate::program::reads::{Reads, of_cards, of_number, of_players, of_set};
use crate::program::{
    Cards, CardsKind, CellUse, Choice, ChoiceId, ChoiceOf, EventKind, Kept, Makes, Op, Text, VerbId, Who,
    ZoneKindId, ZoneRef,
};

/// What the acts looked at so far leave open.
pub struct Ahead<'t, const W: usize> {
    table: &'t Table<'t, W>,
    pub text: &'t Text,
    sights: &'t Sights,
    /// What they choose, and where they may bring cards: nothing is known of either.
    unknown: Reads,
    /// What is chosen before anything happens, and what from.
    chosen: Vec<(Kept, Needed)>,
    /// The same of cards that are all taken.
    kept: Vec<(Kept, Cards)>,
    /// The same of cards in piles that everybody sees: whether they can be paid for gives nothing away.
    open: Vec<(Kept, Cards)>,
    /// Something has happened by now.
    has_acted: bool,
    pub price: Price,
}

impl<'t, const W: usize> Ahead<'t, W> {
    pub fn new(table: &'t Table<'t, W>, linked: &'t LinkedText<'t, W>) -> Ahead<'t, W> {
        Ahead {
            table,
            text: linked.text,
            sights: &linked.sights,
            unknown: Reads::default(),
            chosen: Vec::new(),
            kept: Vec::new(),
            open: Vec::new(),
            has_acted: false,
            price: Price::default(),
        }
    }

    /// The same of what only has to begin.
    pub fn beginning(table: &'t Table<'t, W>, linked: &'t LinkedText<'t, W>) -> Ahead<'t, W> {
        let mut ahead = Ahead::new(table, linked);
        ahead.price.only_begins = true;
        ahead
    }

    pub fn add(&mut self, op: Op, is_first: bool) {
        let text = self.text;
        self.allow(op);
        match op {
            Op::Choose(id) => self.choose(id, is_first),
            Op::RemoveCounters { counter, count, from, .. }
            | Op::RemoveAllCounters { counter, count, from, .. } => {
                if self.is_known(of_cards(text, from)) {
                    self.take_of_it(Act::RemoveCounters { counter, count, from });
                }
            }
            Op::Pay { cell, who, number }
            | Op::GiveGoods { cell, who, number, .. }
            | Op::SubtractFromCell { cell, of: who, number, .. } => {
                // Of other numbers as much is taken as there is.
                let is_price = self.table.program.cells[cell.index()].holds == CellUse::Goods;
                if is_price && self.is_known(of_players(text, who)) && self.is_known(of_number(text, number))
                {
                    let counting = match op {
                        Op::Pay { .. } => Counting::Paid,
                        Op::GiveGoods { .. } => Counting::Given,
                        _lost => Counting::Minus,
                    };
                    self.take_of_it(Act::Pay(Paid { of: Held::Goods(cell), who, number, counting }));
                }
            }
            Op::LosePoints { who, points: number } => {
                if self.is_known(of_players(text, who)) && self.is_known(of_number(text, number)) {
                    let paid = Paid { of: Held::Points, who, number, counting: Counting::Minus };
                    self.take_of_it(Act::Pay(paid));
                }
            }
            Op::Destroy { who, cards } => {
                self.happen(EventKind::Destroy, who, cards);
                self.unknown.piles = true;
            }
            Op::Discard { who, cards } => {
                self.happen(EventKind::Discard, who, cards);
                self.unknown.piles = true;
            }
            Op::Put { who, cards, to } => {
                self.happen(EventKind::Put, who, cards);
                self.bring_to(text.places[text.destinations[to.index()].to.index()]);
            }
            Op::Return { who, cards, to } => {
                self.happen(EventKind::Return, who, cards);
                self.bring_to(text.places[to.index()]);
            }
            Op::SetAside { who, cards, .. } => {
                self.happen(EventKind::SetAside, who, cards);
                self.unknown.piles = true;
            }
            Op::Give { who, cards, .. } => {
                self.happen(EventKind::Give, who, cards);
                self.unknown.hands = true;
            }
            // Whatever it does, nothing more is known for certain.
            Op::Play { who, cards } => {
                self.happen(EventKind::Play, who, cards);
                self.unknown = Reads::EVERYTHING;
            }
            Op::Do { verb, who, cards } => {
                self.afford(verb, who, cards);
                self.unknown = Reads::EVERYTHING;
            }
            Op::LetCard(local, cards) => self.keep_cards(Kept::Local(local), cards),
            Op::LetCards(scratch, cards) => self.keep_cards(Kept::Scratch(scratch), cards),
            Op::LetPlayers(local, _) | Op::Let(local, _) | Op::LetZone(local, _) => {
                self.keep(Kept::Local(local));
            }
            Op::Without(scratch, _) | Op::With(scratch, _) => self.keep(Kept::Scratch(scratch)),
            Op::Draw { who, from, .. } if !self.unknown.piles && self.is_known(of_players(text, who)) => {
                self.price.acts.push(Act::Draw(who, from));
                self.unknown = Reads::EVERYTHING;
            }
            // Neither after anything else.
            _another => self.unknown = Reads::EVERYTHING,
        }
    }

    /// That nothing forbids it. What is done after something else may be forbidden no longer by then, and what was chosen
    /// for this very deed was found to be allowed.
    fn allow(&mut self, op: Op) {
        let Some(deed) = Makes::of(op) else { return };
        let listeners = &self.table.listeners;
        let may_be_forbidden =
            !listeners.is_unforbidden(deed.kind) || deed.is_move() && listeners.meets_moves();
        if may_be_forbidden && !self.has_acted {
            let kept = deed.cards.and_then(kept_in);
            let is_it = |known: &&(Kept, Needed)| Some(known.0) == kept;
            let among = self.chosen.iter().find(is_it).map(|(_, needed)| *needed);
            let cards = deed.cards.map(|cards| self.named(cards));
            let is_known = |cards| self.is_known(of_cards(self.text, cards));
            let purpose = |needed: Needed| self.text.choices[needed.choice.index()].purpose;
            if !among.is_some_and(|needed| deed.is_what_cards_are_chosen_for(purpose(needed)))
                && self.is_known(of_players(self.text, deed.who))
                && (among.is_some() || cards.is_none_or(is_known))
            {
                self.price.acts.push(Act::Allowed { op, cards, among });
            }
        }
        self.has_acted = true;
    }

    fn choose(&mut self, id: ChoiceId, is_first: bool) {
        let Choice { of, count, purpose, into, .. } = self.text.choices[id.index()];
        match of {
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => {
                let by = of_players(self.text, doer(self.text, id));
                if self.is_known(of_set(self.text, set)) && self.is_known(by) {
                    let needed = Needed { choice: id, set, count, at_least_one: is_first };
                    needed.act().into_iter().for_each(|act| self.take_of_it(act));
                    self.chosen.push((into, needed));
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

    /// Cards that are there before are spoken of by what they are kept in.
    fn keep_cards(&mut self, kept: Kept, cards: Cards) {
        let reads = of_cards(self.text, cards);
        // Of cards in a pile nothing is told before: they may be hidden.
        if self.is_known(reads) && !reads.piles {
            self.kept.push((kept, cards));
        } else if self.is_known(reads) && self.lie_open(cards) {
            self.open.push((kept, cards));
        }
        self.keep(kept);
    }

    /// Whether everybody sees what the cards are.
    fn lie_open(&self, cards: Cards) -> bool {
        let CardsKind::Set(set) = cards.kind() else { return false };
        self.sights.set(set).which() == Sight::Everybody
    }

    /// What was kept in it, where that is known.
    fn named(&self, cards: Cards) -> Cards {
        let found = self.kept.iter().rev().find(|(kept, _)| Some(*kept) == kept_in(cards));
        found.map_or(cards, |(_, named)| *named)
    }

    fn happen(&mut self, kind: EventKind, who: Who, cards: Cards) {
        let cards = self.named(cards);
        if self.is_known(of_cards(self.text, cards)) && self.is_known(of_players(self.text, who)) {
            self.price.acts.push(Act::Happen(kind, who, cards));
        }
    }

    /// What the verb costs. Cards that are chosen for it are those that it can be paid for.
    fn afford(&mut self, verb: VerbId, who: Who, cards: Option<Cards>) {
        let is_open = |cards: Cards| self.open.iter().find(|(kept, _)| Some(*kept) == kept_in(cards));
        let named = |cards| is_open(cards).map_or(self.named(cards), |(_, open)| *open);
        let cards = cards.map(named);
        let is_known = |cards| self.is_known(of_cards(self.text, cards));
        if self.table.costs(EventKind::Own(verb))
            && self.is_known(of_players(self.text, who))
            && cards.is_none_or(is_known)
        {
            self.take_of_it(Act::Afford { verb, who, cards });
        }
    }

    /// What takes of something that another act may have taken of as well.
    fn take_of_it(&mut self, act: Act) {
        let costs = |act: &Act| matches!(act, Act::Pay(_)) || self.is_bought(act);
        self.price.adds_up |= self.price.acts.iter().any(|other| match (act, *other) {
            (Act::Pay(one), Act::Pay(other)) => one.of == other.of,
            (Act::RemoveCounters { counter: one, .. }, Act::RemoveCounters { counter: other, .. }) => {
                one == other
            }
            (one, other) => costs(&one) && costs(&other),
        });
        self.price.adds_up |= matches!(act, Act::Choose(_)) && self.is_bought(&act);
        self.price.acts.push(act);
    }

    /// Whether it is done by a verb that costs something.
    fn is_bought(&self, act: &Act) -> bool {
        let costs = |choice: ChoiceId| self.table.costs(self.text.choices[choice.index()].purpose);
        match *act {
            Act::Afford { .. } => true,
            Act::Find(choice, _) => costs(choice),
            Act::Choose(needed) => costs(needed.choice),
            _another => false,
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

/// Where a text keeps the cards that it speaks of.
fn kept_in(cards: Cards) -> Option<Kept> {
    match cards.kind() {
        CardsKind::Local(local) => Some(Kept::Local(local)),
        CardsKind::Scratch(scratch) => Some(Kept::Scratch(scratch)),
        CardsKind::This | CardsKind::OfEvent | CardsKind::Candidate | CardsKind::Set(_) => None,
    }
}
