//! Whether what follows a "may" can be done. A price is paid whole or not at all: each of its acts has to be
//! possible, as far as that can be told before the first of them is done.

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::{can_draw, takeable};
use crate::engine::table::{Reads, is_fork, of_cards, of_players, of_set};
use crate::game::CardSet;
use crate::program::{Cards, Choice, ChoiceOf, EventKind, Kept, Op, Pc, ZoneKindId, ZoneRef};

use super::choose::how_many;

/// What the acts looked at so far leave open.
#[derive(Default)]
struct Ahead {
    /// What they choose, and where they may bring cards: nothing is known of either.
    unknown: Reads,
    /// The cards that each choice can take, and how many it needs.
    needs: SmallVec<[(CardSet, usize); 4]>,
}

impl<J: Journal> Match<'_, J> {
    /// Whether all of it can be done from here on, up to where somebody who does not want it goes on.
    pub(in crate::engine) fn can_begin(&self, look: &Look<'_>, from: Pc, until: Option<Pc>) -> bool {
        let code = &look.text.code;
        let until = until.map_or(code.len(), |until| until.index().min(code.len()));
        let mut ahead = Ahead::default();
        for (number, op) in code[from.index().min(until)..until].iter().enumerate() {
            if is_fork(op) {
                break;
            }
            if let Op::TakeAction { actions, .. } = op {
                let named = &code[from.index() + number + 1..][..usize::from(*actions)];
                return named
                    .iter()
                    .any(|op| matches!(op, Op::Action(action) if self.can_act(*action, look.you)));
            }
            if !self.can_do_next(look, *op, number == 0, &mut ahead) {
                return false;
            }
        }
        // One alone has been looked at.
        ahead.needs.len() < 2 || enough_for_all(&ahead.needs)
    }

    fn can_do_next(&self, look: &Look<'_>, op: Op, is_first: bool, ahead: &mut Ahead) -> bool {
        let text = look.text;
        match op {
            Op::Choose(id) => {
                let choice = text.choices[id.index()];
                let can = self.can_choose(look, &choice, is_first, ahead);
                ahead.keep(choice.into);
                can
            }
            Op::RemoveCounters { counter, count, from } => {
                if ahead.may_change(|| of_cards(text, from)) {
                    return true;
                }
                let on = |card| i32::from(self.game.counters_on(card, counter));
                let cards = look.cards(from);
                !cards.is_empty() && cards.iter().all(|card| on(card) >= look.num(count).max(1))
            }
            Op::Destroy { cards, .. } => {
                let can = self.can_happen(look, EventKind::Destroy, cards, ahead);
                ahead.brings_elsewhere();
                can
            }
            Op::Discard { cards, .. } => {
                let can = self.can_happen(look, EventKind::Discard, cards, ahead);
                ahead.brings_elsewhere();
                can
            }
            Op::Put { cards, to, .. } => {
                let can = self.can_happen(look, EventKind::Put, cards, ahead);
                ahead.brings_to(text.places[text.destinations[to.index()].to.index()], self.in_play_kinds());
                can
            }
            Op::Return { cards, to, .. } => {
                let can = self.can_happen(look, EventKind::Return, cards, ahead);
                ahead.brings_to(text.places[to.index()], self.in_play_kinds());
                can
            }
            Op::SetAside { cards, .. } => {
                let can = self.can_happen(look, EventKind::SetAside, cards, ahead);
                ahead.brings_elsewhere();
                can
            }
            Op::Give { cards, .. } => {
                let can = self.can_happen(look, EventKind::Give, cards, ahead);
                ahead.unknown.hands = true;
                can
            }
            // Whatever it does, nothing more is known for certain.
            Op::Play { cards, .. } => {
                let can = self.can_happen(look, EventKind::Play, cards, ahead);
                ahead.unknown = Reads::EVERYTHING;
                can
            }
            Op::LetPlayers(local, _) | Op::Let(local, _) | Op::LetCard(local, _) | Op::LetZone(local, _) => {
                ahead.keep(Kept::Local(local));
                true
            }
            Op::LetCards(scratch, _) | Op::Without(scratch, _) | Op::With(scratch, _) => {
                ahead.keep(Kept::Scratch(scratch));
                true
            }
            Op::Draw { from, .. } if !ahead.unknown.piles => {
                let can = |zone| can_draw(self.table, &self.game, look.you, zone);
                ahead.unknown = Reads::EVERYTHING;
                look.one_zone(from).is_some_and(can)
            }
            // Neither after anything else.
            _another => {
                ahead.unknown = Reads::EVERYTHING;
                true
            }
        }
    }

    fn can_choose(&self, look: &Look<'_>, choice: &Choice, is_first: bool, ahead: &mut Ahead) -> bool {
        match choice.of {
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => {
                if ahead.may_change(|| of_set(look.text, set)) {
                    return true;
                }
                let (least, _) = how_many(look, choice);
                let candidates = self.candidates(look, choice);
                if choice.purpose != EventKind::Choose {
                    ahead.needs.push((candidates, least));
                }
                candidates.len() >= if is_first { least.max(1) } else { least }
            }
            ChoiceOf::Players(who) => {
                ahead.may_change(|| of_players(look.text, who)) || !look.people(who).is_empty()
            }
            ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => true,
        }
    }

    /// Whether it can be done with one of the cards.
    fn can_happen(&self, look: &Look<'_>, kind: EventKind, cards: Cards, ahead: &Ahead) -> bool {
        ahead.may_change(|| of_cards(look.text, cards))
            || !takeable(self.table, &self.game, kind, look.you, look.cards(cards)).is_empty()
    }

    fn in_play_kinds(&self) -> impl Fn(ZoneKindId) -> bool {
        |kind: ZoneKindId| self.table.program.zones[kind.index()].in_play
    }
}

impl Ahead {
    /// Whether something is read of which nothing is known by then.
    #[inline]
    fn may_change(&self, reads: impl Fn() -> Reads) -> bool {
        self.unknown != Reads::default() && reads().meets(&self.unknown)
    }

    fn keep(&mut self, kept: Kept) {
        match kept {
            Kept::Local(local) => self.unknown.locals |= 1 << local.0,
            Kept::Scratch(scratch) => self.unknown.scratches |= 1 << scratch.0,
        }
    }

    /// Cards come into a pile, or wherever the game says.
    fn brings_elsewhere(&mut self) {
        self.unknown.piles = true;
    }

    fn brings_to(&mut self, zone: ZoneRef, in_play: impl Fn(ZoneKindId) -> bool) {
        match zone {
            ZoneRef::Of(kind, _) | ZoneRef::Every(kind) if in_play(kind) => self.unknown.in_play = true,
            ZoneRef::Of(..) | ZoneRef::Every(_) => self.unknown.hands = true,
            ZoneRef::Shared(_) | ZoneRef::SetAside | ZoneRef::SetAsideWith(_) => self.unknown.piles = true,
            ZoneRef::Local(_) | ZoneRef::Candidate => self.unknown = Reads::EVERYTHING,
        }
    }
}

/// Whether every choice finds cards of its own: any few of them have as many as they need together.
fn enough_for_all(needs: &[(CardSet, usize)]) -> bool {
    let few = &needs[..needs.len().min(8)];
    (1..1usize << few.len()).all(|some| {
        let chosen = few.iter().enumerate().filter(|(number, _)| some & (1 << number) != 0);
        let (all, needed) = chosen
            .fold((CardSet::EMPTY, 0), |(all, needed), (_, (cards, least))| (all.or(*cards), needed + least));
        all.len() >= needed
    })
}
