//! What holds for a while: when it begins, and when it is over.

use smallvec::SmallVec;

use super::Match;
use super::evaluate::Look;
use super::journal::Journal;
use super::listen::applies;
use super::table::Table;
use crate::game::{Card, CardSet, Event, Floating, Game, Keeps, Kept, KindSet, TextNo, Touched, Work, Zone};
use crate::program::{
    AbilityId, Edge, EventKind, Lifetime, LifetimeId, SetId, Span, Stage, Standing, TestId, When,
};

impl<J: Journal> Match<'_, J> {
    /// The text on top makes something that holds for a while.
    pub(super) fn hold(&mut self, kept: Kept, lasts: LifetimeId) {
        let Some(Work::Body(frame)) = self.game.stack.last() else { return };
        let sets = usize::from(frame.sets)..usize::from(frame.sets) + self.table.kept_sets(frame.text);
        let sets: SmallVec<[CardSet; 1]> = SmallVec::from_slice(&self.game.sets[sets]);
        let mut cards = sets.iter().fold(CardSet::EMPTY, |all, set| all.or(*set));
        for local in card_locals(self.table, frame.text) {
            if let number @ 1.. = frame.locals[local] {
                cards.insert(Card((number - 1) as u8));
            }
        }
        let keeps = Keeps { locals: frame.locals, sets, cards };
        let floating = Floating {
            kept,
            lasts,
            serial: self.game.serial,
            since: self.game.turn,
            has_begun: false,
            text: frame.text,
            you: frame.you,
            source: frame.source,
            stay: frame.stay,
            event: frame.event,
            keeps,
        };
        if let (Kept::Cell(cell, _), Lifetime::RestOfGame) = (kept, lifetime(self.table, &floating)) {
            // Nothing that was set before comes back.
            let at = |cell, you| self.table.cell(cell, you);
            let here = at(cell, floating.you);
            let is_same = |one: &Floating| matches!(one.kept, Kept::Cell(of, _) if at(of, one.you) == here);
            self.game.floating.retain(|one| !is_same(one));
        }
        self.game.serial = self.game.serial.wrapping_add(1);
        self.game.floating.push(floating);
        self.note_effects();
        self.touch(Touched::NUMBERS);
        self.touch(Touched::REST);
        self.touch(Touched::EFFECTS);
    }

    /// Ends what holds while something is so, where it no longer is.
    pub(super) fn end_what_is_over(&mut self, changed: &Touched) {
        if self.game.floating.is_empty() {
            return;
        }
        let table = self.table;
        self.end_where(|game, floating| match hangs_on(table, floating) {
            HangsOn::Test(test) => {
                let may_be_over = || changed.meets(table.watched_while(floating.text, floating.lasts));
                let holds = || Look::from_floating(table, game, floating, &floating.event).holds(test);
                has_moved(game, floating) || may_be_over() && !holds()
            }
            HangsOn::ItsCard => has_left(game, floating),
            HangsOn::Nothing => false,
        });
    }

    /// What holds for a while speaks of cards where they were when it began: one that has gone from there, or
    /// has come back, is another. Whoever controls a card, it stays in play.
    #[inline]
    pub(super) fn let_go(&mut self, card: Card, from: Zone, to: Zone) {
        if self.game.floating.iter().any(|one| one.keeps.cards.contains(card)) {
            self.let_go_of_kept(card, from, to);
        }
    }

    #[inline(never)]
    fn let_go_of_kept(&mut self, card: Card, from: Zone, to: Zone) {
        if self.table.is_in_play(from) && self.table.is_in_play(to) {
            return;
        }
        let mut lets_go = false;
        for one in self.game.floating.iter_mut().filter(|one| one.keeps.cards.contains(card)) {
            one.keeps.cards.remove(card);
            one.keeps.sets.iter_mut().for_each(|set| set.remove(card));
            for local in card_locals(self.table, one.text) {
                if one.keeps.locals[local] == i16::from(card.0) + 1 {
                    one.keeps.locals[local] = 0;
                    lets_go = true;
                }
            }
        }
        if lets_go {
            self.touch(Touched::EFFECTS);
        }
    }

    /// Ends what lasts until such an event, or until the moment that it is.
    pub(super) fn end_what_waited_for(&mut self, kind: EventKind, event: &Event) {
        let table = self.table;
        if !self.game.floating.iter().any(|floating| waits_for(table, floating, kind)) {
            return;
        }
        self.begin_next(kind);
        let is_over = |game: &Game, floating: &Floating| match lifetime(table, floating) {
            Lifetime::ThisTurn => kind == EventKind::TurnEnds,
            Lifetime::Until(edge, when) => is_moment(table, game, floating, when, edge, kind),
            Lifetime::During(when) => {
                floating.has_begun | !when.next
                    && is_moment(table, game, floating, When { next: false, ..when }, Edge::End, kind)
            }
            Lifetime::UntilEvent(ability) => {
                let ability = table.text(floating.text).abilities[ability.index()];
                ability.kind == kind && applies(&Look::from_floating(table, game, floating, event), &ability)
            }
            Lifetime::OnceIn(_) if !floating.has_begun => false,
            Lifetime::Once | Lifetime::OnceIn(_) => once_is_over(table, game, floating, kind, event),
            Lifetime::RestOfGame | Lifetime::EachTurn | Lifetime::While(_) => false,
        };
        self.end_where(|game, floating| {
            is_over(game, floating) || is_used_up(table, game, floating, kind, event)
        });
    }

    /// What the effects wait for and depend on, all in all.
    fn note_effects(&mut self) {
        let (mut awaited, mut heeded) = (KindSet::NONE, Touched::NOTHING);
        for floating in &self.game.floating {
            awaited = awaited.or(awaited_by(self.table, floating));
            heeded.add(heeded_by(self.table, &self.game, floating));
        }
        if awaited != self.game.awaited || self.table.may_effects_offer() {
            self.in_play.forget();
        }
        (self.game.awaited, self.game.heeded) = (awaited, heeded);
    }

    /// Marks those that wait for a next time whose time begins now.
    fn begin_next(&mut self, kind: EventKind) {
        let table = self.table;
        for number in 0..self.game.floating.len() {
            let floating = &self.game.floating[number];
            let when = match lifetime(table, floating) {
                Lifetime::During(when) | Lifetime::Until(_, when) | Lifetime::OnceIn(when) => when,
                Lifetime::RestOfGame
                | Lifetime::ThisTurn
                | Lifetime::EachTurn
                | Lifetime::UntilEvent(_)
                | Lifetime::While(_)
                | Lifetime::Once => continue,
            };
            if begins(when, kind) && is_theirs(table, &self.game, floating, when) {
                self.game.floating[number].has_begun = true;
            }
        }
    }

    pub(super) fn end_where(&mut self, is_over: impl Fn(&Game, &Floating) -> bool) {
        let mut number = 0;
        while let Some(floating) = self.game.floating.get(number) {
            if !is_over(&self.game, floating) {
                number += 1;
                continue;
            }
            let over = self.game.floating.remove(number);
            self.note_effects();
            self.touch(Touched::REST);
            match over.kept {
                Kept::Cell(cell, before) => self.take_back(self.table.cell(cell, over.you), before, number),
                // What may hang on it reads everything, or is such an effect too.
                Kept::Ability(_) => self.touch(Touched::EFFECTS),
                Kept::Control(card, stay, before) => self.give_back(card, stay, before),
                Kept::Direction => {
                    self.game.seats.clockwise = !self.game.seats.clockwise;
                    self.touch(Touched::TURN);
                }
            }
        }
    }

    /// A number that was set for a while is what it was before. Where it was set again since, that still holds, and
    /// it is this that the later one goes back to.
    fn take_back(&mut self, at: usize, before: i16, since: usize) {
        let table = self.table;
        let later = self.game.floating[since..].iter_mut().find_map(|later| match &mut later.kept {
            Kept::Cell(cell, under) => (table.cell(*cell, later.you) == at).then_some(under),
            Kept::Ability(_) | Kept::Control(..) | Kept::Direction => None,
        });
        match later {
            Some(under) => *under = before,
            None => self.game.cells[at] = before,
        }
        self.touch(Touched::NUMBERS);
    }

    /// A card whose control was gained for a while goes back, if it is still the same in play.
    fn give_back(&mut self, card: crate::game::Card, stay: u16, before: crate::game::Player) {
        let zones = &self.game.zones;
        let here = zones.place(card);
        let info = self.table.zones.info(here);
        let (Some(kind), true) = (info.kind, info.in_play && zones.stay(card) == stay) else { return };
        let event = Event {
            to: Some(self.table.zones.of(kind, before)),
            ..Event::of(EventKind::ChangeControl, before)
        };
        self.happen_to(event, crate::game::CardSet::one(card), &crate::game::Acted::default());
    }
}

