//! A card whose text works where others don't see it shows itself when the text does something, and no sooner: what it only
//! offers is told when that is accepted.

use super::Match;
use super::bearing::Listener;
use super::journal::{Actor, Deed, How, Journal};
use super::listen::Listening;
use super::table::only_keeps;
use crate::game::{Card, CardSet, Frame, Slot};
use crate::program::{Ability, Op, Pc, Stage, Text, Who, WorksIn};

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// The text on top acts where others don't see its card: the card shows itself, and that it acts is told.
    pub(super) fn shows_that_it_acts(&mut self, how: How) {
        let frame = self.frame();
        let Some(card) = frame.source else { return };
        let actor = Actor { text: frame.text, source: Some(card) };
        let deed = Deed { actor, you: frame.you, how, event: frame.event, ability: None };
        let stay = frame.stay;
        self.shows_itself(card, stay);
        self.journal.acted(self.table, &self.game, &deed);
    }

    /// Somebody wants what the text on top offers, or does not. Where others don't see its card and nobody has heard of it, it
    /// is told before anything is done.
    #[cold]
    #[inline(never)]
    pub(super) fn agreed_to_what_may_be_hidden(&mut self, yes: bool) {
        let frame = self.frame();
        let offering = offering(self.table.text(frame.text), frame);
        let hidden =
            offering.filter(|_| frame.source.is_some_and(|card| !self.all_know(card))).map(how_it_acts);
        if let (Some(how), true) = (hidden, yes) {
            self.shows_that_it_acts(how);
        }
        self.goes_on_agreed(yes);
        if let (Some(how), false) = (hidden, yes) {
            self.goes_on_hidden(how);
        }
    }

    /// Everybody has seen it by now, where it is still there.
    pub(super) fn shows_itself(&mut self, card: Card, stay: u16) {
        if self.game.zones.stay(card) == stay {
            self.show(CardSet::one(card), self.table.everyone());
        }
    }

    /// Whether everybody knows that the card is where it is.
    pub(super) fn all_know(&self, card: Card) -> bool {
        let knows = self.game.knowledge.knowers(card).or(self.sees(card));
        self.table.everyone().and_not(knows).is_empty()
    }

    /// Whether it would give the card away if others were told or asked about what it does.
    #[inline]
    pub(super) fn acts_hidden(&self, slot: Slot, source: Option<Card>) -> bool {
        source
            .filter(|card| self.table.listeners.may_act_hidden(*card))
            .is_some_and(|card| self.is_hidden_there(slot, card))
    }

    #[cold]
    #[inline(never)]
    fn is_hidden_there(&self, slot: Slot, card: Card) -> bool {
        acts_elsewhere(self.ability(slot)) && !self.all_know(card)
    }

    pub(super) fn ability(&self, slot: Slot) -> &'t Ability {
        &self.table.text(slot.text).abilities[slot.ability.index()]
    }

    /// Who orders those that would change an event could tell by them what others hold: those that are hidden come later, one
    /// player after the other.
    #[inline]
    pub(super) fn leave_hidden_for_later(&self, changing: &mut Listening<'t>) {
        if changing.iter().any(|one| one.source.is_some_and(|card| self.table.listeners.may_act_hidden(card)))
        {
            self.take_open_first(changing);
        }
    }

    #[cold]
    #[inline(never)]
    fn take_open_first(&self, changing: &mut Listening<'t>) {
        let is_hidden = |one: &Listener<'_>| self.acts_hidden(one.slot, one.source);
        let first = changing.first().map(|one| one.you);
        match changing.iter().all(is_hidden) {
            true => changing.retain(|one| Some(one.you) == first),
            false => changing.retain(|one| !is_hidden(one)),
        }
    }
}

/// Whether it works where its card is not in play.
pub(super) fn acts_elsewhere(ability: &Ability) -> bool {
    matches!(ability.works_in, WorksIn::Zone(_))
}

pub(super) fn how_it_acts(ability: &Ability) -> How {
    if ability.stage == Stage::Before { How::First } else { How::Effect }
}

/// Whether the instruction does nothing that others could see: it leads somewhere, keeps something, or asks whether to.
pub(super) fn does_nothing(op: Op) -> bool {
    only_keeps(op)
        || matches!(
            op,
            Op::Goto(_)
                | Op::Unless(..)
                | Op::AskMay { .. }
                | Op::NextPlayer { .. }
                | Op::NextCard { .. }
                | Op::Countdown { .. }
                | Op::Together
                | Op::Apart
        )
}

/// The ability that makes the offer that the text is at, where it works elsewhere than in play and has done nothing yet.
pub(super) fn offering<'t, const W: usize>(text: &'t Text, frame: &Frame<W>) -> Option<&'t Ability> {
    if !matches!(text.code.get(frame.pc.index()), Some(Op::AskMay { who: Who::YOU, .. })) {
        return None;
    }
    let may_come_here = |ability: &&Ability| ability.code.is_some_and(|from| may_come(text, from, frame));
    text.abilities.iter().filter(|ability| acts_elsewhere(ability)).find(may_come_here)
}

/// Whether the text may have come from there to where it is without doing anything: everything it offered was refused.
fn may_come<const W: usize>(text: &Text, from: Pc, frame: &Frame<W>) -> bool {
    let mut passed = vec![false; text.code.len()];
    let mut ways = vec![from];
    while let Some(at) = ways.pop() {
        let Some(mut op) = text.code.get(at.index()).copied() else { continue };
        if std::mem::replace(&mut passed[at.index()], true) || !does_nothing(op) {
            continue;
        }
        if let Op::AskMay { did, .. } = op
            && frame.locals[usize::from(did.0)] == 1
        {
            return false;
        }
        if !matches!(op, Op::Goto(_) | Op::AskMay { .. }) {
            ways.push(Pc(at.0 + 1));
        }
        ways.extend(op.jump().copied());
    }
    passed[frame.pc.index()]
}
