//! Whether a card can be played: what it requires, and whether what it has to choose is there.

use super::evaluate::Look;
use super::play_chain;
use super::possible::is_any_choosable;
use super::table::{Demand, Table};
use crate::game::{Card, CardSet, Event, Game, Player, TextNo};
use crate::program::{ChoiceId, EventKind, SetId, TestId};

/// Those of the cards that can be played.
#[inline(never)]
pub fn playable<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    cards: &CardSet<W>,
    you: Player,
) -> CardSet<W> {
    let (mut left, others) = table.demanded.met(table, game, you, cards);
    if !others.is_empty() {
        left = left.and_not(unplayable(table, game, &others, you));
    }
    debug_assert_eq!(cards.and_not(left), unplayable(table, game, cards, you), "each finds what it demands");
    left
}

/// Those of the cards that can't be played, asked one by one.
#[inline(never)]
fn unplayable<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    cards: &CardSet<W>,
    you: Player,
) -> CardSet<W> {
    cards.iter().filter(|card| unmet(table, game, *card, you).is_some()).collect()
}

/// What the card demands and does not find.
#[inline]
pub fn unmet<'t, const W: usize>(
    table: &'t Table<'t, W>,
    game: &Game<W>,
    card: Card,
    you: Player,
) -> Option<&'t Demand<W>> {
    let playing = Playing { table, game, card, you };
    table.demanded.of(card).iter().find(|demand| !playing.is_met(demand))
}

/// Somebody wants to play a card.
pub(super) struct Playing<'a, const W: usize> {
    pub(super) table: &'a Table<'a, W>,
    pub(super) game: &'a Game<W>,
    pub(super) card: Card,
    pub(super) you: Player,
}

impl<const W: usize> Playing<'_, W> {
    pub(super) fn is_met(&self, demand: &Demand<W>) -> bool {
        let Playing { table, game, you, .. } = *self;
        match *demand {
            Demand::Test(text, test) => {
                let plainly = table.linked(text).holds_plainly(test, game, you);
                plainly.unwrap_or_else(|| self.holds(text, test))
            }
            Demand::Counted(text, test, ref counted) => {
                let event = self.event();
                let holds = counted.iter().all(|one| one.is_so(game, &event, you, event.card));
                debug_assert_eq!(holds, self.holds(text, test), "what is counted is what the test asks");
                holds
            }
            Demand::Choice(text, choice, set) => self.is_found(text, choice, set),
            Demand::Lies(text, choice, set, ref lying) => {
                let there = lying.there(game, you);
                let is_found = || self.is_found(text, choice, set);
                match lying.are_enough(there) {
                    true if lying.may_be_refused(table, game, there) => is_found(),
                    lies => {
                        debug_assert_eq!(lies, is_found(), "what lies there can be chosen");
                        lies
                    }
                }
            }
        }
    }

    /// Whether there is a card of the set to choose for something.
    #[inline(never)]
    fn is_found(&self, text: TextNo, choice: ChoiceId, set: SetId) -> bool {
        let Playing { table, game, you, .. } = *self;
        let cards = match table.linked(text).sets(table, game).always(set, table, game, you) {
            Some((row, there)) => row.and(*there),
            None => self.cards(text, set),
        };
        let choice = &table.linked(text).choices[choice.index()];
        match choice.may_be_refused {
            true if choice.is_of_a_play() => {
                let (player, cards) = self.playing_another(text, choice, cards);
                play_chain::ends(table, game, player, cards)
            }
            true => is_any_choosable(&self.look(text, &self.event()), choice, &cards),
            false => !cards.is_empty(),
        }
    }

    #[inline(never)]
    fn holds(&self, text: TextNo, test: TestId) -> bool {
        self.look(text, &self.event()).holds(test)
    }

    #[inline(never)]
    pub(super) fn cards(&self, text: TextNo, set: SetId) -> CardSet<W> {
        self.look(text, &self.event()).set(set)
    }

    pub(super) fn event(&self) -> Event {
        Event { card: Some(self.card), ..Event::of(EventKind::Play, self.you) }
    }

    pub(super) fn look<'l>(&'l self, text: TextNo, event: &'l Event) -> Look<'l, W> {
        Look::from_text(self.table, self.game, text, self.you, Some(self.card), event)
    }
}
