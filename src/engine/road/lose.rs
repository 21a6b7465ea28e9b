//! A text that waits while another moves cards no longer speaks of them: "the rest" are those still there, and "that card"
//! is none. What a text moves itself, it goes on speaking of.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::lifetime::card_locals;
use crate::game::{Card, CardSet, Work};

/// What is done above a work.
#[derive(Clone, Copy)]
enum Above<const W: usize> {
    Nothing,
    Another,
    /// A card whose effect is over, and that goes where it belongs: whoever played it still speaks of it.
    Settled(Card),
    /// An event about these cards, perhaps with another text above it.
    Own(CardSet<W>),
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether texts below the one on top may keep cards: where its own come first, they keep none.
    #[inline]
    pub(super) fn do_others_keep(&self) -> bool {
        !self.game.sets.is_empty() && self.game.stack.text().is_none_or(|frame| frame.sets != 0)
    }

    /// The cards have moved: texts below lose them. What happens to the cards of an event that a text has started is its
    /// own doing, whatever the event came to; what else comes of it is not.
    #[inline(never)]
    pub(super) fn lose_from_other_texts(&mut self, cards: &CardSet<W>) {
        let (table, game) = (self.table, &mut self.game);
        let (mut above, mut is_text_above) = (Above::Nothing, false);
        for work in game.stack.iter_mut().rev() {
            above = match work {
                Work::Settle(card, _) => Above::Settled(*card),
                Work::Road(road) => {
                    let card = road.event.card.map_or(CardSet::EMPTY, CardSet::one);
                    let own = road.left.or(road.going).or(road.done).or(card);
                    Above::Own(if let Above::Own(more) = above { own.or(more) } else { own })
                }
                Work::Body(frame) => {
                    let lost = match above {
                        Above::Another | Above::Settled(_) => *cards,
                        Above::Own(own) if is_text_above => cards.and_not(own),
                        Above::Own(_) | Above::Nothing => CardSet::EMPTY,
                    };
                    let first = usize::from(frame.sets);
                    let last = first + table.kept_sets(frame.text);
                    game.sets[first..last].iter_mut().for_each(|kept| *kept = kept.and_not(lost));
                    for local in card_locals(table, frame.text) {
                        let kept = &mut frame.locals[local];
                        let is_lost = |card: Card| {
                            lost.contains(card) && !matches!(above, Above::Settled(played) if played == card)
                        };
                        if *kept > 0 && is_lost(Card((*kept - 1) as u8)) {
                            *kept = 0;
                        }
                    }
                    is_text_above = true;
                    Above::Another
                }
            };
        }
    }
}
