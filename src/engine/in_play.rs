//! What is known of the cards in play and of the effects that hold for a while: worked out when somebody wants to know,
//! and forgotten when one comes or goes that it hangs on. It is not part of the game: nothing has to be known.

use super::table::{QuietTurns, Stops, Table};
use crate::game::{Card, CardSet, Game, MOST_PLAYERS, Player, Touched};

#[derive(Clone, Copy, Default)]
pub struct InPlay<const W: usize> {
    /// For each player whether it is known where their turns stop for effects, and where that is.
    are_stops_known: [bool; MOST_PLAYERS],
    stops: [Stops; MOST_PLAYERS],
    is_heeded_known: bool,
    /// What rules and abilities about states depend on. What effects do is known to the game.
    heeded: Touched,
    are_kept_known: bool,
    /// Cards that effects have kept.
    kept: CardSet<W>,
}

impl<const W: usize> InPlay<W> {
    pub fn forget(&mut self) {
        self.forget_stops();
        self.forget_heeded();
        self.forget_kept();
    }

    /// An effect that waits for steps of turns has come or gone.
    #[inline]
    pub fn forget_stops(&mut self) {
        self.are_stops_known = [false; MOST_PLAYERS];
    }

    /// A card or an effect that is about a state has come or gone, or a state has.
    #[inline]
    pub fn forget_heeded(&mut self) {
        self.is_heeded_known = false;
    }

    /// An effect has come or gone, or lets go of a card.
    #[inline]
    pub fn forget_kept(&mut self) {
        self.are_kept_known = false;
    }

    /// Whether an effect has kept the card.
    #[inline]
    pub fn is_kept(&mut self, game: &Game<W>, card: Card) -> bool {
        if !self.are_kept_known {
            (self.kept, self.are_kept_known) = (kept(game), true);
        }
        debug_assert!(self.kept == kept(game), "an effect came, went or let go of a card unnoticed");
        self.kept.contains(card)
    }

    /// What states depend on.
    #[inline(always)]
    pub fn heeded(&mut self, table: &Table<'_, W>, game: &Game<W>) -> &Touched {
        if !self.is_heeded_known {
            (self.heeded, self.is_heeded_known) = (heeded(table, game), true);
        }
        debug_assert!(self.heeded == heeded(table, game), "something that is about a state went unnoticed");
        &self.heeded
    }

    /// Where turns of the player stop for effects that hold for a while.
    #[inline]
    pub fn stops(
        &mut self,
        table: &Table<'_, W>,
        turns: &QuietTurns<W>,
        game: &Game<W>,
        player: Player,
    ) -> Stops {
        let at = player.index() % MOST_PLAYERS;
        if !self.are_stops_known[at] {
            (self.stops[at], self.are_stops_known[at]) = (turns.awaited(table, game, player), true);
        }
        debug_assert!(
            self.stops[at] == turns.awaited(table, game, player),
            "an effect that waits for turns came or went unnoticed"
        );
        self.stops[at]
    }
}

#[cold]
#[inline(never)]
fn kept<const W: usize>(game: &Game<W>) -> CardSet<W> {
    game.floating.iter().fold(CardSet::EMPTY, |all, floating| all.or(floating.keeps.cards))
}

#[cold]
fn heeded<const W: usize>(table: &Table<'_, W>, game: &Game<W>) -> Touched {
    // Rules are looked at a first time.
    if !game.looked {
        return Touched::EVERYTHING;
    }
    let mut heeded = *table.watched();
    // States that were met may be over.
    game.met.iter().for_each(|slot| heeded.add(table.listeners.state.watched_once_met(slot)));
    if let Some(on_cards) = table.watched_on_cards()
        && table.listeners.state.works_besides_rules(game)
    {
        heeded.add(*on_cards);
    }
    heeded
}
