//! Whether to, which of several things, and what is chosen in secret.

use crate::engine::Match;
use crate::engine::calm::Calm;
use crate::engine::journal::Journal;
use crate::game::{Counting, Group, Player, Question, Work};
use crate::program::{Local, Op, Pc, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Asks there whether to; false where it can't be done.
    #[inline(never)]
    pub(super) fn asks_whether(&mut self, who: Who, did: Local, at: usize) -> bool {
        self.calm = Calm::default();
        let player = self.asked(who).filter(|player| self.can_pay_from(Pc(at as u16 + 1), *player));
        match player {
            Some(player) => {
                self.goto(Pc(at as u16));
                self.game.ask(player, Question::May).with(Group::Yes).with(Group::No);
            }
            // What could not be done was not done: "if you don't" holds.
            None => self.frame_mut().set_local(did, 2),
        }
        player.is_some()
    }

    /// Where only one mode is left, nobody is asked; where none is, it goes on behind them.
    pub(super) fn choose_mode(&mut self, who: Who, modes: u8) {
        let Some(player) = self.asked(who) else { return self.pop_frame() };
        let first = self.frame().pc;
        let possible = self.open_modes(&self.look(), first, modes, player);
        if possible == 0 {
            return self.goto(Pc(first.0 + u16::from(modes)));
        }
        let only = first.index() + possible.trailing_zeros() as usize;
        match self.look().text().code.get(only).copied() {
            Some(Op::Mode(then)) if possible.count_ones() == 1 => self.goto(then),
            Some(_) | None => {
                self.ask(player, Question::Mode).with(Group::Modes(possible));
            }
        }
    }

    /// Who decides; somebody who is out of the game does not.
    #[inline(always)]
    pub(super) fn asked(&self, who: Who) -> Option<Player> {
        self.person(who).filter(|player| self.game.players().contains(*player))
    }

    /// What the text made happen waits until the last has chosen.
    pub(in crate::engine) fn keep_secret(&mut self) {
        let is_road = |work: &Work<W>| matches!(work, Work::Road(_));
        let first = self.game.stack.rposition(|work| !is_road(work)).map_or(0, |below| below + 1);
        while self.game.stack.len() > first
            && let Some(road) = self.game.stack.pop_road()
        {
            self.game.secret.push(road);
        }
    }

    /// Everybody has chosen: all of it happens, as one batch. Whatever is in play now hears all of it.
    pub(super) fn reveal_choices(&mut self) {
        self.apart();
        if self.is_over_by_win() {
            self.frame_mut().pc = Pc(u16::MAX);
        }
        if std::mem::take(&mut self.frame_mut().in_secret) {
            let mut chosen = std::mem::take(&mut self.game.secret);
            let in_play = self.game.zones.in_play();
            // The first of them comes last, and is the first that is over.
            for road in chosen.iter_mut().rev() {
                self.note_where_all_lie(road);
                if road.has_cards {
                    road.formers = self.note_what_they_are(&road.event, &road.left);
                }
                if road.event.counting == Counting::Given {
                    road.event.amount = road.event.amount.min(self.there_is(&road.event));
                }
                road.heard = in_play;
            }
            self.game.stack.extend(chosen.drain(..).rev().map(Work::Road));
            self.game.secret = chosen;
        }
    }
}