/// Whether something changed that may end what holds while something is so.
#[inline]
pub fn is_shaken(table: &Table<'_>, game: &Game, floating: &Floating) -> bool {
    match hangs_on(table, floating) {
        HangsOn::Test(_) => {
            game.touched.meets(table.watched_while(floating.text, floating.lasts))
                || has_moved(game, floating)
        }
        HangsOn::ItsCard => has_left(game, floating),
        HangsOn::Nothing => false,
    }
}

/// What has to be so for an effect to go on.
enum HangsOn {
    Test(TestId),
    /// That its card stays where it was.
    ItsCard,
    Nothing,
}

fn hangs_on(table: &Table<'_>, floating: &Floating) -> HangsOn {
    match lifetime(table, floating) {
        Lifetime::While(test) => HangsOn::Test(test),
        Lifetime::EachTurn => HangsOn::ItsCard,
        Lifetime::RestOfGame
        | Lifetime::ThisTurn
        | Lifetime::During(_)
        | Lifetime::Until(..)
        | Lifetime::UntilEvent(_)
        | Lifetime::OnceIn(_)
        | Lifetime::Once => HangsOn::Nothing,
    }
}

/// What has to change for an effect to be over: what it reads, and where the card is that it hangs on.
fn heeded_by(table: &Table<'_>, game: &Game, floating: &Floating) -> Touched {
    let zone_of =
        |card: Option<Card>| card.map_or(Touched::NOTHING, |card| Touched::zone(game.zones.place(card)));
    match hangs_on(table, floating) {
        HangsOn::Test(_) => {
            let mut heeded = *table.watched_while(floating.text, floating.lasts);
            heeded.add(zone_of(floating.event.card));
            heeded
        }
        HangsOn::ItsCard => zone_of(floating.source),
        HangsOn::Nothing => Touched::NOTHING,
    }
}

