//! Before a change: what forbids it, and what changes it. A part of an event about several cards that is
//! stopped or replaced drops out; the others go on.

use std::ops::ControlFlow::Continue;

use super::{Next, as_kind};
use crate::engine::Match;
use crate::engine::bearing::{Bearing, Listener, bearers};
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::listen::{Listening, any};
use crate::engine::possible::is_prohibited;
use crate::engine::table::Listens;
use crate::game::{Acted, Card, CardSet, ChangedPart, Event, Group, OnRoad, Player, Question, Stage};
use crate::program::{self, Commutes, EventKind};

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    pub(super) fn intent(&mut self, road: &mut OnRoad<W>) -> Next<'t> {
        if road.heard.is_empty() {
            road.heard = self.game.zones.in_play();
        }
        if !road.lay.is_empty() {
            self.leave_out_those_gone(road);
        }
        loop {
            if !road.part && !self.next_to_look_at(road) {
                return goes_on(road);
            }
            // A draw of no cards is no event.
            let is_nothing = road.event.amount <= 0 && is_counted(road.event.kind)
                || self.takes_from_nothing(&road.event)
                || self.is_beyond_means(&road.event)
                || road.has_cards && self.has_gone(&road.event);
            let is_forbidden =
                !is_nothing && (self.is_part_forbidden(road) || self.is_gain_forbidden(&road.event));
            if is_nothing || is_forbidden {
                self.is_stopped(road, is_forbidden);
            }
            if is_nothing || is_forbidden || self.is_about_nobody(&road.event) {
                road.part = false;
                if road.has_cards {
                    continue;
                }
                return Next::Nothing;
            }
            let mut changing = Listening::new();
            self.find_changing(&road.event, &road.acted, &mut changing);
            self.leave_hidden_for_later(&mut changing);
            match self.first_of(&changing, road) {
                First::Nothing => {
                    if !road.has_cards {
                        return goes_on(road);
                    }
                    if let Some(card) = road.event.card {
                        road.going.insert(card);
                        if road.event.amount != road.amount || road.acted != road.inherited {
                            note_change(road, card);
                        }
                    }
                    road.part = false;
                }
                First::This if self.has_changed_number(road, &changing[0]) => {}
                First::This => return Next::Acts(changing[0]),
                First::Ask(player) => {
                    let pending = self.game.ask(player, Question::Substitution);
                    for (number, one) in changing.iter().enumerate() {
                        let (number, text) = (number as u16, one.slot.text);
                        pending.with(Group::Change { number, text, source: one.source });
                    }
                    return Next::Decision;
                }
            }
        }
    }

    /// The part that is looked at comes to nothing, or something forbids it.
    #[cold]
    #[inline(never)]
    fn is_stopped(&mut self, road: &OnRoad<W>, is_forbidden: bool) {
        if is_forbidden {
            self.hold_state_back(&road.event);
            self.journal.forbidden(self.table, &self.game, &road.event);
        }
        self.is_undone(road);
    }

    /// Something forbids the part that is looked at, or all of it, or something else happens instead.
    #[cold]
    #[inline(never)]
    pub(super) fn is_undone(&mut self, road: &OnRoad<W>) {
        let kind = road.event.kind;
        self.does_not_hold(&road.event);
        if let (true, Some(card)) = (road.has_cards, road.event.card) {
            self.spares(kind, card);
            self.undoes_the_verb(card);
        }
        let is_all = match road.has_cards {
            true => road.left.or(road.going).or(road.done).is_empty(),
            false => self.is_nothing_seen(road),
        };
        if !road.has_cards {
            self.tell_the_next(road, false);
        }
        if is_all && !self.is_gain_of_gift(&road.event) {
            self.comes_to_nothing(kind);
        }
        if kind == EventKind::Search {
            self.finds_nothing();
        }
    }

    /// Takes the next part; false where none is left.
    #[inline(always)]
    fn next_to_look_at(&mut self, road: &mut OnRoad<W>) -> bool {
        if road.has_cards {
            return self.next_card_to_look_at(road);
        }
        road.part = true;
        true
    }

    /// The same of an event about cards.
    #[inline(never)]
    fn next_card_to_look_at(&mut self, road: &mut OnRoad<W>) -> bool {
        if !self.may_interfere(&road.event) {
            road.going = road.going.or(road.left);
            road.left = CardSet::EMPTY;
        }
        if road.halves.is_some() {
            road.event.to = None;
        }
        let Some(card) = self.next_part(&road.left, &road.event) else { return false };
        road.left.remove(card);
        if let Some(halves) = &road.halves {
            road.event.to = Some(self.takes_place(halves, card).zone);
        }
        road.event.card = Some(card);
        road.event.from = Some(self.game.zones.place(card));
        road.event.stay = self.game.zones.stay(card);
        road.event.amount = road.changed(card).map_or(road.amount, |part| part.amount);
        road.acted = road.inherited.clone();
        (road.part, road.follows_first) = (true, false);
        true
    }

    /// Whether anything could stop or change events of the kind.
    pub(super) fn may_interfere(&self, event: &Event) -> bool {
        !self.table.listeners.lets_pass(event.kind) || self.table.kind(event.kind).may_change_hands
    }

    /// Whether something forbids the event.
    #[inline(always)]
    pub(in crate::engine) fn is_forbidden(&self, event: &Event) -> bool {
        let may_be = !self.table.kind(event.kind).is_unforbidden || self.may_meet_as_move(event);
        may_be && self.is_prohibited_as_there_is(event)
    }

    #[inline(never)]
    fn is_prohibited_as_there_is(&self, event: &Event) -> bool {
        match self.less_than_said(event) {
            Some(less) => is_prohibited(self.table, &self.game, &less),
            None => is_prohibited(self.table, &self.game, event),
        }
    }

    /// Whether something stops or changes moves, and this is one.
    #[inline]
    pub(super) fn may_meet_as_move(&self, event: &Event) -> bool {
        self.table.listeners.may_meet(self.table, event)
    }

    /// The abilities that would change the part and have not acted on it.
    pub(in crate::engine) fn changing(&self, event: &Event, acted: &Acted) -> Listening<'t> {
        let mut found = Listening::new();
        self.find_changing(event, acted, &mut found);
        found
    }

    /// The same, written where they are asked for.
    #[inline(always)]
    fn find_changing(&self, event: &Event, acted: &Acted, found: &mut Listening<'t>) {
        let is_move = self.may_meet_as_move(event);
        if is_move || !self.table.kind(event.kind).is_unchanged {
            self.add_changing(event.kind, event, acted, found);
        }
        if is_move {
            self.add_changing_as_move(event, acted, found);
        }
    }

    /// Those of them that listen to what the move of its card comes to.
    #[cold]
    #[inline(never)]
    fn add_changing_as_move(&self, event: &Event, acted: &Acted, found: &mut Listening<'t>) {
        let kinds = super::kinds_as_move(self.table, event);
        kinds.for_each(|kind| self.add_changing(kind, &as_kind(self.table, event, kind), acted, found));
    }

    /// Those of them that listen to the kind.
    #[inline(never)]
    fn add_changing(&self, kind: EventKind, event: &Event, acted: &Acted, found: &mut Listening<'t>) {
        let (table, game) = (self.table, &self.game);
        let less = self.less_than_said(event);
        let event = less.as_ref().unwrap_or(event);
        let Some(heard) = table.listeners.heard(kind, Listens::Change) else { return };
        let has_acted = |one: &Bearing<'_, '_, W>| !acted.is_empty() && acted.contains(one.slot(game));
        let in_play = heard.concerned(table, game, event.player, event.card, &CardSet::EMPTY);
        let _ = bearers(table, game, heard, event.player, in_play, |one| {
            if !has_acted(&one)
                && let Some(one) = one.listener(table, game, event)
                && self.can_replace(&one, event)
            {
                found.push(one);
            }
            Continue(())
        });
    }

    /// Whether any ability would change an event that none has acted on.
    #[inline]
    pub(super) fn is_changed(&self, event: &Event) -> bool {
        let may_be = !self.table.kind(event.kind).is_unchanged || self.may_meet_as_move(event);
        may_be && self.would_change(event)
    }

    fn would_change(&self, event: &Event) -> bool {
        let less = self.less_than_said(event);
        let event = less.as_ref().unwrap_or(event);
        let is_met = |kind, event: &Event| {
            any(self.table, &self.game, kind, Listens::Change, event, |one| self.can_replace(&one, event))
        };
        let is_met_as = |kind| is_met(kind, &as_kind(self.table, event, kind));
        is_met(event.kind, event)
            || self.may_meet_as_move(event) && super::kinds_as_move(self.table, event).any(is_met_as)
    }

    /// What may be done instead is offered only where it can be done.
    #[inline(always)]
    fn can_replace(&self, one: &Listener<'_>, event: &Event) -> bool {
        let program::Stage::MayInstead(who) = one.ability.stage else { return true };
        let text = one.slot.text;
        let look = Look::from_text(self.table, &self.game, text, one.you, one.source, event);
        let asked = look.person(who).filter(|player| self.game.players().contains(*player));
        asked.is_some() && one.ability.code.is_none_or(|pc| self.can_begin(&look.asked_of(asked), pc))
    }

    /// The one that acts next. Whoever is met by the event orders them, where it makes a difference.
    fn first_of(&self, changing: &Listening<'t>, road: &OnRoad<W>) -> First {
        if changing.is_empty() {
            return First::Nothing;
        }
        if changing.len() == 1 || self.in_any_order(changing, &road.event, &road.acted) {
            return First::This;
        }
        let first = &changing[0];
        let player = match self.acts_hidden(first.slot, first.source) {
            true => first.you,
            false => self.or_next(super::affected(self.table, &road.event, self.game.active())),
        };
        First::Ask(player)
    }

    /// Whether all orders come to the same: numbers that are added up, or copies of one text.
    pub(super) fn in_any_order(&self, changing: &Listening<'_>, event: &Event, acted: &Acted) -> bool {
        let Some(first) = changing.first() else { return true };
        if changing.iter().all(|one| self.are_copies(first, one)) {
            return true;
        }
        match first.ability.commutes {
            Commutes::Nothing => false,
            Commutes::Times => changing.iter().all(|one| one.ability.commutes == Commutes::Times),
            Commutes::PlusMinus | Commutes::PlusMinusOfSome => self.adds_up(changing, event, acted),
        }
    }

    /// Whether both are the same text of the same player, and which is which makes no difference.
    pub(super) fn are_copies(&self, one: &Listener<'_>, other: &Listener<'_>) -> bool {
        let (text, ability) = (one.slot.text, one.slot.ability);
        !self.table.reads(text, ability).this
            && (other.slot.text, other.slot.ability, other.you) == (text, ability, one.you)
            && other.keeps(&self.game) == one.keeps(&self.game)
    }
}

/// Nothing is left to look at: it happens.
fn goes_on<'t, const W: usize>(road: &mut OnRoad<W>) -> Next<'t> {
    road.stage = Stage::Change;
    road.to_come = road.event.amount;
    Next::Stage
}

/// Something acted on the part. What it did to the only part, it did to the whole.
fn note_change<const W: usize>(road: &mut OnRoad<W>, card: Card) {
    let (amount, acted) = (road.event.amount, road.acted.clone());
    if road.left.is_empty() && road.going == CardSet::one(card) && road.changed.is_none() {
        (road.amount, road.inherited) = (amount, acted);
    } else {
        road.change_part(ChangedPart { card, amount, acted });
    }
}

enum First {
    Nothing,
    /// The first of them.
    This,
    /// Whoever orders them.
    Ask(Player),
}

/// Events with a number that can be none.
pub(super) fn is_counted(kind: EventKind) -> bool {
    matches!(
        kind,
        EventKind::Draw
            | EventKind::PutCounters
            | EventKind::RemoveCounters
            | EventKind::Score
            | EventKind::LosePoints
    )
}
