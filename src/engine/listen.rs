//! Who listens: the abilities of rules, of cards in play and of effects that last, for one stage of the
//! road of one event.

use super::Match;
use super::evaluate::{Look, Met};
use crate::game::{Card, CardSet, Event, Frame, Kept, Player, TextId};
use crate::program::{Ability, AbilityId, EventKind, WorksIn};

/// An ability whose condition holds, ready to be done.
pub struct Listener {
    pub id: AbilityId,
    pub ability: Ability,
    pub frame: Frame,
}

impl Match<'_> {
    /// Those that listen to the event at the stage and whose condition holds, rules first.
    pub(super) fn listeners(
        &self,
        wanted: impl Fn(&Ability) -> bool,
        event: &Event,
        also_hear: CardSet,
    ) -> Met<Vec<Listener>> {
        let mut found = Vec::new();
        for rule in self.table.rules.iter().filter(|rule| self.may_listen(**rule, &wanted)) {
            let you = event.player.unwrap_or(self.game.active);
            let frame = Frame::new(*rule, Default::default(), you, *event);
            self.gather(&wanted, &frame, |ability| ability.works_in == WorksIn::Always, &mut found)?;
        }
        let nothing = Frame::new(TextId::Setup(0), Default::default(), Player(0), *event);
        let in_play = Look::new(self.table, &self.game, &nothing).in_play();
        for card in in_play.or(also_hear).iter() {
            if !self.may_listen(self.table.text_of(card), &wanted) {
                continue;
            }
            let Some(you) = self.controller(card, event) else { continue };
            let mut frame = Frame::new(self.table.text_of(card), Default::default(), you, *event);
            frame.source = Some(card);
            frame.stay = Some(self.game.zones.stay(card));
            self.gather(&wanted, &frame, |ability| ability.works_in == WorksIn::Play, &mut found)?;
        }
        for floating in &self.game.floating {
            let Kept::Ability(id) = floating.kept else { continue };
            let ability = self.table.text(floating.frame.text).abilities[id.index()];
            let mut frame = floating.frame.clone();
            frame.event = *event;
            if wanted(&ability) && self.applies(&ability, &frame)? {
                found.push(Listener { id, ability, frame });
            }
        }
        Ok(found)
    }

    fn may_listen(&self, text: TextId, wanted: impl Fn(&Ability) -> bool) -> bool {
        self.table.text(text).abilities.iter().any(wanted)
    }

    fn gather(
        &self,
        wanted: impl Fn(&Ability) -> bool,
        frame: &Frame,
        works: impl Fn(&Ability) -> bool,
        found: &mut Vec<Listener>,
    ) -> Met<()> {
        for (number, ability) in self.table.text(frame.text).abilities.iter().enumerate() {
            if !wanted(ability) || !works(ability) || !self.applies(ability, frame)? {
                continue;
            }
            let mut frame = frame.clone();
            frame.pc = ability.code.unwrap_or_default();
            found.push(Listener { id: AbilityId(number as u16), ability: *ability, frame });
        }
        Ok(())
    }

    fn applies(&self, ability: &Ability, frame: &Frame) -> Met<bool> {
        let look = Look::new(self.table, &self.game, frame);
        if let Some(printed) = ability.printed {
            let set = look.set(printed)?;
            if !frame.event.card.is_some_and(|card| set.contains(card)) {
                return Ok(false);
            }
        }
        for test in [ability.condition, ability.only_while].into_iter().flatten() {
            if !look.holds(test)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Who controls a card in play, or did before the event took it away.
    fn controller(&self, card: Card, event: &Event) -> Option<Player> {
        let place = self.game.zones.place(card);
        let zone = match event.from {
            Some(from) if event.card == Some(card) && !self.table.is_in_play(place) => from,
            Some(_) | None => place,
        };
        self.table.kind_of(zone).and_then(|(_, owner)| owner)
    }

    /// Whether the event can't happen.
    pub(super) fn is_prohibited(&self, event: &Event) -> Met<bool> {
        if event.kind == EventKind::Nothing {
            return Ok(false);
        }
        let wanted = |ability: &Ability| {
            ability.stage == crate::program::Stage::Prohibit && ability.kind == event.kind
        };
        Ok(!self.listeners(wanted, event, CardSet::default())?.is_empty())
    }
}
