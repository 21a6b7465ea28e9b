//! What is taken away from a number, and what somebody else gets of it.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::would::{as_there_is, there_is};
use crate::game::{Acted, Counting, Event};
use crate::program::{EventKind, Op};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether it would take something away from a number that is zero, or points from whoever has none. What has to be paid
    /// may become nothing.
    #[inline]
    pub(super) fn takes_from_nothing(&self, event: &Event) -> bool {
        event.kind == EventKind::ChangeValue && event.takes_what_is_there() && self.there_is(event) == 0
            || event.kind == EventKind::LosePoints && self.has_no_points(event)
    }

    #[cold]
    fn has_no_points(&self, event: &Event) -> bool {
        event.player.is_some_and(|player| self.game.seats.seat(player).points == 0)
    }

    /// Whether it would be paid by somebody who has too little by now.
    #[inline]
    pub(super) fn is_unpaid(&self, event: &Event) -> bool {
        event.counting == Counting::Paid && self.there_is(event) < event.amount
    }

    /// How much there is of the number that it changes.
    #[cold]
    pub(in crate::engine) fn there_is(&self, event: &Event) -> i16 {
        there_is(self.table, &self.game, event)
    }

    /// What it would come to as things are: those who would change it are asked about that.
    pub(super) fn as_there_is(&self, event: &Event) -> Event {
        as_there_is(self.table, &self.game, event)
    }

    /// The event that gets another number. Of a loss that is less of what there is; of a price less of what was said, so that
    /// it can become one that is there.
    pub(super) fn as_it_is_changed(&self, event: &Event) -> Event {
        if self.less_than_said(event).is_none() || self.is_price(event.kind) {
            return *event;
        }
        self.as_there_is(event)
    }

    /// The same where it may come to less than was said. Most events are what they are.
    #[inline(always)]
    pub(super) fn less_than_said(&self, event: &Event) -> Option<Event> {
        matches!(event.kind, EventKind::ChangeValue | EventKind::LosePoints).then(|| self.as_there_is(event))
    }

    /// Whether something forbids the one who would be given something to gain it.
    #[inline]
    pub(super) fn is_gain_forbidden(&self, event: &Event) -> bool {
        event.gained().is_some_and(|gain| {
            let amount = gain.amount.min(self.there_is(event));
            self.is_forbidden(&Event { amount, ..gain })
        })
    }

    /// Whoever was given something gains it, before anything else is looked at.
    #[inline]
    pub(super) fn hand_over(&mut self, event: &Event, acted: &Acted) {
        if let Some(gain) = event.gained() {
            self.happen(gain, acted);
        }
    }

    /// Whether it is what somebody else gains by what the text on top does: it was done all the same.
    pub(super) fn is_gain_of_gift(&self, event: &Event) -> bool {
        let gives = || {
            let frame = self.game.stack.innermost_text()?;
            let code = &self.table.text(frame.text).code;
            Some(matches!(code.get(frame.pc.index().checked_sub(1)?), Some(Op::GiveGoods { .. })))
        };
        event.kind == EventKind::ChangeValue && event.counting == Counting::Plus && gives() == Some(true)
    }
}
