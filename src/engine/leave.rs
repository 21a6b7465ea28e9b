//! A player who loses leaves the game: what they still had to decide or to do is over.

use super::Match;
use super::evaluate::{Look, first_in_turn_order, next_after};
use super::journal::Journal;
use super::table::Table;
use crate::game::{Counting, Event, Game, Player, Players, Stage, Step, Work};
use crate::program::{EventKind, Lifetime, Pc, Span, When};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    pub(super) fn leave_game(&mut self, player: Player) {
        self.game.seats.in_game = self.game.seats.in_game.without(player);
        self.game.waiting.retain(|one| one.you != player || one.source.is_none());
        for work in self.game.stack.iter_mut() {
            if let Work::Body(frame) = work
                && frame.you == player
                && (frame.source.is_some() || frame.is_flow)
            {
                frame.pc = Pc(u16::MAX);
            }
        }
        self.end_what_never_ends(player);
        if self.game.turn > 0 && self.taking_turn().is_empty() {
            self.cut_turn(Step::NextTurn);
        } else if self.game.active() == player {
            // The next of the team leads.
            let first = self.taking_turn().lowest();
            self.game.seats.active = first.unwrap_or(player);
        }
    }

    /// What lasts until a time that only the player could have had is over.
    fn end_what_never_ends(&mut self, player: Player) {
        let table = self.table;
        self.end_where(0, |game, floating| {
            let lifetime = table.text(floating.text).lifetimes[floating.lasts.index()];
            let (Lifetime::Until(_, when) | Lifetime::During(when) | Lifetime::OnceIn(when)) = lifetime
            else {
                return false;
            };
            let look = Look::from_floating(table, game, floating, &floating.event);
            let is_a_turns = |when: When| matches!(when.span, Span::Turn | Span::Phase(_));
            let whose = look.people(when.of);
            is_a_turns(when) && whose.contains(player) && whose.and(game.players()).is_empty()
        });
    }

    /// Whoever decides in the place of somebody who is out.
    pub(super) fn or_next(&self, player: Player) -> Player {
        if self.game.players().contains(player) {
            return player;
        }
        if player == self.game.active() {
            return next_after(&self.game, self.table, player);
        }
        first_in_turn_order(&self.game, self.table, self.game.players()).unwrap_or(player)
    }

    /// Whether an event is about somebody who is out: then it does not happen.
    #[inline]
    pub(super) fn is_about_nobody(&self, event: &Event) -> bool {
        self.game.players() != self.table.everyone() && self.is_about_who_is_out(event)
    }

    #[inline(never)]
    fn is_about_who_is_out(&self, event: &Event) -> bool {
        let players = self.game.players();
        let is_out = |player: Option<Player>| player.is_some_and(|player| !players.contains(player));
        let acts = match event.kind {
            EventKind::Draw
            | EventKind::DrawCard
            | EventKind::Discard
            | EventKind::Play
            | EventKind::LookAt
            | EventKind::Choose
            | EventKind::Name
            | EventKind::Search
            | EventKind::TakeFirstTurn
            | EventKind::TakeAnotherTurn
            | EventKind::TakeAction
            | EventKind::SkipTurn
            | EventKind::SkipPhase
            | EventKind::RollDie
            | EventKind::BecomeDealer
            | EventKind::WinGame
            | EventKind::LoseGame
            | EventKind::Announce => true,
            EventKind::Destroy
            | EventKind::Reveal
            | EventKind::Put
            | EventKind::Return
            | EventKind::Exchange
            | EventKind::EnterPlay
            | EventKind::LeavePlay
            | EventKind::ChangeControl
            | EventKind::Give
            | EventKind::SetAside
            | EventKind::PutCounters
            | EventKind::RemoveCounters
            | EventKind::Shuffle
            | EventKind::Deal
            | EventKind::Reverse
            | EventKind::ChangeValue
            | EventKind::WinSeries
            | EventKind::Score
            | EventKind::LosePoints
            | EventKind::Own(_)
            | EventKind::TurnBegins
            | EventKind::TurnEnds
            | EventKind::PhaseBegins(_)
            | EventKind::PhaseEnds(_)
            | EventKind::GameBegins
            | EventKind::GameEnds
            | EventKind::SeriesBegins
            | EventKind::SeriesEnds
            | EventKind::Take
            | EventKind::Nothing => false,
        };
        let to = event.to.and_then(|to| self.table.owner(to));
        let is_without = event.counting == Counting::Given && is_out(event.player);
        acts && is_out(event.player) || is_without || is_out(event.receiver) || is_out(to)
    }
}

/// Those in the game, and those who are just leaving it: who hears of a loss, or of what rules make of it, looks at them as
/// they were just before.
#[inline]
pub(super) fn players_until<const W: usize>(table: &Table<'_, W>, game: &Game<W>, event: &Event) -> Players {
    let players = game.players();
    if players == table.everyone() { players } else { players.or(leaving(game, event)) }
}

#[cold]
#[inline(never)]
fn leaving<const W: usize>(game: &Game<W>, event: &Event) -> Players {
    let lost = game.stack.iter().filter_map(|work| match work {
        Work::Road(road) if road.stage == Stage::Over => Some(&road.event),
        Work::Road(_) | Work::Body(_) | Work::Settle(..) => None,
    });
    let lost = lost.chain([event]).filter(|event| event.kind == EventKind::LoseGame);
    lost.filter_map(|event| event.player).collect()
}
