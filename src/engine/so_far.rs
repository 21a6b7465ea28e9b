//! What somebody has chosen already for the text that asks them: what it means by "that card". Reads, never writes.

use super::Match;
use super::asker::rounds_around;
use super::evaluate::Look;
use super::journal::Journal;
use crate::game::{Card, CardSet, Frame, Player, Players, TextNo, Work, Zone};
use crate::program::{CardId, Choice, ChoiceOf, Kept, Op, Pc, Several, Text};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    Card(CardId),
    Player(Player),
    Zone(Zone),
    /// Something to do, which is done from there on.
    Mode(TextNo, Pc),
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// What the player, who is asked, chose before for the same text, in that order; and what was picked so far of several.
    pub fn chosen_so_far(&self, player: Player) -> Vec<Chosen> {
        let is_asked = self.decision().is_some_and(|pending| pending.player == player);
        let Some(Work::Body(frame)) = self.game.stack.last().filter(|_| is_asked) else { return Vec::new() };
        let look = Look::from_frame(self.table, &self.game, frame);
        let text = self.table.text(frame.text);
        let mut found = Vec::new();
        for choice in choices_before(text, frame) {
            if !choice.random && look.person(choice.by) == Some(player) {
                self.add_chosen(&look, choice, player, &mut found);
            }
        }
        self.add_cards(frame.picked, player, &mut found);
        found.extend(frame.picked_players.iter().map(Chosen::Player));
        let modes = self.chosen_modes(frame.text, frame.pc).into_iter().flat_map(|(_, chosen)| chosen);
        found.extend(modes.filter_map(|mode| self.mode_at(mode)).map(|(text, pc)| Chosen::Mode(text, pc)));
        found
    }

    /// The cards that the same text has shown to the player, who is asked, as far as they know them.
    pub fn seen_so_far(&self, player: Player) -> Vec<CardId> {
        let is_asked = self.decision().is_some_and(|pending| pending.player == player);
        let Some(Work::Body(frame)) = self.game.stack.last().filter(|_| is_asked) else { return Vec::new() };
        let look = Look::from_frame(self.table, &self.game, frame);
        let seen = come_by(self.table.text(frame.text), frame).filter_map(|op| match op {
            Op::LookAt { keep: Some(Kept::Scratch(kept)), .. }
            | Op::Reveal { keep: Some(Kept::Scratch(kept)), .. } => Some(look.kept(*kept)),
            _another => None,
        });
        let seen = seen.fold(CardSet::EMPTY, |all, cards| all.or(cards));
        let known = seen.iter().filter(|card| self.knows(player, *card));
        known.map(|card| self.table.cards[card.index()]).collect()
    }

    /// How many things to do are chosen there, where they are several, and those that were chosen already.
    pub(super) fn chosen_modes(&self, text: TextNo, at: Pc) -> Option<(Several, Vec<u8>)> {
        let asking = self.table.text(text).code.get(at.index())?;
        let Op::ChooseMode { modes, several: Some(several), .. } = asking else {
            return None;
        };
        let frame = self.game.stack.text()?;
        let is_chosen = |mode: &u8| frame.locals[usize::from(several.kept.0 + mode)] == 1;
        Some((*several, (0..*modes).filter(is_chosen).collect()))
    }

    fn add_chosen(&self, look: &Look<'_, W>, choice: &Choice, player: Player, found: &mut Vec<Chosen>) {
        let number = match choice.into {
            Kept::Scratch(scratch) => return self.add_cards(look.kept(scratch), player, found),
            Kept::Local(local) => look.local(local),
        };
        // Players are bits; cards and zones are their number plus one.
        let one = u8::try_from(number).ok().and_then(|number| number.checked_sub(1));
        match choice.of {
            ChoiceOf::Cards(_) | ChoiceOf::OutOf(..) => {
                self.add_cards(one.map_or(CardSet::EMPTY, |one| CardSet::one(Card(one))), player, found);
            }
            ChoiceOf::Zones(..) => found.extend(one.map(|one| Chosen::Zone(Zone(one)))),
            ChoiceOf::Players(_) => found.extend(Players(number as u16).iter().map(Chosen::Player)),
            ChoiceOf::Number { .. } => {}
        }
    }

    /// Those of the cards that the player knows.
    fn add_cards(&self, cards: CardSet<W>, player: Player, found: &mut Vec<Chosen>) {
        let known = cards.iter().filter(|card| self.knows(player, *card));
        found.extend(known.map(|card| Chosen::Card(self.table.cards[card.index()])));
    }
}

fn choices_before<'t, const W: usize>(text: &'t Text, frame: &Frame<W>) -> impl Iterator<Item = &'t Choice> {
    come_by(text, frame).filter_map(|op| match op {
        Op::Choose(choice) => Some(&text.choices[choice.index()]),
        _another => None,
    })
}

/// What this run of the text has come by. In a round, or in what is repeated, what was not come by again may be
/// left from the time before: only what leads straight on to the question counts there.
fn come_by<'t, const W: usize>(text: &'t Text, frame: &Frame<W>) -> impl Iterator<Item = &'t Op> {
    let at = frame.pc.index();
    let begun = text.abilities.iter().filter_map(|ability| ability.code);
    let first = begun.map(|code| code.index()).filter(|code| *code <= at).max().unwrap_or(0);
    let rounds = if frame.repeats > 0 { first } else { rounds_around(text, frame.pc).min().unwrap_or(at) };
    let straight = text.code[first..at].iter().rposition(|op| {
        let mut op = *op;
        op.jump().is_some()
    });
    let straight = straight.map_or(first, |jump| first + jump + 1);
    let before = text.code.iter().enumerate().take(at).skip(first);
    let come_by = before.filter(move |(number, _)| *number < rounds || *number >= straight);
    come_by.map(|(_, op)| op)
}
