//! The road of an event: what can't happen, what changes it, the change, the conditions that saw it.

mod change;
mod collect;

use super::Match;
use super::evaluate::{Look, Met};
use super::listen::Listener;
use crate::game::{CardSet, Frame, Missing, OnRoad, Part, Player, Stage, TextId, Work};
use crate::program::{self, Ability, Commutes};

impl Match<'_> {
    pub(super) fn road(&mut self, mut road: Box<OnRoad>) -> Met<()> {
        match road.stage {
            Stage::Intent => {
                road.heard = self.in_play();
                if self.is_prohibited(&road.event)? {
                    return Ok(());
                }
                match self.substitution(&road)? {
                    Some(listener) => self.substitute(road, listener),
                    None => {
                        road.stage = Stage::Change;
                        road.left = road.event.amount;
                        self.game.stack.push(Work::Road(road));
                    }
                }
                Ok(())
            }
            Stage::Change => self.change(road),
            Stage::Done => self.collect(&road),
        }
    }

    fn in_play(&self) -> CardSet {
        let event = crate::game::Event::new(program::EventKind::Nothing);
        let frame = Frame::new(TextId::Setup(0), Default::default(), Player(0), event);
        Look::new(self.table, &self.game, &frame).in_play()
    }

    /// The next ability that changes the event. One that acted on it or on what it comes from is over.
    fn substitution(&self, road: &OnRoad) -> Met<Option<Listener>> {
        let wanted = |ability: &Ability| {
            let changes = match ability.stage {
                program::Stage::Before | program::Stage::Amount | program::Stage::Instead => true,
                program::Stage::Prohibit
                | program::Stage::MayInstead
                | program::Stage::After
                | program::Stage::Impossible
                | program::Stage::State
                | program::Stage::Standing(_)
                | program::Stage::Offer(_)
                | program::Stage::Effect => false,
            };
            changes && ability.kind == road.event.kind
        };
        let mut found = self.listeners(wanted, &road.event, CardSet::default())?;
        found.retain(|one| !road.acted.contains(&(one.frame.text, one.id, one.frame.source)));
        if let Some(first) = found.iter().position(|one| one.ability.stage == program::Stage::Before) {
            return Ok(Some(found.swap_remove(first)));
        }
        let Some(first) = found.first() else { return Ok(None) };
        let commutes = first.ability.commutes;
        let in_any_order =
            commutes != Commutes::Nothing && found.iter().all(|one| one.ability.commutes == commutes);
        if found.len() > 1 && !in_any_order {
            let part = Part::OrderOfSubstitutions(road.event.kind);
            return Err(Missing { part, at: first.frame.text });
        }
        Ok(found.into_iter().next())
    }

    fn substitute(&mut self, mut road: Box<OnRoad>, listener: Listener) {
        let Listener { id, ability, mut frame } = listener;
        road.acted.push((frame.text, id, frame.source));
        frame.acted = road.acted.clone();
        if ability.stage != program::Stage::Instead {
            self.game.stack.push(Work::Road(road));
        }
        self.game.stack.push(Work::Body(Box::new(frame)));
    }
}
