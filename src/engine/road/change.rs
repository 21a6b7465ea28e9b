//! The change itself. Only here do cards move.

use rand::RngExt as _;
use rand::seq::SliceRandom as _;

use super::super::Match;
use super::super::evaluate::Met;
use super::super::flow::on_road;
use crate::game::{
    Card, CardSet, Event, Frame, Missing, OnRoad, Part, Player, Players, Stage, TextId, Work, Zone,
};
use crate::program::{self, Ability, End, EventKind};

impl Match<'_> {
    pub(super) fn change(&mut self, mut road: Box<OnRoad>) -> Met<()> {
        let event = road.event;
        match event.kind {
            EventKind::Draw => {
                if road.left > 0 {
                    road.left -= 1;
                    let mut one = on_road(Event { kind: EventKind::DrawCard, amount: 1, ..event });
                    one.acted = road.acted.clone();
                    one.into = road.into;
                    self.game.stack.push(Work::Road(road));
                    self.game.stack.push(Work::Road(Box::new(one)));
                    return Ok(());
                }
            }
            EventKind::DrawCard => {
                let top = event.from.and_then(|from| self.game.zones.cards(from).last().copied());
                let Some(card) = top else { return self.impossible(&event) };
                let hand = self.table.hand().ok_or(self.no_place(event.kind))?;
                let to = self.table.zone(hand, event.player.unwrap_or(self.game.active));
                self.move_card(&mut road, card, to, End::Into)?;
                self.keep_drawn(&road, card);
            }
            EventKind::Discard => {
                let pile = self.table.discards().ok_or(self.no_place(event.kind))?;
                let to = self.table.zone(pile, Player(0));
                self.move_event_card(&mut road, to, End::Top)?;
            }
            EventKind::Play => {
                let Some(card) = event.card else { return Ok(()) };
                self.check_abilities(self.table.text_of(card))?;
                self.move_card(&mut road, card, Zone::PLAYED, End::Into)?;
                self.push_effect(card, event);
            }
            EventKind::Put
            | EventKind::Return
            | EventKind::Give
            | EventKind::Exchange
            | EventKind::ChangeControl => {
                if let Some(to) = event.to {
                    self.move_event_card(&mut road, to, event.end)?;
                }
            }
            EventKind::Destroy => {
                let text = self.table.definition_of(event.kind).ok_or(self.no_place(event.kind))?;
                road.event.from = event.card.map(|card| self.game.zones.place(card));
                road.stage = Stage::Done;
                let mut frame = Frame::new(text, program::Pc(0), event.player.unwrap_or_default(), event);
                frame.acted = road.acted.clone();
                self.game.stack.push(Work::Road(road));
                self.game.stack.push(Work::Body(Box::new(frame)));
                return Ok(());
            }
            EventKind::Shuffle => self.shuffle(&event),
            EventKind::RollDie => {
                let die = self.game.chance.random_range(1..=6);
                self.game.dice[event.player.unwrap_or_default().index()] = die;
            }
            EventKind::TakeFirstTurn => self.game.active = event.player.unwrap_or(self.game.active),
            EventKind::ChangeValue => self.game.cells[usize::from(event.about)] = event.amount,
            EventKind::WinGame => {
                self.game.winners.0 |= event.player.map_or(0, |player| Players::one(player).0);
                self.end_with_this_text();
            }
            EventKind::LoseGame => {
                self.game.players.0 &= !event.player.map_or(0, |player| Players::one(player).0);
            }
            EventKind::LookAt
            | EventKind::Reveal
            | EventKind::Name
            | EventKind::TurnBegins
            | EventKind::TurnEnds
            | EventKind::PhaseBegins(_)
            | EventKind::PhaseEnds(_)
            | EventKind::Nothing => {}
            EventKind::EnterPlay
            | EventKind::LeavePlay
            | EventKind::SetAside
            | EventKind::PutCounters
            | EventKind::RemoveCounters
            | EventKind::Choose
            | EventKind::Search
            | EventKind::Deal
            | EventKind::TakeAnotherTurn
            | EventKind::TakeAction
            | EventKind::SkipTurn
            | EventKind::SkipPhase
            | EventKind::Reverse
            | EventKind::BecomeDealer
            | EventKind::WinSeries
            | EventKind::Score
            | EventKind::Announce
            | EventKind::Own(_)
            | EventKind::GameBegins
            | EventKind::GameEnds
            | EventKind::SeriesBegins
            | EventKind::SeriesEnds
            | EventKind::Take => return Err(self.no_place(event.kind)),
        }
        self.game.changed = true;
        road.stage = Stage::Done;
        self.game.stack.push(Work::Road(road));
        Ok(())
    }

    fn no_place(&self, kind: EventKind) -> Missing {
        let text = self.game.stack.iter().rev().find_map(|work| match work {
            Work::Body(frame) => Some(frame.text),
            Work::Flow(_) | Work::Road(_) => None,
        });
        Missing { part: Part::NoPlaceFor(kind), at: text.unwrap_or(TextId::Setup(0)) }
    }

    fn move_event_card(&mut self, road: &mut OnRoad, to: Zone, end: End) -> Met<()> {
        let Some(card) = road.event.card else { return Ok(()) };
        self.move_card(road, card, to, end)
    }

    fn move_card(&mut self, road: &mut OnRoad, card: Card, to: Zone, end: End) -> Met<()> {
        let from = self.game.zones.place(card);
        if self.table.is_in_play(to) {
            self.check_abilities(self.table.text_of(card))?;
        }
        road.event.card = Some(card);
        road.event.from = Some(from);
        road.event.to = Some(to);
        road.event.end = end;
        self.game.zones.relocate(card, to, end);
        Ok(())
    }

    /// What was drawn is kept where the text that draws wants it.
    fn keep_drawn(&mut self, road: &OnRoad, card: Card) {
        let Some(into) = road.into else { return };
        let drawing = self.game.stack.iter_mut().rev().find_map(|work| match work {
            Work::Body(frame) => Some(frame),
            Work::Flow(_) | Work::Road(_) => None,
        });
        if let Some(frame) = drawing {
            frame.scratch_mut(into).push(card);
        }
    }

    fn push_effect(&mut self, card: Card, event: Event) {
        let text = self.table.text_of(card);
        let effects = self.table.text(text).abilities.iter().rev();
        for pc in effects.filter(|one| one.stage == program::Stage::Effect).filter_map(|one| one.code) {
            let mut frame = Frame::new(text, pc, event.player.unwrap_or_default(), event);
            frame.source = Some(card);
            self.game.stack.push(Work::Body(Box::new(frame)));
        }
    }

    fn impossible(&mut self, event: &Event) -> Met<()> {
        let wanted =
            |ability: &Ability| ability.stage == program::Stage::Impossible && ability.kind == event.kind;
        for one in self.listeners(wanted, event, CardSet::default())?.into_iter().rev() {
            self.game.stack.push(Work::Body(Box::new(one.frame)));
        }
        Ok(())
    }

    fn shuffle(&mut self, event: &Event) {
        let (Some(from), Some(to)) = (event.from, event.to) else { return };
        let keeps_top = event.about == 1;
        let chance = &mut self.game.chance;
        if from == to {
            self.game.zones.reorder(from, |cards| {
                let count = if keeps_top { cards.len().saturating_sub(1) } else { cards.len() };
                cards[..count].shuffle(chance);
            });
            return;
        }
        let cards = self.game.zones.cards(from);
        let count = if keeps_top { cards.len().saturating_sub(1) } else { cards.len() };
        let moved: Vec<Card> = cards[..count].to_vec();
        for card in moved {
            self.game.zones.relocate(card, to, End::Bottom);
        }
        self.game.zones.reorder(to, |cards| cards.shuffle(chance));
    }

    /// The game is over when the text that ends it has said everything.
    pub(in crate::engine) fn end_with_this_text(&mut self) {
        let depth = self.game.stack.iter().rposition(|work| matches!(work, Work::Body(_)));
        self.game.ending = self.game.ending.or(Some(depth.unwrap_or(0) as u16));
    }

    /// A played card that no rule put anywhere goes where the game's settings say.
    pub(in crate::engine) fn settle_played(&mut self) -> Met<bool> {
        let Some(card) = self.game.zones.cards(Zone::PLAYED).first().copied() else { return Ok(false) };
        let kinds = &self.table.program.flow.play;
        let kind = kinds.iter().find(|kind| self.table.with_value(kind.value).contains(card));
        let kind =
            *kind.ok_or(Missing { part: Part::NoPlaceFor(EventKind::Play), at: self.table.text_of(card) })?;
        let mut event = Event::new(EventKind::Put);
        event.player = Some(self.game.active);
        event.cause = Some(self.game.active);
        event.card = Some(card);
        event.to = Some(self.table.zone(kind.zone, self.game.active));
        event.end = kind.end;
        self.game.batch += 1;
        self.game.stack.push(Work::Road(Box::new(on_road(event))));
        Ok(true)
    }
}
