//! States that are acted on as soon as they hold, once for each becoming true.

use std::ops::ControlFlow::{Break, Continue};

use super::Match;
use super::bearing::{Listener, bearers};
use super::calm::Calm;
use super::journal::{Actor, Deed, How, Journal};
use super::lifetime::is_shaken;
use crate::game::{Acted, Event, Game, Met, Players, Touched};
use crate::program::{EventKind, Stage};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Something has changed. What nothing can depend on is not noted.
    #[inline(always)]
    pub(super) fn touch(&mut self, more: Touched) {
        if !more.is_nothing() {
            self.touch_something(more);
        }
    }

    /// The same where it is not nothing.
    #[inline(always)]
    pub(super) fn touch_something(&mut self, more: Touched) {
        let mut heeded = *self.in_play.heeded(self.table, &self.game);
        heeded.add(self.game.heeded);
        self.game.touched.add(more.and(&heeded));
    }

    /// Whether something changed that a state or an effect that holds for a while may depend on. What nothing
    /// depends on is forgotten.
    #[inline]
    pub(super) fn has_to_look(&mut self) -> bool {
        if self.game.touched.is_nothing() || self.game.turn == 0 && self.game.floating.is_empty() {
            return false;
        }
        let has_to = self.is_something_shaken();
        if !has_to {
            self.game.touched = Touched::NOTHING;
        }
        has_to
    }

    /// Whether a state may have to be looked at before anything else is done. Where more of the change is to come nothing is
    /// looked at yet, nor forgotten.
    #[inline]
    pub(super) fn is_state_due(&mut self) -> bool {
        let game = &self.game;
        let is_not_yet = |game: &Game<W>| game.turn == 0 || game.ending.is_some();
        let is_more_to_come = |game: &Game<W>| game.together > 0 || !self.is_between_sentences();
        !game.touched.is_nothing() && (is_not_yet(game) || !is_more_to_come(game) && self.has_to_look())
    }

    fn is_something_shaken(&self) -> bool {
        let game = &self.game;
        !game.met.is_empty()
            || !game.looked
            || self.may_begin_with(&game.touched)
            || game.touched.meets(&game.heeded)
                && game.floating.iter().any(|floating| is_shaken(self.table, game, floating))
    }

    /// After a change, unless more of it is to come: whether a rule about a state begins.
    #[inline]
    pub(super) fn sees_to_states(&mut self) -> bool {
        !self.game.touched.is_nothing() && self.looks_at_states()
    }

    #[inline(never)]
    fn looks_at_states(&mut self) -> bool {
        let game = &self.game;
        let is_too_soon = game.turn == 0 && game.floating.is_empty() || game.together > 0;
        if is_too_soon || game.outcome.is_some() || !self.is_between_sentences() {
            return false;
        }
        let may_be_over = game.touched.meets(&game.heeded);
        if !may_be_over && game.met.is_empty() && game.looked && !self.may_begin_with(&game.touched) {
            self.game.touched = Touched::NOTHING;
            return false;
        }
        self.calm = Calm::default();
        self.look_at_states()
    }

    /// Ends what is over, and starts a rule about a state that has come to be.
    #[inline(never)]
    fn look_at_states(&mut self) -> bool {
        let before = std::mem::take(&mut self.game.touched);
        self.end_what_is_over(&before);
        // Nothing is looked at before the first turn, nor when the game is about to end: it is later.
        if self.game.turn == 0 || self.game.ending.is_some() {
            self.game.touched.add(before);
            return false;
        }
        let is_first = !std::mem::replace(&mut self.game.looked, true);
        if is_first {
            self.in_play.renew_heeded(self.table, &self.game);
        }
        let may_begin = is_first || !self.game.met.is_empty() || self.may_begin_with(&before);
        may_begin && self.start_state_rule(if is_first { &Touched::EVERYTHING } else { &before })
    }

    /// Whether a rule, or a card in play, is about something that changed.
    #[inline(always)]
    fn may_begin_with(&self, changed: &Touched) -> bool {
        changed.meets(self.in_play.begins(self.table, &self.game))
    }

    /// Starts one that holds and did not hold before. One that reads nothing of what changed is as it was.
    #[inline(never)]
    fn start_state_rule(&mut self, changed: &Touched) -> bool {
        let event = Event { cause: Some(self.game.active()), ..Event::new(EventKind::Nothing) };
        let (table, game) = (self.table, &self.game);
        let mut holding = Met::default();
        let mut first: Option<(Listener<'_>, Players)> = None;
        let waiting = &table.listeners.state;
        let in_play = waiting.in_play.and(game.zones.in_play());
        let _ = bearers(table, game, waiting, None, in_play, |bearing| {
            let met = if game.met.is_empty() { None } else { game.met.of(bearing.slot(game)) };
            if !bearing.is_touched(changed, met.is_some()) {
                if let Some(met) = met {
                    holding.insert(bearing.slot(game), met);
                }
                return Continue(());
            }
            let Some(listener) = bearing.listener(table, game, &event) else { return Continue(()) };
            let of = match listener.ability.stage {
                Stage::State(Some(who)) => Some(listener.look(table, game, &event).people(who)),
                _of_nobody => None,
            };
            let (met, of_nobody) = (met.map(|met| of.map_or(met, |of| met.and(of))), Players::NOBODY);
            if let Some(met) = met {
                holding.insert(listener.slot, met);
            }
            let newly = of.map_or(of_nobody, |of| of.and_not(met.unwrap_or(of_nobody)));
            let is_new = met.is_none() || !newly.is_empty();
            if is_new && first.is_none() && !game.held_back.contains(listener.slot) {
                first = Some((listener, newly));
            }
            match game.met.is_empty() && first.is_some() {
                true => Break(()),
                false => Continue(()),
            }
        });
        if !self.game.met.is_empty() {
            self.game.met.keep(|slot, _| holding.of(slot));
            self.in_play.renew_heeded(self.table, &self.game);
        }
        let Some((listener, newly)) = first else { return false };
        if self.is_broken_too_often() {
            // The others are looked at, and this one after the next change.
            self.game.held_back.insert(listener.slot);
            self.game.touched.add(Touched::EVERYTHING);
            return true;
        }
        if !self.may_start(listener.slot.text) {
            return true;
        }
        self.game.met.insert(listener.slot, newly);
        self.in_play.renew_heeded(self.table, &self.game);
        // The others are looked at when this one is done.
        self.game.touched.add(Touched::EVERYTHING);
        self.tells_that_it_acts(&listener, event);
        self.begin(&listener, Event { about: newly.0, ..event }, Acted::default());
        if let (Some(frame), Some(_)) = (self.game.stack.text_mut(), listener.ability.code) {
            frame.state = Some(listener.slot);
        }
        true
    }

    /// A card that others don't see shows itself later, when it does something.
    fn tells_that_it_acts(&mut self, listener: &Listener<'_>, event: Event) {
        let Listener { slot, source, you, .. } = *listener;
        if !self.acts_hidden(slot, source) {
            let actor = Actor { text: slot.text, source };
            let deed = Deed { actor, you, how: How::Effect, event, ability: Some(slot.ability) };
            self.journal.acted(self.table, &self.game, &deed);
        }
    }

    /// Something forbids what a rule about a state wants: it is looked at again after the next change.
    pub(super) fn hold_state_back(&mut self, event: &Event) {
        if !matches!(event.kind, EventKind::WinGame | EventKind::LoseGame) {
            return;
        }
        let acting = self.game.stack.innermost_text().and_then(|frame| frame.state);
        if let Some(slot) = acting {
            let others = |players: Players| match event.player {
                Some(player) if players.contains(player) => Some(players.without(player)),
                _nobody => None,
            };
            let left = |players| others(players).filter(|left| !left.is_empty());
            self.game.met.keep(|known, players| if known == slot { left(players) } else { Some(players) });
            self.in_play.renew_heeded(self.table, &self.game);
            self.game.held_back.insert(slot);
        }
    }
}