/// Whether the card that made the effect is no longer where it was.
fn has_left(game: &Game, floating: &Floating) -> bool {
    floating.source.is_some_and(|card| game.zones.stay(card) != floating.stay)
}

/// Whether the card that the effect speaks of is no longer where it was.
fn has_moved(game: &Game, floating: &Floating) -> bool {
    let Event { card, stay, .. } = floating.event;
    card.is_some_and(|card| game.zones.stay(card) != stay && stay != 0)
}

/// The places in which a text keeps cards.
fn card_locals(table: &Table<'_>, text: TextNo) -> impl Iterator<Item = usize> + use<> {
    let mut left = table.card_locals(text);
    std::iter::from_fn(move || {
        let local = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(local)
    })
}

fn lifetime(table: &Table<'_>, floating: &Floating) -> Lifetime {
    table.text(floating.text).lifetimes[floating.lasts.index()]
}

/// The kinds of events that an effect may begin with, be over with or speak of.
fn awaited_by(table: &Table<'_>, floating: &Floating) -> KindSet {
    let mut kinds = KindSet::NONE;
    let abilities = &table.text(floating.text).abilities;
    let when = match lifetime(table, floating) {
        Lifetime::ThisTurn => {
            kinds.add(EventKind::TurnEnds);
            None
        }
        Lifetime::During(when) | Lifetime::Until(_, when) | Lifetime::OnceIn(when) => Some(when),
        Lifetime::UntilEvent(ability) => {
            kinds.add(abilities[ability.index()].kind);
            None
        }
        Lifetime::RestOfGame | Lifetime::EachTurn | Lifetime::While(_) | Lifetime::Once => None,
    };
    match when.map(|when| when.span) {
        Some(Span::ThisTurn | Span::Turn) => {
            kinds.add(EventKind::TurnBegins);
            kinds.add(EventKind::TurnEnds);
        }
        Some(Span::Phase(phase)) => {
            kinds.add(EventKind::PhaseBegins(phase));
            kinds.add(EventKind::PhaseEnds(phase));
        }
        Some(Span::Game) => {
            kinds.add(EventKind::GameBegins);
            kinds.add(EventKind::GameEnds);
        }
        Some(Span::Series) => {
            kinds.add(EventKind::SeriesBegins);
            kinds.add(EventKind::SeriesEnds);
        }
        None => {}
    }
    if let Kept::Ability(id) = floating.kept {
        kinds.add(abilities[id.index()].kind);
    }
    if let Some((verb, _)) = used_up_by(table, floating) {
        kinds.add(verb);
    }
    kinds
}

