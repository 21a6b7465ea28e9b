//! The cards that somebody would do something with who said yes: what an offer is about. Reads, never writes.

use super::Match;
use super::evaluate::Look;
use super::journal::Journal;
use super::possible::choosable;
use super::table::{Act, LinkedChoice};
use super::why::chosen_for;
use crate::game::{Card, CardSet, Frame, Player, Question, Spot};
use crate::program::{CardId, EventKind, Pc, SetId};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// What the player would do with the card at a place, or with another one, if they said yes to what they are offered.
    pub fn would_take(&self, player: Player, spot: Spot) -> Option<EventKind> {
        let card = self.card_at(player, spot).filter(|card| self.knows(player, *card))?;
        let look = self.offer_to(player)?;
        let choices = choices_ahead(&look.0, look.1).into_iter();
        let mut taking = choices.filter(|(linked, set)| takes(&look.0, linked, *set).contains(card));
        taking.next().map(|(linked, _)| chosen_for(&look.0, linked).kind)
    }

    /// The only card that the player can do with what they are offered, where it is about one card and they know it,
    /// and what they would do with it.
    pub fn only_card_to_take(&self, player: Player) -> Option<(CardId, EventKind)> {
        let (look, frame) = self.offer_to(player)?;
        let choices = choices_ahead(&look, frame);
        if choices.is_empty() {
            let (card, kind) = happens_to_one(&look, frame)?;
            return self.knows(player, card).then(|| (self.table.cards[card.index()], kind));
        }
        let [(linked, set)] = choices.as_slice() else { return None };
        let card = takes(&look, linked, *set).only().filter(|card| self.knows(player, *card))?;
        Some((self.table.cards[card.index()], chosen_for(&look, linked).kind))
    }

    /// The text that asks the player whether to.
    fn offer_to(&self, player: Player) -> Option<(Look<'_, W>, &Frame<W>)> {
        let pending = self.decision()?;
        let is_offer = pending.player == player && pending.question == Question::May;
        let frame = self.game.stack.text().filter(|_| is_offer)?;
        Some((Look::from_frame(self.table, &self.game, frame), frame))
    }
}

/// The choices of cards that come first where somebody says yes, as far as they can be told before.
pub(super) fn choices_ahead<'a, const W: usize>(
    look: &Look<'a, W>,
    frame: &Frame<W>,
) -> Vec<(&'a LinkedChoice, SetId)> {
    let acts = look.price(Pc(frame.pc.0 + 1)).map_or(&[][..], |price| &price.acts);
    let chosen = acts.iter().filter_map(|act| match *act {
        Act::Find(choice, set) => Some((choice, set)),
        Act::Choose(needed) => Some((needed.choice, needed.set)),
        _no_choice => None,
    });
    chosen.map(|(choice, set)| (look.choice(choice), set)).collect()
}

/// The one card that it is done with, where nothing is chosen for that: "discard it".
fn happens_to_one<const W: usize>(look: &Look<'_, W>, frame: &Frame<W>) -> Option<(Card, EventKind)> {
    let acts = look.price(Pc(frame.pc.0 + 1)).map_or(&[][..], |price| &price.acts);
    let mut happens = acts.iter().filter_map(|act| match *act {
        Act::Happen(kind, _, cards) => Some((kind, cards)),
        _another => None,
    });
    let (kind, cards) = happens.next().filter(|_| happens.next().is_none())?;
    Some((look.cards(cards).only()?, kind))
}

fn takes<const W: usize>(look: &Look<'_, W>, linked: &LinkedChoice, set: SetId) -> CardSet<W> {
    choosable(look, linked, look.set(set))
}
