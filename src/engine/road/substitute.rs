//! What an ability does to an event that has not happened: it changes it, or happens instead.

use super::as_kind;
use crate::engine::Match;
use crate::engine::bearing::Listener;
use crate::engine::journal::{Actor, Deed, How, Journal};
use crate::game::{Acted, Counting, Event, Group, OnRoad, Question};
use crate::program::{EventKind, Makes, Op, Stage};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// An ability acts on the part.
    pub(in crate::engine) fn act_on(&mut self, mut road: Box<OnRoad<W>>, listener: Listener<'_>) {
        road.acted.insert(listener.slot);
        // A number that is changed takes nothing away.
        if listener.ability.stage != Stage::Amount {
            self.note_where_others_lie(&mut road);
        }
        let event = match listener.ability.stage {
            Stage::Amount => {
                road.event = self.as_it_is_changed(&road.event);
                road.event
            }
            _another => self.as_there_is(&road.event),
        };
        match listener.ability.stage {
            Stage::MayInstead(who) => {
                let asked = listener.look(self.table, &self.game, &event).person(who);
                road.acted.retain(|slot| slot != listener.slot);
                road.asking = Some(listener.slot);
                self.game.stack.push_road(road);
                let player = asked.unwrap_or(listener.you);
                if player != listener.you {
                    self.shows_if_hidden(&listener);
                }
                self.game.ask(player, Question::Instead).with(Group::Yes).with(Group::No);
            }
            Stage::Instead => self.replace(road, listener),
            Stage::Before
            | Stage::Amount
            | Stage::Prohibit
            | Stage::After
            | Stage::Impossible
            | Stage::State(_)
            | Stage::Standing(_)
            | Stage::Offer(_)
            | Stage::Effect => {
                let acted = road.acted.clone();
                if listener.ability.stage == Stage::Before {
                    road.follows_first = self.game.touched.is_nothing();
                    if !self.acts_hidden(listener.slot, listener.source) {
                        self.note(&listener, How::First, event);
                    }
                }
                self.game.stack.push_road(road);
                self.begin(&listener, event, acted);
            }
        }
    }

    /// Whether the ability has given the part another number, and does nothing else: its text does not begin where nobody
    /// looks.
    #[inline(never)]
    pub(super) fn has_changed_number(&self, road: &mut OnRoad<W>, listener: &Listener<'_>) -> bool {
        let (false, Stage::Amount, Some(pc)) = (J::LOOKS_ON, listener.ability.stage, listener.ability.code)
        else {
            return false;
        };
        let may_be_hidden = listener.source.is_some_and(|card| self.table.listeners.may_act_hidden(card));
        let only_number = self.table.linked(listener.slot.text).only_changes_number(pc);
        let Some(number) = only_number.filter(|_| !may_be_hidden) else { return false };
        road.acted.insert(listener.slot);
        road.event = self.as_it_is_changed(&road.event);
        road.event.amount = listener.look(self.table, &self.game, &road.event).short(number);
        true
    }

    /// The ability happens instead of the part.
    pub(in crate::engine) fn replace(&mut self, mut road: Box<OnRoad<W>>, listener: Listener<'_>) {
        road.acted.insert(listener.slot);
        let acted = road.acted.clone();
        let event = self.as_there_is(&road.event);
        self.shows_if_hidden(&listener);
        self.note(&listener, How::Instead, event);
        if !self.does_as_much(&listener, &road) {
            self.is_undone(&road);
        }
        road.part = false;
        match road.has_cards {
            true => self.game.stack.push_road(road),
            false => {
                self.forget_what_they_were(road.formers);
                self.game.stack.is_over(road);
            }
        }
        self.begin(&listener, event, acted);
    }

    /// Whether the same is done again instead by whoever would do it: two cards drawn for one. With another card it is
    /// something else, and what is lost instead is no price.
    fn does_as_much(&self, listener: &Listener<'_>, road: &OnRoad<W>) -> bool {
        let (Some(pc), Some(player), false) = (listener.ability.code, road.event.player, road.has_cards)
        else {
            return false;
        };
        if road.event.kind == EventKind::LosePoints {
            return false;
        }
        let kind = match road.event.kind {
            EventKind::DrawCard => EventKind::Draw,
            kind => kind,
        };
        let look = listener.look(self.table, &self.game, &road.event);
        let mut code = look.text().code[pc.index()..].iter().take_while(|op| !matches!(op, Op::End));
        let is_by_them = |deed: Makes| deed.kind == kind && look.people(deed.who).contains(player);
        code.any(|op| {
            Makes::of(*op).is_some_and(is_by_them)
                && (kind != EventKind::ChangeValue || changes_alike(op, &road.event))
        })
    }

    /// Others hear of it now, whatever its text does.
    fn shows_if_hidden(&mut self, listener: &Listener<'_>) {
        if let Some(card) = listener.source.filter(|_| self.acts_hidden(listener.slot, listener.source)) {
            self.shows_itself(card, listener.stay);
        }
    }

    fn note(&mut self, listener: &Listener<'_>, how: How, event: Event) {
        let actor = Actor { text: listener.slot.text, source: listener.source };
        let deed = Deed { actor, you: listener.you, how, event, ability: None };
        self.journal.acted(self.table, &self.game, &deed);
    }

    /// Starts the text of an ability that was met.
    pub(in crate::engine) fn begin(&mut self, listener: &Listener<'_>, event: Event, acted: Acted) {
        let Some(pc) = listener.ability.code else { return };
        let event = as_kind(self.table, &event, listener.ability.kind);
        if self.acts_hidden(listener.slot, listener.source) {
            let Listener { slot, you, source, stay, .. } = *listener;
            return self.begins_hidden(slot, pc, (you, source, stay), acted, &event);
        }
        let keeps = listener.keeps_at(&self.game, &event).cloned();
        let frame = self.begin_text(listener.slot.text, pc, listener.you, &event);
        (frame.source, frame.stay) = (listener.source, listener.stay);
        frame.acted = acted;
        if let Some(keeps) = keeps {
            self.go_on_with_kept(&keeps);
        }
    }
}

/// Whether the instruction gives more of the same number, or sets the same one. Less of it is no price that was paid.
fn changes_alike(op: &Op, event: &Event) -> bool {
    match (*op, event.counting) {
        (Op::AddToCell { cell, .. }, Counting::Plus) | (Op::SetCell { cell, .. }, Counting::Becomes) => {
            u16::from(cell.0) == event.about
        }
        (_, _) => false,
    }
}
