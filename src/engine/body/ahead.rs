//! Looking ahead: an action is carried through whole, so nothing is offered from which its later choices could
//! not be made. Only choices are looked at; what happens in between is not played.

use super::choose::{how_many, zones};
use crate::engine::Match;
use crate::engine::chosen::as_number;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::can_draw;
use crate::game::{Answer, Card, CardSet, Event, Player, TextNo};
use crate::program::{Choice, ChoiceOf, EventKind, Kept, Op, Pc};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether what an action begins with can be paid, and its choices can be made.
    pub(super) fn can_carry_through(&self, text: TextNo, player: Player, event: Event) -> bool {
        let mut ahead = Match::resumed(self.table, self.game.clone(), ());
        ahead.begin_text(text, Pc(0), player, &event);
        ahead.can_begin(&ahead.look().asked_of(Some(player)), Pc(0)) && ahead.can_go_on()
    }

    /// Those cards from which an action can go on; all of them in any other text.
    pub(super) fn leading_on(&self, choice: &Choice, cards: CardSet<W>) -> CardSet<W> {
        let is_last = || !matches!(self.look().text().code.get(self.frame().pc.index()), Some(Op::Choose(_)));
        if self.frame().event.kind != EventKind::TakeAction
            || how_many(&self.look(), choice) != (1, 1)
            || is_last()
        {
            return cards;
        }
        let leads_on = |card: &Card| {
            let mut ahead = Match::resumed(self.table, self.game.clone(), ());
            ahead.pick(choice, *card);
            ahead.can_go_on()
        };
        let leading: CardSet<W> = cards.iter().filter(leads_on).collect();
        // Where nothing leads on, as much is done as can be.
        if leading.is_empty() { cards } else { leading }
    }

    /// The modes that begin there and can be begun, as bits.
    pub(super) fn open_modes(&self, look: &Look<'_, W>, first: Pc, count: u8, player: Player) -> u32 {
        let code = &look.text().code;
        let look = &look.asked_of(Some(player));
        let can = |mode: &u8| {
            let Some(Op::Mode(then)) = code.get(first.index() + usize::from(*mode)) else { return true };
            match code.get(then.index()) {
                Some(Op::LetZone(_, place)) => {
                    look.one_zone(*place).is_some_and(|zone| can_draw(self.table, &self.game, player, zone))
                }
                Some(_) | None => self.can_begin(look, *then),
            }
        };
        (0..count.min(32)).filter(can).fold(0, |bits, mode| bits | 1u32 << mode)
    }
}

impl<const W: usize> Match<'_, (), W> {
    fn pick(&mut self, choice: &Choice, card: Card) {
        self.frame_mut().picked = CardSet::one(card);
        self.keep_picked(choice.into);
    }

    /// Whether the choices that come next can all be made, one after the other.
    fn can_go_on(&self) -> bool {
        let look = self.look();
        let op = look.text().code.get(self.frame().pc.index());
        if let Some(Op::Do { verb, who, cards }) = op {
            return self.can_one_afford(&look, *verb, *who, *cards);
        }
        let Some(Op::Choose(id)) = op else { return true };
        let linked = look.choice(*id);
        let choice = linked.choice;
        let next = || {
            let mut next = self.clone();
            next.frame_mut().pc.0 += 1;
            next
        };
        match (choice.of, choice.into) {
            (ChoiceOf::Cards(_) | ChoiceOf::OutOf(..), _) => {
                let (least, most) = how_many(&look, &choice);
                let candidates = self.candidates(&look, linked);
                if (least, most) != (1, 1) {
                    return candidates.len() >= least;
                }
                candidates.iter().any(|card| {
                    let mut next = next();
                    next.pick(&choice, card);
                    next.can_go_on()
                })
            }
            (ChoiceOf::Zones(kind, test), Kept::Local(local)) => zones(&look, kind, test).any(|zone| {
                let mut next = next();
                next.frame_mut().set_local(local, as_number(Answer::<W>::Zone(zone)));
                next.can_go_on()
            }),
            (ChoiceOf::Players(who), _) => !look.people(who).is_empty(),
            (ChoiceOf::Zones(..) | ChoiceOf::Number { .. }, _) => true,
        }
    }
}