/// Whether an effect may begin or be over with such an event.
fn waits_for(table: &Table<'_>, floating: &Floating, kind: EventKind) -> bool {
    let of_ability = |id: AbilityId| table.text(floating.text).abilities[id.index()].kind == kind;
    let of_time = |when: When| begins(when, kind) || ends(when, kind);
    let of_what_it_does = || matches!(floating.kept, Kept::Ability(id) if of_ability(id));
    let is_awaited = match lifetime(table, floating) {
        Lifetime::RestOfGame | Lifetime::EachTurn | Lifetime::While(_) => false,
        Lifetime::ThisTurn => kind == EventKind::TurnEnds,
        Lifetime::During(when) | Lifetime::Until(_, when) => of_time(when),
        Lifetime::UntilEvent(ability) => of_ability(ability),
        Lifetime::Once => of_what_it_does(),
        Lifetime::OnceIn(when) => of_time(when) || of_what_it_does(),
    };
    is_awaited || used_up_by(table, floating).is_some_and(|(verb, _)| verb == kind)
}

/// Whether an effect works now: one for a time to come does not before that.
pub fn is_on(table: &Table<'_>, game: &Game, floating: &Floating) -> bool {
    match lifetime(table, floating) {
        Lifetime::During(when) => {
            if when.next {
                return floating.has_begun;
            }
            let theirs = is_theirs(table, game, floating, when);
            match when.span {
                Span::Phase(phase) => theirs && game.phase == Some(phase),
                Span::Turn => theirs,
                Span::ThisTurn | Span::Game | Span::Series => true,
            }
        }
        Lifetime::OnceIn(_) => floating.has_begun,
        Lifetime::RestOfGame
        | Lifetime::ThisTurn
        | Lifetime::EachTurn
        | Lifetime::Until(..)
        | Lifetime::UntilEvent(_)
        | Lifetime::While(_)
        | Lifetime::Once => true,
    }
}

fn begins(when: When, kind: EventKind) -> bool {
    match when.span {
        Span::ThisTurn | Span::Turn => kind == EventKind::TurnBegins,
        Span::Phase(phase) => kind == EventKind::PhaseBegins(phase),
        Span::Game => kind == EventKind::GameBegins,
        Span::Series => kind == EventKind::SeriesBegins,
    }
}

fn ends(when: When, kind: EventKind) -> bool {
    match when.span {
        Span::ThisTurn | Span::Turn => kind == EventKind::TurnEnds,
        Span::Phase(phase) => kind == EventKind::PhaseEnds(phase),
        Span::Game => kind == EventKind::GameEnds,
        Span::Series => kind == EventKind::SeriesEnds,
    }
}

fn is_theirs(table: &Table<'_>, game: &Game, floating: &Floating, when: When) -> bool {
    let look = Look::from_floating(table, game, floating, &floating.event);
    match when.span {
        Span::Turn | Span::Phase(_) => !look.people(when.of).and(game.seats.taking_turn).is_empty(),
        Span::ThisTurn | Span::Game | Span::Series => true,
    }
}

/// Whether the moment that ends it is now.
fn is_moment(
    table: &Table<'_>,
    game: &Game,
    floating: &Floating,
    when: When,
    edge: Edge,
    kind: EventKind,
) -> bool {
    let now = match edge {
        Edge::Beginning => begins(when, kind),
        Edge::End => ends(when, kind),
    };
    // "Until the end of your next turn" waits for a turn that began after the effect.
    let has_come = match edge {
        Edge::Beginning => game.turn > floating.since,
        Edge::End => !when.next || floating.has_begun,
    };
    now && has_come && is_theirs(table, game, floating, when)
}

/// Whether what was to happen once has.
fn once_is_over(table: &Table<'_>, game: &Game, floating: &Floating, kind: EventKind, event: &Event) -> bool {
    let Kept::Ability(id) = floating.kept else { return false };
    let ability = table.text(floating.text).abilities[id.index()];
    ability.kind == kind && applies(&Look::from_floating(table, game, floating, event), &ability)
}

/// "The next card that is discarded must be …" is over with that card, however long it would last.
fn is_used_up(table: &Table<'_>, game: &Game, floating: &Floating, kind: EventKind, event: &Event) -> bool {
    let Some((verb, what)) = used_up_by(table, floating) else { return false };
    let look = Look::from_floating(table, game, floating, event);
    verb == kind && event.card.is_some_and(|card| look.set(what).contains(card))
}

/// What an effect is used up by, and with which cards.
fn used_up_by(table: &Table<'_>, floating: &Floating) -> Option<(EventKind, SetId)> {
    let Kept::Ability(id) = floating.kept else { return None };
    let text = table.text(floating.text);
    let Stage::Standing(standing) = text.abilities[id.index()].stage else { return None };
    let Standing::MustBe { verb, what, once: true, .. } = text.standings[standing.index()] else {
        return None;
    };
    Some((verb, what))
}
