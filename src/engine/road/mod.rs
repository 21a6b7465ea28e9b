//! The road of an event: what can't happen, what changes it, the change, the conditions that saw it.
//! Every change of a game comes this way.

mod change;
mod collect;
mod defined;
mod draw;
mod exchange;
mod former;
mod gift;
mod goal;
mod gone;
mod had;
mod hear;
mod intent;
mod knowledge;
mod least;
mod limit;
mod lose;
mod move_card;
mod price;
mod see;
mod shuffle;
mod straight;
mod substitute;
mod undone;
mod unseen;

pub use knowledge::{knows, viewers};
pub(super) use move_card::Way;

use smallvec::SmallVec;

use super::bearing::Listener;
use super::journal::Journal;
use super::table::Table;
use super::{Match, evaluate::Look};
use crate::game::{Acted, Card, CardSet, Event, Frame, OnRoad, Player, Stage, TextNo, Zone};
use crate::program::{CardId, End, EventKind};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// An event sets out.
    pub(super) fn happen(&mut self, event: Event, inherited: &Acted) {
        let road = self.game.stack.set_out(event, inherited);
        self.game.stack.push_road(road);
    }

    /// One event for all of the cards.
    pub(super) fn happen_to(&mut self, event: Event, cards: CardSet<W>, inherited: &Acted) {
        if !cards.is_empty() {
            let mut road = self.game.stack.set_out(event, inherited);
            road.be_about(cards);
            self.game.stack.push_road(road);
        }
    }

    /// The same where something else may come before it: cards that have been taken away by then are no part of it.
    pub(super) fn happen_later_to(&mut self, event: Event, cards: CardSet<W>, inherited: &Acted) {
        if !cards.is_empty() {
            let mut road = self.game.stack.set_out(event, inherited);
            road.be_about(cards);
            self.note_where_all_lie(&mut road);
            self.game.stack.push_road(road);
        }
    }

    /// An event goes on, stage by stage, until it is over or something comes in between.
    #[inline(never)]
    pub(super) fn road(&mut self, mut road: Box<OnRoad<W>>) {
        loop {
            let next = match road.stage {
                Stage::Intent => self.intent(&mut road),
                Stage::Change => self.change(&mut road),
                Stage::Done => {
                    self.collect(&road);
                    Next::Nothing
                }
                Stage::Over => Next::Nothing,
            };
            match next {
                Next::Stage => {}
                Next::Nothing => {
                    self.forget_what_they_were(road.formers);
                    return self.game.stack.is_over(road);
                }
                Next::Decision => return self.game.stack.push_road(road),
                Next::Acts(listener) => return self.act_on(road, listener),
                Next::Text(text) => return self.begin_definition(road, text),
                Next::Offspring => {
                    let one = self.offspring(&road);
                    self.game.stack.push_road(std::mem::replace(&mut road, one));
                }
            }
        }
    }

    /// An event sets out at once; one that is chosen in secret waits until everybody has chosen.
    pub(super) fn take_road(&mut self, road: Box<OnRoad<W>>) {
        match self.is_in_secret() {
            true => self.game.stack.push_road(road),
            false => self.road(road),
        }
    }

    /// The next card of a draw.
    fn offspring(&mut self, draw: &OnRoad<W>) -> Box<OnRoad<W>> {
        let event = Event { kind: EventKind::DrawCard, amount: 1, ..draw.event };
        let mut road = self.game.stack.set_out(event, &draw.acted);
        road.keep = draw.keep;
        road
    }

    /// The next part of an event about several cards. What goes on top goes from below.
    #[inline(always)]
    fn next_part(&self, cards: &CardSet<W>, event: &Event) -> Option<Card> {
        let lowest = cards.lowest()?;
        if *cards == CardSet::one(lowest) {
            return Some(lowest);
        }
        let zones = &self.game.zones;
        let zone = zones.only_place(cards).or_else(|| zones.places(cards).next())?;
        if self.would_tell_when(zone, event) {
            return zones.set(zone).and(*cards).iter().min_by_key(|card| self.in_print(*card));
        }
        match event.end {
            End::Top => zones.from_bottom(zone).find(|card| cards.contains(*card)),
            End::Into | End::Bottom => zones.from_top(zone).find(|card| cards.contains(*card)),
        }
    }

    /// All parts of an event about several cards, in their order.
    fn parts(&self, cards: CardSet<W>, event: &Event) -> SmallVec<[Card; 64]> {
        if let Some(card) = cards.only() {
            return SmallVec::from_slice(&[card]);
        }
        let zones = &self.game.zones;
        let mut parts = SmallVec::new();
        for zone in zones.places(&cards) {
            if self.would_tell_when(zone, event) {
                let mut printed: SmallVec<[Card; 64]> = zones.set(zone).and(cards).iter().collect();
                printed.sort_by_key(|card| self.in_print(*card));
                parts.extend(printed);
                continue;
            }
            let count = zones.set(zone).and(cards).len();
            let is_part = |card: &Card| cards.contains(*card);
            match event.end {
                End::Top => parts.extend(zones.from_bottom(zone).filter(is_part).take(count)),
                End::Into | End::Bottom => parts.extend(zones.from_top(zone).filter(is_part).take(count)),
            }
        }
        parts
    }

    /// Whether cards that leave a zone without an order for a place that everyone sees would show there when each
    /// of them had come: they go in the order of print.
    fn would_tell_when(&self, zone: Zone, event: &Event) -> bool {
        let info = self.table.zones.info(zone);
        let has_order = info.is_pile || info.in_play || info.kind.is_none() && zone != Zone::ASIDE;
        let everyone = self.table.everyone();
        let lie_open = |to| viewers(self.table, to) == everyone && !event.face_down;
        !has_order && event.to.is_none_or(lie_open)
    }

    fn in_print(&self, card: Card) -> (CardId, Card) {
        (self.table.cards[card.index()], card)
    }

    /// What a text being done looks at.
    pub(super) fn look_from<'a>(&'a self, frame: &'a Frame<W>) -> Look<'a, W> {
        Look::from_frame(self.table, &self.game, frame)
    }
}

