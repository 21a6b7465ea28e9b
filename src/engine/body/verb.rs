//! Verbs: each makes events and sends them on their road.

use super::super::Match;
use super::super::evaluate::{Look, Met};
use super::super::flow::on_road;
use super::Next;
use crate::game::{Answer, Card, Event, Frame, Missing, OnRoad, Part, Pending, Player, Question, Zone};
use crate::program::{
    Allowed, AttributeId, Cards, CardsKind, CellId, DestinationId, EventKind, Facing, Lifetime, Num, Op,
    PlaceId, PutOrder, Scratch, ValueId, Who,
};

impl Match<'_> {
    pub(super) fn draw(
        &self,
        frame: &mut Frame,
        who: Who,
        count: Num,
        from: PlaceId,
        into: Scratch,
    ) -> Met<Vec<OnRoad>> {
        let amount = self.look(frame).num(count)?;
        let zone = self.look(frame).one_zone(from)?;
        frame.scratch_mut(into).clear();
        let mut roads = self.for_players(frame, EventKind::Draw, who)?;
        // A draw of no cards is no event: nothing sees it.
        roads.retain(|_| amount > 0);
        for road in &mut roads {
            road.event.amount = amount;
            road.event.from = zone;
            road.into = Some(into);
        }
        Ok(roads)
    }

    pub(super) fn moved(
        &self,
        frame: &Frame,
        kind: EventKind,
        who: Who,
        cards: Cards,
        zone: Option<Zone>,
    ) -> Met<Vec<OnRoad>> {
        let mut roads = self.for_cards(frame, kind, who, cards)?;
        roads.iter_mut().for_each(|road| road.event.to = zone);
        Ok(roads)
    }

    pub(super) fn shuffle_zone(
        &self,
        frame: &Frame,
        zone: PlaceId,
        except_top: bool,
        into: PlaceId,
    ) -> Met<Vec<OnRoad>> {
        let look = self.look(frame);
        let mut event = caused(frame, EventKind::Shuffle);
        event.player = Some(frame.you);
        event.from = look.one_zone(zone)?;
        event.to = look.one_zone(into)?;
        event.about = except_top.into();
        Ok(vec![road(frame, event)])
    }

    pub(super) fn name(&self, frame: &Frame, who: Who, attribute: AttributeId) -> Met<Next> {
        let Some(player) = self.look(frame).person(who)? else { return Ok(Next::On) };
        let values = self.table.program.values.iter().enumerate();
        let of_it = values.filter(|(_, value)| value.attribute == attribute);
        let options = of_it.map(|(number, _)| Answer::Value(ValueId(number as u16))).collect();
        Ok(Next::Ask(Pending { player, question: Question::Value, options }))
    }

    /// An offer of the turn was taken.
    pub(super) fn count(&mut self, frame: &Frame, allowed: Allowed) {
        if frame.is_flow {
            let slot = match allowed {
                Allowed::Discard => 0,
                Allowed::Play => 1,
            };
            self.game.taken[frame.you.index()][slot] += 1;
        }
    }

    /// The same for each of the players, in turn order.
    pub(super) fn for_players(&self, frame: &Frame, kind: EventKind, who: Who) -> Met<Vec<OnRoad>> {
        let look = self.look(frame);
        let players = look.in_turn_order(look.people(who)?);
        let event = |player| Event { player: Some(player), ..caused(frame, kind) };
        Ok(players.into_iter().map(|player| road(frame, event(player))).collect())
    }

    /// The same for each of the cards.
    pub(super) fn for_cards(
        &self,
        frame: &Frame,
        kind: EventKind,
        who: Who,
        cards: Cards,
    ) -> Met<Vec<OnRoad>> {
        let look = self.look(frame);
        let player = look.person(who)?;
        let cards = still_there(&look, cards)?;
        let event = |card: Card| Event {
            player,
            card: Some(card),
            from: Some(self.game.zones.place(card)),
            ..caused(frame, kind)
        };
        Ok(cards.into_iter().map(|card| road(frame, event(card))).collect())
    }

    /// Cards are looked at together: one event with their number.
    pub(super) fn seen(&self, frame: &Frame, kind: EventKind, who: Who, cards: Cards) -> Met<Vec<OnRoad>> {
        let look = self.look(frame);
        let cards = look.cards(cards)?;
        let event = Event {
            player: look.person(who)?,
            card: cards.first().copied(),
            amount: cards.len() as i32,
            ..caused(frame, kind)
        };
        Ok(if cards.is_empty() { Vec::new() } else { vec![road(frame, event)] })
    }

    pub(super) fn put(
        &self,
        frame: &Frame,
        op: Op,
        who: Who,
        cards: Cards,
        to: DestinationId,
    ) -> Met<Vec<OnRoad>> {
        let destination = self.table.text(frame.text).destinations[to.index()];
        let mut roads = self.for_cards(frame, EventKind::Put, who, cards)?;
        let is_ordered = roads.len() < 2 || destination.order == PutOrder::AsTheyAre;
        if destination.facing == Facing::Down || !is_ordered {
            return Err(Missing { part: Part::Op(op), at: frame.text });
        }
        let zone = self.look(frame).one_zone(destination.to)?;
        for road in &mut roads {
            road.event.to = zone;
            road.event.end = destination.end;
        }
        Ok(roads)
    }

    /// Each goes where the other was; if one is not there, nothing happens.
    pub(super) fn exchange(&self, frame: &Frame, one: Cards, other: Cards) -> Met<Vec<OnRoad>> {
        let look = self.look(frame);
        let (one, other) = (still_there(&look, one)?, still_there(&look, other)?);
        let (Some(one), Some(other)) = (one.first(), other.first()) else { return Ok(Vec::new()) };
        let to = |card: Card, place: Card| Event {
            player: Some(frame.you),
            card: Some(card),
            from: Some(self.game.zones.place(card)),
            to: Some(self.game.zones.place(place)),
            ..caused(frame, EventKind::Exchange)
        };
        Ok(vec![road(frame, to(*one, *other)), road(frame, to(*other, *one))])
    }

    pub(super) fn gain_control(
        &self,
        frame: &Frame,
        op: Op,
        who: Who,
        cards: Cards,
        lasts: crate::program::LifetimeId,
    ) -> Met<Vec<OnRoad>> {
        if self.table.text(frame.text).lifetimes[lasts.index()] != Lifetime::RestOfGame {
            return Err(Missing { part: Part::Op(op), at: frame.text });
        }
        let Some(player) = self.look(frame).person(who)? else { return Ok(Vec::new()) };
        let mut roads = self.for_cards(frame, EventKind::ChangeControl, who, cards)?;
        for road in &mut roads {
            let place = road.event.card.map(|card| self.game.zones.place(card));
            let kind = place.and_then(|place| self.table.kind_of(place));
            road.event.to = kind.map(|(kind, _)| self.table.zone(kind, player));
        }
        Ok(roads)
    }

    pub(super) fn set_cell(
        &self,
        frame: &Frame,
        cell: CellId,
        num: Num,
        change: impl Fn(i32, i32) -> i32,
    ) -> Met<Vec<OnRoad>> {
        let look = self.look(frame);
        let old = look.num(Num::new(crate::program::NumKind::Cell(cell)))?;
        let mut event = caused(frame, EventKind::ChangeValue);
        event.player = Some(frame.you);
        event.about = cell.0.into();
        event.amount = change(old, look.num(num)?).clamp(-9_999, 9_999);
        Ok(vec![road(frame, event)])
    }
}

/// An event that the text makes: whoever it belongs to causes it.
fn caused(frame: &Frame, kind: EventKind) -> Event {
    let cause: Option<Player> = Some(frame.you);
    Event { cause, ..Event::new(kind) }
}

fn road(frame: &Frame, event: Event) -> OnRoad {
    let mut road = on_road(event);
    road.acted = frame.acted.clone();
    road
}

/// The cards that can be acted on: "this card" and "that card" only where they have not moved on.
fn still_there(look: &Look<'_>, cards: Cards) -> Met<Vec<Card>> {
    let stay = match cards.kind() {
        CardsKind::This => look.frame.stay,
        CardsKind::OfEvent => look.frame.event.stay,
        CardsKind::Candidate | CardsKind::Local(_) | CardsKind::Scratch(_) | CardsKind::Set(_) => None,
    };
    let mut found = look.cards(cards)?;
    found.retain(|card| stay.is_none_or(|stay| look.game.zones.stay(*card) == stay));
    Ok(found)
}
