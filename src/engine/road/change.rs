//! The change itself, part by part.

use rand::RngExt as _;

use super::Next;
use crate::engine::Match;
use crate::engine::evaluate::LIMIT;
use crate::engine::journal::Journal;
use crate::game::{
    Card, CardSet, ChangedPart, Counting, Event, Halves, Mark, OnRoad, Player, Players, Skip, Stage, TextNo,
    Zone,
};
use crate::program::{CellId, CounterId, End, EventKind, Kept, PhaseId};

/// What became of a change.
pub(super) enum Changed {
    /// It has happened.
    Yes,
    /// The text that says what it comes to has to be done first; then it has.
    After(TextNo),
    /// There was nothing to do it with.
    No,
}

/// What a change needs besides its event.
#[derive(Clone, Copy)]
pub(super) struct Rest<const W: usize> {
    /// The cards that still go with this one.
    pub going: CardSet<W>,
    /// What an exchange exchanges.
    pub halves: Option<Halves>,
    pub keep: Option<Kept>,
}

impl<const W: usize> Rest<W> {
    pub const NONE: Rest<W> = Rest { going: CardSet::EMPTY, halves: None, keep: None };
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    pub(super) fn change<'t>(&mut self, road: &mut OnRoad<W>) -> Next<'t> {
        if road.has_cards {
            return self.change_with_cards(road);
        }
        if road.event.kind == EventKind::Draw {
            while road.to_come > 0 {
                road.to_come -= 1;
                if !self.walk_with_top(&road.event, road.keep) {
                    return Next::Offspring;
                }
                road.came += 1;
            }
            road.event.amount = road.came;
            road.stage = Stage::Done;
            return if road.came > 0 { Next::Stage } else { Next::Nothing };
        }
        let changed = self.apply_road(road);
        road.stage = Stage::Done;
        if let Changed::Yes = changed {
            self.hand_over(&road.event, &road.acted);
        }
        match changed {
            Changed::Yes => Next::Stage,
            Changed::After(text) => Next::Text(text),
            Changed::No => Next::Nothing,
        }
    }

    /// The same part by part.
    #[inline(never)]
    fn change_with_cards<'t>(&mut self, road: &mut OnRoad<W>) -> Next<'t> {
        if !road.lay.is_empty() {
            self.leave_out_those_gone(road);
        }
        if road
            .halves
            .is_some_and(|halves| road.done.is_empty() && road.going.len() != usize::from(halves.all))
        {
            self.forget_halves(road);
            self.comes_to_nothing(road.event.kind);
            return Next::Nothing;
        }
        if road.formers.is_none() {
            road.formers = self.note_what_they_are(&road.event, &road.going);
        }
        let piles = self.piles_of(road);
        while let Some(card) = self.next_part(&road.going, &road.event) {
            road.going.remove(card);
            road.event.card = Some(card);
            road.event.from = Some(self.game.zones.place(card));
            road.event.stay = self.game.zones.stay(card);
            let changed = road.changed(card);
            let (amount, acted) =
                changed.map_or((road.amount, None), |part| (part.amount, Some(&part.acted)));
            road.acted = acted.unwrap_or(&road.inherited).clone();
            road.event.amount = amount;
            match self.apply_road(road) {
                Changed::Yes => {
                    road.done.insert(card);
                    if road.event.amount != amount {
                        note_amount(road, card);
                    }
                }
                Changed::No => {}
                Changed::After(text) => {
                    road.done.insert(card);
                    return Next::Text(text);
                }
            }
        }
        self.lie_where_others_lay(&piles, road);
        self.forget_halves(road);
        road.stage = Stage::Done;
        if road.done.is_empty() { Next::Nothing } else { Next::Stage }
    }

