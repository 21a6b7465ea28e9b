//! What is known of the cards in play and of the effects that hold for a while: worked out when one comes or goes that it
//! hangs on, or when somebody wants to know. It is not part of the game, which knows it all.

use super::table::{QuietTurns, Stops, Table};
use crate::game::{Card, CardSet, Game, MOST_PLAYERS, Player, Touched};

#[derive(Clone, Copy)]
pub struct InPlay<const W: usize> {
    /// For each player whether it is known where their turns stop for effects, and where that is.
    are_stops_known: [bool; MOST_PLAYERS],
    stops: [Stops; MOST_PLAYERS],
    /// What has to change for a state to come to hold: what rules read, and whatever else is about states now.
    begins: Touched,
    /// The same, and what has to change for one that was met to be over. What effects depend on is known to the game.
    heeded: Touched,
    /// Cards that effects have kept.
    kept: CardSet<W>,
}

impl<const W: usize> InPlay<W> {
    pub fn of(table: &Table<'_, W>, game: &Game<W>) -> InPlay<W> {
        let begins = begins(table, game);
        InPlay {
            are_stops_known: [false; MOST_PLAYERS],
            stops: [Stops::default(); MOST_PLAYERS],
            begins,
            heeded: heeded(table, game, begins),
            kept: kept(game),
        }
    }

    /// The game is another one.
    pub fn renew(&mut self, table: &Table<'_, W>, game: &Game<W>) {
        self.forget_stops();
        self.renew_heeded(table, game);
        self.renew_kept(game);
    }

    /// The game is a copy of one of which this is known.
    #[inline]
    pub fn copy(&mut self, other: &InPlay<W>) {
        self.forget_stops();
        (self.begins, self.heeded, self.kept) = (other.begins, other.heeded, other.kept);
    }

    /// An effect that waits for steps of turns has come or gone.
    #[inline]
    pub fn forget_stops(&mut self) {
        self.are_stops_known = [false; MOST_PLAYERS];
    }

    /// A card or an effect that is about a state has come or gone, or a state has.
    #[inline(always)]
    pub fn renew_heeded(&mut self, table: &Table<'_, W>, game: &Game<W>) {
        self.begins = begins(table, game);
        self.heeded = heeded(table, game, self.begins);
    }

    /// An effect has let go of a card.
    pub fn renew_kept(&mut self, game: &Game<W>) {
        self.kept = kept(game);
    }

    /// An effect has come or gone: these are the cards that all of them have kept.
    #[inline]
    pub fn effects_keep(&mut self, cards: CardSet<W>) {
        self.kept = cards;
    }

    /// The cards that effects have kept.
    #[inline]
    pub fn kept(&self) -> CardSet<W> {
        self.kept
    }

    /// Whether an effect has kept the card.
    #[inline]
    pub fn is_kept(&self, game: &Game<W>, card: Card) -> bool {
        debug_assert!(self.kept == kept(game), "an effect came, went or let go of a card unnoticed");
        self.kept.contains(card)
    }

    /// What states depend on.
    #[inline(always)]
    pub fn heeded(&self, table: &Table<'_, W>, game: &Game<W>) -> &Touched {
        debug_assert!(
            self.heeded == heeded(table, game, begins(table, game)),
            "something that is about a state went unnoticed"
        );
        &self.heeded
    }

    /// What has to change for a state to come to hold.
    #[inline(always)]
    pub fn begins(&self, table: &Table<'_, W>, game: &Game<W>) -> &Touched {
        debug_assert!(self.begins == begins(table, game), "a card that is about a state went unnoticed");
        &self.begins
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

#[inline(never)]
fn kept<const W: usize>(game: &Game<W>) -> CardSet<W> {
    game.floating.iter().fold(CardSet::EMPTY, |all, floating| all.or(floating.keeps.cards))
}

#[inline(never)]
fn begins<const W: usize>(table: &Table<'_, W>, game: &Game<W>) -> Touched {
    // Rules are looked at a first time.
    if !game.looked {
        return Touched::EVERYTHING;
    }
    let mut begins = *table.watched();
    if table.are_states_on_cards() {
        begins.add(table.listeners.state.watched_besides_rules(game));
    }
    begins
}

/// States that were met may be over.
fn heeded<const W: usize>(table: &Table<'_, W>, game: &Game<W>, begins: Touched) -> Touched {
    let mut heeded = begins;
    game.met.iter().for_each(|slot| heeded.add(table.listeners.state.watched_once_met(slot)));
    heeded
}