/// What comes after a stage of the road.
enum Next<'t> {
    Stage,
    /// Nothing: it is over, or never was.
    Nothing,
    Decision,
    /// An ability that changes it.
    Acts(Listener<'t>),
    /// The text that says what the verb comes to.
    Text(TextNo),
    /// A part of it that is an event of its own: a card of a draw.
    Offspring,
}

/// What an event is: its verb, and what the move of its card comes to.
#[inline]
pub fn kinds<const W: usize>(
    table: &Table<'_, W>,
    event: &Event,
) -> impl Iterator<Item = EventKind> + use<W> {
    std::iter::once(event.kind).chain(kinds_as_move(table, event))
}

/// What the move of its card comes to besides.
pub fn kinds_as_move<const W: usize>(
    table: &Table<'_, W>,
    event: &Event,
) -> impl Iterator<Item = EventKind> + use<W> {
    let of_move = match (event.from, event.to) {
        (Some(from), Some(to)) => table.zones.passage(from, to).kinds,
        (None, _) | (_, None) => [None, None],
    };
    let verb = event.kind;
    of_move.into_iter().flatten().filter(move |kind| *kind != verb)
}

/// The event as one of those who listen to the kind: whoever gets a card in play gains control of it.
#[inline]
pub fn as_kind<const W: usize>(table: &Table<'_, W>, event: &Event, kind: EventKind) -> Event {
    if kind == EventKind::ChangeControl && event.kind != kind { as_gain(table, event) } else { *event }
}

/// The event as the gain of a card in play that it comes to.
#[cold]
#[inline(never)]
fn as_gain<const W: usize>(table: &Table<'_, W>, event: &Event) -> Event {
    let gains = event.to.and_then(|to| table.owner(to));
    Event { player: gains, receiver: gains, ..*event }
}

/// Who is met by an event, and orders what changes it.
pub fn affected<const W: usize>(table: &Table<'_, W>, event: &Event, active: Player) -> Player {
    let owner = event.card.and(event.from).and_then(|from| table.owner(from));
    owner.or(event.player).unwrap_or(active)
}