    /// Makes the change of the part that is looked at.
    #[inline(never)]
    fn apply_road(&mut self, road: &mut OnRoad<W>) -> Changed {
        if let EventKind::LookAt | EventKind::Reveal = road.event.kind
            && !road.has_cards
        {
            let cards = match road.cards {
                Some(cards) if road.left.is_empty() => self.see_together(&mut road.event, cards, road.keep),
                Some(cards) => self.see_those_of_one(road, cards),
                None => self.see_chosen(&road.event, road.left),
            };
            if cards.is_empty() {
                return Changed::No;
            }
            self.tell_what_was_seen(&mut road.event, cards);
            road.done = cards;
            return Changed::Yes;
        }
        let OnRoad { event, going, keep, halves, .. } = road;
        let rest = Rest { going: *going, halves: *halves, keep: *keep };
        self.apply(event, &rest)
    }

    /// Makes the change of one part.
    pub(super) fn apply(&mut self, event: &mut Event, rest: &Rest<W>) -> Changed {
        let player = event.player.unwrap_or(self.game.active());
        match event.kind {
            EventKind::Draw => unreachable!("its cards come one by one"),
            EventKind::DrawCard => return self.draw_card(event, rest.keep, player),
            EventKind::Discard
            | EventKind::Play
            | EventKind::Put
            | EventKind::Return
            | EventKind::Give
            | EventKind::ChangeControl
            | EventKind::Deal => match self.goal(event) {
                Some((to, end)) => self.move_part(event, rest, to, end),
                None if event.kind == EventKind::Discard => return self.no_place(event.kind),
                None => return Changed::No,
            },
            EventKind::Exchange => return self.exchange_part(event, rest),
            EventKind::SetAside => {
                self.move_part(event, rest, Zone::ASIDE, End::Into);
                if let (Some(card), Some(host)) = (event.card, event.about.checked_sub(1)) {
                    self.game.aside.push((Card(host as u8), card));
                }
            }
            // Whoever can't pay what it costs does not do it.
            EventKind::Own(_) if self.is_beyond_means(event) => {
                self.comes_to_nothing(event.kind);
                return Changed::No;
            }
            EventKind::Destroy | EventKind::Own(_) => {
                let definition = self.table.verb(event.kind);
                return definition.map_or_else(|| self.no_place(event.kind), Changed::After);
            }
            EventKind::Shuffle => self.shuffle(event),
            EventKind::RollDie => {
                let die = self.game.chance.random_range(1..=6);
                self.game.seats.seat_mut(player).die = die;
                event.amount = die;
            }
            EventKind::LookAt | EventKind::Reveal => unreachable!("what is seen is worked out on the road"),
            EventKind::Search => {
                let cards = event.from.map_or(CardSet::EMPTY, |zone| self.game.zones.set(zone));
                self.show(cards, Players::one(player));
                self.game.handling.mix(cards, Players::one(player));
            }
            EventKind::PutCounters | EventKind::RemoveCounters => return self.change_counters(event),
            EventKind::ChangeValue => {
                let (cell, of) = (CellId(event.about as u8), event.whose_number().unwrap_or(player));
                let is_paid = !self.is_unpaid(event);
                if is_paid {
                    event.amount = self.change_number(cell, of, event.amount, event.counting);
                }
                // Nothing was there to be taken away.
                if !is_paid || event.amount == 0 && event.counting != Counting::Becomes {
                    let is_free = is_paid && event.counting == Counting::Paid;
                    if !is_free && !self.is_gain_of_gift(event) {
                        self.comes_to_nothing(event.kind);
                    }
                    return Changed::No;
                }
            }
            EventKind::Score | EventKind::LosePoints => {
                event.amount = self.change_points(player, event);
                // Nothing was there to be taken away, or more than so many are not kept.
                if event.amount == 0 {
                    self.comes_to_nothing(event.kind);
                    return Changed::No;
                }
            }
            // Nobody wins twice, and nobody after the game.
            EventKind::WinGame | EventKind::LoseGame if self.game.is_over => return Changed::No,
            EventKind::WinGame if self.game.winners.contains(player) => return Changed::No,
            EventKind::WinGame => {
                self.game.winners = self.game.winners.with(player);
                self.end_at_once();
            }
            EventKind::LoseGame => self.leave_game(player),
            EventKind::TakeFirstTurn => self.game.seats.active = player,
            EventKind::TakeAnotherTurn => self.game.seats.again.push(player),
            EventKind::SkipTurn => {
                let seat = self.game.seats.seat_mut(player);
                seat.misses = seat.misses.saturating_add(1);
                // It is skipped when its time comes; now it is only told.
                self.journal.happened(self.table, &self.game, event);
                return Changed::No;
            }
            EventKind::SkipPhase => {
                let phase = PhaseId(event.about as u8);
                let is_of_this_turn = event.amount == 0 && self.has_to_come(phase, player);
                let only_in = is_of_this_turn.then_some(self.game.turn);
                self.game.seats.skips.push(Skip { player, phase, only_in });
            }
            EventKind::Reverse => self.game.seats.clockwise = !self.game.seats.clockwise,
            EventKind::BecomeDealer => self.game.seats.dealer = player,
            EventKind::WinSeries => self.game.series_winners = self.game.series_winners.with(player),
            EventKind::Choose
            | EventKind::Name
            | EventKind::Announce
            | EventKind::TakeAction
            | EventKind::TurnBegins
            | EventKind::TurnEnds
            | EventKind::PhaseBegins(_)
            | EventKind::PhaseEnds(_)
            | EventKind::GameBegins
            | EventKind::GameEnds
            | EventKind::SeriesBegins
            | EventKind::SeriesEnds
            | EventKind::EnterPlay
            | EventKind::LeavePlay
            | EventKind::Take
            | EventKind::Nothing => {}
        }
        Changed::Yes
    }

