//! What holds for a while: when it begins, and when it is over.

use smallvec::SmallVec;

use super::Match;
use super::evaluate::Look;
use super::journal::Journal;
use super::lifetime::{
    awaited_by, begins, card_locals, has_moved, heeded_by, is_beginning, is_theirs, lifetime, touched_by_new,
    waits_for,
};
use super::over::{is_over_by_event, is_over_by_time};
use super::table::Passage;
use crate::game::{Card, CardSet, Event, Floating, Frame, Game, Gone, Keeps, Kept, KindSet, Step, Touched};
use crate::program::{EventKind, Lifetime, LifetimeId};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// The text on top makes something that holds for a while.
    pub(super) fn hold(&mut self, kept: Kept, lasts: LifetimeId) {
        let table = self.table;
        let Some(&Frame { text, you, .. }) = self.game.stack.text() else { return };
        if let (Kept::Cell(cell, _), Lifetime::RestOfGame) = (kept, table.text(text).lifetimes[lasts.index()])
        {
            self.forget_numbers(table.cell(cell, you));
        }
        let Game { stack, sets, floating, serial, turn, .. } = &mut self.game;
        let Some(frame) = stack.text() else { return };
        let first = usize::from(frame.sets);
        let sets = &sets[first..first + table.kept_sets(text)];
        let mut cards = sets.iter().fold(CardSet::EMPTY, |all, set| all.or(*set));
        let sets = if sets.is_empty() { SmallVec::new() } else { SmallVec::from_slice(sets) };
        for local in card_locals(table, text) {
            if let number @ 1.. = frame.locals[local] {
                cards.insert(Card((number - 1) as u8));
            }
        }
        if let Kept::Control(card, ..) = kept {
            cards.insert(card);
        }
        floating.push(Floating {
            kept,
            lasts,
            serial: *serial,
            since: *turn,
            has_begun: false,
            text,
            you,
            source: frame.source,
            stay: frame.stay,
            event: frame.event,
            keeps: Keeps { locals: frame.locals, sets, cards },
        });
        *serial = serial.wrapping_add(1);
        self.note_new_effect();
    }

    /// A number is set for the rest of the game: nothing that was set before comes back.
    #[inline(never)]
    fn forget_numbers(&mut self, at: usize) {
        let table = self.table;
        self.forget_effects(|one| matches!(one.kept, Kept::Cell(of, _) if table.cell(of, one.you) == at));
    }

    /// Such effects are over, and what they made so stays as it is.
    pub(super) fn forget_effects(&mut self, is_such: impl Fn(&Floating<W>) -> bool) {
        if self.game.floating.iter().any(&is_such) {
            self.game.floating.retain(|one| !is_such(one));
            self.note_effects();
        }
    }

    /// What the latest effect waits for and depends on comes to that of the others.
    fn note_new_effect(&mut self) {
        let (table, game) = (self.table, &self.game);
        let Some(floating) = game.floating.last() else { return };
        let awaited = game.awaited.or(awaited_by(table, floating));
        let mut heeded = game.heeded;
        heeded.add(heeded_by(table, game, floating));
        let touched = touched_by_new(table, game, floating);
        let kept = self.in_play.kept().or(floating.keeps.cards);
        self.effects_are(awaited, heeded, kept);
        self.touch(touched);
        self.may_end_at_once();
    }

    /// What begins when the end of a time has been told is over with that time, if it holds no longer.
    fn may_end_at_once(&mut self) {
        let kind = match self.game.steps.next() {
            Some(Step::NextTurn) => EventKind::TurnEnds,
            Some(Step::PhaseBegins(number)) if *number > 0 => {
                EventKind::PhaseEnds(self.table.phases[usize::from(number - 1)].0)
            }
            _another => return,
        };
        let newest = self.game.floating.last();
        if newest.is_some_and(|newest| is_over_by_time(self.table, &self.game, newest, kind)) {
            self.is_over_later(kind);
        }
    }

    /// Ends what holds while something is so, where it no longer is.
    pub(super) fn end_what_is_over(&mut self, changed: &Touched) {
        if self.game.floating.is_empty() {
            return;
        }
        let table = self.table;
        self.end_where(0, |game, floating| {
            let lasts = table.lasts_while(floating.text, floating.lasts);
            lasts.hangs_on.is_some_and(|test| {
                let holds = || Look::from_floating(table, game, floating, &floating.event).holds(test);
                let plainly = || lasts.holds_plainly(game, floating);
                debug_assert!(plainly().is_none_or(|plainly| plainly == holds()), "a card is where it is");
                has_moved(lasts, game, floating)
                    || changed.meets(&lasts.reads) && !plainly().unwrap_or_else(holds)
            })
        });
    }

    /// What holds for a while speaks of cards where they were when it began: one that has gone from there, or
    /// has come back, is another. Whoever controls a card, it stays in play; whoever gained it for good keeps it.
    #[inline]
    pub(super) fn let_go(&mut self, card: Card, passage: &Passage) {
        if self.in_play.is_kept(&self.game, card) {
            self.let_go_of_kept(card, passage);
        }
    }

    #[cold]
    fn let_go_of_kept(&mut self, card: Card, passage: &Passage) {
        if passage.stays_in_play() {
            return self.forget_loans(card);
        }
        let mut lets_go = false;
        let Game { floating, gone, .. } = &mut self.game;
        gone.retain(|gone| gone.card != card && floating.iter().any(|one| one.serial == gone.serial));
        for one in self.game.floating.iter_mut().filter(|one| one.keeps.cards.contains(card)) {
            let Floating { serial, text, .. } = *one;
            let (from, stay, keeps) = (passage.from, self.game.zones.stay(card), one.keeps.clone());
            self.game.gone.push(Gone { serial, text, card, from, stay, keeps });
            one.keeps.cards.remove(card);
            one.keeps.sets.iter_mut().for_each(|set| set.remove(card));
            for local in card_locals(self.table, one.text) {
                if one.keeps.locals[local] == i16::from(card.0) + 1 {
                    one.keeps.locals[local] = 0;
                    lets_go = true;
                }
            }
        }
        self.in_play.renew_kept(&self.game);
        if lets_go {
            self.touch(Touched::EFFECTS);
        }
    }

    /// Ends what lasts until such an event, or until the moment that it is. Most effects only speak of it.
    #[inline(never)]
    pub(super) fn end_what_waited_for(&mut self, kind: EventKind, event: &Event) {
        let table = self.table;
        let first = self.game.floating.iter().position(|floating| waits_for(table, floating, kind));
        if let Some(first) = first {
            self.end_from(first, kind, event);
        }
    }

    /// The same, where this is the first that waits for it.
    #[inline(never)]
    fn end_from(&mut self, first: usize, kind: EventKind, event: &Event) {
        let table = self.table;
        if is_beginning(kind) {
            self.begin_next(first, kind);
        }
        // What is done at the end of a time is still done in it.
        let is_over = |one: &Floating<W>| is_over_by_time(table, &self.game, one, kind);
        let is_any = !self.game.waiting.is_empty() && self.game.floating[first..].iter().any(is_over);
        let is_later = is_any && self.is_over_later(kind);
        self.end_where(first, |game, floating| {
            !is_later && is_over_by_time(table, game, floating, kind)
                || is_over_by_event(table, game, floating, kind, event)
        });
    }

    /// Whether the time whose end is told is over when all that waits for that has been done.
    fn is_over_later(&mut self, kind: EventKind) -> bool {
        let step = match kind {
            EventKind::TurnEnds => Step::TurnIsOver,
            EventKind::PhaseEnds(phase) => Step::PhaseIsOver(phase),
            _another => return false,
        };
        if self.game.steps.next() != Some(&step) {
            self.then(step);
        }
        true
    }

    /// Nothing is left to be done in a time: what holds until its end is over.
    pub(super) fn end_with_time(&mut self, kind: EventKind) {
        let table = self.table;
        self.end_where(0, |game, floating| is_over_by_time(table, game, floating, kind));
    }

    /// What the effects wait for and depend on, all in all.
    pub(super) fn note_effects(&mut self) {
        let (mut awaited, mut heeded, mut kept) = (KindSet::NONE, Touched::NOTHING, CardSet::EMPTY);
        for floating in &self.game.floating {
            kept.add(&floating.keeps.cards);
            awaited = awaited.or(awaited_by(self.table, floating));
            heeded.add(heeded_by(self.table, &self.game, floating));
        }
        self.effects_are(awaited, heeded, kept);
    }

    #[inline]
    fn effects_are(&mut self, awaited: KindSet, heeded: Touched, kept: CardSet<W>) {
        if self.table.may_stop_turns(awaited.or(self.game.awaited)) {
            self.in_play.forget_stops();
        }
        (self.game.awaited, self.game.heeded) = (awaited, heeded);
        self.in_play.effects_keep(kept);
        if !self.table.listeners.state.effects.is_empty() {
            self.in_play.renew_heeded(self.table, &self.game);
        }
    }

    /// Marks those that wait for a next time whose time begins now: none before the first of them waits for that.
    fn begin_next(&mut self, first: usize, kind: EventKind) {
        let table = self.table;
        for number in first..self.game.floating.len() {
            let floating = &self.game.floating[number];
            let when = match lifetime(table, floating) {
                Lifetime::During(when) | Lifetime::Until(_, when) | Lifetime::OnceIn(when) => when,
                Lifetime::RestOfGame
                | Lifetime::ThisTurn
                | Lifetime::UntilEvent(_)
                | Lifetime::While(_)
                | Lifetime::Once => continue,
            };
            if begins(when, kind) && is_theirs(table, &self.game, floating, when) {
                self.game.floating[number].has_begun = true;
            }
        }
    }

    /// Ends those that are over, from this one on.
    pub(super) fn end_where(&mut self, first: usize, is_over: impl Fn(&Game<W>, &Floating<W>) -> bool) {
        let mut number = first;
        while let Some(floating) = self.game.floating.get(number) {
            match is_over(&self.game, floating) {
                true => self.end_effect(number),
                false => number += 1,
            }
        }
    }

    /// Ends an effect, and what it made so.
    #[inline(never)]
    fn end_effect(&mut self, number: usize) {
        let over = self.game.floating.remove(number);
        self.note_effects();
        self.touch(Touched::REST);
        match over.kept {
            Kept::Cell(cell, before) => self.take_back(self.table.cell(cell, over.you), before, number),
            // What may hang on it reads everything, or is such an effect too.
            Kept::Ability(_) => self.touch(Touched::EFFECTS),
            Kept::Control(card, stay, before) => self.give_back(card, stay, before, number),
            Kept::Direction => {
                self.game.seats.clockwise = !self.game.seats.clockwise;
                self.touch(Touched::TURN);
            }
        }
    }
}
