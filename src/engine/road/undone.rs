//! What a text wanted and did not come to pass: whoever agreed to it has not done it, cards it did not happen to do not
//! count, and a search that nobody makes finds nothing.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::table::is_offered;
use crate::game::{Card, CardSet, Frame, Work};
use crate::program::{CardsKind, Choice, Count, EventKind, Kept, Local, Makes, Op, Pc, Scratch, Text};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Nothing comes of what the text on top wanted to happen.
    #[cold]
    #[inline(never)]
    pub(in crate::engine) fn comes_to_nothing(&mut self, kind: EventKind) {
        let kind = match (kind, self.game.stack.last()) {
            // The last card of a draw, of which none came.
            (EventKind::DrawCard, Some(Work::Road(draw))) if draw.event.kind == EventKind::Draw => {
                if draw.to_come > 0 || draw.came > 0 {
                    return;
                }
                EventKind::Draw
            }
            (kind, _) => kind,
        };
        let Some((frame, text, at)) = self.wanting(kind) else { return };
        let look = Look::from_frame(self.table, &self.game, frame);
        let is_one = |deed: Makes| look.people(deed.who).only().is_some();
        let paid = paying(text, at).filter(|_| Makes::of(text.code[at]).is_some_and(is_one));
        let Some((offer, did)) = paid else { return };
        let among = one_of_several(text, offer, at).map(|(mode, done)| (mode, look.local(mode), done));
        let left = among.map_or(0, |(.., done)| look.local(done));
        let Some(frame) = self.game.stack.innermost_text_mut() else { return };
        match among {
            // The others may have been done.
            Some((mode, 2, done)) => {
                frame.set_local(mode, 1);
                frame.set_local(done, left - 1);
            }
            Some(_) => {}
            None => frame.set_local(did, 2),
        }
    }

    /// No cards are left that the text on top could do it with: where it had to find some, it was not done.
    #[cold]
    #[inline(never)]
    pub(in crate::engine) fn finds_no_cards(&mut self, kind: EventKind) {
        let Some((_, text, at)) = self.wanting(kind) else { return };
        let had_to = match Makes::of(text.code[at]).and_then(|deed| deed.cards).map(|cards| cards.kind()) {
            Some(CardsKind::Local(_) | CardsKind::This | CardsKind::OfEvent) => true,
            Some(CardsKind::Scratch(scratch)) => text.choices.iter().any(|choice| must_find(choice, scratch)),
            Some(CardsKind::Candidate | CardsKind::Set(_)) | None => false,
        };
        if had_to {
            self.comes_to_nothing(kind);
        }
    }

    /// It does not happen to one of the cards that the text on top has just picked for it: that one does not count.
    #[cold]
    #[inline(never)]
    pub(super) fn spares(&mut self, kind: EventKind, card: Card) {
        let Some((frame, text, at)) = self.wanting(kind) else { return };
        let Some(scratch) = picked_for(text, at) else { return };
        let kept = usize::from(frame.sets) + usize::from(scratch.0);
        if usize::from(scratch.0) < self.table.kept_sets(frame.text) {
            self.game.sets[kept].remove(card);
        }
    }

    /// What a verb comes to in this game does not happen to the card: then the verb does not either.
    #[cold]
    #[inline(never)]
    pub(super) fn undoes_the_verb(&mut self, card: Card) {
        let stack = &self.game.stack;
        let (Some(Work::Road(verb)), Some(definition)) = (stack.last_below(), stack.text()) else { return };
        if verb.event.card != Some(card) || self.table.verb(verb.event.kind) != Some(definition.text) {
            return;
        }
        let definition = self.game.stack.pop();
        if let Some(mut verb) = self.game.stack.pop_road() {
            verb.done.remove(card);
            self.is_undone(&verb);
            self.game.stack.push_road(verb);
        }
        self.game.stack.extend(definition);
    }

    /// The text on top does not search: there is nothing to be found.
    #[cold]
    #[inline(never)]
    pub(super) fn finds_nothing(&mut self) {
        let Some((frame, text, at)) = self.wanting(EventKind::Search) else { return };
        let (first, sets) = (at + 1, usize::from(frame.sets));
        let finding = |op: &Op| match *op {
            Op::Choose(id) => Some(&text.choices[id.index()])
                .filter(|choice| choice.purpose == EventKind::Search)
                .map(|choice| choice.into),
            Op::LetCards(scratch, _) => Some(Kept::Scratch(scratch)),
            Op::LetCard(local, _) => Some(Kept::Local(local)),
            _another => None,
        };
        let mut ahead = text.code.iter().enumerate().skip(first);
        let Some((found, into)) = ahead.find_map(|(number, op)| Some((number, finding(op)?))) else { return };
        let Some(frame) = self.game.stack.innermost_text_mut() else { return };
        frame.pc.0 = found as u16 + 1;
        match into {
            Kept::Local(local) => frame.set_local(local, 0),
            Kept::Scratch(scratch) => self.game.sets[sets + usize::from(scratch.0)] = CardSet::EMPTY,
        }
    }

    /// Whether the text on top does it for whoever agreed to it.
    pub(super) fn is_price(&self, kind: EventKind) -> bool {
        self.wanting(kind).is_some_and(|(_, text, at)| is_offered(text, at))
    }

    /// The innermost text with the instruction that it does, where that makes such an event.
    fn wanting(&self, kind: EventKind) -> Option<(&Frame<W>, &Text, usize)> {
        let frame = self.game.stack.innermost_text()?;
        let text = self.table.text(frame.text);
        let at = frame.pc.index().checked_sub(1)?;
        let deed = Makes::of(*text.code.get(at)?)?;
        (deed.kind == kind).then_some((frame, text, at))
    }
}

/// Where whoever agreed to this instruction was asked, and where their answer is kept.
fn paying(text: &Text, at: usize) -> Option<(usize, Local)> {
    text.code[..at].iter().enumerate().rev().find_map(|(number, op)| match op {
        Op::AskMay { did, skip, .. } if skip.index() > at => Some((number, *did)),
        _another => None,
    })
}

/// Where it is kept of one of several things that it was done, and how many of them were, if that is what was offered there.
fn one_of_several(text: &Text, offer: usize, at: usize) -> Option<(Local, Local)> {
    text.code.iter().enumerate().take(at).skip(offer).find_map(|(number, op)| match *op {
        Op::ChooseMode { modes, several: Some(several), .. } => {
            let all = &text.code[number + 1..][..usize::from(modes)];
            Some((several.mode_of(all, Pc(at as u16)), several.done(modes)))
        }
        _another => None,
    })
}

/// The cards that were picked for this instruction and for nothing before it.
fn picked_for(text: &Text, at: usize) -> Option<Scratch> {
    let cards = Makes::of(text.code[at])?.cards?;
    let CardsKind::Scratch(scratch) = cards.kind() else { return None };
    for op in text.code[..at].iter().rev() {
        let is_picked = match *op {
            Op::LetCards(into, _) => into == scratch,
            Op::Choose(id) => text.choices[id.index()].into == Kept::Scratch(scratch),
            _another => false,
        };
        if is_picked {
            return Some(scratch);
        }
        if Makes::of(*op).is_some_and(|deed| deed.cards == Some(cards)) {
            return None;
        }
    }
    None
}

/// Whether a choice has to find cards, and keeps them there.
fn must_find(choice: &Choice, scratch: Scratch) -> bool {
    choice.into == Kept::Scratch(scratch) && matches!(choice.count, Count::Exactly(_) | Count::AtLeast(_))
}