    /// Somebody has more points, or fewer: by how many really.
    fn change_points(&mut self, player: Player, event: &Event) -> i16 {
        let points = &mut self.game.seats.seat_mut(player).points;
        let before = *points;
        let change = if event.kind == EventKind::Score { event.amount } else { -event.amount };
        *points = before.saturating_add(change).clamp(0, LIMIT as i16);
        (*points - before).abs()
    }

    fn move_part(&mut self, event: &mut Event, rest: &Rest<W>, to: Zone, end: End) {
        if let Some(card) = event.card {
            self.move_card(event, card, to, end, &rest.going);
        }
    }

    /// The cards are kept where the text that started it wants them.
    #[inline(always)]
    pub(super) fn keep(&mut self, keep: Option<Kept>, cards: CardSet<W>, more: bool) {
        let Some(keep) = keep else { return };
        let game = &mut self.game;
        let Some(frame) = game.stack.innermost_text_mut() else { return };
        match keep {
            Kept::Local(local) => frame.keep_card(local, cards.lowest()),
            Kept::Scratch(scratch) if usize::from(scratch.0) >= self.table.kept_sets(frame.text) => {}
            Kept::Scratch(scratch) => {
                let at = usize::from(frame.sets) + usize::from(scratch.0);
                let before = if more { game.sets[at] } else { CardSet::EMPTY };
                game.sets[at] = before.or(cards);
            }
        }
    }

    fn change_counters(&mut self, counting: &mut Event) -> Changed {
        let event = *counting;
        let Some(card) = event.card else { return Changed::No };
        let counter = CounterId(event.about as u8);
        let had = self.game.counters_on(card, counter);
        let is_put = event.kind == EventKind::PutCounters;
        let has =
            if is_put { had.saturating_add(event.amount).min(9_999) } else { (had - event.amount).max(0) };
        if had == has {
            return Changed::No;
        }
        counting.amount = (has - had).abs();
        self.game.counters.retain(|mark| mark.card != card || mark.counter != counter);
        if has > 0 {
            self.game.counters.push(Mark { card, counter, count: has });
        }
        Changed::Yes
    }
}

/// Not as many were there as it set out with: each part is told with its own number.
fn note_amount<const W: usize>(road: &mut OnRoad<W>, card: Card) {
    let (amount, acted) = (road.event.amount, road.acted.clone());
    road.change_part(ChangedPart { card, amount, acted });
}
