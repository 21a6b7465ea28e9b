//! What a choice leads to.

use super::Match;
use super::calm::{Calm, HowFar};
use super::chosen::as_number;
use super::journal::Journal;
use crate::game::{Answer, Card, Group, Nth, Player, Round, TextNo, Zone, nth_bit};
use crate::program::{Pc, ValueId};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Goes on with what was chosen: the option of the group with this number.
    #[inline(always)]
    pub(super) fn answer(&mut self, player: Player, group: Group<W>, nth: Nth<W>) {
        self.calm = Calm::default();
        match self.table.are_choices_plain() {
            true => self.go_on_with(player, group, nth),
            false => self.answer_among_others(player, group, nth),
        }
    }

    /// The same where others share the turn, or something may be chosen in secret.
    #[inline(never)]
    fn answer_among_others(&mut self, player: Player, group: Group<W>, nth: Nth<W>) {
        if self.table.shares_turns() && is_act(&group) {
            self.was_asked(Round::Acted);
        }
        let in_secret = self.table.has_secrets() && self.is_chosen_in_secret(group);
        self.go_on_with(player, group, nth);
        if in_secret {
            self.keep_secret();
        }
    }

    #[inline(always)]
    fn go_on_with(&mut self, player: Player, group: Group<W>, nth: Nth<W>) {
        let number = nth.number;
        match group {
            Group::TakeCards { then, into, cards } => self.take(then, Some((into, nth.card(&cards)))),
            Group::Take(then) => self.take(then, None),
            Group::Leave(_) if self.game.stack.is_empty() => self.leave_offers(player),
            Group::Leave(then) => self.frame_mut().pc = then,
            Group::Use { text, ability, source } => self.use_ability(player, text, ability, source),
            Group::Permitted { kind, cards } => {
                self.do_permitted(player, kind, nth.card(&cards));
            }
            Group::Action(action) => self.take_action(action, player),
            Group::Wait => self.wait_for_allies(),
            Group::Next { number, .. } => self.start(usize::from(number)),
            Group::Change { number, .. } => self.change_first(usize::from(number)),
            Group::Cards(cards) => self.picked(nth.card(&cards)),
            Group::Unseen(cards) => {
                let card = self.at_random(cards);
                self.picked(card);
            }
            Group::Done => self.picked_enough(),
            Group::Players(players) => {
                players.iter().nth(number).into_iter().for_each(|player| self.chose_player(player));
            }
            Group::Zones(zones) => {
                let zone = nth_bit(zones, number).map(Zone);
                zone.into_iter().for_each(|zone| self.chose(as_number(Answer::<W>::Zone(zone))));
            }
            Group::Numbers { from, .. } => self.chose(from + number as i16),
            Group::Values { first, .. } => self.named(ValueId(first.0 + number as u16)),
            Group::Modes(modes) => {
                nth_bit(modes.into(), number).into_iter().for_each(|mode| self.chose_mode(mode));
            }
            Group::Yes => self.agreed(true),
            Group::No => self.agreed(false),
        }
    }

    #[inline(never)]
    fn is_chosen_in_secret(&self, group: Group<W>) -> bool {
        self.is_in_secret() && is_for_text(&group)
    }

    /// What was taken had been found to be allowed when it was offered.
    #[inline]
    pub(super) fn note_taken(&mut self, text: TextNo, then: Pc, card: Card) {
        let verb = self.table.linked(text).taken[then.index()];
        let how_far = if verb.is_none() { self.calm.how_far } else { HowFar::Unknown };
        self.calm = Calm { how_far, allowed: verb.map(|verb| (verb, card)) };
    }

    /// The one that was chosen changes the event first.
    #[inline(never)]
    fn change_first(&mut self, number: usize) {
        let Some(road) = self.game.stack.pop_road() else { return };
        let mut changing = self.changing(&road.event, &road.acted);
        self.leave_hidden_for_later(&mut changing);
        if number < changing.len() {
            let listener = changing.swap_remove(number);
            self.act_on(road, listener);
        } else {
            self.game.stack.push_road(road);
        }
    }

    /// Whether the ability that asked replaces the event. One that was declined does not ask again.
    #[inline(never)]
    pub(super) fn answer_instead(&mut self, yes: bool) {
        let Some(mut road) = self.game.stack.pop_road() else { return };
        let asking = road.asking.take();
        let listener =
            self.changing(&road.event, &road.acted).into_iter().find(|one| Some(one.slot) == asking);
        match listener {
            Some(listener) if yes => self.replace(road, listener),
            Some(_) | None => {
                if let Some(slot) = asking {
                    road.acted.insert(slot);
                }
                self.game.stack.push_road(road);
            }
        }
    }
}

/// Whether an option of the group is something that is done in a turn.
fn is_act<const W: usize>(group: &Group<W>) -> bool {
    match group {
        Group::TakeCards { .. }
        | Group::Take(_)
        | Group::Use { .. }
        | Group::Permitted { .. }
        | Group::Action(_) => true,
        Group::Leave(_)
        | Group::Wait
        | Group::Cards(_)
        | Group::Unseen(_)
        | Group::Players(_)
        | Group::Zones(_)
        | Group::Values { .. }
        | Group::Numbers { .. }
        | Group::Modes(_)
        | Group::Yes
        | Group::No
        | Group::Done
        | Group::Next { .. }
        | Group::Change { .. } => false,
    }
}

/// Whether the text on top goes on with an option of the group.
fn is_for_text<const W: usize>(group: &Group<W>) -> bool {
    match group {
        Group::TakeCards { .. }
        | Group::Take(_)
        | Group::Leave(_)
        | Group::Cards(_)
        | Group::Unseen(_)
        | Group::Players(_)
        | Group::Zones(_)
        | Group::Values { .. }
        | Group::Numbers { .. }
        | Group::Modes(_)
        | Group::Yes
        | Group::No
        | Group::Done => true,
        Group::Use { .. }
        | Group::Permitted { .. }
        | Group::Action(_)
        | Group::Wait
        | Group::Next { .. }
        | Group::Change { .. } => false,
    }
}
